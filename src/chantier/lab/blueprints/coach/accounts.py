"""A finished game, accounted for: outcome = start + luck + own play + the others' play, for every seat.

All values are shares of the victory, as everybody playing on like the builder would get them. docs/lab.md has the
definition and why the luck of many games comes to nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from chantier.core.decoding import decode_json
from chantier.core.errors import BadInput
from chantier.core.events import Seat
from chantier.core.log import Log
from chantier.core.record import Record, Recording, read
from chantier.games.blueprints import Blueprints
from chantier.games.blueprints.moves import TakeDie
from chantier.games.blueprints.pieces import Die
from chantier.games.blueprints.record import BlueprintsRecorder
from chantier.lab.blueprints.coach.costs import EFFORT, Cost, Effort, cost_of
from chantier.lab.blueprints.coach.moments import GameStep, Moment, StepKind, Walk, walk
from chantier.lab.blueprints.coach.rollouts import play_out
from chantier.lab.blueprints.kernel.stream import seeded

MOMENTS = 3
Watch = Callable[[int, int], None]
"""Told how much is done, and of how much."""


class Weighed(msgspec.Struct, frozen=True):
    """One step of the game: a pick, or a say of chance (`cards` dealt, the `pool` or a `refill` rolled)."""

    kind: StepKind
    turn: int
    """The number of its turn in the record, counted from the set-up, which is 0."""
    round: int
    chances: tuple[float, ...]
    """Every seat's share of the victory to be expected before the step."""
    gave: tuple[float, ...]
    """By how much it changed them."""
    error: tuple[float, ...]
    """The standard error of that."""
    dice: tuple[Die, ...] = ()
    seat: Seat | None = None
    """Who picked."""
    pick: int = 0
    """Which of the seat's dice in this round, from 1."""
    move: TakeDie | None = None
    best: TakeDie | None = None
    """The best found for what the seat could know; `move` itself if nothing better was found."""
    cost: float = 0.0
    """What the best was worth more, by what the seat could know. Never negative."""
    cost_error: float = 0.0


class Balance(msgspec.Struct, frozen=True):
    """start + luck + own + others = outcome."""

    name: str
    points: int
    start: float
    luck: float
    luck_error: float
    own: float
    """What the seat's own picks gave against the builder's."""
    own_error: float
    others: float
    """What the others' picks gave this seat."""
    outcome: float
    """The share of the victory: 1, a part of it, or 0."""
    cost: float
    """What the seat's picks cost against the best, each by what the seat could know then."""


class Analysis(msgspec.Struct, frozen=True):
    format: Literal["chantier-analysis/1"]
    game: str
    seats: tuple[Balance, ...]
    steps: tuple[Weighed, ...]
    moments: tuple[int, ...]
    """The steps that decided the game, in their order."""
    futures: int
    """How often each moment was played out."""


def analyse_recording(
    recording: Recording, threads: int = 2, effort: Effort = EFFORT, watch: Watch = lambda done, of: None
) -> Analysis:
    """A record that the rules have been through. Always the same for the same record."""
    record = recording.record
    _check_game(record)
    return analyse(record.seats, recording.log, seed_of(record.fairness.commitment), threads, effort, watch)


def analysed(written: bytes, threads: int = 2, effort: Effort = EFFORT, watch: Watch = lambda done, of: None) -> bytes:
    """JSON in, JSON out: a record, and what was found in it."""
    record: Record = decode_json(written, Record)
    _check_game(record)
    recording = read(Blueprints(), BlueprintsRecorder(), record)
    return msgspec.json.encode(analyse_recording(recording, threads, effort, watch))


def _check_game(record: Record) -> None:
    if record.game != Blueprints.name:
        raise BadInput("analysis_unknown_game", game=record.game, known=Blueprints.name)


def analyse(
    names: tuple[str, ...], log: Log, seed: int, threads: int, effort: Effort, watch: Watch = lambda done, of: None
) -> Analysis:
    """The same for the same seed, whatever the number of threads."""
    walked = walk(log)
    if walked.end.ending is None:
        raise BadInput("analysis_unfinished")
    picks = [number for number, step in enumerate(walked.steps) if step.kind == "pick"]
    with ThreadPoolExecutor(threads) as pool:
        values = [pool.submit(values_of, moment, len(names), seed, effort.moment) for moment in walked.moments]
        costs = [pool.submit(_cost, walked.steps[number], seed + number, effort) for number in picks]
        jobs: list[Future[Any]] = [*values, *costs]
        for done, job in enumerate(jobs, start=1):
            job.result()
            watch(done, len(jobs))
    shares = np.array([one.result() for one in values])
    return account(names, walked, shares, dict(zip(picks, (one.result() for one in costs), strict=True)))


