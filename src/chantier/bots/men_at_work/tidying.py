"""Clearing up after an accident (M63), so that little comes down with it (M64)."""

from __future__ import annotations

from chantier.games.men_at_work import acts
from chantier.games.men_at_work.moves import Choices, ClearAway, MenAtWorkMove
from chantier.games.men_at_work.pieces import Piece
from chantier.games.men_at_work.survey import Survey


def tidied(legal: Choices, trials: int) -> MenAtWorkMove:
    """What carries least goes first; a level that tries things out takes the first that nothing follows."""
    survey = acts.survey(acts.standing(legal.poses))
    order = sorted(legal.to_clear, key=lambda piece: (weighs_on(survey, piece), piece))
    safe = (piece for piece in order[:trials] if acts.take_away(legal.poses, piece).accident is None)
    return ClearAway(next(safe, order[0]))


def weighs_on(survey: Survey, piece: Piece) -> float:
    """The load of everything that rests on a piece or leans against it, mN."""
    return sum(max(touch.load_mn, 0.0) for touch in survey.touches(piece) if touch.normal[2] > -0.3)
