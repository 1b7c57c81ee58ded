"""What the bots of Men at Work see before they act: room, rest, burdens, gestures. No hand moves here."""

from __future__ import annotations

import math
import random

import pytest

from chantier.bots.men_at_work.gestures import STEADY, Unsteady, gesture, missing
from chantier.bots.men_at_work.ideas import Idea
from chantier.bots.men_at_work.rest_prediction import bed
from chantier.bots.men_at_work.spots import spots
from chantier.bots.men_at_work.statics import slack, weight_mn
from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.acting.hand import check_path
from chantier.games.men_at_work.geometry.poses import Pose, at
from chantier.games.men_at_work.geometry.shapes import Block, block, blocks, gap, room, tower
from chantier.games.men_at_work.pieces import PRESETS, Kind, Piece, with_hats

LEFT, RIGHT, HIGH = Piece("girder-orange-1"), Piece("girder-purple-1"), Piece("girder-black-1")
RAILS = {LEFT: at(-50, 0, 54.5, 90), RIGHT: at(50, 0, 54.5, 90)}


def cube(x: float, yaw: float = 0.0) -> Block:
    return block(LEFT, "cube", at(x, 0, 0, yaw), (5.0, 5.0, 5.0))


def test_gap_is_the_distance_of_faces_and_negative_where_cubes_overlap() -> None:
    assert gap(cube(0), cube(13)) == pytest.approx(3.0)
    assert gap(cube(0), cube(8)) == pytest.approx(-2.0)
    assert gap(cube(0), cube(13, 45)) == pytest.approx(13 - 5 - 5 * math.sqrt(2))


def test_room_looks_no_further_than_enough() -> None:
    assert room([cube(0)], [cube(13), cube(40)], enough=10.0) == pytest.approx(3.0)
    assert room([cube(0)], [cube(40)], enough=10.0) == 10.0


def test_a_tower_of_air_meets_what_hangs_over_a_place_and_not_what_lies_under_it() -> None:
    air = tower(at(0, 0, 70), 5.0, 5.0, 70.0, 200.0)
    assert room([air], blocks({LEFT: at(0, 0, 100)})) < 0
    assert room([air], blocks({LEFT: at(0, 0, 60)})) == pytest.approx(5.5)


def test_a_girder_across_two_rails_lies_level_on_both() -> None:
    lying = bed(blocks(RAILS), 0.0, 10.0, 0.0)
    assert lying is not None
    assert lying.pieces == {LEFT, RIGHT}
    assert lying.pose.position == pytest.approx((0.0, 10.0, 63.5))
    assert lying.safety == pytest.approx(4.4, abs=0.2)  # across; along it could be 50 mm off


def test_a_girder_on_unequal_rails_leans_and_touches_both() -> None:
    lying = bed(blocks({**RAILS, RIGHT: at(50, 0, 64.5, 90)}), 0.0, 0.0, 0.0)
    assert lying is not None
    assert lying.pieces == {LEFT, RIGHT}
    assert lying.slope == pytest.approx(10 / 91, abs=0.01)


def test_a_girder_balances_on_one_rail_only_over_its_middle() -> None:
    rail = blocks({LEFT: RAILS[LEFT]})
    balanced = bed(rail, -50.0, 0.0, 0.0)
    assert balanced is not None
    assert balanced.pieces == {LEFT}
    assert balanced.safety == pytest.approx(4.4, abs=0.2)
    assert bed(rail, -44.0, 0.0, 0.0) is None


def test_a_girder_that_would_slide_has_no_bed() -> None:
    assert bed(blocks({**RAILS, RIGHT: at(50, 0, 110, 90)}), 0.0, 0.0, 0.0) is None


def test_what_stands_beside_a_bed_is_seen() -> None:
    free = bed(blocks(RAILS), 0.0, 10.0, 0.0)
    tight = bed(blocks({**RAILS, HIGH: at(0, 20, 63.5)}), 0.0, 10.0, 0.0)
    assert free is not None
    assert tight is not None
    assert tight.clearance < free.clearance


def test_arms_supports_and_girders_have_spots_and_hats_have_none() -> None:
    pieces = {spot.piece for spot in spots(blocks(PRESETS["beginner"]))}
    assert {Piece("worker-1"), Piece("support-1"), LEFT} <= pieces
    assert Piece("hat-1") not in pieces


def test_a_load_between_its_bearers_is_forgiven_more_than_one_at_the_end() -> None:
    survey = acts.survey(acts.standing(PRESETS["expert"]))
    white = Piece("girder-white-1")  # balances on the black one
    weight = weight_mn(Kind.GIRDER)
    assert slack(survey, white, (0.0, 20.0, 77.0), weight) > 0
    assert slack(survey, white, (80.0, 20.0, 77.0), weight) < 0


def test_a_gesture_is_a_path_the_hand_accepts_and_ends_just_over_its_goal() -> None:
    goal = at(0, 10, 63.5)
    move = gesture(Idea(HIGH, goal, 4.0, 68.0), RAILS, missing(STEADY, random.Random(1)))
    check_path(move.path)
    assert move.path.targets[-1].position == pytest.approx((0.0, 10.0, 64.0))
    assert move.path.targets[-1].precise
    assert move.start.position[2] > 63.5


def test_a_gesture_has_time_enough_to_arrive() -> None:
    """On the engine: let go where it was aimed, the girder lies where it was meant to."""
    site = {**RAILS, **{Piece(f"support-{n}"): at(x, y, 25) for n, (x, y) in enumerate(
        ((-50, -70), (-50, 70), (50, -70), (50, 70)), 1)}}  # fmt: skip
    move = gesture(Idea(HIGH, at(0, 10, 63.5), 4.0, 68.0), site, missing(STEADY, random.Random(1)))
    acted = acts.place(site, move.grasp, move.path)
    assert acted.poses[HIGH].position == pytest.approx((0.0, 10.0, 63.5), abs=0.05)


def test_unsteady_hands_miss_as_far_as_they_say_and_the_same_seed_misses_the_same() -> None:
    hand, rng = Unsteady(2.0, 1.0), random.Random(3)
    misses = [math.hypot(*missing(hand, rng).goal.position[:2]) for _ in range(2000)]
    assert sum(misses) / len(misses) == pytest.approx(0.7 * 2.0 * math.sqrt(math.pi / 2), rel=0.05)
    assert missing(hand, random.Random(5)) == missing(hand, random.Random(5))


def test_a_piece_that_lies_is_lifted_off_before_it_is_carried() -> None:
    lies = {**RAILS, HIGH: Pose((0.0, 40.0, 63.5))}
    move = gesture(Idea(HIGH, at(0, 10, 63.5), 4.0, 68.0), lies, missing(STEADY, random.Random(1)))
    first = move.path.targets[0]
    assert first.position[:2] == (0.0, 40.0)
    assert first.position[2] > 63.5 + 10


def test_a_worker_wears_his_hat_when_room_is_looked_for() -> None:
    site = with_hats({**RAILS, Piece("worker-1"): at(-50, 0, 59, 90)})
    lying = bed(blocks(site), 0.0, 0.0, 0.0)  # over his head
    assert lying is None or Piece("hat-1") in lying.pieces
