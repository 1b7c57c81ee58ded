"""Last resort without a candidate: a card that cannot be done must still end somehow, as there is no passing (M24)."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from chantier.bots.men_at_work.gestures import lowest
from chantier.bots.men_at_work.girders import BRICK_ON_TOP, bridging
from chantier.bots.men_at_work.ideas import Idea
from chantier.bots.men_at_work.loads import carried_with_him
from chantier.bots.men_at_work.rest_prediction import bed
from chantier.bots.men_at_work.spots import spots, upper_face
from chantier.games.men_at_work.acting.hand import Path, Target
from chantier.games.men_at_work.geometry.poses import Pose, Vector, add, compose, scale, turned
from chantier.games.men_at_work.geometry.shapes import Block, blocks
from chantier.games.men_at_work.moves import Choices, Place
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece, highest_point_mm

LOOKS = 60
"""Lines over the site that are looked at for a girder."""
LOWEST_MM = 12.5
"""A girder's middle lies no lower: its ends would come too near to the table."""
FROM_MM = 180.0
"""From what stands highest to where a piece comes in from the side."""
SWEEP_S = 8.0
LEG_S = 2.0
"""For each part of a way that is led around corners."""
NEAR_MM = 100.0


def at_a_loss(legal: Choices, rng: random.Random) -> Idea:
    """A place that does not do what the card asks for, as far as anybody can see, but that carries the piece."""
    piece = rng.choice(legal.candidates())
    joined = _joined(legal, piece)
    site = [one for one in blocks(legal.poses) if one.piece != piece]
    if PIECES[piece] is Kind.GIRDER:
        places = list(spots(site))
        for _ in range(LOOKS if len(places) > 1 else 0):
            a, b = rng.sample(places, 2)
            line = bridging(a, b, rng)
            lying = None if line is None else bed(site, *line)
            if lying is not None and lying.pose.position[2] > LOWEST_MM:
                return Idea(piece, lying.pose, lying.safety, 0.0, joined=joined)
    return Idea(piece, _on_top(piece, site, rng), 0.0, 0.0, joined=joined)


def _on_top(piece: Piece, site: Sequence[Block], rng: random.Random) -> Pose:
    """Upon something that carries; upon the table where nothing does."""
    faces = [face for one in site if PIECES[one.piece] is Kind.GIRDER and (face := upper_face(one)) is not None]
    turn = turned((0.0, 0.0, 1.0), rng.uniform(0, 180))
    depth = -lowest(piece, turn)
    if not faces:
        return Pose((rng.uniform(-60, 60), rng.uniform(-60, 60), depth), turn)
    face = rng.choice(faces)
    x, y, z = add(face.middle, scale(face.along, rng.uniform(-0.7, 0.7) * face.half_along))
    return Pose((x, y, z + depth), turn)


def impatient(legal: Choices, rng: random.Random) -> Place:
    """Tried often enough: now the turn ends one way or the other, and the others need not wait any longer."""
    piece = rng.choice(legal.candidates())
    highest = _highest(legal, piece)
    lies = legal.poses.get(piece)
    return _forced_in(legal, piece, highest, rng) if lies is None else _forced_through(piece, lies, highest, rng)


def _forced_through(piece: Piece, lies: Pose, highest: Vector, rng: random.Random) -> Place:
    """Up from where it lies (in the box, perhaps), down beside what stands highest, and across it."""
    x, y, z = highest
    angle = rng.uniform(0, 2 * math.pi)
    dx, dy = FROM_MM * math.cos(angle), FROM_MM * math.sin(angle)
    over = max(z, lies.position[2]) + FROM_MM / 2
    way = ((*lies.position[:2], over), (x + dx, y + dy, over), (x + dx, y + dy, z), (x - dx / 2, y - dy / 2, z))
    targets = tuple(Target(LEG_S * leg, place, lies.rotation) for leg, place in enumerate(way))
    return Place(piece, lies, Path(targets, LEG_S * len(way) + SWEEP_S))


def _highest(legal: Choices, besides: Piece) -> Vector:
    """Position of the piece that stands highest."""
    there = [piece for piece in legal.poses if PIECES[piece] is not Kind.HAT and piece != besides]
    tops = [(highest_point_mm(piece, legal.poses[piece]), piece) for piece in there]
    return legal.poses[max(tops)[1]].position if tops else (0.0, 0.0, 0.0)


def _joined(legal: Choices, piece: Piece) -> tuple[Piece, Pose] | None:
    """The second piece that goes with it, and its pose (M50, M58)."""
    if legal.step is None or legal.step.joined is None or piece in legal.poses:
        return None
    second = legal.joinable()[0]
    return second, BRICK_ON_TOP if PIECES[piece] is Kind.GIRDER else carried_with_him(1.0)


def _forced_in(legal: Choices, piece: Piece, highest: Vector, rng: random.Random) -> Place:
    """Through the upper part of the site, at the height of what stands highest."""
    x, y, z = highest
    angle, height = rng.uniform(0, 2 * math.pi), max(z + 4.0, 40.0)
    dx, dy = FROM_MM * math.cos(angle), FROM_MM * math.sin(angle)
    start = Pose((x + dx, y + dy, height), turned((0.0, 0.0, 1.0), math.degrees(angle) + 90.0))
    while _in_the_way(legal, start):
        start = Pose((start.position[0], start.position[1], start.position[2] + 10.0), start.rotation)
    through = Target(0.0, (x - dx / 2, y - dy / 2, height), start.rotation)
    joined = _joined(legal, piece)
    if joined is None:
        return Place(piece, start, Path((through,), SWEEP_S))
    return Place(piece, start, Path((through,), SWEEP_S), joined[0], compose(start, joined[1]))


def _in_the_way(legal: Choices, start: Pose) -> bool:
    """Something may stand where the sweep begins."""
    x, y, z = start.position
    return any(
        math.hypot(pose.position[0] - x, pose.position[1] - y) < NEAR_MM and highest_point_mm(piece, pose) > z - 30.0
        for piece, pose in legal.poses.items()
    )