def seed_of(commitment: str) -> int:
    """From a record's commitment: a game is always analysed alike, by luck that has nothing to do with its dice."""
    return int.from_bytes(hashlib.sha256(f"chantier analyse|{commitment}".encode()).digest()[:6], "big")


def values_of(moment: Moment, seats: int, seed: int, futures: int) -> NDArray[np.float32]:
    """For each future and seat the share of the victory from this moment on. All moments have the same futures."""
    shares = np.empty((futures, seats), np.float32)
    numbers = np.arange(futures, dtype=np.uint64) + np.uint64(seed) * np.uint64(1 << 16)
    play_out(moment.game, moment.pending, seeded(numbers), shares)
    return shares


def _cost(step: GameStep, seed: int, effort: Effort) -> Cost:
    assert step.sees is not None, "a pick"
    assert step.move is not None, "a pick"
    return cost_of(step.sees, step.move, seed, effort)


def account(names: tuple[str, ...], walked: Walk, shares: NDArray[np.float32], costs: dict[int, Cost]) -> Analysis:
    """`shares`: moment, future, seat."""
    differences = np.diff(shares, axis=0)
    steps = tuple(
        _weighed(step, shares[number], differences[number], costs.get(number))
        for number, step in enumerate(walked.steps)
    )
    seats = tuple(_seat(seat, names[seat], walked, shares, differences, steps) for seat in range(len(names)))
    return Analysis("chantier-analysis/1", Blueprints.name, seats, steps, decisive(steps), shares.shape[1])


def _weighed(step: GameStep, before: NDArray[np.float32], gave: NDArray[np.float32], cost: Cost | None) -> Weighed:
    return Weighed(
        kind=step.kind,
        turn=step.turn,
        round=step.round,
        chances=_each(before.mean(axis=0)),
        gave=_each(gave.mean(axis=0)),
        error=_each(gave.std(axis=0) / np.sqrt(len(gave))),
        dice=step.dice,
        seat=step.seat,
        pick=step.pick,
        move=step.move,
        best=None if cost is None else cost.best,
        cost=0.0 if cost is None else round(cost.cost, 6),
        cost_error=0.0 if cost is None else round(cost.error, 6),
    )


def _seat(
    seat: Seat,
    name: str,
    walked: Walk,
    shares: NDArray[np.float32],
    differences: NDArray[np.float32],
    steps: tuple[Weighed, ...],
) -> Balance:
    assert walked.end.ending is not None
    lucky = [number for number, step in enumerate(steps) if step.seat is None]
    mine = [number for number, step in enumerate(steps) if step.seat == seat]
    luck, own = (differences[numbers, :, seat].sum(axis=0) for numbers in (lucky, mine))
    means = (shares[0, :, seat].mean(), luck.mean(), own.mean(), shares[-1, :, seat].mean())
    start, lucky_gave, own_gave, outcome = (round(float(mean), 6) for mean in means)
    return Balance(
        name=name,
        points=walked.end.ending.points[seat],
        start=start,
        luck=lucky_gave,
        luck_error=round(float(luck.std() / np.sqrt(len(luck))), 6),
        own=own_gave,
        own_error=round(float(own.std() / np.sqrt(len(own))), 6),
        others=round(
            outcome - start - lucky_gave - own_gave, 6
        ),  # of the rounded ones, so that what is written adds up
        outcome=outcome,
        cost=round(sum(steps[number].cost for number in mine), 6),
    )


def _each(values: NDArray[np.float32]) -> tuple[float, ...]:
    return tuple(round(float(value), 6) for value in values)


def decisive(steps: tuple[Weighed, ...]) -> tuple[int, ...]:
    """The steps that moved most of the victory from some seats to others, in the order in which they happened."""
    by_size = sorted(range(len(steps)), key=lambda number: -swing(steps[number]))
    return tuple(sorted(by_size[:MOMENTS]))


def swing(step: Weighed) -> float:
    """Share of the victory that changed hands."""
    return sum(abs(one) for one in step.gave) / 2
