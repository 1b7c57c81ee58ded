"""What moves, read as docs/wire.md tells it, by somebody who knows nothing else."""

from __future__ import annotations

import math
import struct
from typing import NamedTuple

LET_GO, SHOWN = 1, 2
Place = tuple[tuple[float, ...], tuple[float, ...]]
"""Position in mm, and rotation w, x, y, z."""


class Contact(NamedTuple):
    """Two things that have met; None: the table."""

    tick: int
    things: tuple[int | None, int | None]
    place: tuple[float, float, float]
    impulse_uns: int


class Motion(NamedTuple):
    kind: int
    let_go: bool
    shown: bool
    live: int
    tick: int
    heard: int
    lag_ms: int
    gap_mm: float | None
    places: dict[int, Place | None]
    """By the number of the thing; None: it has been taken away."""
    contacts: list[Contact]


def read_motion(frame: bytes) -> Motion:
    kind, flags, live, tick, heard, lag_ms = struct.unpack_from("<BBHIIH", frame)
    gap_mm, places = read_moved(frame[14:])
    contacts = read_contacts(frame[14:], tick)
    return Motion(kind, bool(flags & LET_GO), bool(flags & SHOWN), live, tick, heard, lag_ms, gap_mm, places, contacts)


def read_moved(moved: bytes) -> tuple[float | None, dict[int, Place | None]]:
    gap, count = struct.unpack_from("<HH", moved)
    places = dict(_read_entry(moved[at : at + 14]) for at in range(4, 4 + 14 * count, 14))
    assert len(places) == count
    return None if gap == 0xFFFF else gap * 0.05, places


def read_contacts(moved: bytes, tick: int) -> list[Contact]:
    _, count = struct.unpack_from("<HH", moved)
    rest = moved[4 + 14 * count :]
    assert len(rest) % 13 == 0
    found = []
    for ago, one, two, x, y, z, impulse in struct.iter_unpack("<BHH3hH", rest):
        things = (None if one == 0xFFFF else one, None if two == 0xFFFF else two)
        found.append(Contact(tick - ago, things, (x * 0.05, y * 0.05, z * 0.05), impulse))
    return found


def _read_entry(entry: bytes) -> tuple[int, Place | None]:
    which, x, y, z, *small = struct.unpack("<H3h3h", entry)
    number, left_out = which & 0x3FFF, which >> 14
    if (x, y, z) == (-32768, -32768, -32768):
        return number, None
    parts = [part / (32767 * math.sqrt(2)) for part in small]
    parts.insert(left_out, math.sqrt(max(0.0, 1 - sum(part * part for part in parts))))
    return number, ((x * 0.05, y * 0.05, z * 0.05), tuple(parts))
