"""Arrays to write into, used again as soon as nobody holds them: new memory in every step costs more than the games."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

MOST = 3
"""Whoever keeps more than the last few results gets new arrays from then on."""


def _holders(arrays: list[NDArray[Any]], number: int) -> int:
    return sys.getrefcount(arrays[number])


_NOBODY = _holders([np.empty(1)], 0)
"""What the interpreter counts for an array that lies on a shelf and nowhere else."""


class Shelf:
    def __init__(self, shape: tuple[int, ...], kind: Any) -> None:
        self._shape, self._kind = shape, kind
        self._arrays: list[NDArray[Any]] = []

    def free(self) -> NDArray[Any]:
        """An array that nobody else has; a view of it, or a tensor on its memory, counts as having it."""
        for number in range(len(self._arrays)):
            if _holders(self._arrays, number) <= _NOBODY:
                return self._arrays[number]
        made = np.empty(self._shape, self._kind)
        if len(self._arrays) == MOST:
            self._arrays.pop(0)
        self._arrays.append(made)
        return made
