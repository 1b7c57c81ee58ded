"""The prize-aware greedy policy as machine code: bots/blueprints/builder.py said to a machine.

It plays every seat of a playout. A test holds it to the readable bot, move by move.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from chantier.lab.blueprints.kernel.compilation import compiled
from chantier.lab.blueprints.kernel.estimates import BUILDER, RECYCLED_STEP, Taste
from chantier.lab.blueprints.kernel.layout import (
    DESK,
    DESK_SIZE,
    DICE,
    FORCED,
    GONE,
    LEAST,
    MATERIALS,
    NONE,
    NOWHERE,
    POOL,
    SEATS,
    SPACES,
    TAKEN,
    TAKEN_DICE,
    VALUES,
)
from chantier.lab.blueprints.kernel.placement_values import SURVEY_SIZE, Survey, survey, worth
from chantier.lab.blueprints.kernel.rules import PICKS, RECYCLED, STONE, WOOD, Game, Stream, to_move
from chantier.lab.blueprints.kernel.stream import below

EVEN = 1e-9
TAKEN_COUNT = MATERIALS + VALUES
DIFFERENT = TAKEN_COUNT + 1
TOO_LOW = DIFFERENT + 1
COUNTS = TOO_LOW + 1
Counts = NDArray[np.int64]


@compiled
def choose(game: Game, stream: Stream) -> tuple[int, int, int]:
    """Chooses the move of the seat to move."""
    return decide(game, stream, BUILDER, np.empty(SURVEY_SIZE), np.empty(COUNTS, np.int64))


@compiled
def decide(game: Game, stream: Stream, taste: Taste, found: Survey, counts: Counts) -> tuple[int, int, int]:
    """The placement worth most, chance deciding among equals; and what is removed besides. Notes go to `found` and
    `counts`, whatever was in them: who decides a million times has them at hand."""
    seat = to_move(game)
    desk = DESK + DESK_SIZE * seat
    left = PICKS - game[desk + TAKEN] - 1
    survey(game, desk, left, taste, found)
    best_die, best_space, most, equals = NONE, NOWHERE, -1e9, 0
    fits_nowhere = 0
    for die in range(DICE):
        if game[POOL + die] == 0:
            continue
        fits = False
        for space in range(SPACES):
            if game[desk + LEAST + space] <= die // MATERIALS + 1:  # B21 to B23
                fits = True
                value = worth(die, space, taste, found)
                if value > most + EVEN:
                    best_die, best_space, most, equals = die, space, value, 1
                elif value > most - EVEN:
                    equals += 1
                    if below(stream, equals) == 0:
                        best_die, best_space = die, space
        fits_nowhere += 0 if fits else 1
    if fits_nowhere > 0 and (best_die == NONE or (game[FORCED] == 0 and worth(0, NOWHERE, taste, found) > most + EVEN)):
        best_die, best_space = _lowest_kind(game, below(stream, fits_nowhere)), NOWHERE  # B24
    discard = discarded(game, best_die, 1 - seat, counts) if game[SEATS] == 2 else NONE
    return best_die, best_space, discard


@compiled
def _lowest_kind(game: Game, number: int) -> int:
    """Dice that fit nowhere are the lowest of the pool: the one with this number."""
    for die in range(DICE):
        if game[POOL + die] > 0:
            if number == 0:
                return die
            number -= 1
    return NONE


@compiled
def place(game: Game, desk: int, die: int, taste: Taste, found: Survey, stream: Stream) -> int:
    """Space where a seat that takes this die puts it."""
    left = PICKS - game[desk + TAKEN] - 1
    survey(game, desk, left, taste, found)
    best_space, most, equals = NOWHERE, -1e9, 0
    for space in range(SPACES):
        if game[desk + LEAST + space] <= die // MATERIALS + 1:
            value = worth(die, space, taste, found)
            if value > most + EVEN:
                best_space, most, equals = space, value, 1
            elif value > most - EVEN:
                equals += 1
                if below(stream, equals) == 0:
                    best_space = space
    return best_space


@compiled
def discarded(game: Game, die: int, rival: int, counts: Counts) -> int:
    """With two players: the die the other would like best (B27)."""
    count_taken(game, rival, counts)
    best, most = NONE, -1.0
    for one in range(DICE):
        if game[POOL + one] > (1 if one == die else 0):
            wanted = appeal(one, counts)
            if wanted > most:
                best, most = one, wanted
    return best


@compiled
def count_taken(game: Game, seat: int, counts: Counts) -> None:
    """All that is known of another desk: how many dice of each material and value it has built with, how many in all
    and how many different; and the highest value that fitted nowhere (B29)."""
    desk = DESK + DESK_SIZE * seat
    counts[:] = 0
    for number in range(game[desk + TAKEN]):
        die = game[desk + TAKEN_DICE + number]
        if game[desk + GONE] >> number & 1:
            counts[TOO_LOW] = max(counts[TOO_LOW], die // MATERIALS + 1)
            continue
        counts[TAKEN_COUNT] += 1
        counts[die % MATERIALS] += 1
        counts[MATERIALS + die // MATERIALS] += 1
        counts[DIFFERENT] += counts[MATERIALS + die // MATERIALS] == 1


@compiled
def appeal(die: int, counts: Counts) -> float:
    """Appeal of one more die like this to a seat that has built with these dice. Their places are unknown. A
    die not higher than one that fitted nowhere fits nowhere either (B22)."""
    material, value = die % MATERIALS, die // MATERIALS
    if value < counts[TOO_LOW]:
        return 0.0
    alike, taken = counts[MATERIALS + value], counts[TAKEN_COUNT]
    if material == WOOD:
        wanted = 4.5
    elif material == RECYCLED:
        wanted = RECYCLED_STEP[counts[RECYCLED]]
    elif material == STONE:
        wanted = 4.0
    else:
        wanted = value + 1.0
    if counts[material] >= 3:
        wanted += 2.0 * (counts[material] - 2)
    if alike >= 2:
        wanted += 2.0 * (alike - 1)
    if counts[DIFFERENT] == taken and taken >= 3 and alike == 0:
        wanted += taken - 2
    return wanted
