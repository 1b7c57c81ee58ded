"""M34 to M37, M40 to M5A, M63, M70, M80, M82: what the judge says of made-up surveys; for real
scenes see test_scenes.py."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from chantier.games.men_at_work.cards import GIRDER_TASKS, Task
from chantier.games.men_at_work.geometry.poses import Pose, Vector, at
from chantier.games.men_at_work.judging.judge import (
    Job,
    Verdict,
    girder_rules,
    ground_touches,
    has_one_end_on_the_table,
    holds_the_record,
    judge,
    judged_so_far,
)
from chantier.games.men_at_work.judging.touches import Touch
from chantier.games.men_at_work.pieces import Piece
from tests.games.men_at_work.support.surveys import DOWN, SIDEWAYS, UP, Poses, leaning_down, standing, survey, touch

NEW = Piece("girder-white-2")
WHITE, BLACK, BLACK_TOO = Piece("girder-white-1"), Piece("girder-black-1"), Piece("girder-black-2")
ORANGE = Piece("girder-orange-1")
WORKER, BRICK, BEAM, SUPPORT = (Piece(f"{kind}-1") for kind in ("worker", "brick", "beam", "support"))
OTHER = Piece("worker-2")
IN_PLACE = at(0, 0, 100)
"""The new girder lies along x, so that a point's x is its place along the girder."""
Told = dict[str, bool | list[bool]]


def told(verdict: Verdict) -> Told:
    """Each condition by its code, in a list where a code comes up more than once."""
    found: dict[str, list[bool]] = defaultdict(list)
    for condition in verdict.conditions:
        found[condition.code].append(condition.held)
    return {code: held[0] if len(held) == 1 else held for code, held in found.items()}


# Made-up surveys: girders


def girder_job(
    task: Task,
    touches: Sequence[Touch],
    poses: Poses | None = None,
    support: Piece | None = None,
    workers: tuple[Piece, ...] = (),
    loads: tuple[Piece, ...] = (),
) -> Told:
    """What is said of the new white girder, without the rules for all girders."""
    seen = survey(touches, {NEW: IN_PLACE, **_by_name(poses)})
    job = Job(task, ("orange", "white"), NEW, support, workers, loads)
    general = {condition.code for condition in girder_rules(seen, NEW)} | {"girder_has_a_colour_of_the_card"}
    return {code: held for code, held in told(judge(seen, job)).items() if code not in general}


def _by_name(poses: Poses | None) -> dict[Piece, Pose]:
    return {} if poses is None else {Piece(piece): pose for piece, pose in poses.items()}


def places(*along: float) -> list[Vector]:
    return [(mm, 0.0, 95.5) for mm in along]


def test_m22_a_girder_has_one_of_the_two_colours_of_the_card() -> None:
    seen = survey([touch(NEW, SUPPORT)], {NEW: IN_PLACE})
    assert judge(seen, Job(Task.ANY_SUPPORT, ("orange", "white"), NEW)).held
    assert judge(seen, Job(Task.ANY_SUPPORT, ("white", "purple"), NEW)).held
    verdict = judge(seen, Job(Task.ANY_SUPPORT, ("orange", "purple"), NEW))
    assert not verdict.held
    assert [condition.code for condition in verdict.conditions if not condition.held] == [
        "girder_has_a_colour_of_the_card"
    ]


def rules_broken(*touches: Touch) -> set[str]:
    return {condition.code for condition in girder_rules(survey(touches, {NEW: IN_PLACE}), NEW) if not condition.held}


def test_m34_a_girder_touches_neither_the_table_nor_the_floor_of_the_box() -> None:
    assert rules_broken(touch(NEW, "table")) == {"girder_off_the_ground"}
    assert rules_broken(touch(NEW, "table", leaning_down(0.3))) == {"girder_off_the_ground"}
    assert rules_broken(touch(NEW, "box.floor")) == {"girder_off_the_ground"}  # M82
    assert rules_broken(touch(NEW, "box.left_wall"), touch(NEW, "box.middle_insert")) == set()
    assert rules_broken(touch(NEW, "crane.platform"), touch(NEW, SUPPORT)) == set()


def test_m34_a_girder_rests_on_no_hat_and_no_head_but_may_lean_against_them() -> None:
    assert rules_broken(touch(NEW, "hat-1.crown")) == {"girder_not_on_a_hat"}
    assert rules_broken(touch(NEW, "hat-1.left_rim", leaning_down(0.6))) == {"girder_not_on_a_hat"}
    assert rules_broken(touch(NEW, "worker-1.head")) == {"girder_not_on_a_hat"}
    assert rules_broken(touch(NEW, "hat-1.crown", SIDEWAYS), touch(NEW, "worker-1.head", SIDEWAYS)) == set()
    assert rules_broken(touch("hat-1.crown", NEW)) == set()  # a hat on the girder
    assert rules_broken(touch(NEW, "worker-1.left_arm")) == set()


def test_m34_a_girder_may_rest_on_bricks_and_beams() -> None:
    assert rules_broken(touch(NEW, BRICK), touch(NEW, BEAM)) == set()


def test_m34_a_girder_lies_completely_on_another_from_153_mm_on() -> None:
    assert rules_broken(touch(NEW, BLACK, DOWN, *places(-85, 68))) == {"girder_not_along_another"}
    assert rules_broken(touch(NEW, BLACK, DOWN, *places(-85, 67.9))) == set()
    assert rules_broken(touch(NEW, BLACK, DOWN, *places(-85)), touch(NEW, BLACK, DOWN, *places(85))) == {
        "girder_not_along_another"
    }


