"""What a bot would think of in a person's place: moves to choose from, best first, and a steady hand for a place that
the person names. The same sight gives the same advice."""

from __future__ import annotations

import math
import random

from chantier.bots.men_at_work.gestures import AIR_MM, STEADY, gesture, missing
from chantier.bots.men_at_work.girders import BRICK_ON_TOP
from chantier.bots.men_at_work.ideas import ENOUGH_MM, Idea, worth
from chantier.bots.men_at_work.loads import carried_with_him
from chantier.bots.men_at_work.outlook import outlook
from chantier.bots.men_at_work.thinking import ideas
from chantier.bots.men_at_work.tidying import pulled, weighs_on
from chantier.core.chance import SeededChance
from chantier.core.sight import Sight
from chantier.games.men_at_work import acts
from chantier.games.men_at_work.hand import Path, Target
from chantier.games.men_at_work.jobs import reserve
from chantier.games.men_at_work.moves import Choices, ClearAway, KeepSupports, MenAtWorkMove, Place, PushBack
from chantier.games.men_at_work.pieces import PIECES, TABLE, Kind, Piece
from chantier.games.men_at_work.poses import Pose, add, rotate, turned
from chantier.games.men_at_work.survey import Survey
from chantier.games.men_at_work.tolerances import HALF_GIRDER_MM

TRIES = 240
AMBITION_MM = 2.0
"""So much safety a title is worth (M70)."""
PUSH_S = 12.0
DELICATE_MN = 5.0
"""What carries more than this does not come away unnoticed."""
SAFE_MM, FAIR_MM, RISKY_MM = ENOUGH_MM, 2.0, 0.0

Advice = tuple[MenAtWorkMove, float]
"""A move, and how many mm one may be wrong with it."""


def advice(sight: Sight) -> list[Advice]:
    """Everything that comes to mind, best first."""
    legal: Choices = sight.legal
    if legal.phase == "clearing":
        return _clearing(legal)
    if legal.phase == "preparing":  # M10: the simplest site will do
        return [(legal.sample(SeededChance("advice")), SAFE_MM)]
    seen = outlook(sight)
    rng = random.Random(0)
    found = ideas(seen, rng, TRIES) or ideas(seen, rng, 4 * TRIES)
    ambition = AMBITION_MM if seen.rita_is_here else 0.0
    best = sorted(found, key=lambda idea: worth(idea, seen.top, ambition), reverse=True)
    return [(_calmly(idea, legal), idea.safety) for idea in best]


def placing(sight: Sight, piece: Piece, goal: Pose) -> Place:
    """A piece to a place of the person's own choice, from above; with what goes with it (M50, M58)."""
    legal: Choices = sight.legal
    return _calmly(Idea(piece, goal, safety=0.0, top=0.0, joined=_joined(legal, piece)), legal)


def _calmly(idea: Idea, legal: Choices) -> Place:
    return gesture(idea, legal.poses, missing(STEADY, random.Random(0)))


def _joined(legal: Choices, piece: Piece) -> tuple[Piece, Pose] | None:
    wanted = None if legal.step is None or piece in legal.poses else legal.step.joined
    left = [one for one in reserve(legal.poses) if PIECES[one] is wanted]
    if not left:
        return None
    return left[0], BRICK_ON_TOP if wanted is Kind.BRICK else carried_with_him(1.0)


# Clearing up (M63)


def _clearing(legal: Choices) -> list[Advice]:
    """What nothing rests on comes first, so that little comes down after it (M64)."""
    survey = acts.survey(acts.standing(legal.poses))
    pushes: list[Advice] = [(_pushed(survey, piece), RISKY_MM) for piece in legal.clearing.pushable]
    keeps: list[Advice] = [(move, SAFE_MM) for move in legal.listed() if isinstance(move, KeepSupports)]
    load = {piece: weighs_on(survey, piece) for piece in legal.clearable}
    covered = legal.clearing.covered
    lifts = [
        _cleared(legal, piece, load[piece]) for piece in sorted(load, key=load.__getitem__) if piece not in covered
    ]
    pulls = [_cleared(legal, piece, load[piece]) for piece in sorted(load, key=load.__getitem__) if piece in covered]
    return keeps + lifts + pushes + pulls


def _cleared(legal: Choices, piece: Piece, load_mn: float) -> Advice:
    if piece in legal.clearing.covered:
        return ClearAway(piece, pulled(legal.poses[piece], random.Random(0))), RISKY_MM
    return ClearAway(piece), SAFE_MM if load_mn < DELICATE_MN else FAIR_MM


def _pushed(survey: Survey, girder: Piece) -> PushBack:
    """Level, with its middle over what it still leans on; straight up where it leans on nothing."""
    pose = survey.poses[girder]
    x, y, _ = rotate(pose.rotation, (1.0, 0.0, 0.0))
    level = turned((0.0, 0.0, 1.0), math.degrees(math.atan2(y, x)))
    leans = [touch.points[0].position for touch in survey.bearers(girder) if touch.other != TABLE]
    spot = max(leans, key=lambda point: point[2], default=add(pose.position, (0.0, 0.0, HALF_GIRDER_MM)))
    over = Target(0.0, add(spot, (0.0, 0.0, 4.5 + AIR_MM)), level, precise=True)
    return PushBack(girder, Path((over,), PUSH_S))
