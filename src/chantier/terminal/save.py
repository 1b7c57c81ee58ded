"""Games put aside: all that is needed to go on, the dice's secret included. The table's own store, not a player's."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
from platformdirs import user_data_path

from chantier.core.decoding import decode_json
from chantier.core.errors import BadInput
from chantier.core.files import cannot, read_text, write_whole
from chantier.core.record import Record

FORMAT: Literal["chantier-save/1"] = "chantier-save/1"


class SavedPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person, or a bot by its name."""

    name: str
    bot: str | None = None


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal["chantier-save/1"]
    players: tuple[SavedPlayer, ...]
    record: Record
    tracks: dict[int, bytes] = {}


def data_path(kind: str) -> Path:
    """A folder of ours, which need not be there."""
    return user_data_path("chantier") / kind


def data_folder(kind: str) -> Path:
    """The same, made if need be, for its owner's eyes alone: it holds secrets of games that run."""
    folder = data_path(kind)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise cannot("cannot_write", folder, error) from None
    return folder


def default_path(record: Record) -> Path:
    """One file a game, named after the game and the beginning of its commitment."""
    return data_folder("saved") / f"{record.game}-{record.fairness.commitment[:12]}.json"


def newest() -> Path:
    saves = sorted(data_folder("saved").glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not saves:
        raise BadInput("nothing_saved", path=str(data_folder("saved")))
    return saves[-1]


def write(path: Path, save: Save) -> None:
    write_whole(path, msgspec.json.encode(save), private=True)


def load(path: Path) -> Save:
    try:
        return decode_json(read_text(path), Save)
    except BadInput as problem:
        if problem.code in ("cannot_read", "not_text"):
            raise
        raise BadInput("save_unreadable", path=str(path), problem=problem) from None
