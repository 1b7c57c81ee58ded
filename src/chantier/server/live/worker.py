"""A worker process in which acts go on, several at a time, each at the pace of the clock (see scheduler.py).

It hears from the house over a pipe what to begin, where hands shall be and when they let go, and tells what moves. It
ends with the house.
"""

from __future__ import annotations

import logging
import pickle
import select
import socket
import struct
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from chantier.core import processes
from chantier.core.errors import Refusal
from chantier.core.live import Act
from chantier.server.live.scheduler import Rota

log = logging.getLogger(__name__)
READ_AT_ONCE = 1 << 16
MOTION = 1
LET_GO, SHOWN = 1, 2
HEAD = struct.Struct("<BBHIIH")  # MOTION, flags, live, tick, heard, lag in ms
_SIZE = struct.Struct("<I")


# What the house says


class Begin(NamedTuple):
    name: int
    number: int
    make: Callable[[], Act]


class Feed(NamedTuple):
    name: int
    heard: int
    aim: object


class Release(NamedTuple):
    name: int
    there: bool


class Drop(NamedTuple):
    name: int


# What is told


class Moved(NamedTuple):
    name: int
    frame: bytes


class HandFeedback(NamedTuple):
    name: int
    now: bytes


class Asks(NamedTuple):
    """Trial for another process, pickled (core/live.py); empty: the last request is withdrawn."""

    name: int
    tries: bytes


class Spoilt(NamedTuple):
    """Flags of an act: it can no longer be put back as if nothing had happened; it can no longer be given up."""

    name: int
    disturbed: bool
    binding: bool


class Over(NamedTuple):
    name: int
    result: object


class Failed(NamedTuple):
    name: int
    refusal: Refusal


def packed(message: NamedTuple) -> bytes:
    content = pickle.dumps(message)
    return _SIZE.pack(len(content)) + content


def motion(number: int, tick: int, moved: bytes, *, flags: int = 0, heard: int = 0, lag_s: float = 0.0) -> bytes:
    """A frame for everybody at the table; docs/wire.md tells it byte by byte."""
    lag_ms = max(0, min(0xFFFF, round(lag_s * 1000)))
    return HEAD.pack(MOTION, flags, number, tick, heard, lag_ms) + moved


class _Performance:
    def __init__(self, number: int, act: Act, now: float) -> None:
        self.number, self.act, self.began = number, act, now
        self.heard = 0
        self.spoilt: tuple[bool, bool] = (False, False)


class Backstage:
    def __init__(self, tell: Callable[[NamedTuple], None], now: Callable[[], float] = time.monotonic) -> None:
        self._tell, self._now = tell, now
        self._rota = Rota()
        self._acts: dict[int, _Performance] = {}

    def wait_s(self) -> float | None:
        """Seconds until there is something to do; None: until the server sends something."""
        return self._rota.wait_s(self._now())

    def hear(self, message: Begin | Feed | Release | Drop) -> None:
        if isinstance(message, Begin):
            self._begin(message)
        elif message.name in self._acts:  # else it is over already, and the house will hear of it
            performance = self._acts[message.name]
            if isinstance(message, Feed):
                performance.act.feed(message.aim)
                performance.heard = message.heard
            elif isinstance(message, Release):
                performance.act.release(message.there)
            else:
                self._end(message.name)

    def _begin(self, begin: Begin) -> None:
        with _Trouble(self, begin.name):
            act = begin.make()
            now = self._now()
            self._acts[begin.name] = _Performance(begin.number, act, now)
            self._rota.add(begin.name, 1 / act.ticks_per_s, now)

    def _end(self, name: int) -> None:
        if name in self._acts:
            del self._acts[name]
            self._rota.remove(name)

    def fail(self, name: int, refusal: Refusal) -> None:
        self._end(name)
        self._tell(Failed(name, refusal))

    def go_on(self) -> None:
        """One tick of whoever's turn it is, if it is anybody's."""
        began = self._now()
        name = self._rota.next(began)
        if name is None:
            return
        with _Trouble(self, name):
            self._step(name, self._acts[name])
        if name in self._acts:
            now = self._now()
            self._rota.ran(name, now - began, now)

    def _step(self, name: int, performance: _Performance) -> None:
        act = performance.act
        goes_on = act.step()
        if not goes_on or act.tick % act.ticks_per_frame == 0:
            self._show(name, performance)
        if not goes_on:
            self._end(name)
            self._tell(Over(name, act.result()))

    def _show(self, name: int, performance: _Performance) -> None:
        act = performance.act
        spoilt = (act.disturbed, act.binding)
        if spoilt != performance.spoilt:  # first: no hand shall see sooner than the house that it is bound
            performance.spoilt = spoilt
            self._tell(Spoilt(name, *spoilt))
        moved = act.moved()
        if moved is not None:
            lag_s = self._now() - performance.began - act.tick / act.ticks_per_s
            flags = LET_GO if act.let_go else 0
            frame = motion(performance.number, act.tick, moved, flags=flags, heard=performance.heard, lag_s=lag_s)
            self._tell(Moved(name, frame))
        felt = act.felt()
        if felt is not None:
            self._tell(HandFeedback(name, felt))
        asked = act.asks()
        if asked is not None:
            self._tell(Asks(name, b"" if asked.tries is None else pickle.dumps(asked.tries)))


class _Trouble:
    """Error handler: an error in an act ends that act, and no other."""

    def __init__(self, backstage: Backstage, name: int) -> None:
        self._backstage, self._name = backstage, name

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, error: BaseException | None, at: object) -> bool:
        if isinstance(error, Refusal):
            self._backstage.fail(self._name, error)
        elif isinstance(error, Exception) and not isinstance(error, OSError):  # that is the pipe's
            log.error("an act could not go on", exc_info=error)
            self._backstage.fail(self._name, Refusal("server_trouble"))
        else:
            return False
        return True


def work(house: socket.socket) -> None:
    """The life of a worker process."""
    processes.ignore_interrupts()
    backstage = Backstage(lambda message: house.sendall(packed(message)))
    waiting = bytearray()
    try:
        while True:
            heard, _, _ = select.select([house], [], [], backstage.wait_s())
            if heard:
                content = house.recv(READ_AT_ONCE)
                if not content:
                    return
                waiting += content
                for message in messages(waiting):
                    backstage.hear(message)
            backstage.go_on()
    except OSError:  # the house has gone
        return


def messages(waiting: bytearray) -> Iterator[Any]:
    """All that have come whole."""
    while len(waiting) >= _SIZE.size:
        [size] = _SIZE.unpack_from(waiting)
        if len(waiting) < _SIZE.size + size:
            return
        content = bytes(waiting[_SIZE.size : _SIZE.size + size])
        del waiting[: _SIZE.size + size]
        yield pickle.loads(content)
