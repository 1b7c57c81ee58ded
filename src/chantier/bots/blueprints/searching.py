"""Bots that search: they imagine what is hidden, play the round out in many ways, and take what did best.

The search runs as machine code (lab/blueprints/kernel) with the global lock released: a server goes on meanwhile.
Their time is counted in decisions played out, not in seconds: the same chance gives the same move on every machine.
"""

from __future__ import annotations

from chantier.core.chance import Chance
from chantier.core.sight import Sight
from chantier.games.blueprints.moves import TakeDie

SEEDS = range(1 << 32)


class Searcher:
    name: str
    budget: int
    """Decisions played out for a move."""
    placements: int
    """So many placements, those that look best at first sight, are looked at more closely."""
    removals: int
    """And with two players so many dice to remove beside each (B27)."""

    def choose(self, sight: Sight, chance: Chance) -> TakeDie:
        from chantier.lab.blueprints.kernel import (  # the compiler takes longer to load than most commands take
            packing,
            search,
        )

        seed = chance.choose(SEEDS, "bot")
        found = search.weigh(packing.knowledge(sight.view), seed, self.budget, self.placements, self.removals)
        return packing.move_of(*found.moves[0].tolist())


class Planner(Searcher):
    """A glance at the few placements it likes best."""

    name = "planner"
    strength = 5
    budget, placements, removals = 400, 4, 1


class Architect(Searcher):
    """All promising moves, for 10 to 15 ms on one core."""

    name = "architect"
    strength = 6
    budget, placements, removals = 24_000, 16, 4
