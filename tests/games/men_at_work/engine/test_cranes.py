"""M81, M83: a crane that tips over is an accident, lies there, and is put up again by whoever clears up."""

from __future__ import annotations

import pytest

from chantier.games.men_at_work.acting.acts import standing
from chantier.games.men_at_work.acting.hand import AlongPath, Path, Target
from chantier.games.men_at_work.acting.referee import Placing, Seen, Simulated, Tidying, acting
from chantier.games.men_at_work.engine.cranes import room_for_the_crane
from chantier.games.men_at_work.geometry.poses import Pose, at, tilt_deg, turned
from chantier.games.men_at_work.judging.accidents import Accident, crane_fell
from chantier.games.men_at_work.moves import Choices, ClearAway, Place
from chantier.games.men_at_work.pieces import BOX, BOX_PLACE, CRANE, CRANE_PLACES, TABLE, Piece, with_hats
from chantier.games.men_at_work.state import Clearing
from tests.games.men_at_work.support.scenes import distance_mm, settled

Poses = dict[Piece, Pose]
GIRDER, BRICK = Piece("girder-white-2"), Piece("brick-1")


def resting(**placed: Pose) -> Poses:
    return settled(with_hats({Piece(name.replace("_", "-")): pose for name, pose in placed.items()})).poses()


def lying_pose(x: float = 0.0, y: float = 0.0) -> Pose:
    """On its side, as it comes to rest by itself."""
    return Pose((x, y, 36.0), turned((1.0, 0.0, 0.0), 90.0))


def against_the_mast(x: float = 0.0, y: float = 0.0, z: float = 125.0) -> Place:
    """A girder that goes through where the mast is, and is then let go."""
    start, goal = at(x, y - 60, z), at(x, y + 60, z)
    return Place(GIRDER, start, Path((Target(0.0, goal.position, goal.rotation),), 6.0))


def left_by(seen: Seen) -> Clearing:
    return Clearing(seen.lying, seen.optional, seen.pushable, seen.covered, crane=seen.crane)


def put_up(seen: Seen, by_force: bool = False) -> Seen:
    return Simulated().see(Tidying(seen.poses, ClearAway(CRANE), left_by(seen), by_force))


def upright(pose: Pose) -> bool:
    return tilt_deg(pose.rotation) < 1


# Tipping over


def test_m81_a_crane_fell_if_it_tips_by_thirty_degrees_or_comes_down() -> None:
    stood = at(0, 0, 50, 40)
    assert not crane_fell(stood, Pose((9.0, 0.0, 44.1), turned((0.0, 1.0, 0.0), 29.9)))
    assert crane_fell(stood, Pose((0.0, 0.0, 50.0), turned((0.0, 1.0, 0.0), 30.1)))
    assert crane_fell(stood, at(0, 0, 44))
    assert not crane_fell(stood, at(300, 0, 50, 170))  # pushed aside, and turned


def test_m81_a_crane_that_is_pushed_over_is_an_accident_while_the_hand_still_holds() -> None:
    move = against_the_mast()
    going_on = acting(Placing(resting(crane=at(0, 0, 0)), move, None, None, True), AlongPath(move.path))
    held_when_it_fell = None
    watch = next(going_on)
    try:
        while True:
            watch = next(going_on)
            if watch.accident is not None and held_when_it_fell is None:
                held_when_it_fell = watch.site.hand.held
    except StopIteration as end:
        seen = end.value
    assert held_when_it_fell == (GIRDER,)
    assert seen.accident == Accident(CRANE, TABLE)
    assert CRANE in seen.lying
    assert distance_mm(seen.crane, at(0, 0, 0)) < 0.1
    assert tilt_deg(seen.poses[CRANE].rotation) > 60


def test_m81_a_crane_that_is_only_pushed_aside_stands() -> None:
    site = resting(crane=at(0, 0, 0))
    start, goal = at(0, -80, 9), at(0, -30, 9)
    move = Place(GIRDER, start, Path((Target(0.0, goal.position, goal.rotation),), 4.0))
    seen = Simulated().see(Placing(site, move, None, None, free_slips=True))
    assert (seen.accident, seen.crane, CRANE in seen.lying) == (None, None, False)


def test_m83_a_crane_that_falls_off_the_rim_is_an_accident_and_is_put_back_there() -> None:
    place = CRANE_PLACES["rim"]
    x, y, z = place.position
    site = resting(box=BOX_PLACE, crane=place)
    seen = Simulated().see(Placing(site, against_the_mast(x, y, z + 125), None, None, free_slips=False))
    assert seen.accident is not None
    assert seen.accident.piece == CRANE
    assert seen.accident.onto in (BOX, TABLE)
    back = put_up(seen)
    assert distance_mm(back.poses[CRANE], site[CRANE]) < 1
    assert upright(back.poses[CRANE])


# Putting it up