def test_m34_lying_along_two_girders_under_one_or_beside_one_is_allowed() -> None:
    assert rules_broken(touch(NEW, BLACK, DOWN, *places(-85, 0)), touch(NEW, ORANGE, DOWN, *places(0, 85))) == set()
    assert rules_broken(touch(BLACK, NEW, DOWN, *places(-85, 85))) == set()
    assert rules_broken(touch(NEW, BLACK, SIDEWAYS, *places(-85, 85))) == set()
    assert rules_broken(touch(NEW, BLACK, leaning_down(0.65), *places(-85, 85))) == set()
    assert rules_broken(touch(NEW, BLACK, leaning_down(0.7), *places(-85, 85))) == {"girder_not_along_another"}
    assert rules_broken(touch(NEW, SUPPORT, DOWN, *places(-85, 85))) == set()


def named(task: Task, *touches: Touch) -> dict[str, tuple[Piece, ...]]:
    seen = survey(touches, {NEW: IN_PLACE})
    return {one.code: one.pieces for one in judge(seen, Job(task, ("orange", "white"), NEW, SUPPORT)).conditions}


def test_m37_a_condition_names_as_many_pieces_as_it_needs_and_no_more() -> None:
    purple = Piece("girder-purple-1")
    touches = [touch(NEW, one, SIDEWAYS) for one in (purple, ORANGE, BLACK, SUPPORT, "support-2")]
    touches.append(touch(SUPPORT, BLACK))
    three = named(Task.THREE_COLOURS, *touches)
    assert three["touches_another_colour"] == (NEW, BLACK)
    assert three["touches_a_third_colour"] == (NEW, BLACK, ORANGE)
    assert named(Task.SUPPORT_OTHER_COLOUR, *touches)["touches_another_colour"] == (NEW, BLACK)
    assert named(Task.SUPPORT_ON_GIRDER, *touches)["touches_a_girder"] == (NEW, BLACK)
    assert named(Task.ANY_SUPPORT, *touches)["touches_a_support"] == (NEW, SUPPORT)


def told_pieces(job: Job, touches: Sequence[Touch], poses: Poses | None = None) -> dict[str, list[tuple[Piece, ...]]]:
    """The pieces that each condition of a job names."""
    bare = dict.fromkeys((*job.workers, *job.loads), IN_PLACE)
    seen = survey(touches, {NEW: IN_PLACE, **bare, **_by_name(poses)})
    found: dict[str, list[tuple[Piece, ...]]] = defaultdict(list)
    for condition in judge(seen, job).conditions:
        found[condition.code].append(condition.pieces)
    return found


def girder_of(task: Task, **more: Any) -> Job:
    return Job(task, ("orange", "white"), NEW, **more)


def test_m34_m37_what_breaks_a_rule_for_girders_is_named() -> None:
    touches = [touch(NEW, "table"), touch(NEW, "hat-1.crown"), touch(NEW, BLACK, DOWN, *places(-85, 85))]
    found = told_pieces(girder_of(Task.ANY_SUPPORT), touches)
    assert found["girder_has_a_colour_of_the_card"] == [(NEW,)]
    assert found["girder_off_the_ground"] == [(NEW, Piece("table"))]
    assert found["girder_not_on_a_hat"] == [(NEW, Piece("hat-1"))]
    assert found["girder_not_along_another"] == [(NEW, BLACK)]
    assert found["touches_a_support"] == [(NEW,)]
    assert told_pieces(girder_of(Task.ANY_SUPPORT), [])["girder_off_the_ground"] == [(NEW,)]


@pytest.mark.parametrize(
    ("job", "touches", "expected"),
    [
        (girder_of(Task.BALANCE), [touch(NEW, BLACK), touch(NEW, BRICK)],
         {"rests_on_one_girder_only": [(NEW, BRICK, BLACK)], "rests_at_one_place": [(NEW,)],
          "both_ends_free": [(NEW,)]}),
        (girder_of(Task.SAME_COLOUR), [touch(NEW, WHITE)], {"touches_its_colour": [(NEW, WHITE)]}),
        (girder_of(Task.HIGHEST_GIRDER), [touch(NEW, WHITE)], {"touches_the_highest_girder": [(NEW, WHITE)]}),
        (girder_of(Task.HIGHEST_GIRDER), [touch(BRICK, WHITE)], {"touches_the_highest_girder": [(NEW, WHITE)]}),
        (girder_of(Task.THEN_WORKER, workers=(WORKER,)), [], {"worker_on_the_new_girder": [(WORKER, NEW)]}),
        (girder_of(Task.THEN_WORKER), [], {"worker_on_the_new_girder": [(NEW,)]}),
        (girder_of(Task.ON_ARM), [touch(NEW, "worker-1.left_arm")], {"rests_on_an_arm": [(NEW, WORKER)]}),
        (girder_of(Task.SUPPORT_SAME_COLOUR, support=SUPPORT), [touch(NEW, WHITE)],
         {"support_on_table_or_girder": [(SUPPORT,)], "touches_the_new_support": [(NEW, SUPPORT)],
          "touches_its_colour": [(NEW, WHITE)]}),
        (girder_of(Task.SUPPORT_ON_GIRDER, support=SUPPORT), [touch(SUPPORT, BLACK)],
         {"support_on_a_girder": [(SUPPORT, BLACK)], "touches_a_girder": [(NEW,)]}),
        (girder_of(Task.WITH_BRICK, loads=(BRICK,)), [], {"brick_on_the_girder": [(BRICK, NEW)]}),
        (girder_of(Task.BECOMES_HIGHEST), [touch(NEW, WHITE)], {"is_the_highest_girder": [(NEW, WHITE)]}),
    ],
)  # fmt: skip
def test_m37_a_girder_condition_names_the_pieces_that_show_it(
    job: Job, touches: list[Touch], expected: dict[str, list[tuple[Piece, ...]]]
) -> None:
    found = told_pieces(job, touches)
    assert {code: found[code] for code in expected} == expected


