"""A verifier of the cards of Men at Work, written from docs/fairness.md and docs/record.md alone: it imports nothing of
ours but the other verifier's dice, which are the same for all games.
"""

from __future__ import annotations

from typing import Any

from tests.oracles.outside_dice import Dice

Back = tuple[str, ...]
DECISIONS = ("placed", "cleared", "kept", "laid", "declined", "given_up")


class Cards:
    """The piles, as far as the draws need them."""

    def __init__(self, backs: list[Back], earliest: int, latest: int) -> None:
        self.backs, self.earliest, self.latest = backs, earliest, latest
        self.pile = list(range(len(backs)))
        self.shows: Back | None = None
        self.laid: list[int] = []
        self.discards: list[int] = []
        self.flips = 0
        self.rita_came = False

    def deal(self, dice: Dice) -> list[int]:
        hand = []
        for _ in range(2):
            hand.append(dice.choose(self.pile, "hand"))
            self.pile.remove(hand[-1])
        return sorted(hand)

    def flip(self, dice: Dice) -> tuple[bool, int, bool, Back]:
        """Whether Rita comes first, the card, whether the pile was made anew, and the back that shows then."""
        closed = self.rita_came or self.flips < self.earliest
        rita = dice.choose(["no"] if closed else ["yes"] + ["no"] * (self.latest - self.flips), "rita") == "yes"
        self.rita_came = self.rita_came or rita
        if self.laid:
            card = dice.choose([self.laid.pop()], "card")
        else:
            card = dice.choose([one for one in self.pile if self.shows in (None, self.backs[one])], "card")
            self.pile.remove(card)
            self.shows = None
        self.flips += 1
        self.discards.append(card)
        shuffled = not self.pile and not self.laid
        if shuffled:
            self.pile, self.discards = sorted(self.discards[:-1]), self.discards[-1:]
        return rita, card, shuffled, self._top(dice)

    def _top(self, dice: Dice) -> Back:
        if self.laid:
            return dice.choose([self.backs[self.laid[-1]]], "top")  # type: ignore[no-any-return]
        self.shows = dice.choose([self.shows] if self.shows else [self.backs[one] for one in self.pile], "top")
        return self.shows


def rita_window(record: dict[str, Any]) -> tuple[int, int]:
    """How many cards are flipped before Rita, at least and at most."""
    if record.get("rules", 1) == 1:
        return 7, 11
    options = record["options"]
    pile = 36 - 2 * len(record["seats"]) * options["foreman"]
    middle = int(pile * options["rita"] + 0.5)
    return max(0, min(middle - 2, pile - 1)), min(middle + 2, pile - 1)


def first_wrong_draw(record: dict[str, Any], backs: list[Back]) -> int | None:
    """The number of the first event whose draws do not follow; None if all do."""
    dice, cards, options = Dice(record), Cards(backs, *rita_window(record)), record["options"]
    rita = False
    for number, event in enumerate(record["events"], start=1):
        kind = event["kind"]
        if kind in DECISIONS:
            dice.next_decision()
        if kind == "hand" and cards.deal(dice) != event["cards"]:
            return number
        by_chance = kind == "site" and options["first"] == "chance"
        if by_chance and dice.choose(range(len(record["seats"])), "first") != event["first"]:
            return number
        if kind == "laid" and event["on"] == "discard":
            cards.discards.append(event["card"])
        if kind == "chosen":
            cards.laid.append(event["card"])
        if kind == "placed" and "tremor" in event and dice.choose(range(2**31), "tremor") != event["tremor"]:
            return number
        if kind == "card":
            what = (event["what"]["kind"], *event["what"]["colours"])
            if cards.flip(dice) != (rita, event["card"], event["shuffled"], what):
                return number
        rita = kind == "rita"
    return None
