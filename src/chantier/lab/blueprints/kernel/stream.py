"""The kernel's own dice: a small generator whose state is one number (SplitMix64), and its twin in plain Python.

Both give the same draws, so that the readable rules and the kernel can be played side by side. Fast and good enough for
simulation; provable dice for games between people are in core/fairness.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from chantier.lab.blueprints.kernel.compilation import inlined

T = TypeVar("T")
MASK = (1 << 64) - 1
GOLDEN, MIX_1, MIX_2 = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
HALF = 32


@inlined
def below(stream: NDArray[np.uint64], count: int) -> int:
    """A whole number below `count`, each exactly as likely (Lemire's way, with the rare second try)."""
    while True:
        stream[0] += uint64(GOLDEN)
        mixed = stream[0]
        mixed = (mixed ^ (mixed >> uint64(30))) * uint64(MIX_1)
        mixed = (mixed ^ (mixed >> uint64(27))) * uint64(MIX_2)
        mixed = mixed ^ (mixed >> uint64(31))
        product = (mixed >> uint64(HALF)) * uint64(count)
        low = product & uint64(0xFFFFFFFF)
        if low >= uint64(count) or low >= (uint64(1 << HALF) - uint64(count)) % uint64(count):
            return int(product >> uint64(HALF))


class Twin:
    """The same draws as `below`, as a Chance for the readable rules."""

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def below(self, count: int) -> int:
        while True:
            self.state = (self.state + GOLDEN) & MASK
            mixed = self.state
            mixed = ((mixed ^ (mixed >> 30)) * MIX_1) & MASK
            mixed = ((mixed ^ (mixed >> 27)) * MIX_2) & MASK
            mixed ^= mixed >> 31
            product = (mixed >> HALF) * count
            low = product & 0xFFFFFFFF
            if low >= count or low >= ((1 << HALF) - count) % count:
                return product >> HALF

    def choose(self, options: Sequence[T], purpose: str) -> T:
        return options[self.below(len(options))]


def seeded(seeds: Any) -> NDArray[np.uint64]:
    """A stream for each seed. Neighbouring seeds give streams that have nothing to do with each other."""
    mixed = np.asarray(seeds, dtype=np.uint64).copy()
    with np.errstate(over="ignore"):
        mixed = (mixed ^ (mixed >> np.uint64(33))) * np.uint64(0xFF51AFD7ED558CCD)
        mixed = (mixed ^ (mixed >> np.uint64(33))) * np.uint64(0xC4CEB9FE1A85EC53)
    streams: NDArray[np.uint64] = mixed ^ (mixed >> np.uint64(33))
    return streams
