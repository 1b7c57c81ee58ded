"""The registry of games. Shared code asks it for a game; only the folder `built_in` and packages outside know one."""

from chantier.registry.bots import bot_maker, bot_makers, shown_names
from chantier.registry.games import GAMES, default_game, game_named
from chantier.registry.options import options_from
from chantier.registry.registered_game import RegisteredGame, board_text, bots_for_people, offer_of

__all__ = [
    "GAMES",
    "RegisteredGame",
    "board_text",
    "bot_maker",
    "bot_makers",
    "bots_for_people",
    "default_game",
    "game_named",
    "offer_of",
    "options_from",
    "shown_names",
]
