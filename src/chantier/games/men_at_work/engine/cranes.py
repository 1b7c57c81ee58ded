"""Finds a place to put the crane up again (M81): where it stood, or as near as there is room."""

from __future__ import annotations

import math
from collections.abc import Iterator

from chantier.games.men_at_work.acting.hand import REACH_MM
from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.geometry.poses import Pose, multiply, turned
from chantier.games.men_at_work.judging.accidents import crane_fell
from chantier.games.men_at_work.pieces import BOX, BOX_FLOOR_MM, CRANE

STEP_MM = 5.0
DIRECTIONS = 16
TURNS_DEG = (0.0, 90.0, 180.0, 270.0)
HALF_PLATFORM_MM = 35.0
RIM_MM = 10.0
"""What stands higher than this stands on the rim of the box (M83), not on a floor."""


def room_for_the_crane(site: Site, stood: Pose) -> Pose:
    """The first place, seen from where it stood, where it would stick in nothing; on the rim, one where it stays."""
    if stood.position[2] > RIM_MM:
        for corner in _corners(stood):
            if not site.contacts.inside(CRANE, corner) and _stays(site, corner):
                return corner
    floors = [stood.position[2]] if stood.position[2] <= RIM_MM else []
    floors += [BOX_FLOOR_MM] if BOX in site else []
    for z in (*floors, 0.0):
        for place in _outwards(stood, z):
            if not site.contacts.inside(CRANE, place):
                return place
    return stood


def _outwards(stood: Pose, z: float) -> Iterator[Pose]:
    """In rings, on this height, turned as it was first."""
    x, y, _ = stood.position
    rings = round(2 * REACH_MM / STEP_MM)
    for ring in range(rings):
        for direction in range(DIRECTIONS if ring else 1):
            angle = 2 * math.pi * direction / DIRECTIONS
            there = (x + ring * STEP_MM * math.cos(angle), y + ring * STEP_MM * math.sin(angle))
            if max(map(abs, there)) <= REACH_MM - HALF_PLATFORM_MM:
                for turn in TURNS_DEG:
                    yield Pose((*there, z), multiply(turned((0.0, 0.0, 1.0), turn), stood.rotation))


def _corners(stood: Pose) -> Iterator[Pose]:
    """The four corners of the rim, the one where it stood first; the crane looks the same in a mirror."""
    (x, y, z), (w, _, _, k) = stood.position, stood.rotation
    yield stood
    yield Pose((x, -y, z), (w, 0.0, 0.0, -k))
    yield Pose((-x, y, z), (k, 0.0, 0.0, w))
    yield Pose((-x, -y, z), (-k, 0.0, 0.0, w))


def _stays(site: Site, place: Pose) -> bool:
    tried = Site.restore(site.snapshot())
    tried.add(CRANE, place)
    tried.settle()
    return not crane_fell(place, tried.pose(CRANE))
