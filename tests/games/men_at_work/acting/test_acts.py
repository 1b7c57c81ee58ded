"""M30, M60 to M64, M81, M82: acts of the hand on real sites, and what is an accident while they last."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

import pytest

from chantier.core.errors import BadInput
from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.acting.acts import clear_away, place, push_back
from chantier.games.men_at_work.acting.hand import Grasp, Path, Target
from chantier.games.men_at_work.acting.watch import LOOK_TICKS, MEMBER_AFTER_TICKS, Acted, Watch
from chantier.games.men_at_work.engine.physics import Velocity
from chantier.games.men_at_work.engine.pushing import Rail
from chantier.games.men_at_work.engine.settling import Rest
from chantier.games.men_at_work.engine.tuning import TICKS_PER_S
from chantier.games.men_at_work.geometry.poses import Pose, at, turned
from chantier.games.men_at_work.judging.accidents import Accident, Grounding, groundings
from chantier.games.men_at_work.judging.touches import Touch
from chantier.games.men_at_work.moves import NO_PATH
from chantier.games.men_at_work.pieces import BOX_PLACE, SKYSCRAPERS, TABLE, Piece, hat_of, with_hats
from tests.games.men_at_work.support.scenes import distance_mm, moved_mm, settled
from tests.games.men_at_work.support.surveys import survey, touch

Poses = dict[Piece, Pose]
CRANE, BOX = Piece("crane"), Piece("box")
BRICK, BEAM, GIRDER, BRIDGE = Piece("brick-1"), Piece("beam-1"), Piece("girder-white-2"), Piece("girder-orange-1")
WORKER, NEW = Piece("worker-1"), Piece("worker-2")


def resting(**placed: Pose) -> Poses:
    """A site at rest; names are written with underscores."""
    named = {Piece(name.replace("_", "-")): pose for name, pose in placed.items()}
    return settled(with_hats(named)).poses()


def bridge(**more: Pose) -> Poses:
    """A girder on two supports."""
    supports = {"support_1": at(-60, 0, 25), "support_2": at(60, 0, 25)}
    return resting(**supports, girder_orange_1=at(0, 0, 54.5), **more)


def lowering(goal: Pose, release_s: float = 2.0) -> Path:
    return Path((Target(0.0, goal.position, goal.rotation),), release_s)


def put(poses: Poses, piece: str, goal: Pose, joined: tuple[str, Pose] | None = None, **more: Any) -> Acted:
    """Taken 60 mm above its goal, lowered, let go."""
    start = Pose((goal.position[0], goal.position[1], goal.position[2] + 60), goal.rotation)
    beside = None if joined is None else (Piece(joined[0]), joined[1])
    return place(poses, Grasp(Piece(piece), start, beside), lowering(goal), **more)


def sound(acted: Acted) -> bool:
    """Neither an accident nor a slip."""
    return acted.accident is None and not acted.slipped


# Placing


def test_m30_a_piece_is_put_where_the_path_leads_and_nothing_else_moves() -> None:
    before = bridge()
    acted = put(before, "brick-1", at(20, 0, 63.2))
    assert sound(acted)
    assert acted.rest.settled
    assert acted.gone == ()
    assert distance_mm(acted.poses[BRICK], at(20, 0, 63)) < 0.5
    assert moved_mm(before, acted.poses) < 0.1
    assert acted.survey.rests_on(BRICK, BRIDGE)
    assert acted.before.poses.keys() == before.keys()
    assert acted.track


def test_m37_the_same_act_has_the_same_outcome() -> None:
    before = bridge()
    one, two = (put(before, "worker-2", at(10, 0, 59.3)) for _ in range(2))
    assert (one.poses, one.track) == (two.poses, two.track)


def test_m33_a_piece_of_this_turn_is_taken_where_it_is() -> None:
    before = bridge(brick_1=at(20, 0, 63))
    acted = put(before, "brick-1", at(-20, 0, 63.2))
    assert sound(acted)
    assert distance_mm(acted.poses[BRICK], at(-20, 0, 63)) < 0.5


def test_m60_what_the_held_piece_knocks_down_is_an_accident() -> None:
    before = bridge(worker_1=at(0, 0, 59))
    start, goal = at(0, -60, 80), at(0, 60, 80)
    acted = place(before, Grasp(GIRDER, start), lowering(goal, 3.0))
    assert acted.accident is not None
    assert acted.accident.piece in (WORKER, hat_of(WORKER))
    assert acted.accident.onto == TABLE
    assert not acted.slipped


# Slips


@pytest.mark.parametrize(
    ("piece", "goal", "gone"),
    [
        ("girder-white-2", at(0, -90, 20), {"girder-white-2"}),
        ("brick-1", at(0, -90, 20), {"brick-1"}),
        ("worker-2", at(0, -90, 10), {"worker-2", "hat-2"}),
    ],
)
def test_m61_what_slips_goes_back_to_the_reserve_where_slips_are_free(piece: str, goal: Pose, gone: set[str]) -> None:
    """M61: a worker with his hat."""
    before = bridge()
    acted = put(before, piece, goal, slips="friendly")
    assert (acted.slipped, acted.accident) == (True, None)
    assert set(acted.gone) == gone
    assert acted.poses.keys() == before.keys()


def test_m61_two_joined_pieces_go_back_together() -> None:
    acted = put(bridge(), "girder-white-2", at(0, -90, 20), ("brick-1", at(0, -90, 88.6)), slips="friendly")
    assert set(acted.gone) == {GIRDER, BRICK}
    assert not {GIRDER, BRICK} & set(acted.poses)


def test_m33_m61_a_piece_taken_again_that_slips_goes_back_too() -> None:
    up, beside = at(10, 0, 90), at(10, -90, 60)
    path = Path((Target(0.0, up.position, up.rotation), Target(1.0, beside.position, beside.rotation)), 3.0)
    acted = place(bridge(worker_1=at(10, 0, 59)), Grasp(WORKER, up), path, slips="friendly")
    assert acted.slipped
    assert set(acted.gone) == {WORKER, hat_of(WORKER)}


@pytest.mark.parametrize("piece", ["girder-white-2", "brick-1", "worker-2"])
def test_m61_where_slips_are_strict_they_are_accidents(piece: str) -> None:
    acted = put(bridge(), piece, at(0, -90, 10), slips="strict")
    assert acted.accident is not None
    assert acted.accident.onto == TABLE
    assert (acted.slipped, acted.gone) == (False, ())
    assert piece in acted.poses


def test_m61_without_a_word_of_the_table_what_slipped_stays_where_it_is() -> None:
    acted = put(bridge(), "brick-1", at(0, -90, 10))
    assert (acted.slipped, acted.accident, acted.gone) == (True, None, ())
    assert BRICK in acted.poses


@pytest.mark.parametrize("slips", ["friendly", "strict"])
def test_m61_a_support_on_the_table_or_let_fall_is_no_slip(slips: str) -> None:
    for height in (25.2, 60.0):
        acted = put(bridge(), "support-3", at(0, -90, height), slips=slips)
        assert sound(acted)
        assert Piece("support-3") in acted.poses


def test_m61_what_the_structure_catches_is_no_slip() -> None:
    acted = put(bridge(), "brick-1", at(20, 0, 80))
    assert sound(acted)
    assert acted.survey.rests_on(BRICK, BRIDGE)


# Crane and box


def test_m81_a_piece_set_down_on_the_platform_is_neither_slip_nor_accident() -> None:
    site = resting(crane=at(0, 0, 0))
    for slips in ("friendly", "strict"):
        acted = put(site, "brick-1", at(22, 22, 10.2), slips=slips)
        assert sound(acted)
        assert acted.gone == ()
        assert (BRICK, CRANE) in acted.set_down
    again = put(acted.poses, "brick-1", at(-22, 22, 10.2))
    assert sound(again)
    assert (BRICK, CRANE) in again.set_down


def test_m81_a_piece_of_the_structure_that_falls_on_the_platform_is_an_accident() -> None:
    site = resting(
        crane=at(0, 0, 0), support_1=at(-60, 24, 25), support_2=at(60, 24, 25), girder_orange_1=at(0, 24, 54.5),
        brick_1=at(15, 24, 63),
    )  # fmt: skip
    acted = clear_away(site, BRIDGE, NO_PATH, by_force=True)
    assert acted.accident == Accident(BRICK, CRANE)
    assert (BRICK, CRANE) not in acted.set_down


@pytest.mark.parametrize("slips", ["friendly", "strict"])
def test_m82_what_the_hand_drops_into_the_box_slipped(slips: str) -> None:
    site = resting(box=BOX_PLACE)
    acted = put(site, "brick-1", at(90, 60, 20), slips=slips)
    if slips == "friendly":
        assert (acted.slipped, acted.gone) == (True, (BRICK,))
    else:
        assert acted.accident == Accident(BRICK, BOX)


def test_m82_what_falls_from_the_structure_into_the_box_is_an_accident() -> None:
    site = settled({BOX: BOX_PLACE, **SKYSCRAPERS["beginner"]}).poses()
    acted = clear_away(site, Piece("girder-purple-1"), NO_PATH, by_force=True)
    assert acted.accident is not None
    assert acted.accident.onto == BOX


def test_m82_a_support_may_stand_on_the_floor_of_the_box() -> None:
    assert sound(put(resting(box=BOX_PLACE), "support-1", at(90, 60, 28)))


# Clearing away


def test_m63_what_has_nothing_above_it_is_lifted_away() -> None:
    before = bridge(brick_1=at(0, -60, 4))
    acted = clear_away(before, BRICK, NO_PATH)
    assert acted.gone == (BRICK,)
    assert acted.accident is None
    assert acted.poses.keys() == before.keys() - {BRICK}
    assert moved_mm(acted.poses, {piece: before[piece] for piece in acted.poses}) < 0.1


def test_m63_what_has_something_above_it_stays() -> None:
    before = bridge(brick_1=at(0, 0, 4))
    acted = clear_away(before, BRICK, NO_PATH)
    assert (acted.gone, acted.accident) == ((), None)
    assert moved_mm(before, acted.poses) < 0.1


def test_m63_it_is_pulled_out_with_the_hook() -> None:
    before = bridge(brick_1=at(0, 0, 4))
    acted = clear_away(before, BRICK, lowering(at(0, -60, 4), 3.0))
    assert (acted.gone, acted.accident) == ((BRICK,), None)
    assert moved_mm({piece: before[piece] for piece in acted.poses}, acted.poses) < 0.1
    too_short = clear_away(before, BRICK, lowering(at(20, 0, 4), 2.0))
    assert too_short.gone == ()
    assert distance_mm(too_short.poses[BRICK], at(20, 0, 4)) < 1


def test_m63_by_force_it_is_taken_from_where_it_is() -> None:
    acted = clear_away(bridge(brick_1=at(0, 0, 4)), BRICK, NO_PATH, by_force=True)
    assert acted.gone == (BRICK,)


def test_m63_a_worker_goes_with_the_hat_he_wears() -> None:
    lying = Pose((0.0, -60.0, 4.75), turned((1.0, 0.0, 0.0), 90))
    dressed = settled({Piece("worker-1"): at(0, -60, 0), Piece("hat-1"): at(0, -60, 37)}).poses()
    assert set(clear_away(dressed, WORKER, NO_PATH).gone) == {WORKER, hat_of(WORKER)}
    bare = settled({Piece("worker-1"): lying, Piece("hat-1"): at(80, 60, 6.5)}).poses()
    assert clear_away(bare, WORKER, NO_PATH).gone == (WORKER,)


def test_m64_what_leaned_on_it_comes_down_and_counts() -> None:
    acted = clear_away(bridge(), Piece("support-2"), NO_PATH, by_force=True)
    assert acted.gone == (Piece("support-2"),)
    assert acted.accident == Accident(BRIDGE, TABLE)


def test_m64_pulling_at_the_wrong_thing_brings_the_rest_down() -> None:
    acted = clear_away(bridge(worker_1=at(0, 0, 59)), BRIDGE, lowering(at(0, -120, 54.5), 3.0))
    assert acted.accident is not None
    assert acted.accident.onto == TABLE


def test_m63_what_lay_on_the_table_cannot_fall_on_it_again() -> None:
    """Pulled off the platform of the crane onto the table: it had fallen already."""
    site = resting(crane=at(0, 0, 0), brick_1=at(25, 25, 10))
    pulled = clear_away(site, BRICK, lowering(at(80, 80, 10), 3.0))
    assert (pulled.accident, pulled.gone) == (None, (BRICK,))


def test_m63_only_what_is_there_can_be_cleared_away() -> None:
    for act in (clear_away, push_back):
        with pytest.raises(BadInput) as refused:
            act(bridge(), BRICK, NO_PATH)
        assert refused.value.code == "piece_not_on_site"
    with pytest.raises(BadInput) as refused:
        clear_away(bridge(), BRIDGE, Path((), math.nan))
    assert refused.value.code == "path_not_finite"


def test_m63_a_girder_that_leans_is_pushed_back_up() -> None:
    leaning = Pose((20.0, 0.0, 33.0), turned((0.0, 1.0, 0.0), 22))
    site = resting(support_1=at(-60, 0, 25), support_2=at(60, 0, 25), girder_white_2=leaning)
    acted = push_back(site, GIRDER, along_its_way(site, 80))
    assert (GIRDER, TABLE) in groundings(acted.before)
    assert acted.accident is None
    assert acted.survey.touched(GIRDER) == {Piece("support-1")}
    too_short = push_back(site, GIRDER, along_its_way(site, 60))
    assert (GIRDER, TABLE) in groundings(too_short.survey)


def along_its_way(site: Poses, along_mm: float) -> Path:
    """Pushed up, then laid level."""
    rail = Rail(acts.survey(acts.standing(site)), GIRDER)
    top = rail.pushed(along_mm)
    x, y, z = top.position
    up, level = Target(0.0, top.position, top.rotation), Target(5.0, top.position, rail.level())
    return Path((up, level, Target(8.0, (x, y, z - 5), rail.level())), 9.0)


def test_m63_a_girder_that_is_pushed_is_not_carried() -> None:
    leaning = Pose((20.0, 0.0, 33.0), turned((0.0, 1.0, 0.0), 22))
    site = resting(support_1=at(-60, 0, 25), support_2=at(60, 0, 25), girder_white_2=leaning)
    over, down = at(20, 0, 80), at(0, 0, 54.8)
    path = Path((Target(0.0, over.position, over.rotation), Target(1.5, down.position, down.rotation)), 3.5)
    acted = push_back(site, GIRDER, path)
    assert (GIRDER, TABLE) in groundings(acted.survey)
    assert acted.accident is None


# When a piece becomes part of the structure


class Scripted:
    """A site that moves as it is told: the brick is let go, lies for some looks, then is on the table."""

    held = ()
    pieces = (BRICK,)

    def __init__(self, speed_mm_s: float) -> None:
        self.hand = self.contacts = self  # it is all its parts
        self.grounded: set[Grounding] = set()
        self.speed_mm_s = speed_mm_s
        self.lies = at(0, 0, 60)
        self.on: list[Touch] = []

    def poses(self) -> Poses:
        return {BRICK: self.lies}

    def pose(self, piece: Piece) -> Pose:
        return self.lies

    def touches(self) -> list[Touch]:
        return self.on

    def touches_of(self, pieces: Iterable[Piece]) -> list[Touch]:
        return self.on

    def groundings(self) -> set[Grounding]:
        return self.grounded

    def velocity(self, piece: Piece) -> Velocity:
        return Velocity((self.speed_mm_s, 0.0, 0.0), (0.0, 0.0, 0.0))


def watched(lain_ticks: int, speed_mm_s: float, strict: bool = False) -> tuple[Accident | None, bool]:
    site: Any = Scripted(speed_mm_s)
    watch = Watch(site, survey([touch("girder-white-1", "support-1.block")]), (BRICK,), strict)
    for _ in range(lain_ticks):
        watch.look()
    site.grounded = {(BRICK, TABLE)}
    for _ in range(LOOK_TICKS):
        watch.look()
    return watch.accident, watch.slipped


def test_m61_a_piece_that_lay_still_for_a_quarter_of_a_second_is_part_of_the_structure() -> None:
    assert MEMBER_AFTER_TICKS == TICKS_PER_S / 4
    assert watched(MEMBER_AFTER_TICKS, 4.9) == (Accident(BRICK, TABLE), False)
    assert watched(MEMBER_AFTER_TICKS - 1, 4.9) == (None, True)
    assert watched(400, 5.0) == (None, True)
    assert watched(0, 0.0, strict=True)[0] == Accident(BRICK, TABLE)


def test_m60_the_first_accident_is_the_one_that_is_told() -> None:
    site: Any = Scripted(0.0)
    before = survey([touch("girder-white-1", "support-1.block"), touch("hat-3", "girder-white-1")])
    watch = Watch(site, before, (BRICK,))
    for grounded in ({(Piece("hat-3"), TABLE)}, {(Piece("girder-white-1"), TABLE), (Piece("hat-3"), TABLE)}):
        site.grounded = grounded
        for _ in range(LOOK_TICKS):
            watch.look()
    assert watch.accident == Accident(Piece("hat-3"), TABLE)


def toppled(sank_mm: float, onto: str, lain_ticks: int = MEMBER_AFTER_TICKS, first_on: str = "girder-white-1") -> Any:
    """A brick is let go, lies still on something for a while, and is somewhere else when all is at rest."""
    site: Any = Scripted(0.0)
    site.on = [touch("brick-1", first_on)]
    watch = Watch(site, survey([touch("girder-white-1", "support-1.block")]), (BRICK,))
    for _ in range(lain_ticks):
        watch.look()
    site.lies, site.on = at(0, 0, 60 - sank_mm), [touch("brick-1", onto)]
    return watch.outcome(Rest(settled=True, ticks=0, damped=False)).accident


def test_m60_a_piece_that_had_come_to_rest_and_then_topples_onto_a_worker_in_the_same_act_fell() -> None:
    assert toppled(20, "hat-1.crown") == Accident(BRICK, hat_of(WORKER))
    assert toppled(20, "worker-1.right_arm") == Accident(BRICK, WORKER)
    assert toppled(5.9, "worker-1.right_arm") is None
    assert toppled(20, "girder-white-1") is None  # M61: the structure caught it
    assert toppled(20, "worker-1.right_arm", first_on="worker-1.left_arm") is None  # it sank with him


def test_m61_a_piece_that_never_came_to_rest_before_it_landed_on_a_worker_was_just_let_go_there() -> None:
    assert toppled(20, "hat-1.crown", lain_ticks=MEMBER_AFTER_TICKS - LOOK_TICKS) is None


def carried_lower(still_on: str) -> Accident | None:
    """A girder is taken again with the brick on it; when the hand opens, much lower, the brick lies on something."""
    site: Any = Scripted(0.0)
    before = survey([touch("brick-1", "girder-white-1"), touch("girder-white-1", "support-1.block")])
    watch = Watch(site, before, (Piece("girder-white-1"),))
    site.on = [touch("brick-1", still_on), touch("brick-1", "worker-1.right_arm")]
    for _ in range(LOOK_TICKS):
        watch.look()
    return watch.outcome(Rest(settled=True, ticks=0, damped=False)).accident


def test_m33_what_lies_on_a_piece_that_is_taken_again_is_carried_too() -> None:
    assert carried_lower("girder-white-1") is None
    assert carried_lower("girder-black-1") == Accident(BRICK, WORKER)  # M60: it fell off on the way


def let_go_of_a_worker(grounded: Grounding, strict: bool) -> tuple[Accident | None, bool]:
    site: Any = Scripted(100.0)
    site.grounded = {grounded}
    watch = Watch(site, survey([touch("girder-white-1", "support-1.block")]), (NEW,), strict)
    for _ in range(LOOK_TICKS):
        watch.look()
    return watch.accident, watch.slipped


def test_m82_his_hat_counts_like_the_worker_who_lost_it() -> None:
    lost = (hat_of(NEW), BOX)
    assert let_go_of_a_worker(lost, strict=True)[0] == Accident(*lost)
    assert let_go_of_a_worker(lost, strict=False) == (None, True)
    assert let_go_of_a_worker((Piece("support-3"), BOX), strict=True)[0] is None


@pytest.mark.parametrize("strict", [False, True])
def test_m82_where_it_is_strict_no_ground_is_touched_at_rest_however_lightly(strict: bool) -> None:
    site: Any = Scripted(0.0)
    watch = Watch(site, survey([touch("girder-white-1", "support-1.block")]), (BRICK,), strict)
    site.on = [touch("brick-1", "box.floor", load_mn=0.0)]
    accident = watch.outcome(Rest(settled=True, ticks=0, damped=False)).accident
    assert accident == (Accident(BRICK, BOX) if strict else None)
