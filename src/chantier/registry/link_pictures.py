"""Pictures for links, drawn by a process that makes way for everybody else: nobody at a table waits for them."""

from __future__ import annotations

import atexit
from collections.abc import Callable
from functools import cache, partial

from chantier.core.crew import Crew
from chantier.core.picture import Moment
from chantier.pictures.card import plain_card
from chantier.words import Words

NICENESS, MOST_S = 10, 20.0
Card = Callable[[Moment, Words], str]


@cache
def _crew() -> Crew:
    """One for all games; it begins with the first picture."""
    crew = Crew(1, MOST_S, NICENESS)
    atexit.register(crew.dismiss)
    return crew


def drawn_apart(game: str, card: Card | None, moment: Moment) -> bytes:
    if card is None:  # the words of a game from outside are known here, and a few of them are soon written
        return drawn(partial(plain_card, game), moment)
    return _crew().ask(drawn, card, moment)


def drawn(card: Card, moment: Moment) -> bytes:
    """Called in the process: a server need not load what draws."""
    from chantier.pictures.png import png

    return png(card(moment, Words(moment.language)), 1.0)
