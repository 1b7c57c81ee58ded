"""What the referee sees: what lies where and must or may be cleared away (M63, M81, M82), made up and on the real site;
and the one who repeats what a record says.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from chantier.core.chance import ImpossibleDraw
from chantier.games.men_at_work.acting.hand import Path, Target, Tremor
from chantier.games.men_at_work.acting.referee import NOTHING_LEFT, Placing, Recorded, Seen, Simulated, Tidying, seen
from chantier.games.men_at_work.acting.watch import Acted
from chantier.games.men_at_work.cards import Task
from chantier.games.men_at_work.engine.settling import Rest
from chantier.games.men_at_work.engine.tuning import ENGINE
from chantier.games.men_at_work.geometry.poses import UNTURNED, Pose, at, turned
from chantier.games.men_at_work.judging.accidents import Accident, Grounding
from chantier.games.men_at_work.judging.judge import Job
from chantier.games.men_at_work.judging.survey import Survey
from chantier.games.men_at_work.judging.touches import Touch
from chantier.games.men_at_work.moves import ClearAway, Place, PushBack
from chantier.games.men_at_work.pieces import BOX_PLACE, PRESETS, SKYSCRAPERS, TABLE, Piece, with_hats
from chantier.games.men_at_work.state import Clearing
from tests.games.men_at_work.support.scenes import distance_mm, moved_mm, settled
from tests.games.men_at_work.support.stand_in import PATH, UP, pieces
from tests.games.men_at_work.support.surveys import DOWN, SIDEWAYS, survey, touch

REST = Rest(settled=True, ticks=9, damped=False)
CRASH = Accident(Piece("hat-9"), TABLE)
CRANE, BOX = Piece("crane"), Piece("box")
GIRDER, BRICK, WORKER, SUPPORT = (Piece(one) for one in ("girder-white-1", "brick-1", "worker-1", "support-1"))


# Made-up acts


def apart(names: Iterable[Piece]) -> dict[Piece, Pose]:
    """So that nothing is above anything."""
    return {piece: at(-380 + 180 * (n % 5), -380 + 90 * (n // 5), 100) for n, piece in enumerate(sorted(names))}


def surveyed(touches: Iterable[Touch], poses: dict[Piece, Pose] | None = None) -> Survey:
    told = list(touches)
    return survey(told, {**apart(survey(told).poses), **(poses or {})})


def told(
    after: Iterable[Touch],
    accident: Accident | None = None,
    before: Iterable[Touch] = (),
    left: Clearing | None = None,
    fallen: Iterable[Piece] = (),
    handled: Iterable[Piece] = (),
    set_down: Iterable[Grounding] = (),
    poses: dict[Piece, Pose] | None = None,
    was: dict[Piece, Pose] | None = None,
    slipped: bool = False,
    job: Job | None = None,
) -> Seen:
    found = surveyed(after, poses)
    acted = Acted(
        dict(found.poses), found, REST, accident, slipped, surveyed(before, was), frozenset(set_down), track=b"motion",
        handled=frozenset(handled),
    )  # fmt: skip
    return seen(acted, job, left, fallen)


def test_m63_everything_on_the_table_but_supports_has_to_go() -> None:
    names = (
        "brick-1",
        "beam-1",
        "girder-white-1",
        "worker-1.torso",
        "hat-1.crown",
        "support-1.block",
        "crane.platform",
    )
    after = [touch(name, "table") for name in names]
    found = told([*after, touch("brick-2", "girder-white-1"), touch("girder-white-1", "support-1.block")])
    assert found.lying == pieces(["beam-1", "brick-1", "girder-white-1", "hat-1", "worker-1"])


def test_m81_only_what_fell_on_the_platform_has_to_go() -> None:
    after = [touch("brick-1", "crane.platform"), touch("brick-2", "crane.platform"), touch("brick-3", "crane.jib")]
    assert told(after, set_down={(BRICK, CRANE)}).lying == pieces(["brick-2"])


def test_m82_in_the_box_only_girders_have_to_go() -> None:
    names = ("brick-1", "beam-1", "girder-white-1", "worker-1.torso", "hat-1.crown", "support-1.block")
    after = [touch(name, "box.floor") for name in names]
    assert told(after).lying == (GIRDER,)
    assert told([touch("girder-white-1", "box.left_insert")]).lying == ()
    beside = told([touch("brick-1", "table"), touch("brick-2", "box.floor")])
    assert beside.lying == (BRICK,)  # what fell beside the box goes back


def fallen_support(**more: Any) -> Seen:
    """It stood on the table, and lies there now."""
    ground = [touch("support-1.block", "table"), touch("support-2.block", "table")]
    lies = {SUPPORT: Pose((0.0, 0.0, 12.5), turned((1.0, 0.0, 0.0), 90)), Piece("support-2"): at(200, 200, 25)}
    stood = {SUPPORT: at(0, 0, 25), Piece("support-2"): at(200, 200, 25, 80)}  # turned about the vertical: did not fall
    return told([*ground, *more.pop("also", ())], before=ground, poses=lies, was=stood, **more)


def test_m63_supports_that_toppled_in_an_accident_may_go() -> None:
    assert fallen_support(accident=CRASH).optional == (SUPPORT,)
    assert fallen_support().optional == ()  # a support alone is no accident (M61)


def test_m63_supports_that_came_down_in_an_accident_may_go_too() -> None:
    down = [touch("support-1.block", "table"), touch("support-2.block", "girder-white-1")]
    was = [touch("support-1.block", "girder-white-1"), touch("support-2.block", "girder-white-1")]
    assert told(down, accident=CRASH, before=was).optional == (SUPPORT,)
    assert told(down, accident=CRASH).optional == ()  # new ones were put there


def test_m63_supports_that_fell_without_an_accident_wait_for_the_next_clearing_up() -> None:
    """M61: nobody asks about them now."""
    alone = fallen_support()
    assert (alone.fallen, alone.optional, alone.lying) == ((SUPPORT,), (), ())
    earlier = pieces(["support-2", "support-7"])  # the last one is no longer there
    assert fallen_support(fallen=earlier).fallen == pieces(["support-1", "support-2"])
    crashed = fallen_support(fallen=earlier, accident=CRASH)
    assert (crashed.optional, crashed.fallen) == (pieces(["support-1", "support-2"]), ())
    clearing_up = fallen_support(left=Clearing(lying=(BRICK,)))
    assert (clearing_up.optional, clearing_up.fallen) == ((SUPPORT,), ())
    assert fallen_support(handled=(SUPPORT,)).fallen == ()  # the hand laid it there


def test_m63_m82_supports_that_fell_earlier_go_back_in_the_box() -> None:
    wall = [touch("girder-white-1", "box.left_wall")]
    assert fallen_support(also=wall).fallen == (SUPPORT,)
    crashed = fallen_support(also=wall, fallen=pieces(["support-2"]), accident=CRASH)
    assert (crashed.lying, crashed.optional, crashed.fallen) == (pieces(["support-1", "support-2"]), (), ())


def test_m63_a_fallen_support_with_something_above_it_is_covered() -> None:
    over = {GIRDER: at(0, 0, 60)}
    found = told(
        [touch("support-1.block", "table")], accident=CRASH, fallen=(SUPPORT,), poses={SUPPORT: at(0, 0, 12.5), **over}
    )
    assert (found.optional, found.covered) == ((SUPPORT,), (SUPPORT,))


def test_m82_supports_that_fell_go_back_where_the_box_is_played_with() -> None:
    found = fallen_support(accident=CRASH, also=[touch("girder-white-1", "box.left_wall")])
    assert (found.lying, found.optional) == ((SUPPORT,), ())


def test_m63_what_rests_only_on_what_lies_there_may_go_with_it() -> None:
    found = told(
        [
            touch("girder-white-1", "table"),
            touch("brick-1", "girder-white-1"),
            touch("brick-2", "brick-1"),
            touch("beam-1", "girder-white-1"),
            touch("beam-1", "support-1.block"),
            touch("beam-2", "girder-white-1", SIDEWAYS),
            touch("support-1.block", "table"),
            touch("crane.platform", "girder-white-1"),
        ]
    )
    assert found.lying == (GIRDER,)
    assert found.optional == pieces(["brick-1", "brick-2"])


def test_m63_a_girder_with_just_one_end_on_the_table_may_be_pushed_back() -> None:
    here = {GIRDER: at(0, 0, 100)}
    end, flat = (84.5, 0.0, 95.5), (0.0, 0.0, 95.5)
    lean = touch("girder-white-1", "table", DOWN, end)
    assert told([lean], poses=here).pushable == (GIRDER,)
    assert told([touch("girder-white-1", "table", DOWN, flat)], poses=here).pushable == ()
    assert told([touch("brick-1", "table", DOWN, end)], poses={BRICK: at(0, 0, 100)}).pushable == ()
    for ground in ("crane.platform", "box.floor"):
        assert told([lean, touch("girder-white-1", ground)], poses=here).pushable == ()
    assert told([lean, touch("girder-white-1", "crane.mast")], poses=here).pushable == (GIRDER,)


def test_m63_m81_what_was_left_is_left_until_it_is_gone_from_the_ground() -> None:
    """It touched the platform before this act, because it fell there in an earlier one."""
    on_platform = [touch("brick-1", "crane.platform"), touch("brick-2", "crane.platform")]
    both = {(BRICK, CRANE), (Piece("brick-2"), CRANE)}
    left = Clearing(lying=(BRICK,))
    assert told(on_platform, set_down=both, left=left).lying == (BRICK,)
    assert told(on_platform[1:], set_down=both, left=left).lying == ()
    on_the_jib = told([touch("brick-1", "crane.jib")], left=left)
    assert on_the_jib.lying == ()


def test_m63_supports_wait_until_somebody_decides_about_them() -> None:
    left = Clearing(lying=(BRICK,), optional=pieces(["support-1", "support-2", "beam-1"]))
    found = told([touch("support-1.block", "table"), touch("beam-1", "girder-white-1")], left=left)
    assert found.optional == (SUPPORT,)  # support-2 is gone, the beam rests on something that stands
    boxed = [touch("support-1.block", "box.floor")]
    assert told(boxed, left=Clearing(lying=(SUPPORT,))).lying == (SUPPORT,)  # M82


def test_m37_an_act_is_judged_if_it_finished_a_job_and_nothing_went_wrong() -> None:
    job = Job(Task.ANY_SUPPORT, ("white", "black"), GIRDER)
    after = [touch("girder-white-1", "support-1.block")]
    assert [one.held for one in told(after, job=job).conditions] == [True] * 5
    assert told(after).conditions == ()
    assert told(after, job=job, accident=CRASH).conditions == ()
    assert told(after, job=job, slipped=True).conditions == ()


def test_the_referee_tells_the_act_and_poses_to_a_tenth_of_a_micrometre() -> None:
    exact = Pose((1.00004999, 2.00005001, 100.0), (0.70710678118, 0.0, 0.0, 0.70710678118))
    found = told([touch("girder-white-1", "support-1.block")], poses={GIRDER: exact}, accident=CRASH)
    assert found.poses[GIRDER] == Pose((1.0, 2.0001, 100.0), (0.7071068, 0.0, 0.0, 0.7071068))
    assert (found.accident, found.slipped, found.settled, found.track) == (CRASH, False, True, b"motion")
    assert told([], slipped=True).slipped


# The real site


def resting(**placed: Pose) -> dict[Piece, Pose]:
    return settled(with_hats({Piece(name.replace("_", "-")): pose for name, pose in placed.items()})).poses()


def lowering(goal: Pose, release_s: float = 2.0) -> Path:
    return Path((Target(0.0, goal.position, goal.rotation),), release_s)


def put(piece: str, goal: Pose) -> Place:
    x, y, z = goal.position
    return Place(Piece(piece), Pose((x, y, z + 60), goal.rotation), lowering(goal))


def test_m10_a_prepared_site_has_come_to_rest() -> None:
    prepared = Simulated().prepare(PRESETS["expert"])
    assert prepared.keys() == PRESETS["expert"].keys()
    again = Simulated().prepare(prepared)
    assert moved_mm(prepared, again) < 0.1
    assert all(round(mm, 4) == mm for pose in prepared.values() for mm in pose.position)
    assert Simulated().engine == ENGINE


def test_m49_a_real_girder_is_placed_and_judged() -> None:
    site = resting(support_1=at(-60, 0, 25), support_2=at(60, 0, 25))
    job = Job(Task.ANY_SUPPORT, ("white", "black"), GIRDER)
    found = Simulated().see(Placing(site, put(GIRDER, at(0, 0, 54.7)), None, job, free_slips=False))
    assert [one.held for one in found.conditions] == [True] * 5
    assert (found.lying, found.optional, found.covered, found.gone) == ((), (), (), ())
    without = Simulated().see(Placing(site, put(GIRDER, at(0, 0, 54.7)), None, None, free_slips=False))
    assert without == Seen(found.poses, track=found.track)
    shaken = Simulated().see(Placing(site, put(GIRDER, at(0, 0, 54.7)), Tremor(3), None, free_slips=False))
    assert shaken.poses != found.poses


def test_m50_two_pieces_are_placed_together() -> None:
    site = resting(support_1=at(-60, 0, 25), support_2=at(60, 0, 25))
    move = Place(GIRDER, at(0, 0, 110), lowering(at(0, 0, 54.7)), BRICK, at(0, 0, 118.6))
    found = Simulated().see(Placing(site, move, None, None, free_slips=False))
    assert distance_mm(found.poses[BRICK], at(0, 0, 63)) < 1


def collapsed() -> tuple[dict[Piece, Pose], Seen]:
    """A bridge loses a support: the girder leans, its brick slides or stays, the other support stands."""
    site = resting(
        support_1=at(-60, 0, 25), support_2=at(60, 0, 25), girder_orange_1=at(0, 0, 54.5), brick_2=at(0, -90, 4)
    )  # fmt: skip
    return site, Simulated().see(Tidying(site, ClearAway(Piece("support-2")), NOTHING_LEFT, by_force=True))


def test_m63_m64_a_real_collapse_and_its_clearing_up() -> None:
    """M64: what lay there before and what came down now is to be cleared; the leaning girder may be pushed back."""
    _, found = collapsed()
    fallen = Piece("girder-orange-1")
    assert found.accident == Accident(fallen, TABLE)
    assert found.gone == pieces(["support-2"])
    assert found.lying == pieces(["brick-2", "girder-orange-1"])
    assert found.pushable == (fallen,)
    assert (found.covered, found.optional) == ((), ())
    left = Clearing(found.lying, found.optional, found.pushable, found.covered)
    after = Simulated().see(Tidying(found.poses, ClearAway(fallen), left, by_force=False))
    assert (after.gone, after.lying, after.accident) == ((fallen,), pieces(["brick-2"]), None)


def test_m63_really_pushed_back_up() -> None:
    _, found = collapsed()
    girder = Piece("girder-orange-1")
    leaning = found.poses[girder].rotation
    up, down = (-61.0, 0.0, 60.3), (-61.0, 0.0, 54.8)  # along its way, then level on the support
    path = Path((Target(0.0, up, leaning), Target(4.0, up, UNTURNED), Target(7.0, down, UNTURNED)), 8.0)
    left = Clearing(found.lying, found.optional, found.pushable, found.covered)
    after = Simulated().see(Tidying(found.poses, PushBack(girder, path), left, by_force=False))
    assert after.accident is None
    assert after.lying == pieces(["brick-2"])
    assert (after.gone, after.pushable) == ((), ())
    assert after.poses[girder].position[2] == pytest.approx(54.5, abs=0.5)


def test_m63_what_lies_under_the_site_is_covered() -> None:
    site = resting(
        support_1=at(-60, 0, 25), support_2=at(60, 0, 25), girder_orange_1=at(0, 0, 54.5), brick_1=at(0, 0, 4),
        brick_2=at(0, 60, 4),
    )  # fmt: skip
    found = Simulated().see(Tidying(site, ClearAway(BRICK), NOTHING_LEFT, by_force=False))
    assert (found.gone, found.lying, found.covered) == ((), pieces(["brick-1", "brick-2"]), (BRICK,))
    pulled = Simulated().see(
        Tidying(site, ClearAway(BRICK, lowering(at(0, -70, 4), 3.0)), NOTHING_LEFT, by_force=False)
    )
    assert (pulled.gone, pulled.covered) == ((BRICK,), ())
    forced = Simulated().see(Tidying(site, ClearAway(BRICK), NOTHING_LEFT, by_force=True))
    assert forced.gone == (BRICK,)


def test_m81_a_piece_on_the_platform_stays_to_be_cleared_until_it_is() -> None:
    """M81: what fell there earlier, while something else is cleared; and after pulling in vain."""
    site = resting(crane=at(0, 0, 0), brick_1=at(25, 25, 10), brick_2=at(-25, 25, 10), brick_3=at(100, 100, 4))
    left = Clearing(lying=pieces(["brick-1", "brick-3"]))
    found = Simulated().see(Tidying(site, ClearAway(Piece("brick-3")), left, by_force=False))
    assert (found.gone, found.lying) == (pieces(["brick-3"]), (BRICK,))
    last = Simulated().see(Tidying(found.poses, ClearAway(BRICK), Clearing(lying=found.lying), by_force=False))
    assert (last.gone, last.lying) == ((BRICK,), ())
    assert Piece("brick-2") in last.poses  # it was set down there


def test_m82_really_in_the_box_a_worker_stays_and_a_girder_goes() -> None:
    site = settled({BOX: BOX_PLACE, **SKYSCRAPERS["beginner"]}).poses()
    girder = Piece("girder-purple-1")
    found = Simulated().see(Tidying(site, ClearAway(girder), NOTHING_LEFT, by_force=True))
    assert found.accident is not None
    assert found.accident.onto == BOX
    assert {Piece("worker-1"), Piece("hat-1")} <= set(found.poses)
    assert not {Piece("worker-1"), Piece("hat-1")} & {*found.lying, *found.optional}


def test_m82_really_a_support_that_fell_into_the_box_goes_back() -> None:
    """It stands on a girder across the insert; without the girder it falls in."""
    site = resting(
        box=BOX_PLACE, girder_orange_1=at(0, 45, 45), support_1=at(30, 45, 74.5), brick_1=at(-30, 45, 53.5)
    )  # fmt: skip
    assert site[SUPPORT].position[2] > 70
    found = Simulated().see(Tidying(site, ClearAway(Piece("girder-orange-1")), NOTHING_LEFT, by_force=True))
    assert found.accident == Accident(BRICK, BOX)  # not the support's fall (M61)
    assert (found.lying, found.optional) == ((SUPPORT,), ())
    left = Clearing(lying=found.lying)
    pushed = Simulated().see(Tidying(found.poses, ClearAway(BRICK), left, by_force=True))
    assert pushed.lying == (SUPPORT,)  # it still has to go


# The one who repeats


def test_a_recorded_referee_repeats_what_was_seen_in_order() -> None:
    prepared = {BRICK: at(0, 0, 4)}
    one, two = Seen({BRICK: at(1, 0, 4)}), Seen({BRICK: at(2, 0, 4)}, gone=(BRICK,))
    recorded = Recorded("an engine", prepared, [one, two])
    assert recorded.engine == "an engine"
    assert recorded.prepare({BRICK: at(9, 9, 9)}) == prepared
    assert recorded.see(Placing({}, Place(BRICK, UP, PATH), None, None, free_slips=True)) is one
    assert recorded.see(Tidying({}, ClearAway(BRICK), NOTHING_LEFT, by_force=False)) is two
    with pytest.raises(ImpossibleDraw) as refused:
        recorded.see(Tidying({}, ClearAway(BRICK), NOTHING_LEFT, by_force=False))
    assert (refused.value.code, refused.value.facts) == ("draw_missing", {"purpose": "site"})


def test_a_recorded_referee_refuses_another_site() -> None:
    recorded = Recorded("an engine", {BRICK: at(0, 0, 4)}, [])
    for placed in ({}, {BRICK: at(0, 0, 4), GIRDER: at(0, 0, 50)}, {GIRDER: at(0, 0, 4)}):
        with pytest.raises(ImpossibleDraw) as refused:
            recorded.prepare(placed)
        assert refused.value.code == "site_differs"
