"""The one move of Blueprints, and which of them are legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, cast

import msgspec

from chantier.core.chance import Chance
from chantier.core.errors import IllegalMove
from chantier.core.moves import Move
from chantier.games.blueprints.pieces import INDEX, SPACES, VALUE, Building, Die, Plan, Space


class TakeDie(Move, frozen=True):
    """Take a die and place it; `space` is None for a die that fits nowhere. With two players also discard one (B27)."""

    die: Die
    space: Space | None
    discard: Die | None = None


def open_spaces(plan: Plan, building: Building) -> list[tuple[Space, int]]:
    """The spaces that are not hatched (B23), each with the least value a die needs to go there.

    B21: any on an empty space; B22: as much as the die on top. There is no height limit.
    """
    return [
        (space, VALUE[stack[-1]] if stack else 1)
        for space, height, stack in zip(SPACES, plan, building, strict=True)
        if height
    ]


def spaces_for(plan: Plan, building: Building, value: int) -> tuple[Space, ...]:
    """Spaces where a die of this value may go."""
    return tuple([space for space, least in open_spaces(plan, building) if least <= value])


def put(building: Building, space: int, die: Die) -> Building:
    """One die more; all others stay as they are (B25)."""
    return cast(Building, (*building[:space], (*building[space], die), *building[space + 1 :]))


class Choices(msgspec.Struct, frozen=True):
    """The legal moves, built from nothing but the pool and the mover's own desk."""

    pool: tuple[Die, ...]
    plan: Plan
    building: Building
    unplaceable: Literal["any", "forced"]
    discards: bool

    def places(self) -> dict[Die, tuple[Space | None, ...]]:
        """For each different die of the pool where it may go; (None,) if it may be taken only to be removed (B24)."""
        standing = open_spaces(self.plan, self.building)
        places: dict[Die, tuple[Space | None, ...]] = {}
        for die in self.pool:
            if die not in places:
                value = VALUE[die]
                places[die] = tuple([space for space, least in standing if least <= value])
        if self.unplaceable == "any" or not any(places.values()):
            return {die: spaces or (None,) for die, spaces in places.items()}
        return places

    def discards_beside(self, die: Die) -> Sequence[Die | None]:
        """The different dice that may be removed when this one is taken (B27)."""
        if not self.discards:
            return (None,)
        rest = list(self.pool)
        rest.remove(die)
        return list(dict.fromkeys(rest))

    def __contains__(self, move: object) -> bool:
        return isinstance(move, TakeDie) and self.why_not(move) is None

    def __iter__(self) -> Iterator[TakeDie]:
        for die, spaces in self.places().items():
            for space in spaces:
                for discard in self.discards_beside(die):
                    yield TakeDie(die, space, discard)

    def __len__(self) -> int:
        return sum(self._sizes(self.places()))

    def sample(self, chance: Chance) -> TakeDie:
        """Evenly among all legal moves."""
        places = self.places()
        sizes = self._sizes(places)
        number = chance.choose(range(sum(sizes)), "move")
        for (die, spaces), size in zip(places.items(), sizes, strict=True):
            if number < size:
                discards = self.discards_beside(die)
                return TakeDie(die, spaces[number // len(discards)], discards[number % len(discards)])
            number -= size
        raise AssertionError("there is always a legal move: the pool is never empty on a turn")

    def told(self) -> list[TakeDie]:
        return [*iter(self)]  # not list(self), which would count them first

    def _sizes(self, places: dict[Die, tuple[Space | None, ...]]) -> list[int]:
        """Number of moves for each different die: its places times the possible discards."""
        if not self.discards:
            return [len(spaces) for spaces in places.values()]
        # Beside a die lie all different dice of the pool, its own kind only if there are two.
        return [len(spaces) * (len(places) - (self.pool.count(die) == 1)) for die, spaces in places.items()]

    def why_not(self, move: TakeDie) -> IllegalMove | None:
        """The reason why a move is refused; None if it is legal."""
        if move.die not in self.pool:
            return IllegalMove("die_not_in_pool", die=move.die, pool=" ".join(self.pool))
        return self._why_not_there(move.die, move.space) or self._why_not_discard(move.die, move.discard)

    def _why_not_there(self, die: Die, space: Space | None) -> IllegalMove | None:
        if space in spaces_for(self.plan, self.building, VALUE[die]):
            return None
        places = self.places()[die]
        if space is None and places == (None,):
            return None
        if space is None and places:
            return IllegalMove("die_must_be_placed", die=die, spaces=" ".join(str(place) for place in places))
        if space is None:
            return IllegalMove("another_die_fits", die=die)
        if space not in INDEX:
            return IllegalMove("no_such_space", space=space)
        if self.plan[INDEX[space]] == 0:
            return IllegalMove("space_hatched", space=space)
        return IllegalMove("die_lower_than_below", die=die, space=space, below=self.building[INDEX[space]][-1])

    def _why_not_discard(self, die: Die, discard: Die | None) -> IllegalMove | None:
        if (discard is None and not self.discards) or discard in self.discards_beside(die):
            return None
        if discard is None:
            return IllegalMove("discard_needed")
        if not self.discards:
            return IllegalMove("discard_unexpected")
        return IllegalMove("discard_not_in_pool", die=discard)
