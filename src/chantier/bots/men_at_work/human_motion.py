"""The motion of a bot's hand: from the reserve to a place as a person would carry a piece there.

The way is cut into legs. Each leg has a speed that rises and falls smoothly, sooner up than down, as in people's aimed
movements: a first long one that ends beside the place, short ones that correct it, the way down, and a slow last bit.
Between them the hand looks. All of it stays below the limits of the hand, so the piece is where the plan says when the
hand opens. Where it opens was decided before (`gestures.Miss`): manners change how it looks, not how well it goes.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, product
from typing import NamedTuple

from chantier.bots.men_at_work.gestures import (
    SLOW_FROM_MM,
    HandError,
    carrying_height,
    lowest,
    missed,
    on_the_table,
)
from chantier.bots.men_at_work.ideas import Idea
from chantier.games.men_at_work.acting.hand import NEAR_MM, Path, SpeedLimits, Target, limits_for
from chantier.games.men_at_work.geometry.poses import (
    UNTURNED,
    Pose,
    Vector,
    add,
    angle_between_deg,
    compose,
    multiply,
    scale,
    subtract,
    turn_towards,
    turned,
)
from chantier.games.men_at_work.moves import Place
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece, corners_of, highest_point_mm

SAMPLE_S, FAST_SAMPLE_S = 0.05, 0.025
"""So often the hand is told where to be, and on a fast leg: it brakes for each of these places, and what lies loose on
a piece would shake off. What it is told counts a sample ahead."""
MOST_S = 10.0
"""No act of a hand that meets nothing takes longer: people wait for it."""
RESERVE_DEG = (-50.0, -120.0, -10.0, -170.0, 45.0, 135.0)
"""From which side a piece comes: from the front, where a page shows the reserve; others if that is taken."""
RESERVE_MM = (150.0, 175.0, 200.0, 230.0, 260.0, 290.0)
"""How far from the middle of the table: as near as there is room."""
SPREAD_DEG = 9.0
LEFT_MM = -30.0
"""For a place further to the left a piece comes from the front left."""
OFF_THE_TABLE_MM = NEAR_MM + 4.0
CLEAR_MM = NEAR_MM + 3.0
"""The air over the site's top: the hand may be fast there."""
BESIDE_MM = 30.0
"""The air around a piece that is taken from the reserve."""
ARCS = ((0.65, 0.1), (0.6, 0.25), (0.55, 0.4))
"""How a piece rises while it travels: the share of the time until it is up, and before it moves sideways. The flattest
that stays clear of everything is taken."""
ARC_STEPS = 24
USED = 0.94
"""The share of the hand's limits that the surest hand uses; the rest is for catching up."""
EVENLY = (0.2, 0.35)
"""On the way down the hand goes evenly for a while."""
CORRECTION_S = 0.24
"""What a person needs for the smallest correction."""
FADES = 0.35
"""What a correction leaves of an error, at most."""


class Manner(NamedTuple):
    """Style of a hand's movement."""

    pace: float
    """The share of the possible speed."""
    looks_s: tuple[float, float]
    """It looks for so long before it goes down."""
    corrections: tuple[int, int]
    stray_mm: float
    """How far off the first long movement ends, typically."""
    stray_deg: float
    wobble_mm: float
    """How far it sways on the way."""


HURRIED = Manner(1.0, (0.0, 0.0), (0, 0), 0.0, 0.0, 0.0)


class Leg(NamedTuple):
    """One movement between two rests."""

    to: Pose
    seconds: float
    rise: float = 0.28
    """The share of the time until full speed."""
    fall: float = 0.46
    """The share of the time for slowing down."""
    precise: bool = False
    fast: bool = False
    sway: float = 0.0
    """How much of the wobble shows."""
    lift: float = 1.0
    """The share of the time in which it gets to its height."""
    delay: float = 0.0
    """The share of the time before it moves sideways."""
    rest_s: float = 0.0
    """What it waits afterwards."""


