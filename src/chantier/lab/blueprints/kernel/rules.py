"""The rules of Blueprints, B01 to B61, over the bytes of one game. Read games/blueprints/rules.py first: this is that,
said to a machine. Chance is drawn in the same order and from the same options."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from chantier.lab.blueprints.kernel.compilation import compiled, inlined
from chantier.lab.blueprints.kernel.constants import (
    BESIDE,
    BONUS,
    OF_A_MATERIAL,
    PICKS,
    PLANS,
    POOL_SIZE,
    RECYCLED,
    ROUNDS,
    SKYSCRAPER_HEIGHT,
    STONE,
    STONE_POINTS,
    TOP_STONE,
    WOOD,
    Game,
    Stream,
)
from chantier.lab.blueprints.kernel.layout import (
    BAG,
    CLOSED,
    DEALT,
    DEMAND,
    DESK,
    DESK_SIZE,
    DICE,
    FIRST,
    FORCED,
    GONE,
    HEIGHT,
    KINDS,
    LEAST,
    MATERIALS,
    NONE,
    NOWHERE,
    OF_MATERIAL,
    OF_VALUE,
    OVER,
    PLACES,
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
    TO_MOVE,
    VALUES,
)
from chantier.lab.blueprints.kernel.scoring import finish_round, neighbours, next_first, score, strength
from chantier.lab.blueprints.kernel.stream import below

__all__ = [
    "BESIDE",
    "BONUS",
    "PICKS",
    "PLANS",
    "POOL_SIZE",
    "RECYCLED",
    "ROUNDS",
    "SKYSCRAPER_HEIGHT",
    "STONE",
    "STONE_POINTS",
    "TOP_STONE",
    "WOOD",
    "Game",
    "Stream",
    "build",
    "count_moves",
    "finish_round",
    "lay_card",
    "lay_out_round",
    "list_moves",
    "move_at",
    "neighbours",
    "next_first",
    "play",
    "roll",
    "score",
    "set_up",
    "start_round",
    "strength",
    "take",
    "to_move",
]


# Setting up


@compiled
def set_up(game: Game, seats: int, first: int, forced: int, stream: Stream) -> None:
    game[:] = 0
    game[SEATS] = seats
    game[FORCED] = forced
    start_round(game, first, stream)


@compiled
def start_round(game: Game, first: int, stream: Stream) -> None:
    lay_out_round(game, first, stream)
    for _ in range(POOL_SIZE[game[SEATS]]):  # B13
        roll(game, stream)


@compiled
def lay_out_round(game: Game, first: int, stream: Stream) -> None:
    """Everything before the pool is rolled: what is in demand, and a card for everybody."""
    game[ROUND] += 1
    game[FIRST] = game[TO_MOVE] = first
    game[TAKEN_BY_ALL] = 0
    for material in range(MATERIALS):
        game[BAG + material] = OF_A_MATERIAL  # B10
    game[POOL:DEALT] = 0
    _demand(game, stream)
    for seat in range(game[SEATS]):
        _deal(game, seat, stream)


@inlined
def place_of(number: int, lengths: Game, start: int, count: int) -> int:
    """In which of so many parts a number lies, if each is as long as said and they lie in a row; `count` if behind all.

    It looks at all of them: a loop that stops somewhere else each time costs a processor more than a few additions.
    """
    place = 0
    end = 0
    for part in range(count):
        end += lengths[start + part]
        place += end <= number
    return place


@compiled
def _demand(game: Game, stream: Stream) -> None:
    """B11: a second die of the first one's colour goes back and is drawn again."""
    dice = MATERIALS * OF_A_MATERIAL
    first = place_of(below(stream, dice), game, BAG, MATERIALS)
    game[BAG + first] -= 1
    second = first
    while second == first:
        second = place_of(below(stream, dice - 1), game, BAG, MATERIALS)
    game[BAG + second] -= 1
    game[DEMAND] = first
    game[DEMAND + 1] = second


@compiled
def _deal(game: Game, seat: int, stream: Stream) -> None:
    """One card from those not dealt yet: a shuffled deck's odds (B06, B12); and an empty desk."""
    dealt = 0
    for plan in range(PLAN_COUNT):
        dealt += game[DEALT + plan]
    number = below(stream, PLAN_COUNT - dealt)
    plan = passed = 0
    for card in range(PLAN_COUNT):
        passed += 1 - game[DEALT + card]
        plan += passed <= number
    game[DEALT + plan] = 1
    desk = DESK + DESK_SIZE * seat
    game[desk : desk + SCORE] = 0
    lay_card(game, desk, plan)


@compiled
def lay_card(game: Game, desk: int, plan: int) -> None:
    """On a desk that is blank."""
    game[desk + PLAN] = plan
    for space in range(SPACES):
        is_open = PLANS[plan, space] > 0
        game[desk + LEAST + space] = 1 if is_open else CLOSED
        for value in range(VALUES):
            game[desk + PLACES + value] += is_open


