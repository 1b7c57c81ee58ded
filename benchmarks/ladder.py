"""How good are the bots of Blueprints? `python -m benchmarks.ladder FOLDER [--workers N] [--part NAME]`

Two things are measured by `lab.arena`, that is with common dice and in every rotation: the ladder, on which each level
meets the one below it with two and with four at the table, and what the strongest wins against prize-aware greedy bots.
What has been played is kept in the folder; called again, it goes on from there, and whole deals that are there already
all count. Ratings are on a scale like Elo's with intervals of 95 % from whole deals drawn again; shares have Wilson's.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from rich.progress import Progress

from chantier import registry
from chantier.games.blueprints.state import Options
from chantier.lab.arena import Bout, Contest, contend
from chantier.lab.ratings import Rating, Share, meetings, ratings, share
from chantier.lab.results import kept
from chantier.lab.workers import shared_out

REGISTERED = registry.GAMES["blueprints"]
LEVELS = list(REGISTERED.bots)
SEATS = (2, 4)
STRONGEST, GREEDY = LEVELS[-1], "builder"
PROMISED = {2: 0.95, 4: 0.85}
STEP = 100
"""Rating points between a level and the one below."""


class Match(NamedTuple):
    """One contest to be measured: who is at the table, and how many games at least."""

    name: str
    bots: tuple[str, ...]
    seats: int
    games: int

    def contest(self) -> Contest:
        makers = {name: REGISTERED.bots[name] for name in self.bots}
        return Contest(
            REGISTERED.game,
            makers,
            self.bots,
            (self.seats,),
            Options(),
            REGISTERED.statistics,
            REGISTERED.cases,
            f"ladder {self.seats}",
        )


def steps(seats: int, games: int) -> list[Match]:
    return [
        Match(f"{stronger} over {weaker}, {seats}", (weaker, stronger), seats, games)
        for weaker, stronger in pairwise(LEVELS)
    ]


def promise(seats: int, games: int) -> Match:
    return Match(f"{STRONGEST}, {seats}", (STRONGEST, *[GREEDY] * (seats - 1)), seats, games)


def played(match: Match, folder: Path, workers: int, progress: Progress) -> list[Bout]:
    contest = match.contest()
    games, size = contest.whole_deals(match.games), contest.whole_deals(1)
    with kept(
        folder / f"{match.name.replace(', ', '-').replace(' ', '-')}.jsonl", contest.setup, resume=True
    ) as results:
        task = progress.add_task(match.name, total=games, completed=min(len(results.bouts), games))
        for bouts in contend(contest, range(len(results.bouts), games), shared_out, workers, largest_batch=8):
            results.add(bouts)
            progress.advance(task, len(bouts))
        return results.bouts[: max(games, len(results.bouts) // size * size)]


def ladder_table(seats: int, bouts: list[list[Bout]]) -> tuple[list[str], bool]:
    """Each level's rating on one scale, and how often it won against the one below."""
    rated = ratings(meetings(LEVELS, [bout for match in bouts for bout in match]), f"ladder {seats}")
    lines = [f"| level, {seats} at the table | rating | before the level below | games |", "|---|---|---|---|"]
    kept_all = True
    for number, (level, rating) in enumerate(zip(LEVELS, rated, strict=True)):
        if number == 0:
            lines.append(f"| `{level}` | {_points(rating)} | | |")
            continue
        met = meetings([LEVELS[number - 1], level], bouts[number - 1]).sum(axis=0)
        before = share(float(met[1, 0]), round(float(met.sum())))
        lines.append(f"| `{level}` | {_points(rating)} | {_share(before)} | {len(bouts[number - 1])} |")
        kept_all &= _apart(rated[number - 1], rating)
    return lines, kept_all


def _apart(lower: Rating, higher: Rating) -> bool:
    assert lower.high is not None, "there were deals enough"
    assert higher.low is not None, "there were deals enough"
    return higher.value - lower.value >= STEP and higher.low > lower.high


def _points(rating: Rating) -> str:
    return f"{rating.value:.0f} ({rating.low:.0f} to {rating.high:.0f})"


def _share(one: Share) -> str:
    return f"{100 * one.value:.1f} % ({100 * one.low:.1f} to {100 * one.high:.1f})"


def promise_table(seats: int, bouts: list[Bout]) -> tuple[list[str], bool]:
    won = share(sum(bout.share(bout.bots.index(STRONGEST)) for bout in bouts), len(bouts))
    who = f"`{STRONGEST}` against {seats - 1} `{GREEDY}`"
    lines = ["| | games | won | promised |", "|---|---|---|---|"]
    lines.append(f"| {who} | {len(bouts)} | {_share(won)} | {100 * PROMISED[seats]:.0f} % |")
    return lines, won.value >= PROMISED[seats]


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("folder", type=Path)
    asked.add_argument("--workers", type=int, default=1)
    asked.add_argument("--games", type=int, default=240, help="of each step of the ladder")
    asked.add_argument("--promised", type=int, default=1000, help="games of the strongest")
    asked.add_argument("--part", choices=PARTS, help="only this")
    order = asked.parse_args()
    order.folder.mkdir(parents=True, exist_ok=True)
    with Progress(transient=True) as progress:
        said = [part(order, progress) for name, part in PARTS.items() if order.part in (None, name)]
    print("\n\n".join("\n".join(lines) for lines, _ in said))
    return 0 if all(held for _, held in said) else 1


def strongest(seats: int, order: argparse.Namespace, progress: Progress) -> tuple[list[str], bool]:
    return promise_table(seats, played(promise(seats, order.promised), order.folder, order.workers, progress))


def ladder(seats: int, order: argparse.Namespace, progress: Progress) -> tuple[list[str], bool]:
    bouts = [played(match, order.folder, order.workers, progress) for match in steps(seats, order.games)]
    return ladder_table(seats, bouts)


PARTS: dict[str, Callable[[argparse.Namespace, Progress], tuple[list[str], bool]]] = {
    **{f"strongest-{seats}": partial(strongest, seats) for seats in SEATS},
    **{f"ladder-{seats}": partial(ladder, seats) for seats in SEATS},
}


if __name__ == "__main__":
    sys.exit(main())
