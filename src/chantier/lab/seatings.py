"""Seatings that cancel luck: every company of bots plays every deal once in each of its rotations.

A deal is a number; the dice follow from the seed and the deal (`lab.simulate.play_out`), not from who sits where. In
every deal and for every number of seats

- each pair of bots meets equally often,
- each bot sits on each seat equally often,
- each company (a choice of bots that fills the seats) is there in all its rotations, so whoever has the best seat of
  this deal in one game has each of the others once, too.

Rotating keeps neighbours together, so the order in which a company sits changes from deal to deal, until all orders had
their turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement, permutations

from chantier.core.errors import BadInput

Seating = tuple[str, ...]
"""The names of the bots by seat."""


def companies(bots: Sequence[str], seats: int) -> list[Seating]:
    """All choices of bots for so many seats. Nobody sits there twice if there are bots enough; otherwise everybody is
    there, and some more than once. Bots of which one is named twice are one company, exactly as named."""
    if len(set(bots)) < len(bots):
        return [tuple(bots)]
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [one for one in combinations_with_replacement(bots, seats) if len(set(one)) == len(bots)]


def check_bots(bots: Sequence[str], seat_counts: Sequence[int]) -> None:
    if len(set(bots)) < 2:
        raise BadInput("too_few_to_compare", came=len(set(bots)))
    if len(set(bots)) < len(bots):
        for seats in seat_counts:
            if len(bots) != seats:
                raise BadInput("company_of_wrong_size", came=len(bots), seats=seats)


@cache
def orders(company: Seating) -> tuple[Seating, ...]:
    """The orders round the table that are no rotation of each other. Those that look the same before they have gone all
    the way round (a b a b) are left out: some of their rotations would be the same game again."""
    found = sorted({min(rotations(order)) for order in permutations(company)})
    return tuple(order for order in found if len(set(rotations(order))) == len(order))


def rotations(order: Seating) -> list[Seating]:
    return [order[first:] + order[:first] for first in range(len(order))]


def games_of_a_deal(bots: Sequence[str], seat_counts: Sequence[int]) -> int:
    return sum(seats * len(companies(bots, seats)) for seats in seat_counts)


@lru_cache(64)
def deal(bots: Seating, seat_counts: tuple[int, ...], number: int) -> tuple[Seating, ...]:
    """Seatings in the games of one deal, in the order in which they count."""
    return tuple(
        seating
        for seats in seat_counts
        for company in companies(bots, seats)
        for seating in rotations(orders(company)[number % len(orders(company))])
    )


def seating(bots: Seating, seat_counts: tuple[int, ...], game: int) -> tuple[int, Seating]:
    """The deal of a game, and who sits where. It does not depend on how many games are played."""
    number, place = divmod(game, games_of_a_deal(bots, seat_counts))
    return number, deal(bots, seat_counts, number)[place]
