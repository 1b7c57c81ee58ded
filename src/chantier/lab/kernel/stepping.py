"""Batches of games for learners, one decision at a time: actions in, observations, masks and rewards out.

A row has a learner's seat, for which decisions come from outside, while a policy of the kernel plays the others; or it
has none, and every decision comes from outside. A game that ends is followed by the next at once.
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from chantier.lab.kernel import observed as shown
from chantier.lab.kernel.layout import (
    BAG,
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
    TO_MOVE,
    VALUES,
)
from chantier.lab.kernel.policy import choose
from chantier.lab.kernel.rules import (
    PICKS,
    PLANS,
    Game,
    Stream,
    count_moves,
    move_at,
    play,
    set_up,
    strength,
    to_move,
)
from chantier.lab.kernel.stream import below

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
GOES_ON, ENDED, REFUSED = range(3)


Terms = NDArray[np.int64]


# What a seat may see


@njit(cache=True)
def observe(game: Game, seat: int, row: Game) -> None:
    """One seat's view, and nothing else: of other desks only the dice all saw them take (B29)."""
    seats = game[SEATS]
    row[:] = 0
    row[shown.ROUND] = game[ROUND]
    row[shown.PLACE] = (seat - game[FIRST]) % seats
    row[shown.TURN] = seats if game[OVER] else (to_move(game) - seat) % seats
    row[shown.FORCED] = game[FORCED]
    row[shown.DEMAND + game[DEMAND]] = 1
    row[shown.DEMAND + MATERIALS + game[DEMAND + 1]] = 1
    for material in range(MATERIALS):
        row[shown.BAG + material] = game[BAG + material]
    for die in range(DICE):
        row[shown.POOL + die] = game[POOL + die]
        row[shown.REMOVED + die] = game[REMOVED + die]
    for plan in range(PLAN_COUNT):
        row[shown.PLANS_SEEN + plan] = game[DEALT + plan]
    if not game[OVER]:
        for other in range(seats):  # dealt, but not revealed
            row[shown.PLANS_SEEN + game[DESK + DESK_SIZE * other + PLAN]] = 0
    _show_desk(game, seat, row)
    for after in range(seats):
        _show_seat(game, (seat + after) % seats, row, shown.OTHERS + shown.SEAT_SIZE * after)


@njit(cache=True)
def _show_desk(game: Game, seat: int, row: Game) -> None:
    desk = DESK + DESK_SIZE * seat
    for space in range(SPACES):
        row[shown.PLAN + space] = PLANS[game[desk + PLAN], space]
        for level in range(game[desk + HEIGHT + space]):
            place = space * PICKS + level
            _show_die(game[desk + STACK + place], row, shown.BUILDING + place * shown.FACETS)


@njit(cache=True)
def _show_seat(game: Game, seat: int, row: Game, at: int) -> None:
    desk = DESK + DESK_SIZE * seat
    for number in range(game[desk + TAKEN]):
        _show_die(game[desk + TAKEN_DICE + number], row, at + shown.TAKEN_DICE + number * shown.FACETS)
    for field in range(TALLIES):
        row[at + shown.TALLY + field] = game[TALLY + TALLIES * seat + field]


@njit(cache=True)
def _show_die(die: int, row: Game, at: int) -> None:
    row[at] = die // MATERIALS + 1
    row[at + 1 + die % MATERIALS] = 1


# Moves as numbers


@njit(cache=True)
def number_of(game: Game, die: int, space: int, discard: int) -> int:
    number = die * shown.PLACES + space
    return number * DICE + discard if game[SEATS] == 2 else number


@njit(cache=True)
def move_with(game: Game, number: int) -> tuple[int, int, int]:
    """Die, space and what is removed besides; whether it is legal is another question."""
    discard = NONE
    if game[SEATS] == 2:
        discard = number % DICE
        number //= DICE
    return number // shown.PLACES, number % shown.PLACES, discard


