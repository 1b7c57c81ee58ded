"""Series of games between bots: repeatable whatever the number of workers, and provable like any other game."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from chantier.core.bot import Bot
from chantier.core.chance import SeededChance
from chantier.core.events import Event
from chantier.core.fairness import Fairness, ProvableDice, commit
from chantier.core.game import AnyGame, Outcome
from chantier.core.match import Match
from chantier.core.record import Recorder, export
from chantier.core.tracks import Tracks, tracks_of
from chantier.lab.engines import Engine
from chantier.lab.workers import MOST_WORKERS, in_batches, shared_out

Statistics = Callable[[Any, Sequence[Event]], dict[str, tuple[int, ...]]]
"""From a finished game, its state and its events, to numbers by name, then by seat."""


class Series(NamedTuple):
    """Parameters of a series for every worker. A game depends on nothing but these and its own number."""

    game: AnyGame
    recorder: Recorder
    bots: tuple[Callable[[], Bot], ...]
    options: msgspec.Struct
    statistics: Statistics
    seed: str


class SimulatedGame(NamedTuple):
    outcome: Outcome
    statistics: dict[str, tuple[int, ...]]
    record: bytes
    tracks: Tracks


def play_one(series: Series, number: int) -> SimulatedGame:
    end = play_out(series.game, series.bots, series.options, series.seed, number)
    names = [f"{name} {seat + 1}" for seat, name in enumerate(end.bots)]
    record = export(end.match, series.recorder, names, end.fairness, None)
    tracks = tracks_of(series.recorder, end.match.log)
    statistics = series.statistics(end.match.state, list(end.match.log.events()))
    return SimulatedGame(end.outcome, statistics, msgspec.json.encode(record), tracks)


class End(NamedTuple):
    """A game that has been played to its end."""

    match: Match
    bots: tuple[str, ...]
    fairness: Fairness

    @property
    def outcome(self) -> Outcome:
        outcome = self.match.outcome()
        assert outcome is not None, "a game with nobody to move has ended"
        return outcome


def play_out(
    game: AnyGame, makers: Sequence[Callable[[], Bot]], options: msgspec.Struct, seed: str, number: int
) -> End:
    """The game with this number, to its end. Its luck depends on the seed and the number alone, not on who sits where:
    the same number with the seats changed is the same deal once more (see `lab.seatings`)."""
    seats = len(makers)
    server_seed = _bytes(seed, number, "server")
    salts = tuple(_bytes(seed, number, f"seat {seat}")[:16].hex() for seat in range(seats))
    match = Match(game, seats, options, ProvableDice(game.name, server_seed, salts))
    bots = [make() for make in makers]
    thoughts = [SeededChance(f"{seed}|{number}|bot {seat}") for seat in range(seats)]
    while (seat := match.to_move()) is not None:
        match.play(seat, bots[seat].choose(match.sight(seat), thoughts[seat]))
    return End(match, tuple(bot.name for bot in bots), Fairness(commit(server_seed), server_seed.hex(), salts))


def _bytes(seed: str, number: int, purpose: str) -> bytes:
    return hashlib.sha256(f"chantier simulate|{seed}|{number}|{purpose}".encode()).digest()


def play_series(series: Series, games: int, workers: int, engine: Engine = shared_out) -> Iterator[SimulatedGame]:
    """All games in the order of their numbers."""
    workers = min(workers, games, MOST_WORKERS)
    if workers <= 1 and engine is shared_out:  # one by one: somebody may only want to see the first
        yield from (play_one(series, number) for number in range(games))
        return
    for played in engine(partial(_play_batch, series), in_batches(range(games), workers), workers):
        yield from played


def _play_batch(series: Series, batch: Iterable[int]) -> list[SimulatedGame]:
    return [play_one(series, number) for number in batch]


class SeatSummary(msgspec.Struct):
    """One seat over a series. A shared victory counts as the part of it."""

    bot: str
    games: int = 0
    wins: float = 0.0
    points: int = 0
    statistics: dict[str, int] = {}


def summarise(names: Sequence[str], games: Iterable[SimulatedGame]) -> list[SeatSummary]:
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
