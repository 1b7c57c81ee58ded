"""Information set of one seat, as bytes: a game's row in which the desks behind other screens are blank.

And games that could be behind it: each hidden desk gets a card nobody has shown, and the dice that all saw taken stand
on it as the policy would have put them, but for those that all saw removed, for which there was no space then (B29).
"""

from __future__ import annotations

import numpy as np

from chantier.lab.blueprints.kernel.compilation import compiled
from chantier.lab.blueprints.kernel.estimates import BUILDER
from chantier.lab.blueprints.kernel.layout import (
    CLOSED,
    DEALT,
    DESK,
    DESK_SIZE,
    GONE,
    LEAST,
    MATERIALS,
    NOWHERE,
    PLACES,
    PLAN,
    PLAN_COUNT,
    SCORE,
    SEATS,
    SPACES,
    TAKEN,
    TAKEN_DICE,
    UNKNOWN,
)
from chantier.lab.blueprints.kernel.placement_values import SURVEY_SIZE
from chantier.lab.blueprints.kernel.policy import place
from chantier.lab.blueprints.kernel.rules import PICKS, PLANS, Game, Stream, build, lay_card
from chantier.lab.blueprints.kernel.stream import below

TRIES = 6
"""So many cards are tried as the policy would build on them, until one leads to what all saw; after that, cards and
spaces are looked for that do. Few players take a die they cannot place."""


@compiled
def hide(game: Game, seat: int) -> None:
    """Blanks what this seat does not see of a game."""
    for other in range(game[SEATS]):
        desk = DESK + DESK_SIZE * other
        if other != seat and game[desk + PLAN] != UNKNOWN:
            game[DEALT + game[desk + PLAN]] = 0
            game[desk + PLAN] = UNKNOWN
            game[desk + LEAST : desk + SCORE] = 0


@compiled
def imagine(game: Game, stream: Stream) -> None:
    """Fills in what is blank: a state that shows the same to the seat that knows this."""
    for seat in range(game[SEATS]):
        desk = DESK + DESK_SIZE * seat
        if game[desk + PLAN] == UNKNOWN:
            tries = 0
            while tries < TRIES and not _rebuild(game, desk, _unseen_plan(game, stream), False, stream):
                tries += 1
            if tries == TRIES:
                _rebuild(game, desk, _fitting_plan(game, desk, stream), True, stream)
            game[DEALT + game[desk + PLAN]] = 1


@compiled
def _unseen_plan(game: Game, stream: Stream) -> int:
    unseen = np.empty(PLAN_COUNT, np.int8)
    for plan in range(PLAN_COUNT):
        unseen[plan] = 1 - game[DEALT + plan]
    return _any_of(unseen, stream)


@compiled
def _fitting_plan(game: Game, desk: int, stream: Stream) -> int:
    """An unseen card on which what all saw can have come about; any, if there is none (strangers make up views)."""
    fitting, least = np.zeros(PLAN_COUNT, np.int8), np.empty(SPACES, np.int8)
    for plan in range(PLAN_COUNT):
        if game[DEALT + plan] == 0:
            for space in range(SPACES):
                least[space] = 1 if PLANS[plan, space] > 0 else CLOSED
            fitting[plan] = _leads_on(game, desk, 0, game[desk + TAKEN], least)
    return _any_of(fitting, stream) if fitting.any() else _unseen_plan(game, stream)


@compiled
def _any_of(plans: Game, stream: Stream) -> int:
    """One of the plans that are marked."""
    number = np.int64(below(stream, plans.sum()))
    for plan in range(PLAN_COUNT):
        if plans[plan]:
            if number == 0:
                return plan
            number -= 1
    return UNKNOWN


@compiled
def _rebuild(game: Game, desk: int, plan: int, careful: bool, stream: Stream) -> bool:
    """All dice taken here, one by one, on this plan: each is placed, unless it was removed and no space could take it
    (B24). Whether that is possible; who is careful goes on in any case, and chooses spaces that make it so."""
    found = np.empty(SURVEY_SIZE)
    taken = game[desk + TAKEN]
    game[desk + LEAST : desk + SCORE] = 0
    lay_card(game, desk, plan)
    as_seen = True
    for number in range(taken):
        die = game[desk + TAKEN_DICE + number]
        fits = game[desk + PLACES + die // MATERIALS] > 0
        gone = game[desk + GONE] >> number & 1
        as_seen = as_seen and fits != gone
        if not (as_seen or careful):
            break
        if fits and not gone:
            game[desk + TAKEN] = number
            space = place(game, desk, die, BUILDER, found, stream)
            if careful:
                space = _leading_on(game, desk, number, taken, space, stream)
            build(game, desk, die, space)
    game[desk + TAKEN] = taken
    return as_seen


@compiled
def _leading_on(game: Game, desk: int, number: int, taken: int, liked: int, stream: Stream) -> int:
    """The space the policy likes, unless only others lead on to what all saw of the dice to come."""
    least = game[desk + LEAST : desk + LEAST + SPACES]
    needed = game[desk + TAKEN_DICE + number] // MATERIALS + 1
    best, equals = NOWHERE, 0
    for space in range(SPACES):
        before = least[space]
        if before <= needed:
            least[space] = needed
            leads_on = _leads_on(game, desk, number + 1, taken, least)
            least[space] = before
            if leads_on and space == liked:
                return space
            if leads_on:
                equals += 1
                if below(stream, equals) == 0:
                    best = space
    return liked if best == NOWHERE else best


@compiled
def _leads_on(game: Game, desk: int, first: int, taken: int, least: Game) -> bool:
    """True if the dice from this one on fit as all saw (placed, or removed). `least` holds the minimum values.

    All ways are tried, one die after the other, and undone where they lead nowhere. (A function that calls
    itself would be shorter, but its machine code cannot be kept.)"""
    ways, before = np.full(PICKS, -1), np.empty(PICKS, np.int8)
    number = first
    while first <= number < taken:
        if 0 <= ways[number] < SPACES:
            least[ways[number]] = before[number]
        ways[number] = _next_way(game, desk, number, least, ways[number] + 1)
        if ways[number] > NOWHERE:
            ways[number] = -1
            number -= 1
            continue
        if ways[number] < SPACES:
            before[number] = least[ways[number]]
            least[ways[number]] = game[desk + TAKEN_DICE + number] // MATERIALS + 1
        number += 1
    for done in range(number - 1, first - 1, -1):
        if ways[done] < SPACES:
            least[ways[done]] = before[done]
    return number == taken


@compiled
def _next_way(game: Game, desk: int, number: int, least: Game, start: int) -> int:
    """The next space for this die; NOWHERE if it was removed and nothing can take it; more than that if no way is left.
    Of spaces that ask for the same only the first is tried: the others lead to the same."""
    needed = game[desk + TAKEN_DICE + number] // MATERIALS + 1
    if game[desk + GONE] >> number & 1:
        return NOWHERE if start <= NOWHERE and least.min() > needed else NOWHERE + 1
    for space in range(start, SPACES):
        if least[space] <= needed:
            repeated = False
            for other in range(space):
                repeated = repeated or least[other] == least[space]
            if not repeated:
                return space
    return NOWHERE + 1
