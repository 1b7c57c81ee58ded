"""Series of games between bots: repeatable whatever the number of workers, and provable like any other game."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

import msgspec

from chantier.core.bot import Bot
from chantier.core.chance import SeededChance
from chantier.core.fairness import Fairness, ProvableDice, commit
from chantier.core.game import AnyGame, Outcome
from chantier.core.match import Match
from chantier.core.record import Recorder, export
from chantier.core.tracks import Tracks, tracks_of

LARGEST_BATCH = 20
"""Games a worker plays before it reports, if there are many."""
BATCHES_EACH = 4
"""Every worker gets at least so many batches, as far as there are games, so that none has long to wait for another."""
MOST_WORKERS = 64


class Series(NamedTuple):
    """What every worker needs to know. A game of a series depends on nothing but this and its own number."""

    game: AnyGame
    recorder: Recorder
    bots: tuple[Callable[[], Bot], ...]
    options: Any
    statistics: Callable[[Any], dict[str, tuple[int, ...]]]
    seed: str


class Played(NamedTuple):
    outcome: Outcome
    statistics: dict[str, tuple[int, ...]]
    record: bytes
    tracks: Tracks


def play_one(series: Series, number: int) -> Played:
    seats = len(series.bots)
    server_seed = _bytes(series.seed, number, "server")
    salts = tuple(_bytes(series.seed, number, f"seat {seat}")[:16].hex() for seat in range(seats))
    dice = ProvableDice(series.game.name, server_seed, salts)
    match = Match(series.game, seats, series.options, dice)
    bots = [make() for make in series.bots]
    thoughts = [SeededChance(f"{series.seed}|{number}|bot {seat}") for seat in range(seats)]
    while (seat := match.to_move()) is not None:
        match.play(seat, bots[seat].choose(match.sight(seat), thoughts[seat]))
    names = [f"{bot.name} {seat + 1}" for seat, bot in enumerate(bots)]
    fairness = Fairness(commit(server_seed), server_seed.hex(), salts)
    record = export(match, series.recorder, names, fairness, None)
    outcome = match.outcome()
    assert outcome is not None, "a game with nobody to move has ended"
    tracks = tracks_of(series.recorder, match.log)
    return Played(outcome, series.statistics(match.state), msgspec.json.encode(record), tracks)


def _bytes(seed: str, number: int, purpose: str) -> bytes:
    return hashlib.sha256(f"chantier simulate|{seed}|{number}|{purpose}".encode()).digest()


def play_series(series: Series, games: int, workers: int) -> Iterator[Played]:
    """All games in the order of their numbers."""
    workers = min(workers, games, MOST_WORKERS)
    if workers <= 1:
        yield from (play_one(series, number) for number in range(games))
        return
    size = max(1, min(LARGEST_BATCH, games // (BATCHES_EACH * workers)))
    batches = (range(start, min(start + size, games)) for start in range(0, games, size))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        jobs = (lambda batch=batch: pool.submit(_play_batch, series, batch) for batch in batches)
        for played in _in_order(jobs, at_once=2 * workers):
            yield from played


def _play_batch(series: Series, batch: Iterable[int]) -> list[Played]:
    return [play_one(series, number) for number in batch]


def _in_order(jobs: Iterable[Callable[[], Future[list[Played]]]], at_once: int) -> Iterator[list[Played]]:
    """Results in the order of the jobs, with only a few under way, so that a long series needs no more memory."""
    under_way: deque[Future[list[Played]]] = deque()
    for job in jobs:
        under_way.append(job())
        if len(under_way) >= at_once:
            yield under_way.popleft().result()
    while under_way:
        yield under_way.popleft().result()


class SeatSummary(msgspec.Struct):
    """One seat over a series. A shared victory counts as the part of it."""

    bot: str
    games: int = 0
    wins: float = 0.0
    points: int = 0
    statistics: dict[str, int] = {}


def summarise(names: Sequence[str], games: Iterable[Played]) -> list[SeatSummary]:
    seats = [SeatSummary(name, statistics={}) for name in names]
    for played in games:
        for number, seat in enumerate(seats):
            seat.games += 1
            seat.points += played.outcome.points[number]
            if number in played.outcome.winners:
                seat.wins += 1 / len(played.outcome.winners)
            for name, values in played.statistics.items():
                seat.statistics[name] = seat.statistics.get(name, 0) + values[number]
    return seats
