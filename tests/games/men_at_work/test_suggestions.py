"""Moves to choose from: whole, legal, the same for the same view, and made of nothing that the view does not show."""

from __future__ import annotations

import contextlib
import math
from functools import cache
from itertools import combinations
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from chantier.bots.men_at_work.advice import advice_or_hope
from chantier.core.chance import SeededChance
from chantier.core.errors import BadInput, Refusal
from chantier.games.men_at_work import MenAtWork, rules
from chantier.games.men_at_work.acting.referee import Placing, Simulated
from chantier.games.men_at_work.moves import ClearAway, Decline, KeepSupports, LayCard, Place, PushBack
from chantier.games.men_at_work.pieces import PIECES, TABLE, Kind, hat_of, highest_point_mm
from chantier.games.men_at_work.state import Help, State
from chantier.games.men_at_work.suggestions import MOST, Advice, advised, safety_of, seen_choices
from chantier.games.men_at_work.view import View, imagine, view
from tests.games.men_at_work.support.asked import asked
from tests.games.men_at_work.support.scenes import tower
from tests.games.men_at_work.test_explanation import spoil
from tests.recorded import recorded


def offered(seen: View, openly: bool = True) -> Advice:
    return advised(seen, openly, advice_or_hope)


def mine(state: State) -> View:
    return view(state, rules.to_move(state))


