"""Causes of falls with their sentences in every language, as Python says them: the page, which puts the same sentences
together by itself, is held to them. `python -m tests.games.men_at_work.cause_sentences` writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from chantier.games.men_at_work.fall_cause import Cause
from chantier.games.men_at_work.pieces import BOX, TABLE, Piece
from chantier.terminal.men_at_work.names import PieceNames
from chantier.words import LANGUAGES, Words
from tests.games.men_at_work.support.fall_scenes import scenes, watched
from tests.games.men_at_work.support.held_out_fall_scenes import held_out_scenes

FIXTURE = Path(__file__).parents[3] / "web" / "src" / "games" / "men-at-work" / "words" / "causes.fixture"
GIRDER, SUPPORT, WORKER = Piece("girder-white-2"), Piece("support-4"), Piece("worker-16")


class Said(msgspec.Struct, frozen=True):
    cause: Cause
    sentences: dict[str, str]


def told_causes() -> Iterator[Cause]:
    """Those of the planted falls, and whatever no scene leads to."""
    found = (watched(scene).cause for scene in (*scenes(), *held_out_scenes()))
    yield from (cause for cause in found if cause is not None)
    yield from seldom_causes()


def seldom_causes() -> Iterator[Cause]:
    for mm in (None, 0.0, 10.5, 11.5):
        for over in (None, TABLE, BOX, SUPPORT):
            for by in (None, WORKER):
                for how in ("tipped", "slid", "pushed", "hit", "unborne", "dropped"):
                    yield Cause(GIRDER, how, 1.0, over, by, mm, mm)


def said(causes: Iterable[Cause]) -> list[Said]:
    namings = {language: PieceNames(Words(language)) for language in LANGUAGES}
    return [Said(one, {language: naming.cause(one) for language, naming in namings.items()}) for one in causes]


def main() -> None:
    found = said(told_causes())
    FIXTURE.write_bytes(b"[\n" + b",\n".join(msgspec.json.encode(one) for one in found) + b"\n]\n")
    print(f"wrote {len(found)} causes, {FIXTURE.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
