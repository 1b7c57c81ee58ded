"""Men at Work in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from chantier.core.errors import BadInput
from chantier.core.events import Event
from chantier.core.sight import Sight
from chantier.words import Words


class MenAtWorkScreen:
    """Provisional: it names what happened."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words, self._names = words, names

    def board(self, sight: Sight) -> RenderableType:
        return Text("")

    def tell(self, events: Sequence[Event]) -> list[RenderableType]:
        return [Text(str(event.__struct_config__.tag)) for event in events]

    def is_moment(self, events: Sequence[Event]) -> bool:
        return False

    def prompt(self, sight: Sight) -> str:
        return ">"

    def help(self, sight: Sight) -> RenderableType:
        return Text("")

    def read_move(self, text: str, sight: Sight) -> Any:
        raise BadInput("not_readable", typed=text)

    def ending(self, view: Any) -> RenderableType:
        return Text(str(view.ending))
