"""A moment of a game that may be drawn for whoever has a link to it."""

from __future__ import annotations

from typing import Any, NamedTuple


class Moment(NamedTuple):
    """It can be pickled: pictures are drawn by another process."""

    view: Any
    """An onlooker's; None: the game has not begun, or nobody shall know how far it is."""
    own: tuple[Any, ...] = ()
    """Each seat's own view, once nothing is secret any more."""
    names: tuple[str, ...] = ()
    """Of the seats; without them the seats are numbered."""
    language: str = "en"