def test_m51_who_is_the_highest_names_no_rivals() -> None:
    found = told_pieces(girder_of(Task.BECOMES_HIGHEST), [], {NEW: at(0, 0, 200), WHITE: at(0, 0, 100)})
    assert found["is_the_highest_girder"] == [(NEW,)]


BALANCE = {"rests_on_one_girder_only": True, "rests_at_one_place": True, "both_ends_free": True}


def test_m40_a_girder_balances_on_one_girder_at_one_place() -> None:
    assert girder_job(Task.BALANCE, [touch(NEW, BLACK, DOWN, *places(-20, 20))]) == BALANCE
    two_places = girder_job(Task.BALANCE, [touch(NEW, BLACK, DOWN, *places(-20, 20.1))])
    assert two_places == {**BALANCE, "rests_at_one_place": False}


def test_m40_both_ends_are_in_the_air() -> None:
    assert girder_job(Task.BALANCE, [touch(NEW, BLACK, DOWN, *places(60, 65))]) == BALANCE
    at_an_end = girder_job(Task.BALANCE, [touch(NEW, BLACK, DOWN, *places(-60, -65.1))])
    assert at_an_end == {**BALANCE, "both_ends_free": False}


@pytest.mark.parametrize("second", [ORANGE, SUPPORT, "table", "worker-1.torso", BRICK])
def test_m40_whatever_else_bears_it_spoils_the_balance_and_what_only_touches_it_does_not(second: str) -> None:
    """M40: from the side, from above, or without any load; wherever that is."""

    def with_a_second(other: Touch) -> Told:
        return girder_job(Task.BALANCE, [touch(NEW, BLACK, DOWN, *places(0)), other])

    assert with_a_second(touch(NEW, second, DOWN, *places(10))) == {**BALANCE, "rests_on_one_girder_only": False}
    assert with_a_second(touch(NEW, second, SIDEWAYS, *places(85))) == BALANCE
    assert with_a_second(touch(NEW, second, DOWN, *places(85), load_mn=0.0)) == BALANCE
    assert with_a_second(touch(NEW, second, UP, *places(85))) == BALANCE


def test_m40_leaning_against_a_girder_or_bearing_one_is_no_balance() -> None:
    for met in (touch(NEW, BLACK, SIDEWAYS), touch(BLACK, NEW)):
        assert girder_job(Task.BALANCE, [met])["rests_on_one_girder_only"] is False
    nothing = girder_job(Task.BALANCE, [])
    assert nothing == dict.fromkeys(BALANCE, False)


def test_m41_a_girder_touches_one_of_its_colour() -> None:
    """M41: from the side, from above or from below."""
    assert girder_job(Task.SAME_COLOUR, [touch(NEW, WHITE, SIDEWAYS)]) == {"touches_its_colour": True}
    assert girder_job(Task.SAME_COLOUR, [touch(WHITE, NEW)]) == {"touches_its_colour": True}
    others = [touch(NEW, BLACK), touch(NEW, ORANGE), touch(NEW, SUPPORT)]
    assert girder_job(Task.SAME_COLOUR, others) == {"touches_its_colour": False}


@pytest.mark.parametrize(
    ("met", "another", "third"),
    [
        ([BLACK, ORANGE], True, True),
        ([BLACK, ORANGE, WHITE], True, True),  # M32: more contacts are allowed
        ([BLACK, BLACK_TOO], True, False),
        ([BLACK, WHITE], True, False),
        ([BLACK], True, False),
        ([WHITE], False, False),
        ([], False, False),
    ],
)
def test_m42_a_girder_touches_two_so_that_the_three_have_three_colours(
    met: list[Piece], another: bool, third: bool
) -> None:
    """M42: its own colour is one of the three."""
    touches = [touch(NEW, one, SIDEWAYS) for one in met]
    expected = {"touches_another_colour": another, "touches_a_third_colour": third}
    assert girder_job(Task.THREE_COLOURS, touches) == expected


def test_m43_a_girder_touches_the_highest_of_the_others_or_one_as_high() -> None:
    """M43: it does not compete with them itself."""
    heights = {WHITE: at(0, 0, 90), BLACK: at(0, 0, 89.1), ORANGE: at(0, 0, 88.9), NEW: at(0, 0, 200)}
    for met, held in ((WHITE, True), (BLACK, True), (ORANGE, False), (SUPPORT, False)):
        found = girder_job(Task.HIGHEST_GIRDER, [touch(NEW, met, SIDEWAYS)], heights)
        assert found == {"touches_the_highest_girder": held}


def test_m44_a_worker_stands_on_the_new_girder() -> None:
    """M44: with both feet; a second girder under them does no harm."""
    for feet, held in (
        (standing(WORKER, NEW), True),
        (standing(WORKER, BLACK, NEW), True),
        (standing(WORKER, BLACK), False),
        ([touch("worker-1.left_foot", NEW)], False),
    ):
        found = girder_job(Task.THEN_WORKER, feet, workers=(WORKER,))
        assert found == {"worker_on_the_new_girder": held}
    assert girder_job(Task.THEN_WORKER, []) == {"worker_on_the_new_girder": False}


def test_m45_a_girder_rests_on_an_arm_with_some_of_its_weight() -> None:
    """M45: on the arm itself, not on what the arm carries."""
    for met, held in (
        (touch(NEW, "worker-1.left_arm"), True),
        (touch(NEW, "worker-1.left_arm", load_mn=0.0), False),
        (touch(NEW, "worker-1.left_arm", SIDEWAYS), False),
        (touch("worker-1.left_arm", NEW), False),
        (touch(NEW, "worker-1.torso"), False),
        (touch(NEW, "hat-1.crown"), False),
        (touch(NEW, BRICK), False),
    ):
        found = girder_job(Task.ON_ARM, [met, touch(BRICK, "worker-1.left_arm")])
        assert found == {"rests_on_an_arm": held}


