"""Take-backs in the log and in records: what is undone, what cannot be, and forgeries."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest

from chantier.core.chance import SeededChance
from chantier.core.errors import BadInput, IllegalMove
from chantier.core.log import Turn
from chantier.core.match import Match
from chantier.core.record import Record, check, read
from chantier.core.take_back import TakenBack, line, line_events, state_after, states
from chantier.envs.records import replayed
from chantier.games.blueprints.events import BuildingsRevealed
from chantier.lab.blueprints.coach.moments import walk
from chantier.registry import GAMES
from tests.support.every_game import STAIRS
from tests.support.playing import play_on, provable_match
from tests.support.signed_games import SignedGame

BLUEPRINTS = GAMES["blueprints"]


def numbered(*turns: int | TakenBack) -> list[tuple[Any, ...]]:
    return [(one,) for one in turns]


def back(to: int) -> TakenBack:
    return TakenBack(0, to, (1,))


@pytest.mark.parametrize(
    ("turns", "counting"),
    [
        (numbered(0, 1, 2), [0, 1, 2]),
        (numbered(0, 1, 2, back(2)), [0, 1]),
        (numbered(0, 1, 2, back(1), 4, 5), [0, 4, 5]),
        (numbered(0, 1, 2, back(2), 4, back(4), 6), [0, 1, 6]),
        (numbered(0, 1, 2, back(2), 4, back(1)), [0]),
    ],
)
def test_the_line_is_what_counts(turns: list[tuple[Any, ...]], counting: list[int]) -> None:
    assert line(turns) == counting
    assert line_events(turns) == [turns[number][0] for number in counting]


def started(seats: int = 3, moves: int = 4, seed: str = "take-back") -> Match:
    match, _ = provable_match(BLUEPRINTS, seats, seed)
    for _ in zip(range(moves), play_on(match, BLUEPRINTS, "uniform"), strict=False):
        pass
    return match


def test_the_last_own_move_and_all_after_it_are_undone() -> None:
    match = started(moves=2)
    before = match.state
    seat = match.to_move()
    assert seat is not None
    for _ in zip(range(4), play_on(match, BLUEPRINTS, "uniform"), strict=False):
        pass
    assert [match.log[number].seat for number in (3, 6)] == [seat, seat]
    match.take_back(seat)
    assert match.log[-1] == Turn(seat, None, (TakenBack(seat, 6, tuple(one for one in range(3) if one != seat)),))
    match.take_back(seat)
    assert match.state == before
    assert list(states(match.game, [turn.events for turn in match.log]))[-1] == before


def test_what_is_drawn_again_is_drawn_with_a_new_number() -> None:
    """The same move after a take-back refills the pool with other dice: no number is used twice."""
    draws = set()
    match = started(moves=0)
    seat = match.to_move()
    assert seat is not None
    move = match.game.legal_moves(match.state).sample(SeededChance(1))
    for _ in range(6):
        match.play(seat, move)
        draws.add(match.log[-1].events[-1])
        match.take_back(seat)
    assert len(draws) > 1


def test_whoever_has_not_moved_has_nothing_to_take_back() -> None:
    match = started(moves=1)
    mover = match.to_move()
    assert mover is not None
    with pytest.raises(IllegalMove, match="nothing_to_take_back"):
        match.take_back(mover)
    seat = match.log[1].seat
    assert seat is not None
    match.take_back(seat)
    with pytest.raises(IllegalMove, match="nothing_to_take_back"):
        match.take_back(seat)


def test_b29_no_take_back_goes_behind_what_was_revealed() -> None:
    match = started(moves=0)
    for _ in play_on(match, BLUEPRINTS, "uniform"):
        if any(isinstance(event, BuildingsRevealed) for event in match.log[-1].events):
            break
    for seat in range(3):
        with pytest.raises(IllegalMove, match="take_back_uncovered"):
            match.take_back(seat)
    first = match.to_move()
    assert first is not None
    match.play(first, match.game.legal_moves(match.state).sample(SeededChance(1)))
    match.take_back(first)  # of the new round
    assert match.to_move() == first


def test_a_game_that_is_over_stays_over() -> None:
    match, _ = provable_match(STAIRS, 2, "over")
    for _ in play_on(match, STAIRS):
        pass
    with pytest.raises(IllegalMove, match="game_over"):
        match.take_back(0)


# Records


def signed() -> SignedGame:
    """A whole game of two people and a bot in which two moves were taken back."""
    thought, mind = SeededChance("mind"), BLUEPRINTS.bots["uniform"]()
    game = SignedGame(BLUEPRINTS.game, (True, True, False), "taken back")

    def choose(sight: Any) -> Any:
        return mind.choose(sight, thought)

    for _ in range(5):
        game.play(choose)
    game.take_back(1)
    for _ in range(7):
        game.play(choose)
    game.take_back(0)
    return game.play_on(choose)


RECORD: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(signed().record(BLUEPRINTS.recorder)))
BACKS = [number for number, event in enumerate(RECORD["events"]) if event["kind"] == "taken_back"]


def as_record(plain: dict[str, Any]) -> Record:
    return msgspec.json.decode(msgspec.json.encode(plain), type=Record)


def why(plain: dict[str, Any]) -> str:
    """The innermost code with which it is refused."""
    problem: Any
    try:
        problem = check(BLUEPRINTS.game, BLUEPRINTS.recorder, as_record(plain)).wrong
    except BadInput as refusal:
        problem = refusal
    while problem is not None and "problem" in problem.facts:
        problem = problem.facts["problem"]
    return "" if problem is None else str(problem.code)


def changed(change: Any) -> dict[str, Any]:
    plain = copy.deepcopy(RECORD)
    change(plain)
    return plain


def test_a_signed_record_with_take_backs_is_proved() -> None:
    assert len(BACKS) == 2
    verdict = check(BLUEPRINTS.game, BLUEPRINTS.recorder, as_record(RECORD))
    assert verdict.wrong is None
    assert verdict.proved


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda plain: plain.pop("casual"), "take_back_in_rated_game"),
        (lambda plain: plain["events"][BACKS[0]].update(granted=[0]), "event_differs"),
        (lambda plain: plain["events"][BACKS[0]].update(granted=[]), "event_differs"),
        (lambda plain: plain["events"][BACKS[0]].update(back_to=0), "take_back_impossible"),
        (lambda plain: plain["events"][BACKS[0]].update(back_to=99), "take_back_impossible"),
        (lambda plain: plain["events"][BACKS[0]].update(seat=7), "take_back_impossible"),
        (lambda plain: plain["events"][BACKS[0]].update(seat=2), None),
        (lambda plain: plain["events"].pop(BACKS[0]), None),
        (lambda plain: plain["events"].insert(BACKS[0], plain["events"][BACKS[0]]), None),
        (lambda plain: plain["events"].insert(0, plain["events"][BACKS[0]]), None),
        (lambda plain: plain["events"].append(plain["events"][BACKS[0]]), None),
        (lambda plain: plain["events"][BACKS[0]].update(more=1), None),
        (
            lambda plain: plain["fairness"]["evidence"]["chain_links"].__setitem__(5, "0" * 64),
            None,
        ),
    ],
)
def test_a_forged_take_back_is_refused(change: Any, code: str | None) -> None:
    found = why(changed(change))
    assert found == code if code is not None else found


def test_a_refusal_names_the_event_by_its_place_in_the_record() -> None:
    def spoil(plain: dict[str, Any]) -> None:
        plain["events"][BACKS[1] + 2] = {"kind": "end", "points": [0, 0, 0], "winners": [0]}

    with pytest.raises(BadInput) as refusal:
        read(BLUEPRINTS.game, BLUEPRINTS.recorder, as_record(changed(spoil)))
    assert refusal.value.facts["event"] == BACKS[1] + 3


def test_the_coach_walks_the_line_that_counted() -> None:
    recording = read(BLUEPRINTS.game, BLUEPRINTS.recorder, as_record(RECORD))
    walked = walk(recording.log)
    picks = [step for step in walked.steps if step.kind == "pick"]
    assert len(picks) == 3 * 3 * 6
    turns = [turn.events for turn in recording.log]
    assert [step.turn for step in picks] == line(turns)[1:]
    assert walked.end == state_after(BLUEPRINTS.game, turns)


def test_learners_replay_the_line_that_counted() -> None:
    env, actions = replayed(as_record(RECORD))
    for action in actions:
        env.step(action)
    assert not env.agents or all(env.terminations.values())
