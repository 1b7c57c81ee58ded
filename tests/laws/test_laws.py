"""The laws every game obeys. A game inherits them by being registered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from chantier.core.chance import SeededChance
from chantier.core.errors import IllegalMove, Refusal
from chantier.core.events import Seat
from chantier.core.game import fold
from chantier.core.match import Match
from chantier.core.moves import LegalMoves
from chantier.core.sight import Sight, encode, sight, visible
from chantier.registry import RegisteredGame
from chantier.terminal.text import as_text
from chantier.words import LANGUAGES, Words
from tests.support.every_game import GAMES
from tests.support.playing import LATEST, RECORDED_GAMES, Effort, courses, effort_of, positions

Law = Callable[[str, st.DataObject], None]
TWINS_TRIED = 15
"""So many states behind a view are looked at for one in which a move like this one can be made."""


def law(
    effort: Callable[[Effort], int], times: int = 1, games: Sequence[str] = tuple(GAMES)
) -> Callable[[Law], Callable[[str], None]]:
    """A test of every game it concerns, with as many examples as the game's table of efforts says."""

    def for_every_game(test: Law) -> Callable[[str], None]:
        @pytest.mark.parametrize("name", games)
        def for_one_game(name: str) -> None:
            phases = [Phase.generate] if name in RECORDED_GAMES else list(Phase)  # a record cannot be made simpler

            @settings(max_examples=times * effort(effort_of(GAMES[name])), phases=phases)
            @given(data=st.data())
            def examples(data: st.DataObject) -> None:
                test(name, data)

            examples()

        for_one_game.__doc__ = test.__doc__
        return for_one_game

    return for_every_game


def everyone(match: Match) -> list[Seat | None]:
    return [*range(match.seats), None]


def some_moves(legal: LegalMoves[Any], seed: int = 0) -> list[Any]:
    """All moves; where they are not finite, those that are listed and a sampled one."""
    try:
        return list(legal)
    except TypeError:
        return [*legal.told().moves, legal.sample(SeededChance(seed))]


def moves_of(match: Match) -> list[Any]:
    """Moves that are legal here, and those that were legal before."""
    return [*some_moves(match.game.legal_moves(match.state)), *(turn.move for turn in list(match.log)[1:])]


@law(lambda effort: effort.deciding)
def test_replaying_the_log_gives_the_live_state(name: str, data: st.DataObject) -> None:
    match = data.draw(positions(GAMES[name]))
    seat = match.to_move()
    if seat is not None:
        match.play(seat, match.game.legal_moves(match.state).sample(SeededChance(data.draw(st.integers()))))
    assert fold(match.game, list(match.log.events())) == match.state


