"""Bots for Men at Work."""

from chantier.bots.men_at_work.levels import Apprentice

__all__ = ["Apprentice"]
