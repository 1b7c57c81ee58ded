"""A foreman's cards (M80): laid when the card shown looks hopeless and one of them makes something that does not."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from chantier.bots.men_at_work.outlook import Outlook
from chantier.bots.men_at_work.thinking import ideas
from chantier.games.men_at_work.cards import CARDS
from chantier.games.men_at_work.deck import back_of
from chantier.games.men_at_work.jobs import Order, order, reserve, reserve_lacks, site_lacks
from chantier.games.men_at_work.moves import Choices, LayCard
from chantier.games.men_at_work.state import Work

HOPELESS_MM = 0.6
"""Where nothing forgives more than this, a card is worth laying."""


def card_laid(legal: Choices, view: Any, seen: Outlook, rng: random.Random, looks: int) -> LayCard | None:
    """The card that helps most, if the work shown is hopeless; None if it is not, or nothing helps."""
    if not legal.hand or seen.work.placed or outlook_of_work(seen, rng, looks) > HOPELESS_MM:
        return None
    best, most = None, HOPELESS_MM
    for move in legal.finite():
        if isinstance(move, LayCard):
            work = _work_after(view, move)
            if _can_be_laid(work, seen):
                hope = outlook_of_work(replace(seen, work=Work(work)), rng, looks // 2)
                best, most = (move, hope) if hope > most else (best, most)
    return best


def outlook_of_work(seen: Outlook, rng: random.Random, looks: int) -> float:
    """How much the best place for its first piece forgives."""
    return max((idea.safety for idea in ideas(seen, rng, looks)), default=0.0)


def _work_after(view: Any, move: LayCard) -> Order:
    if move.on == "draw":
        return order(back_of(move.card), view.piles.how)
    return order(view.piles.what, CARDS[move.card])


def _can_be_laid(work: Order, seen: Outlook) -> bool:
    left = reserve(seen.poses)
    return not site_lacks(work, seen.poses, left) and not reserve_lacks(work, left)