@law(lambda effort: effort.deciding)
def test_every_listed_move_is_accepted(name: str, data: st.DataObject) -> None:
    match = data.draw(positions(GAMES[name]))
    if match.to_move() is None:
        return
    legal = match.game.legal_moves(match.state)
    moves = some_moves(legal, data.draw(st.integers()))
    assert len(moves) == len(set(moves)) > 0
    for move in moves:
        assert move in legal
    for move in moves[:: max(1, len(moves) // effort_of(GAMES[name]).deciding)]:
        assert match.game.decide(match.state, move, SeededChance(1))


@law(lambda effort: effort.looking)
def test_moves_are_counted_where_they_are_finite_and_a_sampled_move_is_legal(name: str, data: st.DataObject) -> None:
    match = data.draw(positions(GAMES[name]))
    if match.to_move() is None:
        return
    legal = match.game.legal_moves(match.state)
    sampled = legal.sample(SeededChance(data.draw(st.integers())))
    assert sampled in legal
    try:
        listed = list(legal)
    except TypeError:
        with pytest.raises(TypeError):
            len(legal)
        return
    assert sampled in listed
    assert len(listed) == len(legal)


@law(lambda effort: effort.looking, times=3)
def test_any_other_move_is_refused_and_changes_nothing(name: str, data: st.DataObject) -> None:
    registered = GAMES[name]
    match, other = data.draw(positions(registered)), data.draw(positions(registered))
    if match.to_move() is None or other.to_move() is None:
        return
    mixed = [msgspec.to_builtins(data.draw(st.sampled_from(moves_of(one)))) for one in (match, other)]
    field = data.draw(st.sampled_from(sorted(mixed[0])))
    mixed[0][field] = data.draw(st.sampled_from([mixed[1].get(field), None, "nonsense"]))
    for built in mixed:
        try:
            move = msgspec.convert(built, match.game.move_type)
        except msgspec.ValidationError:
            continue
        assert_refused_unless_legal(match, move)


def assert_refused_unless_legal(match: Match, move: Any) -> None:
    before = msgspec.json.encode(match.state)
    turns = len(match.log)
    legal = match.game.legal_moves(match.state)
    if move in legal:
        assert move in some_moves(legal) or not _finite(legal)
        return
    assert move not in some_moves(legal)
    with pytest.raises(IllegalMove):
        match.play(match.to_move(), move)
    assert msgspec.json.encode(match.state) == before
    assert len(match.log) == turns


def _finite(legal: LegalMoves[Any]) -> bool:
    try:
        len(legal)
    except TypeError:
        return False
    return True


@law(lambda effort: effort.looking)
def test_only_the_seat_to_move_may_move(name: str, data: st.DataObject) -> None:
    match = data.draw(positions(GAMES[name]))
    to_move = match.to_move()
    turns = len(match.log)
    move: Any = None if to_move is None else match.game.legal_moves(match.state).sample(SeededChance(0))
    for seat in set(everyone(match)) - {to_move}:
        with pytest.raises(IllegalMove) as refused:
            match.play(seat, move)
        assert refused.value.code == ("game_over" if to_move is None else "not_your_turn")
    assert len(match.log) == turns


@law(lambda effort: effort.deciding)
def test_the_same_chance_gives_the_same_events(name: str, data: st.DataObject) -> None:
    match = data.draw(positions(GAMES[name]))
    if match.to_move() is None:
        return
    move = match.game.legal_moves(match.state).sample(SeededChance(0))
    seed = data.draw(st.integers())
    once, twice = (match.game.decide(match.state, move, SeededChance(seed)) for _ in range(2))
    assert once == twice


@law(lambda effort: effort.walking)
def test_play_ends_with_an_outcome(name: str, data: st.DataObject) -> None:
    match, steps = data.draw(courses(GAMES[name]))
    for moves, _ in enumerate(steps, start=1):
        assert moves < 10_000
        assert (match.outcome() is None) == (match.to_move() is not None)
    outcome = match.outcome()
    assert outcome is not None
    assert len(outcome.points) == match.seats
    assert outcome.winners
    assert set(outcome.winners) <= set(range(match.seats))


@law(lambda effort: effort.looking)
def test_everything_round_trips(name: str, data: st.DataObject) -> None:
    match = data.draw(positions(GAMES[name]))
    game = match.game
    values: list[tuple[Any, Any]] = [(match.state, game.state_type), (match.options, game.options_type)]
    values += [(event, game.event_type) for turn in list(match.log)[-3:] for event in turn.events]
    values += [(game.view(match.state, seat), game.view_type) for seat in everyone(match)]
    if match.to_move() is not None:
        values.append((game.legal_moves(match.state).sample(SeededChance(0)), game.move_type))
    for value, kind in values:
        assert msgspec.json.decode(msgspec.json.encode(value), type=kind) == value
        assert msgspec.msgpack.decode(msgspec.msgpack.encode(value), type=kind) == value


@law(lambda effort: effort.walking)
def test_a_private_event_changes_no_other_view(name: str, data: st.DataObject) -> None:
    match, steps = data.draw(courses(GAMES[name], where=GAMES[name].law_facts.has_secrets))
    for _ in steps:
        pass
    state: Any = None
    private = 0
    for event in match.log.events():
        before, state = state, match.game.apply(state, event)
        if event.to is None:
            continue
        private += 1
        for seat in set(everyone(match)) - {event.to}:
            assert match.game.view(before, seat) == match.game.view(state, seat)
            assert event not in visible([event], seat)
        assert visible([event], event.to) == (event,)
    assert (private > 0) == (GAMES[name].law_facts.has_secrets is not None)


@law(lambda effort: effort.walking, times=2)
def test_a_twin_keeps_showing_what_its_seat_sees(name: str, data: st.DataObject) -> None:
    """Imagined from a view and fed only what that seat may see, a twin never shows a difference."""
    match, steps = data.draw(courses(GAMES[name], LATEST, where=GAMES[name].law_facts.has_secrets))
    game = match.game
    chance = SeededChance(data.draw(st.integers()))
    twins = {seat: game.imagine(game.view(match.state, seat), chance) for seat in everyone(match)}
    for seat, twin in twins.items():
        assert game.view(twin, seat) == game.view(match.state, seat)
    for _ in steps:
        for seat in twins:
            twins[seat] = fold(game, visible(match.log[-1].events, seat), twins[seat])
            assert game.view(twins[seat], seat) == game.view(match.state, seat)


@law(lambda effort: effort.looking, times=2)
def test_what_a_seat_receives_does_not_depend_on_what_is_hidden(name: str, data: st.DataObject) -> None:
    """Byte for byte: whatever could be behind the screens, the same sight leaves the house."""
    match = data.draw(positions(GAMES[name], GAMES[name].law_facts.has_secrets))
    game = match.game
    for seat in everyone(match):
        true = encode(sight(game, match.state, (), seat))
        for seed in range(3):
            twin = game.imagine(game.view(match.state, seat), SeededChance(seed))
            assert encode(sight(game, twin, (), seat)) == true


@law(lambda effort: effort.looking, times=2)
def test_what_others_are_told_of_a_move_does_not_depend_on_its_secret_part(name: str, data: st.DataObject) -> None:
    """B29 for Blueprints: where a die goes changes nothing that others receive, unless it goes nowhere. M80 for Men at
    Work: nor does it which of the cards with the same back a foreman lays on the draw pile.

    Two moves with the same public part, made from two states that look the same to somebody else, with the same luck:
    that somebody is told the same and sees the same afterwards, until the turn that reveals.
    """
    match = data.draw(positions(GAMES[name], GAMES[name].law_facts.has_secret_moves))
    game, mover = match.game, match.to_move()
    if mover is None:
        return
    secret = [
        move for move in some_moves(game.legal_moves(match.state)) if GAMES[name].law_facts.public_part(move) != move
    ]
    for other in [seat for seat in everyone(match) if seat != mover]:
        luck = data.draw(st.integers())
        for move in secret[:: max(1, len(secret) // 12)]:
            for twin, alike in _twins(name, match, other, move):
                true = game.decide(match.state, move, SeededChance(luck))
                imagined = game.decide(twin, alike, SeededChance(luck))
                if GAMES[name].law_facts.reveals(true):
                    continue
                assert visible(true, other) == visible(imagined, other)
                after, other_after = fold(game, true, match.state), fold(game, imagined, twin)
                assert encode(sight(game, after, true, other)) == encode(sight(game, other_after, imagined, other))


def _twins(name: str, match: Match, other: Seat | None, move: Any) -> list[tuple[Any, Any]]:
    """A state that looks the same to somebody else, and a move of which all see the same; none if there is none."""
    game, public = match.game, GAMES[name].law_facts.public_part
    for seed in range(TWINS_TRIED):
        twin = game.imagine(game.view(match.state, other), SeededChance(seed))
        for alike in some_moves(game.legal_moves(twin)):
            if public(alike) == public(move):
                return [(twin, alike)]
    return []


@law(lambda effort: effort.walking, games=[name for name, one in GAMES.items() if one.law_facts.inventory])
def test_every_thing_is_in_exactly_one_place(name: str, data: st.DataObject) -> None:
    """B02, B10, B06 for Blueprints, M01, M03 for Men at Work: nothing is lost or doubled."""
    inventory = GAMES[name].law_facts.inventory
    assert inventory is not None, "a law for games that say where their things are"
    match, steps = data.draw(courses(GAMES[name]))
    for _ in steps:
        expected, found = inventory(match.state)
        assert found == expected
        for seat in everyone(match):
            twin = match.game.imagine(match.game.view(match.state, seat), SeededChance(0))
            expected, found = inventory(twin)
            assert found == expected


@law(lambda effort: effort.thinking)
def test_a_bot_is_given_a_sight_and_answers_with_a_legal_move(name: str, data: st.DataObject) -> None:
    registered: RegisteredGame = GAMES[name]
    match = data.draw(positions(registered))
    seat = match.to_move()
    if seat is None:
        return
    seen = match.sight(seat)
    assert type(seen) is Sight
    for make in registered.bots.values():
        assert make().choose(seen, SeededChance(0)) in match.game.legal_moves(match.state)


@law(lambda effort: effort.thinking)
def test_everything_can_be_said(name: str, data: st.DataObject) -> None:
    """What is seen, what may be done and what has happened, in any language."""
    match = data.draw(positions(GAMES[name]))
    words = Words(data.draw(st.sampled_from(LANGUAGES)))
    screen = GAMES[name].screen(words, [f"Player {seat}" for seat in range(match.seats)])
    for seat in everyone(match):
        seen = sight(match.game, match.state, match.log[-1].events, seat)
        assert as_text(screen.board(seen))
        assert all(as_text(line) for line in screen.tell(seen.events))


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_number_of_seats_is_refused(name: str) -> None:
    game = GAMES[name].game
    for seats in (0, game.seat_counts[0] - 1, game.seat_counts[-1] + 1):
        with pytest.raises(Refusal):
            game.setup(seats, game.options_type(), SeededChance(0))
