"""Contents of the box: pieces, their parts, how many of each (M01, M02), and the prepared sites (M10)."""

from __future__ import annotations

import tomllib
import zlib
from collections.abc import Iterator, Mapping
from enum import StrEnum
from importlib.resources import files
from itertools import product
from typing import Any, Literal, NewType

import msgspec

from chantier.games.men_at_work.geometry.poses import (
    UNTURNED,
    Pose,
    Quaternion,
    Vector,
    compose,
    point_of,
    turned,
    unit,
)

Piece = NewType("Piece", str)
"""A piece is its id: `girder-orange-3`, `worker-5`, `crane`."""
TABLE = Piece("table")
"""Not in the box, and always there: what everything stands on."""
TABLE_TOP = "top"
CRANE, BOX = Piece("crane"), Piece("box")


class Kind(StrEnum):
    SUPPORT = "support"
    GIRDER = "girder"
    WORKER = "worker"
    HAT = "hat"
    BRICK = "brick"
    BEAM = "beam"
    CRANE = "crane"
    BOX = "box"


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cuboid, unturned in its piece; mm."""

    name: str
    centre: Vector
    size: Vector

    @property
    def volume_mm3(self) -> float:
        return self.size[0] * self.size[1] * self.size[2]

    def corners(self) -> Iterator[Vector]:
        """The eight corners, as seen from the piece."""
        for signs in product((-0.5, 0.5), repeat=3):
            yield (
                self.centre[0] + signs[0] * self.size[0],
                self.centre[1] + signs[1] * self.size[1],
                self.centre[2] + signs[2] * self.size[2],
            )


class Make(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Properties shared by all pieces of a kind; mm, g, and newton for the grip."""

    count: int
    mass_g: float
    friction: float
    combine: Literal["average", "min"]
    grip_n: float
    parts: tuple[Part, ...]
    colour: str = ""
    colours: tuple[str, ...] = ()
    fixed: bool = False

    @property
    def density_g_mm3(self) -> float:
        return self.mass_g / sum(part.volume_mm3 for part in self.parts)

    @property
    def centre_of_mass(self) -> Vector:
        """As seen from the piece's origin."""
        whole = sum(part.volume_mm3 for part in self.parts)
        x, y, z = (sum(part.volume_mm3 * part.centre[axis] for part in self.parts) / whole for axis in range(3))
        return (x, y, z)


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a preset: turned by `yaw` degrees about the vertical, or by a quaternion."""

    at: Vector
    yaw: float = 0.0
    turn: Quaternion | None = None

    @property
    def pose(self) -> Pose:
        return Pose(self.at, turned((0.0, 0.0, 1.0), self.yaw) if self.turn is None else unit(self.turn))


def _read(name: str, kind: Any) -> Any:
    text = files(__package__).joinpath(name).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), kind)


PIECES_VERSION = f"{zlib.crc32(files(__package__).joinpath('pieces.toml').read_bytes()):08x}"
"""Changes with every size, mass and friction."""
MAKES: Mapping[Kind, Make] = _read("pieces.toml", dict[Kind, Make])
COLOURS: tuple[str, ...] = MAKES[Kind.GIRDER].colours
HEAD_TOP_MM = max(corner[2] for part in MAKES[Kind.WORKER].parts for corner in part.corners())


def all_of(kind: Kind) -> tuple[Piece, ...]:
    """The ids of every piece of a kind, in their order."""
    make = MAKES[kind]
    if make.colours:
        return tuple(Piece(f"{kind}-{colour}-{n}") for colour in make.colours for n in range(1, make.count + 1))
    if make.count == 1:
        return (Piece(str(kind)),)
    return tuple(Piece(f"{kind}-{n}") for n in range(1, make.count + 1))


PIECES: Mapping[Piece, Kind] = {piece: kind for kind in Kind for piece in all_of(kind)}
BUILDING_KINDS = (Kind.SUPPORT, Kind.GIRDER, Kind.WORKER, Kind.HAT, Kind.BRICK, Kind.BEAM)
"""What a game without variants is played with: 92 pieces, counting hats (M01)."""


STEADY_KINDS = (Kind.SUPPORT, Kind.CRANE, Kind.BOX)
"""What never falls in the sense of the rules (M61)."""
GROUNDS = frozenset({(TABLE, TABLE_TOP), (Piece("crane"), "platform"), (Piece("box"), "floor")})
"""Where a piece that falls causes an accident (M60, M81, M82), each with the part that is meant."""


def make_of(piece: Piece) -> Make:
    return MAKES[PIECES[piece]]


def colour_of(piece: Piece) -> str:
    """A girder's colour stands in its id; other kinds have one colour."""
    make = make_of(piece)
    return piece.split("-")[1] if make.colours else make.colour


def hat_of(worker: Piece) -> Piece:
    return Piece(worker.replace(Kind.WORKER, Kind.HAT))


def worn_at(worker: Pose) -> Pose:
    """Pose of a worker's hat when he stands there."""
    return compose(worker, Pose((0.0, 0.0, HEAD_TOP_MM), UNTURNED))


def with_hats(placed: Mapping[Piece, Pose]) -> dict[Piece, Pose]:
    """The same pieces, each worker wearing his hat (M01)."""
    whole: dict[Piece, Pose] = {}
    for piece, pose in placed.items():
        whole[piece] = pose
        if PIECES.get(piece) is Kind.WORKER:
            whole[hat_of(piece)] = worn_at(pose)
    return whole


def corners_of(piece: Piece, pose: Pose) -> Iterator[Vector]:
    """All corners of all parts, in the world."""
    for part in make_of(piece).parts:
        for corner in part.corners():
            yield point_of(pose, corner)


def highest_point_mm(piece: Piece, pose: Pose) -> float:
    """Over all corners; M43, M51 and M70 compare these."""
    return max(corner[2] for corner in corners_of(piece, pose))


class _Presets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    site: dict[str, dict[Piece, Placed]]
    crane_site: dict[str, dict[Piece, Placed]]
    skyscraper: dict[str, dict[Piece, Placed]]
    crane: dict[str, Placed]


_PRESETS: _Presets = _read("presets.toml", _Presets)


def _sites(lines: Mapping[str, Mapping[Piece, Placed]]) -> dict[str, dict[Piece, Pose]]:
    return {
        name: with_hats({piece: placed.pose for piece, placed in site.items()}) for name, site in lines.items()
    }  # fmt: skip


PRESETS: Mapping[str, Mapping[Piece, Pose]] = _sites(_PRESETS.site)  # M10
CRANE_SITES: Mapping[str, Mapping[Piece, Pose]] = {**PRESETS, **_sites(_PRESETS.crane_site)}  # M81
SKYSCRAPERS: Mapping[str, Mapping[Piece, Pose]] = _sites(_PRESETS.skyscraper)  # M82
CRANE_PLACES: Mapping[str, Pose] = {name: placed.pose for name, placed in _PRESETS.crane.items()}  # M81, M83
BOX_PLACE = Pose((0.0, 0.0, 0.0))
BOX_FLOOR_MM = max(corner[2] for part in MAKES[Kind.BOX].parts if part.name == "floor" for corner in part.corners())
