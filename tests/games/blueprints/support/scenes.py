"""Small ways to set up Blueprints situations from notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from chantier.core.chance import SeededChance
from chantier.games.blueprints import rules
from chantier.games.blueprints.moves import Choices, TakeDie, spaces_for
from chantier.games.blueprints.notation import read_building, read_plan
from chantier.games.blueprints.pieces import DICE, VALUE, Building, Die, Space, shelf
from chantier.games.blueprints.state import Desk, Options, State, removals


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
    """Dice that were taken and do not stand were removed."""
    stacks = build(plan, building)
    standing = tuple(die for stack in stacks for die in stack)
    gone = list(dice(taken))
    for die in standing if gone else ():
        gone.remove(die)
    return Desk(read_plan(plan), stacks, dice(taken) or standing, tuple(gone))


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


def played_out(one: Desk) -> bool:
    """Whether some way of play leads to this desk: dice in the order taken, each removed one when no space could
    take it (B24)."""
    gone = removals(one.taken, one.removed)

    def go_on(heights: tuple[int, ...], number: int) -> bool:
        if number == len(one.taken):
            return True
        die = one.taken[number]
        now = tuple(stack[:height] for stack, height in zip(one.building, heights, strict=True))
        if gone[number]:
            return not spaces_for(one.plan, now, VALUE[die]) and go_on(heights, number + 1)  # type: ignore[arg-type]
        return any(
            go_on((*heights[:space], height + 1, *heights[space + 1 :]), number + 1)
            for space, height in enumerate(heights)
            if one.building[space][height : height + 1] == (die,)
        )

    return go_on((0,) * 6, 0)
