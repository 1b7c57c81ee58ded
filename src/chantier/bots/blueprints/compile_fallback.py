"""A bot that searches, at a table where a person waits: until its machine code is there, the builder plays for it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from chantier.bots.blueprints.builder import Builder
from chantier.bots.blueprints.searching import Searcher
from chantier.bots.out_of_process import Away
from chantier.core.bot import Bot
from chantier.core.chance import Chance
from chantier.core.crew import Crew
from chantier.core.errors import Refusal
from chantier.core.sight import Sight
from chantier.lab.blueprints.kernel import warm_up

log = logging.getLogger(__name__)
PATIENCE_S = 1.0
"""So long one waits for machine code that is there and only has to be loaded."""
NICENESS = 10
MOST_S = 600.0
"""Where no folder can be written to, a worker compiles before its first thought."""


class Preparation(Protocol):
    """Gets the machine code ready, such as `warm_up`."""

    def start(self) -> None: ...

    def ready(self, within_s: float, /) -> bool: ...


class Attended:
    def __init__(self, bot: Bot, preparation: Preparation) -> None:
        self._bot, self._preparation, self._stand_in = bot, preparation, Builder()
        self.name = bot.name
        preparation.start()

    def choose(self, sight: Sight, chance: Chance) -> Any:
        if self._preparation.ready(PATIENCE_S):
            try:
                return self._bot.choose(sight, chance)
            except Refusal as refusal:  # its process has died, or took too long
                log.warning("the builder plays for %s: %s", self.name, refusal.code)
        return self._stand_in.choose(sight, chance)


def attended_here(make: Callable[[], Searcher]) -> Attended:
    return Attended(make(), warm_up)


class Thinkers:
    """Processes of low priority for bots that search. They alone load the compiler and the machine code."""

    def __init__(self, workers: int) -> None:
        self.crew = Crew(workers, MOST_S, NICENESS)
        self._preparation = warm_up.Warming(
            partial(self.crew.ask, warm_up.call_all), stamp=partial(self.crew.ask, warm_up.stamp_file)
        )

    def attended(self, make: Callable[[], Searcher]) -> Attended:
        return Attended(Away(self.crew, make), self._preparation)
