"""Layout of an observation of Blueprints: one row of small whole numbers, from one seat's view.

Actions are numbers too. The environments (envs/) write the same rows from a readable view; a test compares them.
"""

from __future__ import annotations

from chantier.games.blueprints.pieces import PICKS
from chantier.lab.blueprints.kernel.layout import DICE, MATERIALS, PLAN_COUNT, SPACES, TALLIES

FACETS = 1 + MATERIALS
"""A die is its value, then a 1 at its material, W R S G; no die is all 0."""

ROUND, PLACE, TURN, FORCED = range(4)
"""The round; how many act before this seat in it; whose turn it is, counted on from this seat (as many as there are
seats: nobody's, it is over); option `unplaceable`."""
DEMAND = 4  # the first material in demand and the second (B11)
BAG = DEMAND + 2 * MATERIALS  # how many dice of each material
POOL = BAG + MATERIALS  # how many of each die
REMOVED = POOL + DICE  # how many of each die were removed openly in this round (B27)
PLANS_SEEN = REMOVED + DICE  # 1 for each plan that was revealed
PLAN = PLANS_SEEN + PLAN_COUNT  # this seat's: the height for each space
BUILDING = PLAN + SPACES  # this seat's: for each space PICKS dice from the bottom up
OTHERS = BUILDING + SPACES * PICKS * FACETS  # for every seat, from this one on in turn order:
TAKEN_DICE = 0  # the dice it took in this round, in their order
GONE = TAKEN_DICE + PICKS * FACETS  # 1 for each of them that was removed because it fitted nowhere (B24, B29)
TALLY = GONE + PICKS  # points, prizes, gold, silver, bronze as given so far
SEAT_SIZE = TALLY + TALLIES

FIELDS = {
    "round": slice(ROUND, PLACE),
    "place": slice(PLACE, TURN),
    "turn": slice(TURN, FORCED),
    "forced": slice(FORCED, DEMAND),
    "in_demand": slice(DEMAND, BAG),
    "bag": slice(BAG, POOL),
    "pool": slice(POOL, REMOVED),
    "removed": slice(REMOVED, PLANS_SEEN),
    "plans_seen": slice(PLANS_SEEN, PLAN),
    "plan": slice(PLAN, BUILDING),
    "building": slice(BUILDING, OTHERS),
    "seats": slice(OTHERS, None),
}
"""The parts of an observation by name, as docs/lab.md tells them."""

PLACES = SPACES + 1
"""Where a die may go: a space, or nowhere (B24)."""


def size(seats: int) -> int:
    return OTHERS + SEAT_SIZE * seats


def actions(seats: int) -> int:
    """`die * 7 + space`; with two seats this times 24, plus the die removed besides (B27)."""
    return DICE * PLACES * (DICE if seats == 2 else 1)
