"""Tracks: the motion between events, kept in a file beside the records. What is in a track is each game's own business.

The file holds, for each decision that set something in motion: the line of its record, its number, and the bytes.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from chantier.core.errors import BadInput
from chantier.core.files import cannot
from chantier.core.log import Log, Turn
from chantier.core.record import Recorder

MAGIC = b"CHTRACK1"
_HEAD = struct.Struct("<III")  # line, decision, bytes

Tracks = dict[int, bytes]
"""From the number of a decision to its motion."""


def tracks_of(recorder: Recorder, log: Log) -> Tracks:
    found = {number: b"".join(map(recorder.track, turn.events)) for number, turn in enumerate(log)}
    return {number: track for number, track in found.items() if track}


def with_tracks(recorder: Recorder, log: Log, tracks: Mapping[int, bytes]) -> Log:
    """The log with its motion put back; refuses motion for a decision that moved nothing."""
    turns = list(log)
    for number, track in tracks.items():
        if number not in range(len(turns)):
            raise BadInput("track_unreadable")
        turn = turns[number]
        events = (recorder.with_track(turn.events[0], track), *turn.events[1:])
        turns[number] = Turn(turn.seat, turn.move, events)
    return Log(turns)


def beside(path: Path) -> Path:
    """Path of the tracks that belong to a file of records."""
    return path.with_suffix(".tracks")


def written(line: int, tracks: Tracks) -> bytes:
    return b"".join(_HEAD.pack(line, number, len(track)) + track for number, track in tracks.items())


def load_tracks(path: Path, line: int) -> Tracks:
    """The tracks that belong to a record, or none if no file lies beside it."""
    try:
        content = beside(path).read_bytes()
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise cannot("cannot_read", beside(path), error) from None
    return {number: track for at, number, track in read(content) if at == line}


def read(content: bytes) -> Iterator[tuple[int, int, bytes]]:
    """(line, decision, track) for all; refuses a file that is cut off or something else."""
    if not content.startswith(MAGIC):
        raise BadInput("track_unreadable")
    at = len(MAGIC)
    while at < len(content):
        if at + _HEAD.size > len(content):
            raise BadInput("track_unreadable")
        line, number, size = _HEAD.unpack_from(content, at)
        at += _HEAD.size
        if at + size > len(content):
            raise BadInput("track_unreadable")
        yield line, number, content[at : at + size]
        at += size


def whole(parts: Iterable[bytes]) -> bytes:
    return MAGIC + b"".join(parts)
