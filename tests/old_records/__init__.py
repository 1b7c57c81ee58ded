"""Records of earlier versions, as they were written then. Never made again: they must be readable for ever."""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from pathlib import Path

import msgspec

from chantier.core.record import Record

FOLDER = Path(__file__).parent


def old_records(game: str, version: str) -> Iterator[Record]:
    """The records that this version wrote."""
    lines = lzma.decompress((FOLDER / f"{game}-{version}.jsonl.xz").read_bytes())
    for line in lines.splitlines():
        yield msgspec.json.decode(line, type=Record)
