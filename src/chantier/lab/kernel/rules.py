"""The rules of Blueprints, B01 to B61, over the bytes of one game. Read games/blueprints/rules.py first: this is that,
said to a machine. Chance is drawn in the same order and from the same options."""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from chantier.games.blueprints import pieces, scoring
from chantier.lab.kernel.layout import (
    BAG,
    CLOSED,
    DEALT,
    DEMAND,
    DESK,
    DESK_SIZE,
    DICE,
    FIRST,
    FORCED,
    HEIGHT,
    LEAST,
    MATERIALS,
    NONE,
    NOWHERE,
    OVER,
    PLAN,
    PLAN_COUNT,
    POOL,
    REMOVED,
    ROUND,
    SCORE,
    SEATS,
    SPACES,
    STACK,
    TAKEN,
    TAKEN_BY_ALL,
    TAKEN_DICE,
    TALLIES,
    TALLY,
    VALUES,
)
from chantier.lab.kernel.stream import below

Game = NDArray[np.int8]
Stream = NDArray[np.uint64]

PICKS = pieces.PICKS
ROUNDS = pieces.ROUNDS
OF_A_MATERIAL = pieces.DICE_OF_A_MATERIAL
WOOD, RECYCLED, STONE = 0, 1, 2
PLANS = np.array(pieces.PLANS, dtype=np.int8)
POOL_SIZE = np.array([pieces.POOL_SIZE.get(seats, 0) for seats in range(5)], dtype=np.int8)
BESIDE = np.array([[*beside, *[-1] * (3 - len(beside))] for beside in pieces.BESIDE], dtype=np.int8)
RECYCLED_POINTS = np.array(scoring.RECYCLED_POINTS, dtype=np.int64)
STONE_POINTS = np.array(scoring.STONE_POINTS, dtype=np.int64)
TOP_STONE = len(scoring.STONE_POINTS) - 1
BONUS, WOOD_PER_NEIGHBOUR = scoring.BONUS, scoring.WOOD_PER_NEIGHBOUR
SKYSCRAPER_HEIGHT, INTEGRITY_DICE = scoring.SKYSCRAPER_HEIGHT, scoring.INTEGRITY_DICE
GEOMETER_VALUES, MATERIALS_DICE = scoring.GEOMETER_VALUES, scoring.MATERIALS_DICE
PRIZES = len(pieces.Prize)
SKYSCRAPER, INTEGRITY, GEOMETER, ONE_MATERIAL = range(PRIZES)
PRIZE_POINTS = pieces.PRIZE_POINTS
_AWARDS = list(pieces.Award)
AWARDS = np.array(  # by number of seats and by rank: which award, or -1 (B05)
    [
        [
            _AWARDS.index(pieces.AWARDS_IN_PLAY[seats][rank])
            if rank < len(pieces.AWARDS_IN_PLAY.get(seats, ()))
            else -1
            for rank in range(4)
        ]
        for seats in range(5)
    ],
    dtype=np.int8,
)
AWARD_POINTS = np.array([pieces.AWARD_POINTS[award] for award in _AWARDS], dtype=np.int8)
POINTS_AT, PRIZES_AT, AWARDS_AT = 0, 1, 2  # in a tally


# Setting up


@njit(cache=True)
def set_up(game: Game, seats: int, first: int, forced: int, stream: Stream) -> None:
    game[:] = 0
    game[SEATS] = seats
    game[FORCED] = forced
    start_round(game, first, stream)


@njit(cache=True)
def start_round(game: Game, first: int, stream: Stream) -> None:
    lay_out_round(game, first, stream)
    for _ in range(POOL_SIZE[game[SEATS]]):  # B13
        roll(game, stream)


@njit(cache=True)
def lay_out_round(game: Game, first: int, stream: Stream) -> None:
    """Everything before the pool is rolled: what is in demand, and a card for everybody."""
    game[ROUND] += 1
    game[FIRST] = first
    game[TAKEN_BY_ALL] = 0
    for material in range(MATERIALS):
        game[BAG + material] = OF_A_MATERIAL  # B10
    for die in range(DICE):
        game[POOL + die] = 0
        game[REMOVED + die] = 0
    _demand(game, stream)
    for seat in range(game[SEATS]):
        _deal(game, seat, stream)


@njit(cache=True)
def _demand(game: Game, stream: Stream) -> None:
    """B11: a second die of the first one's colour goes back and is drawn again."""
    first = below(stream, MATERIALS * OF_A_MATERIAL) // OF_A_MATERIAL
    game[BAG + first] -= 1
    second = first
    while second == first:
        second = _material(game, below(stream, MATERIALS * OF_A_MATERIAL - 1))
    game[BAG + second] -= 1
    game[DEMAND] = first
    game[DEMAND + 1] = second


@njit(cache=True)
def _material(game: Game, number: int) -> int:
    """The material of the die with this number, as the bag is sorted."""
    for material in range(MATERIALS):
        if number < game[BAG + material]:
            return material
        number -= game[BAG + material]
    return NONE


