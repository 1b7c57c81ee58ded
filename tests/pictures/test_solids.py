"""Cutting solids, and outlines on the paper."""

from __future__ import annotations

from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chantier.games.men_at_work.geometry.poses import at
from chantier.games.men_at_work.pieces import Piece
from chantier.pictures.men_at_work.piece_looks import solids_of
from chantier.pictures.men_at_work.solids import OPEN, Plane, clipped, contains, hull, outline

SQUARE = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)]
spots = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


def moved(x: float, y: float) -> list[tuple[float, float]]:
    return [(a + x, b + y) for a, b in SQUARE]


def length(shapes: list[list[tuple[float, float]]]) -> float:
    return sum(dist(start, end) for _, start, end in outline(shapes))


@pytest.mark.parametrize(
    ("others", "border"),
    [
        ([], 8.0),
        ([moved(1, 1)], 12.0),  # two squares that share a quarter
        ([moved(5, 5)], 16.0),  # apart
        ([moved(1, 1), moved(2, 2)], 16.0),
        ([[(0.5, 0.5), (1.5, 0.5), (1.5, 1.5), (0.5, 1.5)]], 8.0),  # one inside
    ],
)
def test_the_outline_of_some_shapes_is_the_border_of_all_of_them(
    others: list[list[tuple[float, float]]], border: float
) -> None:
    assert length([SQUARE, *others]) == pytest.approx(border)


@given(st.lists(spots, min_size=3, max_size=20, unique=True))
def test_a_hull_holds_all_its_points_and_turns_left(points: list[tuple[int, int]]) -> None:
    around = hull(points)
    assert set(around) <= set(points)
    corners = list(zip(around, [*around[1:], around[0]], [*around[2:], *around[:2]], strict=True))
    if len(around) > 2:  # not all on a line
        assert all((b[0] - a[0]) * (c[1] - b[1]) > (b[1] - a[1]) * (c[0] - b[0]) for a, b, c in corners)
        for point in points:
            assert all((b[0] - a[0]) * (point[1] - a[1]) >= (b[1] - a[1]) * (point[0] - a[0]) for a, b, _ in corners)


def test_a_shape_contains_what_is_inside_it() -> None:
    assert contains(SQUARE, (1.0, 1.9))
    assert not contains(SQUARE, (1.0, 2.1))


def test_a_polygon_is_clipped_at_a_plane() -> None:
    triangle = ((0.0, 0.0, 0.0), (4.0, 0.0, 0.0), (0.0, 4.0, 0.0))
    assert set(clipped(triangle, Plane((1.0, 0.0, 0.0), 1.0))) == {(0, 0, 0), (1, 0, 0), (1, 3, 0), (0, 4, 0)}
    assert clipped(triangle, Plane((1.0, 0.0, 0.0), 5.0)) == triangle
    assert clipped(triangle, Plane((1.0, 0.0, 0.0), -1.0)) == ()


def test_two_halves_of_a_solid_meet_at_the_cut_which_draws_no_line() -> None:
    [girder] = solids_of(Piece("girder-white-1"), at(0, 0, 4.5))
    low, high = girder.cut(Plane((1.0, 0.0, 0.0), 10.0))
    assert (low.box[0], high.box[0]) == ((-85.0, 10.0), (10.0, 85.0))
    assert low.box[1:] == high.box[1:] == girder.box[1:]
    for half in (low, high):
        lines = [line for face in half.faces for line in face.lines]
        assert lines
        assert not [line for line in lines if all(abs(end[0] - 10.0) < 1e-9 for end in line)]
    assert [sum(len(face.decals) for face in half.faces) for half in (low, high)] == [9, 9]


def test_a_solid_may_be_cut_until_nothing_of_its_surface_is_left() -> None:
    [inside] = solids_of(Piece("support-1"), at(0, 0, 25))
    for normal, way in (((1.0, 0.0, 0.0), 3.0), ((0.0, 1.0, 0.0), 4.0), ((0.0, 0.0, 1.0), 20.0)):
        inside, _ = inside.cut(Plane(normal, way))
        _, inside = inside.cut(Plane(normal, way - 2.0))
    assert inside.box == ((1.0, 3.0), (2.0, 4.0), (18.0, 20.0))
    assert {face.colour for face in inside.faces} == {OPEN}


def test_where_two_parts_go_on_in_one_plane_there_is_no_line() -> None:
    """The chest of a worker: his arms and torso have one front, with no line where they meet."""
    solids = {solid.part: solid for solid in solids_of(Piece("worker-1"), at(0, 0, 0))}
    fronts = [next(face for face in solids[part].faces if face.normal[1] < -0.9) for part in ("left_arm", "torso")]
    arm, torso = ({frozenset((start, end)) for start, end in front.lines} for front in fronts)
    shoulder = frozenset({(0.0, -4.75, 17.0), (0.0, -4.75, 21.0)})
    assert shoulder not in arm
    under_the_arm = frozenset({(-13.0, -4.75, 17.0), (-7.0, -4.75, 17.0)})
    assert under_the_arm in arm
    assert not [line for line in torso if all(end[2] == 17.0 for end in line)]
