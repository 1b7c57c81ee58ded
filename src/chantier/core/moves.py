"""Moves: what a seat wants. Imperative names (`TakeDie`), frozen, told apart by `kind`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from chantier.core.chance import Chance


class Move(msgspec.Struct, frozen=True, tag_field="kind", tag=True, forbid_unknown_fields=True):
    """The base of all moves. A move names no seat: the table knows who made it."""


M_co = TypeVar("M_co", bound=Move, covariant=True)


class LegalMoves(Protocol[M_co]):
    """Legal moves of the seat to move, built only from what that seat can see.

    Iterating and `len` are offered where the moves are finite; where they are not, both raise TypeError.
    `told` is the part that is sent to clients with a sight.
    """

    def __contains__(self, move: object, /) -> bool: ...
    def __iter__(self) -> Iterator[M_co]: ...
    def __len__(self) -> int: ...
    def sample(self, chance: Chance) -> M_co: ...
    def told(self) -> Any: ...


class ListedMoves(msgspec.Struct, Generic[M_co], frozen=True):
    """Legal moves of a game that can list them, each once."""

    moves: Sequence[M_co]

    def __contains__(self, move: object) -> bool:
        return move in self.moves

    def __iter__(self) -> Iterator[M_co]:
        return iter(self.moves)

    def __len__(self) -> int:
        return len(self.moves)

    def sample(self, chance: Chance) -> M_co:
        return chance.choose(self.moves, "move")

    def told(self) -> list[M_co]:
        return list(self.moves)
