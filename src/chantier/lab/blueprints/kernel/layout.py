"""Layout of the bytes of one game: a row of small whole numbers, so that a batch of games is one array.

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

SEATS, ROUND, FIRST, TAKEN_BY_ALL, TO_MOVE, FORCED, OVER = range(7)
"""FORCED: option `unplaceable` (B24), 1 for `forced`. TAKEN_BY_ALL: dice taken in this round, by all seats together."""
DEMAND = 7  # two materials, in their order (B11)
BAG = DEMAND + 2  # how many dice of each material
POOL = BAG + MATERIALS  # how many of each die
KINDS = POOL + DICE  # how many different dice of each value lie in the pool
REMOVED = KINDS + VALUES  # how many of each die were removed openly in this round (B27)
DEALT = REMOVED + DICE  # 1 for each plan that has been dealt in this game (B06)
TALLY = DEALT + PLAN_COUNT  # for each seat its points, Prizes, and gold, silver and bronze Awards (B60, B61)
TALLIES = 5
POINTS, PRIZES, AWARDS = range(3)
DESK = TALLY + TALLIES * MOST_SEATS

# At a desk
PLAN = 0
TAKEN = 1  # how many dice it has taken, then which
TAKEN_DICE = 2
GONE = TAKEN_DICE + PICKS  # which of them were removed (B24), as all saw: the lowest bit stands for the first
LEAST = GONE + 1  # for each space the least value a die needs to go there (B21, B22), or CLOSED
PLACES = LEAST + SPACES  # for each value on how many spaces such a die may go
HEIGHT = PLACES + VALUES
STACK = HEIGHT + SPACES  # for each space its dice from the bottom, PICKS places each
OF_MATERIAL = STACK + SPACES * PICKS  # how many dice of each material are built
OF_VALUE = OF_MATERIAL + MATERIALS  # and of each value
SCORE = OF_VALUE + VALUES  # of the last round
DESK_SIZE = SCORE + 1

SIZE = DESK + DESK_SIZE * MOST_SEATS
UNKNOWN = -1
"""The plan of a desk behind another seat's screen, in what one seat knows; of such a desk only the dice taken are
known, and which of them were removed."""
NOWHERE = SPACES
"""The space of a die that can only be removed (B24)."""
MOST_MOVES = 256  # with two players: at most 8 dice, 4 spaces and 7 dice to remove besides, 224
NONE = -1
"""No die is removed besides (B27)."""
