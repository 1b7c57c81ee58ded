"""Pig, a dice game for Chantier: 2 to 4 players, nothing hidden, two kinds of moves, a bot of its own."""

from importlib.resources import files

from chantier.bots.uniform import Uniform
from chantier.core.law_facts import LawFacts
from chantier.registry.plain_game import plain_game
from chantier_pig.bots import Careful
from chantier_pig.game import Pig

GAME = plain_game(
    Pig(),
    files(__name__) / "words",
    bots={"uniform": Uniform, "careful": Careful},
    law_facts=LawFacts(has_secrets=None),
)
