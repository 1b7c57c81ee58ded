"""A site in facts: what rests on what, how high, where there is room (M34 M35 M36 M43 M70); and views that strangers
made up."""

from __future__ import annotations

import contextlib
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from chantier.core.chance import SeededChance
from chantier.core.errors import BadInput, Refusal
from chantier.games.men_at_work import rules
from chantier.games.men_at_work.apply import fold
from chantier.games.men_at_work.explanation import Explanation, Told, check, explain
from chantier.games.men_at_work.geometry.poses import Pose, at
from chantier.games.men_at_work.jobs import reserve
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece, hat_of
from chantier.games.men_at_work.state import Options
from chantier.games.men_at_work.view import View, view
from tests.games.men_at_work.support.scene_files import FOLDER, play, read_scene
from tests.games.men_at_work.support.scenes import tower
from tests.games.men_at_work.support.stand_in import StandIn
from tests.recorded import recorded


@cache
def opened() -> View:
    return view(fold(None, rules.setup(2, Options(), SeededChance(0), StandIn())), 0)


def view_of(poses: dict[Piece, Pose]) -> View:
    return replace(opened(), poses=poses, reserve=tuple(reserve(poses)))


def told(seen: View) -> Explanation:
    return explain(seen, str)


def scene(name: str) -> dict[str, Told]:
    """A scene of the judge, told piece by piece."""
    survey = play(read_scene(FOLDER / f"{name}.toml")).survey
    return {one.piece: one for one in told(view_of(dict(survey.poses))).pieces}


# Facts


def test_m34_a_girder_is_told_with_what_it_rests_on_and_what_it_carries() -> None:
    seen = scene("m41-same-colour-touches")
    placed = read_scene(FOLDER / "m41-same-colour-touches.toml").job.girder
    assert placed is not None
    girder = seen[placed]
    assert girder.rests_on or girder.beside
    for bearer in girder.rests_on:
        assert placed in seen[bearer].carries
        assert seen[bearer].level < girder.level
    for other in girder.beside:
        assert placed in seen[other].beside


def test_m40_a_girder_that_balances_rests_on_one_girder_alone() -> None:
    seen = scene("m40-balances")
    placed = read_scene(FOLDER / "m40-balances.toml").job.girder
    assert placed is not None
    [bearer] = seen[placed].rests_on
    assert PIECES[Piece(bearer)] is Kind.GIRDER
    assert (seen[placed].carries, seen[placed].beside) == ((), ())


def test_m36_what_lies_on_an_arm_is_carried_by_the_worker_and_his_arm_is_no_longer_free() -> None:
    seen = scene("m52-brick-on-the-arm")
    job = read_scene(FOLDER / "m52-brick-on-the-arm.toml").job
    [worker], [brick] = job.workers, job.loads
    assert seen[brick].rests_on == (worker,)
    assert seen[worker].carries == (brick,)
    assert len(seen[worker].free) == 1
    assert seen[worker].upright
    both = scene("m53-a-brick-on-each-arm")
    assert both[worker].free == ()


def test_m35_who_lies_is_not_upright() -> None:
    seen = scene("m35-lying-on-girders")
    [worker] = read_scene(FOLDER / "m35-lying-on-girders.toml").job.workers
    assert not seen[worker].upright
    assert seen[worker].free == ()


def test_m70_a_worker_is_as_high_as_his_hat_and_the_hat_is_not_told_by_itself() -> None:
    found = told(opened())
    assert not any(PIECES[one.piece] is Kind.HAT for one in found.pieces)
    [worker] = [one for one in found.pieces if PIECES[one.piece] is Kind.WORKER]
    assert not worker.bareheaded
    assert found.highest == worker.piece
    assert found.top_mm == pytest.approx(worker.top_mm, abs=0.1)
    girders = [one for one in found.pieces if PIECES[one.piece] is Kind.GIRDER]
    assert found.highest_girder == max(girders, key=lambda one: one.top_mm).piece


def test_a_hat_on_the_table_is_told_by_itself_and_its_worker_is_bareheaded() -> None:
    poses = dict(opened().poses)
    [worker] = [piece for piece in poses if PIECES[piece] is Kind.WORKER]
    poses[hat_of(worker)] = at(200, 200, 6.5)
    seen = {one.piece: one for one in told(view_of(poses)).pieces}
    assert seen[hat_of(worker)].rests_on == ("table",)
    assert seen[worker].bareheaded


def test_everything_is_told_from_the_ground_up() -> None:
    found = told(view_of(tower()))
    assert len(found.pieces) == 92 - 16
    levels = [one.level for one in found.pieces]
    assert levels == sorted(levels)
    assert {PIECES[one.piece] for one in found.pieces if one.level == 0} == {Kind.SUPPORT}
    assert max(one.level for one in found.pieces if PIECES[one.piece] is Kind.GIRDER) == 14
    assert all((one.rests_on == ("table",)) == (one.level == 0) for one in found.pieces)
    ground = [one.at for one in found.pieces if one.level == 0]
    assert ground == sorted(ground)
    assert found.reserve == {}


