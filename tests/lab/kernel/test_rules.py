"""The kernel plays exactly the readable rules (B01 to B61)."""

from __future__ import annotations

from typing import Literal

import pytest

from chantier.games.blueprints.moves import TakeDie
from chantier.games.blueprints.state import Options, State
from chantier.lab.kernel.stream import Twin
from tests.lab.kernel.side_by_side import play_both


def anything(_: State, moves: list[TakeDie], twin: Twin) -> int:
    return twin.below(len(moves))


@pytest.mark.parametrize("unplaceable", ["any", "forced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_uniform_games_are_the_same_move_by_move(seats: int, unplaceable: Literal["any", "forced"]) -> None:
    for seed in range(5):
        assert play_both(seats, seed, anything, Options(unplaceable=unplaceable)) == 18 * seats
