"""Facts about a game that the laws (tests/laws) need to hold it to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

Things = Counter[object]


class LawFacts(NamedTuple):
    """The defaults are those of a game in which something is always hidden, but never a part of a move."""

    inventory: Callable[[Any], tuple[Things, Things]] | None = None
    """From a state: all things of the game, and those that are found somewhere. Nothing may be lost or doubled.
    None: the game has no such things."""
    public_part: Callable[[Any], object] = lambda move: move
    """What everybody may know of a move."""
    reveals: Callable[[Sequence[Any]], bool] = lambda events: False
    """Whether the events of a turn open what was hidden."""
    has_secrets: Callable[[Any], bool] | None = lambda state: True
    """Whether in a game with this state something is hidden from somebody. None: nothing ever is."""
    has_secret_moves: Callable[[Any], bool] = lambda state: True
    """Whether in this position a move may be hidden in part."""
