"""What a view means to somebody who holds no rules: moves (B21 B22 B23 B24), and views that strangers made up."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from chantier.core.chance import SeededChance
from chantier.core.errors import BadInput, Refusal
from chantier.games.blueprints import rules
from chantier.games.blueprints.explanation import Explanation, explain
from chantier.games.blueprints.moves import put
from chantier.games.blueprints.pieces import INDEX, SPACES
from chantier.games.blueprints.scoring import prizes_earned, score
from chantier.games.blueprints.state import State
from chantier.games.blueprints.view import View, view
from tests.games.blueprints.support.scenes import at, desk, opened

PLAN = "2 3 / x 1 / x x"


def told(seen: View) -> Explanation:
    return explain(seen, lambda refusal: refusal.code)


def later(seats: int, seed: int, moves: int, **options: Any) -> State:
    state, chance = opened(seats, seed, **options), SeededChance(seed)
    for _ in range(moves):
        if state.ending is not None:
            break
        for event in rules.decide(state, rules.legal_moves(state).sample(chance), chance):
            state = rules.apply(state, event)
    return state


@given(st.integers(2, 4), st.integers(0, 99), st.integers(0, 72), st.sampled_from(["any", "forced"]))
def test_b21_b22_b23_prospects_and_refusals_are_the_legal_moves_and_all_others(
    seats: int, seed: int, moves: int, unplaceable: str
) -> None:
    state = later(seats, seed, moves, unplaceable=unplaceable)
    for seat in (None, *range(seats)):
        seen = view(state, seat)
        found = told(seen)
        assert len(found.accounts) == len(state.rounds)
        for result, account in zip(state.rounds, found.accounts, strict=True):
            assert tuple(one.score for one in account.seats) == result.scores
            assert {one.award: one.seat for one in account.awards} == result.awards
            assert {one.prize: one.seat for one in account.prizes} == result.prizes
        assert (found.reach is None) == (seat is None)
        if seat is None or seat != seen.to_move:
            assert (found.prospects, found.refusals) == ((), ())
            continue
        allowed = {(move.die, move.space) for move in rules.legal_moves(state)}
        assert [(one.die, one.space) for one in found.prospects] == list(dict.fromkeys(
            (move.die, move.space) for move in rules.legal_moves(state)
        ))  # fmt: skip
        refused = {(one.die, one.space) for one in found.refusals}
        assert not refused & allowed
        assert refused | allowed >= {(die, space) for die in state.pool for space in SPACES}


def test_a_prospect_is_the_building_as_it_would_be() -> None:
    state = at(opened(3), "G5 W1", desk(PLAN, "G5G5 G5 / x - / x x"), *[desk(PLAN, "- - / x - / x x")] * 2)
    for one in told(view(state, 0)).prospects:
        assert one.space is not None
        plan = state.desks[0].plan
        assert plan is not None
        built = put(state.desks[0].building, INDEX[one.space], one.die)
        assert one.score == score(plan, built)
        assert set(one.prizes) == prizes_earned(built)
    assert {prize for one in told(view(state, 0)).prospects for prize in one.prizes} == {"integrity"}


def test_b22_b23_every_place_where_a_die_may_not_go_says_why() -> None:
    state = at(opened(3), "G2", desk(PLAN, "G5 - / x G1 / x x"), *[desk(PLAN, "- - / x - / x x")] * 2)
    assert {one.space: one.text for one in told(view(state, 0)).refusals} == {
        "a1": "die_lower_than_below",
        "a2": "space_hatched",
        "a3": "space_hatched",
        "b3": "space_hatched",
    }


def test_b24_a_die_that_fits_nowhere_has_no_space_or_may_not_be_taken() -> None:
    desks = (desk(PLAN, "G5 G5 / x G5 / x x"), *[desk(PLAN, "- - / x - / x x")] * 2)
    [high, low] = [told(view(at(opened(3, unplaceable=one), "G2 G6", *desks), 0)) for one in ("any", "forced")]
    [alone] = [one for one in high.prospects if one.die == "G2"]
    assert alone.space is None
    assert alone.score.total == 15
    assert not [one for one in low.prospects if one.die == "G2"]
    assert "another_die_fits" in {one.text for one in low.refusals if one.die == "G2" and one.space is None}


def test_nothing_is_told_that_the_view_does_not_show() -> None:
    state = later(3, 5, 8)
    other = replace(state, desks=tuple(
        one if seat == state.first else replace(one, plan=state.desks[0].plan) for seat, one in enumerate(state.desks)
    ))  # fmt: skip
    assert told(view(state, state.first)) == told(view(other, state.first))


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"seats": 9}, "wrong_player_count"),
    ({"seat": 5}, "no_such_seat"),
    ({"to_move": -1}, "no_such_seat"),
    ({"first": 3}, "no_such_seat"),
    ({"desks": ()}, "wrong_count"),
    ({"pool": ("Z9",)}, "not_a_die"),
    ({"pool": ("G1",) * 10}, "wrong_count"),
    ({"bag": "XY"}, "value_unknown"),
]


@pytest.mark.parametrize(("changed", "code"), WRONG)
def test_a_view_that_cannot_be_one_is_refused(changed: dict[str, Any], code: str) -> None:
    with pytest.raises(BadInput) as caught:
        told(replace(view(later(3, 1, 20), 0), **changed))
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"plan": (9, 9, 9, 9, 9, 9)}, "not_a_plan"),
        ({"plan": (1, 2, 3, 4, 5, 6)}, "not_a_plan"),
        ({"building": (("G6", "G1"), (), (), (), (), ())}, "stack_descends"),
        ({"building": (("G6G6",), (), (), (), (), ())}, "not_a_die"),
        ({"building": ((), (), ("G6",), (), (), ())}, "hatching_differs"),
        ({"building": (("R1",) * 7, (), (), (), (), ())}, "too_many_dice"),
        ({"building": (("R1",) * 6, (), (), (), (), ()), "taken": ()}, "wrong_count"),
        ({"taken": ("R1",) * 6}, "wrong_count"),
        ({"taken": ("R1", "?")}, "not_a_die"),
        ({"removed": ("R1",) * 7}, "value_unknown"),
        ({"removed": ("?",)}, "value_unknown"),
    ],
)
def test_a_desk_that_cannot_be_one_is_refused(changed: dict[str, Any], code: str) -> None:
    state = at(opened(3), "G5", *[desk(PLAN, "- - / x - / x x")] * 3)
    seen = view(state, 0)
    with pytest.raises(BadInput) as caught:
        told(replace(seen, desks=(replace(seen.desks[0], **changed), *seen.desks[1:])))
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"plans": ()}, "wrong_count"),
        ({"buildings": ()}, "wrong_count"),
        ({"in_demand": ()}, "wrong_count"),
        ({"first": 7}, "no_such_seat"),
    ],
)
def test_a_round_that_cannot_be_one_is_refused(changed: dict[str, Any], code: str) -> None:
    seen = view(later(3, 1, 20), 0)
    assert len(seen.rounds) == 1
    with pytest.raises(BadInput) as caught:
        told(replace(seen, rounds=(replace(seen.rounds[0], **changed),)))
    assert caught.value.code == code


ATOMS = st.one_of(st.none(), st.booleans(), st.integers(-3, 9), st.sampled_from(["G6", "W1", "a1", "", "wood", "xx"]))


@given(st.data())
def test_whatever_is_changed_in_a_view_it_is_explained_or_refused(data: st.DataObject) -> None:
    """What a stranger makes of a real view, one value at a time."""
    seen = msgspec.to_builtins(view(later(2, 3, data.draw(st.integers(0, 30))), data.draw(st.sampled_from([0, 1]))))
    for _ in range(data.draw(st.integers(1, 3))):
        spoil(seen, data)
    with contextlib.suppress(Refusal, msgspec.ValidationError):
        explain(msgspec.convert(seen, View), lambda refusal: refusal.code)


def spoil(whole: Any, data: st.DataObject) -> None:
    here = whole
    while True:
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        key = data.draw(st.sampled_from(keys))
        inner = here[key]
        if isinstance(inner, dict | list) and inner and data.draw(st.integers(0, 3)):
            here = inner
        elif isinstance(inner, list) and inner and data.draw(st.booleans()):
            here[key] = inner * 2
            return
        else:
            here[key] = data.draw(ATOMS)
            return
