"""Bricks and beams on workers' arms (M36, M52 to M56, M58, M59), and a brick on a girder (M50).

A hat's rim covers half the arm, so a load comes down beside the arm and slides in under the rim.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from chantier.bots.men_at_work.context import Outlook
from chantier.bots.men_at_work.ideas import Idea
from chantier.bots.men_at_work.rest_prediction import bar_rotation
from chantier.games.men_at_work.cards import Task
from chantier.games.men_at_work.geometry.poses import Pose, Vector, compose, point_of, tilt_deg, turned
from chantier.games.men_at_work.geometry.shapes import Block, block, blocks_of, room, tower
from chantier.games.men_at_work.pieces import (
    MAKES,
    PIECES,
    Kind,
    Piece,
    hat_of,
    highest_point_mm,
    worn_at,
)

ARM_TOP_MM = 21.0
ON_ARM_MM = 10.3
"""From his middle to a load's middle: between 8 and 12.6 it stays."""
BESIDE_MM = 21.0
"""From his middle to a load that comes down past his hand."""
SLIDES_ABOVE_MM = 0.8
"""The air under a load that slides in; a brick has 1.5 mm under the rim."""
LINK_NEAREST_MM, LINK_FARTHEST_MM = 16.0, 57.0
"""How far apart two arms are that a beam of 60 mm connects (M59)."""
LINK_STEEPEST = 0.22
_ACROSS = turned((0.0, 0.0, 1.0), 90.0)


def half_of(kind: Kind) -> Vector:
    x, y, z = MAKES[kind].parts[0].size
    return (x / 2, y / 2, z / 2)


def carried_with_him(side: float) -> Pose:
    """A beam on his arm, as seen from the worker (M58)."""
    return Pose((side * ON_ARM_MM, 0.0, ARM_TOP_MM + half_of(Kind.BEAM)[2] + 0.05), _ACROSS)


def on_arm(worker: Pose, kind: Kind, side: float) -> tuple[Pose, Pose]:
    """Pose of a load on his arm, and the pose beside it from which it slides in."""
    height = ARM_TOP_MM + half_of(kind)[2]
    goal = compose(worker, Pose((side * ON_ARM_MM, 0.0, height), _ACROSS))
    beside = compose(worker, Pose((side * BESIDE_MM, 0.0, height + SLIDES_ABOVE_MM), _ACROSS))
    return goal, beside


def arm_room(worker: Pose, kind: Kind, side: float, others: Sequence[Block], ceiling: float) -> float:
    """The mm to spare around a load on that arm and on its way there."""
    _, beside = on_arm(worker, kind, side)
    half = half_of(kind)
    low = beside.position[2] - half[2]
    between = compose(worker, Pose((side * (ON_ARM_MM + BESIDE_MM) / 2, 0.0, ARM_TOP_MM + half[2] + 0.4), _ACROSS))
    sweep = block(Piece(""), "way", between, (half[0], half[1] + (BESIDE_MM - ON_ARM_MM) / 2, half[2] - 0.2))
    return room([sweep, tower(beside, half[0], half[1], low, ceiling)], others, enough=4.0)


def arms_with_room(worker: Pose, others: Sequence[Block], ceiling: float, task: object) -> Iterator[float]:
    """For each arm the mm to spare, where a load of the card's widest kind finds room."""
    bricks_only = task in (Task.ONE_BRICK, Task.TWO_BRICKS)
    for side in (-1.0, 1.0):
        air = arm_room(worker, Kind.BRICK if bricks_only else Kind.BEAM, side, others, ceiling)
        if air > 0.2:
            yield 2 * air


def load_ideas(outlook: Outlook, load: Piece, worker: Piece) -> list[Idea]:
    """On one of his arms that is still free."""
    pose, kind = outlook.poses[worker], PIECES[load]
    if tilt_deg(pose.rotation) > 25:
        return []
    others = outlook.others(load, worker, hat_of(worker))
    ideas = []
    for side in (-1.0, 1.0):
        air = arm_room(pose, kind, side, others, outlook.top)
        if air > -0.1:
            goal, beside = on_arm(pose, kind, side)
            ideas.append(Idea(load, goal, min(2.3, max(2 * air, 0.1)), highest_point_mm(load, goal), via=(beside,)))
    return ideas


