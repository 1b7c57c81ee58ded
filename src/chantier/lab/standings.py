"""What a contest has shown, summed up: for the terminal, as JSON, and for the report."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from chantier.lab.arena import Bout, Setup
from chantier.lab.ratings import Rating, Share, Skill, Z, meetings, ratings, share, skills


class Mean(msgspec.Struct, frozen=True):
    """A mean and half the width of its interval of 95 %."""

    value: float
    margin: float
    count: int


def mean(values: Sequence[float]) -> Mean:
    count = len(values)
    if count == 0:
        return Mean(0.0, 0.0, 0)
    middle = math.fsum(values) / count
    variance = math.fsum((value - middle) ** 2 for value in values) / (count - 1) if count > 1 else 0.0
    return Mean(middle, Z * math.sqrt(variance / count), count)


class Standing(msgspec.Struct, frozen=True):
    """One bot. A seat it had counts, so a bot that is there twice has two in one game."""

    bot: str
    rating: Rating
    skill: Skill
    wins: dict[int, Share]
    """By the number of seats; even would be one part of so many."""
    points: dict[int, Mean]
    distribution: dict[int, dict[int, int]]
    """By the number of seats: how often it had so many points."""
    before: dict[str, Share]
    """By the other bot: how often it was placed before it; a tie is half of it."""
    statistics: dict[int, dict[str, Mean]]
    """By the number of seats, then by name: a game."""


class Subject(msgspec.Struct, frozen=True):
    """Something that came up again and again: a plan, an instruction."""

    name: str
    count: int
    numbers: dict[str, Mean | Share]
    by_bot: dict[str, dict[str, Mean | Share]]


class Standings(msgspec.Struct, frozen=True):
    setup: Setup
    games: int
    deals: int
    bots: tuple[Standing, ...]
    """The strongest first."""
    seats: dict[int, tuple[Share, ...]]
    """By the number of seats: how often each seat has won, whoever sat there."""
    subjects: tuple[Subject, ...]
    endings: dict[str, int]


def standings(setup: Setup, bouts: Sequence[Bout]) -> Standings:
    bots = list(dict.fromkeys(setup.bots))
    met = meetings(bots, bouts)
    known, rated = skills(bots, bouts), ratings(met, setup.seed)
    won = met.sum(axis=0)
    before = {
        bot: {
            other: share(float(won[row, column]), round(float(won[row, column] + won[column, row])))
            for column, other in enumerate(bots)
            if column != row
        }
        for row, bot in enumerate(bots)
    }
    table = [_standing(bot, rated[row], known[bot], before[bot], bouts) for row, bot in enumerate(bots)]
    return Standings(
        setup,
        len(bouts),
        len(met),
        tuple(sorted(table, key=lambda one: -one.rating.value)),
        {seats: _seat_shares(bouts, seats) for seats in setup.seat_counts},
        tuple(subjects(bouts)),
        dict(sorted(Counter(bout.reason for bout in bouts).items())),
    )


def _standing(bot: str, rating: Rating, skill: Skill, before: dict[str, Share], bouts: Sequence[Bout]) -> Standing:
    wins: dict[int, list[float]] = defaultdict(list)
    points: dict[int, list[int]] = defaultdict(list)
    numbers: dict[int, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for bout in bouts:
        for seat, name in enumerate(bout.bots):
            if name == bot:
                wins[len(bout.bots)].append(bout.share(seat))
                points[len(bout.bots)].append(bout.points[seat])
                for statistic, values in bout.statistics.items():
                    numbers[len(bout.bots)][statistic].append(values[seat])
    return Standing(
        bot,
        rating,
        skill,
        {seats: share(math.fsum(shares), len(shares)) for seats, shares in wins.items()},
        {seats: mean(scores) for seats, scores in points.items()},
        {seats: dict(sorted(Counter(scores).items())) for seats, scores in points.items()},
        before,
        {seats: {name: mean(values) for name, values in mine.items()} for seats, mine in numbers.items()},
    )


def _seat_shares(bouts: Sequence[Bout], seats: int) -> tuple[Share, ...]:
    here = [bout for bout in bouts if len(bout.bots) == seats]
    return tuple(share(math.fsum(bout.share(seat) for bout in here), len(here)) for seat in range(seats))


def subjects(bouts: Iterable[Bout]) -> list[Subject]:
    """In the order of their names."""
    found: dict[str, dict[str, list[dict[str, int | bool]]]] = defaultdict(lambda: defaultdict(list))
    for bout in bouts:
        for case in bout.cases:
            found[case.subject][bout.bots[case.seat]].append(case.numbers)
    return [_subject(name, by_bot) for name, by_bot in sorted(found.items())]


def _subject(name: str, by_bot: dict[str, list[dict[str, int | bool]]]) -> Subject:
    everything = [numbers for mine in by_bot.values() for numbers in mine]
    return Subject(
        name, len(everything), _numbers(everything), {bot: _numbers(mine) for bot, mine in sorted(by_bot.items())}
    )


def _numbers(seen: Sequence[dict[str, int | bool]]) -> dict[str, Mean | Share]:
    return {name: _mean_or_share([numbers[name] for numbers in seen]) for name in seen[0]}


def _mean_or_share(values: Sequence[int | bool]) -> Mean | Share:
    return share(sum(values), len(values)) if isinstance(values[0], bool) else mean(values)
