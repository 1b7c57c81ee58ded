"""Accidents: a piece that falls from the structure and lands on the table or on a worker (M60, M61)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from typing import NamedTuple

import msgspec

from chantier.games.men_at_work.geometry.poses import Pose, angle_between_up_deg, point_of
from chantier.games.men_at_work.judging.survey import Survey
from chantier.games.men_at_work.judging.tolerances import SANK_MM, TOPPLED_DEG
from chantier.games.men_at_work.judging.touches import Touch
from chantier.games.men_at_work.pieces import GROUNDS, PIECES, STEADY_KINDS, TABLE, Kind, Piece, hat_of, make_of


class Accident(msgspec.Struct, frozen=True):
    """The piece that fell and what it fell on: the table, the box, the crane's platform, a worker or his hat."""

    piece: Piece
    onto: Piece


Grounding = tuple[Piece, Piece]
"""A piece, and the ground it touches: the table, the crane (its platform, M81) or the box (its floor, M82)."""


class Lay(NamedTuple):
    """Position of a piece of the structure, from which it may fall."""

    centre_z_mm: float
    """Of its centre of mass: a worker's origin is between his soles, which do not sink when he topples."""
    touched: frozenset[Piece]


def lay(piece: Piece, pose: Pose, touches: Iterable[Touch]) -> Lay:
    ends = {end for touch in touches for end in (touch.piece, touch.other)}
    return Lay(point_of(pose, make_of(piece).centre_of_mass)[2], frozenset(ends - {piece, TABLE}))


def lays(survey: Survey) -> dict[Piece, Lay]:
    return {piece: lay(piece, pose, survey.touches(piece)) for piece, pose in survey.poses.items()}


def groundings(survey: Survey) -> set[Grounding]:
    return {(touch.piece, touch.other) for piece in survey.poses for touch in survey.touches(piece) if is_ground(touch)}


def is_ground(touch: Touch) -> bool:
    return (touch.other, touch.other_part) in GROUNDS


def members(survey: Survey) -> set[Piece]:
    """The structure: everything that has not come down to the table or the floor of the box already; supports and the
    crane never count as falling (M61). What stands on the crane's platform belongs to the structure (M81)."""
    down = {piece for piece, ground in groundings(survey) if PIECES.get(ground) is not Kind.CRANE}
    return {piece for piece in survey.poses if PIECES[piece] not in STEADY_KINDS} - down


def fell_on_the_ground(
    grounded: Iterable[Grounding], structure: set[Piece], before: Set[Grounding] = frozenset()
) -> Accident | None:
    """The first member among the pieces that touch a ground now and did not touch it before."""
    return next((Accident(*one) for one in sorted(set(grounded) - before) if one[0] in structure), None)


def crane_fell(stood: Pose, now: Pose) -> bool:
    """It tipped over, or came down from where it stood (M81)."""
    tipped = angle_between_up_deg(stood.rotation, now.rotation) > TOPPLED_DEG
    return tipped or stood.position[2] - now.position[2] >= SANK_MM


def fell_on_a_worker(before: Mapping[Piece, Lay], after: Survey, structure: set[Piece]) -> Accident | None:
    """A member that sank and now rests on a worker or a hat which it did not touch before (M60); not on its own hat."""
    for piece in sorted(structure & set(after.poses) & set(before)):
        if before[piece].centre_z_mm - lay(piece, after.poses[piece], ()).centre_z_mm < SANK_MM:
            continue
        for touch in after.bearers(piece):
            person = PIECES.get(touch.other) in (Kind.WORKER, Kind.HAT)
            if person and not _belong_together(piece, touch.other) and touch.other not in before[piece].touched:
                return Accident(piece, touch.other)
    return None


def _belong_together(one: Piece, other: Piece) -> bool:
    """A worker and the hat he came with."""
    return any(PIECES[a] is Kind.WORKER and hat_of(a) == b for a, b in ((one, other), (other, one)))
