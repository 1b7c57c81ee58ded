"""A fixed set of situations for bots: sites out of bots' games, each with cards to be done there, and one turn's work
played on them without a table. They lie in situations/sites.json; `python -m benchmarks.levels` measures on them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

from msgspec.structs import replace

from chantier.core.bot import Bot
from chantier.core.chance import SeededChance
from chantier.core.sight import Sight
from chantier.games.men_at_work import acts
from chantier.games.men_at_work.cards import Colour, Task
from chantier.games.men_at_work.jobs import Order
from chantier.games.men_at_work.judge import judge
from chantier.games.men_at_work.moves import Choices, Place
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece, with_hats
from chantier.games.men_at_work.poses import Pose
from chantier.games.men_at_work.rules import job_of
from chantier.games.men_at_work.state import Work

FILE = Path(__file__).parent / "situations" / "sites.json"
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


def _task(name: str) -> Task:
    return GirderTask(name) if name in set(GirderTask) else WorkerTask(name)


def read() -> tuple[list[dict[Piece, Pose]], list[Situation]]:
    """All sites, and the situations on them."""
    stored = json.loads(FILE.read_text(encoding="utf-8"))
    sites = [
        {Piece(piece): Pose(tuple(n[:3]), tuple(n[3:])) for piece, n in site.items()} for site in stored["sites"]
    ]  # fmt: skip
    return sites, [Situation(site, Order(_task(task), tuple(two))) for site, task, two in stored["situations"]]


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
    """The whole work of a turn, as the rules would have it (M25, M33, M60, M61)."""
    work, chance = Work(order), SeededChance(seed)
    attempts = done = 0
    while attempts < ATTEMPTS:
        move = bot.choose(_sight(poses, work), chance)
        done += 1
        assert isinstance(move, Place), "there are no cards to lay here and nothing to clear"
        joined = None if move.joined is None or move.joined_start is None else (move.joined, move.joined_start)
        acted = acts.place(poses, move.piece, move.start, move.path, joined)
        if acted.accident is not None:
            return Turn(success=False, accident=True, acts=done)
        if acted.slipped and PIECES[move.piece] is not Kind.SUPPORT:
            attempts += 1
            work = _without(work, move)
            gone = set(with_hats({one: acted.poses[one] for one in (move.piece, move.joined) if one is not None}))
            poses = {piece: pose for piece, pose in acted.poses.items() if piece not in gone}
            continue
        poses, work = acted.poses, _with(work, move)
        if work.all_placed:
            if judge(acted.survey, job_of(work, foreman=False)).held:
                return Turn(success=True, accident=False, acts=done)
            attempts += 1
    return Turn(success=False, accident=False, acts=done)


def _sight(poses: Mapping[Piece, Pose], work: Work) -> Sight:
    view = SimpleNamespace(piles=SimpleNamespace(rita_is_here=False), options=SimpleNamespace(foreman=False))
    return Sight(0, view, (), Choices("placing", poses, work))


def _with(work: Work, move: Place) -> Work:
    if move.piece in work.placed:
        return work
    pieces = (move.piece,) if move.joined is None else (move.piece, move.joined)
    return replace(work, placed=(*work.placed, *pieces), steps_done=work.steps_done + 1)


def _without(work: Work, move: Place) -> Work:
    placed = tuple(piece for piece in work.placed if piece not in (move.piece, move.joined))
    return replace(work, placed=placed, steps_done=work.steps_done - (move.piece in work.placed))


COLOUR_PAIRS: tuple[tuple[Colour, Colour], ...] = (
    ("orange", "purple"),
    ("orange", "black"),
    ("orange", "white"),
    ("purple", "black"),
    ("purple", "white"),
    ("black", "white"),
)
