"""A port to listen on, and uvicorn behind it."""

from __future__ import annotations

import errno
import logging
import math
import socket
import sys
import time
from collections.abc import Callable
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp

from chantier.core.errors import BadInput
from chantier.server.http.protocols import Guard, guarded
from chantier.server.wire import FRAME_MOST_BYTES

if sys.platform != "win32":
    import resource

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


def bound(host: str, port: int) -> socket.socket:
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
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def listen(app: Litestar, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Until it is interrupted; `ready` is called when somebody may knock."""
    server(app, ready, app.state.guard).run(sockets=[listener])


def server(app: ASGIApp, ready: Callable[[], None], guard: Guard) -> uvicorn.Server:
    guard.limits().lower("connections", "all", max(1, descriptors() - DESCRIPTORS_KEPT))
    http, websocket = guarded(guard)
    config = uvicorn.Config(
        app,
        http=http,
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
    return _Server(config, ready)


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
