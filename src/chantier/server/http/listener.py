"""A port to listen on, and uvicorn behind it."""

from __future__ import annotations

import asyncio
import errno
import logging
import math
import os
import signal
import socket
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp

from chantier.core.errors import BadInput
from chantier.server.http.protocols import Guard, guarded
from chantier.server.wire import FRAME_MOST_BYTES

if sys.platform != "win32":
    import resource

Drain = Callable[[], Awaitable[None]]
log = logging.getLogger(__name__)
DESCRIPTORS_KEPT = 200
"""For the store, worker processes, pages, and those who are told that there are too many."""
DESCRIPTORS_WANTED = 16_384
SAID_EVERY_S = 60.0
HEARTBEAT_S = 20.0
"""A socket that answers no ping for so long is dead. Presence and adjudication are other clocks."""
READ_MOST_BYTES = 2 * FRAME_MOST_BYTES
"""Frames that are too long are refused and the socket lives on, unless they are much too long."""
LAST_WORDS_S = 5
PORTS = 2**16
BACKLOG = 2048
_NOT_UTF8 = "Invalid UTF-8 sequence received from client."


def host_and_port(address: str) -> tuple[str, int]:
    """`HOST`, `HOST:PORT`, `[IPv6]` or `[IPv6]:PORT`; without a port any that is free."""
    host, _, port = address.rpartition(":")
    if not host or address.endswith("]") or (":" in host and not host.startswith("[")):
        host, port = address, "0"
    if not port.isdigit() or not port.isascii():
        raise BadInput("no_such_port", last=PORTS - 1, came=port)
    return host.strip("[]"), int(port)


def bound(host: str, port: int) -> Listener:
    """Taken before anything else is begun, so that a port in use is one sentence and not half a server."""
    if port not in range(PORTS):  # the system would take the rest of a division
        raise BadInput("no_such_port", last=PORTS - 1, came=port)
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.create_server(place, family=family, backlog=BACKLOG)
        # asyncio lets small frames go at once only on sockets that say they are TCP, which these would not.
        return Listener(family, kind, protocol, listener.detach())
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadInput("cannot_listen", host=host, port=port, reason=reason) from None


def bound_to_path(path: Path) -> Listener:
    """A Unix socket. One that a dead server has left behind is taken away; one that answers is refused. It is for its
    owner and group: whoever may open it is believed as a proxy is."""
    if sys.platform == "win32":
        raise BadInput("cannot_listen_there", path=str(path), reason="AF_UNIX")
    listener = Listener(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        if path.is_socket():
            _take_away_dead(path)
        umask = os.umask(0o117)  # from its first moment
        try:
            listener.bind(str(path))
        finally:
            os.umask(umask)
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise BadInput("cannot_listen_there", path=str(path), reason=error.strerror or str(error)) from None
    return listener


def _take_away_dead(path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as asking:
        try:
            asking.connect(str(path))
        except ConnectionRefusedError:
            path.unlink()
            return
    raise BadInput("unix_socket_in_use", path=str(path))


class Listener(socket.socket):
    """Accepts as long as there are descriptors. When they run out, whoever comes is accepted with a spare one
    and closed at once: asyncio alone would try again and again, and write a traceback each time."""

    _spare: socket.socket | None = None
    _said_at = -math.inf

    def accept(self) -> tuple[socket.socket, Any]:
        if self._spare is None:
            self._spare = socket.socket()
        try:
            return super().accept()
        except OSError as error:
            if error.errno not in (errno.EMFILE, errno.ENFILE):
                raise
        self._warn()
        self._spare.close()
        try:
            knocking, _ = super().accept()
            knocking.close()
        finally:
            self._spare = socket.socket()
        raise BlockingIOError  # enough for now: what else is open has its turn

    def _warn(self) -> None:
        now = time.monotonic()
        if now >= self._said_at + SAID_EVERY_S:
            self._said_at = now
            log.warning("no descriptors are left: connections are turned away")

    def close(self) -> None:
        if self._spare is not None:
            self._spare.close()
        super().close()


def descriptors() -> int:
    """Number of files and connections this process may have open; raised as far as possible."""
    if sys.platform == "win32":
        return 8192
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS_WANTED if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS_WANTED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return DESCRIPTORS_WANTED if soft == resource.RLIM_INFINITY else soft


def address_of(listener: socket.socket) -> str:
    if listener.family not in (socket.AF_INET, socket.AF_INET6):
        return f"unix:{listener.getsockname()}"
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def listen(app: Litestar, listeners: Sequence[socket.socket], ready: Callable[[], None]) -> None:
    """Until it is interrupted; `ready` is called when somebody may knock."""
    server(app, ready, app.state.guard, app.state.drain).run(sockets=list(listeners))


async def no_drain() -> None:
    """Nobody else could take over."""


def server(app: ASGIApp, ready: Callable[[], None], guard: Guard, drain: Drain = no_drain) -> uvicorn.Server:
    guard.limits().lower("connections", "all", max(1, descriptors() - DESCRIPTORS_KEPT))
    http, websocket = guarded(guard)
    config = uvicorn.Config(
        app,
        http=http,
        log_config=None,  # logs.py has the only handler
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,  # addresses.py believes whom the operator has named, and nobody else
        ws=websocket,
        ws_max_size=READ_MOST_BYTES,
        ws_ping_interval=HEARTBEAT_S,
        ws_ping_timeout=HEARTBEAT_S,
        ws_per_message_deflate=False,  # it doubles memory and time, and sights are small
        timeout_graceful_shutdown=LAST_WORDS_S,
    )
    # uvicorn writes a whole traceback for it; nobody shall fill our log by sending junk.
    logging.getLogger("uvicorn.error").addFilter(lambda record: record.msg != _NOT_UTF8)
    return _Server(config, ready, drain)


class _Server(uvicorn.Server):
    """Before it closes, everything is handed over; whoever does not want to wait for that asks twice."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], drain: Drain) -> None:
        super().__init__(config)
        self._ready, self._drain = ready, drain
        self._draining: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self._loop is None or self._draining is not None:
            super().handle_exit(sig, frame)
        else:
            self._loop.call_soon_threadsafe(self._begin_to_drain, sig, frame)

    def _begin_to_drain(self, sig: int, frame: FrameType | None) -> None:
        if self._draining is None:
            self._draining = asyncio.create_task(self._drain_and_exit(sig, frame))

    async def _drain_and_exit(self, sig: int, frame: FrameType | None) -> None:
        try:
            await self._drain()
        finally:
            super().handle_exit(sig, frame)
            if sig == signal.SIGTERM:  # who is asked to end and does so has not failed: it is not raised again
                self._captured_signals.remove(sig)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._loop = asyncio.get_running_loop()
        if self.started:
            self._ready()
