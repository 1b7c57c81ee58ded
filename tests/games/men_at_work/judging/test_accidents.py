"""M60, M61: what is an accident and what is none."""

from __future__ import annotations

import pytest

from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.geometry.poses import Pose, at, turned
from chantier.games.men_at_work.judging.accidents import (
    Accident,
    crane_fell,
    fell_on_a_worker,
    fell_on_the_ground,
    groundings,
    lays,
    members,
)
from chantier.games.men_at_work.judging.survey import Survey
from chantier.games.men_at_work.pieces import PRESETS, TABLE, Piece, with_hats
from tests.games.men_at_work.support.readings import on_box_floor, on_crane_platform, on_table
from tests.games.men_at_work.support.scenes import settled
from tests.games.men_at_work.support.surveys import DOWN, SIDEWAYS, survey, touch

BRICK, BEAM, GIRDER = Piece("brick-1"), Piece("beam-1"), Piece("girder-white-1")
WORKER, HAT, OTHER, OTHERS_HAT = Piece("worker-1"), Piece("hat-1"), Piece("worker-2"), Piece("hat-2")


def surveyed(site: Site) -> Survey:
    return Survey(site.poses(), site.contacts.touches())


# Who can fall


def test_m60_the_structure_is_everything_off_the_table_but_supports() -> None:
    site = settled(PRESETS["expert"])
    girders = {Piece(f"girder-{colour}-1") for colour in ("orange", "purple", "black", "white")}
    assert members(surveyed(site)) == {*girders, WORKER, HAT}


def test_m60_what_lay_on_the_table_before_is_no_member() -> None:
    before = survey(
        [touch("brick-1", "table"), touch("brick-2", "girder-white-1"), touch("girder-white-1", "support-1")]
    )
    assert members(before) == {Piece("brick-2"), GIRDER}
    assert fell_on_the_ground([(BRICK, TABLE)], members(before)) is None


def test_m60_what_leans_on_the_table_is_no_member_even_if_it_touches_the_structure() -> None:
    before = survey([touch("girder-white-1", "table"), touch("girder-white-1", "girder-black-1")])
    assert members(before) == {Piece("girder-black-1")}


def test_m82_what_stayed_in_the_box_since_an_earlier_accident_is_no_member() -> None:
    before = survey([touch("brick-1", "box.floor"), touch("girder-white-1", "box.left_wall")])
    assert members(before) == {GIRDER}


def test_m81_what_the_crane_carries_is_a_member_be_it_on_the_platform_or_on_the_jib() -> None:
    on_crane = [touch("brick-1", "crane.platform"), touch("girder-white-1", "crane.jib")]
    before = survey(
        [*on_crane, touch("crane.platform", "table"), touch("beam-1", "crane.platform"), touch("beam-1", "table")]
    )
    assert members(before) == {BRICK, GIRDER}  # the beam is on the table, too


def test_m60_m81_m82_the_grounds_are_the_table_the_platform_and_the_floor_of_the_box() -> None:
    seen = survey(
        [
            touch("brick-1", "crane.platform"),
            touch("brick-2", "crane.jib"),
            touch("beam-1", "box.floor", SIDEWAYS),
            touch("beam-2", "box.left_wall"),
            touch("support-1.block", "table"),
            touch("girder-white-1", "support-1.block"),
        ]
    )
    assert groundings(seen) == {(BRICK, Piece("crane")), (BEAM, Piece("box")), (Piece("support-1"), TABLE)}


# On the table


@pytest.mark.parametrize("piece", [GIRDER, WORKER, HAT, BRICK, BEAM])
def test_m60_a_member_that_touches_the_table_fell(piece: Piece) -> None:
    assert fell_on_the_ground([(piece, TABLE)], {piece}) == Accident(piece, TABLE)


def test_m61_a_support_that_falls_on_the_table_is_no_accident() -> None:
    before = survey([touch("support-1.block", "girder-white-1")])
    assert fell_on_the_ground([(Piece("support-1"), TABLE)], members(before)) is None


def test_m60_one_accident_is_told_however_many_pieces_fell() -> None:
    grounded = [(WORKER, TABLE), (BRICK, TABLE), (HAT, TABLE)]
    assert fell_on_the_ground(grounded, {WORKER, BRICK, HAT}) == Accident(BRICK, TABLE)
    assert fell_on_the_ground([], {WORKER}) is None


def test_m81_what_touched_that_ground_before_did_not_fall_on_it_but_may_fall_on_another() -> None:
    """M81: set down on the platform, then pushed off it onto the table."""
    crane = Piece("crane")
    on_platform = {(BRICK, crane)}
    assert fell_on_the_ground([(BRICK, crane)], {BRICK}, on_platform) is None
    assert fell_on_the_ground([(BRICK, crane), (BRICK, TABLE)], {BRICK}, on_platform) == Accident(BRICK, TABLE)
    assert fell_on_the_ground([(BRICK, crane)], {BRICK}) == Accident(BRICK, crane)