@cache
def positions() -> tuple[tuple[str, State], ...]:
    """Some of every recorded game, of every phase."""
    found = []
    for game in recorded("men-at-work"):
        for phase in ("preparing", "placing", "clearing"):
            states = [state for state in game.states if state.phase == phase]
            found += [(f"{game.name}-{phase}-{number}", states[number]) for number in {0, len(states) // 2} if states]
    return tuple(found)


def one(phase: str, name: str) -> State:
    game = next(game for game in recorded("men-at-work") if game.name == name)
    found: State = next(state for state in game.states if state.phase == phase)
    return found


@pytest.mark.parametrize(("name", "state"), positions(), ids=[name for name, _ in positions()])
def test_every_offer_is_a_legal_move_of_the_game_itself(name: str, state: State) -> None:
    legal = rules.legal_moves(state)
    found = offered(mine(state)).offers
    moves = [offer.move for offer in found]
    assert moves, "somebody who is stuck has something to do"
    assert all(move in legal for move in moves)
    assert len(set(moves)) == len(moves) <= MOST + len(legal.lays) + legal.may_give_up
    assert {move for move in moves if isinstance(move, LayCard)} == set(legal.lays)
    for offer in found:
        match offer.move:
            case Place():
                assert offer.safety is not None
                assert offer.top_mm is not None
            case ClearAway() | PushBack():
                assert offer.safety is not None
                assert offer.top_mm is None
            case LayCard():
                assert offer.order is not None
            case KeepSupports():
                assert offer.safety is None


def test_the_same_view_gets_the_same_offers() -> None:
    for phase, name in (("placing", "told-3"), ("clearing", "clearing")):
        seen = mine(one(phase, name))
        assert offered(seen) == offered(msgspec.json.decode(msgspec.json.encode(seen), type=View))


def test_m80_what_is_hidden_changes_no_offer() -> None:
    """Two states behind one view; the offers are made from the view, so they cannot tell them apart."""
    game = MenAtWork()
    state = next(
        state for game in recorded("men-at-work") for state in game.states
        if state.options.foreman and state.phase == "placing" and any(player.cards for player in state.players)
    )  # fmt: skip
    seen = mine(state)
    twins = [imagine(seen, SeededChance(seed)) for seed in range(8)]
    assert len({tuple(player.hand for player in twin.players) for twin in twins}) > 1
    assert len({msgspec.json.encode(offered(game.view(twin, seen.seat))) for twin in twins}) == 1


def test_the_legal_moves_of_a_view_are_those_of_the_game() -> None:
    for _, state in positions():
        assert seen_choices(mine(state)) == rules.legal_moves(state)


def test_m70_the_highest_is_above_everything_by_more_than_a_millimetre() -> None:
    for _, state in positions()[:12]:
        if state.phase != "placing":
            continue
        tops = {
            piece: highest_point_mm(piece, pose)
            for piece, pose in state.poses.items()
            if PIECES[piece] not in (Kind.CRANE, Kind.BOX)
        }
        for offer in offered(mine(state)).offers:
            if isinstance(offer.move, Place) and offer.move.piece not in state.poses:
                assert offer.top_mm is not None
                assert offer.highest == (offer.top_mm > max(tops.values()) + 1.0)


def test_m37_what_is_promised_to_carry_a_safe_piece_carries_it() -> None:
    """The best offer of a first turn, done by the engine."""
    state = one("placing", "told-2")
    best = offered(mine(state)).offers[0]
    assert isinstance(best.move, Place)
    assert best.safety == "safe"
    seen = Simulated().see(Placing(state.poses, best.move, None, None, free_slips=True))
    assert seen.accident is None
    assert not seen.slipped
    assert best.top_mm is not None
    own = {best.move.piece, hat_of(best.move.piece)} & set(seen.poses)
    after = max(highest_point_mm(piece, seen.poses[piece]) for piece in own)
    assert after == pytest.approx(best.top_mm, abs=1.0)
    assert TABLE not in best.rests_on


def test_offers_differ_in_more_than_a_bit_to_the_left() -> None:
    for _, state in positions():
        found = [offer for offer in offered(mine(state)).offers if isinstance(offer.move, Place)]
        for one, other in combinations(found, 2):
            assert isinstance(one.move, Place)
            assert isinstance(other.move, Place)
            assert one.at is not None
            assert other.at is not None
            same = (one.move.piece, one.rests_on[:2]) == (other.move.piece, other.rests_on[:2])
            assert not same or math.dist(one.at, other.at) > 45 or one.top_mm != other.top_mm


def test_a_support_may_go_to_more_than_one_place_on_the_table() -> None:
    state = next(
        state for game in recorded("men-at-work") for state in game.states
        if state.phase == "placing" and rules.legal_moves(state).candidates()[0].startswith("support")
    )  # fmt: skip
    on_the_table = [offer for offer in offered(mine(state)).offers if offer.rests_on == (TABLE,)]
    assert len(on_the_table) > 1


@pytest.mark.parametrize(("mm", "safety"), [(8.0, "safe"), (4.0, "safe"), (3.9, "fair"), (1.5, "fair"), (1.4, "risky")])
def test_safety_in_three_steps(mm: float, safety: str) -> None:
    assert safety_of(mm) == safety


# Less help


def with_help(seen: View, level: Help) -> View:
    return replace(seen, options=replace(seen.options, help=level))


@pytest.mark.parametrize("level", ["some", "none"])
@pytest.mark.parametrize(("phase", "name"), [("placing", "told-2"), ("clearing", "clearing")])
def test_m90_with_less_help_only_a_seat_that_says_so_is_offered_places(level: Help, phase: str, name: str) -> None:
    seen = mine(one(phase, name))
    with pytest.raises(BadInput) as caught:
        offered(with_help(seen, level), openly=False)
    assert caught.value.code == "no_places_here"
    assert offered(with_help(seen, level), openly=True) == offered(seen)


# Strangers


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"seat": None}, "no_advice_for_others"),
        ({"to_move": None}, "no_advice_for_others"),
        ({"phase": "over"}, "no_advice_for_others"),
        ({"work": None}, "value_unknown"),
        ({"seats": 1}, "wrong_player_count"),
        ({"poses": tower(), "reserve": ()}, "value_unknown"),
    ],
)
def test_who_is_not_to_move_gets_no_advice(changed: dict[str, Any], code: str) -> None:
    with pytest.raises(BadInput) as caught:
        offered(replace(mine(one("placing", "told-2")), **changed))
    assert caught.value.code == code


@settings(max_examples=40)
@given(st.data())
def test_whatever_is_changed_in_a_view_there_is_advice_or_a_refusal(data: st.DataObject) -> None:
    phase, name = data.draw(
        st.sampled_from([("placing", "told-3"), ("clearing", "clearing"), ("preparing", "by-hand")])
    )
    seen = msgspec.to_builtins(mine(one(phase, name)))
    for _ in range(data.draw(st.integers(1, 3))):
        spoil(seen, data)
    with contextlib.suppress(Refusal, msgspec.ValidationError):
        offered(msgspec.convert(seen, View))


@pytest.mark.parametrize("why", ["skipped", "used_up"])
def test_m80_a_foreman_who_is_asked_is_offered_cards_and_to_decline(why: Any) -> None:
    state = asked(why)
    offers = advised(view(state, 0), False, lambda _: []).offers
    assert [offer.move for offer in offers] == [*rules.legal_moves(state).lays, Decline()]
