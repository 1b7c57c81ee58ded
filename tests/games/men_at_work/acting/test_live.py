"""Acts that are led live: the same as at once, told to whoever looks on, and strict with strangers."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chantier.core.chance import SeededChance
from chantier.core.crew import Crew
from chantier.core.errors import BadInput, IllegalMove
from chantier.games.men_at_work import MenAtWork, rules
from chantier.games.men_at_work.acting import hand, live
from chantier.games.men_at_work.acting.hand import AlongPath, Path, Tremor, tick_of
from chantier.games.men_at_work.acting.live import FinishedAct, LiveSites, SiteAct
from chantier.games.men_at_work.acting.live_messages import Aim, Taken, TakeToClear, TakeToPlace, TakeToPush
from chantier.games.men_at_work.acting.referee import Delegated, Placing, Question, Seen, Simulated, acting
from chantier.games.men_at_work.acting.witness import Witness
from chantier.games.men_at_work.cards import Task
from chantier.games.men_at_work.engine.tuning import TICKS_PER_S
from chantier.games.men_at_work.events import PiecePlaced
from chantier.games.men_at_work.fall_cause import Cause
from chantier.games.men_at_work.geometry.poses import UNTURNED, Pose, at
from chantier.games.men_at_work.judging.judge import Job
from chantier.games.men_at_work.moves import ClearAway, Place
from chantier.games.men_at_work.pieces import PRESETS, Piece, with_hats
from chantier.games.men_at_work.state import Help, Options, State
from tests.games.men_at_work.support.scenes import settled
from tests.games.men_at_work.support.stand_in import StandIn
from tests.recorded import recorded
from tests.server.support.motion import Place as Told
from tests.server.support.motion import read_moved

STATES: list[State] = [
    state
    for game in recorded("men-at-work")
    for state in game.states
    if state.ending is None and state.phase in ("placing", "clearing")
]
CLEARING = [state for state in STATES if state.phase == "clearing" and state.clearing.lying]
GIRDER, WORKER = Piece("girder-orange-2"), Piece("worker-2")
BRIDGE = Piece("girder-orange-1")
HIGH = at(0, 0, 150)


# Somebody leads


def begun(state: State, taken: Taken) -> SiteAct:
    act = sites().begin(state, state.active, taken, SeededChance(7)).make()
    assert isinstance(act, SiteAct)
    return act


def sites() -> LiveSites:
    return LiveSites(Witness(Simulated()))


def taken_in(state: State, seed: int) -> Taken:
    """What a careless player might take."""
    legal = rules.legal_moves(state)
    for number in range(50):
        move = legal.sample(SeededChance(f"{seed}/{number}"))
        if isinstance(move, Place):
            return TakeToPlace(move.piece, move.start, move.joined, move.joined_start)
        if state.clearing.pushable and seed % 2:
            return TakeToPush(state.clearing.pushable[0])
        if isinstance(move, ClearAway):
            return TakeToClear(move.piece)
    raise AssertionError("nothing to take")


def random_hand(act: SiteAct, seed: int) -> FinishedAct:
    """Here and there above and into the site, reading along whenever it likes, and letting go at some time."""
    chance, release_at, there = random.Random(seed), random.Random(seed).randrange(400), seed % 2 == 1
    goes_on = True
    while goes_on:
        if act.tick == release_at:
            act.release(there)
        elif not act.let_go and act.tick < release_at and chance.random() < 0.05:
            place = (chance.uniform(-90, 90), chance.uniform(-90, 90), chance.uniform(5, 160))
            turn = at(0, 0, 0, chance.uniform(0, 180)).rotation
            aim = sites().aim(msgspec.json.encode(Aim(place, turn, chance.random() < 0.2)))
            act.feed(aim)
        goes_on = act.step()
        if chance.random() < 0.3:
            act.moved()
            act.felt()
            act.asks()
    return act.result()


class AtOnce(NamedTuple):
    seen: Seen
    poses: dict[Piece, Pose]


def at_once(question: Question) -> AtOnce:
    """The finished path, fed to a fresh site from the same start."""
    going_on = acting(question, AlongPath(question.move.path))
    site = next(going_on).site
    while True:
        try:
            next(going_on)
        except StopIteration as end:
            return AtOnce(end.value, site.poses())


@settings(max_examples=12, deadline=None)
@given(state=st.sampled_from(STATES), seed=st.integers(0, 10_000))
def test_an_act_led_live_ends_exactly_like_its_path_fed_at_once(state: State, seed: int) -> None:
    """The law: not a bit differs, neither in the poses nor in what the rules make of them."""
    act = begun(state, taken_in(state, seed))
    done = random_hand(act, seed)
    again = at_once(done.question)
    assert act._site.poses() == again.poses
    assert done.seen == again.seen
    witness = Witness(StandIn())  # who would say something else, but is not asked
    move = LiveSites(witness).finished(done)
    decoded: Any = msgspec.json.decode(msgspec.json.encode(move), type=MenAtWork.move_type)
    assert decoded == move
    events = rules.decide(state, decoded, SeededChance(7), witness)
    assert events == rules.decide(state, decoded, SeededChance(7), Simulated())


@settings(max_examples=6, deadline=None)
@given(state=st.sampled_from(CLEARING), seed=st.integers(0, 10_000))
def test_the_law_holds_for_the_hook_too(state: State, seed: int) -> None:
    act = begun(state, taken_in(state, seed))
    done = random_hand(act, seed)
    assert (done.seen, act._site.poses()) == at_once(done.question)


def test_the_law_holds_for_a_trembling_hand() -> None:
    state = next(state for state in STATES if state.phase == "placing")
    options = Options(experts=(state.active,), tremor=True)
    trembling = msgspec.structs.replace(state, options=options)
    act = begun(trembling, taken_in(trembling, 1))
    done = random_hand(act, 1)
    assert isinstance(done.question, Placing)
    assert done.question.tremor is not None
    assert (done.seen, act._site.poses()) == at_once(done.question)


def test_a_hook_that_lets_go_at_once_is_a_hook_all_the_same() -> None:
    act = begun(CLEARING[0], TakeToClear(CLEARING[0].clearing.lying[0]))
    act.release()
    while act.step():
        pass
    done = act.result()
    assert len(done.question.move.path.targets) == 1
    assert (done.seen, act._site.poses()) == at_once(done.question)


def test_a_hand_that_lets_go_there_opens_where_the_piece_was_wanted() -> None:
    """However early it is asked to: by the site's own time, which may be late by any clock."""
    act = placing(WORKER, at(200, 200, 60))
    act.feed(Aim((260.0, 200.0, 5.0), UNTURNED))
    act.release(there=True)
    run(act, 0.1)
    assert not act.let_go
    run(act, 5.0)
    path = act.result().question.move.path
    assert path.release_s > 0.3  # 80 mm at 250 mm/s
    fell = placing(WORKER, at(200, 200, 60))
    fell.feed(Aim((260.0, 200.0, 5.0), UNTURNED))
    fell.release()
    run(fell, 5.0)
    assert fell.result().question.move.path.release_s == 0.0


