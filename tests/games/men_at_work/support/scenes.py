"""Sites to try things on."""

from __future__ import annotations

from collections.abc import Mapping

from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.geometry.poses import Pose, add, at, compose
from chantier.games.men_at_work.pieces import COLOURS, Kind, Piece, all_of, with_hats

LEVELS = 14
HALF_SPACING_MM = 45.0


Placed = Mapping[str, Pose] | Mapping[Piece, Pose]


def site_of(placed: Placed) -> Site:
    site = Site()
    site.add_all({Piece(piece): pose for piece, pose in placed.items()})
    return site


def settled(placed: Placed) -> Site:
    site = site_of(placed)
    assert site.settle().settled
    return site


def tower() -> dict[Piece, Pose]:
    """All 92 pieces: 14 levels of two girders crosswise on four supports; on the top twelve workers in two rows, each
    with a brick on his left arm and a beam on his right; four more workers on supports around."""
    placed: dict[Piece, Pose] = {}
    supports = iter(all_of(Kind.SUPPORT))
    for x in (-HALF_SPACING_MM, HALF_SPACING_MM):
        for y in (-HALF_SPACING_MM, HALF_SPACING_MM):
            placed[next(supports)] = at(x, y, 25)
    girders = iter([Piece(f"girder-{colour}-{n}") for n in range(1, 8) for colour in COLOURS])
    for level in range(LEVELS):
        along_x = level % 2 == 1
        for side in (-HALF_SPACING_MM, HALF_SPACING_MM):
            z = 54.5 + 9 * level
            placed[next(girders)] = at(0, side, z) if along_x else at(side, 0, z, 90)
    top = 50.0 + 9 * LEVELS
    workers = iter(all_of(Kind.WORKER))
    bricks, beams = iter(all_of(Kind.BRICK)), iter(all_of(Kind.BEAM))
    for side in (-HALF_SPACING_MM, HALF_SPACING_MM):
        for x in (-70, -42, -14, 14, 42, 70):
            placed[next(workers)] = stance = at(x, side, top)
            placed[next(bricks)] = compose(stance, at(-10, 0, 25, 90))
            placed[next(beams)] = compose(stance, at(10, 0, 24, 90))
    for x, y in ((-150, -150), (-150, 150), (150, -150), (150, 150)):
        placed[next(supports)] = at(x, y, 25)
        placed[next(workers)] = at(x, y, 50)
    return with_hats(placed)


def moved_mm(before: Mapping[Piece, Pose], after: Mapping[Piece, Pose]) -> float:
    """How far the piece that went farthest has gone."""
    return max(distance_mm(before[piece], after[piece]) for piece in before)


def distance_mm(a: Pose, b: Pose) -> float:
    return float(sum((p - q) ** 2 for p, q in zip(a.position, b.position, strict=True)) ** 0.5)


def above(pose: Pose, mm: float) -> Pose:
    return Pose(add(pose.position, (0.0, 0.0, mm)), pose.rotation)
