"""Bots of a game by their names."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from chantier.core.bot import Bot
from chantier.core.errors import BadInput
from chantier.core.extras import check_extra
from chantier.core.names import bot_names
from chantier.registry.registered_game import RegisteredGame
from chantier.words import level_names


def bot_maker(game: RegisteredGame, name: str) -> Callable[[], Bot]:
    if name in game.missing_bots:
        check_extra(game.missing_bots[name], "bot_needs_extra", bot=name)
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


def shown_names(game: RegisteredGame, seats: Sequence[str], language: str) -> list[str]:
    """Seats of a record as they are shown: a bot stands there by its level, whatever the reader speaks."""
    written = [re.fullmatch(r"(\S+) \d+", seat) for seat in seats]
    levels = [one[1] if one is not None and one[1] in game.bots else None for one in written]
    return [bot or seat for bot, seat in zip(bot_names(levels, level_names(language)), seats, strict=True)]