@njit(cache=True)
def _deal(game: Game, seat: int, stream: Stream) -> None:
    """One card from those not dealt yet: a shuffled deck's odds (B06, B12); and an empty desk."""
    left = 0
    for plan in range(PLAN_COUNT):
        left += 1 - game[DEALT + plan]
    number = below(stream, left)
    plan = 0
    while True:
        if game[DEALT + plan] == 0:
            if number == 0:
                break
            number -= 1
        plan += 1
    game[DEALT + plan] = 1
    desk = DESK + DESK_SIZE * seat
    game[desk + PLAN] = plan
    game[desk + TAKEN] = 0
    for space in range(SPACES):
        game[desk + HEIGHT + space] = 0
        game[desk + LEAST + space] = 1 if PLANS[plan, space] > 0 else CLOSED


@njit(cache=True)
def roll(game: Game, stream: Stream) -> None:
    """A die is drawn from the bag, rolled, and joins the pool (B20)."""
    in_bag = 0
    for material in range(MATERIALS):
        in_bag += game[BAG + material]
    material = _material(game, below(stream, in_bag))
    game[BAG + material] -= 1
    game[POOL + below(stream, VALUES) * MATERIALS + material] += 1


# Moves


@njit(cache=True, inline="always")
def to_move(game: Game) -> int:
    """B15."""
    return (game[FIRST] + game[TAKEN_BY_ALL]) % game[SEATS]


@njit(cache=True)
def count_moves(game: Game, sizes: Game) -> int:
    """How many legal moves there are; `sizes` tells how many of them each die of the pool has."""
    desk = DESK + DESK_SIZE * to_move(game)
    kinds = 0
    fits = False
    for value in range(VALUES):
        spaces = 0
        for space in range(SPACES):
            if game[desk + LEAST + space] <= value + 1:  # B21, B22, B23
                spaces += 1
        for material in range(MATERIALS):
            die = value * MATERIALS + material
            sizes[die] = 0
            if game[POOL + die] > 0:
                kinds += 1
                fits |= spaces > 0
                sizes[die] = spaces if spaces > 0 else NONE
    alone = 0 if game[FORCED] == 1 and fits else 1  # B24
    total = 0
    for die in range(DICE):
        if sizes[die] == NONE:
            sizes[die] = alone
        if game[SEATS] == 2:  # B27: beside a die lie all kinds of the pool, its own only if there are two
            sizes[die] *= kinds - (1 if game[POOL + die] == 1 else 0)
        total += sizes[die]
    return total


@njit(cache=True)
def move_at(game: Game, sizes: Game, number: int) -> tuple[int, int, int]:
    """The move with this number, in the order of the readable rules: die, space, and what is removed besides."""
    die = 0
    while number >= sizes[die]:
        number -= sizes[die]
        die += 1
    discard = NONE
    if game[SEATS] == 2:
        kinds = 0
        for other in range(DICE):
            if game[POOL + other] > (1 if other == die else 0):
                kinds += 1
        place, which = number // kinds, number % kinds
        number = place
        for other in range(DICE):
            if game[POOL + other] > (1 if other == die else 0):
                if which == 0:
                    discard = other
                    break
                which -= 1
    desk = DESK + DESK_SIZE * to_move(game)
    value = die // MATERIALS + 1
    for space in range(SPACES):
        if game[desk + LEAST + space] <= value:
            if number == 0:
                return die, space, discard
            number -= 1
    return die, NOWHERE, discard


@njit(cache=True)
def play(game: Game, die: int, space: int, discard: int, stream: Stream) -> None:
    """A legal move, and what follows from it."""
    take(game, die, space, discard)
    if game[TAKEN_BY_ALL] < PICKS * game[SEATS]:
        roll(game, stream)  # B20
        if discard != NONE:
            roll(game, stream)  # B27
        return
    finish_round(game)  # B26, B28
    if game[ROUND] == ROUNDS:
        game[OVER] = 1
    else:
        start_round(game, next_first(game), stream)


@njit(cache=True)
def take(game: Game, die: int, space: int, discard: int) -> None:
    """The die leaves the pool and, unless it can only be removed, is built (B20 to B25)."""
    desk = DESK + DESK_SIZE * to_move(game)
    game[POOL + die] -= 1
    game[desk + TAKEN_DICE + game[desk + TAKEN]] = die
    game[desk + TAKEN] += 1
    if space != NOWHERE:
        game[desk + STACK + space * PICKS + game[desk + HEIGHT + space]] = die
        game[desk + HEIGHT + space] += 1
        game[desk + LEAST + space] = die // MATERIALS + 1
    if discard != NONE:
        game[POOL + discard] -= 1
        game[REMOVED + discard] += 1
    game[TAKEN_BY_ALL] += 1


# Counting


