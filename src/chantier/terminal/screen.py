"""Protocol of a game's terminal screen: draws a sight, tells events, reads a move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from chantier.core.events import Event
from chantier.core.moves import Move
from chantier.core.sight import Sight


class Screen(Protocol):
    """One game's face in the terminal. Everything it shows comes from a sight or from visible events."""

    def board(self, sight: Sight) -> RenderableType: ...
    def tell(self, events: Sequence[Event]) -> list[RenderableType]: ...
    def is_moment(self, events: Sequence[Event]) -> bool:
        """Something everybody should look at together before the game goes on."""
        ...

    def is_surprise(self, events: Sequence[Event]) -> bool:
        """Something even the one who moved did not know beforehand."""
        ...

    def hides(self, view: Any) -> bool:
        """True if a board shows anything that others must not see."""
        ...

    def picture(self, sight: Sight) -> str | None:
        """An SVG drawing that says more than the board can, if the game has one."""
        ...

    def sketch(self, sight: Sight, happened: Iterable[Event], width: int, height: int) -> RenderableType | None:
        """The board drawn with characters in so many columns and lines, if the game can be drawn so; `happened` are
        the events that this seat may see, the latest first."""
        ...

    def prompt(self, sight: Sight) -> str: ...
    def help(self, sight: Sight) -> RenderableType: ...
    def read_move(self, text: str, sight: Sight) -> Move: ...
    def ending(self, view: Any) -> RenderableType: ...
