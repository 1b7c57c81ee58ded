"""What is counted of a finished game, against recorded games."""

from __future__ import annotations

import pytest

from chantier.games.men_at_work.cards import GIRDER_TASKS, WORKER_TASKS
from chantier.games.men_at_work.events import AccidentHappened, CardGivenUp, PiecePlaced
from chantier.games.men_at_work.state import certificates_of
from chantier.games.men_at_work.statistics import CHAPTERS, cases, statistics
from tests.recorded import Recorded, by_name, recorded

GAMES = [one for one in recorded("men-at-work") if one.states[-1].ending is not None]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_who_had_an_accident_or_gave_a_card_up_has_lost_a_certificate(game: Recorded) -> None:
    state, events = game.states[-1], list(game.recording.log.events())
    counted = statistics(state, events)
    for seat, accidents in enumerate(counted["accidents"]):
        begun_with = certificates_of(state.options, seat)
        given_up = sum(isinstance(event, CardGivenUp) and event.seat == seat for event in events)
        assert counted["certificates"][seat] == begun_with - accidents - given_up
        assert counted["out"][seat] == (counted["certificates"][seat] == 0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_was_placed_is_counted_once_and_belongs_to_one_turn(game: Recorded) -> None:
    state, events = game.states[-1], list(game.recording.log.events())
    counted = statistics(state, events)
    assert sum(counted["acts"]) == sum(isinstance(event, PiecePlaced) for event in events)
    found = cases(state, events)
    prepared = 0 if state.options.site != "by_hand" else sum(counted["acts"])
    assert sum(counted["acts"]) - prepared <= sum(case.numbers["acts"] for case in found) <= sum(counted["acts"])
    accidents = sum(isinstance(event, AccidentHappened) for event in events)
    assert sum(not case.numbers["safe"] for case in found) <= accidents
    assert {case.subject for case in found} <= {*GIRDER_TASKS, *WORKER_TASKS}
    assert all(case.numbers["acts"] >= 1 for case in found)


def test_the_highest_piece_of_a_seat_is_as_high_as_it_lay() -> None:
    game = by_name("men-at-work", "titles")
    counted = statistics(game.states[-1], list(game.recording.log.events()))
    assert all(50 < height < 1000 for height in counted["height"])
    assert len(set(counted["height"])) > 1
    assert max(counted["titles"]) > 0


def test_everything_that_is_counted_is_told_in_a_chapter() -> None:
    game = GAMES[0]
    counted = statistics(game.states[-1], list(game.recording.log.events()))
    assert sorted(counted) == sorted(name for names in CHAPTERS.values() for name in names)
