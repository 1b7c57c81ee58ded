"""Dabbler: plays now and then. Counts like the novice, and is wrong more often."""

from __future__ import annotations

from chantier.bots.blueprints.novice import at_a_glance
from chantier.core.chance import Chance
from chantier.core.sight import Sight
from chantier.games.blueprints.moves import TakeDie

MISJUDGED = range(11)
"""Points by which one may be wrong about a placement: measured so that a newcomer has a good chance against two."""


class Dabbler:
    name = "dabbler"
    strength = 1

    def choose(self, sight: Sight, chance: Chance) -> TakeDie:
        return at_a_glance(sight, chance, MISJUDGED)