def test_a_hand_that_cannot_get_there_opens_where_it_is_stuck() -> None:
    act = placing(GIRDER, HIGH)
    act.feed(Aim((0.0, 0.0, 30.0), UNTURNED))  # in the middle of the site
    act.release(there=True)
    run(act, 20.0)
    opened_s = act.result().question.move.path.release_s
    assert 0.5 < opened_s < 10.0
    nowhere = placing(GIRDER, HIGH)
    nowhere.release(there=True)
    run(nowhere, 12.0)
    assert nowhere.result().question.move.path.release_s == 0.0  # it is there already


# What is told


def placing(piece: Piece, start: Pose, poses: Mapping[Piece, Pose] | None = None, **more: Any) -> SiteAct:
    """On the simplest site."""
    there = PREPARED if poses is None else dict(poses)
    question = Placing(there, Place(piece, start, Path((), 0.0)), more.get("tremor"), more.get("job"), True)
    things = tuple(dict.fromkeys([*there, *with_hats({piece: start})]))
    return SiteAct(question, things, more.get("help", "all"), more.get("so_far", more.get("job")))


PREPARED = Simulated().prepare(PRESETS["beginner"])


def run(act: SiteAct, seconds: float) -> list[bytes]:
    """What is told of what moves meanwhile."""
    told = []
    for _ in range(round(seconds * TICKS_PER_S)):
        goes_on = act.step()
        if not goes_on or act.tick % act.ticks_per_frame == 0:
            told.append(act.moved())
        if not goes_on:
            break
    return [frame for frame in told if frame is not None]


