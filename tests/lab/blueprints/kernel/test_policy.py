"""The policy as machine code decides like the readable prize-aware bot, and never against the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeVar

import numpy as np
import pytest

from chantier.bots.blueprints import Builder
from chantier.core.sight import sight
from chantier.games.blueprints import Blueprints
from chantier.games.blueprints.moves import TakeDie
from chantier.games.blueprints.state import Options, State
from chantier.lab.blueprints.kernel import packing, policy
from chantier.lab.blueprints.kernel.stream import Twin
from tests.lab.blueprints.kernel.support.side_by_side import play_both

T = TypeVar("T")


class Wish:
    """A chance that decides for one item whenever it is offered."""

    def __init__(self, wanted: object) -> None:
        self._wanted = wanted

    def choose(self, items: Sequence[T], purpose: str) -> T:
        return next((item for item in items if item == self._wanted), items[0])


@pytest.mark.parametrize("unplaceable", ["any", "forced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_policy_decides_like_the_readable_builder(seats: int, unplaceable: Literal["any", "forced"]) -> None:
    """Whole games on its own moves: each is legal, and what the builder does where chance leaves it the choice."""
    stream = np.array([seats], np.uint64)

    def decided(state: State, moves: list[TakeDie], _: Twin) -> int:
        found = packing.move_of(*policy.choose(packing.packed(state), stream))
        seen = sight(Blueprints(), state, (), Blueprints().to_move(state))
        assert Builder().choose(seen, Wish((found.die, found.space))) == found
        return moves.index(found)

    for seed in range(2):
        assert play_both(seats, seed, decided, Options(unplaceable=unplaceable)) == 18 * seats
