"""Clearing up after an accident (M63), so that little comes down with it (M64)."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from chantier.bots.men_at_work.gestures import HandError, Unsteady, missing
from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.acting.hand import CAREFUL_SPEED, Path, Target
from chantier.games.men_at_work.engine.pushing import BESIDE_MM, FURTHEST_MM, Rail
from chantier.games.men_at_work.geometry.poses import Pose, add
from chantier.games.men_at_work.judging.judge import ground_touches
from chantier.games.men_at_work.judging.survey import Survey
from chantier.games.men_at_work.moves import NO_PATH, Choices, ClearAway, KeepSupports, MenAtWorkMove, PushBack
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece

BEYOND_MM = (14.0, 30.0, 8.0, 22.0, 42.0, 55.0)
"""How far a girder is pushed beyond the edge it leans on: to the middle of a support first, or as far as the next."""
BREATH_S, LEVEL_S = 0.6, 3.5
CLEAR_OF_THE_SITE_MM = 260.0


def tidied(legal: Choices, trials: int, hand: Unsteady, rng: random.Random) -> MenAtWorkMove:
    """Clears the piece that carries least first. A level that runs trials pushes a girder back where that
    works (M63), and takes the first piece that causes no further fall."""
    if not legal.clearing.lying:
        return KeepSupports()  # standing or not, they can carry something
    survey = acts.survey(acts.standing(legal.poses))
    if trials:
        for move in pushes(legal, survey, hand, rng):
            if _works(legal, move):
                return move
    moves = [cleared(legal, piece, rng) for piece in _lightest_first(legal, survey)]
    return next((move for move in moves[:trials] if _leaves_all_standing(legal, move)), moves[0])


def _lightest_first(legal: Choices, survey: Survey) -> list[Piece]:
    """Pieces to lift come before pieces to pull; pieces on top come before those that carry them."""
    loose = [piece for piece in legal.clearing.optional if PIECES[piece] is not Kind.SUPPORT]
    pieces = (*loose, *legal.clearing.lying)
    return sorted(pieces, key=lambda piece: (piece in legal.clearing.covered, weighs_on(survey, piece), piece))


def cleared(legal: Choices, piece: Piece, rng: random.Random) -> ClearAway:
    return ClearAway(piece, pulled(legal.poses[piece], rng) if piece in legal.clearing.covered else NO_PATH)


def pulled(pose: Pose, rng: random.Random) -> Path:
    """With the hook along the ground, away from the middle, slowly."""
    x, y, z = pose.position
    angle = math.atan2(y, x) + rng.uniform(-0.5, 0.5)
    away = (CLEAR_OF_THE_SITE_MM * math.cos(angle), CLEAR_OF_THE_SITE_MM * math.sin(angle), max(z, 0.0))
    seconds = math.dist(pose.position, away) / CAREFUL_SPEED + BREATH_S
    return Path((Target(0.0, away, pose.rotation, precise=True),), round(seconds, 4))


def _leaves_all_standing(legal: Choices, move: ClearAway) -> bool:
    return acts.clear_away(legal.poses, move.piece, move.path, stood=legal.clearing.crane).accident is None


def weighs_on(survey: Survey, piece: Piece) -> float:
    """The load of everything that rests on a piece or leans against it, mN."""
    return sum(max(touch.load_mn, 0.0) for touch in survey.touches(piece) if touch.normal[2] > -0.3)


def pushes(
    legal: Choices, survey: Survey, hand: Unsteady, rng: random.Random, tries: int = len(BEYOND_MM)
) -> Iterator[PushBack]:
    """Along its way, until its middle is beyond what it leans on; then it is laid level."""
    for girder in legal.clearing.pushable:
        rail = Rail(survey, girder)
        for along in (rail.edge_mm + beyond for beyond in BEYOND_MM[:tries]):
            if along <= FURTHEST_MM:
                yield PushBack(girder, pushed_along(rail, along, missing(hand, rng)))


def pushed_along(rail: Rail, along_mm: float, miss: HandError) -> Path:
    """Up its way, level, and down as far as it goes."""
    top = rail.pushed(along_mm)
    over = add(top.position, miss.goal.position)
    up_s = along_mm / CAREFUL_SPEED + BREATH_S
    level_s = up_s + LEVEL_S
    down = add(over, (0.0, 0.0, -BESIDE_MM))
    targets = (
        Target(0.0, over, top.rotation),
        Target(round(up_s, 4), over, rail.level()),
        Target(round(level_s, 4), down, rail.level()),
    )
    return Path(targets, round(level_s + BREATH_S, 4))


def _works(legal: Choices, move: PushBack) -> bool:
    acted = acts.push_back(legal.poses, move.piece, move.path)
    return acted.accident is None and not ground_touches(acted.survey, move.piece)
