"""How does a newcomer fare against the levels of Blueprints? `python -m benchmarks.company [--games N] [--workers N]`

A newcomer (tests/bots/support/newcomer.py) sits with two bots of one level, in every seat equally often. Promised are
the first
level, which whoever presses "Play now" for the first time meets, and the highest. Intervals are Wilson's, 95 %.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from typing import NamedTuple

from chantier import registry
from chantier.games.blueprints.state import Options
from chantier.lab.ratings import share
from chantier.lab.simulate import play_out
from chantier.lab.workers import in_batches, shared_out
from tests.bots.support.newcomer import Newcomer

REGISTERED = registry.GAMES["blueprints"]
SEATS = 3
LEVELS = list(REGISTERED.bots)
FIRST = REGISTERED.first
FIRST_AT_LEAST, HIGHEST_AT_MOST = 0.25, 0.05


class Evening(NamedTuple):
    """One newcomer's games against one level."""

    won: float
    games: int
    points: int
    rivals_points: int
    nothing: int
    """Games that ended without a point."""


def evening(level: str, games: range) -> Evening:
    won, points, rivals, nothing = 0.0, 0, 0, 0
    for number in games:
        seat = number % SEATS
        makers = [Newcomer if one == seat else REGISTERED.bots[level] for one in range(SEATS)]
        outcome = play_out(REGISTERED.game, makers, Options(), "company", number // SEATS).outcome
        won += (seat in outcome.winners) / len(outcome.winners)
        points += outcome.points[seat]
        rivals += sum(outcome.points) - outcome.points[seat]
        nothing += not outcome.points[seat]
    return Evening(won, len(games), points, rivals, nothing)


def _batch(level: str, batch: range) -> list[Evening]:
    return [evening(level, batch)]


def against(level: str, games: int, workers: int) -> Evening:
    parts = [
        part for some in shared_out(partial(_batch, level), in_batches(range(games), workers), workers) for part in some
    ]
    return Evening(*(sum(column) for column in zip(*parts, strict=True)))


def line(level: str, found: Evening) -> str:
    won = share(found.won, found.games)
    rivals = found.rivals_points / found.games / (SEATS - 1)
    return (
        f"| `{level}` | {found.games} | {100 * won.value:.1f} % ({100 * won.low:.1f} to {100 * won.high:.1f}) "
        f"| {found.points / found.games:.1f} | {rivals:.1f} | {found.nothing} |"
    )


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--games", type=int, default=600, help="against each level")
    asked.add_argument("--workers", type=int, default=1)
    asked.add_argument("--level", choices=LEVELS, action="append", help="only these")
    order = asked.parse_args()
    print("| two of | games | newcomer won | points | a rival's | without a point |")
    print("|---|---|---|---|---|---|")
    found = {}
    for level in order.level or LEVELS:
        found[level] = against(level, order.games, order.workers)
        print(line(level, found[level]), flush=True)
    kept = True
    if FIRST in found:
        kept &= found[FIRST].won >= FIRST_AT_LEAST * found[FIRST].games
    if LEVELS[-1] in found:
        kept &= found[LEVELS[-1]].won <= HIGHEST_AT_MOST * found[LEVELS[-1]].games
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
