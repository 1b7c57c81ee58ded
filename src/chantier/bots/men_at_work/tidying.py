"""Clearing up after an accident (M63), so that little comes down with it (M64)."""

from __future__ import annotations

import random
from collections.abc import Iterator

from chantier.bots.men_at_work.gestures import Unsteady, gesture, missing
from chantier.bots.men_at_work.girders import girder_ideas
from chantier.bots.men_at_work.outlook import Outlook, seen_at_rest
from chantier.games.men_at_work import acts
from chantier.games.men_at_work.cards import GirderTask
from chantier.games.men_at_work.jobs import Order
from chantier.games.men_at_work.judge import ground_touches
from chantier.games.men_at_work.moves import Choices, ClearAway, MenAtWorkMove, PushBack
from chantier.games.men_at_work.pieces import Piece
from chantier.games.men_at_work.state import Work
from chantier.games.men_at_work.survey import Survey

ANYWHERE = Work(Order(GirderTask.THEN_WORKER, ("orange", "purple")))
"""A girder that is pushed back may lie anywhere, and flat is best; its colour does not matter."""
LOOKS = 60


def tidied(legal: Choices, trials: int, hand: Unsteady, rng: random.Random) -> MenAtWorkMove:
    """What carries least goes first. A level that tries things out pushes a girder back where that works (M63), and
    takes the first piece that nothing follows."""
    survey = acts.survey(acts.standing(legal.poses))
    if trials:
        for move in _pushes(legal, seen_at_rest(survey, ANYWHERE), hand, rng):
            if _works(legal, move):
                return move
    order = sorted(legal.to_clear, key=lambda piece: (weighs_on(survey, piece), piece))
    safe = (piece for piece in order[:trials] if acts.take_away(legal.poses, piece).accident is None)
    return ClearAway(next(safe, order[0]))


def weighs_on(survey: Survey, piece: Piece) -> float:
    """The load of everything that rests on a piece or leans against it, mN."""
    return sum(max(touch.load_mn, 0.0) for touch in survey.touches(piece) if touch.normal[2] > -0.3)


def _pushes(legal: Choices, seen: Outlook, hand: Unsteady, rng: random.Random) -> Iterator[PushBack]:
    for girder in legal.pushable:
        found = girder_ideas(seen, girder, rng, LOOKS)
        if found:
            best = max(found, key=lambda idea: idea.safety)
            yield PushBack(girder, gesture(best, legal.poses, missing(hand, rng)).path)


def _works(legal: Choices, move: PushBack) -> bool:
    acted = acts.place(legal.poses, move.piece, legal.poses[move.piece], move.path, None)
    return acted.accident is None and not ground_touches(acted.survey, move.piece)
