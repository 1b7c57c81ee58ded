"""A bot for Pig."""

from __future__ import annotations

from chantier.core.chance import Chance
from chantier.core.sight import Sight
from chantier_pig.game import Hold, Roll

ENOUGH = 20
"""With so much in a turn, another roll loses on average as much as it wins: 20/6 for a one, 4 * 5/6 for the others."""


class Careful:
    name = "careful"

    def choose(self, sight: Sight, chance: Chance) -> Roll | Hold:
        """`sight.view` is the view, `sight.legal` has the moves; `chance` is for a bot that wants some."""
        if Roll() not in sight.legal or sight.view.turn >= ENOUGH:
            return Hold()
        return Roll()
