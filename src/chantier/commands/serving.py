"""`serve`: the games over the net."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from chantier.core.errors import BadInput
from chantier.terminal.save import data_folder
from chantier.words import Words


def serve(
    words: Words, console: Console, host: str, port: int, database: str, folder: Path | None, generosity: float
) -> None:
    """Until it is interrupted."""
    from chantier import online  # the web framework takes longer to load than most commands take in all

    if generosity <= 0:
        raise BadInput("not_positive", option="--generosity")
    database = database or online.database_in(folder or data_folder("server"))

    def ready(address: str) -> None:
        console.print(words.say("server-listening", address=address), soft_wrap=True)
        console.print(words.say("server-how-to-stop"), soft_wrap=True)

    online.serve(words, online.Opening(host, port, database, generosity), ready)
