"""Sights for a processor second of the server: explained when somebody asks, against explained with the sight.

Two servers with the same seed, and the same people with the same secrets and the same dice of their own: both play the
same games of Blueprints with four seats, move by move. On one server each seat sends each of its sights to
`POST /api/games/blueprints/explain`, as pages did before they could be told; on the other each has entered with
`explain`. The sides take turns, a round is whole games, and the first round only warms up. What the players use does
not count.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import subprocess
from collections.abc import Sequence
from contextlib import AsyncExitStack, ExitStack
from statistics import median
from typing import NamedTuple

from benchmarks.players import LINKS, Explained, Load
from benchmarks.serving import Figure, Round, our_round, server
from chantier.core.evidence import Chain
from chantier.lab.blueprints.kernel import warm_up
from tests.server.support.processes import ServerProcess
from tests.support.device import Device

TABLES = 4
ROUNDS = 4
PROGRAM = ("tests.server.support.seeded", "sights")


class SeededDevice(Device):
    """The same secrets for the same name."""

    def __init__(self, name: str) -> None:
        super().__init__(LINKS)
        secret = hashlib.sha256(name.encode()).digest()
        self.salt, self.chain = secret[:16].hex(), Chain(secret, LINKS)


class Side(NamedTuple):
    house: ServerProcess
    load: Load
    rounds: list[Round]


async def played(houses: Sequence[ServerProcess], ways: Sequence[Explained]) -> list[list[Round]]:
    async with AsyncExitStack() as stack:
        sides = [Side(house, await stack.enter_async_context(Load.of(house.address, TABLES)), []) for house in houses]
        for number in range(ROUNDS + 1):
            for side, way in zip(sides, ways, strict=True):
                side.load.explained, side.load.device = way, SeededDevice
                done = await our_round(side.house, side.load)
                explained = side.load.counts.explanations
                assert explained >= done.told, f"of {done.told} sights only {explained} were explained"
                if number:
                    side.rounds.append(done)
        assert [one.told for one in sides[0].rounds] == [one.told for one in sides[1].rounds], "not the same games"
        return [side.rounds for side in sides]


def measure() -> list[Figure]:
    load = os.getloadavg()[0]
    subprocess.run(warm_up.COMMAND, check=True)  # or else our servers would compile while they are measured
    with ExitStack() as stack:
        houses = [stack.enter_context(server(PROGRAM)) for _ in range(2)]
        asked, told = asyncio.run(played(houses, ("asked", "told")))
    ratios = sorted(two.told / two.cpu_s * one.cpu_s / one.told for one, two in zip(asked, told, strict=True))
    return [
        Figure("sights for a processor second, each asked about", f"{_rate(asked):,.0f}"),
        Figure("the same, explained with the sight", f"{_rate(told):,.0f}"),
        Figure(
            f"the ratio of the two, lowest and highest of {ROUNDS} rounds",
            f"{_rate(told) / _rate(asked):.2f}, {ratios[0]:.2f} and {ratios[-1]:.2f}",
        ),
        Figure("sights in a round, on each side", f"{asked[0].told:,}"),
        Figure("load of the machine before", f"{load:.1f} on {os.cpu_count()} cores"),
    ]


def _rate(rounds: Sequence[Round]) -> float:
    return median(one.told / one.cpu_s for one in rounds)
