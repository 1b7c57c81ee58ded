"""Places for a support that the girder after it can use (M46 to M48)."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator

from chantier.bots.men_at_work.context import Outlook
from chantier.bots.men_at_work.girders import bridging
from chantier.bots.men_at_work.ideas import Idea
from chantier.bots.men_at_work.rest_prediction import bed
from chantier.bots.men_at_work.spots import Spot, spots, upper_face
from chantier.bots.men_at_work.statics import slack, weight_mn
from chantier.bots.men_at_work.workers import facing
from chantier.games.men_at_work.cards import Task
from chantier.games.men_at_work.geometry.poses import Pose, add, multiply, scale, turned
from chantier.games.men_at_work.geometry.shapes import Block, block, blocks_of, room, tower
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece, colour_of, highest_point_mm

HALF_HEIGHT_MM, HALF_SIDE_MM = 25.0, 12.5
LYING = turned((0.0, 1.0, 0.0), 90.0)
OUT_MM = (30.0, 130.0)
"""How far from a girder's spot a support on the table may stand."""
ON_A_BAR_MM = 3.5
"""What a support forgives that balances on one girder."""


def support_ideas(outlook: Outlook, support: Piece, rng: random.Random, tries: int) -> list[Idea]:
    task = outlook.work.order.task
    ideas = []
    if task is not Task.SUPPORT_ON_GIRDER:
        ideas += list(_on_the_table(outlook, support, rng, tries))
    if task is Task.SUPPORT_ON_GIRDER or len(ideas) < 3:
        ideas += list(_on_girders(outlook, support, rng, tries))
    return ideas


def _on_the_table(outlook: Outlook, support: Piece, rng: random.Random, tries: int) -> Iterator[Idea]:
    """Beside the site, where a girder can lead from it to one of the right colour."""
    others = outlook.others(support)
    goals = [spot for spot in spots(others) if _right_colour(outlook, spot.piece)]
    for _ in range(tries if goals else 0):
        spot, angle, far = rng.choice(goals), rng.uniform(0, 2 * math.pi), rng.uniform(*OUT_MM)
        x, y = spot.position[0] + far * math.cos(angle), spot.position[1] + far * math.sin(angle)
        ground = _ground(others, x, y)
        pose = Pose((x, y, ground + HALF_HEIGHT_MM), turned((0.0, 0.0, 1.0), math.degrees(angle)))
        air = room([tower(pose, HALF_SIDE_MM, HALF_SIDE_MM, ground + 0.5, outlook.top)], others, enough=4.0)
        future = _girder_after(outlook, support, pose, spot, rng) if air > 0.3 else 0.0
        if future > 0:
            yield Idea(support, pose, min(4.0, 2 * air, future), ground + 2 * HALF_HEIGHT_MM)


def _ground(site: Iterable[Block], x: float, y: float) -> float:
    """The table, or the box's floor or the crane's platform over it (M81, M82)."""
    floors = [one for one in site if one.part in ("floor", "platform")]
    under = [
        one.top for one in floors if abs(x - one.centre[0]) <= one.half[0] and abs(y - one.centre[1]) <= one.half[1]
    ]
    return max(under, default=0.0)


def _right_colour(outlook: Outlook, piece: Piece) -> bool:
    """Of a girder that the card's second piece shall touch."""
    if PIECES[piece] is not Kind.GIRDER:
        return False
    colours = {colour_of(one) for one in outlook.left(Kind.GIRDER)} & set(outlook.work.order.colours)
    if outlook.work.order.task is Task.SUPPORT_SAME_COLOUR:
        return colour_of(piece) in colours
    return bool(colours - {colour_of(piece)})


def _girder_after(outlook: Outlook, support: Piece, pose: Pose, spot: Spot, rng: random.Random) -> float:
    """Safety of a girder that lies on the support and on that spot."""
    site = [*outlook.others(support), *blocks_of(support, pose)]
    x, y, _ = pose.position
    line = bridging(Spot(support, (x, y, highest_point_mm(support, pose))), spot, rng)
    lying = None if line is None else bed(site, *line)
    if lying is None or not {support, spot.piece} <= lying.pieces or lying.pose.position[2] < 12:
        return 0.0
    return min(lying.safety, lying.clearance)


def _on_girders(outlook: Outlook, support: Piece, rng: random.Random, tries: int) -> Iterator[Idea]:
    """Lying along a girder, or upright on it, in balance."""
    bars = [one for one in outlook.blocks if PIECES[one.piece] is Kind.GIRDER]
    for _ in range(tries if bars else 0):
        bar = rng.choice(bars)
        face = upper_face(bar)
        if face is None or face.normal[2] < 0.985 or face.half_along < 50:
            continue
        upright = rng.random() < 0.3
        half = (HALF_SIDE_MM, HALF_SIDE_MM, HALF_HEIGHT_MM) if upright else (HALF_HEIGHT_MM, HALF_SIDE_MM, HALF_SIDE_MM)
        foot = add(face.middle, scale(face.along, rng.uniform(-65, 65)))
        turn = facing(face, 0.0 if upright else rng.choice((0.0, math.pi / 2)))
        middle = Pose(add(foot, scale(face.normal, half[2])), turn)
        body = block(support, "block", Pose(add(middle.position, (0.0, 0.0, 0.6)), turn), half)
        air = tower(middle, half[0], half[1], middle.position[2] - half[2] + 0.6, outlook.top)
        free = room([body, air], outlook.others(support, bar.piece), enough=4.0)
        bears = slack(outlook.survey, bar.piece, foot, weight_mn(Kind.SUPPORT))
        if free > 0.3 and bears > 0.5:
            pose = middle if upright else Pose(middle.position, multiply(turn, LYING))
            top = middle.position[2] + half[2]
            safety = min(ON_A_BAR_MM, 2 * free, bears)
            if outlook.work.order.task is not Task.SUPPORT_ON_GIRDER:
                safety = min(safety, _after_on_girder(outlook, support, pose, rng))
            if safety > 0:
                yield Idea(support, pose, safety, top)


def _after_on_girder(outlook: Outlook, support: Piece, pose: Pose, rng: random.Random) -> float:
    goals = [spot for spot in spots(outlook.others(support)) if _right_colour(outlook, spot.piece)]
    picked = rng.sample(goals, min(12, len(goals)))
    return max((_girder_after(outlook, support, pose, spot, rng) for spot in picked), default=0.0)
