"""Our units and the engine's. Outside its door are millimetres, grams, seconds and unit quaternions (w, x, y, z); the
engine counts in centimetres and writes quaternions (x, y, z, w).
"""

from __future__ import annotations

from chantier.games.men_at_work.engine.tuning import TICKS_PER_S
from chantier.games.men_at_work.geometry.poses import Pose, Quaternion, Vector

MM_PER_CM = 10.0
FORCE_PER_N = 1e5
"""g cm/s2 in a newton."""
LOAD_MN = TICKS_PER_S / 100.0
"""The force behind an impulse of one tick; 100 g cm/s2 are a millinewton."""
IMPULSE_UNS = 1000.0 / TICKS_PER_S
"""The impulse of one tick, in micronewton seconds, behind a load of one millinewton."""


def in_cm(vector: Vector) -> Vector:
    x, y, z = vector
    return (x / MM_PER_CM, y / MM_PER_CM, z / MM_PER_CM)


def in_mm(vector: Vector) -> Vector:
    x, y, z = vector
    return (x * MM_PER_CM, y * MM_PER_CM, z * MM_PER_CM)


def isometry(pose: Pose) -> tuple[Vector, Quaternion]:
    """A pose as the engine takes it: where, and how turned."""
    w, i, j, k = pose.rotation
    return (in_cm(pose.position), (i, j, k, w))


def pose_of(translation: Vector, rotation: Quaternion) -> Pose:
    """A pose as the engine gives it."""
    i, j, k, w = rotation
    return Pose(in_mm(translation), (w, i, j, k))