SUPPORTED = {"support_on_table_or_girder": True, "touches_the_new_support": True}


@pytest.mark.parametrize(
    ("task", "code", "right", "wrong"),
    [
        (Task.SUPPORT_SAME_COLOUR, "touches_its_colour", WHITE, BLACK),  # M46
        (Task.SUPPORT_OTHER_COLOUR, "touches_another_colour", BLACK, WHITE),  # M47
    ],
)
def test_m46_m47_a_girder_touches_the_new_support_and_a_girder_of_the_right_colour(
    task: Task, code: str, right: Piece, wrong: Piece
) -> None:
    placed, leant = touch(SUPPORT, "table"), touch(NEW, SUPPORT, SIDEWAYS)
    assert girder_job(task, [placed, leant, touch(NEW, right)], support=SUPPORT) == {**SUPPORTED, code: True}
    assert girder_job(task, [placed, leant, touch(NEW, wrong)], support=SUPPORT) == {**SUPPORTED, code: False}
    apart = girder_job(task, [placed, touch(NEW, "support-2"), touch(NEW, right)], support=SUPPORT)
    assert apart == {**SUPPORTED, "touches_the_new_support": False, code: True}


@pytest.mark.parametrize(
    ("place", "held"),
    [("table", True), (BLACK, True), ("support-2", False), (BRICK, False), ("worker-1.left_arm", False)],
)
def test_m46_m47_the_new_support_goes_on_the_table_or_on_a_girder(place: str, held: bool) -> None:
    touches = [touch(SUPPORT, place), touch(NEW, SUPPORT), touch(NEW, WHITE)]
    found = girder_job(Task.SUPPORT_SAME_COLOUR, touches, support=SUPPORT)
    assert found["support_on_table_or_girder"] is held


def test_m46_the_new_girder_on_top_is_no_place_for_the_support_to_stand_on() -> None:
    found = girder_job(Task.SUPPORT_SAME_COLOUR, [touch(NEW, SUPPORT), touch(NEW, WHITE)], support=SUPPORT)
    assert found["support_on_table_or_girder"] is False


def test_m48_the_new_support_rests_on_a_girder_and_the_girder_touches_one() -> None:
    """M48: the table will not do for the support, nor the support for the girder."""
    good = {"support_on_a_girder": True, "touches_a_girder": True}
    for place, met, expected in (
        (BLACK, WHITE, good),  # the girder need not touch the support
        ("table", WHITE, {**good, "support_on_a_girder": False}),
        ("support-2", WHITE, {**good, "support_on_a_girder": False}),
        (BLACK, SUPPORT, {**good, "touches_a_girder": False}),
    ):
        touches = [touch(SUPPORT, place), touch(NEW, met, SIDEWAYS)]
        assert girder_job(Task.SUPPORT_ON_GIRDER, touches, support=SUPPORT) == expected


def test_m49_a_girder_touches_any_support_in_any_way() -> None:
    """M49: it may lean against one, or bear one."""
    assert girder_job(Task.ANY_SUPPORT, [touch(NEW, SUPPORT, SIDEWAYS)]) == {"touches_a_support": True}
    assert girder_job(Task.ANY_SUPPORT, [touch(SUPPORT, NEW)]) == {"touches_a_support": True}
    assert girder_job(Task.ANY_SUPPORT, [touch(NEW, BLACK)]) == {"touches_a_support": False}


def test_m50_the_brick_rests_on_the_girder() -> None:
    """M50: the brick that came with it, and from above."""
    for met, held in (
        (touch(BRICK, NEW), True),
        (touch(BRICK, NEW, SIDEWAYS), False),
        (touch(NEW, BRICK), False),
        (touch(BRICK, BLACK), False),
        (touch("brick-2", NEW), False),
    ):
        assert girder_job(Task.WITH_BRICK, [met], loads=(BRICK,)) == {"brick_on_the_girder": held}


def test_m51_a_girder_is_the_highest_by_more_than_a_millimetre() -> None:
    """M51: of the girders; other pieces may be higher."""
    for height, held in ((101.1, True), (101, False), (100.7, False), (99, False)):
        heights = {NEW: at(0, 0, height), WHITE: at(0, 0, 100), BLACK: at(0, 0, 99.5), BRICK: at(0, 0, 300)}
        assert girder_job(Task.BECOMES_HIGHEST, [], heights) == {"is_the_highest_girder": held}


# Made-up surveys: workers


def worker_job(
    task: Task,
    touches: Sequence[Touch],
    loads: tuple[Piece, ...] = (),
    workers: tuple[Piece, ...] = (WORKER,),
    poses: Poses | None = None,
    highest_glove_girder: bool = False,
) -> Told:
    """What is said of workers on orange or white girders."""
    job = Job(task, ("orange", "white"), workers=workers, loads=loads, highest_glove_girder=highest_glove_girder)
    bare = dict.fromkeys((*workers, *loads), IN_PLACE)
    return told(judge(survey(touches, {**bare, **_by_name(poses)}), job))


STANDS: Told = {"worker_stands_on_a_girder": True, "girder_has_a_glove_colour": True}
FALLEN: Told = {"worker_stands_on_a_girder": False, "girder_has_a_glove_colour": False}
ON_WHITE = standing(WORKER, WHITE)


def test_m22_a_worker_stands_on_a_girder_with_a_glove_colour() -> None:
    def said(*feet: Touch) -> Told:
        return {code: held for code, held in worker_job(Task.AT_END, feet).items() if code in STANDS}

    assert said(*standing(WORKER, WHITE)) == said(*standing(WORKER, ORANGE)) == STANDS
    assert said(*standing(WORKER, BLACK)) == {**STANDS, "girder_has_a_glove_colour": False}
    assert said(*standing(WORKER, BLACK, ORANGE)) == STANDS
    assert said(touch("worker-1.left_foot", WHITE), touch("worker-1.right_foot", ORANGE)) == FALLEN


