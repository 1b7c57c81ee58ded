"""How strong somebody is: openskill's Plackett-Luce over 2 to 5 seats, people and bots on one scale."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

_MODEL = PlackettLuce()
Rating = tuple[float, float]
"""Mean and uncertainty."""
UNKNOWN: Rating = (float(_MODEL.mu), float(_MODEL.sigma))


def after_game(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """New ratings by seat; `places` counts from 0, equal places are shared."""
    teams = [[_MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [(float(team[0].mu), float(team[0].sigma)) for team in rated]


def places_of(points: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The place of each seat: winners first, then by points; the same points share a place."""
    keys = [(seat not in winners, -points[seat]) for seat in range(len(points))]
    return [sum(other < key for other in keys) if key[0] else 0 for key in keys]
