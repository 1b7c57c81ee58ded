"""The piles. Draw late: hidden cards have no order; only the back on top of the draw pile is known, as at the table.

A card is its number in cards.toml. Seeing the back of the top card means: it is one of the hidden cards with that back;
which one is drawn when it is flipped. The odds are those of a shuffled pile, and there is nothing to peek at.
"""

from __future__ import annotations

import math
from typing import Literal

import msgspec
from msgspec.structs import replace

from chantier.core.chance import Chance
from chantier.core.events import Seat
from chantier.games.men_at_work.cards import CARDS, Card, Colour

RITA_WITHIN = 2
"""So many cards earlier or later than the share of the pile says (M11)."""
FIRST_RITA_WINDOW = (7, 11)
"""By the first version of the rules, whatever the pile was."""
Window = tuple[int, int]
"""How many cards are flipped before Boss Rita: at least, and at most."""


class Back(msgspec.Struct, frozen=True):
    """Visible side of a card that lies face down."""

    kind: Literal["girder", "worker"]
    colours: tuple[Colour, Colour]


class Laid(msgspec.Struct, frozen=True):
    """A card a foreman laid on the draw pile (M80): all see its back, only he knows which one it is."""

    seat: Seat
    back: Back
    card: int | None = None


class Piles(msgspec.Struct, frozen=True):
    """Draw pile, discard pile, and whether Boss Rita is still in between."""

    hidden: tuple[int, ...]
    """The cards of the draw pile, in no order but their numbers'; those laid on top by foremen not included."""
    top: Back | None = None
    """The back of the uppermost hidden card; None before the first flip."""
    laid: tuple[Laid, ...] = ()
    """Cards that foremen laid on the draw pile, uppermost last (M80)."""
    discard: tuple[int, ...] = ()
    """Uppermost last; its front says HOW."""
    flips: int = 0
    rita_is_here: bool = False

    @property
    def what(self) -> Back | None:
        """Back that the draw pile shows: of a laid card, or of the uppermost hidden card."""
        return self.laid[-1].back if self.laid else self.top

    @property
    def how(self) -> Card | None:
        return CARDS[self.discard[-1]] if self.discard else None


def back_of(number: int) -> Back:
    card = CARDS[number]
    return Back(card.back, card.colours)


# Chance: one answer for each flip and each purpose, so that a record can be read back flip by flip


def rita_window(pile: int, share: float) -> Window:
    """Around a share of the pile that is really there (M11, M90)."""
    middle = math.floor(pile * share + 0.5)
    return max(0, min(middle - RITA_WITHIN, pile - 1)), min(middle + RITA_WITHIN, pile - 1)


def rita_comes(piles: Piles, window: Window, chance: Chance) -> bool:
    """True if the next flip turns up Boss Rita (M11, M70): each place from the earliest on is equally likely."""
    earliest, latest = window
    if piles.rita_is_here or piles.flips < earliest:
        return chance.choose((False,), "rita")
    places_left = max(1, latest - piles.flips + 1)
    return chance.choose((True, *[False] * (places_left - 1)), "rita")


def card_on_top(piles: Piles, chance: Chance) -> int:
    """The card that a flip turns up: a laid one, or one of the hidden ones with the back that shows (M20)."""
    if piles.laid:
        known = piles.laid[-1].card
        assert known is not None, "the table knows which card was laid"
        return chance.choose((known,), "card")
    return chance.choose([card for card in piles.hidden if piles.top in (None, back_of(card))], "card")


def draw_top(hidden: tuple[int, ...], chance: Chance) -> Back:
    """The back of the card that lies on top now."""
    return chance.choose([back_of(card) for card in hidden], "top")


# What happens to the piles, remembered


def after_flip(piles: Piles, card: int) -> Piles:
    flipped = replace(piles, discard=(*piles.discard, card), flips=piles.flips + 1)
    if piles.laid:
        return replace(flipped, laid=piles.laid[:-1])
    return replace(flipped, hidden=tuple(one for one in piles.hidden if one != card), top=None)


def after_shuffle(piles: Piles) -> Piles:
    """All discards but the last go into a new draw pile (M21)."""
    hidden = tuple(sorted((*piles.hidden, *piles.discard[:-1])))
    return replace(piles, hidden=hidden, top=None, discard=piles.discard[-1:])


def after_laying(piles: Piles, seat: Seat, on: Literal["draw", "discard"], back: Back, card: int | None) -> Piles:
    """A foreman's card changes WHAT or HOW (M80)."""
    if on == "draw":
        return replace(piles, laid=(*piles.laid, Laid(seat, back, card)))
    assert card is not None, "a card on the discard pile lies face up"
    return replace(piles, discard=(*piles.discard, card))
