"""Lists of games, bots and engines for the help texts."""

from __future__ import annotations

from chantier import registry
from chantier.core.errors import Refusal
from chantier.lab.engines import NAMES as ENGINES

__all__ = ["ENGINES", "bots", "default_game", "games", "left_out", "usual_bots"]


def default_game() -> str:
    return registry.default_game()


def left_out() -> list[Refusal]:
    """Errors of the packages whose games could not be loaded."""
    return registry.GAMES.problems()


def games() -> str:
    return ", ".join(registry.GAMES)


def bots() -> str:
    return "; ".join(f"{name}: {', '.join(registered.bots)}" for name, registered in registry.GAMES.items())


def usual_bots() -> str:
    return ", ".join(registered.usual for registered in registry.GAMES.values())


def sites() -> str:
    """Prepared subjects of `picture`."""
    pictures = [registered.pictures for registered in registry.GAMES.values() if registered.pictures is not None]
    return ", ".join(name for one in pictures for name in one.named)
