"""Places for a worker: on a girder of a glove colour, with room for what he shall carry (M35, M44, M52 to M5A)."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from chantier.bots.men_at_work.context import Outlook
from chantier.bots.men_at_work.ideas import Idea
from chantier.bots.men_at_work.loads import arms_with_room, beams_over, carried_with_him, links
from chantier.bots.men_at_work.spots import UpperFace, upper_face
from chantier.bots.men_at_work.statics import slack, weight_mn
from chantier.games.men_at_work.cards import GIRDER_TASKS, WORKER_TASKS, Task
from chantier.games.men_at_work.geometry.poses import Pose, Quaternion, Vector, add, scale, unit
from chantier.games.men_at_work.geometry.shapes import Block, room, tower
from chantier.games.men_at_work.jobs import reserve
from chantier.games.men_at_work.judging.tolerances import HALF_GIRDER_MM, HIGHER_MM
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece, colour_of, hat_of

HEIGHT_MM = 38.5
SOLE_MM = 10.0
"""From his middle to the outer edge of a foot, along his arms."""
HELD_BACK_MM = 0.6
"""The air under his soles when room is looked for."""
END_MM = HALF_GIRDER_MM - 7.0
"""Where he stands with one foot over the end, and both feet on the girder (M57)."""
BESIDE_MM = 27.0
"""Two workers side by side on a girder, arm to arm (M5A)."""


PATIENCE = 10
"""So many more places are looked at to reach another worker's arm (M59); most can be told off at a glance."""
_MAY_STAND_ACROSS = (Task.SECOND_WORKER, Task.AT_END, Task.CONNECTED, Task.THEN_WORKER)


class Stance(NamedTuple):
    girder: Piece
    pose: Pose
    along: float
    """How far from the girder's middle."""
    across: bool
    """Arms across the girder: possible, but anything on them is delicate."""


def worker_ideas(outlook: Outlook, worker: Piece, rng: random.Random, tries: int) -> list[Idea]:
    girders = _girders(outlook)
    connects = outlook.work.order.task is Task.CONNECTED
    glances = tries * (PATIENCE if connects else 1) if girders else 0
    stances = (_stance(outlook, rng.choice(girders), rng) for _ in range(glances))
    worth_a_look = (
        stance
        for stance in stances
        if stance is not None and (not connects or any(beams_over(outlook, worker, stance.pose)))
    )
    found = (_idea(outlook, worker, stance, rng) for stance in islice(worth_a_look, tries))
    return [idea for idea in found if idea is not None]


def _girders(outlook: Outlook) -> list[Block]:
    """Those he may stand on, with a face to stand on."""
    wanted = _wanted(outlook)
    return [one for one in outlook.blocks if PIECES[one.piece] is Kind.GIRDER and wanted(one.piece)]


def _wanted(outlook: Outlook) -> Callable[[Piece], bool]:
    survey, work = outlook.survey, outlook.work
    if work.order.task in GIRDER_TASKS:  # M44: on the new girder
        return lambda piece: piece in work.placed
    first = next((piece for piece in work.placed if PIECES[piece] is Kind.WORKER), None)
    if first is not None and len(work.placed) == 1 and work.order.task is Task.SECOND_WORKER:  # M5A
        girders = survey.stands_on(first)
        return lambda piece: piece in girders
    gloved = [one for one in survey.of_kind(Kind.GIRDER) if colour_of(one) in work.order.colours]
    if outlook.foreman:  # M80
        top = max((survey.top_mm(one) for one in gloved), default=0.0)
        gloved = [one for one in gloved if survey.top_mm(one) >= top - HIGHER_MM]
    allowed = set(gloved)
    return lambda piece: piece in allowed


def _stance(outlook: Outlook, girder: Block, rng: random.Random) -> Stance | None:
    face = upper_face(girder)
    if face is None or face.half_along < 50:
        return None
    task = outlook.work.order.task
    across = task in _MAY_STAND_ACROSS and rng.random() < 0.25
    if task is Task.AT_END:
        u = rng.choice((-1, 1)) * (rng.uniform(END_MM - 2, END_MM + 2) if not across else HALF_GIRDER_MM - 3.5)
    else:
        u = rng.uniform(-72.0, 72.0)
    turn = rng.choice((0.0, math.pi)) + (math.pi / 2 if across else 0.0)
    return Stance(girder.piece, Pose(add(face.middle, scale(face.along, u)), facing(face, turn)), u, across)