@pytest.mark.parametrize(
    ("task", "asked"),
    [
        (Task.ONE_BRICK, ("brick-1",)),  # M52
        (Task.TWO_BRICKS, ("brick-1", "brick-2")),  # M53
        (Task.ONE_BEAM, ("beam-1",)),  # M54
        (Task.TWO_BEAMS, ("beam-1", "beam-2")),  # M55
        (Task.BRICK_AND_BEAM, ("brick-1", "beam-1")),  # M56
        (Task.TOGETHER_WITH_BEAM, ("beam-1",)),  # M58
    ],
)
def test_m52_m53_m54_m55_m56_m58_each_load_asked_for_is_on_his_arms(task: Task, asked: tuple[str, ...]) -> None:
    loads = tuple(map(Piece, asked))

    def held(*bearers: str) -> list[bool]:
        borne = [touch(load, bearer) for load, bearer in zip(loads, bearers, strict=False)]
        found = worker_job(task, [*ON_WHITE, *borne], loads[: len(bearers)])
        values = [value for code, value in found.items() if code not in STANDS]
        return [one for value in values for one in (value if isinstance(value, list) else [value])]

    whole = ["worker-1.left_arm", "worker-1.right_arm"][: len(loads)]
    fine = [True] * len(whole)
    assert held(*whole) == fine
    for wrong in ("girder-white-1", "worker-2.left_arm", "hat-1.crown", "worker-1.head"):
        assert held(*whole[:-1], wrong) == [*fine[:-1], False]
    assert held(*whole[:-1]) == [*fine[:-1], False]  # the last one has not been placed yet


def test_m36_a_load_on_a_load_counts_and_a_load_of_the_wrong_kind_does_not() -> None:
    stacked = [*ON_WHITE, touch(BEAM, "worker-1.left_arm"), touch(BRICK, BEAM)]
    good: Told = {**STANDS, "carries_the_brick": True, "carries_the_beam": True}
    assert worker_job(Task.BRICK_AND_BEAM, stacked, (BRICK, BEAM)) == good
    assert worker_job(Task.BRICK_AND_BEAM, stacked, (BEAM, BRICK)) == good
    upside_down = [*ON_WHITE, touch(BRICK, "worker-1.left_arm"), touch(BEAM, BRICK)]
    assert worker_job(Task.BRICK_AND_BEAM, upside_down, (BRICK, BEAM)) == good  # M56: in any order
    assert worker_job(Task.BRICK_AND_BEAM, upside_down, (BEAM, BRICK)) == good
    two_beams = [*ON_WHITE, touch(BEAM, "worker-1.left_arm"), touch("beam-2", "worker-1.right_arm")]
    found = worker_job(Task.BRICK_AND_BEAM, two_beams, (BEAM, Piece("beam-2")))
    assert found == {**good, "carries_the_brick": False}


def at_end(*along: float, girder: Piece = WHITE) -> bool | list[bool]:
    feet = [touch(f"worker-1.{foot}", girder, DOWN, *places(*along)) for foot in ("left_foot", "right_foot")]
    found = worker_job(Task.AT_END, feet, poses={girder: IN_PLACE})
    return found["touches_the_end_of_the_girder"]


def test_m57_he_touches_the_last_millimetre_at_either_end() -> None:
    """M57: a girder ends 85 mm from its middle."""
    assert at_end(70, 84)
    assert at_end(-70, -84)
    assert not at_end(70, 83.9)
    assert not at_end(-70, -83.9)
    assert at_end(70, 85, girder=BLACK)  # the colour is another condition


def test_m57_who_does_not_stand_is_at_no_end() -> None:
    leaning = [touch("worker-1.torso", WHITE, SIDEWAYS, *places(85))]
    assert worker_job(Task.AT_END, leaning) == {**FALLEN, "touches_the_end_of_the_girder": False}


def test_m57_the_end_belongs_to_a_girder_with_a_glove_colour() -> None:
    feet = [*standing(WORKER, WHITE), touch("worker-1.left_foot", BLACK, DOWN, *places(85))]
    feet += [touch("worker-1.right_foot", BLACK, DOWN, *places(75))]
    found = worker_job(Task.AT_END, feet, poses={WHITE: at(0, 0, 0), BLACK: IN_PLACE})
    assert found == {**STANDS, "touches_the_end_of_the_girder": False}


@pytest.mark.parametrize(
    ("bearers", "his", "others"),
    [
        (["worker-1.left_arm", "worker-2.right_arm"], True, True),
        (["worker-1.left_arm"], True, False),
        (["worker-2.left_arm"], False, True),
        (["worker-1.left_arm", "hat-2.crown"], True, False),
        (["worker-1.left_arm", "worker-1.right_arm"], True, False),
        (["girder-white-1"], False, False),
    ],
)
def test_m59_the_beam_lies_on_his_arm_and_on_another_workers(bearers: list[str], his: bool, others: bool) -> None:
    """M59: neither a hat nor his own second arm connects them."""
    found = worker_job(Task.CONNECTED, [*ON_WHITE, *(touch(BEAM, one) for one in bearers)], (BEAM,))
    assert found == {**STANDS, "beam_on_his_arm": his, "beam_on_another_workers_arm": others}


def test_m36_m59_the_connecting_beam_may_lie_on_what_an_arm_already_carries() -> None:
    """M59: on either side, or on both."""
    his, others = touch(BRICK, "worker-1.left_arm"), touch("brick-2", "worker-2.right_arm")
    on_bricks = [touch(BEAM, BRICK), touch(BEAM, "brick-2")]
    connected: Told = {**STANDS, "beam_on_his_arm": True, "beam_on_another_workers_arm": True}
    assert worker_job(Task.CONNECTED, [*ON_WHITE, his, others, *on_bricks], (BEAM,)) == connected
    half = [*ON_WHITE, his, touch(BEAM, BRICK), touch(BEAM, "worker-2.right_arm")]
    assert worker_job(Task.CONNECTED, half, (BEAM,)) == connected
    loose = [*ON_WHITE, his, touch("brick-2", ORANGE), *on_bricks]
    assert worker_job(Task.CONNECTED, loose, (BEAM,)) == {**connected, "beam_on_another_workers_arm": False}


