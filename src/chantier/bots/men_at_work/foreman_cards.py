"""A foreman's cards (M80): laid when the card shown looks hopeless and one of them makes something that does not."""

from __future__ import annotations

import random

from msgspec.structs import replace

from chantier.bots.men_at_work.candidates import ideas
from chantier.bots.men_at_work.context import Outlook
from chantier.games.men_at_work.moves import Choices, LayCard
from chantier.games.men_at_work.state import Work
from chantier.games.men_at_work.suggestions import order_after
from chantier.games.men_at_work.view import View

HOPELESS_MM = 0.6
"""Where nothing forgives more than this, a card is worth laying."""


def card_laid(legal: Choices, view: View, seen: Outlook, rng: random.Random, looks: int) -> LayCard | None:
    """The card that helps most, if the work shown is hopeless or impossible; None if it is not, or nothing helps."""
    if not legal.lays or (legal.phase != "asked" and outlook_of_work(seen, rng, looks) > HOPELESS_MM):
        return None
    best, most = None, HOPELESS_MM
    for move in legal.lays:
        hope = outlook_of_work(replace(seen, work=Work(order_after(view, move))), rng, looks // 2)
        best, most = (move, hope) if hope > most else (best, most)
    return best


def outlook_of_work(seen: Outlook, rng: random.Random, looks: int) -> float:
    """Safety margin of the best place for its first piece."""
    return max((idea.safety for idea in ideas(seen, rng, looks)), default=0.0)