def facing(face: UpperFace, turn: float) -> Quaternion:
    """Upright on a face, arms along it, then turned about the normal."""
    x, n = face.along, face.normal
    y: Vector = (n[1] * x[2] - n[2] * x[1], n[2] * x[0] - n[0] * x[2], n[0] * x[1] - n[1] * x[0])
    arms = add(scale(x, math.cos(turn)), scale(y, math.sin(turn)))
    back: Vector = (n[1] * arms[2] - n[2] * arms[1], n[2] * arms[0] - n[0] * arms[2], n[0] * arms[1] - n[1] * arms[0])
    return _from_axes(arms, back, n)


def _from_axes(x: Vector, y: Vector, z: Vector) -> Quaternion:
    """The rotation that brings the three axes there."""
    trace = x[0] + y[1] + z[2]
    if trace > 0:
        return unit((1 + trace, y[2] - z[1], z[0] - x[2], x[1] - y[0]))
    if x[0] >= y[1] and x[0] >= z[2]:
        return unit((y[2] - z[1], 1 + x[0] - y[1] - z[2], y[0] + x[1], z[0] + x[2]))
    if y[1] >= z[2]:
        return unit((z[0] - x[2], y[0] + x[1], 1 - x[0] + y[1] - z[2], z[1] + y[2]))
    return unit((x[1] - y[0], z[0] + x[2], z[1] + y[2], 1 - x[0] - y[1] + z[2]))


def silhouette(pose: Pose, ceiling: float) -> list[Block]:
    """The air a worker needs who comes straight down: feet, arms, hat."""
    z = pose.position[2] + HELD_BACK_MM
    high = max(ceiling, z + HEIGHT_MM)
    return [
        tower(pose, SOLE_MM, 4.75, z, high),
        tower(pose, 13.0, 4.75, z + 17.0, high),
        tower(pose, 7.0, 7.0, z + 30.5, high),
    ]


def _idea(outlook: Outlook, worker: Piece, stance: Stance, rng: random.Random) -> Idea | None:
    others = outlook.others(worker, hat_of(worker), stance.girder)
    bears = slack(outlook.survey, stance.girder, stance.pose.position, weight_mn(Kind.WORKER))
    if bears <= 0.0:
        return None
    future = _room_for_the_rest(outlook, worker, stance, others)
    if future <= 0.0:
        return None
    air = room(silhouette(stance.pose, outlook.top), others, enough=4.0)
    if air <= 0.2:
        return None
    safety = min(2.0 if stance.across else 4.0, 2 * air, bears, future)
    joined = None
    if outlook.work.order.task is Task.TOGETHER_WITH_BEAM and worker not in outlook.poses:
        joined = (outlook.work.joins(reserve(outlook.poses))[0], carried_with_him(rng.choice((-1.0, 1.0))))
    return Idea(worker, stance.pose, safety, stance.pose.position[2] + HEIGHT_MM, joined=joined)


_ARMS_NEEDED = {
    Task.ONE_BRICK: 1,
    Task.ONE_BEAM: 1,
    Task.TWO_BRICKS: 2,
    Task.TWO_BEAMS: 2,
    Task.BRICK_AND_BEAM: 2,
}


def _room_for_the_rest(outlook: Outlook, worker: Piece, stance: Stance, others: Sequence[Block]) -> float:
    """Room in mm for the pieces that the card asks for after him; not above zero if there is none."""
    task = outlook.work.order.task
    needed = _ARMS_NEEDED.get(task) if task in WORKER_TASKS else None
    if needed is not None:
        arms = sorted(arms_with_room(stance.pose, others, outlook.top, task), reverse=True)
        return arms[needed - 1] if len(arms) >= needed else 0.0
    if task is Task.TOGETHER_WITH_BEAM:
        beam = tower(stance.pose, 14.0, 30.0, stance.pose.position[2] + 21.0, outlook.top)
        return room([beam], others, enough=4.0)
    if task is Task.CONNECTED:
        return max((safety for safety, _ in links(outlook, worker, stance.pose, others)), default=0.0)
    if task is Task.SECOND_WORKER and not outlook.work.placed:
        beside = [u for u in _beside(stance.along) if abs(u) < HALF_GIRDER_MM - SOLE_MM]
        return 4.0 if beside else 0.0
    return 4.0


def _beside(u: float) -> Iterator[float]:
    yield u - BESIDE_MM
    yield u + BESIDE_MM
