"""The prize-aware greedy policy as machine code: bots/blueprints/builder.py said to a machine.

It plays every seat of a playout. A test holds it to the readable bot, move by move.
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from chantier.lab.kernel.estimates import RECYCLED_STEP
from chantier.lab.kernel.layout import (
    DESK,
    DESK_SIZE,
    DICE,
    FORCED,
    LEAST,
    MATERIALS,
    NONE,
    NOWHERE,
    OVER,
    POOL,
    ROUND,
    SEATS,
    SPACES,
    TAKEN,
    TAKEN_DICE,
    VALUES,
)
from chantier.lab.kernel.rules import PICKS, RECYCLED, STONE, WOOD, Game, Stream, play, to_move
from chantier.lab.kernel.stream import below
from chantier.lab.kernel.surveying import SURVEY_SIZE, Survey, survey, worth

EVEN = 1e-9


@njit(cache=True)
def choose(game: Game, stream: Stream) -> tuple[int, int, int]:
    """The seat to move takes the placement worth most, chance deciding among equals; and what is removed besides."""
    seat = to_move(game)
    desk = DESK + DESK_SIZE * seat
    left = PICKS - game[desk + TAKEN] - 1
    found = np.empty(SURVEY_SIZE)
    survey(game, desk, left, found)
    best_die, best_space, most, equals = NONE, NOWHERE, -1e9, 0
    fits_nowhere = 0
    for die in range(DICE):
        if game[POOL + die] == 0:
            continue
        fits = False
        for space in range(SPACES):
            if game[desk + LEAST + space] <= die // MATERIALS + 1:  # B21 to B23
                fits = True
                value = worth(die, space, found)
                if value > most + EVEN:
                    best_die, best_space, most, equals = die, space, value, 1
                elif value > most - EVEN:
                    equals += 1
                    if below(stream, equals) == 0:
                        best_die, best_space = die, space
        fits_nowhere += 0 if fits else 1
    if fits_nowhere > 0 and (best_die == NONE or (game[FORCED] == 0 and worth(0, NOWHERE, found) > most + EVEN)):
        best_die, best_space = _lowest_kind(game, below(stream, fits_nowhere)), NOWHERE  # B24
    discard = discarded(game, best_die, 1 - seat) if game[SEATS] == 2 else NONE
    return best_die, best_space, discard


@njit(cache=True)
def _lowest_kind(game: Game, number: int) -> int:
    """Dice that fit nowhere are the lowest of the pool: the one with this number."""
    for die in range(DICE):
        if game[POOL + die] > 0:
            if number == 0:
                return die
            number -= 1
    return NONE


@njit(cache=True)
def place(game: Game, desk: int, die: int, found: Survey, stream: Stream) -> int:
    """Where a seat that takes this die puts it."""
    left = PICKS - game[desk + TAKEN] - 1
    survey(game, desk, left, found)
    best_space, most, equals = NOWHERE, -1e9, 0
    for space in range(SPACES):
        if game[desk + LEAST + space] <= die // MATERIALS + 1:
            value = worth(die, space, found)
            if value > most + EVEN:
                best_space, most, equals = space, value, 1
            elif value > most - EVEN:
                equals += 1
                if below(stream, equals) == 0:
                    best_space = space
    return best_space


@njit(cache=True)
def discarded(game: Game, die: int, rival: int) -> int:
    """With two players: the die the other would like best (B27)."""
    wanted = appeals(game, rival)
    best, most = NONE, -1.0
    for one in range(DICE):
        if game[POOL + one] > (1 if one == die else 0) and wanted[one] > most:
            best, most = one, wanted[one]
    return best


@njit(cache=True)
def appeals(game: Game, rival: int) -> NDArray[np.float64]:
    """How much a seat would like each die of the pool, judged by what it has taken."""
    desk = DESK + DESK_SIZE * rival
    taken = game[desk + TAKEN]
    letters, values = np.zeros(MATERIALS, np.int64), np.zeros(VALUES, np.int64)
    different = 0
    for number in range(taken):
        one = game[desk + TAKEN_DICE + number]
        letters[one % MATERIALS] += 1
        values[one // MATERIALS] += 1
        different += 1 if values[one // MATERIALS] == 1 else 0
    wanted = np.zeros(DICE)
    for one in range(DICE):
        if game[POOL + one] > 0:
            wanted[one] = _appeal(one, letters, values, different, taken)
    return wanted


@njit(cache=True)
def _appeal(die: int, letters: NDArray[np.int64], values: NDArray[np.int64], different: int, taken: int) -> float:
    """How much a seat that has taken these dice would like one more like this; its building is unknown."""
    material, value = die % MATERIALS, die // MATERIALS
    if material == WOOD:
        appeal = 4.5
    elif material == RECYCLED:
        appeal = RECYCLED_STEP[letters[RECYCLED]]
    elif material == STONE:
        appeal = 4.0
    else:
        appeal = value + 1.0
    if letters[material] >= 3:
        appeal += 2.0 * (letters[material] - 2)
    if values[value] >= 2:
        appeal += 2.0 * (values[value] - 1)
    if different == taken and taken >= 3 and values[value] == 0:
        appeal += taken - 2
    return appeal


@njit(cache=True, nogil=True)
def play_out(game: Game, stream: Stream, rounds: int) -> None:
    """All seats play like this until so many rounds have ended, or the game."""
    last = game[ROUND] + rounds
    while game[OVER] == 0 and game[ROUND] < last:
        die, space, discard = choose(game, stream)
        play(game, die, space, discard, stream)
