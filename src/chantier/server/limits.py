"""All limits in one place: how often somebody may do something, and how much of it at once.

A rate is a bucket of tokens, full at first and refilled steadily. A ceiling counts what goes on at the same time. Both
are counted for a person, an address (IPv6 by its /64, see addresses.py), a table, a seat, a socket, or for all
together. An operator multiplies them (`--generosity`) or sets single ones (`--limit`). docs/wire.md has the tables.
"""

from __future__ import annotations

import math
import os
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Literal, NamedTuple, get_args

from chantier.core.errors import BadInput, Refusal

Who = Literal["person", "address", "table", "seat", "socket", "all", "core"]
"""`core`: for all together, so many for each processor core."""
Purpose = Literal[
    "identity", "table", "sit", "talk", "move", "path", "connection", "request", "socket", "frame", "part", "byte",
    "explain", "advice", "hint", "search", "code", "code_again", "list", "history", "analysis", "take", "hand",
    "practice", "qr", "preview", "picture", "profile", "report", "notify", "mail", "notify_link", "take_back", "invite",
    "operator",
]  # fmt: skip
Thing = Literal[
    "connections", "turned_away", "sockets", "answers", "analyses", "hands", "practice_hands", "pictures", "hints"
]


class Rate(NamedTuple):
    burst: float
    per_s: float

    def times(self, factor: float) -> Rate:
        return Rate(factor * self.burst, factor * self.per_s)


RATES: Mapping[Purpose, Mapping[Who, Rate]] = {
    "identity": {"person": Rate(30, 0.5), "address": Rate(100, 0.5)},
    "table": {"person": Rate(20, 0.2), "address": Rate(120, 1)},
    "sit": {"person": Rate(30, 0.5), "address": Rate(300, 5), "seat": Rate(30, 0.5)},
    "talk": {"seat": Rate(5, 0.5)},
    "move": {"socket": Rate(40, 20)},
    "path": {"person": Rate(120, 4), "address": Rate(1200, 40)},
    "connection": {"address": Rate(1000, 100)},
    "request": {"address": Rate(10_000, 300)},
    "socket": {"address": Rate(300, 20)},
    "frame": {"socket": Rate(200, 100)},
    "part": {"socket": Rate(600, 200)},
    "byte": {"socket": Rate(2 << 20, 64 << 10), "address": Rate(16 << 20, 2 << 20)},
    "explain": {"address": Rate(200, 40)},
    "advice": {"person": Rate(20, 1), "address": Rate(60, 5)},
    "hint": {"address": Rate(200, 40)},
    "search": {"person": Rate(12, 0.1), "address": Rate(60, 1)},
    "code": {"address": Rate(20, 0.1), "all": Rate(200, 10)},
    "code_again": {"all": Rate(100, 1)},
    "list": {"address": Rate(300, 30)},
    "history": {"address": Rate(200, 5)},
    "analysis": {"address": Rate(200, 40)},
    "take": {"seat": Rate(10, 1), "address": Rate(200, 20)},
    "hand": {"socket": Rate(120, 60)},
    "practice": {"address": Rate(120, 8)},
    "preview": {"address": Rate(120, 10)},
    "picture": {"address": Rate(60, 2)},
    "qr": {"address": Rate(60, 2)},
    "profile": {"address": Rate(60, 2)},
    "invite": {"person": Rate(30, 0.05), "address": Rate(300, 1)},
    "report": {"person": Rate(5, 0.002), "address": Rate(20, 0.02)},
    "notify": {"person": Rate(30, 0.1), "address": Rate(120, 1)},
    "mail": {"person": Rate(5, 0.002), "address": Rate(20, 0.02), "all": Rate(200, 0.2)},
    "notify_link": {"address": Rate(60, 1)},
    "take_back": {"seat": Rate(3, 0.02), "address": Rate(60, 0.2)},
    "operator": {"address": Rate(60, 1)},
}
OF_THE_HOUSE: frozenset[Purpose] = frozenset(
    {"identity", "table", "sit", "code", "code_again", "invite", "report", "notify", "mail"}
)
ANYWHERE: frozenset[Who] = frozenset({"person", "address", "all"})
"""These guard what all servers of a house share, for whoever may come to any of them: each server allows its part. The
others guard the server itself, and each server counts its own."""
CEILINGS: Mapping[Thing, Mapping[Who, int]] = {
    "connections": {"address": 500, "all": 8000},
    "turned_away": {"all": 64},
    "sockets": {"address": 300, "table": 200, "seat": 8, "person": 20},
    "answers": {"person": 8, "address": 40, "all": 100},
    "analyses": {"person": 2, "address": 8, "all": 20},
    "hands": {"person": 3, "address": 40, "core": 24},
    "practice_hands": {"person": 2, "address": 12, "core": 4},
    "pictures": {"address": 6, "all": 20},
    "hints": {"person": 1, "address": 8, "all": 20},
}
CROWDED: Mapping[Thing, str] = {
    "connections": "connections_crowded",
    "turned_away": "connections_crowded",
    "sockets": "sockets_crowded",
    "answers": "too_often",
    "analyses": "analyses_crowded",
    "hands": "hands_crowded",
    "practice_hands": "practice_crowded",
    "pictures": "too_often",
    "hints": "hints_crowded",
}
"""What is refused to whoever comes when a ceiling is reached."""
HEADER_S, BODY_S = 10.0, 30.0
"""From the first byte of a request's header, and of its body, to its last."""
FIRST_FRAME_S = 30.0
"""So long a table's socket may be open before it has entered."""
MESSAGE_S = 60.0
"""From the first byte of a message on a socket to its last."""
READING_S = 30.0
"""Whoever reads nothing of an answer for so long is cut off."""
GOODBYE_S = 5.0
"""So long a closed connection has to read why."""
PATH_COSTS_MOST_S = 30.0
SWEEP_AT = 10_000
ALL = "-"
_FOR_ALL: tuple[Who, ...] = ("all", "core")


