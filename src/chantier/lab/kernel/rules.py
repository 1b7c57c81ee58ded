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
    TALLIES,
    TALLY,
    TO_MOVE,
    VALUES,
)
from chantier.lab.kernel.stream import below

Game = NDArray[np.int8]
Stream = NDArray[np.uint64]

PICKS = pieces.PICKS
ROUNDS = pieces.ROUNDS
OF_A_MATERIAL = pieces.DICE_OF_A_MATERIAL
WOOD, RECYCLED, STONE, GLASS = range(MATERIALS)
PLANS = np.array(pieces.PLANS, dtype=np.int8)
POOL_SIZE = np.array([pieces.POOL_SIZE.get(seats, 0) for seats in range(5)], dtype=np.int8)
BESIDE = np.array([[*beside, *[-1] * (3 - len(beside))] for beside in pieces.BESIDE], dtype=np.int8)
RECYCLED_POINTS = np.array(scoring.RECYCLED_POINTS, dtype=np.int64)
STONE_POINTS = np.array(scoring.STONE_POINTS, dtype=np.int64)
TOP_STONE = len(scoring.STONE_POINTS) - 1
BONUS, WOOD_PER_NEIGHBOUR = scoring.BONUS, scoring.WOOD_PER_NEIGHBOUR
SKYSCRAPER_HEIGHT, INTEGRITY_DICE = scoring.SKYSCRAPER_HEIGHT, scoring.INTEGRITY_DICE
MATERIALS_DICE = scoring.MATERIALS_DICE
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
    game[FIRST] = game[TO_MOVE] = first
    game[TAKEN_BY_ALL] = 0
    for material in range(MATERIALS):
        game[BAG + material] = OF_A_MATERIAL  # B10
    game[POOL:DEALT] = 0
    _demand(game, stream)
    for seat in range(game[SEATS]):
        _deal(game, seat, stream)


@njit(cache=True, inline="always")
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


@njit(cache=True)
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


@njit(cache=True)
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


@njit(cache=True)
def lay_card(game: Game, desk: int, plan: int) -> None:
    """On a desk that is blank."""
    game[desk + PLAN] = plan
    for space in range(SPACES):
        is_open = PLANS[plan, space] > 0
        game[desk + LEAST + space] = 1 if is_open else CLOSED
        for value in range(VALUES):
            game[desk + PLACES + value] += is_open


@njit(cache=True)
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


@njit(cache=True, inline="always")
def to_move(game: Game) -> int:
    return game[TO_MOVE]


@njit(cache=True)
def count_moves(game: Game) -> int:
    """How many legal moves there are."""
    desk = DESK + DESK_SIZE * game[TO_MOVE]
    removable = _removable(game, desk)
    total = 0
    for value in range(VALUES):
        total += max(game[desk + PLACES + value], removable) * _takings(game, value)
    return total


@njit(cache=True)
def _removable(game: Game, desk: int) -> int:
    """Whether a die that fits nowhere may be taken (B24), as 0 or 1."""
    if game[FORCED] == 0:
        return 1
    for value in range(VALUES):
        if game[KINDS + value] > 0 and game[desk + PLACES + value] > 0:
            return 0
    return 1


@njit(cache=True, inline="always")
def _takings(game: Game, value: int) -> int:
    """In how many ways a die of this value can be taken, wherever it goes: with two players, another is removed."""
    if game[SEATS] != 2:
        return game[KINDS + value]
    total = 0
    for die in range(value * MATERIALS, (value + 1) * MATERIALS):
        total += _discards(game, die) if game[POOL + die] > 0 else 0
    return total


@njit(cache=True, inline="always")
def _discards(game: Game, die: int) -> int:
    """How many different dice lie beside this one: all kinds of the pool, its own only if there are two (B27)."""
    kinds = 0
    for value in range(VALUES):
        kinds += game[KINDS + value]
    return kinds - (game[POOL + die] == 1)


@njit(cache=True)
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


@njit(cache=True)
def _discard_at(game: Game, die: int, number: int) -> int:
    """The die with this number of those that lie beside one that is taken."""
    place = passed = 0
    for other in range(DICE):
        passed += game[POOL + other] > (other == die)
        place += passed <= number
    return place


@njit(cache=True)
def _space_at(game: Game, desk: int, value: int, number: int) -> int:
    """The space with this number of those for a die of this value; NOWHERE if there is none."""
    place = passed = 0
    for space in range(SPACES):
        passed += game[desk + LEAST + space] <= value + 1
        place += passed <= number
    return place


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
    seat = game[TO_MOVE]
    desk = DESK + DESK_SIZE * seat
    _leave_pool(game, die)
    game[desk + TAKEN_DICE + game[desk + TAKEN]] = die
    game[desk + TAKEN] += 1
    if space != NOWHERE:
        build(game, desk, die, space)
    if discard != NONE:
        _leave_pool(game, discard)
        game[REMOVED + discard] += 1
    game[TAKEN_BY_ALL] += 1
    game[TO_MOVE] = seat + 1 if seat + 1 < game[SEATS] else 0  # B15


