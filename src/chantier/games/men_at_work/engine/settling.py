"""Coming to rest: wait until everything sleeps, help what would tremble for ever, and always end."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Protocol, TypeVar

import msgspec

from chantier.games.men_at_work.pieces import Piece

DAMP_AFTER_S = 3.0
"""After so long without a new contact movement is damped: about 1 settling in 200 rocks about a long axis."""
DAMPING_PER_S = 5.0
GIVE_UP_AFTER_S = 10.0
LOOKS_PER_S = 8
"""How often new contacts are looked for."""


T = TypeVar("T")
Ticking = Generator[None, None, T]
"""Something that takes a while: it goes on by one tick each time it is asked. Live it is asked at the pace of the
clock, otherwise at once; what happens is the same."""


class Rest(msgspec.Struct, frozen=True):
    """Settling of a site: by itself, or put to sleep because it would not (`settled` is False)."""

    settled: bool
    ticks: int
    damped: bool


class Restless(Protocol):
    """Methods of a site that this file needs."""

    def step(self) -> None: ...
    def resting(self) -> bool: ...
    def partners(self) -> set[frozenset[Piece]]: ...
    def damp(self, per_s: float) -> None: ...
    def put_to_sleep(self) -> None: ...
    def jammed(self) -> set[Piece]: ...
    def free(self, jammed: set[Piece]) -> None: ...


def at_once(ticking: Ticking[T], each_tick: Callable[[], object] | None = None) -> T:
    """To its end, as fast as can be."""
    while True:
        try:
            next(ticking)
        except StopIteration as end:
            result: T = end.value
            return result
        if each_tick is not None:
            each_tick()


def settle(site: Restless, ticks_per_s: int, each_tick: Callable[[], object] | None = None) -> Rest:
    return at_once(settling(site, ticks_per_s), each_tick)


def settling(site: Restless, ticks_per_s: int) -> Ticking[Rest]:
    """Until everything sleeps. What fell fast may rest inside something else: it is freed, once, and sleeps again."""
    rest = yield from _falling_asleep(site, ticks_per_s)
    jammed = site.jammed()
    if not jammed:
        return rest
    site.free(jammed)
    freed = yield from _falling_asleep(site, ticks_per_s)
    site.free(set())
    return Rest(freed.settled, rest.ticks + freed.ticks, rest.damped or freed.damped)


def _falling_asleep(site: Restless, ticks_per_s: int) -> Ticking[Rest]:
    """Step on until everything sleeps; after 10 s put it to sleep and say so, so that no game ever hangs."""
    partners: set[frozenset[Piece]] = set()
    ticks = last_news = 0
    damped = ever_damped = settled = False
    while not settled and ticks < GIVE_UP_AFTER_S * ticks_per_s:
        if ticks % (ticks_per_s // LOOKS_PER_S) == 0:
            now = site.partners()
            if not now <= partners:
                last_news = ticks
            partners |= now
            if damped != (ticks - last_news >= DAMP_AFTER_S * ticks_per_s):
                damped = not damped
                ever_damped = True
                site.damp(DAMPING_PER_S if damped else 0.0)
        site.step()
        ticks += 1
        settled = site.resting()
        yield
    if damped:
        site.damp(0.0)
    if not settled:
        site.put_to_sleep()
    return Rest(settled, ticks, ever_damped)
