"""What touches what, as read off a site at rest, and what follows from it without further physics."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from chantier.games.men_at_work.pieces import TABLE, Kind, Piece
from chantier.games.men_at_work.poses import Pose, Vector, add, dot, point_of, scale, subtract
from chantier.games.men_at_work.tolerances import REST_NORMAL_Z, TOUCH_MM

FOOT_PARTS = ("left_foot", "right_foot")
ARM_PARTS = ("left_arm", "right_arm")


class Surface(NamedTuple):
    """A part of a piece, by name, and where its centre is as seen from the piece (mm)."""

    piece: Piece
    part: str
    centre: Vector


class TouchPoint(msgspec.Struct, frozen=True):
    """One point of a touch, in the world: position and gap in mm (negative: pressed in), load in millinewton."""

    position: Vector
    gap_mm: float
    load_mn: float


class Touch(msgspec.Struct, frozen=True):
    """A part of one piece touches a part of another; the unit normal points from `piece` to `other`."""

    piece: Piece
    part: str
    other: Piece
    other_part: str
    normal: Vector
    points: tuple[TouchPoint, ...]

    @property
    def load_mn(self) -> float:
        return sum(point.load_mn for point in self.points)

    def turned_round(self) -> Touch:
        return Touch(self.other, self.other_part, self.piece, self.part, scale(self.normal, -1.0), self.points)


def read_touch(
    one: Surface,
    one_pose: Pose,
    two: Surface,
    two_pose: Pose,
    normal: Vector,
    points: Iterable[tuple[Vector, Vector, float]],
) -> Touch | None:
    """What the engine knows about two parts, each point as seen from either part's centre, with its load. The engine's
    own distances are those before its last step; the same points at today's poses tell today's gap."""
    found = []
    for in_one, in_two, load_mn in points:
        here = point_of(one_pose, add(one.centre, in_one))
        gap = dot(subtract(point_of(two_pose, add(two.centre, in_two)), here), normal)
        if gap <= TOUCH_MM:
            found.append(TouchPoint(here, gap, load_mn))
    return Touch(one.piece, one.part, two.piece, two.part, normal, tuple(found)) if found else None


def touches_of(piece: Piece, touches: Iterable[Touch]) -> list[Touch]:
    """Those of one piece, each told from its side."""
    return [
        touch if touch.piece == piece else touch.turned_round()
        for touch in touches
        if piece in (touch.piece, touch.other)
    ]


def rests_on(piece: Piece, touches: Iterable[Touch]) -> list[Touch]:
    """What bears the piece: touched from above, steeply enough."""
    return [touch for touch in touches_of(piece, touches) if touch.normal[2] <= REST_NORMAL_Z]


def stands_on(worker: Piece, touches: Iterable[Touch]) -> set[Piece]:
    """The pieces on which both of a worker's feet rest (M10, M35); how far he leans is another question."""
    under = {foot: set[Piece]() for foot in FOOT_PARTS}
    for touch in rests_on(worker, touches):
        if touch.part in under:
            under[touch.part].add(touch.other)
    return set.intersection(*under.values())


def touching(surface: Piece, touches: Iterable[Touch], part: str | None = None) -> set[Piece]:
    """The pieces that touch a piece, or one part of it."""
    return {touch.other for touch in touches_of(surface, touches) if part is None or touch.part == part}


def on_table(touches: Iterable[Touch]) -> set[Piece]:
    return touching(TABLE, touches)


def on_crane_platform(touches: Iterable[Touch]) -> set[Piece]:
    """M81: a piece that falls there is an accident."""
    return touching(Piece(Kind.CRANE), touches, "platform")


def on_box_floor(touches: Iterable[Touch]) -> set[Piece]:
    """M82: the same."""
    return touching(Piece(Kind.BOX), touches, "floor")
