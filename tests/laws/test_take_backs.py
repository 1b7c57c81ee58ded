"""Laws about take-backs, for every game: it is as if the move had never been made, and nobody learns anything by it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import assume
from hypothesis import strategies as st

from chantier.core.chance import SeededChance
from chantier.core.errors import IllegalMove
from chantier.core.fairness import Fairness, commit
from chantier.core.game import fold
from chantier.core.match import Match
from chantier.core.record import check, read, whole
from chantier.core.sight import encode, sight
from chantier.core.take_back import line, line_events, state_after, states
from tests.laws.test_laws import everyone, law
from tests.support.every_game import GAMES
from tests.support.playing import positions

NAMES = ["Ada", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"]


def last_move_of(match: Match, seat: int) -> int | None:
    numbers = [number for number in line([turn.events for turn in match.log]) if match.log[number].seat == seat]
    return numbers[-1] if numbers else None


def state_before(match: Match, number: int) -> Any:
    return state_after(match.game, [turn.events for turn in list(match.log)[:number]])


def uncovers(match: Match, since: int) -> bool:
    state = state_before(match, since)
    for event in (event for turn in list(match.log)[since:] for event in turn.events):
        if event.uncovers(state):
            return True
        state = match.game.apply(state, event)
    return False


def with_take_back(data: st.DataObject, name: str) -> tuple[Match, int, int]:
    """A match in which a seat has just taken back move number k."""
    match = data.draw(positions(GAMES[name]))
    assume(match.to_move() is not None)
    seat = data.draw(st.integers(0, match.seats - 1))
    number = last_move_of(match, seat)
    assume(number is not None)
    assert number is not None
    if uncovers(match, number):
        before = msgspec.json.encode(match.state), len(match.log)
        with pytest.raises(IllegalMove, match="take_back_uncovered"):
            match.take_back(seat)
        assert (msgspec.json.encode(match.state), len(match.log)) == before
        assume(False)
    match.take_back(seat)
    return match, seat, number


@law(lambda effort: effort.looking)
def test_the_state_is_again_the_one_before_the_move_and_play_goes_on(name: str, data: st.DataObject) -> None:
    match, seat, number = with_take_back(data, name)
    game = match.game
    assert match.state == state_before(match, number)
    assert match.to_move() == seat == match.log[number].seat
    assert match.outcome() is None
    turns = [turn.events for turn in match.log]
    assert list(states(game, turns))[-1] == fold(game, line_events(turns)) == match.state
    if not GAMES[name].has_engine:
        match.play(seat, game.legal_moves(match.state).sample(SeededChance(data.draw(st.integers()))))
        assert line([turn.events for turn in match.log]) == [*line(turns), len(turns)]


@law(lambda effort: effort.looking)
def test_a_record_with_a_take_back_is_read_back_and_checked(name: str, data: st.DataObject) -> None:
    match, seat, _ = with_take_back(data, name)
    if not GAMES[name].has_engine:
        match.play(seat, match.game.legal_moves(match.state).sample(SeededChance(1)))
        assume(match.outcome() is None)
    recorder = GAMES[name].recorder
    fairness = Fairness(commit(b"a secret"), None, ("",) * match.seats)
    record = whole(match, recorder, NAMES[: match.seats], fairness)
    assert record.casual
    again = read(match.game, recorder, msgspec.json.decode(msgspec.json.encode(record), type=type(record)))
    assert [turn.seat for turn in again.log] == [turn.seat for turn in match.log]
    assert [turn.move for turn in again.log] == [turn.move for turn in match.log]
    assert check(match.game, recorder, record, simulate=False).wrong is None


@law(lambda effort: effort.looking)
def test_nobody_sees_more_than_before_the_move(name: str, data: st.DataObject) -> None:
    """Byte for byte, and whatever could be behind the screens."""
    match, _, number = with_take_back(data, name)
    game = match.game
    before = state_before(match, number)
    for seat in everyone(match):
        shown = encode(match.sight(seat))
        assert shown == encode(sight(game, before, match.log[-1].events, seat))
        twin = game.imagine(game.view(match.state, seat), SeededChance(data.draw(st.integers())))
        assert encode(sight(game, twin, match.log[-1].events, seat)) == shown
