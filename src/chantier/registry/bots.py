"""Bots of a game by their names."""

from __future__ import annotations

from collections.abc import Callable

from chantier.core.bot import Bot
from chantier.core.errors import BadInput
from chantier.registry.registered_game import RegisteredGame


def bot_maker(game: RegisteredGame, name: str) -> Callable[[], Bot]:
    if name not in game.bots:
        raise BadInput("unknown_bot", came=name, known=", ".join(game.bots))
    return game.bots[name]


def bot_makers(game: RegisteredGame, names: str, seats: int) -> list[Callable[[], Bot]]:
    """Bots for all seats from `a,b,..`; one name alone is meant for every seat."""
    listed = [name.strip() for name in names.split(",")]
    if len(listed) == 1:
        listed *= seats
    if len(listed) != seats:
        raise BadInput("wrong_bot_count", expected=seats, came=len(listed))
    return [bot_maker(game, name) for name in listed]
