"""The prepared sites as one draws them, with the pieces where they really stand (M10, M81 to M83)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from math import cos, radians, sin
from typing import Literal

import msgspec

from chantier.games.men_at_work.geometry.poses import Pose, Vector, dot, point_of, rotate
from chantier.games.men_at_work.pieces import MAKES, PIECES, Kind, Piece, colour_of
from chantier.games.men_at_work.rules import prepared
from chantier.games.men_at_work.state import Options
from chantier.pictures.men_at_work.painting_order import EDGE_ON, back_to_front
from chantier.pictures.men_at_work.piece_looks import solids_of
from chantier.pictures.men_at_work.solids import OPEN, SolidFace

Point = tuple[float, float]
"""To the right and up, in mm; the middle of the table is at 0."""
Shade = Literal["top", "front", "side"]
TURNED, RAISED = radians(20), radians(14)
"""Almost from the side, but from a little above and round the corner: otherwise half of it hides."""
RIGHT: Vector = (cos(TURNED), sin(TURNED), 0.0)
AWAY: Vector = (-sin(TURNED), cos(TURNED), 0.0)
TOWARDS: Vector = (sin(TURNED), -cos(TURNED), sin(RAISED))
CUT_AWAY = "front_wall"
"""The box is drawn open towards whoever looks."""
STAMP_FROM_END_MM = 14.0


class Seen(msgspec.Struct, omit_defaults=True):
    """A side of a piece that one sees; a worker is only said where he stands, for he has a drawing of his own."""

    kind: Kind
    outline: list[Point] = []
    shade: Shade = "front"
    colour: str = ""
    stamps: list[Point] = []
    stands: Point | None = None


WORLDS: Mapping[str, Mapping[str, object]] = {
    "": {},
    "-crane": {"crane": True},
    "-skyscraper": {"skyscraper": True},
    "-floor": {"crane": True, "skyscraper": True},
    "-rim": {"crane": True, "skyscraper": True, "crane_on": "rim"},
}
"""What stands there besides the site, by how a choice is called."""


def sites() -> dict[str, list[Seen]]:
    """By their choices: `site`, then `crane`, `skyscraper` or `floor` and `rim` for both. Back to front."""
    return {
        f"{site}{name}": list(seen(prepared(msgspec.convert({"site": site, **world}, Options))))
        for site, (name, world) in product(("beginner", "advanced", "expert"), WORLDS.items())
    }


def seen(placed: Mapping[Piece, Pose]) -> Iterator[Seen]:
    solids = [one for piece, pose in placed.items() for one in solids_of(piece, pose) if one.part != CUT_AWAY]
    ordered = back_to_front(solids, TOWARDS)
    last = {solid.piece: number for number, solid in enumerate(ordered)}
    for number, solid in enumerate(ordered):
        piece = Piece(solid.piece)
        match PIECES[piece]:
            case Kind.HAT:
                pass
            case Kind.WORKER:
                if number == last[piece]:
                    yield Seen(Kind.WORKER, stands=flat(placed[piece].position))
            case kind:
                for face in solid.faces:
                    if face.colour != OPEN and dot(face.normal, TOWARDS) > EDGE_ON:
                        yield _side(piece, kind, face, placed[piece])


def _side(piece: Piece, kind: Kind, face: SolidFace, pose: Pose) -> Seen:
    shade = _shade(face.normal)
    outline = [flat(corner) for corner in face.corners]
    if kind is not Kind.GIRDER:
        return Seen(kind, outline, shade)
    stamps = _stamps(face, pose) if shade == "front" else []
    return Seen(kind, outline, shade, colour_of(piece), stamps)


def _shade(normal: Vector) -> Shade:
    if normal[2] > 0.7:
        return "top"
    return "front" if dot(normal, AWAY) < -0.7 else "side"


def _stamps(face: SolidFace, pose: Pose) -> list[Point]:
    """On its long sides, near both ends."""
    length, thick, _ = MAKES[Kind.GIRDER].parts[0].size
    if abs(dot(face.normal, rotate(pose.rotation, (1.0, 0.0, 0.0)))) > 0.5:
        return []
    out = face.normal
    ends = (STAMP_FROM_END_MM - length / 2, length / 2 - STAMP_FROM_END_MM)
    middles = (point_of(pose, (along, 0.0, 0.0)) for along in ends)
    return [flat((x + out[0] * thick / 2, y + out[1] * thick / 2, z + out[2] * thick / 2)) for x, y, z in middles]


def flat(point: Vector) -> Point:
    """Where a point falls on the paper."""
    return _rounded(dot(point, RIGHT)), _rounded(point[2] + dot(point, AWAY) * sin(RAISED))


def _rounded(mm: float) -> float:
    return round(mm, 1) + 0.0  # no minus before a nought