@pytest.mark.parametrize(
    ("first", "second", "held"),
    [
        ([WHITE], [WHITE], True),
        ([WHITE], [Piece("girder-white-3")], False),
        ([WHITE], [], False),
        ([BLACK, WHITE], [WHITE], True),
        ([BLACK, WHITE], [BLACK], False),  # M5A: the same girder is the one with the glove colour
        ([WHITE], [BLACK, WHITE], True),
    ],
)
def test_m5a_the_second_worker_stands_on_the_same_girder(first: list[Piece], second: list[Piece], held: bool) -> None:
    touches = [*standing(WORKER, *first), *standing(OTHER, *second)]
    found = worker_job(Task.SECOND_WORKER, touches, workers=(WORKER, OTHER))
    assert found == {**STANDS, "second_worker_on_the_same_girder": held}


def test_m80_with_the_foreman_he_stands_on_the_highest_girder_with_a_glove_colour() -> None:
    heights = {WHITE: at(0, 0, 80), ORANGE: at(0, 0, 79), "girder-orange-2": at(0, 0, 78.9), BLACK: at(0, 0, 120)}
    for girder, held in ((WHITE, True), (ORANGE, True), (Piece("girder-orange-2"), False), (BLACK, False)):
        found = worker_job(Task.AT_END, standing(WORKER, girder), poses=heights, highest_glove_girder=True)
        assert found["on_the_highest_glove_girder"] is held
    assert "on_the_highest_glove_girder" not in worker_job(Task.AT_END, ON_WHITE, poses=heights)


def worker_of(task: Task, *loads: Piece, workers: tuple[Piece, ...] = (WORKER,), **more: Any) -> Job:
    return Job(task, ("orange", "white"), workers=workers, loads=loads, **more)


@pytest.mark.parametrize(
    ("job", "touches", "expected"),
    [
        (worker_of(Task.AT_END), [*ON_WHITE],
         {"worker_stands_on_a_girder": [(WORKER, WHITE)], "girder_has_a_glove_colour": [(WORKER, WHITE)],
          "touches_the_end_of_the_girder": [(WORKER, WHITE)]}),
        (worker_of(Task.AT_END), standing(WORKER, BLACK, WHITE),
         {"worker_stands_on_a_girder": [(WORKER, BLACK, WHITE)], "girder_has_a_glove_colour": [(WORKER, WHITE)]}),
        (worker_of(Task.AT_END, highest_glove_girder=True), [*ON_WHITE],
         {"on_the_highest_glove_girder": [(WORKER, WHITE, NEW)]}),
        (worker_of(Task.TWO_BRICKS, BRICK), [*ON_WHITE], {"carries_the_brick": [(WORKER, BRICK), (WORKER,)]}),
        (worker_of(Task.CONNECTED, BEAM), [*ON_WHITE, touch(BEAM, "worker-2.left_arm")],
         {"beam_on_his_arm": [(WORKER, BEAM)], "beam_on_another_workers_arm": [(BEAM, OTHER)]}),
        (worker_of(Task.CONNECTED), [*ON_WHITE],
         {"beam_on_his_arm": [(WORKER,)], "beam_on_another_workers_arm": [()]}),
        (worker_of(Task.SECOND_WORKER, workers=(WORKER, OTHER)), [*ON_WHITE, *standing(OTHER, BLACK)],
         {"second_worker_on_the_same_girder": [(OTHER, WHITE)]}),
        (worker_of(Task.SECOND_WORKER, workers=(WORKER, OTHER)), [*ON_WHITE, *standing(OTHER, WHITE)],
         {"second_worker_on_the_same_girder": [(OTHER, WHITE)]}),
        (worker_of(Task.SECOND_WORKER), [*ON_WHITE], {"second_worker_on_the_same_girder": [(WHITE,)]}),
    ],
)  # fmt: skip
def test_m37_a_worker_condition_names_the_pieces_that_show_it(
    job: Job, touches: list[Touch], expected: dict[str, list[tuple[Piece, ...]]]
) -> None:
    found = told_pieces(job, touches)
    assert {code: found[code] for code in expected} == expected


def test_m57_who_reaches_one_of_two_ends_names_that_girder() -> None:
    feet = [touch(f"worker-1.{foot}", ORANGE, DOWN, *places(85)) for foot in ("left_foot", "right_foot")]
    found = told_pieces(worker_of(Task.AT_END), [*ON_WHITE, *feet], {ORANGE: IN_PLACE, WHITE: at(0, 0, 0)})
    assert found["touches_the_end_of_the_girder"] == [(WORKER, ORANGE)]


def test_m80_without_any_girder_with_a_glove_colour_nobody_stands_on_the_highest() -> None:
    found = worker_job(Task.AT_END, standing(WORKER, BLACK), highest_glove_girder=True)
    assert found["on_the_highest_glove_girder"] is False


# Whatever is not forbidden is allowed

