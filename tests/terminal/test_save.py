"""Games put aside: where they lie, which is the newest, and what is refused."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from chantier.core.errors import BadInput
from chantier.registry import GAMES
from chantier.terminal import save as saves
from chantier.terminal.play import Sitting
from chantier.terminal.save import Save, SavedPlayer
from tests.support.playing import provable_match


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "chantier"


def a_save(seed: str = "save") -> Save:
    registered = GAMES["blueprints"]
    match, fairness = provable_match(registered, 2, seed)
    players = (SavedPlayer("Ada"), SavedPlayer("greedy 2", "greedy"))
    sitting = Sitting(match, registered.recorder, players, fairness, Path("unused"))
    return Save(saves.FORMAT, players, sitting.whole_record())


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    save = a_save()
    saves.write(tmp_path / "save.json", save)
    assert saves.load(tmp_path / "save.json") == save


def test_a_folder_is_made_when_it_is_needed(data: Path) -> None:
    assert saves.data_folder("saved") == data / "saved"
    assert (data / "saved").is_dir()


def test_two_games_never_share_a_file() -> None:
    assert saves.default_path(a_save("one").record) != saves.default_path(a_save("other").record)


def test_the_newest_is_the_one_written_last() -> None:
    folder = saves.data_folder("saved")
    for name, second in (("old", 1), ("new", 3), ("middle", 2)):
        (folder / f"{name}.json").write_bytes(b"")
        os.utime(folder / f"{name}.json", (second, second))
    assert saves.newest() == folder / "new.json"


def test_with_nothing_saved_there_is_no_newest(data: Path) -> None:
    with pytest.raises(BadInput) as refused:
        saves.newest()
    assert (refused.value.code, refused.value.facts) == ("nothing_saved", {"path": str(data / "saved")})


def test_a_data_folder_that_cannot_be_made_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with pytest.raises(BadInput) as refused:
        saves.data_folder("saved")
    assert refused.value.code == "cannot_write"


@pytest.mark.parametrize(
    ("content", "code", "problem"),
    [
        (b"", "save_unreadable", "json_truncated"),
        (b"Ada", "save_unreadable", "json_malformed"),
        (b"{}", "save_unreadable", "field_missing"),
        (b'{"format":"chantier-save/2"}', "save_unreadable", "value_unknown"),
        (b"\xff\xfe", "not_text", None),
        (None, "cannot_read", None),
    ],
)
def test_what_is_no_save_is_refused(content: bytes | None, code: str, problem: str | None, tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadInput) as refused:
        saves.load(path)
    assert refused.value.code == code
    assert getattr(refused.value.facts.get("problem"), "code", None) == problem
