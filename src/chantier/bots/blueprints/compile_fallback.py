"""A bot that searches, at a table where a person waits: until its machine code is there, the builder plays for it."""

from __future__ import annotations

from collections.abc import Callable

from chantier.bots.blueprints.builder import Builder
from chantier.bots.blueprints.searching import Searcher
from chantier.core.chance import Chance
from chantier.core.sight import Sight
from chantier.games.blueprints.moves import TakeDie
from chantier.lab.blueprints.kernel import warm_up

PATIENCE_S = 1.0
"""So long one waits for machine code that is there and only has to be loaded."""


class Attended:
    def __init__(self, make: Callable[[], Searcher]) -> None:
        self._bot, self._stand_in = make(), Builder()
        self.name = self._bot.name
        warm_up.start()

    def choose(self, sight: Sight, chance: Chance) -> TakeDie:
        bot = self._bot if warm_up.ready(PATIENCE_S) else self._stand_in
        return bot.choose(sight, chance)