def brick_on_girder_ideas(outlook: Outlook, brick: Piece, girder: Piece) -> list[Idea]:
    """Places for a brick that fell off and has to go back (M33, M50)."""
    pose = outlook.poses[girder]
    others = outlook.others(brick, girder)
    ideas = []
    for u in (0.0, -20.0, 20.0, -45.0, 45.0):
        goal = compose(pose, Pose((u, 0.0, 8.5)))
        air = room([tower(goal, 8.0, 4.5, goal.position[2] - 3.5, outlook.top)], others, enough=4.0)
        if air > 0.1:
            ideas.append(Idea(brick, goal, min(4.0, 2 * air), highest_point_mm(brick, goal)))
    return ideas


# Connecting two workers (M59)


def links(outlook: Outlook, worker: Piece, pose: Pose, others: Sequence[Block]) -> Iterator[tuple[float, Pose]]:
    """Ways to lay a beam from an arm of a worker who stands there to another's: mm to spare, and the beam's pose."""
    beams = list(beams_over(outlook, worker, pose))
    if not beams:
        return
    me = [*blocks_of(worker, pose), *blocks_of(hat_of(worker), worn_at(pose))]
    around = [one for one in others if one.piece not in (worker, hat_of(worker))] + me
    for beam in beams:
        air = _link_room(beam, around, outlook.top)
        if air > 0.1:
            yield min(2.5, 2 * air), beam


def beams_over(outlook: Outlook, worker: Piece, pose: Pose) -> Iterator[Pose]:
    """Beams that would reach, whether or not there is room for them."""
    for other in _standing(outlook, worker):
        for here in _hands(pose):
            for there in _hands(outlook.poses[other]):
                beam = _beam_over(here, there)
                if beam is not None:
                    yield beam


def _standing(outlook: Outlook, besides: Piece) -> Iterable[Piece]:
    for worker in outlook.survey.of_kind(Kind.WORKER):
        if worker != besides and tilt_deg(outlook.poses[worker].rotation) < 20:
            yield worker


def _hands(pose: Pose) -> Iterator[Vector]:
    for side in (-1.0, 1.0):
        yield point_of(pose, (side * 11.2, 0.0, ARM_TOP_MM))


def _beam_over(a: Vector, b: Vector) -> Pose | None:
    dx, dy, dz = b[0] - a[0], b[1] - a[1], b[2] - a[2]
    distance = math.hypot(dx, dy)
    if not LINK_NEAREST_MM <= distance <= LINK_FARTHEST_MM or abs(dz) > LINK_STEEPEST * distance:
        return None
    slope = dz / distance
    lift = half_of(Kind.BEAM)[2] * math.hypot(1.0, slope)
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2 + lift)
    return Pose(middle, bar_rotation(math.atan2(dy, dx), slope))


def _link_room(beam: Pose, around: Sequence[Block], ceiling: float) -> float:
    """It must come straight down between the hats; on the arms it may lie."""
    half = half_of(Kind.BEAM)
    body = block(Piece(""), "beam", Pose((*beam.position[:2], beam.position[2] + 0.3), beam.rotation), half)
    bearing = [one for one in around if one.part not in ("left_arm", "right_arm")]
    column = tower(beam, half[0], half[1], beam.position[2], max(ceiling, beam.position[2] + 10.0))
    return min(room([body], around, enough=4.0) + 0.5, room([body, column], bearing, enough=4.0))


def link_ideas(outlook: Outlook, beam: Piece, worker: Piece) -> list[Idea]:
    others = outlook.others(beam)
    return [
        Idea(beam, pose, safety, highest_point_mm(beam, pose))
        for safety, pose in links(outlook, worker, outlook.poses[worker], others)
    ]
