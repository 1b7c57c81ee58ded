"""M34, M35, M36, M43, M70: what a survey answers, on made-up sites without an engine."""

from __future__ import annotations

from chantier.games.men_at_work.geometry.poses import Pose, at, turned
from chantier.games.men_at_work.judging.survey import Survey
from chantier.games.men_at_work.pieces import Kind, Piece
from tests.games.men_at_work.support.surveys import DOWN, SIDEWAYS, UP, leaning_down, standing, survey, touch

WHITE, BLACK, ORANGE = Piece("girder-white-1"), Piece("girder-black-1"), Piece("girder-orange-1")
WORKER, OTHER, BRICK, BEAM = Piece("worker-1"), Piece("worker-2"), Piece("brick-1"), Piece("beam-1")


# Touching and resting


def test_m34_touching_counts_from_above_from_below_and_from_the_side() -> None:
    for normal in (DOWN, UP, SIDEWAYS):
        seen = survey([touch(WHITE, BLACK, normal)])
        assert seen.touched(WHITE) == {BLACK}
        assert seen.touched(BLACK) == {WHITE}


def test_m34_the_table_is_no_piece_that_is_touched() -> None:
    seen = survey([touch(WHITE, "table"), touch(WHITE, "support-1.block")])
    assert seen.touched(WHITE) == {Piece("support-1")}
    assert seen.touched(WHITE, Kind.GIRDER) == set()
    assert [one.other for one in seen.touches(WHITE)] == ["table", "support-1"]


def test_m34_each_piece_is_told_from_its_own_side() -> None:
    seen = survey([touch("worker-1.left_foot", WHITE, DOWN)])
    [from_below] = seen.touches(WHITE)
    assert (from_below.piece, from_below.other, from_below.other_part) == (WHITE, WORKER, "left_foot")
    assert from_below.normal == UP


def test_m37_a_piece_rests_on_what_it_touches_from_above_steeply_enough() -> None:
    assert survey([touch(WHITE, BLACK, DOWN)]).rests_on(WHITE, BLACK)
    assert not survey([touch(WHITE, BLACK, DOWN)]).rests_on(BLACK, WHITE)
    assert not survey([touch(WHITE, BLACK, SIDEWAYS)]).rests_on(WHITE, BLACK)
    assert survey([touch(WHITE, BLACK, leaning_down(0.5))]).rests_on(WHITE, BLACK)
    assert not survey([touch(WHITE, BLACK, leaning_down(0.49))]).rests_on(WHITE, BLACK)


def test_a_piece_that_touches_nothing_rests_on_nothing() -> None:
    seen = survey([], {WHITE: at(0, 0, 50)})
    assert seen.touches(WHITE) == []
    assert seen.touched(WHITE) == set()
    assert seen.bearers(WHITE) == []


# Heights


def test_m70_the_top_of_a_piece_is_its_highest_corner() -> None:
    upright = Pose((0.0, 0.0, 85.0), turned((0.0, 1.0, 0.0), 90))
    seen = survey([], {WHITE: at(0, 0, 54.5), BLACK: upright})
    assert seen.top_mm(WHITE) == 59.0
    assert abs(seen.top_mm(BLACK) - 170) < 1e-9


def test_m43_the_highest_girders_are_those_within_a_millimetre_of_the_highest() -> None:
    heights = {WHITE: at(0, 0, 60), BLACK: at(0, 0, 59), ORANGE: at(0, 0, 57.9), BRICK: at(0, 0, 200)}
    seen = survey([], heights)
    new = Piece("girder-purple-1")
    assert seen.highest_girders(besides=new) == {WHITE, BLACK}
    assert seen.highest_girders(besides=WHITE) == {BLACK}


def test_m43_without_another_girder_there_is_no_highest() -> None:
    assert survey([], {WHITE: at(0, 0, 60)}).highest_girders(besides=WHITE) == set()


# Workers


def test_m35_he_stands_on_the_girder_that_bears_both_feet() -> None:
    assert survey(standing(WORKER, WHITE)).stands_on(WORKER) == {WHITE}


def test_m35_one_foot_is_not_enough() -> None:
    assert survey([touch("worker-1.left_foot", WHITE)]).stands_on(WORKER) == set()
    each = [touch("worker-1.left_foot", WHITE), touch("worker-1.right_foot", BLACK)]
    assert survey(each).stands_on(WORKER) == set()


def test_m35_two_girders_side_by_side_can_share_him() -> None:
    assert survey(standing(WORKER, WHITE, BLACK)).stands_on(WORKER) == {WHITE, BLACK}


