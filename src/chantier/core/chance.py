"""Chance: the only source of randomness. It is always passed in."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from chantier.core.errors import Refusal

T = TypeVar("T")


class Chance(Protocol):
    """Something that chooses evenly. `purpose` names the stream, so that streams do not depend on each other."""

    def choose(self, items: Sequence[T], purpose: str) -> T: ...


class SeededChance:
    """Fast and repeatable, for bots, imagination and tests. Not for dice that anybody should trust."""

    def __init__(self, seed: str | int) -> None:
        self._random = random.Random(seed).random

    def choose(self, items: Sequence[T], purpose: str) -> T:
        return items[int(self._random() * len(items))]


class ImpossibleDraw(Refusal):
    """A record claims a draw that could not have happened."""


class RecordedChance:
    """Repeats the draws of a record, and refuses those that were not possible."""

    def __init__(self, draws: Mapping[str, Sequence[object]]) -> None:
        self._left = {purpose: list(results) for purpose, results in draws.items()}

    def choose(self, items: Sequence[T], purpose: str) -> T:
        results = self._left.get(purpose)
        if not results:
            raise ImpossibleDraw("draw_missing", purpose=purpose)
        result = results.pop(0)
        if result not in items:
            raise ImpossibleDraw("draw_impossible", purpose=purpose, result=str(result))
        return items[items.index(result)]  # not a loop: a range can be very long
