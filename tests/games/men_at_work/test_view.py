"""What a seat may see (M80), and states that could be behind it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from chantier.core.chance import SeededChance
from chantier.games.men_at_work import rules
from chantier.games.men_at_work.apply import fold
from chantier.games.men_at_work.deck import Laid, Piles, back_of
from chantier.games.men_at_work.jobs import Order, reserve
from chantier.games.men_at_work.moves import LayCard
from chantier.games.men_at_work.pieces import CRANE_PLACES, Piece
from chantier.games.men_at_work.state import Options, Player, State
from chantier.games.men_at_work.view import imagine, view
from tests.games.men_at_work.support.stand_in import StandIn, asked_for


def started(seed: int = 0, seats: int = 3, **options: Any) -> State:
    state: State = fold(None, rules.setup(seats, Options(**options), SeededChance(seed), StandIn()))
    return state


def foremen(seed: int, lays: int = 3, seats: int = 3) -> State:
    """A game of foremen somewhere on its way: cards are laid where they can be, pieces placed as asked."""
    state, chance, referee = started(seed, seats, foreman=True), SeededChance(seed), StandIn()
    for _ in range(3 * lays):
        if state.phase != "placing":
            break
        choices = rules.legal_moves(state)
        move: Any = chance.choose(choices.lays, "move") if choices.lays else asked_for(choices)
        state = fold(state, rules.decide(state, move, chance, referee))
    return state


states = st.builds(foremen, st.integers(0, 10_000), st.integers(0, 4), st.integers(2, 5))
WHO = (0, 1, 2, None)


def test_everything_but_cards_lies_open() -> None:
    state = started(crane=True, first=1)
    for seat in WHO:
        seen = view(state, seat)
        assert seen.seat == seat
        for name in ("seats", "options", "players", "poses", "active", "phase", "clearing", "work", "turn", "ending"):
            assert getattr(seen, name) == getattr(state, name), name
        assert seen.laid_a_card == state.laid_a_card
        assert seen.reserve == tuple(reserve(state.poses))
        assert seen.to_move == 1
        assert seen.poses[Piece("crane")] == CRANE_PLACES["beginner"]


def test_m80_a_foremans_hand_is_his_own_and_its_size_is_everybodys() -> None:
    state = started(foreman=True)
    for seat in WHO:
        for owner, player in enumerate(view(state, seat).players):
            assert player.cards == 2
            assert player.hand == (state.players[owner].hand if owner == seat else ())


def test_m80_which_card_lies_on_the_draw_pile_knows_only_who_laid_it() -> None:
    state = started(foreman=True)
    card = state.players[0].hand[0]
    laid = replace(state, piles=replace(state.piles, laid=(Laid(0, back_of(card), card),)))
    assert view(laid, 0).piles.laid == (Laid(0, back_of(card), card),)
    for seat in (1, 2, None):
        assert view(laid, seat).piles.laid == (Laid(0, back_of(card)),)


def test_m80_what_is_unseen_and_how_many_are_left() -> None:
    """Of 36 cards with three foremen: two in each hand, some flipped, the rest on the draw pile."""
    state = started(foreman=True)
    flipped = len(state.piles.discard)
    for seat in WHO:
        piles = view(state, seat).piles
        own = set() if seat is None else set(state.players[seat].hand)
        assert piles.left == len(state.piles.hidden) == 36 - 6 - flipped
        assert set(piles.unseen) == set(range(36)) - own - set(state.piles.discard)
        assert (piles.top, piles.discard, piles.flips) == (state.piles.top, state.piles.discard, state.piles.flips)
        assert not piles.rita_is_here


@given(states)
def test_m80_left_counts_the_cards_that_nobody_laid_or_holds(state: State) -> None:
    for seat in (*range(state.seats), None):
        seen = view(state, seat)
        assert seen.piles.left == len(state.piles.hidden)
        assert len(seen.piles.laid) == len(state.piles.laid)
        assert [player.cards for player in seen.players] == [len(player.hand) for player in state.players]


@given(states, st.integers(0, 99))
def test_m80_an_imagined_state_shows_the_same_view_and_holds_each_card_once(state: State, seed: int) -> None:
    for seat in (*range(state.seats), None):
        seen = view(state, seat)
        imagined = imagine(seen, SeededChance(seed))
        assert view(imagined, seat) == seen
        hands = [card for player in imagined.players for card in player.hand]
        laid = [one.card for one in imagined.piles.laid]
        cards = [*imagined.piles.hidden, *imagined.piles.discard, *hands, *laid]
        assert Counter(cards) == Counter(range(36))
        assert all(one.card is not None and back_of(one.card) == one.back for one in imagined.piles.laid)
        top = imagined.piles.top
        assert top is None or top in {back_of(card) for card in imagined.piles.hidden}
        assert imagined.piles.hidden == tuple(sorted(imagined.piles.hidden))


@given(states)
def test_who_moves_may_do_the_same_in_an_imagined_state(state: State) -> None:
    seat = rules.to_move(state)
    if seat is not None:
        imagined = imagine(view(state, seat), SeededChance(0))
        assert rules.legal_moves(imagined) == rules.legal_moves(state)


def test_m80_imagining_tries_every_card_that_fits() -> None:
    """The back of the top card says which three it can be; what lies on the table cannot be in a hand."""
    state = started(seed=2, seats=2)
    piles = Piles(tuple(range(2, 36)), back_of(5), discard=(0,), flips=1)
    players = (Player(3), Player(3, cards=1, hand=(1,)))
    state = replace(state, options=Options(foreman=True), piles=piles, players=players)
    hands = {imagine(view(state, 0), SeededChance(seed)).players[1].hand for seed in range(400)}
    assert hands == {(card,) for card in range(1, 36)}
    for seed in range(100):
        imagined = imagine(view(state, 0), SeededChance(seed))
        assert any(back_of(card) == back_of(5) for card in imagined.piles.hidden)


def test_a_laid_card_stays_the_same_for_who_laid_it() -> None:
    state = started(seed=1, foreman=True)
    lays = [move for move in rules.legal_moves(state).lays if move.on == "draw"]
    assert lays
    laid: State = fold(state, rules.decide(state, lays[0], SeededChance(0), StandIn()))
    for seed in range(20):
        assert imagine(view(laid, 0), SeededChance(seed)).piles.laid == laid.piles.laid
    others = {imagine(view(laid, 1), SeededChance(seed)).piles.laid[0].card for seed in range(60)}
    same_back = {card for card in range(36) if back_of(card) == back_of(lays[0].card)}
    known = {*laid.piles.discard, *laid.players[1].hand}
    assert others == same_back - known


@pytest.mark.parametrize("on", ["draw", "discard"])
def test_m80_what_others_see_of_a_laid_card_is_its_back_or_all_of_it(on: Any) -> None:
    state = started(seed=1, foreman=True)
    move = next(one for one in rules.legal_moves(state).lays if one.on == on)
    assert isinstance(move, LayCard)
    events = rules.decide(state, move, SeededChance(0), StandIn())
    for_others = fold(state, [event for event in events if event.to is None])
    seen = view(for_others, 1)
    assert (seen.piles.discard[-1] == move.card) is (on == "discard")
    assert seen.players[0].cards == 1
    assert isinstance(seen.work and seen.work.order, Order)
    assert view(fold(state, events), 1) == seen