def progress(share: float, rise: float, fall: float) -> float:
    """Share of the distance covered after a share of the time: the speed rises and falls smoothly."""
    share = min(max(share, 0.0), 1.0)
    top = 1.0 / (1.0 - (rise + fall) / 2)
    if share < rise:
        return top * rise * _ramp(share / rise)
    if share <= 1.0 - fall:
        return top * (rise / 2 + share - rise)
    return 1.0 - top * fall * _ramp((1.0 - share) / fall)


def _ramp(share: float) -> float:
    """The way while a speed goes from 0 to 1 as smoothly as it can."""
    return share**3 - share**4 / 2


class Carrier(NamedTuple):
    """Somebody's hand on its way: its manner, its luck, and whether it carries something that lies loose."""

    manner: Manner
    rng: random.Random
    loaded: bool


def carried(
    idea: Idea, poses: Mapping[Piece, Pose], miss: HandError, manner: Manner, rng: random.Random
) -> Place | None:
    """The whole move; a long way is gone without delay. None where there is no room to bring the piece from the
    reserve."""
    move = _carried(idea, poses, miss, manner, rng)
    if move is not None and move.path.release_s > MOST_S:
        return _carried(idea, poses, miss, HURRIED, rng)
    return move


def _carried(
    idea: Idea, poses: Mapping[Piece, Pose], miss: HandError, manner: Manner, rng: random.Random
) -> Place | None:
    goal = missed(idea.goal, miss)
    via = [missed(pose, miss) for pose in idea.via]
    entry = via[0] if via else goal
    lies = poses.get(idea.piece)
    start = reserve_place(idea, poses, rng) if lies is None else lies
    if start is None:
        return None
    high = max(carrying_height(idea, poses, entry, CLEAR_MM), start.position[2])
    above = Pose((*entry.position[:2], high), entry.rotation)
    joined = idea.joined if lies is None else None
    loaded = joined is not None or PIECES[idea.piece] is Kind.WORKER  # his hat is loose
    carrier = Carrier(manner, rng, loaded)
    legs = [
        *_travel(idea, poses, start, above, carrier),
        *_down(entry, above, miss, carrier),
        *_along([*via[1:], *([goal] if via else [])], entry, goal, carrier),
    ]
    legs[-1] = legs[-1]._replace(rest_s=0.12 + 0.2 * manner.looks_s[0])
    path = _sampled(start, legs, manner, rng)
    if joined is None:
        return Place(idea.piece, start, path)
    return Place(idea.piece, start, path, joined[0], compose(start, joined[1]))


# From where


def reserve_place(idea: Idea, poses: Mapping[Piece, Pose], rng: random.Random) -> Pose | None:
    """Pose in which the hand brings it to the table; None if every place is taken."""
    turn = turned((0.0, 0.0, 1.0), rng.uniform(-14.0, 14.0))
    aside = rng.uniform(-SPREAD_DEG, SPREAD_DEG)
    z = OFF_THE_TABLE_MM - lowest(idea.piece, UNTURNED)
    right = idea.goal.position[0] > LEFT_MM
    sides = RESERVE_DEG if right else (RESERVE_DEG[1], RESERVE_DEG[0], *RESERVE_DEG[2:])
    for side, far in product(sides, RESERVE_MM):
        angle = math.radians(side + aside)
        pose = Pose((far * math.cos(angle), far * math.sin(angle), z), turn)
        if not _overlapping(idea, pose, poses, BESIDE_MM):
            return pose
    return None


def _overlapping(idea: Idea, pose: Pose, poses: Mapping[Piece, Pose], beside_mm: float) -> list[Piece]:
    """Pieces this near to a piece, or to its load, seen from above."""
    low, high = _seen_from_above(idea.piece, pose)
    grown = beside_mm + (35.0 if idea.joined is not None else 0.0)
    found = []
    for other, there in poses.items():
        if other != idea.piece:
            least, most = _seen_from_above(other, there)
            if all(least[axis] < high[axis] + grown and most[axis] > low[axis] - grown for axis in (0, 1)):
                found.append(other)
    return found


def _seen_from_above(piece: Piece, pose: Pose) -> tuple[tuple[float, float], tuple[float, float]]:
    corners = list(corners_of(piece, pose))
    xs, ys = [corner[0] for corner in corners], [corner[1] for corner in corners]
    return (min(xs), min(ys)), (max(xs), max(ys))


