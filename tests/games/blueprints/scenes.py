"""Small ways to set up Blueprints situations from notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from chantier.core.chance import SeededChance
from chantier.games.blueprints import rules
from chantier.games.blueprints.moves import Choices, TakeDie
from chantier.games.blueprints.notation import read_building, read_plan
from chantier.games.blueprints.pieces import DICE, Building, Die, Space, shelf
from chantier.games.blueprints.state import Desk, Options, State


def dice(text: str) -> tuple[Die, ...]:
    return tuple(DICE[word] for word in text.split())


def build(plan: str, building: str) -> Building:
    return read_building(read_plan(plan), building)


def opened(seats: int, seed: int = 0, **options: Any) -> State:
    """A game right after its set-up."""
    state: State | None = None
    for event in rules.setup(seats, Options(**options), SeededChance(seed)):
        state = rules.apply(state, event)
    assert state is not None
    return state


def desk(plan: str, building: str, taken: str = "") -> Desk:
    stacks = build(plan, building)
    standing = tuple(die for stack in stacks for die in stack)
    return Desk(read_plan(plan), stacks, dice(taken) or standing)


def at(state: State, pool: str, *desks: Desk, **changes: Any) -> State:
    """The same game with this pool and these desks."""
    return replace(state, pool=shelf(list(dice(pool))), desks=desks or state.desks, **changes)


def choices(
    pool: str, plan: str, building: str, unplaceable: Any = "any", discards: bool = False
) -> Choices:  # fmt: skip
    return Choices(dice(pool), read_plan(plan), build(plan, building), unplaceable, discards)


def take(die: str, space: Space | None, discard: str | None = None) -> TakeDie:
    return TakeDie(DICE[die], space, None if discard is None else DICE[discard])


def play(state: State, move: TakeDie, seed: int = 0) -> tuple[State, Sequence[Any]]:
    events = rules.decide(state, move, SeededChance(seed))
    for event in events:
        state = rules.apply(state, event)
    return state, events
