"""How often somebody may do something: a bucket of tokens for each person and purpose, refilled over time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from chantier.core.errors import Refusal

Purpose = Literal[
    "identity", "table", "sit", "talk", "move", "socket", "frame", "explain", "advice", "code", "history", "analysis",
    "take", "hand", "practice"
]  # fmt: skip


class Rate(NamedTuple):
    burst: float
    per_s: float


RATES: Mapping[Purpose, Rate] = {
    "identity": Rate(30, 0.5),
    "table": Rate(20, 0.2),
    "sit": Rate(30, 0.5),
    "talk": Rate(5, 0.5),
    "move": Rate(40, 20),
    "socket": Rate(60, 4),
    "frame": Rate(200, 100),
    "explain": Rate(30, 10),
    "advice": Rate(20, 1),
    "code": Rate(10, 0.1),
    "history": Rate(30, 1),
    "analysis": Rate(30, 1),
    "take": Rate(10, 1),
    "hand": Rate(120, 60),
    "practice": Rate(30, 2),
}
SWEEP_AT = 10_000


class Limits:
    """`generosity` multiplies all rates: for many people behind one address, and for tests."""

    def __init__(self, now: Callable[[], float], generosity: float = 1.0) -> None:
        self._now = now
        self._rates = {
            purpose: Rate(rate.burst * generosity, rate.per_s * generosity) for purpose, rate in RATES.items()
        }
        self._buckets: dict[tuple[Purpose, str], tuple[float, float]] = {}
        self._sweep_at = SWEEP_AT

    def spend(self, purpose: Purpose, who: str) -> None:
        """Takes a token or refuses."""
        rate, now = self._rates[purpose], self._now()
        tokens, at = self._buckets.get((purpose, who), (rate.burst, now))
        tokens = min(rate.burst, tokens + (now - at) * rate.per_s)
        if tokens < 1:
            raise Refusal("too_often")
        self._buckets[purpose, who] = (tokens - 1, now)
        if len(self._buckets) > self._sweep_at:
            self.sweep()

    @property
    def remembered(self) -> int:
        """How many buckets there are."""
        return len(self._buckets)

    def sweep(self) -> None:
        """A bucket that is full again says nothing; without this, strangers could fill the memory with buckets. Where
        most of them are in use, the next time is far off: a sweep for every request would leave time for nothing."""
        now = self._now()
        self._buckets = {
            (purpose, who): (tokens, at)
            for (purpose, who), (tokens, at) in self._buckets.items()
            if tokens + (now - at) * self._rates[purpose].per_s < self._rates[purpose].burst
        }
        self._sweep_at = max(SWEEP_AT, 2 * len(self._buckets))
