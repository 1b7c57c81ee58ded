"""A fixed set of situations for bots: sites out of bots' games, each with cards to be done there, and one turn's work
played on them without a table. They lie in situations/sites.json; `python -m benchmarks.levels` measures on them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from chantier.core.bot import Bot
from chantier.core.chance import SeededChance
from chantier.core.game import fold
from chantier.core.sight import sight
from chantier.games.men_at_work import MenAtWork
from chantier.games.men_at_work.cards import Colour, Task
from chantier.games.men_at_work.deck import Piles, back_of
from chantier.games.men_at_work.events import AccidentHappened, GameOpened, PiecePlaced
from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.jobs import Order
from chantier.games.men_at_work.moves import Place
from chantier.games.men_at_work.pieces import Piece
from chantier.games.men_at_work.state import RULES, Options, State, Work

FILE = Path(__file__).parents[1] / "situations" / "sites.json"
ATTEMPTS = 3
"""So often the verdict may be asked for; a slip counts as one."""


class Situation(NamedTuple):
    site: int
    order: Order


class Turn(NamedTuple):
    """How a turn's work ended."""

    success: bool
    accident: bool
    acts: int


def read() -> tuple[list[dict[Piece, Pose]], list[Situation]]:
    """All sites, and the situations on them."""
    stored = json.loads(FILE.read_text(encoding="utf-8"))
    sites = [
        {Piece(piece): Pose(tuple(n[:3]), tuple(n[3:])) for piece, n in site.items()} for site in stored["sites"]
    ]  # fmt: skip
    return sites, [Situation(site, Order(Task(task), tuple(two))) for site, task, two in stored["situations"]]


def written(sites: list[Mapping[Piece, Pose]], situations: list[Situation]) -> str:
    lines = [
        json.dumps({piece: [round(n, 5) for n in (*pose.position, *pose.rotation)] for piece, pose in site.items()})
        for site in sites
    ]
    cards = [json.dumps([one.site, one.order.task, list(one.order.colours)]) for one in situations]
    return f'{{"sites": [\n{_lines(lines)}\n], "situations": [\n{_lines(cards)}\n]}}\n'


def _lines(parts: list[str]) -> str:
    return ",\n".join(parts)


def play(bot: Bot, poses: Mapping[Piece, Pose], order: Order, seed: str) -> Turn:
    """The whole work of a turn, under the real rules and with the real referee (M25, M33, M60, M61)."""
    game, chance, state = MenAtWork(), SeededChance(seed), beginning(poses, order)
    attempts = done = 0
    while attempts < ATTEMPTS:
        move = bot.choose(sight(game, state, (), 0), chance)
        done += 1
        assert isinstance(move, Place), "there are no cards to lay here and nothing to clear"
        events = game.decide(state, move, chance)
        if any(isinstance(event, AccidentHappened) for event in events):
            return Turn(success=False, accident=True, acts=done)
        if len(events) > 1:  # well done: the hook goes on
            return Turn(success=True, accident=False, acts=done)
        state = fold(game, events, state)
        [placed] = events
        assert isinstance(placed, PiecePlaced), "nothing else happens while the work goes on"
        attempts += state.work.all_placed or placed.seen.slipped
    return Turn(success=False, accident=False, acts=done)


def beginning(poses: Mapping[Piece, Pose], order: Order) -> State:
    """Seat 0 has this to do on this site; the piles lie there only to be flipped afterwards."""
    opened: State = fold(MenAtWork(), [GameOpened(2, Options(), RULES)])
    piles = Piles(tuple(range(1, 36)), back_of(1), discard=(0,), flips=1)
    return replace(opened, poses=dict(poses), phase="placing", work=Work(order), piles=piles)


COLOUR_PAIRS: tuple[tuple[Colour, Colour], ...] = (
    ("orange", "purple"),
    ("orange", "black"),
    ("orange", "white"),
    ("purple", "black"),
    ("purple", "white"),
    ("black", "white"),
)