# On a worker


def fell(sank_mm: float, onto: str, piece: str = "brick-1", touched_before: bool = False) -> Accident | None:
    """A piece that was at 100 mm sinks and rests on something."""
    landed = touch(piece, onto)
    before = survey([landed] if touched_before else [], {piece: at(0, 0, 100), onto.partition(".")[0]: at(0, 0, 59)})
    after = survey([landed], {piece: at(0, 0, 100 - sank_mm)})
    return fell_on_a_worker(lays(before), after, members(before))


def test_m60_a_piece_that_lands_on_a_worker_or_on_his_hat_is_an_accident() -> None:
    assert fell(20, "worker-1.right_arm") == Accident(BRICK, WORKER)
    assert fell(20, "hat-1.crown") == Accident(BRICK, HAT)
    assert fell(20, "hat-1.crown", piece="girder-white-1") == Accident(GIRDER, HAT)


def test_m60_a_piece_fell_if_it_sank_by_six_millimetres() -> None:
    assert fell(6.0, "worker-1.right_arm") == Accident(BRICK, WORKER)
    assert fell(5.9, "worker-1.right_arm") is None


def test_m61_a_fall_caught_by_the_structure_is_no_accident() -> None:
    assert fell(20, "girder-white-1") is None
    assert fell(20, "beam-1") is None
    assert fell(20, "support-1.block") is None


def test_m61_a_load_that_sinks_with_its_worker_did_not_fall_on_him() -> None:
    assert fell(20, "worker-1.right_arm", touched_before=True) is None


def test_m61_a_piece_that_sinks_and_only_brushes_a_worker_did_not_land_on_him() -> None:
    before = survey([], {"brick-1": at(0, 0, 100), "worker-1": at(0, 0, 59)})
    beside = [touch("brick-1", "worker-1.torso", SIDEWAYS), touch("brick-1", "girder-white-1")]
    after = survey(beside, {"brick-1": at(0, 0, 63)})
    assert fell_on_a_worker(lays(before), after, members(before)) is None


def test_m61_a_support_that_lands_on_a_worker_is_no_accident() -> None:
    assert fell(20, "hat-1.crown", piece="support-1") is None


def test_m61_a_worker_and_his_own_hat_do_not_hurt_each_other() -> None:
    assert fell(20, "hat-1.crown", piece="worker-1") is None
    assert fell(20, "worker-1.torso", piece="hat-1") is None
    assert fell(20, "hat-2.crown", piece="worker-1") == Accident(WORKER, OTHERS_HAT)
    assert fell(20, "worker-2.torso", piece="hat-1") == Accident(HAT, OTHER)


def test_m61_a_piece_taken_away_or_placed_this_turn_is_not_compared() -> None:
    landed = survey([touch("brick-1", "hat-1.crown")], {"brick-1": at(0, 0, 101)})
    assert fell_on_a_worker({}, landed, {BRICK}) is None
    assert fell_on_a_worker(lays(landed), survey(), {BRICK}) is None


def test_m60_a_worker_who_topples_onto_another_one_fell_though_his_soles_did_not_sink() -> None:
    stood = Pose((0.0, 0.0, 59.0))
    toppled = Pose((0.0, 0.0, 62.0), turned((0.0, 1.0, 0.0), 80))
    before = survey([], {"worker-1": stood, "worker-2": at(30, 0, 59)})
    after = survey([touch("worker-1.head", "worker-2.right_arm", DOWN)], {"worker-1": toppled})
    assert fell_on_a_worker(lays(before), after, members(before)) == Accident(WORKER, OTHER)


# Real falls

SITE = {
    "support-1": at(-60, 0, 25),
    "support-2": at(60, 0, 25),
    "girder-orange-1": at(0, 0, 54.5),
    "worker-1": at(0, 0, 59),
}
ABOVE_HIS_HEAD = {
    "support-3": at(0, -60, 25),
    "support-4": at(0, -60, 75),
    "support-5": at(0, 60, 25),
    "support-6": at(0, 60, 75),
    "girder-white-1": at(0, 0, 104.5, 90),
}


def taken_away(piece: str, placed: dict[str, Pose]) -> tuple[Survey, Survey, Site]:
    """The site at rest, and again at rest after a piece was drawn out of it."""
    site = settled(with_hats({Piece(one): pose for one, pose in placed.items()}))
    before = surveyed(site)
    site.remove(Piece(piece))
    assert site.settle().settled
    return before, surveyed(site), site