def nearly(told: Told | None, pose: Pose, within_mm: float = 0.026) -> bool:
    assert told is not None
    near = all(abs(a - b) <= within_mm for a, b in zip(told[0], pose.position, strict=True))
    same = abs(sum(a * b for a, b in zip(told[1], pose.rotation, strict=True)))
    return near and same > 1 - 1e-7


def test_what_moves_is_told_and_nothing_else() -> None:
    act = placing(GIRDER, HIGH)
    things = list(act._frames._number)
    act.feed(Aim((40.0, 30.0, 120.0), at(0, 0, 0, 40).rotation))
    for frame in run(act, 0.5):
        gap, places = read_moved(frame)
        assert gap is not None
        assert [things[number] for number in places] == [GIRDER]
    assert nearly(places[things.index(GIRDER)], act._site.pose(GIRDER))


def test_nothing_is_told_while_nothing_moves() -> None:
    act = placing(WORKER, HIGH)
    act.feed(Aim((0.0, 0.0, 150.0), UNTURNED))
    assert run(act, 1.0)
    assert run(act, 3.0) == []
    act.feed(Aim((0.0, 0.0, 151.0), UNTURNED))
    assert run(act, 1.0)


def test_the_last_that_is_told_is_where_everything_comes_to_rest() -> None:
    """Also of what the hand has knocked over."""
    act = placing(GIRDER, HIGH)
    things = list(act._frames._number)
    act.feed(Aim((0.0, 0.0, 40.0), UNTURNED))
    run(act, 3.0)
    act.release()
    [*_, last] = run(act, 12.0)
    _, places = read_moved(last)
    assert len(places) > 2
    for number, told in places.items():
        assert nearly(told, act._site.pose(things[number]))
    far = {
        piece for piece, pose in PREPARED.items() if not nearly((pose.position, pose.rotation), act._site.pose(piece))
    }
    assert far <= {things[number] for number in places}


def test_what_slips_and_is_taken_away_is_told_to_be_gone() -> None:
    act = placing(WORKER, at(200, 200, 60))
    things = list(act._frames._number)
    act.release()
    [*_, last] = run(act, 12.0)
    _, places = read_moved(last)
    assert act.result().seen.slipped
    assert {things[number]: told for number, told in places.items()} == {WORKER: None, Piece("hat-2"): None}


@pytest.mark.parametrize(
    ("piece", "pose", "gap_mm"),
    [
        (WORKER, at(200, 200, 60), 60.0),
        (GIRDER, at(200, 200, 60), 55.5),
        (GIRDER, at(0, 0, 150), None),  # above a worker's hat and a girder: less than to the table
    ],
)
def test_the_gap_is_how_far_it_could_fall(piece: Piece, pose: Pose, gap_mm: float | None) -> None:
    act = placing(piece, pose)
    gap, _ = read_moved(run(act, 0.1)[-1])
    assert gap is not None
    if gap_mm is None:
        assert 50 < gap < 145
    else:
        assert gap == pytest.approx(gap_mm, abs=0.15)
    act.release()
    assert read_moved(run(act, 0.3)[-1])[0] is None


def test_the_gap_is_to_what_would_bear_it_not_to_what_is_beside_it() -> None:
    """A girder that is led down along the side of a support touches it all the way, and is borne by the table."""
    act = placing(GIRDER, at(0, 18, 40), settled({Piece("support-1"): at(0, 0, 25)}).poses())
    act.feed(Aim((0.0, 16.95, 40.0), UNTURNED, precise=True))
    felt = feel(act, 1.5)
    assert felt["touches"] == ["support-1"]
    act.feed(Aim((0.0, 16.95, 30.0), UNTURNED, precise=True))
    gap, _ = read_moved(run(act, 1.5)[-1])
    assert gap == pytest.approx(act._site.pose(GIRDER).position[2] - 4.5, abs=0.2)


def bridge(**more: Pose) -> dict[Piece, Pose]:
    supports = {"support-1": at(-60, 0, 25), "support-2": at(60, 0, 25)}
    placed = {**supports, "girder-orange-1": at(0, 0, 54.5), **more}
    return settled(with_hats({Piece(piece): pose for piece, pose in placed.items()})).poses()


