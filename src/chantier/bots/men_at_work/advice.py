"""Advice for a person, from a bot's candidates: moves to choose from, best first, and a steady hand for a place that
the person names. The same sight gives the same advice."""

from __future__ import annotations

import random

from chantier.bots.men_at_work.candidates import ideas
from chantier.bots.men_at_work.clearing import cleared, pushes, weighs_on
from chantier.bots.men_at_work.context import outlook
from chantier.bots.men_at_work.gestures import STEADY, gesture, missing
from chantier.bots.men_at_work.girders import BRICK_ON_TOP
from chantier.bots.men_at_work.ideas import ENOUGH_MM, Idea, worth
from chantier.bots.men_at_work.last_resort import at_a_loss
from chantier.bots.men_at_work.loads import carried_with_him
from chantier.core.chance import SeededChance
from chantier.core.sight import Sight
from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.moves import Choices, Decline, KeepSupports, MenAtWorkMove, Place
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece

TRIES = 240
AMBITION_MM = 2.0
"""So much safety a title is worth (M70)."""
DELICATE_MN = 5.0
"""What carries more than this does not come away unnoticed."""
HOPES = 6
SAFE_MM, FAIR_MM, RISKY_MM = ENOUGH_MM, 2.0, 0.0

Advice = tuple[MenAtWorkMove, float]
"""A move, and how many mm one may be wrong with it."""


def advice(sight: Sight) -> list[Advice]:
    """Everything that comes to mind, best first."""
    legal: Choices = sight.legal
    if legal.phase == "clearing":
        return _clearing(legal)
    if legal.phase == "asked":  # M80
        return [(Decline(), SAFE_MM)]
    if legal.phase == "preparing":  # M10: the simplest site will do
        return [(legal.sample(SeededChance("advice")), SAFE_MM)]
    seen = outlook(sight)
    rng = random.Random(0)
    found = ideas(seen, rng, TRIES) or ideas(seen, rng, 4 * TRIES)
    ambition = AMBITION_MM if seen.rita_is_here else 0.0
    best = sorted(found, key=lambda idea: worth(idea, seen.top, ambition), reverse=True)
    return [(_calmly(idea, legal), idea.safety) for idea in best]


def advice_or_hope(sight: Sight) -> list[Advice]:
    """The same; and where nothing comes to mind, something all the same, since there is no passing (M24): for those who
    cannot show a place of their own."""
    return advice(sight) or _hopes(sight.legal)


def _hopes(legal: Choices) -> list[Advice]:
    rng = random.Random(0)
    drops = [_calmly(at_a_loss(legal, rng), legal) for _ in range(HOPES)]
    return [(move, RISKY_MM) for move in [*drops, legal.sample(SeededChance("advice"))] if move in legal]


def placing(sight: Sight, piece: Piece, goal: Pose, via: tuple[Pose, ...] = ()) -> Place:
    """A piece to a place of the person's own choice, from above, perhaps by way of others; with what goes with it (M50,
    M58)."""
    legal: Choices = sight.legal
    return _calmly(Idea(piece, goal, safety=0.0, top=0.0, via=via, joined=_joined(legal, piece)), legal)


def _calmly(idea: Idea, legal: Choices) -> Place:
    return gesture(idea, legal.poses, missing(STEADY, random.Random(0)))


def _joined(legal: Choices, piece: Piece) -> tuple[Piece, Pose] | None:
    left = [] if piece in legal.poses else legal.joinable()
    if not left:
        return None
    return left[0], BRICK_ON_TOP if PIECES[left[0]] is Kind.BRICK else carried_with_him(1.0)


# Clearing up (M63)


def _clearing(legal: Choices) -> list[Advice]:
    """Pieces that carry nothing come first, so that little falls after them (M64). Pieces to be pulled come last."""
    survey = acts.survey(acts.standing(legal.poses))
    rng = random.Random(0)
    load = {piece: weighs_on(survey, piece) for piece in legal.clearable}
    light = sorted(load, key=lambda piece: (piece in legal.clearing.covered, load[piece], piece))
    clears: list[Advice] = [(cleared(legal, piece, rng), _safety(legal, piece, load[piece])) for piece in light]
    keeps: list[Advice] = [(move, SAFE_MM) for move in legal.listed() if isinstance(move, KeepSupports)]
    up: list[Advice] = [(move, FAIR_MM) for move in pushes(legal, survey, STEADY, rng, tries=1)]
    lifts = len(load) - len(legal.clearing.covered)
    return [*keeps, *clears[:lifts], *up, *clears[lifts:]]


def _safety(legal: Choices, piece: Piece, load_mn: float) -> float:
    if piece in legal.clearing.covered:
        return RISKY_MM
    return SAFE_MM if load_mn < DELICATE_MN else FAIR_MM
