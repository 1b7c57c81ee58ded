"""A game whose site runs in another process: the same game, and one that survives its workers."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path as File

import pytest

from chantier.core.chance import SeededChance
from chantier.core.crew import Crew
from chantier.core.errors import Refusal
from chantier.core.match import Match
from chantier.games.men_at_work import MenAtWork, Options
from chantier.games.men_at_work.acting.referee import Delegated, Question, Referee, Seen, Simulated


class Frail(Simulated):
    """A referee whose process dies in the middle of an act: as often as there is no mark of it yet."""

    def __init__(self, folder: str, deaths: int) -> None:
        self._folder, self._deaths = folder, deaths

    def see(self, question: Question) -> Seen:
        seen = super().see(question)
        for death in range(self._deaths):
            mark = File(self._folder, str(death))
            if not mark.exists():
                mark.touch()
                os._exit(1)
        return seen


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    with Crew() as hired:
        yield hired


def played(referee: Referee, moves: int = 2) -> Match:
    match = Match(MenAtWork(referee), 2, Options(slips="strict"), lambda move: SeededChance(move))
    for number in range(moves):
        match.play(match.state.active, match.game.legal_moves(match.state).sample(SeededChance(number)))
    return match


def test_the_game_is_the_same_in_another_process(crew: Crew) -> None:
    assert played(Delegated(crew)).state == played(Simulated()).state


def test_a_worker_that_dies_in_the_middle_of_an_act_loses_nothing(crew: Crew, tmp_path: File) -> None:
    frail = Delegated(crew, Frail(str(tmp_path), deaths=1))
    assert played(frail).state == played(Simulated()).state
    assert [mark.name for mark in tmp_path.iterdir()] == ["0"]


def test_where_workers_keep_dying_the_move_is_refused_and_the_game_goes_on(crew: Crew, tmp_path: File) -> None:
    match = Match(MenAtWork(Delegated(crew, Frail(str(tmp_path), deaths=2))), 2, Options(), SeededChance)
    move = match.game.legal_moves(match.state).sample(SeededChance(0))
    before, turns = match.state, len(match.log)
    with pytest.raises(Refusal) as refused:
        match.play(0, move)
    assert refused.value.code == "site_worker_died"
    assert (match.state, len(match.log)) == (before, turns)
    match.play(0, move)
    assert len(match.log) == turns + 1
