"""Three servers, one house: they die, stop, lose their database and are replaced while games are played.

    python -m tests.server.failover [GAMES [KILLS [STOPS [CUTS [RESTARTS [REPLACEMENTS [MINUTES]]]]]]]

plays 300 games at once behind HAProxy with real PostgreSQL, whose commits are on the disk: 300 SIGKILLs among the
nodes, 50 SIGSTOPs longer than a node counts as alive, 20 times all connections to the database cut, and PostgreSQL
itself started anew ten times; the nodes' clocks are an hour apart. `tests/server/scenarios/test_nodes.py` does a little
of it. `300 0 0 0 0 20` is what a deployment is like: nodes are only replaced, and no client may be told of an error.

Where MINUTES are given, nothing strikes after them, and what has been until then is judged.

No acknowledged move may be lost and none played twice, every game has to end, and every record is verified. How long a
player waited for the answer to a move is printed.
"""

from __future__ import annotations

import asyncio
import math
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from chantier.core.record import Record
from tests.server.killing import EXPECTED_REFUSALS, Count, Game, Strike, counted, play_and_strike
from tests.server.support.houses import House, house
from tests.server.support.processes import faults
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
    silent_at: list[str]
    """Where nothing was heard for so long that somebody knocked again."""
    struck: dict[str, int]

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


def _name(strike: Strike) -> str:
    called: object = strike.func if isinstance(strike, partial) else strike
    return str(getattr(called, "__name__", called)).strip("_")


def _restart(database: Server) -> None:
    database.stop()
    database.start()


def run(
    folder: Path,
    games: int,
    troubles: Troubles,
    seed: int,
    settings: Sequence[str] = DURABLE,
    until: float = math.inf,
) -> Failover:
    """Prints how far it is. `until`: nothing strikes after that."""
    begun, chance = time.monotonic(), random.Random(seed)
    with postgresql.running(settings) as database:
        address = database.new_database()
        with house(address, folder, CLOCKS) as nodes:
            left = planned = strikes(nodes, database, troubles, chance)
            tables: list[Game] = []
            records: list[Record] = []
            while not tables or (left and time.monotonic() < until):
                # A strike takes seconds: games may have ended before the next.
                coming = left[: max(1, games // GAMES_FOR_A_STRIKE)]
                played, recorded, struck = asyncio.run(
                    play_and_strike(nodes.address, coming, games, seed + len(tables), until)
                )
                tables, records, left = tables + played, records + recorded, left[struck:]
                print(f"{time.monotonic() - begun:.0f} s: {len(tables)} games, {len(left)} strikes to come", flush=True)
            found = faults(nodes.log())
            assert found == [], found[0]
            count = counted(address, begun, tables, records, sum(troubles) - len(left), troubles.expected)
    seats = [seat for game in tables for seat in game.seats]
    pauses = [pause for seat in seats for pause in seat.pauses]
    kinds = Counter(_name(strike) for strike in planned[: len(planned) - len(left)])
    return Failover(count, pauses, [told for seat in seats for told in seat.silent_at], dict(kinds))


def main(games: int = 300, *figures: int) -> None:
    troubles = Troubles(*figures[:5]) if figures else Troubles(kills=300, stops=50, cuts=20, restarts=10)
    seed = random.randrange(10**6)
    print(f"{games} games, seed {seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        until = time.monotonic() + 60 * figures[5] if len(figures) > 5 else math.inf
        outcome = run(Path(folder), games, troubles, seed, until=until)
    print(outcome.struck, outcome.counted)
    print(*outcome.silent_at, sep="\n")
    print("pause in seconds:", {share: round(outcome.pause(share), 2) for share in (0.5, 0.9, 0.99, 0.999, 1)})


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
