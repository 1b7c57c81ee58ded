"""Stairs, a small game for Chantier: 2 to 4 players, hidden hands, 24 steps."""

from importlib.resources import files

from chantier.core.law_facts import LawFacts
from chantier.registry.plain_game import plain_game
from chantier_stairs.game import Stairs, inventory

GAME = plain_game(Stairs(), files(__name__) / "words", law_facts=LawFacts(inventory))
