"""M30, M31: what a hand does, live or told at once, and which gestures are refused."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chantier.core.errors import BadInput
from chantier.games.men_at_work.acting import hand as hands
from chantier.games.men_at_work.acting.hand import (
    CARRYING,
    FREE,
    Grasp,
    Hand,
    Motion,
    Path,
    SpeedLimits,
    Target,
    Tremor,
    follow,
    take,
)
from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.engine.tuning import TICKS_PER_S
from chantier.games.men_at_work.geometry.poses import UNTURNED, Pose, angle_between_deg, at, tilt_deg, turned
from chantier.games.men_at_work.pieces import PRESETS, Piece
from tests.games.men_at_work.support.readings import on_table, rests_on, stands_on
from tests.games.men_at_work.support.scenes import distance_mm, settled

NEW = Piece("girder-orange-2")
STRAIGHT = (1.0, 0.0, 0.0, 0.0)
STILL = (0.0, 0.0, 0.0)


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(BadInput) as refusal:
        act()
    return refusal.value.code


def taken(piece: Piece = NEW, pose: Pose | None = None) -> Site:
    site = settled(PRESETS["expert"])
    take(site, Grasp(piece, pose or at(0, -60, 110)))
    return site


# Live and at once


def wandering(seed: int) -> list[tuple[int, Pose, bool]]:
    """What a restless player asks for: from which tick on, where, and whether with precision."""
    chance = random.Random(seed)
    wants, tick = [], 0
    for _ in range(14):
        turn = turned((0.0, 0.0, 1.0), chance.uniform(-60, 60))
        place = Pose((chance.uniform(-30, 30), chance.uniform(-90, 20), chance.uniform(70, 110)), turn)
        wants.append((tick, place, chance.random() < 0.3))
        tick += chance.randrange(1, 90)
    return wants


@pytest.mark.parametrize("tremor", [None, Tremor(seed=5)])
def test_m31_a_gesture_fed_live_and_the_same_fed_at_once_end_in_the_same_poses(tremor: Tremor | None) -> None:
    live = taken()
    hand, wants = Hand(live, tremor), wandering(3)
    for tick in range(1000):
        while wants and wants[0][0] == tick:
            _, pose, precise = wants.pop(0)
            hand.want(pose, precise)
        hand.tick()
    path = hand.release()
    rest = live.settle()
    stored = msgspec.json.decode(msgspec.json.encode(path), type=Path)
    assert stored == path
    told = taken()
    assert follow(told, stored, tremor) == rest
    assert told.poses() == live.poses()
    assert told.tick == live.tick
    assert distance_mm(told.pose(NEW), at(0, -60, 110)) > 20  # something happened


def test_m31_a_gesture_goes_on_after_a_restart() -> None:
    site = taken()
    hand = Hand(site, Tremor(seed=1))
    hand.want(at(10, -30, 80, 20))
    for _ in range(100):
        hand.tick()
    stored = msgspec.msgpack.encode(hand.motion)
    twin_site = Site.restore(site.snapshot())
    twin = Hand(twin_site, Tremor(seed=1), msgspec.msgpack.decode(stored, type=Motion))
    for _ in range(200):
        hand.tick()
        twin.tick()
    assert twin_site.poses() == site.poses()
    assert twin.motion == hand.motion


def test_of_two_wishes_in_one_tick_the_last_counts() -> None:
    site = taken()
    hand = Hand(site)
    hand.want(at(50, 0, 100))
    hand.want(at(0, -60, 120))
    for _ in range(TICKS_PER_S // 2):
        hand.tick()
    assert distance_mm(site.pose(NEW), at(0, -60, 120)) < 0.1
    assert hand.release() == Path((Target(0.0, (0, -60, 120), STRAIGHT),), 0.5)


def test_m35_a_worker_is_taken_with_his_hat_and_stands_where_he_is_put() -> None:
    worker = Piece("worker-2")
    site = taken(worker, at(30, -30, 90))
    down = Target(0.8, (30, 0, 59.5), STRAIGHT, precise=True)
    rest = follow(site, Path((Target(0.0, (30, 0, 75), STRAIGHT), down), 2.5))
    assert rest.settled
    assert stands_on(worker, site.contacts.touches()) == {"girder-orange-1"}
    assert {touch.other for touch in rests_on(Piece("hat-2"), site.contacts.touches())} == {worker}
    x, y, _ = site.pose(worker).position
    assert math.hypot(x - 30, y) < 0.05


def test_m50_a_girder_and_a_brick_are_taken_and_placed_together() -> None:
    site = settled({"support-1": at(-45, 0, 25), "support-2": at(45, 0, 25)})
    brick = Piece("brick-1")
    take(site, Grasp(NEW, at(0, 60, 110), (brick, at(10, 60, 118.5, 90))))
    assert site.hand.held == (NEW, brick)
    over, down = Target(0.0, (0, 0, 65), STRAIGHT), Target(1.0, (0, 0, 55), STRAIGHT, precise=True)
    assert follow(site, Path((over, down), 3.0)).settled
    assert {touch.other for touch in rests_on(brick, site.contacts.touches())} == {NEW}
    assert NEW not in on_table(site.contacts.touches())
    assert distance_mm(site.pose(NEW), at(0, 0, 54.5)) < 0.05


def bumped(speed_mm_s: float) -> float:
    """A held girder comes from the side at arm height, goes 1.5 mm farther than where it meets a worker, and back. How
    far he leans afterwards, in degrees."""
    below = {"support-1": at(-45, 0, 25), "support-2": at(45, 0, 25), "girder-black-1": at(0, 0, 54.5)}
    site = settled({**below, "worker-1": at(0, 0, 59), "hat-1": at(0, 0, 96)})
    meets = 4.75 + 4.5
    site.add(NEW, at(0, meets + 15, 79))
    site.hand.hold(NEW)
    way = 0.0
    while way < 2 * 16.5:
        way += speed_mm_s / TICKS_PER_S
        site.hand.aim(at(0, meets + abs(16.5 - way) - 1.5, 79))
        site.step()
    for _ in range(TICKS_PER_S):
        site.step()
    return tilt_deg(site.pose(Piece("worker-1")).rotation)


def test_m30_a_worker_survives_a_bump_at_30_mm_a_second_and_falls_at_50() -> None:
    assert bumped(30) < 5
    assert bumped(50) > 60


# Speed


def course(limits: SpeedLimits, start: Pose, goal: Pose, ticks: int) -> list[Motion]:
    motion = Motion(0, start, STILL, goal, precise=False, near=False)
    found = [motion]
    for _ in range(ticks):
        motion = hands.advance(motion, limits)
        found.append(motion)
    return found


place = st.builds(
    lambda x, y, z, yaw: at(x, y, z, yaw),
    st.floats(-60, 60),
    st.floats(-60, 60),
    st.floats(0, 60),
    st.floats(-180, 180),
)


@settings(max_examples=30, deadline=None)
@given(st.sampled_from([FREE, CARRYING, hands.limits_for(True, True, False)]), place, place)
def test_the_hand_keeps_its_limits_and_stops_where_it_should(limits: SpeedLimits, start: Pose, goal: Pose) -> None:
    way = math.dist(start.position, goal.position)
    seconds = way / limits.speed + 2 * limits.speed / limits.acceleration + 180 / limits.turning + 1
    motions = course(limits, start, goal, round(seconds * TICKS_PER_S))
    assert motions[-1].pose.position == goal.position
    assert angle_between_deg(motions[-1].pose.rotation, goal.rotation) < 1e-4
    for before, after in pairwise(motions):
        assert math.hypot(*after.velocity) <= limits.speed * (1 + 1e-9)
        assert math.dist(after.velocity, before.velocity) <= limits.acceleration / TICKS_PER_S * (1 + 1e-9)
        turn = angle_between_deg(before.pose.rotation, after.pose.rotation)
        assert turn <= limits.turning / TICKS_PER_S * (1 + 1e-6) + 1e-5
        assert math.dist(after.pose.position, start.position) <= way + 0.001


def test_limits_are_the_strictest_that_apply() -> None:
    assert hands.limits_for(careful=False, near=False, carrying=False) == SpeedLimits(250, 1500, 120)
    assert hands.limits_for(careful=False, near=False, carrying=True) == SpeedLimits(150, 1000, 60)
    near = hands.limits_for(careful=False, near=True, carrying=True)
    assert (near.speed, near.acceleration) == (80, 1000)
    careful = hands.limits_for(careful=True, near=True, carrying=False)
    assert (careful.speed, careful.acceleration) == (25, 1500)
    assert math.radians(careful.turning) * 85 == pytest.approx(25)


def fastest(site: Site, goal: Pose, precise: bool, ticks: int) -> float:
    hand, most = Hand(site), 0.0
    hand.want(goal, precise)
    for _ in range(ticks):
        hand.tick()
        most = max(most, math.hypot(*hand.motion.velocity))
    return most


def test_m30_the_hand_is_fast_in_the_open_slower_near_things_slowest_in_contact_or_with_precision() -> None:
    assert fastest(taken(pose=at(0, -300, 400)), at(0, 300, 400), False, 600) == pytest.approx(250)
    assert fastest(taken(pose=at(0, -300, 400)), at(0, 300, 400), True, 600) == pytest.approx(25)
    assert fastest(taken(pose=at(0, 20, 90)), at(0, -10, 90), False, 600) == pytest.approx(80)
    pushing = settled({"support-1": at(0, 60, 25)})
    take(pushing, Grasp(NEW, at(0, 43, 20)))  # the first touch comes at once; then it pushes on
    assert fastest(pushing, at(0, 80, 20), False, 480) < 30
    assert pushing.pose(Piece("support-1")).position[1] > 61


def test_m30_something_joined_or_on_the_head_does_not_count_as_being_in_contact() -> None:
    site = settled(PRESETS["expert"])
    take(site, Grasp(Piece("worker-2"), at(-300, -200, 400)))
    assert fastest(site, at(300, -200, 400), False, 600) == pytest.approx(250)
    site = settled(PRESETS["expert"])
    take(site, Grasp(NEW, at(-300, -200, 400), (Piece("brick-1"), at(-300, -200, 408.5))))
    assert fastest(site, at(300, -200, 400), False, 600) == pytest.approx(150)


# Tremor


def test_a_tremor_is_small_slow_enough_seeded_and_starts_gently() -> None:
    here = at(1, 2, 30)
    tremor = Tremor(seed=9, strength_mm=0.2)
    shown = [hands.shaken(here, tremor, tick) for tick in range(4 * TICKS_PER_S)]
    assert shown[0] == here
    assert all(math.dist(one.position, here.position) <= 0.4 * math.sqrt(3) for one in shown)
    assert max(math.dist(one.position, here.position) for one in shown) > 0.1
    assert shown == [hands.shaken(here, tremor, tick) for tick in range(4 * TICKS_PER_S)]
    assert shown != [hands.shaken(here, Tremor(seed=10, strength_mm=0.2), tick) for tick in range(4 * TICKS_PER_S)]
    steps = [b.position[0] - a.position[0] for a, b in pairwise(shown)]
    turns = sum(1 for a, b in pairwise(steps) if a * b < 0)
    assert 2 * 6.5 * 4 <= turns <= 2 * 9.5 * 4  # two turning points a cycle, four seconds
    assert hands.shaken(here, None, 77) == here


# Refusals


@pytest.mark.parametrize(
    ("path", "code"),
    [
        (Path((Target(math.nan, (0, 0, 9), STRAIGHT),), 1.0), "path_not_finite"),
        (Path((Target(0.0, (0, math.inf, 9), STRAIGHT),), 1.0), "path_not_finite"),
        (Path((Target(0.0, (0, 0, 9), (math.nan, 0.0, 0.0, 0.0)),), 1.0), "path_not_finite"),
        (Path((), math.inf), "path_not_finite"),
        (Path((), 86400.1), "path_too_long"),
        (Path((Target(0.0, (0, 0, 9), STRAIGHT),) * (120 * TICKS_PER_S + 1), 1.0), "path_too_dense"),
        (Path((Target(0.5, (0, 0, 9), STRAIGHT), Target(0.5, (0, 0, 9), STRAIGHT)), 1.0), "path_times_not_rising"),
        (Path((Target(0.5, (0, 0, 9), STRAIGHT), Target(0.4, (0, 0, 9), STRAIGHT)), 1.0), "path_times_not_rising"),
        (Path((Target(-0.5, (0, 0, 9), STRAIGHT),), 1.0), "path_times_not_rising"),
        (Path((Target(0.5, (0, 0, 9), STRAIGHT),), 0.4), "path_times_not_rising"),
        (Path((), -1.0), "path_times_not_rising"),
        (Path((Target(0.0, (401, 0, 9), STRAIGHT),), 1.0), "pose_out_of_bounds"),
        (Path((Target(0.0, (0, -401, 9), STRAIGHT),), 1.0), "pose_out_of_bounds"),
        (Path((Target(0.0, (0, 0, -1.1), STRAIGHT),), 1.0), "pose_out_of_bounds"),
        (Path((Target(0.0, (0, 0, 801), STRAIGHT),), 1.0), "pose_out_of_bounds"),
        (Path((Target(0.0, (0, 0, 9), (0.0, 0.0, 0.0, 0.0)),), 1.0), "rotation_not_unit"),
        (Path((Target(0.0, (0, 0, 9), (1.0, 1.0, 0.0, 0.0)),), 1.0), "rotation_not_unit"),
    ],
)
def test_a_path_that_is_none_is_refused_and_nothing_moves(path: Path, code: str) -> None:
    site = Site()
    site.add(NEW, at(0, 0, 50))
    site.hand.hold(NEW)
    before = site.snapshot()
    assert refused(lambda: follow(site, path)) == code
    assert site.snapshot() == before


def test_a_path_at_the_edge_of_what_is_allowed_is_allowed() -> None:
    first = Target(0.0, (400, -400, 0), UNTURNED)
    hands.check_path(Path((first, Target(120.0, (-400, 400, 800), (0.0, 0.0, 1.009, 0.0))), 120.0))
    hands.check_path(Path((), 0.0))


def test_a_live_wish_is_checked_like_a_path() -> None:
    hand = Hand(taken())
    assert refused(lambda: hand.want(at(500, 0, 50))) == "pose_out_of_bounds"
    assert refused(lambda: hand.want(Pose((0, 0, math.nan)))) == "path_not_finite"


def test_what_cannot_be_taken_is_refused_and_nothing_changes() -> None:
    site = settled(PRESETS["expert"])
    before = site.snapshot()
    for piece in ("girder-orange-1", "girder-pink-1", "table"):
        assert refused(lambda one=piece: take(site, Grasp(Piece(one), at(0, 0, 200)))) == "piece_not_in_reserve"  # type: ignore[misc]
    assert refused(lambda: take(site, Grasp(NEW, at(0, 2, 54.5)))) == "pose_inside_piece"
    assert refused(lambda: take(site, Grasp(NEW, at(0, 200, 1)))) == "pose_inside_piece"
    assert refused(lambda: take(site, Grasp(NEW, at(0, 2000, 54.5)))) == "pose_out_of_bounds"
    joined = (Piece("brick-1"), at(-60, 0, 65))
    assert refused(lambda: take(site, Grasp(NEW, at(0, -60, 110), joined))) == "pose_inside_piece"
    joined = (Piece("brick-1"), at(0, -60, 114))  # in the girder it is joined to
    assert refused(lambda: take(site, Grasp(NEW, at(0, -60, 110), joined))) == "pose_inside_piece"
    his_hat_in_a_girder = Grasp(Piece("worker-2"), at(0, 20, 35))
    assert refused(lambda: take(site, his_hat_in_a_girder)) == "pose_inside_piece"
    assert refused(lambda: Hand(site)) == "hand_empty"
    assert site.snapshot() == before
