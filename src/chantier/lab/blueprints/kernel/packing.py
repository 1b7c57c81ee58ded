"""Between the readable state, or what a seat sees of it, and a game's bytes."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from chantier.games.blueprints.moves import TakeDie
from chantier.games.blueprints.pieces import (
    AWARD_POINTS,
    DICE,
    EMPTY_SITE,
    INDEX,
    LETTERS,
    PICKS,
    PLANS,
    PRIZE_POINTS,
    SPACES,
    VALUE,
    Award,
    Die,
)
from chantier.games.blueprints.state import Desk, Options, RoundResult, State, removals
from chantier.games.blueprints.view import View, with_desks
from chantier.lab.blueprints.kernel import layout as at

_LETTERS = "WRSG"
_AWARDS = tuple(Award)
_PLAN_NUMBER = {plan: number for number, plan in enumerate(PLANS)}
_NUMBER = {die: (VALUE[die] - 1) * at.MATERIALS + _LETTERS.index(die[0]) for die in DICE.values()}


def die_number(die: Die) -> int:
    return _NUMBER[die]


def die_of(number: int) -> Die:
    return Die(f"{_LETTERS[number % at.MATERIALS]}{number // at.MATERIALS + 1}")


def move_of(die: int, space: int, discard: int) -> TakeDie:
    return TakeDie(
        die_of(die), None if space == at.NOWHERE else SPACES[space], None if discard == at.NONE else die_of(discard)
    )


def move_numbers(move: TakeDie) -> tuple[int, int, int]:
    space = at.NOWHERE if move.space is None else INDEX[move.space]
    return die_number(move.die), space, at.NONE if move.discard is None else die_number(move.discard)


KNOWN_OPTIONS = frozenset(("unplaceable", "first", "open_points"))
"""Those that these rules follow, or that change nothing in them."""


@lru_cache
def check_options(options: Options) -> None:
    """A new option is told at once: silently played without it, bots and coach would think of another game."""
    usual = type(options)()
    for name in set(options.__struct_fields__) - KNOWN_OPTIONS:
        if getattr(options, name) != getattr(usual, name):
            raise NotImplementedError(f"lab/blueprints/kernel does not follow the option {name} yet")


def packed(state: State) -> NDArray[np.int8]:
    """All of a state that the rules go on from; what is not there is 0."""
    check_options(state.options)
    game = bytearray(at.SIZE)
    game[at.SEATS], game[at.ROUND], game[at.FIRST] = state.seats, state.round, state.first
    game[at.TAKEN_BY_ALL], game[at.OVER] = state.picks, state.ending is not None
    game[at.TO_MOVE] = (state.first + state.picks) % state.seats
    game[at.FORCED] = state.options.unplaceable == "forced"
    for place, material in enumerate(state.in_demand):
        game[at.DEMAND + place] = _LETTERS.index(LETTERS[material])
    for place, letter in enumerate(_LETTERS):
        game[at.BAG + place] = state.bag.count(letter)
    for die in state.pool:
        game[at.POOL + _NUMBER[die]] += 1
    for die in set(state.pool):
        game[at.KINDS + VALUE[die] - 1] += 1
    for die in state.discarded:
        game[at.REMOVED + _NUMBER[die]] += 1
    for plan in (*state.used, *(desk.plan for desk in state.desks if desk.plan is not None)):
        game[at.DEALT + _PLAN_NUMBER[plan]] = 1
    for result in state.rounds:
        _add_cards(game, result)
    for seat, desk in enumerate(state.desks):
        start = at.DESK + at.DESK_SIZE * seat
        game[start : start + at.DESK_SIZE] = _packed_desk(desk)
        if state.rounds:
            game[start + at.SCORE] = state.rounds[-1].scores[seat].total
    return np.frombuffer(game, np.int8)


def knowledge(view: View) -> NDArray[np.int8]:
    """All that a seat knows and the rules go on from. Hidden desks are blank but for what all saw: dice taken, dice
    removed (B29)."""
    desks = (Desk(desk.plan, desk.building or EMPTY_SITE, desk.taken, desk.removed) for desk in view.desks)
    return packed(with_desks(view, desks))


def _add_cards(game: bytearray, result: RoundResult) -> None:
    """The Awards and Prizes of one round, onto the tallies."""
    for award, seat in result.awards.items():
        tally = at.TALLY + at.TALLIES * seat
        game[tally + at.POINTS] += AWARD_POINTS[award]
        game[tally + at.AWARDS + _AWARDS.index(award)] += 1
    for winner in result.prizes.values():
        if winner is not None:
            tally = at.TALLY + at.TALLIES * winner
            game[tally + at.POINTS] += PRIZE_POINTS
            game[tally + at.PRIZES] += 1


@lru_cache(1024)  # one desk changes with a move, all are packed
def _packed_desk(desk: Desk) -> bytes:
    packed = bytearray(at.DESK_SIZE)
    packed[at.TAKEN] = len(desk.taken)
    for number, die in enumerate(desk.taken):
        packed[at.TAKEN_DICE + number] = _NUMBER[die]
    for number, gone in enumerate(removals(desk.taken, desk.removed)):
        packed[at.GONE] |= gone << number
    if desk.plan is None:
        packed[at.PLAN] = at.UNKNOWN & 0xFF  # a byte has no sign
        return bytes(packed)
    packed[at.PLAN] = _PLAN_NUMBER[desk.plan]
    for space, stack in enumerate(desk.building):
        packed[at.HEIGHT + space] = len(stack)
        top = VALUE[stack[-1]] if stack else 1
        least = top if desk.plan[space] else at.CLOSED
        packed[at.LEAST + space] = least
        for value in range(least, at.VALUES + 1):
            packed[at.PLACES + value - 1] += 1
        for level, die in enumerate(stack):
            packed[at.STACK + space * PICKS + level] = _NUMBER[die]
            packed[at.OF_MATERIAL + _NUMBER[die] % at.MATERIALS] += 1
            packed[at.OF_VALUE + VALUE[die] - 1] += 1
    return bytes(packed)