def feel(act: SiteAct, seconds: float) -> dict[str, Any]:
    """The last that is told of what a hand feels."""
    told: dict[str, Any] = {}
    for _ in range(round(seconds * TICKS_PER_S)):
        act.step()
        if act.tick % act.ticks_per_frame == 0:
            act.moved()
        felt = act.felt()
        if felt is not None:
            told = json.loads(felt)
    return told


def test_a_hand_feels_what_it_touches_and_which_conditions_hold() -> None:
    job = Job(Task.BALANCE, ("orange",), girder=GIRDER)
    act = placing(GIRDER, at(0, 0, 80, 90), bridge(), job=job)
    far = feel(act, 0.3)
    assert "touches" not in far
    assert {one["code"]: one["held"] for one in far["conditions"]}["rests_on_one_girder_only"] is False
    act.feed(Aim((0.0, 0.0, 63.4), at(0, 0, 0, 90).rotation))
    near = feel(act, 2.0)
    assert near["touches"] == [BRIDGE]
    assert all(abs(x) < 5 and abs(y) < 5 and 58 < z < 60 for x, y, z in near["points"])
    assert all(one["held"] for one in near["conditions"])
    assert not act.disturbed


@pytest.mark.parametrize("level", ["all", "some", "none"])
def test_m31_m65_a_hand_is_told_whether_it_can_still_put_back(level: str) -> None:
    """Feeling is free; from the first thing that moves on it counts, and that is told at every level of help (M90)."""
    act = placing(GIRDER, at(0, -60, 80), bridge(**{"worker-1": at(0, 0, 59)}), help=level)
    act.feed(Aim((0.0, -9.3, 80.0), UNTURNED))  # up to the worker: a touch
    assert "disturbed" not in feel(act, 3.0)
    assert (act.binding, act.disturbed) == (False, False)
    act.feed(Aim((0.0, 60.0, 80.0), UNTURNED))  # and through him
    assert feel(act, 3.0)["disturbed"] is True
    assert act.disturbed


def test_conditions_are_told_from_a_cards_first_piece_on() -> None:
    """M48: the support comes first, and its own condition is told while it is held; nothing of it is a verdict."""
    so_far = Job(Task.SUPPORT_ON_GIRDER, ("orange",), support=Piece("support-3"))
    act = placing(Piece("support-3"), at(0, 0, 100), bridge(), so_far=so_far)
    assert [one["held"] for one in feel(act, 0.3)["conditions"]] == [False]
    act.feed(Aim((0.0, 0.0, 83.9), UNTURNED))
    near = feel(act, 2.0)["conditions"]
    assert [(one["code"], one["held"]) for one in near] == [("support_on_a_girder", True)]
    act.release()
    while act.step():
        pass
    assert act.result().seen.conditions == ()


@pytest.mark.parametrize("state", [next(one for one in STATES if one.phase == "placing")])
def test_the_first_piece_that_is_taken_brings_its_part_of_the_card(state: State) -> None:
    taken = taken_in(state, 1)
    act = begun(state, taken)
    assert act._so_far is not None
    assert act._so_far.task == state.work.order.task if state.work else False


@pytest.mark.parametrize(
    ("level", "told"), [("all", {"touches", "points", "conditions"}), ("some", {"touches", "points"})]
)
def test_m90_the_table_says_how_much_of_it_is_told(level: str, told: set[str]) -> None:
    job = Job(Task.BALANCE, ("orange",), girder=GIRDER)
    act = placing(GIRDER, at(0, 0, 80, 90), bridge(), job=job, help=level)
    act.feed(Aim((0.0, 0.0, 63.4), at(0, 0, 0, 90).rotation))
    assert feel(act, 2.0).keys() == told


def test_m90_without_help_nothing_is_told_but_what_moves() -> None:
    job = Job(Task.BALANCE, ("orange",), girder=GIRDER)
    act = placing(GIRDER, at(0, 0, 80, 90), bridge(), job=job, help="none")
    assert read_moved(run(act, 0.1)[-1])[0] is None
    act.feed(Aim((0.0, 0.0, 63.4), at(0, 0, 0, 90).rotation))
    assert feel(act, 2.0) == {}
    assert act.moved() is None or read_moved(act.moved() or b"")[0] is None


@pytest.mark.parametrize("level", ["some", "none"])
def test_m90_an_accident_is_told_whatever_the_help(level: str) -> None:
    act = placing(GIRDER, at(0, -60, 80), bridge(**{"worker-1": at(0, 0, 59)}), help=level)
    act.feed(Aim((0.0, 60.0, 80.0), UNTURNED))
    assert feel(act, 3.0)["accident"][1] == "table"
    assert act.binding


