"""Room for a piece, by geometry alone, and that the engine would say the same."""

from __future__ import annotations

import random

from chantier.games.men_at_work.engine.rapier import TABLE_HALF_CM
from chantier.games.men_at_work.engine.units import in_mm
from chantier.games.men_at_work.geometry.free_space import ROUNDING_MM, TABLE_HALF_MM, sticks_in
from chantier.games.men_at_work.geometry.poses import Pose, turned
from chantier.games.men_at_work.geometry.shapes import blocks
from chantier.games.men_at_work.judging.tolerances import INSIDE_MM
from chantier.games.men_at_work.pieces import TABLE, Piece
from tests.games.men_at_work.room_compared import compare, just_touching, near, recordings, sites, starts

LOW, HIGH = Piece("girder-orange-1"), Piece("girder-black-1")
LYING = {LOW: Pose((0.0, 0.0, 4.5))}
DEEPEST = 13.5 - INSIDE_MM - ROUNDING_MM
TURNS = (0.0, 30.0, 45.0, 90.0)


def at(z: float, degrees: float = 0.0, length: float = 1.0) -> Pose:
    w, i, j, k = turned((0.0, 0.0, 1.0), degrees)
    return Pose((0.0, 0.0, z), (w * length, i * length, j * length, k * length))


def test_m30_a_piece_may_lie_on_another_and_be_a_hair_inside_it() -> None:
    for degrees in TURNS:
        assert sticks_in(HIGH, at(13.5, degrees), blocks(LYING)) == set()
        assert sticks_in(HIGH, at(DEEPEST + 0.001, degrees), blocks(LYING)) == set()
        assert sticks_in(HIGH, at(DEEPEST - 0.001, degrees), blocks(LYING)) == {LOW}


def test_the_table_counts_and_the_piece_itself_does_not() -> None:
    assert sticks_in(LOW, at(4.5), blocks(LYING)) == set()
    assert sticks_in(LOW, at(4.2), blocks(LYING)) == {TABLE}


def test_a_rotation_that_is_not_quite_one_is_put_right() -> None:
    for length in (0.991, 1.009):
        assert sticks_in(HIGH, at(DEEPEST + 0.001, 30.0, length), blocks(LYING)) == set()
        assert sticks_in(HIGH, at(DEEPEST - 0.001, 30.0, length), blocks(LYING)) == {LOW}


def test_the_table_is_the_engines() -> None:
    assert in_mm(TABLE_HALF_CM) == TABLE_HALF_MM


def test_wherever_a_recorded_act_began_there_is_room_and_the_engine_says_so_too() -> None:
    compared = compare(one for recording in recordings(old=2) for one in list(starts(recording))[::8])
    assert compared.asked > 200
    assert (compared.stuck, compared.milder) == (0, 0)


def test_the_engine_says_the_same_about_any_pose_that_does_not_just_touch() -> None:
    dice = random.Random("sample")
    compared = compare(near(poses, dice) for _, poses in zip(range(120), sites(dice), strict=False))
    assert 20 < compared.stuck < 100
    assert (compared.stricter, compared.milder) == ([], 0)


def test_where_it_is_a_matter_of_rounding_nothing_is_refused_that_the_engine_allowed() -> None:
    dice = random.Random("touching")
    compared = compare(just_touching(near(poses, dice)) for _, poses in zip(range(40), sites(dice), strict=False))
    assert compared.stuck >= 15
    assert compared.stricter == []
