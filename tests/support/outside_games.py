"""Games of other packages that are installed beside Chantier: the laws hold them, no other test knows them."""

from __future__ import annotations

from importlib.metadata import entry_points

from chantier.registry import GAMES, RegisteredGame
from chantier.registry.games import GROUP

OUTSIDE: dict[str, RegisteredGame] = {}


def set_aside() -> None:
    """Before any test asks which games there are."""
    for name in {point.name for point in entry_points(group=GROUP)}:
        if name in GAMES and name not in OUTSIDE:
            OUTSIDE[name] = GAMES.pop(name)
