"""Encoding of a game for environments: a seat's sight as numbers, and numbers as a move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from chantier.core.moves import Move
from chantier.core.sight import Sight
from chantier.words import Words


class Encoding(ABC):
    """One game, for one number of seats. Everything is made from sights, so nothing hidden can be in it."""

    game: ClassVar[str]
    longest: ClassVar[int | None] = None
    """After so many decisions a game is cut off (truncated); None where every game ends by itself."""
    observation_space: spaces.Space[Any]
    action_space: spaces.Space[Any]

    def __init__(self, seats: int) -> None:
        self.seats = seats

    @abstractmethod
    def observation(self, sight: Sight) -> Any: ...

    @abstractmethod
    def mask(self, sight: Sight) -> NDArray[np.int8] | None:
        """1 for every action that is legal now; None where every action is."""
        ...

    @abstractmethod
    def move(self, action: Any, sight: Sight) -> Move:
        """Move that an action means for the seat to move; it may turn out to be illegal."""
        ...

    @abstractmethod
    def action(self, move: Move, sight: Sight) -> Any:
        """The action that means this move; the move itself where none does."""
        ...

    @abstractmethod
    def standing(self, view: Any) -> tuple[int, ...]:
        """The points of every seat so far."""
        ...

    @abstractmethod
    def picture(self, view: Any, words: Words) -> str:
        """View of a seat, as SVG."""
        ...
