"""Results in a file: what was played stays played, and nothing else is taken for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from chantier.core.errors import BadInput
from chantier.lab.arena import Contest, contend
from chantier.lab.results import kept
from chantier.lab.workers import shared_out
from chantier.registry import GAMES
from tests.lab.support.contests import contest

ASKED = contest("greedy", "uniform")
PLAYED = 8


def play_on(path: Path, asked: Contest = ASKED, games: int = PLAYED, resume: bool = True) -> int:
    """Plays what is missing; how many games were there already."""
    with kept(path, asked.setup, resume) as results:
        before = len(results.bouts)
        for bouts in contend(asked, range(before, games), shared_out, 1, 2):
            results.add(bouts)
        assert [bout.number for bout in results.bouts] == list(range(max(before, games)))
    return before


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a contest that nobody has interrupted."""
    path = tmp_path_factory.mktemp("whole") / "results.jsonl"
    assert play_on(path, resume=False) == 0
    return path.read_bytes()


@pytest.mark.parametrize("part", [0.0, 0.01, 0.3, 0.6, 0.999, 1.0])
def test_wherever_a_file_was_cut_off_going_on_gives_the_same_bytes(part: float, whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    cut = whole[: int(part * len(whole))]
    path.write_bytes(cut)
    assert play_on(path) == max(0, cut.count(b"\n") - 1)
    assert path.read_bytes() == whole


def test_more_games_can_be_added_and_fewer_take_nothing_away(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    play_on(path, games=4)
    assert whole.startswith(path.read_bytes())
    assert play_on(path) == 4
    assert path.read_bytes() == whole
    assert play_on(path, games=2) == PLAYED
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    "other",
    [
        contest("greedy", "builder"),
        contest("uniform", "greedy"),
        contest("greedy", "uniform", seats=(3,)),
        contest("greedy", "uniform", seed="another"),
        ASKED._replace(options=ASKED.game.options_type(unplaceable="forced")),
    ],
)
def test_results_of_another_contest_are_refused_and_left_as_they_are(
    other: Contest, whole: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(whole)
    with pytest.raises(BadInput) as refused:
        play_on(path, other)
    assert refused.value.code == "results_of_another_contest"
    assert path.read_bytes() == whole


@pytest.mark.parametrize("content", [b"a diary", b"a diary\n", b"{}\n", b"\n", b"\xff\xfe\n"])
def test_a_file_that_is_something_else_is_refused_and_left_as_it_is(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(content)
    with pytest.raises(BadInput) as refused:
        play_on(path)
    assert refused.value.code == "results_of_another_contest"
    assert path.read_bytes() == content


def test_a_line_that_was_damaged_is_named(whole: bytes, tmp_path: Path) -> None:
    lines = whole.splitlines(keepends=True)
    path = tmp_path / "results.jsonl"
    path.write_bytes(b"".join([*lines[:2], lines[2][:50] + b"\n", *lines[3:]]))
    with pytest.raises(BadInput) as refused:
        play_on(path)
    assert (refused.value.code, refused.value.facts["line"]) == ("in_line", 3)


def test_a_line_that_is_missing_is_noticed(whole: bytes, tmp_path: Path) -> None:
    lines = whole.splitlines(keepends=True)
    path = tmp_path / "results.jsonl"
    path.write_bytes(b"".join([*lines[:3], *lines[4:]]))
    with pytest.raises(BadInput) as refused:
        play_on(path)
    assert (refused.value.code, refused.value.facts["line"]) == ("results_out_of_order", 4)


def test_two_cannot_add_to_the_same_file(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with kept(path, ASKED.setup, resume=False), pytest.raises(BadInput) as refused:
        play_on(path)
    assert refused.value.code == "results_in_use"
    assert play_on(path) == 0
    assert path.read_bytes() == whole


@pytest.mark.parametrize("game", GAMES)
def test_the_set_up_of_every_game_is_known_again(game: str, tmp_path: Path) -> None:
    registered = GAMES[game]
    options = registered.game.options_type()
    asked = Contest(
        registered.game,
        registered.bots,
        tuple(registered.bots),
        (2,),
        options,
        registered.statistics,
        registered.cases,
        "seed",
    )
    for resume in (False, True):
        with kept(tmp_path / "results.jsonl", asked.setup, resume) as results:
            assert results.bouts == []


def test_what_is_there_is_not_overwritten(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(whole)
    with pytest.raises(BadInput) as refused:
        play_on(path, resume=False)
    assert refused.value.code == "results_exist"
    assert path.read_bytes() == whole
