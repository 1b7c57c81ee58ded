"""Builder: weighs Prizes, Awards and the plan besides the building, and takes away what a single rival wants."""

from __future__ import annotations

from collections import Counter

from chantier.bots.blueprints.estimate import bonus_estimate, materials_estimate, prizes_estimate
from chantier.bots.blueprints.greedy import best_placement
from chantier.core.chance import Chance
from chantier.core.sight import Sight
from chantier.games.blueprints.moves import Choices, TakeDie
from chantier.games.blueprints.pieces import LETTERS, PICKS, PRIZE_POINTS, VALUE, Building, Die, Material, Plan
from chantier.games.blueprints.scoring import RECYCLED_POINTS
from chantier.games.blueprints.state import standing
from chantier.games.blueprints.view import View

POINTS_PER_PRIZE_POINT = 4.5
"""Building points that are worth giving up for one point of a Prize: what the Award they decide is worth."""
IN_DEMAND_WORTH = (0.3, 0.1)
"""A little extra for dice that win ties (B41)."""


class Builder:
    name = "builder"
    strength = 4

    def choose(self, sight: Sight, chance: Chance) -> TakeDie:
        view: View = sight.view
        choices: Choices = sight.legal
        seat = sight.seat or 0
        picks_left = PICKS - len(view.desks[seat].taken) - 1
        in_demand = view.in_demand

        def worth(plan: Plan, building: Building, left: int) -> float:
            return (
                materials_estimate(building, left)
                + bonus_estimate(plan, building, left)
                + POINTS_PER_PRIZE_POINT * PRIZE_POINTS * prizes_estimate(building, left)
                + _tie_worth(building, in_demand)
            )

        die, space = best_placement(choices, worth, picks_left, chance)
        return TakeDie(die, space, self._discard(choices, die, view, seat))

    def _discard(self, choices: Choices, die: Die, view: View, seat: int) -> Die | None:
        """With two players: the die the other would like best (B27)."""
        options = choices.discards_beside(die)
        if options[0] is None:
            return None
        rival = view.desks[1 - seat]
        built = standing(rival.taken, rival.removed)
        return max(
            (option for option in options if option is not None), key=lambda one: appeal(one, built, rival.removed)
        )


def _tie_worth(building: Building, in_demand: tuple[Material, ...]) -> float:
    letters = [die[0] for stack in building for die in stack]
    return sum(
        weight * letters.count(LETTERS[material]) for weight, material in zip(IN_DEMAND_WORTH, in_demand, strict=True)
    )


def appeal(die: Die, built: tuple[Die, ...], removed: tuple[Die, ...] = ()) -> float:
    """Appeal of one more die like this to a seat that has built with these dice. Their places are unknown. A
    die not higher than one that fitted nowhere fits nowhere either (B22, B29)."""
    if any(VALUE[die] <= VALUE[one] for one in removed):
        return 0.0
    letters = Counter(one[0] for one in built)
    values = Counter(VALUE[one] for one in built)
    worth = {"W": 4.5, "S": 4.0, "G": float(VALUE[die]), "R": 0.0}[die[0]]
    if die[0] == "R" and letters["R"] < PICKS:
        worth = float(RECYCLED_POINTS[letters["R"] + 1] - RECYCLED_POINTS[letters["R"]])
    if letters[die[0]] >= 3:
        worth += 2 * (letters[die[0]] - 2)
    if values[VALUE[die]] >= 2:
        worth += 2 * (values[VALUE[die]] - 1)
    if len(values) == len(built) >= 3 and VALUE[die] not in values:
        worth += len(built) - 2
    return worth
