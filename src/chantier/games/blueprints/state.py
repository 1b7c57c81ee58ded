"""The whole truth about one game. Only the rules see it; everybody else gets a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from chantier.core.events import Seat
from chantier.core.game import Outcome
from chantier.games.blueprints.pieces import EMPTY_SITE, FULL_BAG, Award, Building, Die, Material, Plan, Prize
from chantier.games.blueprints.scoring import Score

RULES = 2
"""1: version 0.1. 2: that a die could not be placed is public (B29)."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a table."""

    unplaceable: Literal["any", "forced"] = "any"  # B24
    first: int | Literal["chance"] = 0  # B14: a seat, or leave it to chance
    open_points: bool = False  # B55


OPTIONS_SINCE: Mapping[str, int] = {}
"""Options that came after version 1 of the rules, and with which version."""


class Desk(msgspec.Struct, frozen=True):
    """Dice and plan behind one seat's screen, and the dice all saw it take; those that fitted nowhere were
    removed (B24, B29), and all others are built."""

    plan: Plan | None = None
    building: Building = EMPTY_SITE
    taken: tuple[Die, ...] = ()
    removed: tuple[Die, ...] = ()


def removals(taken: Sequence[Die], removed: Sequence[Die]) -> tuple[bool, ...]:
    """For each die taken whether it was removed. Of dice that show the same, the later ones were: stacks only rise, so
    what fits nowhere will not fit later (B22, B25)."""
    left = Counter(removed)
    gone = []
    for die in reversed(taken):
        gone.append(left[die] > 0)
        left[die] -= 1
    return tuple(reversed(gone))


def standing(taken: Sequence[Die], removed: Sequence[Die]) -> tuple[Die, ...]:
    """The dice taken that were built with, in their order; where they stand may be hidden."""
    return tuple(die for die, gone in zip(taken, removals(taken, removed), strict=True) if not gone)


class RoundResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One round as revealed, all of it public; also what broke its ties (B41)."""

    plans: tuple[Plan, ...]
    buildings: tuple[Building, ...]
    scores: tuple[Score, ...]
    awards: dict[Award, Seat] = {}
    prizes: dict[Prize, Seat | None] = {}
    in_demand: tuple[Material, ...] = ()
    first: Seat = 0


class State(msgspec.Struct, frozen=True):
    """Draw late: the bag is a heap, the deck is what is not yet `used`; neither has an order before it is drawn."""

    seats: int
    options: Options
    round: int = 0
    first: Seat = 0
    picks: int = 0
    """Dice taken for building in this round, by all seats together."""
    in_demand: tuple[Material, ...] = ()
    bag: str = FULL_BAG
    pool: tuple[Die, ...] = ()
    discarded: tuple[Die, ...] = ()
    desks: tuple[Desk, ...] = ()
    revealed: bool = False
    used: tuple[Plan, ...] = ()
    """Cards on the discard pile: those of the rounds already revealed."""
    rounds: tuple[RoundResult, ...] = ()
    ending: Outcome | None = None
    rules: int = RULES
