"""The bots, from the weakest to the strongest: how steady their hands are, and how much they try out before."""

from __future__ import annotations

import random
from typing import NamedTuple

from chantier.bots.men_at_work.despair import at_a_loss
from chantier.bots.men_at_work.gestures import Unsteady, gesture, missing
from chantier.bots.men_at_work.ideas import Idea, worth
from chantier.bots.men_at_work.outlook import Outlook, outlook
from chantier.bots.men_at_work.thinking import ideas
from chantier.bots.men_at_work.tidying import tidied
from chantier.core.chance import Chance
from chantier.core.sight import Sight
from chantier.games.men_at_work.moves import Choices, MenAtWorkMove


class Level(NamedTuple):
    name: str
    hand: Unsteady
    tries: int
    """Places thought of for an act."""
    ambition: float
    """So many mm of safety are given up for a title (M70)."""
    whim: float
    """So many mm of safety it does not see."""


APPRENTICE = Level("apprentice", Unsteady(2.0, 1.5), tries=80, ambition=2.0, whim=1.0)


class Apprentice:
    """Looks, and does; nothing is tried out."""

    name = APPRENTICE.name

    def choose(self, sight: Sight, chance: Chance) -> MenAtWorkMove:
        return _choose(APPRENTICE, sight, chance)


def _choose(level: Level, sight: Sight, chance: Chance) -> MenAtWorkMove:
    legal: Choices = sight.legal
    rng = random.Random(chance.choose(range(2**32), "bot"))
    if legal.phase == "clearing":
        return tidied(legal, rng)
    if legal.phase == "preparing":  # M10: the simplest site will do
        return legal.sample(chance)
    seen = outlook(sight)
    best = _best(level, seen, rng)
    if best is None:
        return at_a_loss(legal, rng, chance)
    return gesture(best, legal.poses, missing(level.hand, rng))


def _best(level: Level, seen: Outlook, rng: random.Random) -> Idea | None:
    found = ideas(seen, rng, level.tries) or ideas(seen, rng, 4 * level.tries)
    ambition = level.ambition if seen.rita_is_here else 0.0
    return max(found, key=lambda idea: worth(idea, seen.top, ambition) + rng.uniform(0, level.whim), default=None)