@compiled
def roll(game: Game, stream: Stream) -> None:
    """A die is drawn from the bag, rolled, and joins the pool (B20)."""
    in_bag = 0
    for material in range(MATERIALS):
        in_bag += game[BAG + material]
    material = place_of(below(stream, in_bag), game, BAG, MATERIALS)
    game[BAG + material] -= 1
    value = below(stream, VALUES)
    die = value * MATERIALS + material
    game[KINDS + value] += game[POOL + die] == 0
    game[POOL + die] += 1


# Moves


@inlined
def to_move(game: Game) -> int:
    return game[TO_MOVE]


@compiled
def count_moves(game: Game) -> int:
    """Number of legal moves."""
    desk = DESK + DESK_SIZE * game[TO_MOVE]
    removable = _removable(game, desk)
    total = 0
    for value in range(VALUES):
        total += max(game[desk + PLACES + value], removable) * _takings(game, value)
    return total


@compiled
def _removable(game: Game, desk: int) -> int:
    """Returns 1 if a die that fits nowhere may be taken (B24), else 0."""
    if game[FORCED] == 0:
        return 1
    for value in range(VALUES):
        if game[KINDS + value] > 0 and game[desk + PLACES + value] > 0:
            return 0
    return 1


@inlined
def _takings(game: Game, value: int) -> int:
    """In how many ways a die of this value can be taken, wherever it goes: with two players, another is removed."""
    if game[SEATS] != 2:
        return game[KINDS + value]
    total = 0
    for die in range(value * MATERIALS, (value + 1) * MATERIALS):
        total += _discards(game, die) if game[POOL + die] > 0 else 0
    return total


@inlined
def _discards(game: Game, die: int) -> int:
    """Number of different dice beside this one: all kinds of the pool, its own only if there are two (B27)."""
    kinds = 0
    for value in range(VALUES):
        kinds += game[KINDS + value]
    return kinds - (game[POOL + die] == 1)


@compiled
def move_at(game: Game, number: int) -> tuple[int, int, int]:
    """The move with this number, in the order of the readable rules: die, space, and what is removed besides."""
    desk = DESK + DESK_SIZE * game[TO_MOVE]
    removable = _removable(game, desk)
    value = before = end = 0
    for other in range(VALUES):
        end += max(game[desk + PLACES + other], removable) * _takings(game, other)
        if end <= number:
            value, before = other + 1, end
    number -= before
    places = max(game[desk + PLACES + value], removable)
    first = value * MATERIALS
    die, before, end = first, 0, 0
    for other in range(first, first + MATERIALS):
        if game[POOL + other] > 0:
            end += places * (_discards(game, other) if game[SEATS] == 2 else 1)
        if end <= number:
            die, before = other + 1, end
    number -= before
    discard = NONE
    if game[SEATS] == 2:
        kinds = _discards(game, die)
        number, which = number // kinds, number % kinds
        discard = _discard_at(game, die, which)
    return die, _space_at(game, desk, value, number), discard


@compiled
def list_moves(game: Game, moves: NDArray[np.int8]) -> int:
    """All legal moves, one a row; returns how many there are (at most MOST_MOVES)."""
    count = count_moves(game)
    for number in range(count):
        moves[number, 0], moves[number, 1], moves[number, 2] = move_at(game, number)
    return count


@compiled
def _discard_at(game: Game, die: int, number: int) -> int:
    """The die with this number of those that lie beside one that is taken."""
    place = passed = 0
    for other in range(DICE):
        passed += game[POOL + other] > (other == die)
        place += passed <= number
    return place


@compiled
def _space_at(game: Game, desk: int, value: int, number: int) -> int:
    """The space with this number of those for a die of this value; NOWHERE if there is none."""
    place = passed = 0
    for space in range(SPACES):
        passed += game[desk + LEAST + space] <= value + 1
        place += passed <= number
    return place


@compiled
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


@compiled
def take(game: Game, die: int, space: int, discard: int) -> None:
    """The die leaves the pool and, unless it can only be removed, is built (B20 to B25)."""
    seat = game[TO_MOVE]
    desk = DESK + DESK_SIZE * seat
    _leave_pool(game, die)
    number = game[desk + TAKEN]
    game[desk + TAKEN_DICE + number] = die
    game[desk + TAKEN] += 1
    if space != NOWHERE:
        build(game, desk, die, space)
    else:
        game[desk + GONE] |= 1 << number  # B29: before everybody's eyes
    if discard != NONE:
        _leave_pool(game, discard)
        game[REMOVED + discard] += 1
    game[TAKEN_BY_ALL] += 1
    game[TO_MOVE] = seat + 1 if seat + 1 < game[SEATS] else 0  # B15


@inlined
def _leave_pool(game: Game, die: int) -> None:
    game[POOL + die] -= 1
    game[KINDS + die // MATERIALS] -= game[POOL + die] == 0


@compiled
def build(game: Game, desk: int, die: int, space: int) -> None:
    least, value = game[desk + LEAST + space] - 1, die // MATERIALS
    game[desk + STACK + space * PICKS + game[desk + HEIGHT + space]] = die
    game[desk + HEIGHT + space] += 1
    game[desk + LEAST + space] = value + 1
    game[desk + OF_MATERIAL + die % MATERIALS] += 1
    game[desk + OF_VALUE + value] += 1
    for lower in range(VALUES):  # B22: the space is closed now to what is lower
        game[desk + PLACES + lower] -= least <= lower < value