@njit(cache=True)
def mask(game: Game, row: Game) -> None:
    """1 for every legal move of the seat to move (B20 to B27)."""
    row[:] = 0
    if game[OVER]:
        return
    desk = DESK + DESK_SIZE * to_move(game)
    forced = game[FORCED] == 1 and _something_fits(game, desk)
    for die in range(DICE):
        if game[POOL + die] == 0:
            continue
        for space in range(SPACES):
            if game[desk + LEAST + space] <= die // MATERIALS + 1:
                _mark(game, die, space, row)
        if game[desk + PLACES + die // MATERIALS] == 0 and not forced:
            _mark(game, die, NOWHERE, row)


@njit(cache=True)
def _mark(game: Game, die: int, space: int, row: Game) -> None:
    if game[SEATS] > 2:
        row[die * shown.PLACES + space] = 1
        return
    start = (die * shown.PLACES + space) * DICE
    for other in range(DICE):
        if game[POOL + other] > (1 if other == die else 0):
            row[start + other] = 1


@njit(cache=True)
def _something_fits(game: Game, desk: int) -> bool:
    """Whether any die of the pool can be placed (B24)."""
    found = 0
    for value in range(VALUES):
        found += game[KINDS + value] * game[desk + PLACES + value]
    return found > 0


@njit(cache=True)
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


@njit(cache=True)
def _reply(game: Game, policy: int, stream: Stream) -> None:
    """One decision of a seat that the kernel plays."""
    if policy == BUILDER:
        die, space, discard = choose(game, stream)
    else:
        die, space, discard = move_at(game, below(stream, count_moves(game)))
    play(game, die, space, discard, stream)


@njit(cache=True)
def _go_on(game: Game, learner: int, policy: int, stream: Stream) -> None:
    """Until the learner is to move, or it is over."""
    while learner != EVERYBODY and game[OVER] == 0 and to_move(game) != learner:
        _reply(game, policy, stream)


@njit(cache=True)
def margin(game: Game, seat: int) -> float:
    """Points ahead of the mean of the others."""
    seats = game[SEATS]
    total = 0
    for other in range(seats):
        total += game[TALLY + TALLIES * other]
    own = game[TALLY + TALLIES * seat]
    return own - (total - own) / (seats - 1)


@njit(cache=True)
def share(game: Game, seat: int) -> float:
    """The part of the victory (B61): 1, a fraction of a shared one, or 0."""
    winners = 0
    for other in range(game[SEATS]):
        if strength(game, other) > strength(game, seat):
            return 0.0
        winners += 1 if strength(game, other) == strength(game, seat) else 0
    return 1.0 / winners


@njit(cache=True)
def _reward(game: Game, seat: int, kind: int, before: float) -> float:
    if kind == RUNNING:
        return margin(game, seat) - before
    if game[OVER] == 0:
        return 0.0
    return margin(game, seat) if kind == MARGIN else share(game, seat)


@njit(cache=True)
def _open(game: Game, learner: Game, terms: Terms, stream: Stream) -> None:
    """A new game, up to the learner's first decision."""
    seats, first, seat = terms[PLAYERS], terms[STARTS], terms[LEARNER]
    set_up(game, seats, below(stream, seats) if first == CHANCE else first, terms[STRICT], stream)
    learner[0] = below(stream, seats) if seat == CHANCE else seat
    _go_on(game, learner[0], terms[POLICY], stream)


@njit(cache=True)
def _show(game: Game, learner: int, observation: Game, legal: Game) -> None:
    observe(game, to_move(game) if learner == EVERYBODY else learner, observation)
    mask(game, legal)


@njit(cache=True, nogil=True)
def begin(games: Game, streams: Stream, learners: Game, terms: Terms, observations: Game, masks: Game) -> None:
    """A new game in every row."""
    for row in range(games.shape[0]):
        _open(games[row], learners[row : row + 1], terms, streams[row : row + 1])
        _show(games[row], learners[row], observations[row], masks[row])


@njit(cache=True, nogil=True)
def step(
    games: Game,
    streams: Stream,
    learners: Game,
    terms: Terms,
    actions: NDArray[np.int64],
    observations: Game,
    masks: Game,
    rewards: NDArray[np.float32],
    ends: Game,
    finals: Game,
    points: Game,
) -> None:
    """One decision in every row, and what follows up to the next one. A row whose game ended shows the first decision
    of its next game; how it ended is in `finals` (the last observation) and `points` (of every seat)."""
    for row in range(games.shape[0]):
        game, stream = games[row], streams[row : row + 1]
        seat = to_move(game)
        before = margin(game, seat)
        die, space, discard = move_with(game, actions[row])
        ends[row] = GOES_ON
        if is_legal(game, die, space, discard):
            play(game, die, space, discard, stream)
            _go_on(game, learners[row], terms[POLICY], stream)
            rewards[row] = _reward(game, seat, terms[REWARD], before)
            if game[OVER]:
                ends[row] = ENDED
        else:
            rewards[row] = ILLEGAL_REWARD
            ends[row] = REFUSED
        if ends[row] != GOES_ON:
            observe(game, seat, finals[row])
            for other in range(game[SEATS]):
                points[row, other] = game[TALLY + TALLIES * other]
            _open(game, learners[row : row + 1], terms, stream)
        _show(game, learners[row], observations[row], masks[row])


@njit(cache=True, nogil=True)
def choose_uniformly(games: Game, streams: Stream, actions: NDArray[np.int64]) -> None:
    """A legal action for every row, each as likely as any other."""
    for row in range(games.shape[0]):
        game = games[row]
        die, space, discard = move_at(game, below(streams[row : row + 1], count_moves(game)))
        actions[row] = number_of(game, die, space, discard)


def seats_to_move(games: Game) -> Game:
    """Of every game at once."""
    return games[:, TO_MOVE].copy()