def test_m35_he_stands_only_on_girders() -> None:
    for place in ("table", "support-1", "brick-1", "crane.jib", "box.left_wall"):
        assert survey(standing(WORKER, place)).stands_on(WORKER) == set()


def test_m35_other_parts_than_feet_do_not_stand() -> None:
    lying = [touch("worker-1.torso", WHITE), touch("worker-1.left_foot", WHITE)]
    assert survey(lying).stands_on(WORKER) == set()


def test_m35_he_stands_up_to_thirty_degrees() -> None:
    def leaning(angle_deg: float) -> Survey:
        pose = Pose((0.0, 0.0, 59.0), turned((1.0, 0.0, 0.0), angle_deg))
        return survey(standing(WORKER, WHITE), {WORKER: pose})

    assert leaning(29.9).stands_on(WORKER) == {WHITE}
    assert leaning(30.1).stands_on(WORKER) == set()


# Loads


def test_m36_a_load_is_on_an_arm_if_the_arm_bears_some_of_it() -> None:
    assert survey([touch(BRICK, "worker-1.left_arm")]).on_arms_of(BRICK) == {WORKER}
    assert survey([touch(BRICK, "worker-1.right_arm")]).on_arms_of(BRICK) == {WORKER}
    assert survey([touch(BRICK, "worker-1.right_arm", load_mn=0.0)]).on_arms_of(BRICK) == set()
    assert survey([touch(BRICK, "worker-1.right_arm", SIDEWAYS)]).on_arms_of(BRICK) == set()


def test_m36_no_other_part_of_him_carries() -> None:
    for part in ("head", "torso", "left_foot"):
        assert survey([touch(BRICK, f"worker-1.{part}")]).carried_by(BRICK) == set()
    assert survey([touch(BRICK, "hat-1.crown")]).carried_by(BRICK) == set()


def test_m36_what_lies_on_a_carried_brick_or_beam_is_carried() -> None:
    stack = [touch(BEAM, "worker-1.left_arm"), touch(BRICK, BEAM), touch("brick-2", BRICK)]
    seen = survey(stack)
    assert seen.carried_by(Piece("brick-2")) == {WORKER}
    assert seen.on_arms_of(Piece("brick-2")) == set()
    assert seen.carried_by(BEAM) == {WORKER}


def test_m36_what_lies_under_a_carried_brick_is_not_carried_by_it() -> None:
    seen = survey([touch(BRICK, "worker-1.left_arm"), touch(BRICK, BEAM), touch(BEAM, WHITE)])
    assert seen.carried_by(BEAM) == set()


def test_m36_what_lies_on_a_carried_girder_is_not_carried() -> None:
    seen = survey([touch(WHITE, "worker-1.left_arm"), touch(BRICK, WHITE)])
    assert seen.carried_by(BRICK) == set()


def test_m36_two_workers_can_carry_one_beam_and_what_lies_on_it() -> None:
    seen = survey([touch(BEAM, "worker-1.left_arm"), touch(BEAM, "worker-2.right_arm"), touch(BRICK, BEAM)])
    assert seen.carried_by(BEAM) == {WORKER, OTHER}
    assert seen.carried_by(BRICK) == {WORKER, OTHER}


def test_m36_loads_that_lean_on_each_other_are_no_riddle() -> None:
    lean = leaning_down(0.6)
    back = (-lean[0], lean[1], lean[2])
    seen = survey([touch(BRICK, BEAM, lean), touch(BEAM, BRICK, back)])
    assert seen.carried_by(BRICK) == set()


# Girders


def test_m40_places_are_counted_along_the_girder_from_its_middle() -> None:
    seen = survey([touch(WHITE, BLACK, DOWN, (10.0, 20.0, 50.0), (10.0, -30.0, 50.0))], {WHITE: at(10, 0, 54.5, 90)})
    [met] = seen.touches(WHITE)
    assert [round(mm, 6) for mm in seen.along_mm(WHITE, met)] == [20, -30]


def test_m41_the_girders_touched_are_told_by_colour() -> None:
    new = "girder-white-2"
    seen = survey(
        [touch(new, WHITE), touch(new, BLACK, SIDEWAYS), touch("girder-black-2", new), touch(new, "support-1")]
    )
    assert seen.colours_touched(Piece(new)) == {"white": [WHITE], "black": [BLACK, Piece("girder-black-2")]}


def test_m01_pieces_of_a_kind_are_found() -> None:
    seen = survey([touch("worker-1", WHITE), touch("hat-1", WORKER)])
    assert seen.of_kind(Kind.WORKER) == [WORKER]
    assert seen.of_kind(Kind.HAT) == [Piece("hat-1")]
    assert seen.of_kind(Kind.CRANE) == []
