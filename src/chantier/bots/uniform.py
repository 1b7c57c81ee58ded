"""The bot that plays any game: it picks evenly among the legal moves."""

from __future__ import annotations

from typing import Any

from chantier.core.chance import Chance
from chantier.core.sight import Sight


class Uniform:
    name = "uniform"

    def choose(self, sight: Sight, chance: Chance) -> Any:
        return sight.legal.sample(chance)
