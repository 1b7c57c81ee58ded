"""Values of placements for a desk: what depends on the space is surveyed once, the rest is read from tables."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from chantier.lab.blueprints.kernel.compilation import compiled
from chantier.lab.blueprints.kernel.estimates import (
    BONUS,
    CLIMB,
    FIRST_TIE,
    GEOMETER,
    INTEGRITY,
    NUMBERS,
    ONE_MATERIAL,
    RECYCLED_HOPE,
    SECOND_TIE,
    SKYSCRAPER,
    WOOD_GROWTH,
    Taste,
)
from chantier.lab.blueprints.kernel.layout import (
    DEMAND,
    HEIGHT,
    LEAST,
    MATERIALS,
    NOWHERE,
    OF_MATERIAL,
    OF_VALUE,
    PLAN,
    SPACES,
    STACK,
    VALUES,
)
from chantier.lab.blueprints.kernel.rules import (
    BESIDE,
    PICKS,
    PLANS,
    RECYCLED,
    SKYSCRAPER_HEIGHT,
    STONE,
    STONE_POINTS,
    TOP_STONE,
    WOOD,
    Game,
    neighbours,
)

PLENTY = 3
"""From this level on a wood die expects no more neighbours beside it."""

# What a survey holds of each space, were the next die put there
STANDS = 0  # what is worth the same whatever die it is: wood that stands, a Skyscraper elsewhere
IF_WOOD = 1  # what a wood die would count there
IF_STONE = 2
BONUS_BESIDE = 3  # the chance of the plan, but for the stack on this space
LACKS = 4  # dice this stack would still lack to the plan
TOWER = 5  # dice this stack would still lack to a Skyscraper, or -1 if another is the tallest or there is no hope
SPACE_NOTES = (SPACES + 1) * 6
# And after the spaces, what the Prizes, recycled dice and ties would be worth, by material and by value, or with no die
BY_MATERIAL = SPACE_NOTES
BY_VALUE = BY_MATERIAL + MATERIALS + 1
SURVEY_SIZE = BY_VALUE + VALUES + 1

Survey = NDArray[np.float64]


class Wood(NamedTuple):
    """All wooden dice of a building: neighbours that they have, places beside them, and the share of these that will
    be filled."""

    standing: int
    room: int
    fill: float


@compiled
def survey(game: Game, desk: int, left: int, taste: Taste, found: Survey) -> None:
    """With so many picks to come after this one. One function: a search spends most of its time here, and cut into a
    function for each space it took a tenth longer."""
    _survey_kinds(game, desk, left, taste, found)
    plan = game[desk + PLAN]
    begun = missing = over = tallest = standing = room = 0
    tower = -1
    follows = 1.0
    for space in range(SPACES):
        height = game[desk + HEIGHT + space]
        lacks = PLANS[plan, space] - height
        missing += lacks
        over += lacks < 0
        if height > 0:
            begun += 1
            if height > tallest:
                tallest, tower = height, space
            if lacks > 0:
                follows *= taste[CLIMB + game[desk + LEAST + space], lacks]
            for level in range(height):
                if game[desk + STACK + space * PICKS + level] % MATERIALS == WOOD:
                    standing += neighbours(game, desk, space, level)
                    room += _room(game, desk, space, level)
    for space in range(SPACES):
        if PLANS[plan, space] == 0:
            continue
        note = space * 6
        height = game[desk + HEIGHT + space]
        fill = taste[NUMBERS, WOOD_GROWTH] * min(1.0, left / (begun + (height == 0) + 1))
        _survey_wood(game, desk, space, height, Wood(standing, room, fill), found[note : note + 6])
        found[note + IF_STONE] = STONE_POINTS[min(height, TOP_STONE)]
        lacks = PLANS[plan, space] - height - 1
        found[note + LACKS] = max(lacks, 0)
        found[note + BONUS_BESIDE] = 0.0
        if over == 0 and lacks >= 0 and missing - 1 == left:
            found[note + BONUS_BESIDE] = taste[NUMBERS, BONUS] * follows
            if height > 0:
                found[note + BONUS_BESIDE] /= taste[CLIMB + game[desk + LEAST + space], lacks + 1]
        found[note + TOWER] = -1
        if height + 1 > tallest or (height + 1 == tallest and space < tower):
            if SKYSCRAPER_HEIGHT - height - 1 <= left:
                found[note + TOWER] = max(0, SKYSCRAPER_HEIGHT - height - 1)
        else:
            found[note + STANDS] += _tower_worth(game, desk, tower, tallest, left, taste)
    note = NOWHERE * 6
    fill = taste[NUMBERS, WOOD_GROWTH] * min(1.0, left / (max(begun, 1) + 1))
    found[note + STANDS] = 2 * (standing + fill * room) + _tower_worth(game, desk, tower, tallest, left, taste)
    found[note + BONUS_BESIDE] = taste[NUMBERS, BONUS] * follows if over == 0 and missing == left else 0.0


@compiled
def _survey_kinds(game: Game, desk: int, left: int, taste: Taste, found: Survey) -> None:
    most = 0
    for material in range(MATERIALS):
        most = max(most, game[desk + OF_MATERIAL + material])
    recycled = game[desk + OF_MATERIAL + RECYCLED]
    for material in range(MATERIALS):
        count = max(most, game[desk + OF_MATERIAL + material] + 1)
        found[BY_MATERIAL + material] = (
            taste[ONE_MATERIAL + count, left] + taste[RECYCLED_HOPE + recycled + (material == RECYCLED), left]
        )
    found[BY_MATERIAL + MATERIALS] = taste[ONE_MATERIAL + most, left] + taste[RECYCLED_HOPE + recycled, left]
    found[BY_MATERIAL + game[DEMAND]] += taste[NUMBERS, FIRST_TIE]
    found[BY_MATERIAL + game[DEMAND + 1]] += taste[NUMBERS, SECOND_TIE]
    most = different = 0
    for value in range(VALUES):
        most = max(most, game[desk + OF_VALUE + value])
        different += game[desk + OF_VALUE + value] > 0
    for value in range(VALUES):
        count = game[desk + OF_VALUE + value]
        found[BY_VALUE + value] = (
            taste[INTEGRITY + max(most, count + 1), left] + taste[GEOMETER + different + (count == 0), left]
        )
    found[BY_VALUE + VALUES] = taste[INTEGRITY + most, left] + taste[GEOMETER + different, left]


@compiled
def _survey_wood(game: Game, desk: int, space: int, level: int, wood: Wood, note: Survey) -> None:
    """One die more on this space, on this level: who becomes its neighbour, and which places are filled or opened."""
    standing, room, fill = wood
    own, own_room = 1 if level > 0 else 0, 1
    if level > 0 and game[desk + STACK + space * PICKS + level - 1] % MATERIALS == WOOD:
        standing += 1
        room -= 1
    for other in BESIDE[space]:
        if other < 0:
            continue
        height = game[desk + HEIGHT + other]
        stack = desk + STACK + other * PICKS
        if height > level:
            own += 1
            if game[stack + level] % MATERIALS == WOOD:
                standing += 1
                room -= level < PLENTY
            if height > level + 1 and level + 1 < PLENTY and game[stack + level + 1] % MATERIALS == WOOD:
                room += 1
        elif height == level and level < PLENTY:
            own_room += 1
    note[STANDS] = 2 * (standing + fill * room)
    note[IF_WOOD] = 2 * (own + fill * own_room)


@compiled
def _tower_worth(game: Game, desk: int, tower: int, tallest: int, left: int, taste: Taste) -> float:
    lacks = max(0, SKYSCRAPER_HEIGHT - tallest)
    if lacks > left:
        return 0.0
    return taste[SKYSCRAPER, lacks] * (taste[CLIMB + game[desk + LEAST + tower], lacks] if tower >= 0 else 1.0)


@compiled
def _room(game: Game, desk: int, space: int, level: int) -> int:
    """Places beside and above this die that the next die could fill."""
    room = 1 if game[desk + HEIGHT + space] == level + 1 else 0
    if level < PLENTY:
        for other in BESIDE[space]:
            if other >= 0 and game[desk + HEIGHT + other] == level:
                room += 1
    return room


@compiled
def worth(die: int, space: int, taste: Taste, found: Survey) -> float:
    """Value of the building after this die went there, without the part that is the same after every move."""
    note = space * 6
    if space == NOWHERE:
        return (
            found[note + STANDS]
            + found[note + BONUS_BESIDE]
            + found[BY_MATERIAL + MATERIALS]
            + found[BY_VALUE + VALUES]
        )
    material, value = die % MATERIALS, die // MATERIALS
    total = found[note + STANDS] + found[BY_MATERIAL + material] + found[BY_VALUE + value]
    if material == WOOD:
        total += found[note + IF_WOOD]
    elif material == STONE:
        total += found[note + IF_STONE]
    elif material != RECYCLED:
        total += value + 1
    total += found[note + BONUS_BESIDE] * taste[CLIMB + value + 1, int(found[note + LACKS])]
    tower = int(found[note + TOWER])
    if tower >= 0:
        total += taste[SKYSCRAPER, tower] * taste[CLIMB + value + 1, tower]
    return total
