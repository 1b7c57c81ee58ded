"""Two nodes over one: moves a second of `serve --workers 2` against one process, in the same run.

Both on one real PostgreSQL whose commits are on the disk, 50 Blueprints tables of four people who move as fast as
answers come; the sides take turns, a round is whole games. The players share the machine with the servers and the
database, so on two cores two nodes cannot be twice as fast: who used how much processor time for a move is told beside.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmarks.decisions import Row
from benchmarks.players import Load
from benchmarks.processes import cpu_seconds
from benchmarks.serving import Figure, our_round
from tests.server.support.processes import ServerProcess
from tests.store.support import postgresql

TABLES = 50
ROUNDS = 4
"""For each side; the first of each warms up."""
ONE, TWO = (), ("--workers", "2")


class Played(NamedTuple):
    moves_per_s: float
    node_ms: float
    database_ms: float
    players_ms: float


@contextmanager
def house(database: postgresql.Server, arguments: Sequence[str]) -> Iterator[ServerProcess]:
    with (
        tempfile.TemporaryDirectory(prefix="chantier-bench-") as folder,
        ServerProcess(database.new_database(), Path(folder) / "log.txt", arguments=arguments) as running,
    ):
        yield running


async def played(running: ServerProcess, database: postgresql.Server, load: Load) -> Played:
    stored, players = cpu_seconds(database.pid), sum(os.times()[:2])
    done = await our_round(running, load)
    stored, players = cpu_seconds(database.pid) - stored, sum(os.times()[:2]) - players
    return Played(
        done.moves / done.seconds,
        done.cpu_s / done.moves * 1000,
        stored / done.moves * 1000,
        players / done.moves * 1000,
    )


async def alternately(
    database: postgresql.Server, one: ServerProcess, two: ServerProcess
) -> tuple[list[Played], list[Played]]:
    async with Load.of(one.address, TABLES) as at_one, Load.of(two.address, TABLES) as at_two:
        rounds = [(await played(one, database, at_one), await played(two, database, at_two)) for _ in range(ROUNDS)]
    return [first for first, _ in rounds[1:]], [second for _, second in rounds[1:]]


def costs(whose: str, rounds: Sequence[Played]) -> Figure:
    node, stored, players = (median(one[place] for one in rounds) for place in (1, 2, 3))
    return Figure(
        f"{whose}: processor time of a move in the nodes, PostgreSQL and the players, sitting down among the last two",
        f"{node:.2f}, {stored:.2f} and {players:.2f} ms",
    )


def measure() -> tuple[list[Row], list[Figure]]:
    with (
        postgresql.running(postgresql.DURABLE) as database,
        house(database, ONE) as one,
        house(database, TWO) as two,
    ):
        alone, both = asyncio.run(alternately(database, one, two))
    rates = [median(played.moves_per_s for played in side) for side in (both, alone)]
    return [Row("moves a second of two nodes", rates[0], rates[1], None)], [costs("one", alone), costs("two", both)]
