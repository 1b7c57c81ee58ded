"""Ratings of bots from many games: shares with Wilson's intervals, openskill, and a scale like Elo's."""

from __future__ import annotations

import hashlib
import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean

import msgspec
import numpy as np
from numpy.typing import NDArray
from openskill.models import PlackettLuce

from chantier.lab.arena import Bout

Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""
MIDDLE = 1500.0
"""The mean of all ratings."""
POINTS = 400 / math.log(10)
"""Elo's: 400 points more are ten times the chance."""
RESAMPLES = 1000
FEWEST_DEALS = 10
"""Of fewer there is too little to resample, and an interval would promise more than it can hold."""
DOUBT = 0.5
"""Added to both sides of each pair that met: who never lost is strong, not infinitely so."""
LARGEST_STEP = 1.0


Seen = Sequence[tuple[int, float]]
"""Numbers, each with its deal: games of one deal share their dice, and what they show is not independent."""


def variance_of_mean(seen: Seen) -> float:
    """As if all were independent, or by how much the deals differ, whichever is larger."""
    count = len(seen)
    if count < 2:
        return 0.0
    middle = math.fsum(value for _, value in seen) / count
    by_deal: dict[int, float] = defaultdict(float)
    for deal, value in seen:
        by_deal[deal] += value - middle
    alone = math.fsum((value - middle) ** 2 for _, value in seen) / (count - 1) / count
    deals = len(by_deal)
    if deals < FEWEST_DEALS:
        return alone
    return max(alone, math.fsum(off * off for off in by_deal.values()) * deals / (deals - 1) / count**2)


class Share(msgspec.Struct, frozen=True):
    """A part of a whole, with Wilson's interval of 95 %."""

    value: float
    low: float
    high: float
    count: int


def share(part: float, count: int, worth: float | None = None) -> Share:
    """Shared victories make `part` a fraction; Wilson's formula does not mind. `worth` is how many independent ones
    would say as much, if these are not."""
    if count == 0:
        return Share(0.0, 0.0, 1.0, 0)
    value, square, size = part / count, Z * Z, count if worth is None else worth
    middle = (value + square / (2 * size)) / (1 + square / size)
    half = Z * math.sqrt(value * (1 - value) / size + square / (4 * size * size)) / (1 + square / size)
    return Share(value, max(0.0, min(value, middle - half)), min(1.0, max(value, middle + half)), count)


def share_of(seen: Seen) -> Share:
    count, part, variance = len(seen), math.fsum(value for _, value in seen), variance_of_mean(seen)
    if variance == 0.0:
        return share(part, count)
    independent = part / count * (1 - part / count) / (count - 1)
    return share(part, count, worth=count * min(1.0, independent / variance))


class Mean(msgspec.Struct, frozen=True):
    """A mean and half the width of its interval of 95 %."""

    value: float
    margin: float
    count: int


def mean_of(seen: Seen) -> Mean:
    if not seen:
        return Mean(0.0, 0.0, 0)
    middle = math.fsum(value for _, value in seen) / len(seen)
    return Mean(middle, Z * math.sqrt(variance_of_mean(seen)), len(seen))


class Skill(msgspec.Struct, frozen=True):
    """Openskill's belief: strength and how sure it is."""

    mu: float
    sigma: float


_MODEL = PlackettLuce()


def skills(bots: Sequence[str], bouts: Iterable[Bout]) -> dict[str, Skill]:
    """After all games in the order of their numbers, beginning from nothing. A bot at two seats is one bot: it moves by
    the mean of what its seats have shown."""
    known = {bot: Skill(float(_MODEL.mu), float(_MODEL.sigma)) for bot in bots}
    for bout in bouts:
        teams = [[_MODEL.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in bout.bots]
        after = [team[0] for team in _MODEL.rate(teams, ranks=[float(place) for place in bout.places])]
        for bot in set(bout.bots):
            mine = [new for new, name in zip(after, bout.bots, strict=True) if name == bot]
            known[bot] = Skill(fmean(float(one.mu) for one in mine), fmean(float(one.sigma) for one in mine))
    return known


class Rating(msgspec.Struct, frozen=True):
    """Points on a scale like Elo's; the interval of 95 % is missing where there were too few deals."""

    value: float
    low: float | None
    high: float | None


Pairs = dict[tuple[str, str], list[tuple[int, float]]]
"""By a bot and another one: the deals they met in, and 1 where the first was placed before the other; a tie is half."""


def pairs(bouts: Iterable[Bout]) -> Pairs:
    """Every two different bots at a table, both ways."""
    met: Pairs = defaultdict(list)
    for bout in bouts:
        places = bout.places
        for seat, bot in enumerate(bout.bots):
            for other, other_bot in enumerate(bout.bots):
                if bot != other_bot:
                    better = 0.5 if places[seat] == places[other] else float(places[seat] < places[other])
                    met[bot, other_bot].append((bout.deal, better))
    return met


def meetings(bots: Sequence[str], bouts: Iterable[Bout]) -> NDArray[np.float64]:
    """By deal, then by bot, then by other bot: how often the one was placed before the other."""
    met = pairs(bouts)
    rows = {deal: row for row, deal in enumerate(sorted({deal for seen in met.values() for deal, _ in seen}))}
    counts = np.zeros((len(rows), len(bots), len(bots)))
    for (bot, other), seen in met.items():
        for deal, better in seen:
            counts[rows[deal], bots.index(bot), bots.index(other)] += better
    return counts


def ratings(met: NDArray[np.float64], seed: str) -> list[Rating]:
    """Bradley and Terry's strengths that explain the meetings best. Games of one deal share their dice, so the interval
    comes from drawing whole deals again, not games; the draws follow from the seed."""
    deals = len(met)
    found = strengths(met.sum(axis=0)[None])[0]
    if deals < FEWEST_DEALS:
        return [Rating(float(value), None, None) for value in found]
    chance = np.random.default_rng(int.from_bytes(hashlib.sha256(seed.encode()).digest()))
    draws = chance.multinomial(deals, [1 / deals] * deals, size=RESAMPLES)
    drawn = strengths(np.einsum("rd,dij->rij", draws.astype(float), met))
    lows, highs = np.quantile(drawn, [0.025, 0.975], axis=0)
    return [Rating(float(value), float(low), float(high)) for value, low, high in zip(found, lows, highs, strict=True)]


def strengths(won: NDArray[np.float64]) -> NDArray[np.float64]:
    """For each table of meetings, the rating of each bot: Newton's method on the likelihood, with careful steps."""
    bots = won.shape[-1]
    met = won + won.transpose(0, 2, 1)
    won = won + DOUBT * (met > 0)
    met = won + won.transpose(0, 2, 1)
    theta = np.zeros((len(won), bots))
    for _ in range(100):
        expected = met / (1 + np.exp(theta[:, None, :] - theta[:, :, None]))
        gradient = (won - expected).sum(axis=2)
        weight = expected * (1 - expected / np.where(met > 0, met, 1))
        hessian = np.eye(bots) * weight.sum(axis=2)[:, None] - weight + 1 / bots  # the last part keeps the mean at 0
        step = np.linalg.solve(hessian, gradient[..., None])[..., 0]
        theta += np.clip(step, -LARGEST_STEP, LARGEST_STEP)
        if np.abs(step).max() < 1e-9:
            break
    theta -= theta.mean(axis=1, keepdims=True)
    return MIDDLE + POINTS * theta
