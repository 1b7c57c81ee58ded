"""The kernel follows games of the readable rules on the same draws; whatever differs is told.

    python -m tests.lab.blueprints.kernel.support.side_by_side GAMES [--workers N] [--seats 2,3,4] [--notes FOLDER]

plays games 0 to GAMES - 1 for each number of seats (see traces.MIXTURE for who plays them) and sums up what happened.
What has been done is noted in FOLDER, by the state of the kernel's rules: a second run goes on where the first ended.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from chantier.games.blueprints.state import Options
from chantier.lab.blueprints.kernel import layout as at
from chantier.lab.blueprints.kernel import rules
from chantier.lab.blueprints.kernel.compilation import fingerprint
from chantier.lab.blueprints.kernel.packing import packed
from tests.lab.blueprints.kernel.support import traces
from tests.lab.blueprints.kernel.support.traces import Chooser, Trace

FOLLOWS = ("layout", "constants", "stream", "scoring", "rules")
"""The files that are held to the readable rules."""
AT_ONCE = 500
"""Games that are noted together."""


class Difference(AssertionError):
    pass


def play_both(seats: int, seed: int, choose: Chooser, options: Options) -> int:
    """A whole game; returns how many decisions it took."""
    trace = traces.play(seats, seed, choose, options)
    follow(trace)
    return len(trace.steps)


def follow(trace: Trace, kernel: Any = rules, game: Any = None) -> None:
    """`kernel` has the rules and `game` is what it plays on: a row of bytes, unless it is no machine code."""
    game = np.zeros(at.SIZE, np.int8) if game is None else game
    moves = np.zeros((at.MOST_MOVES, 3), np.int8)
    stream = np.array([trace.seed], np.uint64)
    kernel.set_up(game, trace.seats, trace.options.first, int(trace.options.unplaceable == "forced"), stream)
    for step in trace.steps:
        _same("draws", step.draws, int(stream[0]))
        _same("bytes", step.game, game.tobytes())
        _same("moves", step.moves, moves[: kernel.list_moves(game, moves)].tobytes())
        stream[0] = step.draws_then
        kernel.play(game, *kernel.move_at(game, step.chosen), stream)
    _same("bytes", packed(trace.last).tobytes(), game.tobytes())
    ending = trace.last.ending
    assert ending is not None
    points = [game[at.TALLY + at.TALLIES * seat + at.POINTS] for seat in range(trace.seats)]
    _same("points", list(ending.points), [int(one) for one in points])
    strengths = [kernel.strength(game, seat) for seat in range(trace.seats)]
    _same("winners", ending.winners, tuple(np.flatnonzero(np.equal(strengths, max(strengths)))))


def _same(what: str, expected: Any, found: Any) -> None:
    if expected != found:
        raise Difference(f"{what}: {found!r} instead of {expected!r}")


# Many games


class Done(msgspec.Struct):
    """What was played of the games of one number of seats."""

    seats: int
    spans: list[int]
    """The first numbers of all AT_ONCE games that were played."""
    kinds: dict[str, int] = {}
    rarities: dict[str, int] = {}
    decisions: int = 0

    def __add__(self, other: Done) -> Done:
        return Done(
            self.seats,
            [*self.spans, *other.spans],
            Counter(self.kinds) + Counter(other.kinds),
            Counter(self.rarities) + Counter(other.rarities),
            self.decisions + other.decisions,
        )


def play_span(seats: int, games: range) -> Done:
    kinds: Counter[str] = Counter()
    rarities: Counter[str] = Counter()
    decisions = 0
    for seed in games:
        trace = traces.game(seats, seed)
        try:
            follow(trace)
        except Difference as difference:
            raise Difference(f"{seats} seats, game {seed}: {difference}") from None
        kinds[traces.kind_of(seed)] += 1
        rarities += traces.rarities(trace.last)
        decisions += len(trace.steps)
    return Done(seats, [games.start], kinds, rarities, decisions)


class Notes:
    """What has been done, in a file for each number of seats."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / fingerprint(Path(rules.__file__).with_name(f"{name}.py") for name in FOLLOWS)
        self._folder.mkdir(parents=True, exist_ok=True)

    def read(self, seats: int) -> Done:
        file = self._folder / f"{seats}.json"
        if not file.is_file():
            return Done(seats, [])
        return msgspec.json.decode(file.read_bytes(), type=Done)

    def add(self, new: Done) -> None:
        whole = self.read(new.seats) + new
        file = self._folder / f"{new.seats}.json"
        file.with_suffix(".new").write_bytes(msgspec.json.encode(whole))
        file.with_suffix(".new").replace(file)


def spans_left(games: int, seats: list[int], notes: Notes) -> Iterator[tuple[int, range]]:
    """All numbers of seats in turns, so that none is left behind when a run is ended early."""
    done = {count: set(notes.read(count).spans) for count in seats}
    for start in range(0, games, AT_ONCE):
        for count in seats:
            if start not in done[count]:
                yield count, range(start, start + AT_ONCE)


def play_spans(spans: list[tuple[int, range]], workers: int) -> Iterator[Done]:
    """As they are done. The first difference ends it all."""
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        try:
            for future in as_completed([pool.submit(play_span, *one) for one in spans]):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.lab.blueprints.kernel.support.side_by_side")
    parser.add_argument("games", type=int, help=f"for each number of seats, in steps of {AT_ONCE}")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--notes", type=Path, default=Path(".side_by_side"))
    asked = parser.parse_args(arguments)
    seats, notes = [int(one) for one in asked.seats.split(",")], Notes(asked.notes)
    console = Console()
    left = list(spans_left(asked.games, seats, notes))
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as bar:
        shown = bar.add_task("games", total=len(left) * AT_ONCE)
        for done in play_spans(left, asked.workers):
            notes.add(done)
            bar.advance(shown, AT_ONCE)
            if not console.is_terminal:
                print({one: len(notes.read(one).spans) * AT_ONCE for one in seats}, flush=True)
    for count in seats:
        done = notes.read(count)
        games = len(done.spans) * AT_ONCE
        console.print(f"{count} seats: {games:,} games, {done.decisions:,} decisions, no difference")
        console.print(f"  played by {dict(sorted(done.kinds.items()))}")
        console.print(f"  {dict(sorted(done.rarities.items()))}")


if __name__ == "__main__":
    main(sys.argv[1:])
