"""Turns of bots in seeded games of Men at Work: throws beside the site, acts for a card, seconds a hand takes.

`python -m benchmarks.bot_turns --bots apprentice --games 8 --seats 2 --option give_up=true` plays the same deals
again whatever the bots do with them. A throw beside the site is an act whose piece came down on the table and went back
to the reserve (M33, M61).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

from chantier.core.game import fold
from chantier.games.men_at_work.events import AccidentHappened, PiecePlaced, TurnPassed
from chantier.lab.simulate import play_out
from chantier.registry import GAMES, bot_maker, options_from

GAME = "men-at-work"
SEED = "bot turns"


class Turn(NamedTuple):
    """One turn in which something was placed."""

    acts: int
    throws: int
    """Acts whose piece slipped beside the site."""
    accident: bool
    seconds: tuple[float, ...]
    """From taking a piece to letting it go, act by act."""


def turns(events: Iterable[Any], game: Any) -> list[Turn]:
    """All turns of a game, by its events."""
    found: list[Turn] = []
    acts: list[PiecePlaced] = []
    accident = False
    state: Any = None
    for event in events:
        if isinstance(event, PiecePlaced) and state.phase == "placing":
            acts.append(event)
        accident = accident or isinstance(event, AccidentHappened)
        state = fold(game, [event], state)
        if isinstance(event, TurnPassed) or state.ending is not None:
            if acts:
                throws = sum(one.seen.slipped for one in acts)
                found.append(Turn(len(acts), throws, accident, tuple(one.move.path.release_s for one in acts)))
            acts, accident = [], False
    return found


def played(number: int, bots: Sequence[str], options: Sequence[str]) -> list[Turn]:
    """The turns of one game of the series."""
    registered = GAMES[GAME]
    makers = [bot_maker(registered, name) for name in bots]
    end = play_out(registered.game, makers, options_from(registered.game, options), SEED, number)
    return turns(end.match.log.events(), registered.game)


def table(games: Sequence[Sequence[Turn]]) -> str:
    everything = [turn for game in games for turn in game]
    throws = [turn.throws for turn in everything]
    acts = [turn.acts for turn in everything]
    seconds = sorted(second for turn in everything for second in turn.seconds)
    by_count = ", ".join(f"{count}: {throws.count(count)}" for count in sorted(set(throws)))
    count = len(everything)
    return "\n".join(
        (
            f"{len(games)} games, {count} turns, {sum(acts)} acts, {sum(one.accident for one in everything)} accidents",
            f"throws beside the site: {sum(throws)} ({sum(throws) / count:.3f} a turn, most {max(throws)}); "
            f"turns by throws {by_count}",
            f"acts a turn: mean {sum(acts) / count:.2f}, most {max(acts)}",
            f"seconds an act: median {_share(seconds, 0.5):.1f}, 95 % {_share(seconds, 0.95):.1f}, "
            f"most {seconds[-1]:.1f}",
        )
    )


def _share(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def main(bots: Sequence[str], numbers: Sequence[int], options: Sequence[str], workers: int) -> None:
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        games: list[list[Turn]] = []
        for game in pool.map(partial(played, bots=bots, options=options), numbers):
            games.append(game)
            print(f"game {len(games)}: turns {len(game)}, throws {[turn.throws for turn in game]}", flush=True)
    print(table(games))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Turns of bots in seeded games of Men at Work.")
    parser.add_argument("--bots", default="apprentice", help="one level, or one for each seat")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    names = asked.bots.split(",")
    main(names * (asked.seats if len(names) == 1 else 1), range(asked.games), asked.option, asked.workers)