FOLLOWED: dict[Task, list[Touch]] = {
    Task.SAME_COLOUR: [touch(NEW, WHITE)],
    Task.THREE_COLOURS: [touch(NEW, ORANGE), touch(NEW, BLACK)],
    Task.HIGHEST_GIRDER: [touch(NEW, WHITE)],
    Task.THEN_WORKER: standing(OTHER, NEW),
    Task.ON_ARM: [touch(NEW, "worker-1.left_arm")],
    Task.SUPPORT_SAME_COLOUR: [touch(SUPPORT, "table"), touch(NEW, SUPPORT), touch(NEW, WHITE)],
    Task.SUPPORT_OTHER_COLOUR: [touch(SUPPORT, "table"), touch(NEW, SUPPORT), touch(NEW, BLACK)],
    Task.SUPPORT_ON_GIRDER: [touch(SUPPORT, BLACK), touch(NEW, WHITE)],
    Task.ANY_SUPPORT: [touch(NEW, SUPPORT)],
    Task.WITH_BRICK: [touch(BRICK, NEW)],
    Task.BECOMES_HIGHEST: [],
}
EXTRA = [
    touch(NEW, one, SIDEWAYS)
    for one in (
        WHITE,
        BLACK,
        ORANGE,
        SUPPORT,
        "support-2",
        BEAM,
        "hat-2.crown",
        "worker-2.head",
        "crane.mast",
        "box.left_wall",
    )
]


@pytest.mark.parametrize("task", [task for task in GIRDER_TASKS if task is not Task.BALANCE])
def test_m32_contacts_beyond_those_asked_for_do_no_harm(task: Task) -> None:
    """M32: unless the card says "only", which one card does (M40)."""
    heights = {NEW: at(0, 0, 200), WHITE: at(0, 0, 150)}
    for touches in (FOLLOWED[task], [*FOLLOWED[task], *EXTRA]):
        seen = survey(touches, heights)
        assert judge(seen, Job(task, ("orange", "white"), NEW, SUPPORT, (OTHER,), (BRICK,))).held


def test_m32_m40_where_the_card_says_only_they_do() -> None:
    balanced = [touch(NEW, BLACK, DOWN, *places(0))]
    job = Job(Task.BALANCE, ("orange", "white"), NEW)
    assert judge(survey(balanced, {NEW: IN_PLACE}), job).held
    for extra in EXTRA:
        bears = extra.piece == NEW and extra.normal == DOWN and extra.other != BLACK
        assert judge(survey([*balanced, extra], {NEW: IN_PLACE}), job).held != bears


# A site built by hand


def built(*more: Touch, skyscraper: bool = False, without: str = "") -> Told:
    """What is said of three supports, four girders on them and a worker, with a change."""
    supports = ("support-1.block", "support-2.block", "support-3.block")
    girders = (WHITE, BLACK, ORANGE, "girder-purple-1")
    touches = [] if skyscraper else [touch(one, "table") for one in supports]
    touches += [touch(girder, "box.left_wall" if skyscraper else "support-1.block") for girder in girders]
    touches += [one for one in ON_WHITE if one.part != without]
    task = Task.PREPARE_SKYSCRAPER if skyscraper else Task.PREPARE_SITE
    return told(judge(survey([*touches, *more]), Job(task, ())))


BUILT: Told = {"three_supports_on_the_table": True, "girders_off_the_ground": True, "worker_stands_on_a_girder": True}
IN_BOX = {code: held for code, held in BUILT.items() if code != "three_supports_on_the_table"}


def test_m10_what_the_first_player_built_is_a_site() -> None:
    assert built() == BUILT
    assert built(touch(WHITE, "table", SIDEWAYS)) == {**BUILT, "girders_off_the_ground": False}
    assert built(without="left_foot") == {**BUILT, "worker_stands_on_a_girder": False}
    assert built(touch("support-4.block", WHITE)) == {**BUILT, "three_supports_on_the_table": False}


def test_m82_a_skyscraper_begins_without_supports_and_off_the_floor() -> None:
    assert built(skyscraper=True) == IN_BOX
    assert built(touch(BLACK, "box.floor"), skyscraper=True) == {**IN_BOX, "girders_off_the_ground": False}


def test_m10_what_is_wrong_with_it_is_named() -> None:
    def named_by(*touches: Touch) -> dict[str, tuple[Piece, ...]]:
        seen = survey([*standing(WORKER, WHITE), touch(SUPPORT, "table"), *touches])
        return {one.code: one.pieces for one in judge(seen, Job(Task.PREPARE_SITE, ())).conditions}

    assert named_by() == {
        "three_supports_on_the_table": (SUPPORT,),
        "girders_off_the_ground": (WHITE,),
        "worker_stands_on_a_girder": (WORKER, WHITE),
    }
    wrong = named_by(touch("support-2", WHITE), touch(BLACK, "table"))
    assert wrong["three_supports_on_the_table"] == (Piece("support-2"),)
    assert wrong["girders_off_the_ground"] == (BLACK,)


# Records, ends on the table, the box


def test_m70_the_record_is_held_by_more_than_a_millimetre() -> None:
    def record(height: float) -> bool:
        return holds_the_record(_by_name({NEW: at(0, 0, height), BRICK: at(0, 0, 100.5)}), [NEW])  # both tops count

    assert not record(101)
    assert record(101.1)
    assert not record(50)


def test_m70_a_worker_counts_with_his_hat_and_does_not_compete_with_it() -> None:
    worn = {WORKER: at(0, 0, 59), "hat-1": at(0, 0, 96)}  # head 96, hat 97.5
    assert holds_the_record(_by_name({**worn, NEW: at(0, 0, 91.9)}), [WORKER])  # top 96.4
    assert not holds_the_record(_by_name({**worn, NEW: at(0, 0, 92.1)}), [WORKER])  # top 96.6


def test_m70_anothers_hat_can_be_the_highest_piece() -> None:
    heights = {WORKER: at(0, 0, 59), "hat-1": at(0, 0, 96), NEW: at(0, 0, 93.9)}  # the girder's top is 98.4
    assert not holds_the_record(_by_name(heights), [NEW])
    assert holds_the_record(_by_name({**heights, NEW: at(0, 0, 94.1)}), [NEW])


