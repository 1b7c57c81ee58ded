"""How often somebody may do something: a bucket of tokens a person and a purpose, refilled over time. Never grows:
buckets that are full again are forgotten."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from chantier.core.errors import Refusal

Purpose = Literal["identity", "table", "sit", "talk", "move", "socket", "gesture"]


class Rate(NamedTuple):
    burst: float
    per_s: float


RATES: dict[Purpose, Rate] = {
    "identity": Rate(20, 20 / 60),
    "table": Rate(10, 10 / 60),
    "sit": Rate(30, 0.5),
    "talk": Rate(5, 0.5),
    "move": Rate(40, 20),
    "socket": Rate(40, 2),
    "gesture": Rate(120, 90),
}
SWEEP_AT = 10_000


class Limits:
    def __init__(self, now: Callable[[], float], rates: dict[Purpose, Rate] = RATES) -> None:
        self._now, self._rates = now, rates
        self._buckets: dict[tuple[Purpose, str], tuple[float, float]] = {}

    def spend(self, purpose: Purpose, who: str) -> None:
        """Takes a token or refuses."""
        rate, now = self._rates[purpose], self._now()
        tokens, at = self._buckets.get((purpose, who), (rate.burst, now))
        tokens = min(rate.burst, tokens + (now - at) * rate.per_s)
        if tokens < 1:
            raise Refusal("too_often")
        self._buckets[purpose, who] = (tokens - 1, now)
        if len(self._buckets) > SWEEP_AT:
            self._sweep(now)

    def _sweep(self, now: float) -> None:
        self._buckets = {
            (purpose, who): (tokens, at)
            for (purpose, who), (tokens, at) in self._buckets.items()
            if tokens + (now - at) * self._rates[purpose].per_s < self._rates[purpose].burst
        }
