"""Batches of games for learners, one decision at a time: actions in, observations, masks and rewards out.

A row has a learner's seat, for which decisions come from outside, while a policy of the kernel plays the others; or it
has none, and every decision comes from outside. A game that ends is followed by the next at once.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from chantier.lab.blueprints.kernel import observation_layout as shown
from chantier.lab.blueprints.kernel.compilation import compiled, inlined
from chantier.lab.blueprints.kernel.constants import PICKS, PLANS, Game, Stream
from chantier.lab.blueprints.kernel.layout import (
    BAG,
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
    OVER,
    PLACES,
    PLAN,
    PLAN_COUNT,
    POOL,
    REMOVED,
    ROUND,
    SEATS,
    SPACES,
    STACK,
    TAKEN,
    TAKEN_DICE,
    TALLIES,
    TALLY,
    VALUES,
)
from chantier.lab.blueprints.kernel.policy import choose
from chantier.lab.blueprints.kernel.rules import count_moves, move_at, play, set_up, to_move
from chantier.lab.blueprints.kernel.scoring import strength
from chantier.lab.blueprints.kernel.stream import below

CHANCE = -1
"""A seat that is drawn anew for every game."""
EVERYBODY = -2
"""The learner's seat where every decision comes from outside."""
UNIFORM, BUILDER = range(2)
"""Who plays the others: any legal move, or the prize-aware policy."""
WIN, MARGIN, RUNNING = range(3)
"""What is rewarded: the share of the victory or the points ahead, both at the end; or the latter as it changes."""
ILLEGAL_REWARD = -1.0

# How a batch is played: a row of numbers with
PLAYERS, STARTS, STRICT, LEARNER, POLICY, REWARD = range(6)
TERMS = 6
GOES_ON, ENDED, REFUSED, ENDED_REFUSED = range(4)
"""What became of a row's game in a step; REFUSED only on the way."""
OPEN = np.iinfo(np.int64).min
"""In place of an action: a new game."""


Terms = NDArray[np.int64]


class Batch(NamedTuple):
    """Games in rows, each with its dice and the learner's seat, and how they are played."""

    games: Game
    streams: Stream
    learners: Game
    terms: Terms


class Shown(NamedTuple):
    """Arrays that a step writes, a row a game."""

    observations: Game
    masks: Game
    rewards: NDArray[np.float32]
    ends: Game
    """GOES_ON, ENDED or ENDED_REFUSED."""
    finals: Game
    """The last observation of a game that has ended."""
    points: Game
    seats: Game


# What a seat may see


@compiled
def observe(game: Game, seat: int, row: Game) -> None:
    """One seat's view, and nothing else: of other desks only the dice all saw them take, and lose (B29)."""
    seats = game[SEATS]
    row[:] = 0
    row[shown.ROUND] = game[ROUND]
    row[shown.PLACE] = _after(game[FIRST], seat, seats)
    row[shown.TURN] = seats if game[OVER] else _after(seat, to_move(game), seats)
    row[shown.FORCED] = game[FORCED]
    row[shown.DEMAND + game[DEMAND]] = 1
    row[shown.DEMAND + MATERIALS + game[DEMAND + 1]] = 1
    for material in range(MATERIALS):
        row[shown.BAG + material] = game[BAG + material]
    for die in range(DICE):
        row[shown.POOL + die] = game[POOL + die]
    if seats == 2:  # B27
        for die in range(DICE):
            row[shown.REMOVED + die] = game[REMOVED + die]
    if game[ROUND] > 1:
        _show_plans(game, row)
    _show_desk(game, seat, row)
    for other in range(seats):
        _show_seat(game, other, row, shown.OTHERS + shown.SEAT_SIZE * _after(seat, other, seats))


@inlined
def _show_plans(game: Game, row: Game) -> None:
    for plan in range(PLAN_COUNT):
        row[shown.PLANS_SEEN + plan] = game[DEALT + plan]
    if not game[OVER]:
        for seat in range(game[SEATS]):  # dealt, but not revealed
            row[shown.PLANS_SEEN + game[DESK + DESK_SIZE * seat + PLAN]] = 0


