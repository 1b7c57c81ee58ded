"""For each game: all its things and where they are, so that a law can say each is in exactly one place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from chantier.games.blueprints.pieces import FULL_BAG, LETTERS, PLANS
from chantier.games.blueprints.state import State
from chantier.games.men_at_work.cards import CARDS
from chantier.games.men_at_work.pieces import BUILDING_KINDS, PIECES, Kind
from chantier.games.men_at_work.state import State as MenAtWorkState
from chantier.games.men_at_work.view import view

Things = Counter[object]


def blueprints(state: State) -> tuple[Things, Things]:
    """What must be there, and what is: 32 dice by material, and each card at most once."""
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


def men_at_work(state: MenAtWorkState) -> tuple[Things, Things]:
    """92 pieces, crane and box where they are played with, 36 cards (M01, M03, M81, M82)."""
    extra = {Kind.CRANE: state.options.crane, Kind.BOX: state.options.skyscraper}
    expected: Things = Counter(piece for piece, kind in PIECES.items() if kind in BUILDING_KINDS or extra.get(kind))
    expected.update(range(len(CARDS)))
    reserve = view(state, None).reserve
    # A hat that is not on the site lies in the box with its worker, or waits there for him.
    hats = [piece for piece, kind in PIECES.items() if kind is Kind.HAT and piece not in state.poses]
    found: Things = Counter([*state.poses, *reserve, *hats])
    found.update(_cards(state))
    _check_names(state)
    return expected, found


def _cards(state: MenAtWorkState) -> list[object]:
    hands = [card for player in state.players for card in player.hand]
    assert [len(player.hand) for player in state.players] == [player.cards for player in state.players]
    return [*state.piles.hidden, *state.piles.discard, *hands, *(laid.card for laid in state.piles.laid)]


def _check_names(state: MenAtWorkState) -> None:
    """What has to be cleared away is there to be cleared away, and told once."""
    clearing = state.clearing
    goes = [*clearing.lying, *clearing.optional]
    assert len(goes) == len(set(goes))
    assert set(goes) <= set(state.poses)
    assert set(clearing.pushable) <= set(clearing.lying)
    assert set(clearing.covered) <= set(goes)


INVENTORIES: dict[str, Callable[[Any], tuple[Things, Things]]] = {
    "blueprints": blueprints,
    "men-at-work": men_at_work,
}