def test_a_free_stretch_is_where_nothing_rests() -> None:
    one, two = Piece("girder-orange-1"), Piece("girder-white-1")
    supports = {Piece("support-1"): at(-60, 0, 25), Piece("support-2"): at(60, 0, 25)}
    poses = {**supports, one: at(0, 0, 54.5), two: at(40, 0, 63.5, 90)}
    seen = {each.piece: each for each in told(view_of(poses)).pieces}
    left, right = seen[one].free
    assert left.length_mm == pytest.approx(85 + 40 - 4.5, abs=1)
    assert right.length_mm == pytest.approx(85 - 40 - 4.5, abs=1)
    assert left.at[0] < 0 < right.at[0]
    assert (seen[one].axis_deg, seen[two].axis_deg) == (0, 90)
    assert [free.length_mm for free in seen[two].free] == [170]
    assert seen[Piece("support-1")].free == ()
    assert seen[two].rests_on == (one,)
    assert seen[two].top_mm == pytest.approx(68, abs=0.1)


def test_two_girders_that_lean_on_each_other_have_levels_all_the_same() -> None:
    for game in recorded("men-at-work"):
        state = game.states[-1]
        found = told(view(state, None))
        levels = {one.piece: one.level for one in found.pieces}
        for one in found.pieces:
            bearers = [levels[under] for under in one.rests_on if under in levels]
            assert one.level <= max(bearers, default=-1) + 1
        assert sum(found.reserve.values()) == len(reserve(state.poses))


def test_whoever_looks_is_told_the_same() -> None:
    state = next(game for game in recorded("men-at-work") if game.name == "told-3").states[-2]
    everybody = [msgspec.json.encode(told(view(state, seat))) for seat in (*range(state.seats), None)]
    assert len(set(everybody)) == 1


def test_every_site_that_ever_came_to_rest_can_be_told() -> None:
    for game in recorded("men-at-work"):
        for state in game.states[::7]:
            check(view(state, None))


# Strangers


PILED = {piece: at(0, 0, 100) for piece in PIECES}


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"seats": 9}, "wrong_player_count"),
        ({"seat": 5}, "no_such_seat"),
        ({"active": -1}, "no_such_seat"),
        ({"players": ()}, "wrong_count"),
        ({"poses": {Piece("girder-green-1"): at(0, 0, 0)}}, "value_unknown"),
        ({"poses": {Piece("table"): at(0, 0, 0)}}, "value_unknown"),
        ({"poses": {Piece("support-1"): at(1e300, 0, 0)}}, "number_out_of_bounds"),
        ({"poses": {Piece("support-1"): at(float("nan"), 0, 0)}}, "number_out_of_bounds"),
        ({"poses": {Piece("support-1"): Pose((0.0, 0.0, 25.0), (0.0, 0.0, 0.0, 0.0))}}, "number_out_of_bounds"),
        ({"reserve": (Piece("gold"),)}, "value_unknown"),
        ({"reserve": (Piece("brick-1"),) * 1000}, "value_unknown"),
        ({"reserve": (Piece("support-1"),)}, "value_unknown"),
        ({"poses": PILED, "reserve": ()}, "pose_inside_piece"),
    ],
)
def test_a_view_that_cannot_be_one_is_refused(changed: dict[str, Any], code: str) -> None:
    with pytest.raises(BadInput) as caught:
        told(replace(opened(), **changed))
    assert caught.value.code == code


ATOMS = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 9), st.floats(allow_nan=False),
    st.sampled_from(["girder-orange-1", "hat-1", "table", "", "placing", "clearing", "xx"]),
)  # fmt: skip


@settings(max_examples=60)
@given(st.data())
def test_whatever_is_changed_in_a_view_it_is_told_or_refused(data: st.DataObject) -> None:
    """What a stranger makes of a real view, one value at a time."""
    seen = msgspec.to_builtins(opened())
    for _ in range(data.draw(st.integers(1, 3))):
        spoil(seen, data)
    with contextlib.suppress(Refusal, msgspec.ValidationError):
        told(msgspec.convert(seen, View))


def spoil(whole: Any, data: st.DataObject) -> None:
    """Somewhere inside, something else."""
    here = whole
    while True:
        keys = sorted(here) if isinstance(here, dict) else list(range(len(here)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        inner = here[key]
        if isinstance(inner, dict | list) and inner and data.draw(st.booleans()):
            here = inner
            continue
        if isinstance(here, tuple):
            return
        here[key] = data.draw(ATOMS)
        return
