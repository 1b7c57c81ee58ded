"""Small contests to test with."""

from __future__ import annotations

from chantier.games.blueprints.state import Options
from chantier.lab.arena import Bout, Contest, contend
from chantier.lab.engines import Engine
from chantier.lab.workers import shared_out
from chantier.registry import GAMES

REGISTERED = GAMES["blueprints"]


def contest(*bots: str, seats: tuple[int, ...] = (2,), seed: str = "arena") -> Contest:
    return Contest(
        REGISTERED.game, REGISTERED.bots, bots, seats, Options(), REGISTERED.statistics, REGISTERED.cases, seed
    )


def played(asked: Contest, games: int, engine: Engine = shared_out, workers: int = 1) -> list[Bout]:
    return [bout for bouts in contend(asked, range(games), engine, workers, 3) for bout in bouts]


def bout(deal: int, bots: str, points: tuple[int, ...], winners: tuple[int, ...]) -> Bout:
    """A game that nobody has played, between bots with names of one letter."""
    return Bout(0, deal, tuple(bots), points, winners, "points")
