"""What there is to choose from, for the help."""

from __future__ import annotations

from chantier import house
from chantier.pictures import moments


def games() -> str:
    return ", ".join(house.WINGS)


def bots() -> str:
    return "; ".join(f"{name}: {', '.join(wing.bots)}" for name, wing in house.WINGS.items())


def usual_bots() -> str:
    return ", ".join(wing.usual for wing in house.WINGS.values())


def sites() -> str:
    return ", ".join(moments.SITES)
