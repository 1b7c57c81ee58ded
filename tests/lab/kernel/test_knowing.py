"""What one seat knows, as bytes, and the games imagined behind it (B29)."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from chantier.core.chance import SeededChance
from chantier.core.match import Match
from chantier.games.blueprints import Blueprints
from chantier.games.blueprints.state import Options, State
from chantier.lab.kernel import layout as at
from chantier.lab.kernel import packing, rules
from chantier.lab.kernel.knowing import hide, imagine
from tests.playing import OneStream

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
        for seat in range(seats):
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
                _check_desk(game, at.DESK + at.DESK_SIZE * one)
    assert len(different_plans) > 15


def _check_desk(game: rules.Game, desk: int) -> None:
    """B21 to B25: rising stacks on open spaces, of the dice that were taken."""
    plan = rules.PLANS[game[desk + at.PLAN]]
    taken = sorted(game[desk + at.TAKEN_DICE :][: game[desk + at.TAKEN]].tolist())
    for space in range(at.SPACES):
        height = int(game[desk + at.HEIGHT + space])
        stack = game[desk + at.STACK + space * rules.PICKS :][:height].tolist()
        values = [die // at.MATERIALS + 1 for die in stack]
        assert values == sorted(values)
        assert plan[space] > 0 or not stack
        assert game[desk + at.LEAST + space] == (at.CLOSED if plan[space] == 0 else values[-1] if values else 1)
        for die in stack:
            taken.remove(die)