@pytest.mark.parametrize("level", ["all", "some", "none"])
def test_m90_an_act_has_the_help_of_its_table(level: Help) -> None:
    state = next(state for state in STATES if state.phase == "placing")
    helped = msgspec.structs.replace(state, options=msgspec.structs.replace(state.options, help=level))
    assert begun(helped, taken_in(helped, 1))._help == level


def test_an_accident_is_felt_and_binds() -> None:
    act = placing(GIRDER, at(0, -60, 80), bridge(**{"worker-1": at(0, 0, 59)}))
    assert (act.binding, act.disturbed) == (False, False)
    act.feed(Aim((0.0, 60.0, 80.0), UNTURNED))
    felt = feel(act, 3.0)
    assert felt["accident"][1] == "table"
    assert (act.binding, act.disturbed) == (True, True)


def test_m60_why_it_fell_is_felt_at_once_and_is_what_the_referee_tells_later() -> None:
    act = placing(GIRDER, at(0, -60, 80), bridge(**{"worker-1": at(0, 0, 59)}))
    act.feed(Aim((0.0, 60.0, 80.0), UNTURNED))
    felt = feel(act, 3.0)
    assert not act.let_go
    told = msgspec.convert(felt["cause"], Cause)
    assert (told.piece, told.how, told.by) == ("worker-1", "pushed", GIRDER)
    act.release()
    while act.step():
        pass
    assert act.result().seen.cause == told


def leaning(poses: Mapping[Piece, Pose] | None = None) -> SiteAct:
    """A girder is led against another one, which lies loosely on supports, and moves it a little: no accident."""
    act = placing(GIRDER, at(0, -40, 56), bridge() if poses is None else poses)
    act.feed(Aim((0.0, -7.0, 56.0), UNTURNED, precise=True))
    while not act.disturbed:
        assert act.step()
    return act


def test_m65_what_else_has_moved_binds_though_nothing_fell() -> None:
    """M65: from then on going away is letting go."""
    act = leaning()
    assert act.binding
    assert act._watch.accident is None
    moved = act._site.pose(BRIDGE).position[1] - bridge()[BRIDGE].position[1]
    assert live.DISTURBED_MM < moved < 3 * live.DISTURBED_MM  # it is noticed at once, though nobody has asked


def test_m65_it_is_known_before_it_is_told() -> None:
    act = placing(GIRDER, at(0, -40, 56), bridge())
    act.feed(Aim((0.0, -7.0, 56.0), UNTURNED))
    number = list(act._frames._number).index(BRIDGE)
    while not act.binding:
        act.step()
        frame = act.moved() if act.tick % act.ticks_per_frame == 0 else None
        told = {} if frame is None else read_moved(frame)[1]
        there = told.get(number)
        assert act.binding or there is None or there[0][1] < live.DISTURBED_MM + 0.03


def test_m65_what_only_turns_has_moved_too() -> None:
    """Pushed at its end, a girder on one support turns about its middle."""
    poses = settled({Piece("support-1"): at(0, 0, 25), BRIDGE: at(0, 0, 54.5)}).poses()
    act = placing(GIRDER, at(80, -120, 54.5, 90), poses)
    act.feed(Aim((80.0, -86.0, 54.5), at(0, 0, 0, 90).rotation, precise=True))
    for _ in range(6 * TICKS_PER_S):
        act.step()
        if act.binding:
            break
    assert act.binding


def test_m65_what_is_only_touched_does_not_bind() -> None:
    act = placing(GIRDER, at(0, 0, 80, 90), bridge())
    act.feed(Aim((0.0, 0.0, 63.4), at(0, 0, 0, 90).rotation))
    assert feel(act, 2.0)["touches"] == [BRIDGE]
    assert not act.binding


# What ends


def test_a_gesture_that_lasts_too_long_ends_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MOST_TICKS", 40)
    act = placing(GIRDER, HIGH)
    run(act, 0.2)
    with pytest.raises(BadInput, match="path_too_long"):
        act.step()


def held_on(act: SiteAct, seconds: float) -> FinishedAct:
    """Here and there, a new place at every tick, then let go."""
    for tick in range(round(seconds * TICKS_PER_S)):
        act.feed(Aim((0.01 * (tick % 7), 0.0, 150.0), UNTURNED))
        act.step()
    act.release()
    while act.step():
        pass
    return act.result()


