"""For each game: all its things and where they are, so that a law can say each is in exactly one place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from chantier.games.blueprints.pieces import FULL_BAG, LETTERS, PLANS
from chantier.games.blueprints.state import State


def blueprints(state: State) -> tuple[Counter[object], Counter[object]]:
    """What must be there, and what is: 32 dice by material, and each card at most once."""
    places: Counter[object] = Counter(state.bag)
    places.update(LETTERS[material] for material in state.in_demand)
    places.update(die[0] for die in (*state.pool, *state.discarded))
    for desk in state.desks:
        places.update(die[0] for die in desk.taken)
        built = Counter(die for stack in desk.building for die in stack)
        assert built <= Counter(desk.taken), "what stands was taken"
    held = [] if state.revealed else [desk.plan for desk in state.desks if desk.plan]
    cards = Counter([*state.used, *held])
    assert set(cards) <= set(PLANS)
    assert max(cards.values(), default=1) == 1, "no card twice"
    return Counter(FULL_BAG), places


INVENTORIES: dict[str, Callable[[Any], tuple[Counter[object], Counter[object]]]] = {"blueprints": blueprints}
