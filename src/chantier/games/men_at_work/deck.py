"""The piles. Draw late: hidden cards have no order; only the back on top of the draw pile is known, as at the table.

A card is its number in cards.toml. Seeing the back of the top card means: it is one of the hidden cards with that back;
which one is drawn when it is flipped. The odds are those of a shuffled pile, and there is nothing to peek at.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from chantier.core.chance import Chance
from chantier.games.men_at_work.cards import CARDS, Card, Colour

RITA_EARLIEST, RITA_LATEST = 7, 11  # M11: after the 9th card, give or take 2


class Back(msgspec.Struct, frozen=True):
    """What one sees of a card that lies face down."""

    kind: Literal["girder", "worker"]
    colours: tuple[Colour, Colour]


class Piles(msgspec.Struct, frozen=True):
    """Draw pile, discard pile, and whether Boss Rita is still in between."""

    hidden: tuple[int, ...]
    """The cards of the draw pile, in no order but their numbers'; those laid on top by foremen not included."""
    top: Back | None = None
    """The back of the uppermost hidden card."""
    laid: tuple[int, ...] = ()
    """Cards that foremen laid on the draw pile, uppermost last (M80)."""
    discard: tuple[int, ...] = ()
    """Uppermost last; its front says HOW."""
    flips: int = 0
    rita_is_here: bool = False

    @property
    def what(self) -> Back | None:
        """What the draw pile shows: a laid card's back, or that of the uppermost hidden card."""
        return back_of(self.laid[-1]) if self.laid else self.top

    @property
    def how(self) -> Card | None:
        return CARDS[self.discard[-1]] if self.discard else None


def back_of(number: int) -> Back:
    card = CARDS[number]
    return Back(card.back, card.colours)


def rita_comes(piles: Piles, chance: Chance) -> bool:
    """Whether the flip about to be made turns up Boss Rita (M11, M70): each place from the earliest on is as likely."""
    if piles.rita_is_here or piles.flips < RITA_EARLIEST:
        return False
    places_left = RITA_LATEST - piles.flips + 1
    return places_left <= 1 or chance.choose(range(places_left), "rita") == 0


def card_on_top(piles: Piles, chance: Chance) -> int:
    """The card that a flip turns up: a laid one, or one of the hidden ones with the back that shows (M20)."""
    if piles.laid:
        return piles.laid[-1]
    return chance.choose([card for card in piles.hidden if back_of(card) == piles.top], "card")


def draw_top(hidden: tuple[int, ...], chance: Chance) -> Back:
    """The back of the card that lies on top now."""
    return back_of(chance.choose(hidden, "top"))


# What happens to the piles, remembered


def after_flip(piles: Piles, card: int) -> Piles:
    flipped = msgspec.structs.replace(piles, discard=(*piles.discard, card), flips=piles.flips + 1)
    if piles.laid:
        return msgspec.structs.replace(flipped, laid=piles.laid[:-1])
    return msgspec.structs.replace(flipped, hidden=tuple(one for one in piles.hidden if one != card), top=None)


def after_shuffle(piles: Piles) -> Piles:
    """All discards but the last go into a new draw pile (M21)."""
    hidden = tuple(sorted((*piles.hidden, *piles.discard[:-1])))
    return msgspec.structs.replace(piles, hidden=hidden, top=None, discard=piles.discard[-1:])


def after_laying(piles: Piles, card: int, on: Literal["draw", "discard"]) -> Piles:
    """A foreman's card changes WHAT or HOW (M80)."""
    if on == "draw":
        return msgspec.structs.replace(piles, laid=(*piles.laid, card))
    return msgspec.structs.replace(piles, discard=(*piles.discard, card))
