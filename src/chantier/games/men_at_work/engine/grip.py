"""The hand on a piece, or on two that a card joins (M30): what it holds, and how it opens. What the engine makes of it
stands in site_hand.py.
"""

from __future__ import annotations

import msgspec

from chantier.games.men_at_work.engine.tuning import FADE_TICKS
from chantier.games.men_at_work.pieces import Piece

Key = tuple[int, int]
"""A handle of the engine, as it is stored: index and generation."""


class Grip(msgspec.Struct, frozen=True):
    """The pieces, what they are tied to, and the ties."""

    pieces: tuple[Piece, ...]
    target: Key
    joints: tuple[Key, ...]
    faded_ticks: int | None = None
    """None while holding; then how long ago the fingers began to open."""

    @property
    def holds(self) -> bool:
        return self.faded_ticks is None

    @property
    def is_open(self) -> bool:
        return self.faded_ticks is not None and self.faded_ticks > FADE_TICKS

    @property
    def strength(self) -> float:
        """From 1, firmly, to 0."""
        return 1 - (self.faded_ticks or 0) / FADE_TICKS

    def opening(self) -> Grip:
        """The fingers begin to open."""
        return msgspec.structs.replace(self, faded_ticks=0)

    def one_tick_on(self) -> Grip:
        """A firm hand stays as it is."""
        return self if self.faded_ticks is None else msgspec.structs.replace(self, faded_ticks=self.faded_ticks + 1)
