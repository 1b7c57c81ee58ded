"""Greedy: the die and the space with the best expected building points, and nothing else in mind."""

from __future__ import annotations

from collections.abc import Callable

from chantier.bots.blueprints.estimate import materials_estimate
from chantier.core.chance import Chance
from chantier.core.sight import Sight
from chantier.games.blueprints.moves import Choices, TakeDie, put
from chantier.games.blueprints.pieces import INDEX, PICKS, Building, Die, Plan, Space
from chantier.games.blueprints.scoring import BONUS, follows
from chantier.games.blueprints.view import View

Worth = Callable[[Plan, Building, int], float]
"""What a building on a plan is worth with so many picks to come."""
_EVEN = 1e-9


def best_placement(choices: Choices, worth: Worth, picks_left: int, chance: Chance) -> tuple[Die, Space | None]:
    """The placement after which the building is worth most; among equals chance decides."""
    best: list[tuple[Die, Space | None]] = []
    most = float("-inf")
    for die, spaces in choices.places().items():
        for space in spaces:
            building = choices.building if space is None else put(choices.building, INDEX[space], die)
            value = worth(choices.plan, building, picks_left)
            if value > most + _EVEN:
                most, best = value, []
            if value >= most - _EVEN:
                best.append((die, space))
    return chance.choose(best, "bot")


class Greedy:
    name = "greedy"

    def choose(self, sight: Sight, chance: Chance) -> TakeDie:
        view: View = sight.view
        choices: Choices = sight.legal
        picks_left = PICKS - len(view.desks[sight.seat or 0].taken) - 1
        die, space = best_placement(choices, expected_points, picks_left, chance)
        return TakeDie(die, space, chance.choose(choices.discards_beside(die), "bot"))


def expected_points(plan: Plan, building: Building, picks_left: int) -> float:
    """Material points with their hope; the bonus only once it is there."""
    return materials_estimate(building, picks_left) + (BONUS if follows(plan, building) else 0)
