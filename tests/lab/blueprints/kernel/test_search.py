"""The search by playouts: it finds what is plainly best, looks at nothing but what is known, and repeats itself."""

from __future__ import annotations

from typing import Literal

import numpy as np
import pytest
from msgspec.structs import replace

from chantier.games.blueprints.moves import TakeDie
from chantier.games.blueprints.notation import read_building
from chantier.games.blueprints.state import Options
from chantier.games.blueprints.view import DeskView, View
from chantier.lab.blueprints.kernel import layout, packing, search
from tests.bots.support.watching import PLAN, dice
from tests.lab.blueprints.kernel.test_information_set import GAME, states

BUDGET = 3000


def best(view: View) -> TakeDie:
    found = search.weigh(packing.knowledge(view), 1, BUDGET)
    return packing.move_of(*found.moves[0].tolist())


def last_pick(pool: str, building: str, taken: str) -> View:
    """Seat 2 of three takes the last die of the round; the others have dice of little worth and no Prize."""
    view = GAME.view(next(states(3)), 2)
    own = DeskView(dice(taken), PLAN, read_building(PLAN, building))
    rivals = (DeskView(dice("G3 G2 S2 R1 G1 S1")), DeskView(dice("G3 G2 R2 S1 G1 G1")))
    return replace(view, first=0, picks=17, to_move=2, pool=dice(pool), desks=(*rivals, own))


@pytest.mark.parametrize("unplaceable", ["any", "forced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_moves_weighed_are_the_legal_ones(seats: int, unplaceable: Literal["any", "forced"]) -> None:
    for state in states(seats, Options(unplaceable=unplaceable)):
        known = packing.knowledge(GAME.view(state, GAME.to_move(state)))
        moves = np.empty((layout.MOST_MOVES, 3), np.int8)
        found = search.promising(known, search.ALL, search.ALL, moves)
        weighed = [packing.move_of(*move) for move in moves[:found].tolist()]
        legal = list(GAME.legal_moves(state))
        assert len(weighed) == len(legal)
        assert set(weighed) == set(legal)


def test_the_same_seed_gives_the_same_weights() -> None:
    state = next(states(3))
    known = packing.knowledge(GAME.view(state, GAME.to_move(state)))
    once, again = (search.weigh(known, 7, BUDGET) for _ in range(2))
    assert once.moves.tolist() == again.moves.tolist()
    assert once.values.tolist() == again.values.tolist()


@pytest.mark.parametrize(
    ("pool", "building", "taken", "good", "spaces"),
    [
        ("W1 W1 G4", "x G1 / G2G2G3 G1 / - x", "G1 G2 G2 G3 G1", "G4", "a3"),  # B30: the plan is followed
        ("S1 R5 G6", "x S1S2S3S4 / R1 - / - x", "S1 S2 S3 S4 R1", "R5 G6", "b1"),  # B50: a fifth storey
        ("G6 W2 S3", "x G2 / S2 G2 / R1R1 x", "G2 S2 G2 R1 R1", "W2", "b1 a2 b2 a3"),  # B51: a fourth 2
        ("G6 G5 R4", "x G1 / W2 S3 / R5R6 x", "G1 W2 S3 R5 R6", "R4", "b1 a2 b2"),  # B52: the only value missing
        ("G6 S5 W4", "x W1 / W2 W3 / R5R6 x", "W1 W2 W3 W3 R6", "W4", "b1 a2 b2"),  # B53: a fifth of wood
    ],
)
def test_the_last_pick_takes_what_is_there(pool: str, building: str, taken: str, good: str, spaces: str) -> None:
    move = best(last_pick(pool, building, taken))
    assert move.die in good.split()
    assert move.space in spaces.split()
