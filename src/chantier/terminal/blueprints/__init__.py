"""Blueprints in the terminal."""

from chantier.terminal.blueprints.screen import BlueprintsScreen

__all__ = ["BlueprintsScreen"]
