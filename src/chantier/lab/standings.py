"""Standings of a contest: for the terminal, as JSON, and for the report."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from chantier.lab.arena import Bout, Setup
from chantier.lab.ratings import Mean, Rating, Share, Skill, mean_of, meetings, pairs, ratings, share_of, skills


class BotStanding(msgspec.Struct, frozen=True):
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


class RecurringSubject(msgspec.Struct, frozen=True):
    """Something that came up again and again: a plan, an instruction."""

    name: str
    count: int
    numbers: dict[str, Mean | Share]
    by_bot: dict[str, dict[str, Mean | Share]]


class Standings(msgspec.Struct, frozen=True):
    setup: Setup
    games: int
    deals: int
    bots: tuple[BotStanding, ...]
    """The strongest first."""
    seats: dict[int, tuple[Share, ...]]
    """By the number of seats: how often each seat has won, whoever sat there."""
    subjects: tuple[RecurringSubject, ...]
    endings: dict[str, int]


def standings(setup: Setup, bouts: Sequence[Bout]) -> Standings:
    bots = list(dict.fromkeys(setup.bots))
    met, by_deal = pairs(bouts), meetings(bots, bouts)
    known, rated = skills(bots, bouts), ratings(by_deal, setup.seed)
    before = {bot: {other: share_of(met[bot, other]) for other in bots if other != bot} for bot in bots}
    table = [_standing(bot, rated[row], known[bot], before[bot], bouts) for row, bot in enumerate(bots)]
    return Standings(
        setup,
        len(bouts),
        len(by_deal),
        tuple(sorted(table, key=lambda one: -one.rating.value)),
        {seats: _seat_shares(bouts, seats) for seats in setup.seat_counts},
        tuple(subjects(bouts)),
        dict(sorted(Counter(bout.reason for bout in bouts).items())),
    )


def _standing(bot: str, rating: Rating, skill: Skill, before: dict[str, Share], bouts: Sequence[Bout]) -> BotStanding:
    wins: dict[int, list[tuple[int, float]]] = defaultdict(list)
    points: dict[int, list[tuple[int, float]]] = defaultdict(list)
    numbers: dict[int, dict[str, list[tuple[int, float]]]] = defaultdict(lambda: defaultdict(list))
    for bout in bouts:
        for seat, name in enumerate(bout.bots):
            if name == bot:
                wins[len(bout.bots)].append((bout.deal, bout.share(seat)))
                points[len(bout.bots)].append((bout.deal, bout.points[seat]))
                for statistic, values in bout.statistics.items():
                    numbers[len(bout.bots)][statistic].append((bout.deal, values[seat]))
    return BotStanding(
        bot,
        rating,
        skill,
        {seats: share_of(seen) for seats, seen in wins.items()},
        {seats: mean_of(seen) for seats, seen in points.items()},
        {seats: dict(sorted(Counter(int(score) for _, score in seen).items())) for seats, seen in points.items()},
        before,
        {seats: {name: mean_of(seen) for name, seen in mine.items()} for seats, mine in numbers.items()},
    )


def _seat_shares(bouts: Sequence[Bout], seats: int) -> tuple[Share, ...]:
    here = [bout for bout in bouts if len(bout.bots) == seats]
    return tuple(share_of([(bout.deal, bout.share(seat)) for bout in here]) for seat in range(seats))


def subjects(bouts: Iterable[Bout]) -> list[RecurringSubject]:
    """In the order of their names."""
    found: dict[str, dict[str, list[Numbers]]] = defaultdict(lambda: defaultdict(list))
    for bout in bouts:
        for case in bout.cases:
            found[case.subject][bout.bots[case.seat]].append((bout.deal, case.numbers))
    return [_subject(name, by_bot) for name, by_bot in sorted(found.items())]


Numbers = tuple[int, dict[str, int | bool]]
"""What was counted of one case, and its deal."""


def _subject(name: str, by_bot: dict[str, list[Numbers]]) -> RecurringSubject:
    everything = [numbers for mine in by_bot.values() for numbers in mine]
    return RecurringSubject(
        name, len(everything), _numbers(everything), {bot: _numbers(mine) for bot, mine in sorted(by_bot.items())}
    )


def _numbers(seen: Sequence[Numbers]) -> dict[str, Mean | Share]:
    """A share of what is true or false, a mean of what is a number."""
    _, first = seen[0]
    return {
        name: (share_of if isinstance(value, bool) else mean_of)([(deal, numbers[name]) for deal, numbers in seen])
        for name, value in first.items()
    }
