"""What one seat knows, as bytes: a game's row in which the desks behind other screens are blank.

And games that could be behind it: each hidden desk gets a card nobody has shown, and its dice, which all saw taken,
stand on it as the policy would have put them (B29).
"""

from __future__ import annotations

import numpy as np

from chantier.lab.kernel.compiling import compiled
from chantier.lab.kernel.estimates import BUILDER
from chantier.lab.kernel.layout import (
    DEALT,
    DESK,
    DESK_SIZE,
    LEAST,
    NOWHERE,
    PLAN,
    PLAN_COUNT,
    SCORE,
    SEATS,
    TAKEN,
    TAKEN_DICE,
    UNKNOWN,
)
from chantier.lab.kernel.policy import place
from chantier.lab.kernel.rules import Game, Stream, build, lay_card
from chantier.lab.kernel.stream import below
from chantier.lab.kernel.surveying import SURVEY_SIZE

TRIES = 6
"""So many cards are tried until all dice can stand on one; few players take a die they cannot place."""


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
            for _ in range(TRIES):
                if _rebuild(game, desk, _unseen_plan(game, stream), stream):
                    break
            game[DEALT + game[desk + PLAN]] = 1


@compiled
def _unseen_plan(game: Game, stream: Stream) -> int:
    unseen = 0
    for plan in range(PLAN_COUNT):
        unseen += 1 - game[DEALT + plan]
    number = np.int64(below(stream, unseen))
    for plan in range(PLAN_COUNT):
        if game[DEALT + plan] == 0:
            if number == 0:
                return plan
            number -= 1
    return UNKNOWN


@compiled
def _rebuild(game: Game, desk: int, plan: int, stream: Stream) -> bool:
    """All dice taken here, one by one, on this plan; whether each could be placed (B24)."""
    found = np.empty(SURVEY_SIZE)
    taken = game[desk + TAKEN]
    game[desk + LEAST : desk + SCORE] = 0
    lay_card(game, desk, plan)
    whole = True
    for number in range(taken):
        game[desk + TAKEN] = number
        die = game[desk + TAKEN_DICE + number]
        space = place(game, desk, die, BUILDER, found, stream)
        if space == NOWHERE:
            whole = False
        else:
            build(game, desk, die, space)
    game[desk + TAKEN] = taken
    return whole
