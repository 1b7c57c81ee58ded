"""Between the readable state, or what a seat sees of it, and a game's bytes."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from chantier.games.blueprints.moves import TakeDie
from chantier.games.blueprints.pieces import EMPTY_SITE, INDEX, LETTERS, PICKS, PLANS, SPACES, VALUE, Die
from chantier.games.blueprints.rules import tallies_of
from chantier.games.blueprints.state import Desk, State
from chantier.games.blueprints.view import View
from chantier.lab.kernel import layout as at

_LETTERS = "WRSG"
_PLAN_NUMBER = {plan: number for number, plan in enumerate(PLANS)}


def die_number(die: Die) -> int:
    return (VALUE[die] - 1) * at.MATERIALS + _LETTERS.index(die[0])


def die_of(number: int) -> Die:
    return Die(f"{_LETTERS[number % at.MATERIALS]}{number // at.MATERIALS + 1}")


def move_of(die: int, space: int, discard: int) -> TakeDie:
    return TakeDie(
        die_of(die), None if space == at.NOWHERE else SPACES[space], None if discard == at.NONE else die_of(discard)
    )


def move_numbers(move: TakeDie) -> tuple[int, int, int]:
    space = at.NOWHERE if move.space is None else INDEX[move.space]
    return die_number(move.die), space, at.NONE if move.discard is None else die_number(move.discard)


def packed(state: State) -> NDArray[np.int8]:
    """All of a state that the rules go on from; what is not there is 0."""
    game = np.zeros(at.SIZE, np.int8)
    game[at.SEATS], game[at.ROUND], game[at.FIRST] = state.seats, state.round, state.first
    game[at.TAKEN_BY_ALL], game[at.OVER] = state.picks, state.ending is not None
    game[at.TO_MOVE] = (state.first + state.picks) % state.seats
    game[at.FORCED] = state.options.unplaceable == "forced"
    for place, material in enumerate(state.in_demand):
        game[at.DEMAND + place] = _LETTERS.index(LETTERS[material])
    for letter in state.bag:
        game[at.BAG + _LETTERS.index(letter)] += 1
    for start, dice in ((at.POOL, state.pool), (at.REMOVED, state.discarded)):
        for die in dice:
            game[start + die_number(die)] += 1
    for die in set(state.pool):
        game[at.KINDS + VALUE[die] - 1] += 1
    dealt = [*state.used, *(desk.plan for desk in state.desks if desk.plan is not None)]
    for plan in dealt:
        game[at.DEALT + _PLAN_NUMBER[plan]] = 1
    for seat, one in enumerate(tallies_of(state)):
        game[at.TALLY + at.TALLIES * seat :][: at.TALLIES] = (one.points, one.prizes, one.gold, one.silver, one.bronze)
    for seat in range(state.seats):
        _pack_desk(game, at.DESK + at.DESK_SIZE * seat, state, seat)
    return game


def knowledge(view: View) -> NDArray[np.int8]:
    """All that a seat knows and the rules go on from. Hidden desks are blank but for the dice all saw taken (B29)."""
    return packed(
        State(
            seats=view.seats,
            options=view.options,
            round=view.round,
            first=view.first,
            picks=view.picks,
            in_demand=view.in_demand,
            bag=view.bag,
            pool=view.pool,
            discarded=view.discarded,
            desks=tuple(Desk(desk.plan, desk.building or EMPTY_SITE, desk.taken) for desk in view.desks),
            revealed=view.revealed,
            used=tuple(plan for result in view.rounds for plan in result.plans),
            rounds=view.rounds,
            ending=view.ending,
        )
    )


def _pack_desk(game: NDArray[np.int8], start: int, state: State, seat: int) -> None:
    desk = state.desks[seat]
    game[start + at.TAKEN] = len(desk.taken)
    for number, die in enumerate(desk.taken):
        game[start + at.TAKEN_DICE + number] = die_number(die)
    if state.rounds:
        game[start + at.SCORE] = state.rounds[-1].scores[seat].total
    if desk.plan is None:
        game[start + at.PLAN] = at.UNKNOWN
        return
    game[start + at.PLAN] = _PLAN_NUMBER[desk.plan]
    for space, stack in enumerate(desk.building):
        game[start + at.HEIGHT + space] = len(stack)
        top = VALUE[stack[-1]] if stack else 1
        least = top if desk.plan[space] else at.CLOSED
        game[start + at.LEAST + space] = least
        for value in range(least, at.VALUES + 1):
            game[start + at.PLACES + value - 1] += 1
        for level, die in enumerate(stack):
            number = die_number(die)
            game[start + at.STACK + space * PICKS + level] = number
            game[start + at.OF_MATERIAL + number % at.MATERIALS] += 1
            game[start + at.OF_VALUE + number // at.MATERIALS] += 1