def test_m70_pieces_placed_in_one_turn_do_not_rob_each_other() -> None:
    heights = {NEW: at(0, 0, 80), BRICK: at(0, 0, 80.2), WHITE: at(0, 0, 70)}
    assert holds_the_record(_by_name(heights), [NEW, BRICK])
    assert not holds_the_record(_by_name(heights), [NEW])


def test_m70_crane_and_box_do_not_compete() -> None:
    for tall in ("crane", "box"):
        assert holds_the_record(_by_name({NEW: at(0, 0, 20), tall: at(0, 0, 0)}), [NEW])
    assert not holds_the_record(_by_name({NEW: at(0, 0, 20), SUPPORT: at(0, 0, 25)}), [NEW])


def test_m70_what_fell_back_to_the_reserve_holds_no_record() -> None:
    assert holds_the_record(_by_name({NEW: at(0, 0, 80), WHITE: at(0, 0, 70)}), [NEW, BRICK])
    assert not holds_the_record(_by_name({NEW: at(0, 0, 70), WHITE: at(0, 0, 80)}), [NEW, BRICK])


def ends(*along: float, other: str = "table") -> bool:
    return has_one_end_on_the_table(survey([touch(NEW, other, DOWN, *places(*along))], {NEW: IN_PLACE}), NEW)


def test_m63_a_girder_with_one_end_on_the_table_is_told_from_one_that_lies_there() -> None:
    assert ends(84)
    assert ends(-84)
    assert ends(0.5, 85)
    assert ends(-0.5, -85)
    assert not ends(0, 85)
    assert not ends(0, -85)
    assert not ends(0.5, -85)
    assert not ends(-85, 85)
    assert not ends(-85, 20)
    assert not ends(40)
    assert not ends()
    assert not ends(85, other="girder-black-1")


def test_m82_only_the_floor_of_the_box_is_ground() -> None:
    walls = [touch(NEW, f"box.{part}") for part in ("left_wall", "front_wall", "left_insert", "middle_insert")]
    assert ground_touches(survey(walls), NEW) == set()
    assert ground_touches(survey([*walls, touch(NEW, "box.floor", SIDEWAYS)]), NEW) == {Piece("box")}
    assert ground_touches(survey([touch(NEW, "table")]), NEW) == {Piece("table")}


# Before all pieces of a card are there


def so_far(job: Job, touches: Iterable[Touch] = (), poses: dict[Piece, Pose] | None = None) -> dict[str, bool]:
    return {one.code: one.held for one in judged_so_far(survey(list(touches), poses or {}), job)}


@pytest.mark.parametrize(
    ("job", "codes"),
    [
        (Job(Task.SUPPORT_SAME_COLOUR, ("white",), support=SUPPORT), {"support_on_table_or_girder"}),
        (Job(Task.SUPPORT_OTHER_COLOUR, ("white",), support=SUPPORT), {"support_on_table_or_girder"}),
        (Job(Task.SUPPORT_ON_GIRDER, ("white",), support=SUPPORT), {"support_on_a_girder"}),
        (
            Job(Task.THEN_WORKER, ("white",), girder=NEW),
            {
                "girder_has_a_colour_of_the_card",
                "girder_off_the_ground",
                "girder_not_on_a_hat",
                "girder_not_along_another",
            },
        ),
        (
            Job(Task.TWO_BEAMS, ("white",), workers=(WORKER,)),
            {"worker_stands_on_a_girder", "girder_has_a_glove_colour"},
        ),
        (
            Job(Task.CONNECTED, ("white",), workers=(WORKER,)),
            {"worker_stands_on_a_girder", "girder_has_a_glove_colour"},
        ),
        (
            Job(Task.SECOND_WORKER, ("white",), workers=(WORKER,)),
            {"worker_stands_on_a_girder", "girder_has_a_glove_colour"},
        ),
        (
            Job(Task.BRICK_AND_BEAM, ("white",), workers=(WORKER,), loads=(BRICK,)),
            {"worker_stands_on_a_girder", "girder_has_a_glove_colour", "carries_the_brick"},
        ),
        (Job(Task.PREPARE_SITE, ()), {"three_supports_on_the_table"}),
        (Job(Task.PREPARE_SKYSCRAPER, ()), set()),
    ],
)
def test_m25_only_what_is_there_is_judged_before_a_card_is_done(job: Job, codes: set[str]) -> None:
    poses = {} if job.task in (Task.PREPARE_SITE, Task.PREPARE_SKYSCRAPER) else {NEW: IN_PLACE, WORKER: at(0, 0, 9)}
    assert so_far(job, (), poses).keys() == codes


def test_m48_a_support_that_comes_first_is_told_to_be_right() -> None:
    job = Job(Task.SUPPORT_ON_GIRDER, ("white",), support=SUPPORT)
    assert so_far(job, [touch(SUPPORT, "table")]) == {"support_on_a_girder": False}
    assert so_far(job, [touch(SUPPORT, BLACK)]) == {"support_on_a_girder": True}


def test_m10_three_supports_are_three() -> None:
    job = Job(Task.PREPARE_SITE, ())
    supports = [Piece(f"support-{number}") for number in (1, 2, 3)]
    for there in range(1, 4):
        touches = [touch(one, "table") for one in supports[:there]]
        poses = {one: at(0, 0, 25) for one in supports[:there]}
        assert so_far(job, touches, poses) == {"three_supports_on_the_table": there == 3}


@pytest.mark.parametrize("task", [task for task in GIRDER_TASKS if task is not Task.BALANCE])
def test_m37_with_all_pieces_it_is_the_verdict_itself(task: Task) -> None:
    seen = survey(FOLLOWED[task], {NEW: at(0, 0, 200), WHITE: at(0, 0, 150)})
    job = Job(task, ("orange", "white"), NEW, SUPPORT, (OTHER,), (BRICK,))
    assert judged_so_far(seen, job) == judge(seen, job).conditions
