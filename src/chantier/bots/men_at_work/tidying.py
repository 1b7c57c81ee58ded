"""Clearing up after an accident (M63): what nothing rests on goes first, so that little comes after it (M64)."""

from __future__ import annotations

import math
import random

from chantier.games.men_at_work import acts
from chantier.games.men_at_work.hand import Path, Target
from chantier.games.men_at_work.moves import Choices, ClearAway, KeepSupports, MenAtWorkMove
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece
from chantier.games.men_at_work.poses import Pose
from chantier.games.men_at_work.survey import Survey

CLEAR_OF_THE_SITE_MM = 260.0
PULL_S = 20.0


def tidied(legal: Choices, rng: random.Random) -> MenAtWorkMove:
    """Supports stay where they lie: standing or not, they can carry something."""
    clearing = legal.clearing
    loose = [piece for piece in legal.clearable if clearing.lying and PIECES[piece] is not Kind.SUPPORT]
    loose += [piece for piece in clearing.lying if piece not in loose]
    if not loose:
        return KeepSupports()
    survey = acts.survey(acts.standing(legal.poses))
    piece = min(loose, key=lambda one: (one in clearing.covered, weighs_on(survey, one), one))
    return ClearAway(piece, pulled(legal.poses[piece], rng)) if piece in clearing.covered else ClearAway(piece)


def pulled(pose: Pose, rng: random.Random) -> Path:
    """Along the ground, away from the middle, slowly."""
    x, y, z = pose.position
    angle = math.atan2(y, x) + rng.uniform(-0.5, 0.5)
    away = (CLEAR_OF_THE_SITE_MM * math.cos(angle), CLEAR_OF_THE_SITE_MM * math.sin(angle), max(z, 0.0))
    return Path((Target(0.0, away, pose.rotation, True),), PULL_S)


def weighs_on(survey: Survey, piece: Piece) -> float:
    """The load of everything that rests on a piece or leans against it, mN."""
    return sum(max(touch.load_mn, 0.0) for touch in survey.touches(piece) if touch.normal[2] > -0.3)