@njit(cache=True, inline="always")
def _leave_pool(game: Game, die: int) -> None:
    game[POOL + die] -= 1
    game[KINDS + die // MATERIALS] -= game[POOL + die] == 0


@njit(cache=True)
def build(game: Game, desk: int, die: int, space: int) -> None:
    least, value = game[desk + LEAST + space] - 1, die // MATERIALS
    game[desk + STACK + space * PICKS + game[desk + HEIGHT + space]] = die
    game[desk + HEIGHT + space] += 1
    game[desk + LEAST + space] = value + 1
    game[desk + OF_MATERIAL + die % MATERIALS] += 1
    game[desk + OF_VALUE + value] += 1
    for lower in range(VALUES):  # B22: the space is closed now to what is lower
        game[desk + PLACES + lower] -= least <= lower < value


# Counting


@njit(cache=True)
def score(game: Game, seat: int) -> int:
    """What a building counts as it stands (B30 to B35)."""
    desk = DESK + DESK_SIZE * seat
    total = RECYCLED_POINTS[game[desk + OF_MATERIAL + RECYCLED]]
    if follows_plan(game, desk):
        total += BONUS
    for space in range(SPACES):
        for level in range(game[desk + HEIGHT + space]):
            die = game[desk + STACK + space * PICKS + level]
            material = die % MATERIALS
            if material == WOOD:
                total += WOOD_PER_NEIGHBOUR * neighbours(game, desk, space, level)
            elif material == STONE:
                total += STONE_POINTS[min(level, TOP_STONE)]
            elif material == GLASS:
                total += die // MATERIALS + 1
    return total


@njit(cache=True)
def follows_plan(game: Game, desk: int) -> bool:
    """Every space has exactly the planned height (B30)."""
    plan = game[desk + PLAN]
    for space in range(SPACES):
        if game[desk + HEIGHT + space] != PLANS[plan, space]:
            return False
    return True


@njit(cache=True)
def neighbours(game: Game, desk: int, space: int, level: int) -> int:
    """How many dice share a face with this one (B31)."""
    found = (1 if level > 0 else 0) + (1 if game[desk + HEIGHT + space] > level + 1 else 0)
    for other in BESIDE[space]:
        if other >= 0 and game[desk + HEIGHT + other] > level:
            found += 1
    return found


@njit(cache=True)
def tie_break(game: Game, seat: int) -> int:
    """A seat's strength in a tie: dice of the first in-demand material, of the second, how late it acted (B41)."""
    built = DESK + DESK_SIZE * seat + OF_MATERIAL
    acted = seat - game[FIRST] if seat >= game[FIRST] else seat - game[FIRST] + game[SEATS]
    return (game[built + game[DEMAND]] * 8 + game[built + game[DEMAND + 1]]) * 8 + acted


@njit(cache=True)
def most(game: Game, start: int, count: int) -> int:
    """The largest of so many numbers."""
    largest = game[start]
    for place in range(start + 1, start + count):
        largest = max(largest, game[place])
    return largest


@njit(cache=True)
def earns(game: Game, seat: int, prize: int) -> bool:
    """Whether a building qualifies for a Prize as it stands."""
    desk = DESK + DESK_SIZE * seat
    if prize == SKYSCRAPER:
        return most(game, desk + HEIGHT, SPACES) >= SKYSCRAPER_HEIGHT  # B50
    if prize == INTEGRITY:
        return most(game, desk + OF_VALUE, VALUES) >= INTEGRITY_DICE  # B51
    if prize == ONE_MATERIAL:
        return most(game, desk + OF_MATERIAL, MATERIALS) >= MATERIALS_DICE  # B53
    for value in range(VALUES):  # B52
        if game[desk + OF_VALUE + value] == 0:
            return False
    return True


@njit(cache=True)
def finish_round(game: Game) -> None:
    """Buildings are counted, Awards and Prizes given."""
    for seat in range(game[SEATS]):
        game[DESK + DESK_SIZE * seat + SCORE] = score(game, seat)
    _give_awards(game)
    for prize in range(PRIZES):
        _give_prize(game, prize)


@njit(cache=True)
def _give_awards(game: Game) -> None:
    """Ranks are complete (B40, B41, B42)."""
    for seat in range(game[SEATS]):
        rank = 0
        for other in range(game[SEATS]):
            rank += _standing(game, other) > _standing(game, seat)
        award = AWARDS[game[SEATS], rank]
        if award >= 0:
            tally = TALLY + TALLIES * seat
            game[tally + POINTS_AT] += AWARD_POINTS[award]
            game[tally + AWARDS_AT + award] += 1


@njit(cache=True)
def _standing(game: Game, seat: int) -> int:
    return game[DESK + DESK_SIZE * seat + SCORE] * 512 + tie_break(game, seat)


@njit(cache=True)
def _give_prize(game: Game, prize: int) -> None:
    """One of a kind a round; the tie-break alone chooses among those who qualify (B54)."""
    winner = -1
    for seat in range(game[SEATS]):
        if earns(game, seat, prize) and (winner < 0 or tie_break(game, seat) > tie_break(game, winner)):
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
