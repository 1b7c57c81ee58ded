"""Junk through every door; the long version is `python -m tests.server.fuzzing N`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import strategies as st

from chantier.core.errors import Refusal
from chantier.core.rows import ChatMessage
from chantier.server import wire
from chantier.server.http.connection import Connection, Kind
from chantier.server.tables.table import Table
from tests.server.fuzzing import DOORS, Scene, bombard, scene_at, tokens_of
from tests.server.support.junk import junk, large, site_junk
from tests.server.support.own_process import served_in_a_thread

BUNDLES = 9


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with scene_at(tmp_path_factory.mktemp("junk")) as scene:
        yield scene


def test_junk_is_answered_and_changes_nothing(scene: Scene) -> None:
    """In one test, since opening a house takes longer than sending it junk."""
    for door in DOORS:
        bombard(scene, junk(tokens_of(scene)), door, BUNDLES)
    bombard(scene, site_junk(), "whose turn it is at a building site", BUNDLES)
    bombard(scene, large, "whose turn it is", 1)
    assert scene.answers.total() > 2000
    assert {"refused frame_too_large", "refused not_your_turn", "refused die_not_in_pool", "done"} <= set(scene.answers)


# The bombardment itself: a server that does wrong is caught.


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """One that can be broken."""
    folder: Path = tmp_path_factory.mktemp("broken")
    with served_in_a_thread(f"sqlite:///{folder / 'chantier.db'}") as here:
        scene = Scene(here.address, folder / "chantier.db")
        yield scene
        scene.close()


def stores(patch: pytest.MonkeyPatch) -> None:
    async def play(self: Table, connection: Connection, asked: wire.Play, *_: object) -> None:
        self._store.add_talk(self.row.id, ChatMessage(None, None, "Nobody", 0.0, "luck"))
        raise Refusal("table_not_running")

    patch.setattr(Table, "play", play)


def tells(patch: pytest.MonkeyPatch) -> None:
    async def play(self: Table, connection: Connection, asked: wire.Play, *_: object) -> None:
        self._state.tell()
        raise Refusal("table_not_running")

    patch.setattr(Table, "play", play)


def is_silent(patch: pytest.MonkeyPatch) -> None:
    send = Connection.send

    def send_good_news(self: Connection, frame: bytes, kind: Kind | None = None) -> None:
        if b"refused" not in frame:
            send(self, frame, kind)

    patch.setattr(Connection, "send", send_good_news)


def fails(patch: pytest.MonkeyPatch) -> None:
    def play(*_: object) -> None:
        raise ValueError("a bug")

    patch.setattr(Table, "play", play)


def plays(patch: pytest.MonkeyPatch) -> None:
    """What it should refuse is done, but nobody hears of it before they ask."""

    async def play(self: Table, connection: Connection, asked: wire.Play, *_: object) -> None:
        self.running.n += 1
        raise Refusal("table_not_running")

    patch.setattr(Table, "play", play)


@pytest.mark.parametrize(
    ("wrong", "caught"),
    [
        (stores, "what was refused has changed something"),
        (tells, "somebody has heard of it"),
        (is_silent, "every frame is answered once"),
        (fails, "server_trouble"),
        (plays, "the game has gone on"),
    ],
)
def test_a_server_that_does_wrong_is_caught(
    broken: Scene, monkeypatch: pytest.MonkeyPatch, wrong: Callable[[pytest.MonkeyPatch], None], caught: str
) -> None:
    wrong(monkeypatch)
    frame = st.just('{"kind": "play", "id": "a", "n": 1, "move": 1}')
    with pytest.raises(AssertionError, match=caught):
        bombard(broken, frame, "whose turn it is", 1)
