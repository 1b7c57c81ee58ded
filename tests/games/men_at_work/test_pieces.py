"""M01, M02: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from chantier.games.men_at_work.geometry.poses import Pose, at, compose, point_of, seen_from, turned
from chantier.games.men_at_work.pieces import (
    BUILDING_KINDS,
    COLOURS,
    MAKES,
    PIECES,
    PRESETS,
    Kind,
    Piece,
    all_of,
    colour_of,
    corners_of,
    hat_of,
    highest_point_mm,
    make_of,
    with_hats,
    worn_at,
)


def extent(kind: Kind, axis: int) -> tuple[float, float]:
    values = [corner[axis] for part in MAKES[kind].parts for corner in part.corners()]
    return min(values), max(values)


def test_m01_the_box_holds_what_the_rules_say() -> None:
    assert Counter(PIECES.values()) == {
        Kind.SUPPORT: 8,
        Kind.GIRDER: 28,
        Kind.WORKER: 16,
        Kind.HAT: 16,
        Kind.BRICK: 12,
        Kind.BEAM: 12,
        Kind.CRANE: 1,
        Kind.BOX: 1,
    }
    assert Counter(colour_of(piece) for piece in all_of(Kind.GIRDER)) == dict.fromkeys(COLOURS, 7)
    assert sum(1 for kind in PIECES.values() if kind in BUILDING_KINDS) == 92


def test_m01_pieces_have_names_one_can_read() -> None:
    for name in ("girder-orange-3", "worker-5", "hat-5", "support-2", "brick-1", "beam-4", "crane", "box"):
        assert Piece(name) in PIECES
    assert hat_of(Piece("worker-5")) == "hat-5"
    assert colour_of(Piece("girder-black-7")) == "black"
    assert colour_of(Piece("brick-1")) == "red"


@pytest.mark.parametrize(
    ("kind", "mass_g", "size"),
    [
        (Kind.GIRDER, 9.64, (170, 9, 9)),
        (Kind.SUPPORT, 21.9, (25, 25, 50)),
        (Kind.WORKER, 3.1, (26, 9.5, 37)),
        (Kind.HAT, 0.6, (14, 14, 8)),
        (Kind.BRICK, 0.72, (16, 8, 8)),
        (Kind.BEAM, 1.51, (60, 6, 6)),
        (Kind.CRANE, 56, (184, 70, 170)),
        (Kind.BOX, 0, (280, 200, 50)),
    ],
)
def test_m02_sizes_and_masses(kind: Kind, mass_g: float, size: tuple[float, float, float]) -> None:
    make = MAKES[kind]
    assert make.mass_g == mass_g
    assert make.density_g_mm3 * sum(part.volume_mm3 for part in make.parts) == pytest.approx(mass_g)
    for axis in range(3):
        least, most = extent(kind, axis)
        assert most - least == pytest.approx(size[axis])
    assert len({part.name for part in make.parts}) == len(make.parts)


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind is not Kind.BOX])
def test_m02_the_parts_of_a_moving_piece_do_not_overlap(kind: Kind) -> None:
    """Or its mass would be counted twice. (The walls of the box's insert cross; the box does not move.)"""
    parts = MAKES[kind].parts
    for n, one in enumerate(parts):
        for two in parts[n + 1 :]:
            apart = [abs(one.centre[a] - two.centre[a]) - (one.size[a] + two.size[a]) / 2 for a in range(3)]
            assert max(apart) > -1e-9, (one.name, two.name)


def test_m02_a_hat_is_clear_of_the_head_and_lets_a_girder_pass_under_its_rim() -> None:
    hat = worn_at(at(0, 0, 0))
    rims = [part for part in MAKES[Kind.HAT].parts if part.name.endswith("_rim")]
    lowest = min(point_of(hat, corner)[2] for part in rims for corner in part.corners())
    arms = [part for part in MAKES[Kind.WORKER].parts if part.name.endswith("_arm")]
    assert lowest == pytest.approx(30.5)
    assert max(corner[2] for part in arms for corner in part.corners()) == 21
    (head,) = (part for part in MAKES[Kind.WORKER].parts if part.name == "head")
    inside = min(abs(corner[0]) for part in rims if part.name == "left_rim" for corner in part.corners())
    assert inside - head.size[0] / 2 == pytest.approx(0.3)


def test_m02_the_crane_is_balanced_on_its_platform() -> None:
    x, y, _ = MAKES[Kind.CRANE].centre_of_mass
    assert abs(x) < 10
    assert y == 0


@pytest.mark.parametrize("name", ["beginner", "advanced", "expert"])
def test_m10_presets_hold_what_a_prepared_site_holds(name: str) -> None:
    preset = PRESETS[name]
    assert Counter(PIECES[piece] for piece in preset) == {
        Kind.SUPPORT: 3,
        Kind.GIRDER: 4,
        Kind.WORKER: 1,
        Kind.HAT: 1,
    }
    assert {colour_of(piece) for piece in preset if PIECES[piece] is Kind.GIRDER} == set(COLOURS)
    assert set(PRESETS) == {"beginner", "advanced", "expert"}


def test_m01_a_worker_who_leans_wears_his_hat_leaning() -> None:
    leaning = Pose((10.0, 20.0, 59.0), turned((1.0, 0.0, 0.0), 20))
    placed = with_hats({Piece("worker-3"): leaning, Piece("brick-1"): at(0, 0, 4)})
    assert list(placed) == ["worker-3", "hat-3", "brick-1"]
    back = seen_from(leaning, placed[Piece("hat-3")])
    assert back.position == pytest.approx((0, 0, 37))
    assert back.rotation == pytest.approx((1, 0, 0, 0))


def test_m70_the_highest_point_of_a_turned_piece() -> None:
    upright = Pose((0.0, 0.0, 100.0), turned((0.0, 1.0, 0.0), 90))
    assert highest_point_mm(Piece("girder-white-1"), upright) == pytest.approx(185)
    assert min(corner[2] for corner in corners_of(Piece("girder-white-1"), upright)) == pytest.approx(15)
    assert compose(upright, at(0, 0, 0)) == upright
    assert make_of(Piece("crane")).parts[0].name == "platform"
