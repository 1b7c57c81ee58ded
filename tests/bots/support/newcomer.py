"""A player in a first game, for tests and measurements: any of the three placements that look best right now."""

from __future__ import annotations

from chantier.core.chance import Chance
from chantier.core.sight import Sight
from chantier.games.blueprints.moves import Choices, TakeDie, put
from chantier.games.blueprints.pieces import INDEX, Die, Space
from chantier.games.blueprints.scoring import score

LOOKED_AT = 3


class Newcomer:
    """What looks best is what the page shows before one builds: the points of the own building as it would stand.
    Among equals chance decides which are looked at."""

    name = "newcomer"

    def choose(self, sight: Sight, chance: Chance) -> TakeDie:
        choices: Choices = sight.legal
        die, space = chance.choose(best_looking(choices, chance), "bot")
        return TakeDie(die, space, chance.choose(choices.discards_beside(die), "bot"))


def best_looking(choices: Choices, chance: Chance) -> list[tuple[Die, Space | None]]:
    """The three placements with the highest preview, or all if there are fewer."""
    left = [(_preview(choices, die, space), die, space) for die, spaces in choices.places().items() for space in spaces]
    found: list[tuple[Die, Space | None]] = []
    while left and len(found) < LOOKED_AT:
        most = max(points for points, _, _ in left)
        taken = chance.choose([one for one in left if one[0] == most], "bot")
        left.remove(taken)
        found.append(taken[1:])
    return found


def _preview(choices: Choices, die: Die, space: Space | None) -> int:
    building = choices.building if space is None else put(choices.building, INDEX[space], die)
    return score(choices.plan, building).total
