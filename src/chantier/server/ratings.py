"""Ratings of people and bots: openskill's Plackett-Luce over 2 to 5 seats, people and bots on one scale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce

from chantier.core.rows import Rate, Rated, Result, SeatRow, Who
from chantier.server.config import OfferedGame

_MODEL = PlackettLuce()


def is_rated(offer: OfferedGame, options: msgspec.Struct, seats: Sequence[SeatRow], hinted: bool = False) -> bool:
    """Only where all have the same help (M90), nobody was given a hint, and nobody plays with themselves: a guest's
    seat is that of whoever brought them."""
    has_same_help = offer.advises_all(options) or not any(one.in_words for one in seats)
    people = [one.player for one in seats if one.player is not None]
    return has_same_help and not hinted and len(set(people)) == len(people)


def rating_of(results: Sequence[Result]) -> Rate | None:
    """From the ratings before this game to those after it; None where somebody only played against themselves."""
    whos = [result.who for result in results if result.who is not None]
    places = [result.place for result in results if result.who is not None]
    return (lambda known: rated(whos, places, known)) if len(set(whos)) > 1 else None


def rated(whos: Sequence[Who], places: Sequence[int], known: Mapping[Who, Rated]) -> list[Rated]:
    """A bot at two seats is one bot: its rating moves by the mean of what its seats have shown."""
    before = [known.get(who) or Rated(who, float(_MODEL.mu), float(_MODEL.sigma), 0) for who in whos]
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = [team[0] for team in _MODEL.rate(teams, ranks=[float(place) for place in places])]
    return [
        Rated(
            who,
            fmean(float(new.mu) for new, one in zip(after, before, strict=True) if one.who == who),
            fmean(float(new.sigma) for new, one in zip(after, before, strict=True) if one.who == who),
            next(one.games for one in before if one.who == who) + 1,
        )
        for who in dict.fromkeys(whos)
    ]
