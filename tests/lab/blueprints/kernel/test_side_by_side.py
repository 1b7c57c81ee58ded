"""The long run notes what it has done, goes on where it ended, and says which game shows a difference."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.lab.blueprints.kernel.support import side_by_side
from tests.lab.blueprints.kernel.support.side_by_side import Difference, Notes, play_span, spans_left


def test_a_second_run_plays_what_the_first_one_has_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(side_by_side, "AT_ONCE", 2)
    left = list(spans_left(4, [3, 4], Notes(tmp_path)))
    assert left == [(3, range(2)), (4, range(2)), (3, range(2, 4)), (4, range(2, 4))]
    for seats, games in left[:3]:
        Notes(tmp_path).add(play_span(seats, games))
    assert list(spans_left(4, [3, 4], Notes(tmp_path))) == left[3:]
    whole, alone = Notes(tmp_path).read(3), play_span(3, range(4))
    assert (whole.kinds, whole.rarities, whole.decisions) == (alone.kinds, alone.rarities, 4 * 54)
    assert Notes(tmp_path).read(2).spans == []


def test_other_rules_begin_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Notes(tmp_path).add(play_span(4, range(1)))
    monkeypatch.setattr(side_by_side, "FOLLOWS", ("layout", "rules"))
    assert Notes(tmp_path).read(4).spans == []


def test_a_difference_is_told_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def differ(_: Any) -> None:
        raise Difference("bytes")

    monkeypatch.setattr(side_by_side, "follow", differ)
    with pytest.raises(Difference, match="3 seats, game 7: bytes"):
        play_span(3, range(7, 9))
