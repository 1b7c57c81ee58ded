"""The file of tracks beside a file of records."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chantier.core.errors import BadInput
from chantier.core.events import Event
from chantier.core.log import Log, Turn
from chantier.core.record import EngineFree
from chantier.core.tracks import MAGIC, beside, load_tracks, read, tracks_of, whole, with_tracks, written


class Moved(Event, frozen=True):
    track: bytes = b""


class Said(Event, frozen=True):
    pass


class Recorder(EngineFree):
    """As much of one as tracks need."""

    entry_type: Any = Event

    def write(self, events: Any, seats: int) -> list[Any]:
        return list(events)

    def read(self, entries: Any, seats: int, options: Any, rules: int) -> list[Turn]:
        return []

    def draws(self, events: Any) -> dict[str, list[object]]:
        return {}

    def track(self, event: Event) -> bytes:
        return event.track if isinstance(event, Moved) else b""

    def with_track(self, event: Event, track: bytes) -> Event:
        if not isinstance(event, Moved):
            raise BadInput("track_unreadable")
        return Moved(track)


def log(*tracks: bytes | None) -> Log:
    """A turn each: None for one in which nothing moved."""
    return Log(Turn(0, None, (Said() if track is None else Moved(track), Said())) for track in tracks)


def refused(act: Any) -> str:
    with pytest.raises(BadInput) as refusal:
        act()
    return refusal.value.code


def test_tracks_are_taken_off_a_log_and_put_back() -> None:
    told = log(None, b"one", None, b"two")
    tracks = tracks_of(Recorder(), told)
    assert tracks == {1: b"one", 3: b"two"}
    bare = log(None, b"", None, b"")
    assert tracks_of(Recorder(), bare) == {}
    assert list(with_tracks(Recorder(), bare, tracks)) == list(told)
    assert list(bare) == list(log(None, b"", None, b""))  # the other log is as it was


def test_motion_for_a_decision_that_moved_nothing_is_refused() -> None:
    for number in (0, 2, 99, -1):
        assert refused(lambda number=number: with_tracks(Recorder(), log(None, b""), {number: b"x"})) == (
            "track_unreadable"
        )


def test_a_game_without_an_engine_has_no_tracks() -> None:
    assert EngineFree().track(Said()) == b""
    assert refused(lambda: EngineFree().with_track(Said(), b"x")) == "track_unreadable"


tracks = st.dictionaries(st.integers(0, 2**32 - 1), st.binary(max_size=40), max_size=5)


@given(st.lists(tracks, max_size=4))
def test_a_file_gives_back_what_was_written(lines: list[dict[int, bytes]]) -> None:
    content = whole(written(line, one) for line, one in enumerate(lines, start=1))
    expected = [(line, number, track) for line, one in enumerate(lines, start=1) for number, track in one.items()]
    assert list(read(content)) == expected


def test_a_file_that_is_cut_off_or_something_else_is_refused() -> None:
    content = whole([written(1, {4: b"abc", 9: b"defg"})])
    ends = {len(MAGIC), len(MAGIC) + 12 + 3, len(content)}  # between two tracks nothing is missing
    for length in range(len(content)):
        if length not in ends:
            assert refused(lambda length=length: list(read(content[:length]))) == "track_unreadable"
    assert refused(lambda: list(read(b"RIFF" + content))) == "track_unreadable"
    assert list(read(MAGIC)) == []


def test_the_tracks_of_one_record_lie_beside_its_file(tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    assert load_tracks(records, 1) == {}
    assert beside(records) == tmp_path / "games.tracks"
    beside(records).write_bytes(whole([written(1, {2: b"a"}), written(3, {2: b"b", 5: b"c"})]))
    assert load_tracks(records, 1) == {2: b"a"}
    assert load_tracks(records, 2) == {}
    assert load_tracks(records, 3) == {2: b"b", 5: b"c"}


def test_tracks_that_cannot_be_read_are_refused_with_the_file(tmp_path: Path) -> None:
    beside(tmp_path / "games.jsonl").mkdir()
    with pytest.raises(BadInput) as refusal:
        load_tracks(tmp_path / "games.jsonl", 1)
    assert refusal.value.code == "cannot_read"
    assert refusal.value.facts["path"] == str(tmp_path / "games.tracks")
