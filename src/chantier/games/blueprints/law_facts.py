"""Facts about Blueprints for the laws."""

from __future__ import annotations

from collections import Counter

from chantier.core.law_facts import LawFacts, Things
from chantier.games.blueprints.events import BuildingsRevealed
from chantier.games.blueprints.pieces import FULL_BAG, LETTERS, PLANS
from chantier.games.blueprints.state import State


def inventory(state: State) -> tuple[Things, Things]:
    """Things that must be there, and those that are: 32 dice by material, and each card at most once."""
    places: Things = Counter(state.bag)
    places.update(LETTERS[material] for material in state.in_demand)
    places.update(die[0] for die in (*state.pool, *state.discarded))
    for desk in state.desks:
        places.update(die[0] for die in desk.taken)
        built = Counter(die for stack in desk.building for die in stack)
        assert built + Counter(desk.removed) == Counter(desk.taken), "what was taken stands or was removed"
    held = [] if state.revealed else [desk.plan for desk in state.desks if desk.plan]
    cards = Counter([*state.used, *held])
    assert set(cards) <= set(PLANS)
    assert max(cards.values(), default=1) == 1, "no card twice"
    return Counter(FULL_BAG), places


FACTS = LawFacts(
    inventory,
    public_part=lambda move: (move.die, move.space is None, move.discard),  # B29
    reveals=lambda events: any(isinstance(event, BuildingsRevealed) for event in events),
)