@inlined
def _after(seat: int, other: int, seats: int) -> int:
    """Distance in seats from one seat to another; a division would take longer than all the rest."""
    return other - seat if other >= seat else other - seat + seats


@inlined
def _show_desk(game: Game, seat: int, row: Game) -> None:
    desk = DESK + DESK_SIZE * seat
    for space in range(SPACES):
        row[shown.PLAN + space] = PLANS[game[desk + PLAN], space]
        for level in range(game[desk + HEIGHT + space]):
            place = space * PICKS + level
            _show_die(game[desk + STACK + place], row, shown.BUILDING + place * shown.FACETS)


@compiled
def _show_seat(game: Game, seat: int, row: Game, at: int) -> None:
    desk = DESK + DESK_SIZE * seat
    for number in range(PICKS):  # all of them, and nothing for those not taken: quicker than guessing how many
        die, place = game[desk + TAKEN_DICE + number], at + shown.TAKEN_DICE + number * shown.FACETS
        there = number < game[desk + TAKEN]
        row[place] = ((die >> 2) + 1) * there
        row[place + 1 + (die & 3)] = there
        row[at + shown.GONE + number] = game[desk + GONE] >> number & 1
    for field in range(TALLIES):
        row[at + shown.TALLY + field] = game[TALLY + TALLIES * seat + field]


@inlined
def _show_die(die: int, row: Game, at: int) -> None:
    row[at] = (die >> 2) + 1
    row[at + 1 + (die & 3)] = 1


# Moves as numbers


@inlined
def number_of(game: Game, die: int, space: int, discard: int) -> int:
    number = die * shown.PLACES + space
    return number * DICE + discard if game[SEATS] == 2 else number


@compiled
def move_with(game: Game, number: int) -> tuple[int, int, int]:
    """Die, space and what is removed besides; whether it is legal is another question."""
    discard = NONE
    if game[SEATS] == 2:
        discard = number % DICE
        number //= DICE
    return number // shown.PLACES, number % shown.PLACES, discard


