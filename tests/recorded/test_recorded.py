"""The recorded games hold what the tests that read them rely on."""

from __future__ import annotations

from itertools import chain
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from chantier.core.log import Log
from chantier.core.record import Recording, follow, proved_dice
from chantier.games.men_at_work.state import Options
from chantier.registry import GAMES
from tests.recorded import FOLDER, Recorded, by_name, path_of, recorded
from tests.recorded.happenings import HAPPENINGS, happenings
from tests.recorded.making import GAME, plans
from tests.recorded.report import report

REGISTERED = GAMES[GAME]
RECORDED = recorded(GAME)
MOST_BYTES = 1_500_000
ACTS_AGAIN = 3


def test_everything_that_can_happen_does_in_one_of_them() -> None:
    """All three endings, elimination, reshuffle, a push back, Boss Rita, and the rest."""
    happened = set(chain.from_iterable(happenings(one.recording.log) for one in RECORDED))
    assert set(HAPPENINGS) - happened == set()


def test_every_number_of_seats_and_every_value_of_every_option_is_played() -> None:
    assert {len(one.record.seats) for one in RECORDED} == set(REGISTERED.game.seat_counts)
    hints = get_type_hints(Options)
    for name, hint in hints.items():
        played = {getattr(one.recording.options, name) for one in RECORDED}
        assert all_values(hint) <= played, name
    assert any(one.recording.options.experts for one in RECORDED)
    assert any(one.recording.options.first == "chance" for one in RECORDED)


def all_values(hint: Any) -> set[object]:
    if get_origin(hint) is Literal:
        return set(get_args(hint))
    return {True, False} if hint is bool else set()


@pytest.mark.parametrize("plan", list(plans()), ids=lambda plan: plan.name)
def test_each_shows_what_it_was_made_for(plan: Any) -> None:
    game = by_name(GAME, plan.name)
    assert set(plan.wanted) <= set(happenings(game.recording.log))
    assert game.recording.options == plan.options
    assert len(game.record.seats) == len(plan.bots.split())


def test_no_recorded_game_is_left_over_and_all_together_are_small() -> None:
    files = set(FOLDER.glob("*.xz"))
    assert files == {path_of(GAME, plan.name) for plan in plans()}
    assert sum(path.stat().st_size for path in files) < MOST_BYTES


def test_the_report_has_a_row_for_everything_and_a_column_for_every_game() -> None:
    head, *rows = report()
    assert head.split() == [*(one.name for one in RECORDED), "all"]
    assert [row[: len(name)] for row, name in zip(rows[-len(HAPPENINGS) :], HAPPENINGS, strict=True)] == [*HAPPENINGS]


@pytest.mark.parametrize("game", RECORDED, ids=lambda game: game.name)
def test_the_same_engine_comes_to_the_same_rest_again(game: Recorded) -> None:
    """The first acts of each game, with its own dice; all of them is what `chantier verify` does."""
    recording = game.recording
    if not REGISTERED.recorder.simulates_here(recording.log):
        pytest.skip("recorded with another engine")
    start = Log(list(recording.log)[: ACTS_AGAIN + 1])
    dice = proved_dice(GAME, recording.record.fairness)
    assert dice is not None
    follow(REGISTERED.game, REGISTERED.recorder, Recording(recording.record, recording.options, start), dice)
