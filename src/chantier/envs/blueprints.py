"""Blueprints as numbers: the rows and actions of `lab/blueprints/kernel/observation_layout.py`, made from a view.

A policy that learned on the batched environment, which writes the same rows at speed, can play here.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from chantier.core.errors import IllegalMove
from chantier.core.moves import Move
from chantier.core.sight import Sight
from chantier.envs.encoding import Encoding
from chantier.games.blueprints.moves import TakeDie
from chantier.games.blueprints.pieces import FULL_BAG, LETTERS, PICKS, PLANS, SPACES, Building, Die
from chantier.games.blueprints.rules import tallies_of
from chantier.games.blueprints.state import removals
from chantier.games.blueprints.view import View
from chantier.lab.blueprints.kernel import observation_layout as shown
from chantier.lab.blueprints.kernel.layout import DICE, MATERIALS, NONE, NOWHERE, VALUES
from chantier.lab.blueprints.kernel.packing import die_number, move_of
from chantier.pictures.blueprints.desk import picture as desk_picture
from chantier.words import Words

_PLAN_NUMBER = {plan: number for number, plan in enumerate(PLANS)}
_LETTERS = "WRSG"
MOST_POINTS = 40
"""More than three rounds can give: 9 for Awards, 24 for Prizes."""


class BlueprintsEncoding(Encoding):
    game = "blueprints"

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.actions = shown.actions(seats)
        self.action_space = spaces.Discrete(self.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, _highest(seats), dtype=np.int8),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def observation(self, sight: Sight) -> dict[str, NDArray[np.int8]]:
        return {"observation": observation(sight.view), "action_mask": self.mask(sight)}

    def mask(self, sight: Sight) -> NDArray[np.int8]:
        legal = np.zeros(self.actions, np.int8)
        for move in sight.legal or ():
            legal[self.action(move, sight)] = 1
        return legal

    def move(self, action: Any, sight: Sight) -> TakeDie:
        number = int(action)
        if not 0 <= number < self.actions:
            raise IllegalMove("no_such_action", came=number, last=self.actions - 1)
        number, discard = divmod(number, DICE) if self.seats == 2 else (number, NONE)
        return move_of(*divmod(number, shown.PLACES), discard)

    def action(self, move: Move, sight: Sight) -> int:
        assert isinstance(move, TakeDie)
        space = NOWHERE if move.space is None else SPACES.index(move.space)
        number = die_number(move.die) * shown.PLACES + space
        return number if move.discard is None else number * DICE + die_number(move.discard)

    def standing(self, view: View) -> tuple[int, ...]:
        return tuple(one.points for one in _tallies(view))

    def picture(self, view: View, words: Words) -> str:
        return desk_picture(view, words)


def _tallies(view: View) -> Any:
    """Awards and Prizes are given openly (B55): whoever remembers the rounds knows them."""
    return tallies_of(view)  # type: ignore[arg-type]  # it asks for nothing a view does not have


def _highest(seats: int) -> NDArray[np.int8]:
    """The greatest number in each place of an observation."""
    high = np.ones(shown.size(seats), np.int8)
    high[shown.ROUND] = 3
    high[shown.PLACE] = seats - 1
    high[shown.TURN] = seats
    high[shown.BAG : shown.POOL] = len(FULL_BAG) // MATERIALS
    high[shown.POOL : shown.PLANS_SEEN] = len(FULL_BAG) // MATERIALS
    high[shown.PLAN : shown.BUILDING] = 3
    high[shown.BUILDING : shown.OTHERS : shown.FACETS] = VALUES
    for seat in range(seats):
        at = shown.OTHERS + shown.SEAT_SIZE * seat
        high[at : at + shown.GONE : shown.FACETS] = VALUES
        high[at + shown.TALLY : at + shown.SEAT_SIZE] = MOST_POINTS
    return high


def observation(view: View) -> NDArray[np.int8]:
    """One seat's view as a row; see `lab/blueprints/kernel/observation_layout.py` for what lies where."""
    assert view.seat is not None, "an observation is some seat's"
    row = np.zeros(shown.size(view.seats), np.int8)
    row[shown.ROUND] = view.round
    row[shown.PLACE] = (view.seat - view.first) % view.seats
    row[shown.TURN] = view.seats if view.to_move is None else (view.to_move - view.seat) % view.seats
    row[shown.FORCED] = view.options.unplaceable == "forced"
    for place, material in enumerate(view.in_demand):
        row[shown.DEMAND + place * MATERIALS + _LETTERS.index(LETTERS[material])] = 1
    for letter in view.bag:
        row[shown.BAG + _LETTERS.index(letter)] += 1
    for start, dice in ((shown.POOL, view.pool), (shown.REMOVED, view.discarded)):
        for die in dice:
            row[start + die_number(die)] += 1
    for result in view.rounds:
        for plan in result.plans:
            row[shown.PLANS_SEEN + _PLAN_NUMBER[plan]] = 1
    _show_desk(view, row)
    tallies = _tallies(view)
    for after in range(view.seats):
        seat, at = (view.seat + after) % view.seats, shown.OTHERS + shown.SEAT_SIZE * after
        desk = view.desks[seat]
        _show_dice(desk.taken, row, at + shown.TAKEN_DICE)
        row[at + shown.GONE : at + shown.GONE + len(desk.taken)] = removals(desk.taken, desk.removed)
        one = tallies[seat]
        row[at + shown.TALLY : at + shown.SEAT_SIZE] = (one.points, one.prizes, one.gold, one.silver, one.bronze)
    return row


def _show_desk(view: View, row: NDArray[np.int8]) -> None:
    assert view.seat is not None
    desk = view.desks[view.seat]
    building: Building | None = desk.building
    assert desk.plan is not None, "a seat knows its own plan"
    assert building is not None, "a seat sees its own building"
    row[shown.PLAN : shown.BUILDING] = desk.plan
    for space, stack in enumerate(building):
        _show_dice(stack, row, shown.BUILDING + space * PICKS * shown.FACETS)


def _show_dice(dice: tuple[Die, ...], row: NDArray[np.int8], at: int) -> None:
    for number, die in enumerate(dice):
        start = at + number * shown.FACETS
        row[start] = int(die[1])
        row[start + 1 + _LETTERS.index(die[0])] = 1
