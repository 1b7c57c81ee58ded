"""The smallest table there is."""

from __future__ import annotations

import pytest

from chantier.core.chance import SeededChance
from chantier.core.errors import IllegalMove
from chantier.core.log import Log, Turn
from chantier.core.match import Match
from chantier.registry import GAMES
from tests.games.blueprints.support.scenes import take

GAME = GAMES["blueprints"].game


def new_match() -> tuple[Match, list[int]]:
    asked: list[int] = []

    def dice(move: int) -> SeededChance:
        asked.append(move)
        return SeededChance(move)

    return Match(GAME, 3, GAME.options_type(), dice), asked


def test_the_set_up_is_turn_zero_and_every_move_asks_for_its_own_chance() -> None:
    match, asked = new_match()
    assert asked == [0]
    for _ in range(3):
        seat = match.to_move()
        match.play(seat, GAME.legal_moves(match.state).sample(SeededChance(0)))
    assert asked == [0, 1, 2, 3]
    assert len(match.log) == 4
    assert [turn.seat for turn in match.log] == [None, 0, 1, 2]


def test_a_refused_move_leaves_log_and_dice_untouched() -> None:
    match, _ = new_match()
    before = match.state
    with pytest.raises(IllegalMove):
        match.play(0, take("W1", None))
    with pytest.raises(IllegalMove) as refused:
        match.play(2, GAME.legal_moves(match.state).sample(SeededChance(0)))
    assert (refused.value.code, refused.value.facts) == ("not_your_turn", {"seat": 1})
    assert match.state is before
    assert len(match.log) == 1


def test_a_sight_shows_the_events_of_the_last_decision() -> None:
    match, _ = new_match()
    turn = match.play(0, GAME.legal_moves(match.state).sample(SeededChance(0)))
    assert match.sight(0).events == turn.events
    assert len(match.sight(1).events) == len(turn.events) - 1


def test_a_log_only_grows() -> None:
    log = Log()
    turn = Turn(None, None, ())
    log.append(turn)
    assert (len(log), log[0], list(log), list(log.events())) == (1, turn, [turn], [])
    assert not hasattr(log, "__setitem__")
    assert not hasattr(log, "__delitem__")
