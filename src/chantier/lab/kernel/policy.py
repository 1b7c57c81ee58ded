"""The prize-aware greedy policy as machine code: bots/blueprints/builder.py said to a machine.

It plays every seat of a playout. A test holds it to the readable bot, move by move. What a placement is worth splits
into what depends on the space alone (surveyed once a decision) and what depends on the die (read from tables).
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from chantier.games.blueprints import scoring
from chantier.lab.kernel.layout import (
    DEMAND,
    DESK,
    DESK_SIZE,
    DICE,
    FORCED,
    HEIGHT,
    LEAST,
    MATERIALS,
    NONE,
    NOWHERE,
    OF_MATERIAL,
    OF_VALUE,
    OVER,
    PLAN,
    POOL,
    ROUND,
    SEATS,
    SPACES,
    STACK,
    TAKEN,
    TAKEN_DICE,
    VALUES,
)
from chantier.lab.kernel.rules import (
    BESIDE,
    PICKS,
    PLANS,
    STONE,
    STONE_POINTS,
    TOP_STONE,
    WOOD,
    Game,
    Stream,
    neighbours,
    play,
    to_move,
)
from chantier.lab.kernel.stream import below

RECYCLED = 1
WOOD_GROWTH, GREEN_APPETITE, CHOICE = 0.5, 0.45, 8
A_PRIZE = 4.5 * 2
"""Building points that are worth giving up for a Prize."""
TIES = (0.3, 0.1)
EVEN = 1e-9
PLENTY = 3
"""From this level on a wood die expects no more neighbours beside it."""


def _climbs() -> NDArray[np.float64]:
    """The chance to stack so many dice more on a die of this value, choosing low ones."""
    table = np.ones((VALUES + 1, PICKS + 1))
    for value in range(1, VALUES + 1):
        top, chance = value, 1.0
        for steps in range(1, PICKS + 1):
            chance *= 1.0 - ((top - 1) / 6) ** CHOICE
            top = min(6, top + (1 if top > 3 else 0))
            table[value, steps] = chance
    return table


def _collected(needed: int, each: float) -> NDArray[np.float64]:
    """The chance to get this many alike, by how many there are and how many picks are to come."""
    table = np.zeros((PICKS + 2, PICKS + 1))
    for best in range(PICKS + 2):
        for left in range(PICKS + 1):
            lacks = needed - best
            spare = left - lacks
            if lacks <= 0:
                table[best, left] = 1.0
            elif spare >= 0:
                table[best, left] = min(1.0, each**lacks * (1.0 + 0.5 * spare * (1 - each)))
    return table


def _geometers() -> NDArray[np.float64]:
    """The chance of all six values, by how many different ones there are and how many picks are to come."""
    table = np.zeros((VALUES + 1, PICKS + 1))
    for different in range(VALUES + 1):
        lacks = VALUES - different
        chance = 0.93**lacks
        for missing in range(1, lacks + 1):
            chance *= 1.0 - (1 - missing / 6) ** CHOICE
        table[different, lacks:] = chance
    return table


def _recycled_hopes() -> NDArray[np.float64]:
    points = [*scoring.RECYCLED_POINTS, scoring.RECYCLED_POINTS[-1]]
    table = np.zeros((PICKS + 1, PICKS + 1))
    for recycled in range(1, PICKS + 1):
        for left in range(PICKS + 1):
            reached = min(6.0, recycled + GREEN_APPETITE * left * recycled / 3)
            low = int(reached)
            expected = points[low] + (reached - low) * (points[low + 1] - points[low])
            table[recycled, left] = (points[recycled] + expected) / 2
    return table


CLIMB = _climbs()
INTEGRITY = A_PRIZE * _collected(scoring.INTEGRITY_DICE, 0.72)
ONE_MATERIAL = A_PRIZE * _collected(scoring.MATERIALS_DICE, 0.82)
GEOMETER = A_PRIZE * _geometers()
RECYCLED_HOPE = _recycled_hopes()
BONUS = scoring.BONUS
SKYSCRAPER_HEIGHT = scoring.SKYSCRAPER_HEIGHT
SKYSCRAPER = A_PRIZE * 0.9 ** np.arange(PICKS + 1)
RECYCLED_STEP = np.diff([*scoring.RECYCLED_POINTS, scoring.RECYCLED_POINTS[-1]]).astype(np.float64)

# What a survey holds of each space, were the next die put there
STANDS = 0  # what is worth the same whatever die it is: wood that stands, Skyscraper or plan decided elsewhere
IF_WOOD = 1  # what a wood die would count there
IF_STONE = 2
BONUS_BESIDE = 3  # the chance of the plan, but for the stack on this space
LACKS = 4  # dice this stack would still lack to the plan
TOWER = 5  # dice this stack would still lack to a Skyscraper, or -1 if another is the tallest
SURVEY_SHAPE = (SPACES + 1, 6)
BY_VALUE = MATERIALS + 1
VALUATIONS = BY_VALUE + VALUES + 1

Survey = NDArray[np.float64]


@njit(cache=True)
def survey(game: Game, desk: int, left: int, found: Survey, alone: NDArray[np.float64]) -> None:
    """For each space (and for a die that is removed) what does not depend on the die.

    `alone` gets what does not depend on the space: for each material, or no die, and for each value, or no die, what
    Prizes, recycled dice and ties would be worth.
    """
    materials, values = np.zeros(MATERIALS + 1, np.int64), np.zeros(VALUES + 1, np.int64)
    materials[:MATERIALS] = game[desk + OF_MATERIAL : desk + OF_MATERIAL + MATERIALS]
    values[:VALUES] = game[desk + OF_VALUE : desk + OF_VALUE + VALUES]
    for material in range(MATERIALS + 1):
        materials[material] += 1
        alone[material] = ONE_MATERIAL[materials[:MATERIALS].max(), left] + RECYCLED_HOPE[materials[RECYCLED], left]
        materials[material] -= 1
    alone[game[DEMAND]] += TIES[0]
    alone[game[DEMAND + 1]] += TIES[1]
    for value in range(VALUES + 1):
        values[value] += 1
        different = most = 0
        for one in range(VALUES):
            different += 1 if values[one] > 0 else 0
            most = max(most, values[one])
        alone[BY_VALUE + value] = INTEGRITY[most, left] + GEOMETER[different, left]
        values[value] -= 1
    for space in range(SPACES):
        if PLANS[game[desk + PLAN], space] > 0:
            game[desk + HEIGHT + space] += 1
            _survey_space(game, desk, left, space, found[space])
            game[desk + HEIGHT + space] -= 1
    _survey_space(game, desk, left, NOWHERE, found[NOWHERE])


@njit(cache=True)
def _survey_space(game: Game, desk: int, left: int, put: int, note: NDArray[np.float64]) -> None:
    """The building with one die more on this space, before it is known which."""
    plan = game[desk + PLAN]
    begun = missing = tallest = over = 0
    tower = -1
    beside = 1.0
    for space in range(SPACES):
        height = game[desk + HEIGHT + space]
        lacks = PLANS[plan, space] - height
        begun += 1 if height > 0 else 0
        missing += lacks
        over += 1 if lacks < 0 else 0
        if height > tallest:
            tallest, tower = height, space
        if space != put and height > 0 and lacks > 0:
            beside *= CLIMB[game[desk + LEAST + space], lacks]
    fill = WOOD_GROWTH * min(1.0, left / (begun + 1)) if begun else WOOD_GROWTH * min(1.0, left / 2)
    wood = 0.0
    for space in range(SPACES):
        for level in range(game[desk + HEIGHT + space] - (1 if space == put else 0)):
            if game[desk + STACK + space * PICKS + level] % MATERIALS == WOOD:
                wood += neighbours(game, desk, space, level) + fill * _room(game, desk, space, level)
    note[STANDS] = 2 * wood
    note[BONUS_BESIDE] = BONUS * beside if over == 0 and missing == left else 0.0
    note[LACKS] = 0
    lacking = max(0, SKYSCRAPER_HEIGHT - tallest)
    note[TOWER] = -1
    if lacking <= left:
        if tower == put:
            note[TOWER] = lacking
        else:
            note[STANDS] += SKYSCRAPER[lacking] * (CLIMB[game[desk + LEAST + tower], lacking] if tower >= 0 else 1.0)
    if put != NOWHERE:
        level = game[desk + HEIGHT + put] - 1
        note[IF_WOOD] = 2 * (neighbours(game, desk, put, level) + fill * _room(game, desk, put, level))
        note[IF_STONE] = STONE_POINTS[min(level, TOP_STONE)]
        note[LACKS] = PLANS[plan, put] - level - 1


@njit(cache=True)
def _room(game: Game, desk: int, space: int, level: int) -> int:
    """Places beside and above this die that the next die could fill."""
    room = 1 if game[desk + HEIGHT + space] == level + 1 else 0
    if level < PLENTY:
        for other in BESIDE[space]:
            if other >= 0 and game[desk + HEIGHT + other] == level:
                room += 1
    return room


@njit(cache=True)
def worth(die: int, space: int, found: Survey, alone: NDArray[np.float64]) -> float:
    """What the building is worth after this die went there, but for what is the same after every move."""
    note = found[space]
    if space == NOWHERE:
        return note[STANDS] + note[BONUS_BESIDE] + alone[MATERIALS] + alone[BY_VALUE + VALUES]
    material, value = die % MATERIALS, die // MATERIALS
    total = note[STANDS] + alone[material] + alone[BY_VALUE + value]
    if material == WOOD:
        total += note[IF_WOOD]
    elif material == STONE:
        total += note[IF_STONE]
    elif material != RECYCLED:
        total += value + 1
    lacks, tower = int(note[LACKS]), int(note[TOWER])
    total += note[BONUS_BESIDE] * (CLIMB[value + 1, lacks] if lacks > 0 else 1.0)
    if tower >= 0:
        total += SKYSCRAPER[tower] * CLIMB[value + 1, tower]
    return total


@njit(cache=True)
def choose(game: Game, stream: Stream) -> tuple[int, int, int]:
    """The seat to move takes the placement worth most, chance deciding among equals; and what is removed besides."""
    seat = to_move(game)
    desk = DESK + DESK_SIZE * seat
    left = PICKS - game[desk + TAKEN] - 1
    found, alone = np.empty(SURVEY_SHAPE, np.float64), np.empty(VALUATIONS, np.float64)
    survey(game, desk, left, found, alone)
    best_die, best_space, most, equals = NONE, NOWHERE, -1e9, 0
    fits_nowhere = 0
    for die in range(DICE):
        if game[POOL + die] == 0:
            continue
        fits = False
        for space in range(SPACES):
            if game[desk + LEAST + space] <= die // MATERIALS + 1:  # B21 to B23
                fits = True
                value = worth(die, space, found, alone)
                if value > most + EVEN:
                    best_die, best_space, most, equals = die, space, value, 1
                elif value > most - EVEN:
                    equals += 1
                    if below(stream, equals) == 0:
                        best_die, best_space = die, space
        fits_nowhere += 0 if fits else 1
    if fits_nowhere > 0 and (best_die == NONE or (game[FORCED] == 0 and worth(0, NOWHERE, found, alone) > most + EVEN)):
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
def place(game: Game, desk: int, die: int, found: Survey, alone: NDArray[np.float64], stream: Stream) -> int:
    """Where a seat that takes this die puts it."""
    left = PICKS - game[desk + TAKEN] - 1
    survey(game, desk, left, found, alone)
    best_space, most, equals = NOWHERE, -1e9, 0
    for space in range(SPACES):
        if game[desk + LEAST + space] <= die // MATERIALS + 1:
            value = worth(die, space, found, alone)
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