class LimitSettings(NamedTuple):
    """Limits that an operator may set."""

    generosity: float = 1.0
    """Multiplies all that is not counted for all together: for many people behind one address, and for tests."""
    changed: tuple[str, ...] = ()
    """Single ones, like `advice.person=40/2` (so many at once, so many a second) or `sockets.address=1000`."""


USUAL = LimitSettings()


class Limits:
    def __init__(
        self, now: Callable[[], float], settings: LimitSettings = USUAL, nodes: Callable[[], int] = lambda: 1
    ) -> None:
        """`nodes`: how many servers share the house."""
        self._now, self._nodes = now, nodes
        self._rates: dict[tuple[Purpose, Who], Rate] = {
            (purpose, who): rate if who in _FOR_ALL else rate.times(settings.generosity)
            for purpose, rates in RATES.items()
            for who, rate in rates.items()
        }
        cores = os.cpu_count() or 1
        times: Mapping[Who, float] = {"all": 1, "core": cores}
        self._ceilings: dict[tuple[Thing, Who], int] = {
            (thing, who): math.ceil(times.get(who, settings.generosity) * most)
            for thing, ceilings in CEILINGS.items()
            for who, most in ceilings.items()
        }
        for change in settings.changed:
            self._change(change)
        self._buckets: dict[tuple[Purpose, Who, str], tuple[float, float]] = {}
        self._held: Counter[tuple[Thing, Who, str]] = Counter()
        self._sweep_at = SWEEP_AT

    def _change(self, change: str) -> None:
        name, _, value = change.partition("=")
        what, _, who = name.partition(".")
        burst, _, per_s = value.partition("/")
        try:
            numbers = [float(burst), float(per_s or "nan")]
        except ValueError:
            raise BadInput("limit_malformed", came=change) from None
        is_rate, is_ceiling = (what, who) in self._rates, (what, who) in self._ceilings
        if not is_rate and not is_ceiling:
            raise BadInput("limit_unknown", came=name, known=", ".join(sorted(self.names())))
        if not numbers[0] >= 1 or is_rate is math.isnan(numbers[1]) or numbers[1] < 0:
            raise BadInput("limit_malformed", came=change)
        if is_rate:
            self._rates[what, who] = Rate(*numbers)  # type: ignore[index]
        else:
            self._ceilings[what, who] = math.floor(numbers[0])  # type: ignore[index]

    def names(self) -> Iterable[str]:
        return (f"{what}.{who}" for what, who in (*self._rates, *self._ceilings))

    # How often

    def spend(self, purpose: Purpose, cost: float = 1.0, **whose: str | None) -> None:
        """Takes tokens from the buckets of all who are named, or refuses and takes none. Who is None is not counted."""
        now, left = self._now(), list[tuple[tuple[Purpose, Who, str], float]]()
        for who, name in whose.items():
            if name is not None:
                key: tuple[Purpose, Who, str] = (purpose, who, name)  # type: ignore[assignment]
                tokens = self._tokens(key, now)
                if tokens < cost:
                    raise Refusal("too_often")
                left.append((key, tokens - cost))
        for key, tokens in left:
            self._buckets[key] = (tokens, now)
        if len(self._buckets) > self._sweep_at:
            self.sweep()

    def give_back(self, purpose: Purpose, cost: float = 1.0, **whose: str | None) -> None:
        """It turned out not to count."""
        now = self._now()
        for who, name in whose.items():
            if name is not None:
                key: tuple[Purpose, Who, str] = (purpose, who, name)  # type: ignore[assignment]
                self._buckets[key] = (self._tokens(key, now) + cost, now)

    def is_full(self, purpose: Purpose, who: Who, name: str) -> bool:
        """Nothing has been spent here, or not for long."""
        return self._tokens((purpose, who, name), self._now()) >= self._rate(purpose, who).burst

    def _rate(self, purpose: Purpose, who: Who) -> Rate:
        rate = self._rates[purpose, who]
        if purpose not in OF_THE_HOUSE or who not in ANYWHERE or (nodes := self._nodes()) == 1:
            return rate
        return Rate(max(1.0, rate.burst / nodes), rate.per_s / nodes)

    def _tokens(self, key: tuple[Purpose, Who, str], now: float) -> float:
        rate = self._rate(key[0], key[1])
        tokens, at = self._buckets.get(key, (rate.burst, now))
        return min(rate.burst, tokens + (now - at) * rate.per_s)

    @property
    def remembered(self) -> int:
        """Number of buckets."""
        return len(self._buckets)

    def sweep(self) -> None:
        """A bucket that is full again says nothing; without this, strangers could fill the memory with buckets. Where
        most of them are in use, the next time is far off: a sweep for every request would leave time for nothing."""
        now = self._now()
        self._buckets = {
            key: kept for key, kept in self._buckets.items() if self._tokens(key, now) < self._rate(*key[:2]).burst
        }
        self._sweep_at = max(SWEEP_AT, 2 * len(self._buckets))

    # How much at once

    def most(self, thing: Thing, who: Who) -> int:
        return self._ceilings[thing, who]

    def lower(self, thing: Thing, who: Who, most: int) -> None:
        """Lowers a limit if the resource is too scarce for what was set."""
        self._ceilings[thing, who] = min(self._ceilings[thing, who], most)

    def held(self, thing: Thing, who: Who, name: str = ALL) -> int:
        return self._held[thing, who, name]

    def hold(self, thing: Thing, **whose: str | None) -> Ticket:
        """One more at once for all who are named, and for all together; or a refusal."""
        named = [(who, name) for who, name in whose.items() if name is not None]
        keys: list[tuple[Thing, Who, str]] = [(thing, who, name) for who, name in named]  # type: ignore[misc]
        keys += [(thing, who, ALL) for who in _FOR_ALL if (thing, who) in self._ceilings]
        if any(self._held[key] >= self._ceilings[key[:2]] for key in keys):
            raise Refusal(CROWDED[thing])
        self._held.update(keys)
        return Ticket(self._held, keys)


def check(settings: LimitSettings) -> None:
    """Refuses what cannot be set, before anything else is begun."""
    Limits(lambda: 0.0, settings)


class Ticket:
    """Something that goes on, until it is released."""

    def __init__(self, held: Counter[tuple[Thing, Who, str]], keys: list[tuple[Thing, Who, str]]) -> None:
        self._held, self._keys = held, keys

    def release(self) -> None:
        """Once; again does nothing."""
        for key in self._keys:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]
        self._keys = []

    def __enter__(self) -> Ticket:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()


assert set(RATES) == set(get_args(Purpose))
assert not set(RATES) & set(CEILINGS), "an operator names them"
assert set(CEILINGS) == set(CROWDED) == set(get_args(Thing))
