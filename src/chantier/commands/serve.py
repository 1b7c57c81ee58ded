"""`serve`: the games over the net."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from chantier.core.errors import BadInput
from chantier.terminal.save import data_folder
from chantier.words import Words


class ServerOrder(NamedTuple):
    """A server, as it is asked for."""

    host: str
    port: int
    database: str
    folder: Path | None
    generosity: float
    limits: tuple[str, ...]
    trusted_proxies: tuple[str, ...]


def serve(words: Words, console: Console, order: ServerOrder) -> None:
    """Until it is interrupted."""
    from chantier import online  # the web framework takes longer to load than most commands take in all

    if order.generosity <= 0:
        raise BadInput("not_positive", option="--generosity")
    database = order.database or online.database_in(order.folder or data_folder("server"))

    def ready(address: str) -> None:
        console.print(words.say("server-listening", address=address), soft_wrap=True)
        console.print(words.say("server-how-to-stop"), soft_wrap=True)

    opening = online.ServerSettings(
        order.host, order.port, database, order.generosity, order.limits, order.trusted_proxies
    )
    online.serve(words, opening, ready)
