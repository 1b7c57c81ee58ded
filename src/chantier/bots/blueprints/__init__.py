"""Bots for Blueprints."""

from chantier.bots.blueprints.builder import Builder
from chantier.bots.blueprints.dabbler import Dabbler
from chantier.bots.blueprints.greedy import Greedy
from chantier.bots.blueprints.novice import Novice
from chantier.bots.blueprints.searching import Architect, Planner

__all__ = ["Architect", "Builder", "Dabbler", "Greedy", "Novice", "Planner"]
