"""Thinking time: none, so many seconds a move, a bank with an increment, or days a move. Pure: time is told.

What is kept with every turn is enough to go on after a restart: the seconds left, and since when the mover thinks.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, assert_never

import msgspec

from chantier.core.events import Seat
from chantier.server.wire import ClockInfo

DAY_S = 86_400.0
LIVE_PATIENCE_S = 120.0
LONGEST_S = 30 * DAY_S
Seconds = Annotated[float, msgspec.Meta(gt=0, le=LONGEST_S)]


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """Everybody thinks as long as they like."""


class PerMove(msgspec.Struct, frozen=True, tag_field="kind", tag="per_move", forbid_unknown_fields=True):
    seconds: Seconds


class Bank(msgspec.Struct, frozen=True, tag_field="kind", tag="bank", forbid_unknown_fields=True):
    """So many seconds for the whole game, and some more with every move."""

    seconds: Seconds
    increment: Annotated[float, msgspec.Meta(ge=0, le=600)] = 0.0


class Days(msgspec.Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


Clock = NoClock | PerMove | Bank | Days


def steady_time(
    wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic
) -> Callable[[], float]:
    """Unix time that never jumps: the wall's when it was begun, and from then on what has really gone by. Somebody who
    sets the clock of the machine, or a server that does it for them, takes nobody's time away."""
    apart = wall() - monotonic()
    return lambda: apart + monotonic()


def patience_s(clock: Clock) -> float:
    """Default time a table waits for somebody who has gone. Over days nobody is expected to stay."""
    return LONGEST_S if isinstance(clock, Days) else LIVE_PATIENCE_S


def _allowance(clock: Clock) -> float | None:
    match clock:
        case NoClock():
            return None
        case PerMove() | Bank():
            return clock.seconds
        case Days():
            return clock.days * DAY_S
    assert_never(clock)


def begun(clock: Clock, seats: int, now: float) -> ClockInfo | None:
    allowance = _allowance(clock)
    return None if allowance is None else ClockInfo((allowance,) * seats, now)


def after_move(clock: Clock, info: ClockInfo | None, seat: Seat, now: float) -> ClockInfo | None:
    """A bank loses what was thought and gains its increment; the others are full again for the next move."""
    if info is None:
        return None
    if isinstance(clock, Bank):
        left = max(0.0, info.left[seat] - thought_s(info, now)) + clock.increment
    else:
        left = _allowance(clock) or 0.0
    return ClockInfo((*info.left[:seat], left, *info.left[seat + 1 :]), now)


def after_take_back(
    clock: Clock, info: ClockInfo | None, asker: Seat, mover: Seat | None, now: float
) -> ClockInfo | None:
    """No time is given back. Whoever was to move and is not any more has not thought for nothing; whoever asked has, if
    it was their own turn."""
    if info is None:
        return None
    left = list(info.left)
    if isinstance(clock, Bank):
        left[asker] = max(0.0, left[asker] - (thought_s(info, now) if asker == mover else 0.0))
    return ClockInfo(tuple(left), now)


def thought_s(info: ClockInfo, now: float) -> float:
    return 0.0 if info.since is None else max(0.0, now - info.since)


def stopped(info: ClockInfo | None) -> ClockInfo | None:
    return None if info is None else ClockInfo(info.left, None)


def resumed(clock: Clock, info: ClockInfo | None, opened_at: float, now: float) -> ClockInfo | None:
    """As a server finds it that was not there all the time. Seconds run only while it is: they begin anew, whatever the
    clock on the wall says. Days go on, and nobody has been thinking since tomorrow."""
    if info is None or info.since is None:
        return info
    if isinstance(clock, Days):
        return ClockInfo(info.left, min(info.since, now))
    return info if opened_at <= info.since <= now else ClockInfo(info.left, opened_at)


def forgiven(info: ClockInfo | None, seconds: float) -> ClockInfo | None:
    """So many seconds in which nobody could move do not count."""
    return info if info is None or info.since is None else ClockInfo(info.left, info.since + seconds)


def deadline(info: ClockInfo | None, seat: Seat | None) -> float | None:
    """Time at which the seat to move runs out of time; None: never."""
    if info is None or info.since is None or seat is None:
        return None
    return info.since + info.left[seat]
