"""What the games do has not changed unless somebody looked at the change."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs.telling import FOLDER, playthroughs

GOLDEN = dict(playthroughs())


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.name)
def test_the_golden_playthrough_is_what_happens(path: Path) -> None:
    assert path.read_text(encoding="utf-8").splitlines() == GOLDEN[path].splitlines()


def test_no_golden_file_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == set(GOLDEN)
