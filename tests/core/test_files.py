"""Files that are whole or not there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from chantier.core.errors import BadInput
from chantier.core.files import read_text, replacing, write_whole


def test_a_file_is_written_whole(tmp_path: Path) -> None:
    write_whole(tmp_path / "a", b"one")
    write_whole(tmp_path / "a", b"two")
    assert (tmp_path / "a").read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [tmp_path / "a"]


def test_a_file_has_the_usual_permissions_unless_it_is_private(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        write_whole(tmp_path / "a", b"")
        write_whole(tmp_path / "b", b"", private=True)
    finally:
        os.umask(before)
    assert (tmp_path / "a").stat().st_mode & 0o777 == 0o644
    assert (tmp_path / "b").stat().st_mode & 0o777 == 0o600


def test_a_link_stays_a_link_and_a_pipe_stays_a_pipe(tmp_path: Path) -> None:
    write_whole(tmp_path / "a", b"old")
    (tmp_path / "link").symlink_to(tmp_path / "a")
    write_whole(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "a").read_bytes() == b"new"
    os.mkfifo(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    write_whole(tmp_path / "pipe", b"through")
    assert os.read(reader, 100) == b"through"
    os.close(reader)
    assert (tmp_path / "pipe").is_fifo()


def write_half(path: Path) -> None:
    with replacing(path) as file:
        file.write(b"half")
        raise RuntimeError("stop")


def test_an_interrupted_write_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    write_whole(tmp_path / "a", b"old")
    with pytest.raises(RuntimeError):
        write_half(tmp_path / "a")
    assert (tmp_path / "a").read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [tmp_path / "a"]


def test_an_interrupted_first_write_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError):
        write_half(tmp_path / "a")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as refused:
        write_whole(tmp_path / "no" / "a", b"x")
    assert refused.value.code == "cannot_write"
    assert refused.value.facts["path"] == str(tmp_path / "no" / "a")


def test_a_folder_in_the_place_of_the_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    with pytest.raises(BadInput) as refused:
        write_whole(tmp_path / "a", b"x")
    assert refused.value.code == "cannot_write"
    assert list(tmp_path.iterdir()) == [tmp_path / "a"]


def test_reading_what_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as refused:
        read_text(tmp_path / "a")
    assert refused.value.code == "cannot_read"
    (tmp_path / "b").write_bytes(b"\xff")
    with pytest.raises(BadInput) as refused:
        read_text(tmp_path / "b")
    assert refused.value.code == "not_text"
