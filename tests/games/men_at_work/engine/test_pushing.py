"""M63: where a hand may have a girder that it pushes back up."""

from __future__ import annotations

import math

import pytest

from chantier.games.men_at_work.engine.pushing import BESIDE_DEG, BESIDE_MM, EDGE_MM, FURTHEST_MM, Rail
from chantier.games.men_at_work.geometry.poses import (
    Pose,
    Vector,
    angle_between_deg,
    at,
    compose,
    rotate,
    subtract,
    turned,
)
from chantier.games.men_at_work.pieces import Piece
from tests.games.men_at_work.support.surveys import DOWN, survey, touch

GIRDER = Piece("girder-white-1")
LEANS_DEG, EDGE_AT_MM = 25.0, 40.0


def leaning(heading_deg: float = 0.0, turned_round: bool = False) -> tuple[Rail, Pose]:
    """Its high end, or its other end, points there; it leans on something at 40 mm from its middle."""
    turn = -LEANS_DEG if not turned_round else LEANS_DEG
    lies = compose(at(10, 20, 36, heading_deg), Pose((0.0, 0.0, 0.0), turned((0.0, 1.0, 0.0), turn)))
    way = EDGE_AT_MM if not turned_round else -EDGE_AT_MM
    edge = compose(lies, Pose((way, 0.0, 0.0))).position
    low = compose(lies, Pose((-way, 0.0, 0.0))).position
    touches = [touch(GIRDER, "support-1.block", DOWN, edge), touch(GIRDER, "table", DOWN, low)]
    return Rail(survey(touches, {GIRDER: lies}), GIRDER), lies


def steepness_deg(pose: Pose) -> float:
    return abs(math.degrees(math.asin(rotate(pose.rotation, (1.0, 0.0, 0.0))[2])))


@pytest.mark.parametrize("turned_round", [False, True])
@pytest.mark.parametrize("heading", [0.0, 130.0])
def test_m63_it_goes_up_its_own_way_and_no_further_than_it_is_long(heading: float, turned_round: bool) -> None:
    rail, lies = leaning(heading, turned_round)
    assert rail.edge_mm == pytest.approx(EDGE_AT_MM)
    for asked, comes in ((0.0, 0.0), (30.0, 30.0), (-30.0, 0.0), (FURTHEST_MM + 50, FURTHEST_MM)):
        found = rail(rail.pushed(asked), lies)
        assert found.position == pytest.approx(rail.pushed(comes).position)
        assert angle_between_deg(found.rotation, lies.rotation) < 1e-3
    assert rail.pushed(10.0).position[2] > lies.position[2]


@pytest.mark.parametrize("aside", [(0.0, 30.0, 0.0), (0.0, 0.0, 60.0), (-20.0, 9.0, 40.0)])
def test_m63_it_is_not_carried_off_its_line(aside: Vector) -> None:
    rail, lies = leaning()
    wish = compose(lies, Pose((15.0, 0.0, 0.0))).position
    x, y, z = (a + b for a, b in zip(wish, aside, strict=True))
    found = rail(Pose((x, y, z), lies.rotation), lies).position
    along = subtract(found, lies.position)
    up = rotate(lies.rotation, (1.0, 0.0, 0.0))
    forward = sum(a * b for a, b in zip(along, up, strict=True))
    assert math.sqrt(sum(mm * mm for mm in along) - forward**2) == pytest.approx(BESIDE_MM)


def test_m63_it_comes_down_level_only_when_its_middle_is_over_the_edge() -> None:
    rail, lies = leaning()
    level = Pose(lies.position, rail.level())
    assert steepness_deg(level) < 1e-3
    before, over = rail.pushed(EDGE_AT_MM - EDGE_MM - 0.1), rail.pushed(EDGE_AT_MM - EDGE_MM + 0.1)
    assert steepness_deg(rail(level, before)) == pytest.approx(LEANS_DEG - BESIDE_DEG)
    assert steepness_deg(rail(level, over)) < 1e-3
    upright = Pose(lies.position, turned((0.0, 1.0, 0.0), -80))
    assert steepness_deg(rail(upright, over)) == pytest.approx(LEANS_DEG + BESIDE_DEG)


def test_m63_it_is_neither_rolled_nor_turned_aside_by_more_than_a_little() -> None:
    rail, lies = leaning()
    rolled = compose(lies, Pose((0.0, 0.0, 0.0), turned((1.0, 0.0, 0.0), 90)))
    assert angle_between_deg(rail(rolled, lies).rotation, lies.rotation) < 1e-3
    aside = compose(at(0, 0, 0, 60), lies)
    x, y, _ = rotate(rail(Pose(lies.position, aside.rotation), lies).rotation, (1.0, 0.0, 0.0))
    assert math.degrees(math.atan2(y, x)) == pytest.approx(BESIDE_DEG)


def test_m63_what_leans_on_nothing_never_comes_over_an_edge() -> None:
    lies = at(0, 0, 10)
    rail = Rail(survey([touch(GIRDER, "table")], {GIRDER: lies}), GIRDER)
    assert rail.edge_mm == math.inf
    assert rail(lies, lies).position == lies.position
