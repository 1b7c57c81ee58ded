"""Recorded games between bots, for games whose engine is too slow to play anew in every test: positions are reached by
replaying them. `./dev playthroughs` makes them again, `python -m tests.recorded` tells what happens in them.
"""

from __future__ import annotations

import lzma
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from chantier.core.game import fold
from chantier.core.record import Record, Recording, read
from chantier.registry import GAMES

FOLDER = Path(__file__).parent


class Recorded(NamedTuple):
    """One recorded game with the state after each of its turns, folded once."""

    name: str
    recording: Recording
    states: tuple[Any, ...]

    @property
    def record(self) -> Record:
        return self.recording.record


def path_of(game: str, name: str) -> Path:
    return FOLDER / f"{game}-{name}.json.xz"


def write(game: str, name: str, record: bytes) -> Path:
    path = path_of(game, name)
    path.write_bytes(lzma.compress(record, preset=9 | lzma.PRESET_EXTREME))
    return path


@cache
def recorded(game: str) -> tuple[Recorded, ...]:
    """All recorded games of a game; none for a game that is quick to play."""
    paths = sorted(FOLDER.glob(f"{game}-*.json.xz"))
    return tuple(_load(game, path) for path in paths)


def _load(game: str, path: Path) -> Recorded:
    registered = GAMES[game]
    record = msgspec.json.decode(lzma.decompress(path.read_bytes()), type=Record)
    recording = read(registered.game, registered.recorder, record)
    states = []
    state: Any = None
    for turn in recording.log:
        state = fold(registered.game, turn.events, state)
        states.append(state)
    return Recorded(path.name.removeprefix(f"{game}-").removesuffix(".json.xz"), recording, tuple(states))


def by_name(game: str, name: str) -> Recorded:
    return next(one for one in recorded(game) if one.name == name)
