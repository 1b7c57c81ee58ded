"""The piles: flipping (M20), shuffling (M21), Boss Rita (M11), foremen's cards (M80). No order exists before it is
drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from chantier.core.chance import SeededChance
from chantier.games.men_at_work.cards import CARDS
from chantier.games.men_at_work.deck import (
    Back,
    Laid,
    Piles,
    Window,
    after_flip,
    after_laying,
    after_shuffle,
    back_of,
    card_on_top,
    draw_top,
    rita_comes,
)
from chantier.games.men_at_work.state import Options, rita_comes_at

T = TypeVar("T")
ALL = tuple(range(36))


class Last:
    """Takes the last of what there is, and notes what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, tuple[Any, ...]]] = []

    def choose(self, items: Sequence[T], purpose: str) -> T:
        self.asked.append((purpose, tuple(items)))
        return items[-1]


def flip(piles: Piles, chance: SeededChance) -> Piles:
    """A whole flip as the rules will do it: the card, the shuffle if it was the last, the new top."""
    piles = after_flip(piles, card_on_top(piles, chance))
    if not piles.hidden and not piles.laid:
        piles = after_shuffle(piles)
    return piles if piles.top is not None else replace(piles, top=draw_top(piles.hidden, chance))


def test_m20_a_flip_turns_up_a_hidden_card_with_the_back_that_showed() -> None:
    for seed in range(40):
        chance = SeededChance(seed)
        piles = Piles(ALL, draw_top(ALL, chance))
        flipped = flip(piles, chance)
        card = flipped.discard[-1]
        assert back_of(card) == piles.top == piles.what
        assert flipped.how == CARDS[card]
        assert set(flipped.hidden) == set(ALL) - {card}
        assert flipped.what == flipped.top


def test_m20_the_odds_are_those_of_a_shuffled_pile() -> None:
    first = Counter(flip(Piles(ALL, draw_top(ALL, c)), c).discard[0] for c in map(SeededChance, range(3600)))
    assert set(first) == set(ALL)
    assert all(60 < count < 145 for count in first.values())


def test_m21_the_last_card_stays_and_the_other_discards_are_the_new_pile() -> None:
    chance = SeededChance(3)
    piles = Piles(ALL, draw_top(ALL, chance))
    for _ in range(35):
        piles = flip(piles, chance)
    assert len(piles.hidden) == 1
    [last] = piles.hidden
    piles = flip(piles, chance)
    assert piles.discard == (last,)
    assert set(piles.hidden) == set(ALL) - {last}
    assert piles.what is not None


def test_m11_rita_comes_after_the_seventh_to_the_eleventh_card_each_as_likely() -> None:
    came: Counter[int] = Counter()
    for seed in range(2000):
        chance, piles = SeededChance(seed), Piles(ALL)
        while not rita_comes(piles, (7, 11), chance):
            piles = replace(piles, flips=piles.flips + 1)
        came[piles.flips] += 1
    assert set(came) == {7, 8, 9, 10, 11}
    assert all(320 < count < 480 for count in came.values())


@pytest.mark.parametrize(
    ("flips", "here", "choices"),
    [
        (0, False, (False,)),
        (6, False, (False,)),
        (7, False, (True, False, False, False, False)),
        (10, False, (True, False)),
        (11, False, (True,)),
        (12, False, (True,)),
        (9, True, (False,)),
        (30, True, (False,)),
    ],
)
def test_m11_rita_comes_once_and_at_the_latest_for_certain(flips: int, here: bool, choices: tuple[bool, ...]) -> None:
    """M11; one question for each flip, so that a record can be read back flip by flip."""
    chance = Last()
    assert rita_comes(Piles(ALL, flips=flips, rita_is_here=here), (7, 11), chance) is choices[-1]
    assert chance.asked == [("rita", choices)]


@pytest.mark.parametrize(
    ("options", "seats", "window"),
    [
        (Options(), 2, (7, 11)),
        (Options(foreman=True), 2, (6, 10)),
        (Options(foreman=True), 5, (5, 9)),
        (Options(rita=0.0), 3, (0, 2)),
        (Options(rita=0.5), 3, (16, 20)),
        (Options(rita=1.0), 4, (34, 35)),
        (Options(rita=1.0, foreman=True), 5, (24, 25)),
    ],
)
def test_m11_m90_rita_comes_at_a_quarter_of_the_pile_there_is(options: Options, seats: int, window: Window) -> None:
    """M11: with Foreman and five players the pile has 26 cards."""
    assert rita_comes_at(options, seats, rules=2) == window
    assert rita_comes_at(options, seats, rules=1) == (7, 11)


def test_m80_a_card_laid_on_the_draw_pile_changes_what_and_is_flipped_next() -> None:
    piles = Piles(ALL[1:], back_of(5), discard=(9,))
    laid = after_laying(piles, 2, "draw", back_of(0), 0)
    assert laid.laid == (Laid(2, back_of(0), 0),)
    assert laid.what == back_of(0)
    assert laid.how == CARDS[9]
    chance = Last()
    assert card_on_top(laid, chance) == 0
    assert chance.asked == [("card", (0,))]
    flipped = after_flip(laid, 0)
    assert (flipped.laid, flipped.top, flipped.hidden, flipped.discard) == ((), back_of(5), ALL[1:], (9, 0))


def test_m80_the_uppermost_of_several_laid_cards_counts() -> None:
    piles = Piles(ALL[2:], back_of(5), discard=(9,))
    for card in (0, 30):
        piles = after_laying(piles, 1, "draw", back_of(card), card)
    assert piles.what == back_of(30)
    piles = after_flip(piles, card_on_top(piles, Last()))
    assert (piles.what, piles.how) == (back_of(0), CARDS[30])


def test_m80_a_card_laid_on_the_discard_pile_changes_how() -> None:
    piles = Piles(ALL[1:], back_of(5), discard=(9,))
    laid = after_laying(piles, 0, "discard", back_of(0), 0)
    assert laid.how == CARDS[0]
    assert laid.what == back_of(5)
    assert laid.laid == ()


def test_m20_what_may_come_is_what_has_the_back_that_shows() -> None:
    chance = Last()
    card_on_top(Piles(ALL, back_of(5)), chance)
    draw_top((0, 1, 5), chance)
    assert chance.asked == [("card", (3, 4, 5)), ("top", (back_of(0), back_of(1), back_of(5)))]


def test_an_empty_pile_shows_nothing() -> None:
    assert Piles(ALL).what is None
    assert Piles(ALL).how is None
    assert back_of(0) == Back(CARDS[0].back, CARDS[0].colours)