@njit(cache=True)
def score(game: Game, seat: int) -> int:
    """What a building counts as it stands (B30 to B35)."""
    desk = DESK + DESK_SIZE * seat
    plan = game[desk + PLAN]
    total = BONUS
    recycled = 0
    for space in range(SPACES):
        height = game[desk + HEIGHT + space]
        if height != PLANS[plan, space]:
            total -= BONUS  # once is enough
            break
    for space in range(SPACES):
        for level in range(game[desk + HEIGHT + space]):
            die = game[desk + STACK + space * PICKS + level]
            material = die % MATERIALS
            if material == WOOD:
                total += WOOD_PER_NEIGHBOUR * neighbours(game, desk, space, level)
            elif material == RECYCLED:
                recycled += 1
            elif material == STONE:
                total += STONE_POINTS[min(level, TOP_STONE)]
            else:
                total += die // MATERIALS + 1
    return total + RECYCLED_POINTS[recycled]


@njit(cache=True)
def neighbours(game: Game, desk: int, space: int, level: int) -> int:
    """How many dice share a face with this one (B31)."""
    found = (1 if level > 0 else 0) + (1 if game[desk + HEIGHT + space] > level + 1 else 0)
    for other in BESIDE[space]:
        if other >= 0 and game[desk + HEIGHT + other] > level:
            found += 1
    return found


@njit(cache=True)
def count_dice(game: Game, seat: int, materials: Game, values: Game) -> int:
    """How many dice of each material and value are built; returns the tallest stack."""
    materials[:] = 0
    values[:] = 0
    desk = DESK + DESK_SIZE * seat
    tallest = 0
    for space in range(SPACES):
        height = game[desk + HEIGHT + space]
        tallest = max(tallest, height)
        for level in range(height):
            die = game[desk + STACK + space * PICKS + level]
            materials[die % MATERIALS] += 1
            values[die // MATERIALS] += 1
    return tallest


@njit(cache=True)
def finish_round(game: Game) -> None:
    """Buildings are counted, Awards and Prizes given."""
    seats = game[SEATS]
    materials, values = np.empty(MATERIALS, np.int8), np.empty(VALUES, np.int8)
    rank = np.empty(4, np.int64)
    earned = np.zeros((4, PRIZES), np.bool_)
    ties = np.empty(4, np.int64)
    for seat in range(seats):
        counted = score(game, seat)
        game[DESK + DESK_SIZE * seat + SCORE] = counted
        tallest = count_dice(game, seat, materials, values)
        earned[seat, SKYSCRAPER] = tallest >= SKYSCRAPER_HEIGHT  # B50
        earned[seat, INTEGRITY] = values.max() >= INTEGRITY_DICE  # B51
        earned[seat, GEOMETER] = (values > 0).sum() == GEOMETER_VALUES  # B52
        earned[seat, ONE_MATERIAL] = materials.max() >= MATERIALS_DICE  # B53
        acted = (seat - game[FIRST]) % seats
        ties[seat] = (materials[game[DEMAND]] * 8 + materials[game[DEMAND + 1]]) * 8 + acted  # B41
        rank[seat] = counted * 512 + ties[seat]
    _give_awards(game, rank)
    _give_prizes(game, earned, ties)


@njit(cache=True)
def _give_awards(game: Game, rank: NDArray[np.int64]) -> None:
    """Ranks are complete (B40, B41, B42)."""
    seats = game[SEATS]
    for seat in range(seats):
        better = 0
        for other in range(seats):
            better += 1 if rank[other] > rank[seat] else 0
        award = AWARDS[seats, better]
        if award >= 0:
            tally = TALLY + TALLIES * seat
            game[tally + POINTS_AT] += AWARD_POINTS[award]
            game[tally + AWARDS_AT + award] += 1


@njit(cache=True)
def _give_prizes(game: Game, earned: NDArray[np.bool_], ties: NDArray[np.int64]) -> None:
    """One of a kind a round; the tie-break alone chooses among those who qualify (B54)."""
    for prize in range(PRIZES):
        winner = -1
        for seat in range(game[SEATS]):
            if earned[seat, prize] and (winner < 0 or ties[seat] > ties[winner]):
                winner = seat
        if winner >= 0:
            tally = TALLY + TALLIES * winner
            game[tally + POINTS_AT] += PRIZE_POINTS
            game[tally + PRIZES_AT] += 1


@njit(cache=True)
def next_first(game: Game) -> int:
    """The lowest building score starts; of those tied, the one who acted earliest (B14)."""
    seats, first = game[SEATS], game[FIRST]
    best = first
    for after in range(seats):
        seat = (first + after) % seats
        if game[DESK + DESK_SIZE * seat + SCORE] < game[DESK + DESK_SIZE * best + SCORE]:
            best = seat
    return best


@njit(cache=True)
def strength(game: Game, seat: int) -> int:
    """The final ranking as one number: points, prizes, gold, silver, bronze (B60, B61)."""
    total = 0
    for field in range(TALLIES):
        total = total * 64 + game[TALLY + TALLIES * seat + field]
    return total
