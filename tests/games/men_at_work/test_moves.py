"""What a player may do now, why not, and what a careless one would do (M22 to M33, M50, M58, M63, M80)."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from chantier.core.chance import SeededChance
from chantier.core.errors import IllegalMove
from chantier.games.men_at_work.acting.hand import (
    CEILING_MM,
    FLOOR_MM,
    HELD_MOST_S,
    REACH_MM,
    TARGETS_MOST,
    Path,
    Target,
)
from chantier.games.men_at_work.acting.referee import Placing, Simulated
from chantier.games.men_at_work.cards import GIRDER_TASKS, WORKER_TASKS, Task
from chantier.games.men_at_work.geometry.poses import UNTURNED, Pose, at
from chantier.games.men_at_work.jobs import Order, Step
from chantier.games.men_at_work.motion.tracks import read_track
from chantier.games.men_at_work.moves import (
    NO_PATH,
    Choices,
    ClearAway,
    KeepSupports,
    LayCard,
    MenAtWorkMove,
    Offered,
    Place,
    PushBack,
)
from chantier.games.men_at_work.pieces import BOX_PLACE, PIECES, PRESETS, SKYSCRAPERS, Kind, Piece, colour_of
from chantier.games.men_at_work.state import Clearing, Work
from tests.games.men_at_work.support.scenes import settled
from tests.games.men_at_work.support.stand_in import BESIDE, PATH, PULL, UP, pieces, put

GIRDER = Piece("girder-orange-2")
NAN, INFINITE = float("nan"), float("inf")


def placing(task: Task = Task.SAME_COLOUR, *placed: str, **more: Any) -> Choices:
    poses = {**PRESETS["beginner"], **dict.fromkeys(pieces(placed), at(0, 0, 200))}
    return Choices("placing", poses, Work(Order(task, ("orange", "black")), pieces(placed)), **more)


def clearing(**left: Any) -> Choices:
    lists: dict[str, Any] = {name: pieces(names) for name, names in left.items()}
    return Choices("clearing", PRESETS["beginner"], clearing=Clearing(**lists))


def refusal(choices: Choices, move: MenAtWorkMove) -> tuple[str, dict[str, Any]]:
    found = choices.why_not(move)
    assert isinstance(found, IllegalMove)
    assert move not in choices
    return found.code, found.facts


# What may be taken


def test_m22_the_candidates_are_what_the_step_takes_from_the_reserve() -> None:
    for task, kind in ((Task.SAME_COLOUR, Kind.GIRDER), (Task.AT_END, Kind.WORKER), (Task.ANY_SUPPORT, Kind.GIRDER)):
        found = placing(task).candidates()
        assert {PIECES[piece] for piece in found} == {kind}
        assert not set(found) & set(PRESETS["beginner"])
    assert {colour_of(piece) for piece in placing().candidates()} == {"orange", "black"}
    assert placing(Task.SUPPORT_ON_GIRDER).step == Step(Kind.SUPPORT)


def test_m25_m33_then_the_next_step_and_what_was_placed_in_this_turn() -> None:
    choices = placing(Task.THEN_WORKER, GIRDER)
    assert choices.step == Step(Kind.WORKER)
    assert choices.candidates()[-1] == GIRDER
    assert {PIECES[piece] for piece in choices.candidates()[:-1]} == {Kind.WORKER}
    done = placing(Task.THEN_WORKER, GIRDER, "worker-2")
    assert done.step is None
    assert done.candidates() == [GIRDER, Piece("worker-2")]
    fallen = replace(done, poses={piece: pose for piece, pose in done.poses.items() if piece != GIRDER})
    assert fallen.candidates() == [Piece("worker-2")]


def test_without_work_there_is_nothing_to_take() -> None:
    choices = clearing(lying=["hat-1"])
    assert (choices.step, choices.candidates()) == (None, [])


# What is refused


def target(*position: float, time_s: float = 0.0, rotation: Any = UNTURNED) -> Target:
    x, y, z = position
    return Target(time_s, (x, y, z), rotation)


@pytest.mark.parametrize(
    ("path", "code", "facts"),
    [
        (Path((target(NAN, 0, 0),), 1.0), "path_not_finite", {"target": 0}),
        (Path((target(0, 0, 100), target(0, INFINITE, 0, time_s=0.5)), 1.0), "path_not_finite", {"target": 1}),
        (Path((target(0, 0, 100, rotation=(NAN, 0, 0, 0)),), 1.0), "path_not_finite", {"target": 0}),
        (Path((target(0, 0, 100, time_s=NAN),), 1.0), "path_not_finite", {"target": 0}),
        (Path((target(0, 0, 100),), NAN), "path_not_finite", {"target": 1}),
        (Path((), INFINITE), "path_not_finite", {"target": 0}),
        (Path((), 1e9), "path_too_long", {"most": 86400}),
        (Path((), HELD_MOST_S + 0.01), "path_too_long", {"most": 86400}),
        (Path((target(0, 0, 100),) * (TARGETS_MOST + 1), 1.0), "path_too_dense", {"most": 24000}),
        (Path((), -1.0), "path_times_not_rising", {"target": 0}),
        (Path((target(0, 0, 100, time_s=2.0),), 1.0), "path_times_not_rising", {"target": 0}),
        (Path((target(0, 0, 100, time_s=-0.1),), 1.0), "path_times_not_rising", {"target": 0}),
        (Path((target(0, 0, 100), target(0, 0, 90)), 1.0), "path_times_not_rising", {"target": 1}),
        (Path((target(REACH_MM + 1, 0, 100),), 1.0), "pose_out_of_bounds", {"target": 0}),
        (Path((target(0, -REACH_MM - 1, 100),), 1.0), "pose_out_of_bounds", {"target": 0}),
        (Path((target(0, 0, FLOOR_MM - 0.1),), 1.0), "pose_out_of_bounds", {"target": 0}),
        (Path((target(0, 0, CEILING_MM + 1),), 1.0), "pose_out_of_bounds", {"target": 0}),
        (Path((target(0, 0, 100, rotation=(2.0, 0.0, 0.0, 0.0)),), 1.0), "rotation_not_unit", {"target": 0}),
        (Path((target(0, 0, 100, rotation=(0.0, 0.0, 0.0, 0.0)),), 1.0), "rotation_not_unit", {"target": 0}),
    ],
)
def test_m31_a_path_that_no_hand_could_go_is_refused(path: Path, code: str, facts: dict[str, Any]) -> None:
    """M31; the same for each move that has one."""
    assert refusal(placing(), Place(GIRDER, UP, path)) == (code, facts)
    lying = clearing(lying=["hat-1"], pushable=["girder-white-1"])
    assert refusal(lying, ClearAway(Piece("hat-1"), path)) == (code, facts)
    assert refusal(lying, PushBack(Piece("girder-white-1"), path)) == (code, facts)


@pytest.mark.parametrize(
    ("start", "code"),
    [
        (Pose((NAN, 0.0, 100.0)), "path_not_finite"),
        (Pose((0.0, 0.0, 900.0)), "pose_out_of_bounds"),
        (Pose((0.0, 0.0, 200.0), (0.5, 0.0, 0.0, 0.0)), "rotation_not_unit"),
    ],
)
def test_m30_a_piece_is_taken_somewhere_a_hand_can_be(start: Pose, code: str) -> None:
    assert refusal(placing(), Place(GIRDER, start, PATH))[0] == code
    together = Place(GIRDER, UP, PATH, Piece("brick-1"), start)
    assert refusal(placing(Task.WITH_BRICK), together)[0] == code


def test_m30_a_piece_is_not_taken_where_another_one_is() -> None:
    choices = placing()
    inside = Place(GIRDER, choices.poses[Piece("girder-white-1")], PATH)
    assert refusal(choices, inside) == ("pose_inside_piece", {"piece": GIRDER, "other": "girder-white-1"})
    in_the_table = Place(GIRDER, at(0, -150, 2), PATH)
    assert refusal(choices, in_the_table) == ("pose_inside_piece", {"piece": GIRDER, "other": "table"})
    brick = Place(GIRDER, UP, PATH, Piece("brick-1"), UP)
    assert refusal(placing(Task.WITH_BRICK), brick) == ("pose_inside_piece", {"piece": "brick-1", "other": GIRDER})
    his_hat = Place(Piece("worker-2"), at(0, 45, 30), PATH)  # under the white girder: his head is in it
    assert refusal(placing(Task.AT_END), his_hat)[0] == "pose_inside_piece"


def test_m33_a_piece_taken_again_is_taken_where_it_is() -> None:
    choices = placing(Task.THEN_WORKER, GIRDER)
    assert Place(GIRDER, choices.poses[Piece("girder-white-1")], PATH) in choices  # its own place counts


@pytest.mark.parametrize("piece", ["girder-white-2", "girder-orange-1", "worker-2", "hat-2", "crane", "table", "moon"])
def test_m22_only_what_the_card_asks_for(piece: str) -> None:
    assert refusal(placing(), put(piece)) == ("piece_not_asked_for", {"piece": piece})


@pytest.mark.parametrize(("task", "kind"), [(Task.WITH_BRICK, "brick"), (Task.TOGETHER_WITH_BEAM, "beam")])
def test_m50_m58_two_pieces_together_where_the_card_joins_them(task: Task, kind: str) -> None:
    choices = placing(task)
    piece = choices.candidates()[0]
    other = "beam" if kind == "brick" else "brick"
    assert put(piece, f"{kind}-1") in choices
    assert refusal(choices, put(piece)) == ("two_pieces_together", {"kind": kind})
    assert refusal(choices, Place(piece, UP, PATH, Piece(f"{kind}-1"))) == ("two_pieces_together", {"kind": kind})
    assert refusal(choices, Place(piece, UP, PATH, None, BESIDE)) == ("two_pieces_together", {"kind": kind})
    for wrong in (f"{other}-1", "moon", "worker-9"):
        assert refusal(choices, put(piece, wrong)) == ("piece_not_asked_for", {"piece": wrong})
    there = replace(choices, poses={**choices.poses, Piece(f"{kind}-1"): at(0, 0, 250)})
    assert refusal(there, put(piece, f"{kind}-1")) == ("piece_not_asked_for", {"piece": f"{kind}-1"})


def test_m25_m33_one_piece_where_the_card_joins_none_or_for_a_repair() -> None:
    assert refusal(placing(), put(GIRDER, "brick-1")) == ("piece_not_asked_for", {"piece": "brick-1"})
    again = placing(Task.WITH_BRICK, GIRDER, "brick-1")
    assert put(GIRDER) in again
    assert put("brick-1") in again
    assert refusal(again, put(GIRDER, "brick-2")) == ("piece_not_asked_for", {"piece": "brick-2"})


def test_m63_nothing_is_placed_before_all_is_cleared_up() -> None:
    assert refusal(clearing(lying=["hat-1"]), put(GIRDER)) == ("clear_up_first", {})
    with_work = replace(placing(), phase="clearing")
    assert refusal(with_work, put(GIRDER)) == ("clear_up_first", {})


def test_m63_only_what_lies_there_is_cleared_away() -> None:
    choices = clearing(lying=["hat-1", "girder-white-1"], optional=["support-2"], pushable=["girder-white-1"])
    for piece in ("hat-1", "girder-white-1", "support-2"):
        assert ClearAway(Piece(piece)) in choices
        assert ClearAway(Piece(piece), PULL) in choices
    assert PushBack(Piece("girder-white-1"), PATH) in choices
    for move in (
        ClearAway(Piece("support-1")),
        PushBack(Piece("hat-1"), PATH),
        PushBack(Piece("support-2"), PATH),
        ClearAway(Piece("moon")),
    ):
        assert refusal(choices, move) == ("nothing_to_clear_there", {"piece": move.piece})
    placing_now = replace(choices, phase="placing")
    assert refusal(placing_now, ClearAway(Piece("hat-1"))) == ("nothing_to_clear_there", {"piece": "hat-1"})


def test_m63_what_is_covered_is_pulled_out() -> None:
    choices = clearing(lying=["hat-1", "girder-white-1"], covered=["girder-white-1"])
    girder = Piece("girder-white-1")
    assert refusal(choices, ClearAway(girder)) == ("pull_it_out_first", {"piece": girder})
    assert refusal(choices, ClearAway(girder, Path((), 3.0))) == ("pull_it_out_first", {"piece": girder})
    assert ClearAway(girder, PULL) in choices
    assert list(choices.listed()) == [ClearAway(Piece("hat-1"))]


def test_m63_supports_may_be_kept_when_nothing_has_to_go() -> None:
    assert KeepSupports() in clearing(optional=["support-2"])
    assert refusal(clearing(lying=["hat-1"], optional=["support-2"]), KeepSupports()) == ("nothing_to_keep", {})
    assert refusal(placing(), KeepSupports()) == ("nothing_to_keep", {})


def test_m80_a_card_that_may_be_laid_is_one_of_those_listed() -> None:
    choices = placing(lays=(LayCard(3, "draw"),))
    assert LayCard(3, "draw") in choices
    assert refusal(choices, LayCard(3, "discard")) == ("card_cannot_be_laid", {"card": 3})
    assert refusal(choices, LayCard(4, "draw")) == ("no_such_card_to_lay", {"card": 4})
    assert list(choices.listed()) == [LayCard(3, "draw")]


def test_something_else_is_no_move() -> None:
    assert "a girder, please" not in placing()
    assert None not in placing()


def test_where_a_piece_may_go_is_not_finite() -> None:
    with pytest.raises(TypeError, match="not finite"):
        len(placing())
    with pytest.raises(TypeError, match="not finite"):
        list(placing())


def test_what_a_client_is_told() -> None:
    choices = clearing(lying=["hat-1", "girder-white-1"], covered=["girder-white-1"], pushable=["girder-white-1"])
    assert choices.told() == Offered(
        phase="clearing",
        step=None,
        candidates=[],
        pushable=pieces(["girder-white-1"]),
        pull=pieces(["girder-white-1"]),
        moves=[ClearAway(Piece("hat-1"))],
    )
    told = placing(lays=(LayCard(3, "draw"),)).told()
    assert told.candidates == placing().candidates()
    assert (told.step, told.moves) == (Step(Kind.GIRDER), [LayCard(3, "draw")])


# What a careless player does

tasks = st.sampled_from([*GIRDER_TASKS, *WORKER_TASKS])


@given(tasks, st.sampled_from(sorted(PRESETS)), st.booleans(), st.integers(0, 9999))
def test_every_sample_while_placing_is_legal(task: Task, site: str, crane: bool, seed: int) -> None:
    poses = {**PRESETS[site], **({Piece("crane"): at(0, 0, 0)} if crane else {})}
    choices = Choices("placing", poses, Work(Order(task, ("orange", "black"))), (LayCard(3, "draw"),))
    move = choices.sample(SeededChance(seed))
    assert choices.why_not(move) is None


@settings(max_examples=20)
@given(st.integers(0, 9999))
def test_every_sample_while_clearing_is_legal(seed: int) -> None:
    for choices in (
        clearing(lying=["hat-1", "girder-white-1"], covered=["girder-white-1"]),
        clearing(lying=["girder-white-1"], covered=["girder-white-1"]),
        clearing(optional=["support-1"]),
    ):
        assert choices.sample(SeededChance(seed)) in choices


def test_a_sample_takes_every_choice_there_is() -> None:
    choices = clearing(lying=["hat-1", "girder-white-1"], covered=["girder-white-1"], optional=["support-1"])
    cleared = {choices.sample(SeededChance(seed)).piece for seed in range(60)}  # type: ignore[union-attr]
    assert cleared == set(pieces(["hat-1", "girder-white-1", "support-1"]))
    laid = [placing(lays=(LayCard(3, "draw"),)).sample(SeededChance(seed)) for seed in range(200)]
    assert 20 < sum(isinstance(move, LayCard) for move in laid) < 80  # a quarter


@pytest.mark.parametrize("boxed", [False, True])
def test_m10_m82_even_a_careless_player_prepares_a_site(boxed: bool) -> None:
    """M10: piece after piece where the simplest site has it."""
    simplest = (SKYSCRAPERS if boxed else PRESETS)["beginner"]
    poses: dict[Piece, Pose] = {Piece("box"): BOX_PLACE} if boxed else {}
    work = Work(Order(Task.PREPARE_SKYSCRAPER if boxed else Task.PREPARE_SITE, ()))
    while work.step is not None:
        choices = Choices("preparing", dict(poses), work)
        move = choices.sample(SeededChance(0))
        assert isinstance(move, Place)
        assert choices.why_not(move) is None
        goal = simplest[move.piece].position
        assert math.dist(move.path.targets[-1].position, goal) <= 0.5
        poses[move.piece] = simplest[move.piece]
        work = replace(work, placed=(*work.placed, move.piece))
    assert {piece for piece in poses if PIECES[piece] is not Kind.BOX} == {
        piece for piece in simplest if PIECES[piece] is not Kind.HAT
    }
    repaired = Choices("preparing", poses, work).sample(SeededChance(0))
    assert repaired.piece == work.placed[-1]  # type: ignore[union-attr]


# An honest outcome


def test_m31_a_piece_let_go_far_above_the_site_falls_as_it_falls() -> None:
    """Allowed, and no good idea: dropped from 70 cm, it ends somewhere, and what it did is told."""
    poses = settled(PRESETS["beginner"]).poses()
    move = Place(GIRDER, at(0, -50, 700), Path((target(0, -50, 700),), 0.1))
    choices = Choices("placing", poses, Work(Order(Task.SAME_COLOUR, ("orange", "black"))))
    assert choices.why_not(move) is None
    seen = Simulated().see(Placing(poses, move, None, None, free_slips=False))
    assert seen.settled
    assert seen.poses.keys() == {*poses, GIRDER}
    for pose in seen.poses.values():
        x, y, z = pose.position
        assert max(abs(x), abs(y)) < REACH_MM
        assert -1 < z < 120
    fell = [frame[GIRDER].position[2] for frame in read_track(seen.track).frames if GIRDER in frame]
    assert fell[0] == pytest.approx(700, abs=100)
    assert fell[-1] == pytest.approx(seen.poses[GIRDER].position[2], abs=0.1)


def test_m63_a_hook_without_a_path_moves_nothing() -> None:
    assert Path((), 0.0) == NO_PATH
    assert ClearAway(Piece("hat-1")).path == NO_PATH
