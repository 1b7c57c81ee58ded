"""Hints: legal picks that differ, best first, by nothing but what the seat sees."""

from __future__ import annotations

import sys

import msgspec
import pytest

from chantier.core.chance import SeededChance
from chantier.core.errors import Refusal
from chantier.core.game import fold
from chantier.games.blueprints import Blueprints
from chantier.games.blueprints.moves import TakeDie
from chantier.games.blueprints.pieces import AWARD_POINTS, PRIZE_POINTS, Prize
from chantier.games.blueprints.rules import tallies_of
from chantier.games.blueprints.state import State
from chantier.games.blueprints.view import View, imagine, view
from chantier.lab.blueprints.coach import out_of_process
from chantier.lab.blueprints.coach.costs import legal
from chantier.lab.blueprints.coach.hints import Effort, hints_for
from tests.lab.blueprints.coach import a_game

QUICK = Effort(budget=2000, placements=8, removals=2, games=40)


def positions(seats: int) -> list[tuple[State, int]]:
    """Some decisions of a game: what was before, and who decided."""
    game, state = Blueprints(), None
    found: list[tuple[State, int]] = []
    for number, turn in enumerate(a_game(seats).log):
        if turn.seat is not None and number % 7 == 0:
            assert state is not None
            found.append((state, turn.seat))
        state = fold(game, turn.events, state)
    return found


def views(seats: int) -> list[View]:
    return [view(state, seat) for state, seat in positions(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_picks_are_legal_differ_and_come_with_the_best_first(seats: int) -> None:
    for seen in views(seats):
        found, choices = hints_for(seen, QUICK), legal(seen)
        moves = [TakeDie(one.die, one.space, one.discard) for one in found.picks]
        assert all(move in choices for move in moves)
        places = [(move.die, move.space) for move in moves]
        assert len(set(places)) == len(places) == min(3, len({(move.die, move.space) for move in choices}))
        wins = [one.wins for one in found.picks]
        assert wins == sorted(wins, reverse=True)
        assert all(0 <= one <= 1 for one in wins)
        assert found.games == QUICK.games


def test_what_a_pick_lacks_is_told_only_where_the_playouts_can_tell() -> None:
    told = [one for seen in views(3) for one in hints_for(seen, QUICK).picks]
    assert all(one.behind >= 0 for one in told)
    assert any(one.behind == 0 for one in told)
    assert any(one.behind > 0 for one in told)


def test_the_hint_does_not_depend_on_what_is_hidden() -> None:
    """Two games that differ only behind the others' screens: the same bytes."""
    twins = 0
    for number, (state, seat) in enumerate(positions(3)):
        twin = imagine(view(state, seat), SeededChance(number))
        twins += twin != state
        told = [msgspec.json.encode(hints_for(view(one, seat), QUICK)) for one in (state, twin)]
        assert told[0] == told[1]
    assert twins > 2


def test_points_are_those_at_the_end_of_the_game() -> None:
    """With the last die of a game: what the seat has already, and what this round can still bring."""
    game, state = Blueprints(), None
    for turn in list(a_game(2).log)[:-1]:
        state = fold(game, turn.events, state)
    assert state is not None
    seat = game.to_move(state)
    assert seat is not None
    before = tallies_of(state)[seat].points
    most = before + max(AWARD_POINTS.values()) + PRIZE_POINTS * len(Prize)
    picks = hints_for(view(state, seat), QUICK).picks
    assert all(before <= one.points <= most for one in picks)
    assert any(one.points > 0 for one in picks)


def test_a_server_without_the_search_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chantier.lab.blueprints.coach.hints", None)
    with pytest.raises(Refusal, match="no_strong_search"):
        out_of_process.hinted(views(2)[0])