# Legs


def _travel(
    idea: Idea,
    poses: Mapping[Piece, Pose],
    start: Pose,
    above: Pose,
    carrier: Carrier,
) -> Iterator[Leg]:
    """To somewhere near the place, high above it, and then by corrections over it."""
    manner, rng, carrying = carrier
    corrections = rng.randint(*manner.corrections)
    strays = list(_strays(corrections, manner, rng))
    first = _strayed(above, strays[0])
    fast = limits_for(False, near=False, carrying=carrying)
    looks = rng.uniform(*manner.looks_s)
    lies = idea.piece in poses
    seconds = _seconds(start, first, manner, fast)
    arcs = [Leg(first, seconds / (1 - delay), fast=True, sway=1.0, lift=lift, delay=delay) for lift, delay in ARCS]
    arcs = [_no_faster(start, leg, USED * manner.pace * fast.speed) for leg in arcs]
    arc = next((leg for leg in arcs if not lies and _clears(idea, poses, start, leg)), None)
    if arc is None:
        lifted = Pose((*start.position[:2], above.position[2]), start.rotation)
        yield Leg(lifted, _seconds(start, lifted, manner, limits_for(False, near=lies, carrying=carrying)), fast=True)
        arc = Leg(first, _seconds(lifted, first, manner, fast), fast=True, sway=1.0)
    yield arc._replace(rest_s=looks)
    here = first
    for stray in strays[1:]:
        there = _strayed(above, stray)
        seconds = max(CORRECTION_S / manner.pace, _seconds(here, there, manner, fast))
        yield Leg(there, seconds, rest_s=rng.uniform(0.05, 0.15) / manner.pace)
        here = there


def _strays(corrections: int, manner: Manner, rng: random.Random) -> Iterator[tuple[Vector, float]]:
    """Position error of the hand after each movement, and its angle in degrees; both are zero after the last one."""
    if not corrections:
        yield (0.0, 0.0, 0.0), 0.0
        return
    angle, far = rng.uniform(0, 2 * math.pi), manner.stray_mm * rng.uniform(0.6, 1.4)
    error: Vector = (far * math.cos(angle), far * math.sin(angle), manner.stray_mm * rng.uniform(0.0, 0.5))
    turn = manner.stray_deg * rng.uniform(0.5, 1.4) * rng.choice((-1, 1))
    for _ in range(corrections):
        yield error, turn
        error, turn = scale(error, rng.uniform(-FADES, FADES)), turn * rng.uniform(-FADES, FADES)
        error = (error[0], error[1], abs(error[2]))
    yield (0.0, 0.0, 0.0), 0.0


def _strayed(pose: Pose, stray: tuple[Vector, float]) -> Pose:
    offset, turn = stray
    there = on_the_table(add(pose.position, offset))
    return Pose(there, multiply(turned((0.0, 0.0, 1.0), turn), pose.rotation))


def _down(entry: Pose, above: Pose, miss: HandError, carrier: Carrier) -> Iterator[Leg]:
    """From above, a last look just over the place, and down."""
    manner, rng, carrying = carrier
    x, y, z = entry.position
    here = above
    if above.position[2] > z + SLOW_FROM_MM:
        over = Pose(on_the_table(add((x, y, z + SLOW_FROM_MM), miss.wobble[1])), entry.rotation)
        close = limits_for(False, near=True, carrying=carrying)
        seconds = _seconds(here, over, manner, close, *EVENLY)
        yield Leg(over, seconds, *EVENLY, rest_s=0.5 * rng.uniform(*manner.looks_s))
        here = over
    slow = limits_for(True, near=True, carrying=carrying)
    yield Leg(entry, _seconds(here, entry, manner, slow, *EVENLY), *EVENLY, precise=True)


def _along(way: Sequence[Pose], entry: Pose, goal: Pose, carrier: Carrier) -> Iterator[Leg]:
    """Legs to a place reached from the side: they start at the entry pose and are careful near the end."""
    here = entry
    for place in way:
        precise = place.position[2] <= goal.position[2] + SLOW_FROM_MM - 1.0
        limits = limits_for(precise, near=True, carrying=carrier.loaded)
        yield Leg(place, _seconds(here, place, carrier.manner, limits, *EVENLY), *EVENLY, precise=precise)
        here = place