@compiled
def mask(game: Game, row: Game) -> None:
    """1 for every legal move of the seat to move (B20 to B27)."""
    row[:] = 0
    if game[OVER]:
        return
    desk = DESK + DESK_SIZE * to_move(game)
    removable = game[FORCED] == 0 or not _something_fits(game, desk)
    for die in range(DICE):
        if game[POOL + die] == 0:
            continue
        start = die * shown.PLACES
        for space in range(SPACES):
            row[start + space] = game[desk + LEAST + space] <= die // MATERIALS + 1
        row[start + NOWHERE] = removable and game[desk + PLACES + die // MATERIALS] == 0
    if game[SEATS] == 2:
        _spread(game, row)


@compiled
def _spread(game: Game, row: Game) -> None:
    """Placements become placements with what is removed besides (B27), the last first: none is in another's way."""
    for place in range(DICE * shown.PLACES - 1, -1, -1):
        if row[place]:
            row[place] = 0
            for other in range(DICE):
                row[place * DICE + other] = game[POOL + other] > (other == place // shown.PLACES)


@compiled
def _something_fits(game: Game, desk: int) -> bool:
    """True if any die of the pool can be placed (B24)."""
    found = 0
    for value in range(VALUES):
        found += game[KINDS + value] * game[desk + PLACES + value]
    return found > 0


@compiled
def is_legal(game: Game, die: int, space: int, discard: int) -> bool:
    if die < 0 or die >= DICE or game[POOL + die] == 0:
        return False
    if discard != NONE and game[POOL + discard] <= (1 if discard == die else 0):
        return False
    desk = DESK + DESK_SIZE * to_move(game)
    value = die // MATERIALS + 1
    if space != NOWHERE:
        return game[desk + LEAST + space] <= value
    return game[desk + PLACES + value - 1] == 0 and (game[FORCED] == 0 or not _something_fits(game, desk))


# Games going on


@compiled
def margin(game: Game, seat: int) -> float:
    """Points ahead of the mean of the others."""
    seats = game[SEATS]
    total = 0
    for other in range(seats):
        total += game[TALLY + TALLIES * other]
    own = game[TALLY + TALLIES * seat]
    return own - (total - own) / (seats - 1)


@compiled
def share(game: Game, seat: int) -> float:
    """The part of the victory (B61): 1, a fraction of a shared one, or 0."""
    winners = 0
    for other in range(game[SEATS]):
        if strength(game, other) > strength(game, seat):
            return 0.0
        winners += 1 if strength(game, other) == strength(game, seat) else 0
    return 1.0 / winners


@inlined
def _reward(game: Game, seat: int, kind: int, before: float) -> float:
    if kind == RUNNING:
        return margin(game, seat) - before
    if game[OVER] == 0:
        return 0.0
    return margin(game, seat) if kind == MARGIN else share(game, seat)


@compiled
def _open(game: Game, terms: Terms, stream: Stream) -> int:
    """A new game; the learner's seat in it."""
    seats, first, seat = terms[PLAYERS], terms[STARTS], terms[LEARNER]
    set_up(game, seats, below(stream, seats) if first == CHANCE else first, terms[STRICT], stream)
    return below(stream, seats) if seat == CHANCE else seat


@compiled
def step(batch: Batch, actions: NDArray[np.int64], shown_now: Shown) -> None:
    """One decision in every row, or a new game (OPEN), and what follows up to the next decision, by one of `seats`. A
    row whose game ended shows the first decision of its next game; how it ended is in `finals` (the last observation)
    and `points` (of every seat). One function, since each that calls the policy takes seconds to compile."""
    games, streams, learners, terms = batch
    observations, masks, rewards, ends, finals, points, seats = shown_now
    for row in range(games.shape[0]):
        game, stream, learner = games[row], streams[row : row + 1], learners[row]
        rewards[row], ends[row] = 0.0, GOES_ON
        going_on = actions[row] != OPEN
        seat, before = 0, 0.0
        if not going_on:
            learner = _open(game, terms, stream)
        else:
            seat = to_move(game)
            before = margin(game, seat) if terms[REWARD] == RUNNING else 0.0
            die, space, discard = move_with(game, actions[row])
            if is_legal(game, die, space, discard):
                play(game, die, space, discard, stream)
            else:
                ends[row] = REFUSED
        while ends[row] == REFUSED or game[OVER] or (learner != EVERYBODY and to_move(game) != learner):
            if ends[row] == REFUSED or game[OVER]:
                rewards[row] = ILLEGAL_REWARD if ends[row] == REFUSED else _reward(game, seat, terms[REWARD], before)
                observe(game, seat, finals[row])
                for other in range(game[SEATS]):
                    points[row, other] = game[TALLY + TALLIES * other]
                ends[row] += ENDED
                going_on = False
                learner = _open(game, terms, stream)
            else:
                if terms[POLICY] == BUILDER:
                    die, space, discard = choose(game, stream)
                else:
                    die, space, discard = move_at(game, below(stream, count_moves(game)))
                play(game, die, space, discard, stream)
        if going_on:
            rewards[row] = _reward(game, seat, terms[REWARD], before)
        learners[row] = learner
        seats[row] = to_move(game)
        observe(game, seats[row], observations[row])
        mask(game, masks[row])


@compiled
def choose_uniformly(games: Game, streams: Stream, actions: NDArray[np.int64]) -> None:
    """A legal action for every row, each as likely as any other."""
    for row in range(games.shape[0]):
        game = games[row]
        die, space, discard = move_at(game, below(streams[row : row + 1], count_moves(game)))
        actions[row] = number_of(game, die, space, discard)
