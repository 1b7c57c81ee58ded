"""Greedy: a die and a space with the best expected building points, give or take one, and nothing else in mind."""

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
ROUNDING = 1e-9
UNSEEN = 1.0
"""Greedy does not see differences of less than a point."""


def best_placement(
    choices: Choices, worth: Worth, picks_left: int, chance: Chance, unseen: float = ROUNDING
) -> tuple[Die, Space | None]:
    """The placement after which the building is worth most; among those that are less than `unseen` behind it, chance
    decides."""
    weighed: list[tuple[float, Die, Space | None]] = []
    for die, spaces in choices.places().items():
        for space in spaces:
            building = choices.building if space is None else put(choices.building, INDEX[space], die)
            weighed.append((worth(choices.plan, building, picks_left), die, space))
    most = max(value for value, _, _ in weighed)
    return chance.choose([(die, space) for value, die, space in weighed if value > most - unseen], "bot")


class Greedy:
    name = "greedy"
    strength = 3

    def choose(self, sight: Sight, chance: Chance) -> TakeDie:
        view: View = sight.view
        choices: Choices = sight.legal
        picks_left = PICKS - len(view.desks[sight.seat or 0].taken) - 1
        die, space = best_placement(choices, expected_points, picks_left, chance, UNSEEN)
        return TakeDie(die, space, chance.choose(choices.discards_beside(die), "bot"))


def expected_points(plan: Plan, building: Building, picks_left: int) -> float:
    """Material points with their hope; the bonus only once it is there."""
    return materials_estimate(building, picks_left) + (BONUS if follows(plan, building) else 0)
