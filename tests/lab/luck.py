"""Does luck come to nothing over many games? `python -m tests.lab.luck GAMES [FUTURES [SEED]]` says, with intervals.

Bots of different strength play, in turn with two, three and four seats and every bot in every seat. Each game's luck is
estimated from a few futures only: that makes one game's number coarse and leaves the mean where it is. Luck must come
to nothing for everybody; what comes of play must not.
"""

from __future__ import annotations

import math
import sys
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import numpy as np
from rich.progress import track

from chantier import registry
from chantier.core.log import Log
from chantier.core.record import Record, read
from chantier.lab.blueprints.coach.accounts import account, seed_of, values_of
from chantier.lab.blueprints.coach.moments import walk
from chantier.lab.simulate import Series, play_one

BOTS = ("builder", "greedy", "uniform")
FUTURES = 12
TOO_FAR = 3.5
"""So many standard errors from nothing is no accident, also if one looks at a few means."""


class Mean(NamedTuple):
    mean: float
    error: float
    games: int

    @classmethod
    def of(cls, values: Sequence[float]) -> Mean:
        return cls(float(np.mean(values)), float(np.std(values, ddof=1) / math.sqrt(len(values))), len(values))

    def __str__(self) -> str:
        return f"{100 * self.mean:+7.2f} % ± {100 * 1.96 * self.error:.2f} ({self.games} seats)"


def luck_and_play(names: tuple[str, ...], log: Log, seed: int, futures: int) -> list[tuple[float, float]]:
    """What luck and what their own play gave the seats of one game."""
    walked = walk(log)
    shares = np.array([values_of(moment, len(names), seed, futures) for moment in walked.moments])
    return [(seat.luck, seat.own) for seat in account(names, walked, shares, {}).seats]


def played(number: int, seed: str) -> tuple[Record, Log, list[str]]:
    registered = registry.GAMES["blueprints"]
    seats = 2 + number % 3
    bots = [BOTS[(number // 3 + seat) % len(BOTS)] for seat in range(seats)]
    makers = tuple(registry.bot_makers(registered, ",".join(bots), seats))
    series = Series(
        registered.game, registered.recorder, makers, registered.game.options_type(), registered.statistics, seed
    )
    record = msgspec.json.decode(play_one(series, number).record, type=Record)
    return record, read(registered.game, registered.recorder, record).log, bots


def main(games: int, futures: int, seed: str) -> int:
    luck: dict[str, list[float]] = defaultdict(list)
    own: dict[str, list[float]] = defaultdict(list)
    for number in track(range(games), "games"):
        record, log, bots = played(number, seed)
        given = luck_and_play(record.seats, log, seed_of(record.fairness.commitment), futures)
        for seat, (bot, (lucky, skilled)) in enumerate(zip(bots, given, strict=True)):
            for whose in (bot, f"seat {seat + 1}"):
                luck[whose].append(lucky)
                own[whose].append(skilled)
    worst = 0.0
    for whose in (*BOTS, *(f"seat {seat}" for seat in range(1, 5))):
        found = Mean.of(luck[whose])
        worst = max(worst, abs(found.mean) / found.error)
        print(f"{whose:8}  luck {found}   own play {Mean.of(own[whose])}")
    print(f"furthest from nothing: {worst:.2f} standard errors")
    return int(worst > TOO_FAR)


if __name__ == "__main__":
    games, futures, seed = (*sys.argv[1:], *("", str(FUTURES), "luck")[len(sys.argv) - 1 :])
    sys.exit(main(int(games), int(futures), seed))
