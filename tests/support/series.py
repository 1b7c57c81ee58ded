"""Figures of series of Men at Work: `python -m tests.support.series FILE ...`, of what `simulate --record` wrote.

Every record must pass the referee, and every piece and card must be in exactly one place after every decision. Sites
that would not come to rest by themselves are counted. Of each game one site, chosen by chance, is put up again and left
alone to see whether it moves.
"""

from __future__ import annotations

import math
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from chantier.core.game import fold
from chantier.core.record import Record, check, load, read
from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.events import PieceCleared, PiecePlaced
from chantier.games.men_at_work.geometry.poses import Pose, subtract
from chantier.games.men_at_work.pieces import Piece
from chantier.registry import GAMES

NAME = "men-at-work"
REGISTERED = GAMES[NAME]


class Shown(NamedTuple):
    """Of one game."""

    ending: str
    decisions: int
    wrong: list[str]
    restless: int
    moved_mm: float


def shown(record: Record, chance: random.Random) -> Shown:
    verdict = check(REGISTERED.game, REGISTERED.recorder, record, simulate=False)
    wrong = [] if verdict.proved else [f"not proved: {verdict.wrong}"]
    states, log = list(states_of(record)), read(REGISTERED.game, REGISTERED.recorder, record).log
    wrong += [f"decision {n}: something is twice or nowhere" for n, state in enumerate(states) if not in_place(state)]
    restless = sum(not event.seen.settled for event in log.events() if isinstance(event, PiecePlaced | PieceCleared))
    outcome = REGISTERED.game.outcome(states[-1])
    site = chance.choice([state.poses for state in states if state.poses])
    return Shown("none" if outcome is None else outcome.reason, len(states) - 1, wrong, restless, moved_mm(site))


def states_of(record: Record) -> Iterator[Any]:
    state = None
    for turn in read(REGISTERED.game, REGISTERED.recorder, record).log:
        state = fold(REGISTERED.game, turn.events, state)
        yield state


def in_place(state: Any) -> bool:
    assert REGISTERED.law_facts.inventory is not None
    expected, found = REGISTERED.law_facts.inventory(state)
    return bool(expected == found)


def moved_mm(poses: dict[Piece, Pose]) -> float:
    """How far the most restless piece goes when the site is put up once more and nobody touches it."""
    site = Site()
    site.add_all(poses)
    site.settle()
    return max(math.hypot(*subtract(site.pose(piece).position, pose.position)) for piece, pose in poses.items())


def main(paths: list[str]) -> None:
    chance = random.Random(1)
    for path in map(Path, paths):
        games = [shown(record, chance) for _, record in load(path)]
        endings = Counter(game.ending for game in games)
        lengths = [game.decisions for game in games]
        restless, moved = sum(game.restless for game in games), max(game.moved_mm for game in games)
        print(
            f"{path.name}: {len(games)} games of {min(lengths)} to {max(lengths)} decisions, {dict(endings)};", end=" "
        )
        print(f"put to sleep {restless} of {sum(lengths)}; moved by itself at most {moved:.2f} mm", flush=True)
        for number, game in enumerate(games, start=1):
            for wrong in game.wrong:
                print(f"  game {number}: {wrong}")


if __name__ == "__main__":
    main(sys.argv[1:])
