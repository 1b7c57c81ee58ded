"""Three servers, one house: they die, stop, lose their database and are replaced while games are played.

    python -m tests.server.failover [GAMES [KILLS [STOPS [CUTS [RESTARTS [REPLACEMENTS]]]]]]

plays 300 games at once behind HAProxy with real PostgreSQL, whose commits are on the disk: 300 SIGKILLs among the
nodes, 50 SIGSTOPs longer than a node counts as alive, 20 times all connections to the database cut, and PostgreSQL
itself started anew ten times; the nodes' clocks are an hour apart. `tests/server/scenarios/test_nodes.py` does a little
of it. `300 0 0 0 0 20` is what a deployment is like: nodes are only replaced, and no client may be told of an error.

No acknowledged move may be lost and none played twice, every game has to end, and every record is verified. How long a
player waited for the answer to a move is printed.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from chantier.core.record import Record
from tests.server.killing import EXPECTED_REFUSALS, Count, Game, Strike, counted, play_and_strike
from tests.server.support.houses import House, house
from tests.store.support import postgresql
from tests.store.support.postgresql import DURABLE, Server

FROZEN_S = 5.0
"""Longer than a node counts as alive (3 s)."""
GAMES_FOR_A_STRIKE = 3
"""Of so many games at once one strike may be expected to find some still running."""
CLOCKS = (0, 3600, -3600)


class Failover(NamedTuple):
    counted: Count
    pauses: list[float]
    """Seconds from a move to its answer, for all moves."""

    def pause(self, share: float) -> float:
        ordered = sorted(self.pauses)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Troubles(NamedTuple):
    """How often each of them strikes."""

    kills: int
    stops: int = 0
    cuts: int = 0
    restarts: int = 0
    replacements: int = 0
    """A node closes, as it is asked to, and a new one takes its place."""

    @property
    def expected(self) -> set[str]:
        """When the database is away, whoever moves is told so, and asks again."""
        return EXPECTED_REFUSALS | ({"store_unavailable"} if self.cuts or self.restarts or self.stops else set())


def strikes(nodes: House, database: Server, troubles: Troubles, chance: random.Random) -> list[Strike]:
    """In random order, against random nodes."""
    node = partial(chance.randrange, len(nodes.nodes))
    many: list[Strike] = [partial(nodes.kill, node()) for _ in range(troubles.kills)]
    many += [partial(nodes.freeze, node(), FROZEN_S) for _ in range(troubles.stops)]
    many += [partial(nodes.replace, node()) for _ in range(troubles.replacements)]
    many += [database.cut for _ in range(troubles.cuts)]
    many += [partial(_restart, database) for _ in range(troubles.restarts)]
    chance.shuffle(many)
    return many


def _restart(database: Server) -> None:
    database.stop()
    database.start()


def run(folder: Path, games: int, troubles: Troubles, seed: int, settings: Sequence[str] = DURABLE) -> Failover:
    begun, chance = time.monotonic(), random.Random(seed)
    with postgresql.running(settings) as database:
        address = database.new_database()
        with house(address, folder, CLOCKS) as nodes:
            left = strikes(nodes, database, troubles, chance)
            tables: list[Game] = []
            records: list[Record] = []
            while left or not tables:  # a strike takes seconds: games may have ended before the next
                coming = left[: max(1, games // GAMES_FOR_A_STRIKE)]
                played, recorded, struck = asyncio.run(
                    play_and_strike(nodes.address, coming, games, seed + len(tables))
                )
                tables, records, left = tables + played, records + recorded, left[struck:]
            assert "Traceback" not in nodes.log(), nodes.log()
            count = counted(address, begun, tables, records, sum(troubles), troubles.expected)
    pauses = [pause for game in tables for seat in game.seats for pause in seat.pauses]
    return Failover(count, pauses)


def main(
    games: int = 300, kills: int = 300, stops: int = 50, cuts: int = 20, restarts: int = 10, replacements: int = 0
) -> None:
    seed = random.randrange(10**6)
    print(f"{games} games, seed {seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        outcome = run(Path(folder), games, Troubles(kills, stops, cuts, restarts, replacements), seed)
    print(outcome.counted)
    print("pause in seconds:", {share: round(outcome.pause(share), 2) for share in (0.5, 0.9, 0.99, 0.999, 1)})


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