def accident(before: Survey, after: Survey, site: Site) -> Accident | None:
    structure = members(before)
    grounded = [(piece, TABLE) for piece in on_table(site.contacts.touches())]
    return fell_on_the_ground(grounded, structure) or fell_on_a_worker(lays(before), after, structure)


def test_m60_really_a_girder_without_its_support_falls_on_the_table() -> None:
    before, after, site = taken_away("support-2", SITE)
    assert accident(before, after, site) == Accident(Piece("girder-orange-1"), TABLE)


def test_m60_really_a_brick_lands_on_a_hat() -> None:
    before, after, site = taken_away("girder-white-1", {**SITE, **ABOVE_HIS_HEAD, "brick-1": at(0, 0, 113)})
    assert after.rests_on(BRICK, HAT)
    assert accident(before, after, site) == Accident(BRICK, HAT)


def test_m61_really_a_brick_is_caught_by_a_girder() -> None:
    on_top = {"girder-white-1": at(40, 0, 63.5, 90), "brick-1": at(40, 0, 72)}
    before, after, site = taken_away("girder-white-1", {**SITE, **on_top})
    assert after.rests_on(BRICK, Piece("girder-orange-1"))
    assert before.poses[BRICK].position[2] - after.poses[BRICK].position[2] > 8
    assert accident(before, after, site) is None


def test_m61_really_only_a_support_falls() -> None:
    placed = {"support-1": at(0, 0, 25), "girder-white-1": at(0, 0, 54.5), "support-2": at(0, 0, 84)}
    before, after, site = taken_away("girder-white-1", placed)
    assert after.poses[Piece("support-2")].position[2] < 80
    assert accident(before, after, site) is None


def test_m60_really_a_hat_is_lost() -> None:
    left_behind = {"girder-white-1": at(0, 60, 54.5), "support-3": at(0, 60, 25), "hat-2": at(70, 60, 65.5)}
    before, after, site = taken_away("girder-white-1", {**SITE, **left_behind})
    assert OTHERS_HAT in members(before)
    assert accident(before, after, site) == Accident(OTHERS_HAT, TABLE)


def test_m60_really_a_worker_falls_from_above_on_another_one() -> None:
    before, after, site = taken_away("girder-white-1", {**SITE, **ABOVE_HIS_HEAD, "worker-2": at(0, 0, 109)})
    assert after.poses[OTHER].position[2] < 100
    assert accident(before, after, site) == Accident(OTHER, HAT)


def test_m81_m82_really_platform_and_box_floor_are_told_apart_from_the_walls() -> None:
    site = settled({"box": at(0, 0, 0), "brick-1": at(20, 20, 6.5), "girder-white-1": at(0, 50, 45)})
    assert on_box_floor(site.contacts.touches()) == {BRICK}
    assert members(surveyed(site)) == {GIRDER}
    crane = settled({"crane": at(0, 0, 0), "brick-1": at(22, 22, 10), "brick-2": at(90, 0, 158)})
    assert on_crane_platform(crane.contacts.touches()) - {TABLE} == {BRICK}
    assert members(surveyed(crane)) == {BRICK, Piece("brick-2")}  # M81: what it carries


@pytest.mark.parametrize(
    ("now", "fell"),
    [
        (at(0, 0, 0), False),
        (at(40, -20, 0), False),
        (Pose((0.0, 0.0, 0.0), turned((0.0, 0.0, 1.0), 90.0)), False),
        (Pose((0.0, 0.0, 0.0), turned((0.0, 1.0, 0.0), 29.0)), False),
        (Pose((0.0, 0.0, 0.0), turned((0.0, 1.0, 0.0), 31.0)), True),
        (Pose((0.0, 0.0, 35.0), turned((1.0, 0.0, 0.0), 90.0)), True),
        (at(0, 0, -5.9), False),
        (at(0, 0, -6.0), True),
        (at(0, 0, 6.5), False),
    ],
)
def test_m81_a_crane_that_tips_over_or_comes_down_has_fallen(now: Pose, fell: bool) -> None:
    """M81: pushed along or turned, it stands."""
    assert crane_fell(at(0, 0, 0), now) is fell


def test_m81_a_crane_on_the_rim_falls_from_how_it_stood() -> None:
    leaning = Pose((0.0, 0.0, 50.0), turned((0.0, 1.0, 0.0), 20.0))
    assert not crane_fell(leaning, leaning)
    assert crane_fell(leaning, Pose((0.0, 0.0, 50.0), turned((0.0, 1.0, 0.0), 55.0)))
    assert crane_fell(leaning, Pose((0.0, 0.0, 44.0), turned((0.0, 1.0, 0.0), 20.0)))
