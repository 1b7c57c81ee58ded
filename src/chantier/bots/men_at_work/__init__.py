"""Bots for Men at Work."""

from chantier.bots.men_at_work.levels import Apprentice, Journeyman, Master

__all__ = ["Apprentice", "Journeyman", "Master"]