def test_m31_who_leads_live_may_hold_longer_than_a_path_that_comes_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """M31: where the table has no clock nothing ends it. A stranger's path of that length is refused: it would have to
    be simulated."""
    monkeypatch.setattr(hand, "PATH_MOST_S", 0.5)
    state = next(state for state in STATES if state.phase == "placing")
    move = held_on(begun(state, taken_in(state, 1)), 0.6).question.move
    assert move in rules.legal_moves(state)
    with Crew() as crew, pytest.raises(IllegalMove, match="path_too_long"):
        rules.decide(state, move, SeededChance(7), Witness(Delegated(crew)))


def test_m31_what_was_witnessed_for_so_long_is_decided_and_verifies(monkeypatch: pytest.MonkeyPatch) -> None:
    """`chantier verify` lets the engine run again, however long that takes."""
    monkeypatch.setattr(hand, "PATH_MOST_S", 0.5)
    state = next(state for state in STATES if state.phase == "placing")
    witness = Witness(StandIn())
    done = held_on(begun(state, taken_in(state, 1)), 0.6)
    assert LiveSites(witness).finished(done) == done.question.move
    move = done.question.move
    [first, *_] = rules.decide(state, move, SeededChance(7), witness)
    assert isinstance(first, PiecePlaced)
    assert [first] == rules.decide(state, move, SeededChance(7), Simulated())[:1]


def test_m31_however_long_it_lasts_a_path_stays_small_and_true(monkeypatch: pytest.MonkeyPatch) -> None:
    """The further one gets, the further apart are the targets that are heard; a resting hand adds none."""
    monkeypatch.setattr(hand, "TARGETS_MOST", 40)
    monkeypatch.setattr(hand, "TARGETS_AT_WILL", 20)
    act = placing(GIRDER, HIGH)
    done = held_on(act, 4.0)
    targets = done.question.move.path.targets
    assert 20 < len(targets) <= 40
    apart = [tick_of(b.time_s) - tick_of(a.time_s) for a, b in itertools.pairwise(targets)]
    assert apart[:18] == [1] * 18
    assert apart == sorted(apart)
    assert (done.seen, act._site.poses()) == at_once(done.question)


def test_a_resting_hand_stores_nothing() -> None:
    act = placing(GIRDER, HIGH)
    for _ in range(50):
        act.feed(Aim((0.0, 0.0, 151.0), UNTURNED))
        act.step()
    act.release()
    while act.step():
        pass
    assert len(act.result().question.move.path.targets) == 1


def test_m65_but_if_it_has_moved_anything_the_hand_just_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    act = leaning()
    monkeypatch.setattr(live, "MOST_TICKS", act.tick + 3)
    while act.step():
        pass
    done = act.result()
    assert tick_of(done.question.move.path.release_s) == live.MOST_TICKS
    assert (done.seen, act._site.poses()) == at_once(done.question)


def test_but_after_an_accident_the_hand_just_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MOST_TICKS", 3 * TICKS_PER_S)
    act = placing(GIRDER, at(0, -60, 80), bridge(**{"worker-1": at(0, 0, 59)}))
    act.feed(Aim((0.0, 60.0, 80.0), UNTURNED))
    while act.step():
        pass
    done = act.result()
    assert done.question.move.path.release_s == 3.0
    assert done.seen.accident is not None


# Strangers


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (b"", "json_truncated"),
        (b"null", "value_of_wrong_type"),
        (b"[[0,0,0]]", "value_not_of_type"),
        (b"[[0,0],[1,0,0,0]]", "list_of_wrong_length"),
        (b'[[0,0,"0"],[1,0,0,0]]', "value_of_wrong_type"),
        (b"[[0,0,0],[1,0,0,0],1]", "value_of_wrong_type"),
        (b"[[0,0,0],[1,0,0,0],true,0]", "value_not_of_type"),
        (b"[[0,0,1e400],[1,0,0,0]]", "number_out_of_range"),
        (b"[[0,0,1e300],[1,0,0,0]]", "pose_out_of_bounds"),
        (b"[[401,0,0],[1,0,0,0]]", "pose_out_of_bounds"),
        (b"[[0,0,-2],[1,0,0,0]]", "pose_out_of_bounds"),
        (b"[[0,0,0],[0,0,0,0]]", "rotation_not_unit"),
        (b"[[0,0,0],[1,1,0,0]]", "rotation_not_unit"),
    ],
)
def test_an_aim_that_is_none_is_refused(asked: bytes, code: str) -> None:
    with pytest.raises(BadInput) as refused:
        sites().aim(asked)
    assert refused.value.code == code


