"""A bot that thinks in another process, so that a house full of people need not wait for its thoughts."""

from __future__ import annotations

from collections.abc import Callable

from chantier.core.bot import Bot
from chantier.core.chance import Chance, SeededChance
from chantier.core.crew import Crew
from chantier.core.moves import Move
from chantier.core.sight import Sight


class Away:
    def __init__(self, crew: Crew, make: Callable[[], Bot]) -> None:
        self._crew, self._make = crew, make
        self.name = make().name

    def choose(self, sight: Sight, chance: Chance) -> Move:
        return self._crew.ask(_thought, self._make, sight, chance.choose(range(2**32), "bot"))


def _thought(make: Callable[[], Bot], sight: Sight, seed: int) -> Move:
    move: Move = make().choose(sight, SeededChance(seed))
    return move
