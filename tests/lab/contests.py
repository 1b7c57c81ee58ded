"""Small contests to test with."""

from __future__ import annotations

from chantier.games.blueprints.state import Options
from chantier.house import WINGS
from chantier.lab.arena import Bout, Contest

WING = WINGS["blueprints"]


def contest(*bots: str, seats: tuple[int, ...] = (2,), seed: str = "arena") -> Contest:
    return Contest(WING.game, WING.bots, bots, seats, Options(), WING.statistics, WING.cases, seed)


def bout(deal: int, bots: str, points: tuple[int, ...], winners: tuple[int, ...]) -> Bout:
    """A game that nobody has played, between bots with names of one letter."""
    return Bout(0, deal, tuple(bots), points, winners, "points")
