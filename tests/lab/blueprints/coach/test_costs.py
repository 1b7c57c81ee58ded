"""What a decision cost: never less than nothing, by nothing but what the seat saw."""

from __future__ import annotations

import pytest

from chantier.core.chance import SeededChance
from chantier.core.game import fold
from chantier.games.blueprints import Blueprints
from chantier.games.blueprints.state import State
from chantier.games.blueprints.view import imagine, view
from chantier.lab.blueprints.coach.costs import Effort, cost_of, legal
from chantier.lab.blueprints.coach.moments import GameStep, walk
from tests.lab.blueprints.coach import QUICK, a_game


def picks(seats: int) -> list[GameStep]:
    return [step for step in walk(a_game(seats).log).steps if step.kind == "pick"]


@pytest.mark.parametrize("seats", [2, 3])
def test_no_pick_costs_less_than_nothing_and_the_best_is_legal(seats: int) -> None:
    for number, step in enumerate(picks(seats)[::5]):
        assert step.sees is not None
        assert step.move is not None
        found = cost_of(step.sees, step.move, number, QUICK)
        assert found.cost >= 0
        assert found.best in legal(step.sees)
        assert (found.best == step.move) == (found.cost == 0)


def test_the_cost_does_not_depend_on_what_is_hidden() -> None:
    """Two games that differ only behind the others' screens: the same views, so the same costs."""
    log = list(a_game(3).log)
    twins = 0
    for number, state, seat in positions():
        twin = imagine(view(state, seat), SeededChance(number))
        assert view(twin, seat) == view(state, seat)
        twins += twin != state
        move = log[number].move
        costs = [cost_of(view(one, seat), move, 5, QUICK) for one in (state, twin)]
        assert costs[0] == costs[1]
    assert twins > 2


def positions() -> list[tuple[int, State, int]]:
    """Some decisions of a game: the number of the turn, what was before it, who decided."""
    game, state = Blueprints(), None
    found: list[tuple[int, State, int]] = []
    for number, turn in enumerate(a_game(3).log):
        if turn.seat is not None and number % 11 == 0:
            assert state is not None
            found.append((number, state, turn.seat))
        state = fold(game, turn.events, state)
    return found


def test_giving_the_victory_away_with_the_last_die_costs_all_of_it() -> None:
    """The last pick of a game leaves nothing to chance but what the others have hidden."""
    effort = Effort(all=20, better=20, best=100)
    dear = []
    for seed in range(12):
        step = walk(a_game(2, seed, "builder").log).steps[-1]
        assert step.sees is not None
        worst = [cost_of(step.sees, move, 1, effort) for move in list(legal(step.sees))[::7]]
        dear += [one.cost for one in worst]
        assert all(0 <= one.cost <= 1 for one in worst)
    assert max(dear) > 0.9