def _seconds(a: Pose, b: Pose, manner: Manner, limits: SpeedLimits, rise: float = 0.28, fall: float = 0.46) -> float:
    """So long that neither speed, turning nor acceleration come near what the hand may do."""
    speed, acceleration, turning = limits
    most = 1.0 / (1.0 - (rise + fall) / 2)
    used = USED * manner.pace
    distance, angle = math.dist(a.position, b.position), angle_between_deg(a.rotation, b.rotation)
    steepest = math.sqrt(1.5 * most * distance / (min(rise, fall) * 0.6 * acceleration))
    return max(most * distance / (used * speed), most * angle / (used * turning), steepest, 2 * SAMPLE_S)


def _no_faster(start: Pose, leg: Leg, speed: float) -> Leg:
    """The same leg, taking so long that up and across together are nowhere faster."""
    ways = [_on_the_way(start, leg, number / ARC_STEPS).position for number in range(ARC_STEPS + 1)]
    fastest = max(math.dist(a, b) for a, b in pairwise(ways)) * ARC_STEPS / leg.seconds
    return leg._replace(seconds=leg.seconds * max(1.0, fastest / speed))


def _clears(idea: Idea, poses: Mapping[Piece, Pose], start: Pose, leg: Leg) -> bool:
    """True if a piece that rises while it travels hits nothing and comes near nothing that would slow the hand."""
    for number in range(1, ARC_STEPS):
        pose = _on_the_way(start, leg, number / ARC_STEPS)
        bottom = pose.position[2] + lowest(idea.piece, pose.rotation) - NEAR_MM
        under = _overlapping(idea, pose, poses, NEAR_MM)
        if any(highest_point_mm(other, poses[other]) > bottom for other in under):
            return False
    return True


# Samples


def _on_the_way(start: Pose, leg: Leg, share: float) -> Pose:
    """Pose of the piece after a share of a leg's time."""
    across = progress((share - leg.delay) / (1.0 - leg.delay), leg.rise, leg.fall)
    up = across if leg.lift == 1.0 else progress(share / leg.lift, 0.5, 0.5)
    (x, y, z), (dx, dy, dz) = start.position, subtract(leg.to.position, start.position)
    angle = angle_between_deg(start.rotation, leg.to.rotation)
    return Pose(
        (x + across * dx, y + across * dy, z + up * dz), turn_towards(start.rotation, leg.to.rotation, across * angle)
    )


def _sampled(start: Pose, legs: Sequence[Leg], manner: Manner, rng: random.Random) -> Path:
    """The legs one after the other as what the hand is told, sample by sample."""
    waves = [(rng.uniform(0.8, 1.7), rng.uniform(0, 2 * math.pi)) for _ in range(3)]
    targets: list[Target] = []
    time, here = 0.0, start
    for leg in legs:
        count = max(1, math.ceil(leg.seconds / (FAST_SAMPLE_S if leg.fast else SAMPLE_S)))
        for number in range(1, count + 1):
            share = number / count
            pose = leg.to if number == count else _on_the_way(here, leg, share)
            sway = leg.sway * manner.wobble_mm * math.sin(math.pi * share) ** 2
            position = on_the_table(add(pose.position, _swayed(waves, time, sway)))
            targets.append(_target(time, Pose(position, pose.rotation), leg.precise))
            time += leg.seconds / count
        time += leg.rest_s
        here = leg.to
    return Path(tuple(targets), round(time + SAMPLE_S, 4))


def _swayed(waves: Sequence[tuple[float, float]], time: float, mm: float) -> Vector:
    x, y, z = (mm * math.sin(2 * math.pi * hz * time + phase) for hz, phase in waves)
    return (x, y, z)


def _target(time: float, pose: Pose, precise: bool) -> Target:
    """Rounded as a live hand's aims are: to a micrometre."""
    x, y, z = (round(mm, 3) for mm in pose.position)
    w, i, j, k = (round(part, 6) for part in pose.rotation)
    return Target(round(time, 4), (x, y, z), (w, i, j, k), precise)
