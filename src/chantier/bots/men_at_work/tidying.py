"""Clearing up after an accident (M63): what nothing rests on goes first, so that little comes after it (M64)."""

from __future__ import annotations

import random

from chantier.games.men_at_work import acts
from chantier.games.men_at_work.moves import Choices, ClearAway, MenAtWorkMove
from chantier.games.men_at_work.pieces import Piece
from chantier.games.men_at_work.survey import Survey


def tidied(legal: Choices, rng: random.Random) -> MenAtWorkMove:
    survey = acts.survey(acts.standing(legal.poses))
    return ClearAway(min(legal.to_clear, key=lambda piece: (weighs_on(survey, piece), piece)))


def weighs_on(survey: Survey, piece: Piece) -> float:
    """The load of everything that rests on a piece or leans against it, mN."""
    return sum(max(touch.load_mn, 0.0) for touch in survey.touches(piece) if touch.normal[2] > -0.3)