def fallen(**more: Pose) -> Seen:
    """It stood at the origin, and lies beside."""
    poses = resting(crane=lying_pose(0, 60), **more)
    return Seen(poses, lying=(CRANE,), crane=at(0, 0, 0, 30))


def test_m81_who_clears_up_puts_it_back_where_it_stood() -> None:
    before = fallen()
    seen = put_up(before)
    assert before.crane is not None
    assert distance_mm(seen.poses[CRANE], before.crane) < 0.1
    assert upright(seen.poses[CRANE])
    assert (seen.gone, seen.lying, seen.crane, seen.accident, seen.covered) == ((), (), None, None, ())


def test_m81_or_as_near_as_there_is_room() -> None:
    seen = put_up(fallen(support_1=at(20, 0, 25)))
    assert upright(seen.poses[CRANE])
    assert 0 < distance_mm(seen.poses[CRANE], at(0, 0, 0)) < 60
    assert (seen.lying, seen.accident) == ((), None)
    again = put_up(fallen(support_1=at(20, 0, 25)))
    assert again == seen  # always the same place


def test_m81_it_is_turned_only_where_that_finds_room_at_the_same_place() -> None:
    """Something hangs where the jib would be."""
    free = standing(resting(support_1=at(200, 0, 25)))
    assert room_for_the_crane(free, at(0, 0, 0, 30)) == at(0, 0, 0, 30)
    tower = {f"support_{n}": at(100, 0, 50 * n - 25) for n in (1, 2, 3)}
    turned_away = room_for_the_crane(standing(resting(**tower)), at(0, 0, 0))
    assert turned_away.position == (0.0, 0.0, 0.0)
    assert turned_away.rotation != at(0, 0, 0).rotation


def test_m81_it_is_never_covered_whatever_lies_on_it() -> None:
    """M81, M63: nobody shall be stuck."""
    bridge = {"support_1": at(-60, 60, 25), "support_2": at(60, 60, 25)}
    poses = resting(crane=lying_pose(0, 160), brick_1=at(0, 160, 60), **bridge)
    left = Clearing(lying=(CRANE,), crane=at(0, 0, 0))
    seen = Simulated().see(Tidying(poses, ClearAway(BRICK), left, by_force=True))
    assert seen.lying == (CRANE,)
    assert seen.crane == at(0, 0, 0)
    assert seen.covered == ()


def test_m64_m81_what_leaned_on_it_comes_down_and_counts() -> None:
    site = settled({CRANE: lying_pose(0, 60), Piece("support-1"): at(0, -60, 25)})
    top = site.pose(CRANE)
    assert tilt_deg(top.rotation) > 60
    poses = resting(crane=lying_pose(0, 60), support_1=at(0, -70, 25), girder_white_2=at(0, -5, 75, 90))
    assert poses[GIRDER].position[2] > 40  # it rests on the support and on the crane
    seen = put_up(Seen(poses, lying=(CRANE,), crane=at(150, 150, 0)))
    assert seen.accident == Accident(GIRDER, TABLE)
    assert upright(seen.poses[CRANE])


def test_m81_a_crane_that_lies_may_roll_on_while_other_things_are_cleared() -> None:
    """It fell once, and that has been paid for."""
    poses = resting(crane=lying_pose(0, 60), brick_1=at(150, 150, 4))
    left = Clearing(lying=(BRICK, CRANE), crane=at(0, 0, 0))
    path = Path((Target(0.0, (0.0, 160.0, 80.0), lying_pose().rotation),), 5.0)
    seen = Simulated().see(Tidying(poses, ClearAway(BRICK, path), left, by_force=False))
    assert seen.accident is None
    assert seen.lying == (CRANE,)
    assert seen.crane == at(0, 0, 0)


@pytest.mark.parametrize("place", ["floor", "rim"])
def test_m81_m83_in_the_box_there_is_room_somewhere_even_if_its_place_is_taken(place: str) -> None:
    stood = CRANE_PLACES[place]
    x, y, z = stood.position
    taken = standing(resting(box=BOX_PLACE, support_1=at(x, min(y, 75.0), 52.5 if place == "rim" else z + 25)))
    found = room_for_the_crane(taken, stood)
    assert not taken.contacts.inside(CRANE, found)
    assert found != stood


def test_m10_m81_while_the_site_is_prepared_it_is_put_up_at_once() -> None:
    site = resting(crane=at(0, 0, 0))
    seen = Simulated().see(Placing(site, against_the_mast(), None, None, free_slips=True, preparing=True))
    assert upright(seen.poses[CRANE])
    assert CRANE not in seen.lying
    assert seen.crane is None


def test_m81_it_may_be_put_up_without_a_hook_and_nobody_else_is_asked() -> None:
    before = fallen()
    legal = Choices("clearing", before.poses, clearing=left_by(before))
    assert list(legal.listed()) == [ClearAway(CRANE)]
    assert legal.why_not(ClearAway(CRANE)) is None
