"""What one seat knows, as bytes, and the games imagined behind it (B29)."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from msgspec.structs import replace

from chantier.core.chance import SeededChance
from chantier.core.match import Match
from chantier.games.blueprints import Blueprints
from chantier.games.blueprints.pieces import PLANS
from chantier.games.blueprints.state import Desk, Options, State
from chantier.lab.blueprints.kernel import layout as at
from chantier.lab.blueprints.kernel import packing, rules
from chantier.lab.blueprints.kernel.information_set import hide, imagine
from tests.games.blueprints.support.scenes import dice, opened, played_out
from tests.support.playing import OneStream

GAME = Blueprints()


def states(seats: int, options: Options | None = None) -> Iterator[State]:
    """Every third state of a game of random moves: dice that cannot be placed are among them (B24)."""
    match = Match(GAME, seats, options or Options(), OneStream(seats))
    thought = SeededChance(seats)
    while (seat := match.to_move()) is not None:
        if len(match.log) % 3 == 0:
            yield match.state
        match.play(seat, GAME.legal_moves(match.state).sample(thought))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_knowledge_depends_on_nothing_that_is_hidden(seats: int) -> None:
    """Another state that shows the same view gives the same bytes."""
    others = 0
    for state in states(seats):
        for seat in range(seats):
            view = GAME.view(state, seat)
            twin = GAME.imagine(view, SeededChance(1))
            others += twin.desks != state.desks
            assert np.array_equal(packing.knowledge(GAME.view(twin, seat)), packing.knowledge(view))
    assert others > 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hiding_leaves_what_the_seat_sees(seats: int) -> None:
    for state in states(seats):
        for seat in range(seats):
            game = packing.packed(state)
            hide(game, seat)
            assert np.array_equal(game, packing.knowledge(GAME.view(state, seat)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_imagined_game_shows_the_same_and_keeps_the_rules(seats: int) -> None:
    stream = np.array([5], np.uint64)
    different_plans = set()
    for state in states(seats):
        for seat in (*range(seats), *range(seats)):
            known = packing.knowledge(GAME.view(state, seat))
            game = known.copy()
            imagine(game, stream)
            again = game.copy()
            hide(again, seat)
            assert np.array_equal(again, known)
            plans = [int(game[at.DESK + at.DESK_SIZE * one + at.PLAN]) for one in range(seats)]
            assert len(set(plans)) == seats
            assert all(game[at.DEALT + plan] for plan in plans)
            assert game[at.DEALT : at.TALLY].sum() == known[at.DEALT : at.TALLY].sum() + seats - 1
            different_plans |= {plan for one, plan in enumerate(plans) if one != seat}
            for one in range(seats):
                check_desk(game, at.DESK + at.DESK_SIZE * one)
    assert len(different_plans) > 15


LOSING = [
    ("G6 G5 G4 G3 G2 G1", "G2 G1"),
    ("G6 G5 G4 G3 G2 G1", "G3 G2 G1"),
    ("G1 G4 G5 G6 W3 W4", "W3"),
    ("S2 S3 S4 W2 W5 W2", "W2"),
    ("S2 S2 S2 S1 S2 S6", "S1"),
    ("G5 G3 G1 G6 G5 G4", ""),
]


@pytest.mark.parametrize(("taken", "removed"), LOSING)
def test_b29_what_all_saw_removed_is_what_is_not_built(taken: str, removed: str) -> None:
    """Also where the policy would never have built so that nothing could take it."""
    state = opened(2, 0)
    lost = Desk(state.desks[1].plan, taken=dice(taken), removed=dice(removed))
    known = packing.knowledge(GAME.view(replace(state, desks=(state.desks[0], lost)), 0))
    stream = np.array([5], np.uint64)
    for _ in range(50):
        game = known.copy()
        imagine(game, stream)
        check_desk(game, at.DESK + at.DESK_SIZE)
        assert game[at.DESK + at.DESK_SIZE + at.HEIGHT :][: at.SPACES].sum() == len(taken.split()) - len(
            removed.split()
        )
        hide(game, 0)
        assert np.array_equal(game, known)


@pytest.mark.parametrize(("taken", "removed"), [("G6 G5 G4 G3 G2 G1", ""), ("G1 G2", "G2"), ("G1 G1", "G1 G1")])
def test_a_game_is_imagined_also_where_none_could_be(taken: str, removed: str) -> None:
    state = opened(2, 0)
    lost = Desk(state.desks[1].plan, taken=dice(taken), removed=dice(removed))
    known = packing.knowledge(GAME.view(replace(state, desks=(state.desks[0], lost)), 0))
    game = known.copy()
    imagine(game, np.array([5], np.uint64))
    assert 0 <= game[at.DESK + at.DESK_SIZE + at.PLAN] < at.PLAN_COUNT
    hide(game, 0)
    assert np.array_equal(game, known)


def check_desk(game: rules.Game, desk: int) -> None:
    """B21 to B25: rising stacks on open spaces, of the dice that were taken and not removed; some order of play leads
    there, in which each removed die found no space (B24)."""
    plan = rules.PLANS[game[desk + at.PLAN]]
    order = game[desk + at.TAKEN_DICE :][: game[desk + at.TAKEN]].tolist()
    gone = [bool(game[desk + at.GONE] >> number & 1) for number in range(len(order))]
    taken = [die for die, lost in zip(order, gone, strict=True) if not lost]
    stacks = [
        tuple(
            packing.die_of(die)
            for die in game[desk + at.STACK + space * rules.PICKS :][: game[desk + at.HEIGHT + space]]
        )
        for space in range(at.SPACES)
    ]
    dice_taken = tuple(packing.die_of(die) for die in order)
    dice_lost = tuple(die for die, lost in zip(dice_taken, gone, strict=True) if lost)
    assert played_out(Desk(PLANS[game[desk + at.PLAN]], tuple(stacks), dice_taken, dice_lost))  # type: ignore[arg-type]
    for space in range(at.SPACES):
        height = int(game[desk + at.HEIGHT + space])
        stack = game[desk + at.STACK + space * rules.PICKS :][:height].tolist()
        values = [die // at.MATERIALS + 1 for die in stack]
        assert values == sorted(values)
        assert plan[space] > 0 or not stack
        assert game[desk + at.LEAST + space] == (at.CLOSED if plan[space] == 0 else values[-1] if values else 1)
        for die in stack:
            taken.remove(die)
    assert not taken, "what was not removed stands"
