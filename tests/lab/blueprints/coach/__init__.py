"""Games for the coach to look at."""

from __future__ import annotations

from functools import cache

from chantier.core.chance import Chance
from chantier.core.match import Dice, Match
from chantier.games.blueprints import Blueprints
from chantier.games.blueprints.state import Options
from chantier.lab.blueprints.coach.costs import Effort
from chantier.registry import GAMES
from tests.support.playing import OneStream

QUICK = Effort(moment=30, all=2, better=4, best=20)
"""Enough for what tests ask: rough numbers, the same rules."""


def played(seats: int, dice: Dice, options: Options = Options(), bots: str = "builder") -> Match:  # noqa: B008
    """A whole game between bots."""
    match = Match(Blueprints(), seats, options, dice)
    bot = GAMES["blueprints"].bots[bots]()
    thoughts: Chance = OneStream("thoughts")(0)
    while (seat := match.to_move()) is not None:
        match.play(seat, bot.choose(match.sight(seat), thoughts))
    return match


@cache
def a_game(seats: int, seed: int = 1, bots: str = "greedy") -> Match:
    return played(seats, OneStream(seed), bots=bots)
