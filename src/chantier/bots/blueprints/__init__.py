"""Bots for Blueprints."""

from chantier.bots.blueprints.builder import Builder
from chantier.bots.blueprints.greedy import Greedy

__all__ = ["Builder", "Greedy"]
