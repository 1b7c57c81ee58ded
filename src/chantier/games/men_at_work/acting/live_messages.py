"""Messages of live play: what a client sends, and what everybody is told. docs/wire.md describes them."""

from __future__ import annotations

import msgspec

from chantier.core.decoding import decode_json
from chantier.games.men_at_work.acting.hand import check_pose
from chantier.games.men_at_work.engine.tuning import TICKS_PER_S
from chantier.games.men_at_work.fall_cause import Cause
from chantier.games.men_at_work.geometry.poses import Pose, Quaternion, Vector
from chantier.games.men_at_work.judging.judge import Condition
from chantier.games.men_at_work.motion.motion_frames import STEP_MM
from chantier.games.men_at_work.pieces import Piece

AIM_DIGITS, TURN_DIGITS = 3, 6
"""Aims are rounded to a micrometre: a hand knows no better, and a path is kept for ever."""


# What a client sends


class TakeToPlace(msgspec.Struct, frozen=True, tag_field="kind", tag="Place", forbid_unknown_fields=True):
    """A `Place` whose path is yet to come."""

    piece: Piece
    start: Pose
    joined: Piece | None = None
    joined_start: Pose | None = None


class TakeToClear(msgspec.Struct, frozen=True, tag_field="kind", tag="ClearAway", forbid_unknown_fields=True):
    piece: Piece


class TakeToPush(msgspec.Struct, frozen=True, tag_field="kind", tag="PushBack", forbid_unknown_fields=True):
    piece: Piece


Taken = TakeToPlace | TakeToClear | TakeToPush


class Aim(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Target of the held piece's origin, valid from now on."""

    position: Vector
    rotation: Quaternion
    precise: bool = False


# What is told


class About(msgspec.Struct, frozen=True):
    """Public information on an act when it begins."""

    taken: Taken
    things: tuple[Piece, ...]
    """What may move, by the numbers it has in what is told."""
    ticks_per_s: int = TICKS_PER_S
    step_mm: float = STEP_MM


class Felt(msgspec.Struct, frozen=True, omit_defaults=True):
    """Feedback to a hand: the pieces and points that the held pieces touch, and the conditions that would hold
    if all were at rest. The table chooses how much of it is told (M90). An accident is always told, and
    whether the piece can still be put back."""

    touches: tuple[Piece, ...] = ()
    points: tuple[Vector, ...] = ()
    conditions: tuple[Condition, ...] = ()
    accident: tuple[Piece, Piece] | None = None
    """What fell, and on what (M60): the act can no longer be given up."""
    cause: Cause | None = None
    """... and why, as far as it was seen."""
    disturbed: bool = False
    """Something else has moved while the piece was held: it counts now, and cannot be put back (M31, M65)."""


def aim_at(pose: Pose) -> Aim:
    return _rounded(Aim(pose.position, pose.rotation))


def _rounded(aim: Aim) -> Aim:
    x, y, z = (round(mm, AIM_DIGITS) for mm in aim.position)
    w, i, j, k = (round(part, TURN_DIGITS) for part in aim.rotation)
    return Aim((x, y, z), (w, i, j, k), aim.precise)


def read_aim(asked: bytes) -> Aim:
    """From a stranger's JSON, strictly."""
    aim: Aim = decode_json(asked, Aim)
    check_pose(Pose(aim.position, aim.rotation), 0)
    return _rounded(aim)
