"""What lies where in the bytes of one game: a row of small whole numbers, so that a batch of games is one array.

A die is a number, (value - 1) * 4 + material, materials in the order W R S G: sorted by number, dice lie as in the pool
(B13). Spaces are counted as in `pieces.SPACES`.
"""

from __future__ import annotations

from chantier.games.blueprints.pieces import PICKS, PLANS

MOST_SEATS = 4
MATERIALS, VALUES, SPACES = 4, 6, 6
DICE = MATERIALS * VALUES
PLAN_COUNT = len(PLANS)
CLOSED = 9
"""What a hatched space asks of a die: more than any die has (B23)."""

SEATS, ROUND, FIRST, TAKEN_BY_ALL, FORCED, OVER = range(6)
"""FORCED: option `unplaceable` (B24), 1 for `forced`. TAKEN_BY_ALL: dice taken in this round, by all seats together."""
DEMAND = 6  # two materials, in their order (B11)
BAG = DEMAND + 2  # how many dice of each material
POOL = BAG + MATERIALS  # how many of each die
REMOVED = POOL + DICE  # how many of each die were removed openly in this round (B27)
DEALT = REMOVED + DICE  # 1 for each plan that has been dealt in this game (B06)
TALLY = DEALT + PLAN_COUNT  # for each seat: points, prizes, gold, silver, bronze (B60, B61)
TALLIES = 5
DESK = TALLY + TALLIES * MOST_SEATS

# At a desk
PLAN = 0
TAKEN = 1  # how many dice it has taken, then which
TAKEN_DICE = 2
LEAST = TAKEN_DICE + PICKS  # for each space the least value a die needs to go there (B21, B22), or CLOSED
HEIGHT = LEAST + SPACES
STACK = HEIGHT + SPACES  # for each space its dice from the bottom, PICKS places each
SCORE = STACK + SPACES * PICKS  # of the last round
DESK_SIZE = SCORE + 1

SIZE = DESK + DESK_SIZE * MOST_SEATS
UNKNOWN = -1
"""The plan of a desk behind another seat's screen, in what one seat knows; of such a desk only the dice are known."""
NOWHERE = 6
"""The space of a die that can only be removed (B24)."""
NONE = -1
"""No die is removed besides (B27)."""
