"""Bots against each other: a contest is many deals, each played by every company of bots in every rotation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from chantier.core.bot import Bot
from chantier.core.decoding import JsonObject
from chantier.core.events import Event
from chantier.core.game import AnyGame, Case, places_of
from chantier.lab.engines import Engine
from chantier.lab.seatings import Seating, games_of_a_deal, seating
from chantier.lab.simulate import Statistics, play_out
from chantier.lab.workers import in_batches


class Contest(NamedTuple):
    """Parameters of a contest for every worker. A game depends on nothing but these and its own number."""

    game: AnyGame
    makers: Mapping[str, Callable[[], Bot]]
    bots: Seating
    """As they were named; one that is named twice sits there twice."""
    seat_counts: tuple[int, ...]
    options: msgspec.Struct
    statistics: Statistics
    cases: Callable[[Any, Sequence[Event]], list[Case]]
    seed: str

    @property
    def setup(self) -> Setup:
        options = msgspec.json.decode(msgspec.json.encode(self.options))  # as they are read again
        return Setup(self.game.name, options, self.bots, self.seat_counts, self.seed)

    def whole_deals(self, games: int) -> int:
        """So many games, and as many more as the last deal needs to be whole."""
        size = games_of_a_deal(self.bots, self.seat_counts)
        return -(-games // size) * size


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Settings that decide every game of a contest, as stored at the head of its results."""

    game: str
    options: JsonObject
    bots: Seating
    seat_counts: tuple[int, ...]
    seed: str
    arena: int = 1
    """The version of the format."""


class Bout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game of a contest and how it ended."""

    number: int
    deal: int
    bots: Seating
    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    statistics: dict[str, tuple[int, ...]] = {}
    cases: tuple[Case, ...] = ()

    @property
    def places(self) -> list[int]:
        return places_of(self.points, self.winners)

    def share(self, seat: int) -> float:
        """A shared victory counts as the part of it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play_bout(contest: Contest, number: int) -> Bout:
    deal, bots = seating(contest.bots, contest.seat_counts, number)
    end = play_out(contest.game, [contest.makers[name] for name in bots], contest.options, contest.seed, deal)
    state, events = end.match.state, list(end.match.log.events())
    return Bout(
        number,
        deal,
        bots,
        end.outcome.points,
        end.outcome.winners,
        end.outcome.reason,
        contest.statistics(state, events),
        tuple(contest.cases(state, events)),
    )


def play_bouts(contest: Contest, numbers: range) -> list[Bout]:
    return [play_bout(contest, number) for number in numbers]


def contend(contest: Contest, numbers: range, engine: Engine, workers: int, largest_batch: int) -> Iterator[list[Bout]]:
    """These games of the contest, batch after batch in the order of their numbers, whoever plays them."""
    return engine(partial(play_bouts, contest), in_batches(numbers, workers, largest_batch), workers)
