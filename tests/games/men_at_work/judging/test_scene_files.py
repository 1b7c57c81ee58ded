"""Whoever adds a scene is told what is wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.men_at_work.support.scene_files import FOLDER, BadScene, play, read_scene


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('start = "empty"', "first line is a comment"),
        ('# Words\nstart = "moon"', "start"),
        ('# Words\nstart = "empty"\ncolour = 1', "colour"),
        ('# Words\nstart = "empty"\nplaced = {', "Unclosed|Invalid|Expected"),
    ],
)
def test_a_file_that_is_no_scene_is_refused_by_name(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadScene, match=rf"broken\.toml: .*({complaint})"):
        read_scene(path)


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ('task = "same_colour"', 'task = "paint"', "job.task is one of .* not paint"),
        ("girder-white-2 = {", "girder-green-2 = {", "no such piece: girder-green-2"),
        ('girder = "girder-white-2"', 'girder = "girder-white-3"', "names what is not there: girder-white-3"),
        ('girder = "girder-white-2"', "", "a girder job names its girder"),
    ],
)
def test_a_scene_that_cannot_be_played_is_refused_by_name(
    tmp_path: Path, right: str, wrong: str, complaint: str
) -> None:
    text = (FOLDER / "m41-same-colour-touches.toml").read_text(encoding="utf-8")
    assert right in text
    path = tmp_path / "broken.toml"
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BadScene, match=rf"broken\.toml: .*{complaint}"):
        read_scene(path)


def test_a_scene_whose_pieces_stick_in_each_other_is_refused(tmp_path: Path) -> None:
    text = (FOLDER / "m41-same-colour-touches.toml").read_text(encoding="utf-8")
    path = tmp_path / "stuck.toml"
    path.write_text(text.replace("[0, 29, 72.55]", "[0, 28, 72.55]"), encoding="utf-8")
    with pytest.raises(BadScene, match="girder-white-2 sticks in girder-white-1"):
        play(read_scene(path))
