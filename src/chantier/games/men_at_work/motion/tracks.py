"""The motion of one act as a compact binary track, so that a replay shows what happened without an engine.

Of an act that lasts longer than two minutes, long rests are left out and the oldest motion is shown faster.
Only pieces that move are written, 40 times a second, in steps of 0.02 mm and of 1/32767 of a quaternion's part. The
format has a version; docs/record.md is its specification.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Iterator, Mapping

import msgspec

from chantier.core.errors import BadInput
from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.motion.packing import ENTRY, Packed, entry, pack, read_entry
from chantier.games.men_at_work.pieces import PIECES, Piece

MAGIC, VERSION = b"CTRK", 1
FRAMES_PER_S = 40
STEP_MM = 0.02
_HEAD = struct.Struct("<4sBBHI")  # magic, version, frames a second, pieces, frames
_MOST_BYTES = 1 << 26

LONG_FRAMES = 120 * FRAMES_PER_S
"""An act of up to this length is written as it was. Of a longer one, only what fits into twice as much."""
REST_FRAMES = 2 * FRAMES_PER_S
"""After that, a hand that rests is written for so long and no longer."""
_STILL: dict[Piece, Packed] = {}

Frame = dict[Piece, Pose]


class Track(msgspec.Struct, frozen=True):
    """`frames[n]` holds what has moved since the frame before; the first one holds where each piece begins."""

    frames_per_s: int
    frames: tuple[Frame, ...]


class Tracker:
    """Looks on while a site moves and writes down what it sees."""

    def __init__(self, poses: Callable[[], Mapping[Piece, Pose]], ticks_per_s: int) -> None:
        self._poses, self._every = poses, ticks_per_s // FRAMES_PER_S
        self._ticks = 0
        self._seen = dict(poses())
        self._last: dict[Piece, Packed] = {piece: pack(pose, STEP_MM) for piece, pose in self._seen.items()}
        self._frames: list[dict[Piece, Packed]] = []
        self._still = 0

    @property
    def seen(self) -> Mapping[Piece, Pose]:
        """Poses of everything at the last sample."""
        return self._seen

    def look(self) -> bool:
        """Takes a sample if one is due; returns True if it did."""
        looks = self._ticks % self._every == 0
        if looks:
            self._write(self._moved())
        self._ticks += 1
        return looks

    def _write(self, moved: dict[Piece, Packed]) -> None:
        """A hand may hold on for hours (M31): what is kept of that is bounded."""
        self._still = 0 if moved else self._still + 1
        if len(self._frames) >= LONG_FRAMES and self._still > REST_FRAMES:
            return
        self._frames.append(moved or _STILL)
        if len(self._frames) > 2 * LONG_FRAMES:
            self._frames[:LONG_FRAMES] = [
                {**one, **two}
                for one, two in zip(self._frames[:LONG_FRAMES:2], self._frames[1:LONG_FRAMES:2], strict=True)
            ]

    def _moved(self) -> dict[Piece, Packed]:
        seen, self._seen = self._seen, dict(self._poses())
        now = {piece: pack(pose, STEP_MM) for piece, pose in self._seen.items() if seen.get(piece) != pose}
        moved = {piece: packed for piece, packed in now.items() if self._last.get(piece) != packed}
        self._last.update(moved)
        return moved

    def written(self) -> bytes:
        frames = [*self._frames, self._moved()]
        while frames and not frames[-1]:
            frames.pop()
        pieces = sorted({piece for frame in frames for piece in frame})
        number = {piece: at for at, piece in enumerate(pieces)}
        names = b"".join(bytes([len(piece)]) + piece.encode() for piece in pieces)
        head = _HEAD.pack(MAGIC, VERSION, FRAMES_PER_S, len(pieces), len(frames))
        body = b"".join(_frame_bytes(frame, number) for frame in frames)
        return head + zlib.compress(names + body, 9)


def _frame_bytes(frame: Mapping[Piece, Packed], number: Mapping[Piece, int]) -> bytes:
    entries = (entry(number[piece], packed) for piece, packed in sorted(frame.items()))
    return bytes([len(frame)]) + b"".join(entries)


def read_track(content: bytes) -> Track:
    """Strictly: a track that is cut off, changed or of another version is refused."""
    try:
        magic, version, rate, pieces, frames = _HEAD.unpack_from(content)
        if magic != MAGIC or not rate:
            raise BadInput("track_unreadable")
        if version != VERSION:
            raise BadInput("track_wrong_version", expected=VERSION, came=version)
        unpacker = zlib.decompressobj()
        body = unpacker.decompress(content[_HEAD.size :], _MOST_BYTES)
        if not unpacker.eof or unpacker.unused_data:
            raise BadInput("track_unreadable")
        names, at = _read_names(body, pieces)
        return Track(rate, tuple(_read_frames(body, at, frames, names)))
    except (struct.error, zlib.error, IndexError, UnicodeDecodeError):
        raise BadInput("track_unreadable") from None


def _read_names(body: bytes, pieces: int) -> tuple[list[Piece], int]:
    names, at = [], 0
    for _ in range(pieces):
        end = at + 1 + body[at]
        names.append(Piece(body[at + 1 : end].decode()))
        at = end
    if not set(names) <= set(PIECES):
        raise BadInput("track_unreadable")
    return names, at


def _read_frames(body: bytes, at: int, frames: int, names: list[Piece]) -> Iterator[Frame]:
    for _ in range(frames):
        frame: Frame = {}
        count, at = body[at], at + 1
        for _ in range(count):
            number, pose = read_entry(body, at, STEP_MM)
            frame[names[number]] = pose
            at += ENTRY.size
        yield frame
    if at != len(body):
        raise BadInput("track_unreadable")
