"""A pose in fourteen bytes, for motion: steps of a fraction of a millimetre, and the three smaller parts of the
quaternion; the fourth follows from them. docs/record.md and docs/wire.md say where it is used.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterable

from chantier.games.men_at_work.geometry.poses import Pose, Quaternion

ENTRY = struct.Struct("<H3h3h")
"""Which of w, x, y, z is left out (the 2 highest bits) and which piece (the others), position, three parts."""
_PART = 32767 * math.sqrt(2)
"""The three smaller parts of a unit quaternion lie within 1/sqrt(2)."""

Packed = tuple[int, tuple[int, int, int], tuple[int, int, int]]
"""A pose as it is written: which of the four parts is left out, then the steps."""


def pack(pose: Pose, step_mm: float) -> Packed:
    """Written out: a site in motion packs thousands of poses a second."""
    x, y, z = pose.position
    w, i, j, k = pose.rotation
    sizes = (abs(w), abs(i), abs(j), abs(k))
    left_out = sizes.index(max(sizes))
    scale = _PART if pose.rotation[left_out] >= 0 else -_PART
    a, b, c = ((i, j, k), (w, j, k), (w, i, k), (w, i, j))[left_out]
    place = (_fit(x / step_mm), _fit(y / step_mm), _fit(z / step_mm))
    return left_out, place, (_fit(a * scale), _fit(b * scale), _fit(c * scale))


def _fit(steps: float) -> int:
    whole = round(steps)
    return whole if -32767 <= whole <= 32767 else 32767 if whole > 0 else -32767


def unpack(left_out: int, steps: Iterable[int], step_mm: float) -> Pose:
    x, y, z, *small = steps
    parts = [one / _PART for one in small]
    parts.insert(left_out, math.sqrt(max(0.0, 1 - sum(part * part for part in parts))))
    length = math.hypot(*parts)
    rotation: Quaternion = (parts[0] / length, parts[1] / length, parts[2] / length, parts[3] / length)
    return Pose((x * step_mm, y * step_mm, z * step_mm), rotation)


def entry(number: int, packed: Packed) -> bytes:
    left_out, place, parts = packed
    return ENTRY.pack(left_out << 14 | number, *place, *parts)


def read_entry(content: bytes, at: int, step_mm: float) -> tuple[int, Pose]:
    """The number of a piece, and where it is."""
    which, *steps = ENTRY.unpack_from(content, at)
    return which & 0x3FFF, unpack(which >> 14, steps, step_mm)
