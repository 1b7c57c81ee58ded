"""Novice: somebody in a first game. Counts, not quite exactly, what a die scores where it is put; nothing to come."""

from __future__ import annotations

from chantier.bots.blueprints.greedy import best_placement
from chantier.core.chance import Chance
from chantier.core.sight import Sight
from chantier.games.blueprints.moves import Choices, TakeDie
from chantier.games.blueprints.pieces import Building, Plan
from chantier.games.blueprints.scoring import score

MISJUDGED = range(6)
"""Points by which one may be wrong about a placement; so among near-equals any may be taken."""


class Novice:
    name = "novice"
    strength = 2

    def choose(self, sight: Sight, chance: Chance) -> TakeDie:
        return at_a_glance(sight, chance, MISJUDGED)


def at_a_glance(sight: Sight, chance: Chance, misjudged: range) -> TakeDie:
    """The placement that seems to score most right now, give or take what one misjudges."""
    choices: Choices = sight.legal

    def seems(plan: Plan, building: Building, _: int) -> float:
        return score(plan, building).total + chance.choose(misjudged, "bot")

    die, space = best_placement(choices, seems, 0, chance)
    return TakeDie(die, space, chance.choose(choices.discards_beside(die), "bot"))
