"""Shared by the environments of both interfaces: a game at its table, opened, played, imagined, shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, NoReturn

import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from chantier import registry
from chantier.core.decoding import convert
from chantier.core.errors import BadInput
from chantier.core.events import Seat
from chantier.core.game import check_seat_count
from chantier.core.moves import Move
from chantier.envs.encoding import Encoding
from chantier.envs.errors import in_words
from chantier.envs.rewards import KINDS, rewards
from chantier.envs.table import NOT_COPIED, EnvironmentTable, Glimpse, KeptDice, imagined, opened
from chantier.pictures.pixels import pixels
from chantier.words import Words

RENDER_MODES = ["ansi", "rgb_array"]
PICTURE_WIDTH, PICTURE_HEIGHT = 960, 640
PAPER = "#F4EEE2"


def new_key(random: np.random.Generator) -> str:
    """New key from which a game's dice are derived."""
    return random.bytes(16).hex()


Rendered = str | NDArray[np.uint8] | None
"""Text for a terminal, an image, or nothing."""


class EnvironmentSettings(NamedTuple):
    """Settings of an environment: the game for a number of seats, its options, the reward, the render mode."""

    encoding: Encoding
    options: Any
    reward: str
    render_mode: str | None

    @property
    def registered(self) -> registry.RegisteredGame:
        return registry.game_named(self.encoding.game)


def settings(
    name: str,
    make: Callable[[int], Encoding],
    seats: int,
    options: Mapping[str, object],
    reward: str,
    render_mode: str | None,
) -> EnvironmentSettings:
    """Checked, or refused with a sentence. `make` makes the game's encoding for so many seats."""
    with in_words():
        game = registry.game_named(name).game
        check_seat_count(seats, game.seat_counts)
        for option, came, known in (("reward", reward, KINDS), ("render_mode", render_mode, (None, *RENDER_MODES))):
            if came not in known:
                raise BadInput("bad_option_value", option=option, came=str(came), expected=", ".join(map(str, known)))
        return EnvironmentSettings(make(seats), convert(dict(options), game.options_type), reward, render_mode)


class Playing:
    """One game after the other, for one environment. It knows every seat; what it tells is what a seat may know."""

    def __init__(self, settings: EnvironmentSettings) -> None:
        self.settings = settings
        self.encoding, self.registered = settings.encoding, settings.registered
        self.names = [f"seat_{seat}" for seat in range(self.encoding.seats)]
        self._table: EnvironmentTable | None = None

    @property
    def table(self) -> EnvironmentTable:
        if self._table is None:
            raise ResetNeeded("no game has begun: call reset() first")
        return self._table

    def open(self, key: str) -> None:
        with in_words():
            self._table = opened(self.registered.game, self.encoding.seats, self.settings.options, KeptDice(key))

    def sit_at(self, table: EnvironmentTable) -> None:
        self._table = table

    def glimpse(self, seat: Seat | None) -> Glimpse | None:
        """Information from which a copy is made; None before the first game."""
        return None if self._table is None else self._table.glimpse(seat)

    def imagine(self, seen: Glimpse | None, key: str) -> None:
        """Sits down at a game as whoever saw this could imagine it, with dice of its own."""
        if seen is not None:
            self._table = imagined(self.registered.game, seen, key)

    def __reduce__(self) -> NoReturn:
        raise TypeError(NOT_COPIED)

    # What happens

    def to_move(self) -> Seat | None:
        return self.table.to_move()

    @property
    def is_cut_off(self) -> bool:
        longest = self.encoding.longest
        return longest is not None and self.to_move() is not None and self.table.decisions > longest

    def move(self, action: object) -> Move:
        """Move that an action means for the seat to move. A move of the game is returned unchanged."""
        return action if isinstance(action, Move) else self.encoding.move(action, self.table.sight(self.to_move()))

    def action(self, move: Move) -> Any:
        return self.encoding.action(move, self.table.sight(self.to_move()))

    def play(self, move: Move) -> list[float]:
        """Plays it for the seat to move; the reward of every seat. IllegalMove changes nothing."""
        before = self.standing()
        self.table.play(move)
        return rewards(self.settings.reward, before, self.standing(), self.table.outcome())

    def standing(self) -> tuple[int, ...]:
        return self.encoding.standing(self.table.sight(None).view)

    # What a seat may know

    def observation(self, seat: Seat) -> Any:
        return self.encoding.observation(self.table.sight(seat))

    def info(self, seat: Seat) -> dict[str, object]:
        legal: NDArray[np.int8] | None = self.encoding.mask(self.table.sight(seat))
        return {} if legal is None else {"action_mask": legal}

    def render(self, seat: Seat | None) -> Rendered:
        """Renders the view of this seat: text for a terminal, or an image."""
        words = Words("en")
        seen = self.table.sight(seat)
        if self.settings.render_mode == "ansi":
            return registry.board_text(self.registered, seen, self.names, words)
        if self.settings.render_mode == "rgb_array":
            drawn = pixels(self.encoding.picture(seen.view, words), PICTURE_WIDTH, PICTURE_HEIGHT, PAPER)
            return np.frombuffer(drawn, np.uint8).reshape(PICTURE_HEIGHT, PICTURE_WIDTH, 3).copy()
        return None
