"""From a place to a gesture: down from above, slowly at the end, let go just over it; with an unsteady hand."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from chantier.bots.men_at_work.ideas import Idea
from chantier.games.men_at_work.acting.hand import CEILING_MM, REACH_MM, Path, Target, limits_for
from chantier.games.men_at_work.geometry.poses import Pose, add, angle_between_deg, compose, multiply, subtract, turned
from chantier.games.men_at_work.moves import Place
from chantier.games.men_at_work.pieces import Piece, corners_of, highest_point_mm

AIR_MM = 0.5
"""What is left under a piece when it is let go."""
SLOW_FROM_MM = 5.0
"""The last bit is done with precision."""
OVER_MM = 14.0
"""The air between the site's top and a piece that is carried over it."""
BREATH_S = 0.12
"""The hand comes to a stop before it opens."""


class Unsteady(NamedTuple):
    """Typical error of a hand: where it lets go, and on the way."""

    mm: float
    degrees: float


class HandError(NamedTuple):
    """Error of the hand in one act."""

    goal: Pose
    wobble: tuple[tuple[float, float, float], ...]


STEADY = Unsteady(0.0, 0.0)


def missing(unsteady: Unsteady, rng: random.Random) -> HandError:
    """A draw of the hand's noise; up and down it is much steadier, because the eye sees the gap."""
    sideways, upwards = 0.7 * unsteady.mm, 0.12 * unsteady.mm
    offset = (rng.gauss(0, sideways), rng.gauss(0, sideways), abs(rng.gauss(0, upwards)))
    turn = turned((0.0, 0.0, 1.0), rng.gauss(0, unsteady.degrees))
    wobble = tuple(
        (rng.gauss(0, sideways / 2), rng.gauss(0, sideways / 2), rng.gauss(0, upwards)) for _ in range(6)
    )  # fmt: skip
    return HandError(Pose(offset, turn), wobble)


def gesture(idea: Idea, poses: Mapping[Piece, Pose], miss: HandError, from_above_mm: float = CEILING_MM) -> Place:
    """The whole move, as this hand will do it this time, taking a new piece at most so far above its place."""
    goal = missed(idea.goal, miss)
    via = [missed(pose, miss) for pose in idea.via]
    entry = via[0] if via else goal
    high = carrying_height(idea, poses, entry)
    lies = poses.get(idea.piece)
    if lies is None:
        high = min(high, entry.position[2] + from_above_mm)
    above = Pose((*entry.position[:2], high), entry.rotation)
    start = above if lies is None else lies
    lifted = [] if lies is None else [Pose((*lies.position[:2], high), lies.rotation)]
    way = [*lifted, *([above] if lifted else []), *_coming_down(entry, high), *via[1:], *([goal] if via else [])]
    path = _timed(start, way, miss, carrying=idea.joined is not None)
    if idea.joined is None or lies is not None:
        return Place(idea.piece, start, path)
    return Place(idea.piece, start, path, idea.joined[0], compose(start, idea.joined[1]))


def missed(pose: Pose, miss: HandError) -> Pose:
    """Pose at which the hand opens when it means this place."""
    return Pose(
        add(add(pose.position, miss.goal.position), (0.0, 0.0, AIR_MM)), multiply(miss.goal.rotation, pose.rotation)
    )


def carrying_height(idea: Idea, poses: Mapping[Piece, Pose], entry: Pose, over_mm: float = OVER_MM) -> float:
    """So high that the piece, turned as it will be or as it lies, clears everything."""
    tops = [highest_point_mm(piece, pose) for piece, pose in poses.items() if piece != idea.piece]
    turns = [entry.rotation, *([poses[idea.piece].rotation] if idea.piece in poses else [])]
    depth = max(-lowest(idea.piece, turn) for turn in turns)
    return min(max([0.0, *tops]) + depth + over_mm, CEILING_MM)


def lowest(piece: Piece, rotation: tuple[float, float, float, float]) -> float:
    """Under its origin, turned so."""
    return min(corner[2] for corner in corners_of(piece, Pose((0.0, 0.0, 0.0), rotation)))


def _coming_down(entry: Pose, high: float) -> list[Pose]:
    x, y, z = entry.position
    slow = [Pose((x, y, z + SLOW_FROM_MM), entry.rotation)] if high > z + SLOW_FROM_MM else []
    return [*slow, entry]


def _timed(start: Pose, way: Iterable[Pose], miss: HandError, carrying: bool) -> Path:
    """Each place is asked for when the hand has reached the one before; the last ones with precision."""
    here, time, targets = start, 0.0, []
    places = list(way)
    fast = sum(1 for place in places[:-1] if place.position[2] > places[-1].position[2] + SLOW_FROM_MM - 1.0)
    for number, place in enumerate(places):
        precise = number >= fast
        shake = miss.wobble[number % len(miss.wobble)] if 0 < number < len(places) - 1 else (0.0, 0.0, 0.0)
        aim = Pose(on_the_table(add(place.position, shake)), place.rotation)
        targets.append(Target(round(time, 4), aim.position, aim.rotation, precise))
        time += max(_seconds(here, aim, precise, carrying), 0.01)
        here = aim
    return Path(tuple(targets), round(time + BREATH_S, 4))


def on_the_table(position: tuple[float, float, float]) -> tuple[float, float, float]:
    """The nearest place that a hand can reach."""
    x, y, z = position
    return (max(-REACH_MM, min(REACH_MM, x)), max(-REACH_MM, min(REACH_MM, y)), max(0.0, min(CEILING_MM, z)))


def _seconds(a: Pose, b: Pose, precise: bool, carrying: bool) -> float:
    """Seconds the hand takes, if it is near other things all the way."""
    limits = limits_for(precise, near=True, carrying=carrying)
    distance = math.hypot(*subtract(b.position, a.position))
    moving = distance / limits.speed + limits.speed / limits.acceleration
    return max(moving, angle_between_deg(a.rotation, b.rotation) / limits.turning) + 0.02
