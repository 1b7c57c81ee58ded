"""Shared by the bots' tests: bots that are watched while they play."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from chantier.core.bot import Bot
from chantier.core.chance import SeededChance
from chantier.core.match import Match
from chantier.core.sight import Sight
from chantier.games.blueprints.moves import Choices, TakeDie
from chantier.games.blueprints.notation import read_building, read_plan
from chantier.games.blueprints.pieces import DICE, Die, Material
from chantier.games.blueprints.state import Options
from chantier.games.blueprints.view import DeskView, View
from chantier.registry import GAMES
from tests.support.playing import OneStream

REGISTERED = GAMES["blueprints"]
TABLES = [
    (seats, options)
    for seats in REGISTERED.game.seat_counts
    for options in (Options(unplaceable="any"), Options(unplaceable="forced"))
]


def turns(bot: Bot, seats: int, options: Options, games: int) -> Iterator[tuple[Sight, TakeDie]]:
    """Every sight the bot is given in some games against itself, and its answer."""
    for seed in range(games):
        match = Match(REGISTERED.game, seats, options, OneStream(f"table {seed}"))
        thought = SeededChance(f"thought {seed}")
        while (seat := match.to_move()) is not None:
            sight = match.sight(seat)
            move = bot.choose(sight, thought)
            yield sight, move
            match.play(seat, move)


def through_the_wire(sight: Sight) -> Sight:
    """The same sight as somebody far away would rebuild it: from the view's JSON and nothing else."""
    view = msgspec.json.decode(msgspec.json.encode(sight.view), type=View)
    assert view.seat is not None
    desk = view.desks[view.seat]
    assert desk.plan is not None
    assert desk.building is not None
    legal = Choices(view.pool, desk.plan, desk.building, view.options.unplaceable, discards=view.seats == 2)
    return Sight(view.seat, view, (), legal)


PLAN = read_plan("x 1 / 3 1 / 1 x")
DEMAND = (Material.WOOD, Material.RECYCLED)


def dice(text: str) -> tuple[Die, ...]:
    return tuple(DICE[word] for word in text.split())


def choices(pool: str, building: str = "x - / - - / - x", discards: bool = False) -> Choices:
    return Choices(dice(pool), PLAN, read_building(PLAN, building), "any", discards)


def sight_by_hand(pool: str, building: str, taken: str, in_demand: tuple[Material, Material] = DEMAND) -> Sight:
    """Seat 0 of three is to move, with this desk; the other desks are empty."""
    view: View = Match(REGISTERED.game, 3, Options(), OneStream(1)).sight(0).view
    desk = DeskView(dice(taken), PLAN, read_building(PLAN, building))
    view = replace(view, pool=dice(pool), desks=(desk, *view.desks[1:]), in_demand=in_demand)
    return Sight(0, view, (), choices(pool, building))