def test_an_aim_is_kept_to_a_micrometre() -> None:
    aim = sites().aim(b"[[1.23456789,0,7],[0.9999999999,0.0001234567,0,0],true]")
    assert aim == Aim((1.235, 0.0, 7.0), (1.0, 0.000123, 0.0, 0.0), True)


@pytest.mark.parametrize(
    ("taken", "code"),
    [
        ({"kind": "Place", "piece": "crane", "start": [[0, 0, 500], [1, 0, 0, 0]]}, "piece_not_asked_for"),
        ({"kind": "Place", "piece": "no such", "start": [[0, 0, 500], [1, 0, 0, 0]]}, "piece_not_asked_for"),
        ({"kind": "ClearAway", "piece": "no such"}, "nothing_to_clear_there"),
        ({"kind": "ClearAway", "piece": "support-1"}, "nothing_to_clear_there"),
        ({"kind": "PushBack", "piece": "support-1"}, "nothing_to_clear_there"),
    ],
)
def test_what_may_not_be_taken_is_refused(taken: dict[str, Any], code: str) -> None:
    state = next(state for state in STATES if state.phase == "placing")
    with pytest.raises(IllegalMove) as refused:
        sites().begin(state, state.active, sites().taken(json.dumps(taken).encode()), SeededChance(0))
    assert refused.value.code == code


def test_a_piece_cannot_be_taken_where_another_one_is() -> None:
    state = next(state for state in STATES if state.phase == "placing")
    taken = taken_in(state, 0)
    assert isinstance(taken, TakeToPlace)
    inside = msgspec.structs.replace(taken, start=state.poses[BRIDGE])
    with pytest.raises(IllegalMove) as refused:
        sites().begin(state, state.active, inside, SeededChance(0))
    assert refused.value.code == "pose_inside_piece"


@pytest.mark.parametrize("asked", [b"{}", b'{"kind": "LayCard"}', b'{"kind": "Place", "piece": "crane"}', b"[]", b""])
def test_what_cannot_be_read_cannot_be_taken(asked: bytes) -> None:
    with pytest.raises(BadInput):
        sites().taken(asked)


# Who has seen it


def test_a_witness_answers_only_what_it_has_seen() -> None:
    other = StandIn()
    witness = Witness(other)
    move = Place(GIRDER, HIGH, Path((), 0.0))
    asked = Placing(PREPARED, move, None, None, True)
    seen = Seen(poses={GIRDER: HIGH})
    witness.remember(asked, seen)
    assert witness.see(asked) == seen
    for changed in (
        asked._replace(free_slips=False),
        asked._replace(tremor=Tremor(1)),
        asked._replace(poses={}),
        asked._replace(move=msgspec.structs.replace(move, start=at(0, 0, 151))),
    ):
        witness.see(changed)
    assert len(other.placings) == 4
    witness.forget(move)
    witness.see(asked)
    assert len(other.placings) == 5


# Shown afterwards


def test_a_move_that_nobody_led_is_shown_as_it_went() -> None:
    state = next(state for state in STATES if state.phase == "placing" and not rules.legal_moves(state).lays)
    move = rules.legal_moves(state).sample(SeededChance(3))
    events = rules.decide(state, move, SeededChance(7), Simulated())
    showing = sites().showing(state, events)
    assert showing is not None
    things = showing.about.things
    first, last = (read_moved(showing.frames[at])[1] for at in (0, -1))
    assert isinstance(move, Place)
    assert nearly(first[things.index(move.piece)], move.start)
    [placed] = [event for event in events if isinstance(event, PiecePlaced)]
    for number, told in last.items():
        if things[number] in placed.seen.poses:
            assert nearly(told, placed.seen.poses[things[number]], 0.036)  # a track's steps are others
    assert len(showing.frames) / showing.frames_per_s >= move.path.release_s


def test_where_nothing_moved_nothing_is_shown() -> None:
    state = next(state for state in STATES if state.phase == "placing")
    assert sites().showing(state, []) is None
