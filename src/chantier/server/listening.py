"""A port to listen on, and uvicorn behind it."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable

import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from chantier.core.errors import BadInput
from chantier.server.wire import FRAME_MOST_BYTES

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
        return socket.socket(family, kind, protocol, listener.detach())
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadInput("cannot_listen", host=host, port=port, reason=reason) from None


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def listen(app: Litestar, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Until it is interrupted; `ready` is called when somebody may knock."""
    server(app, ready).run(sockets=[listener])


def server(app: ASGIApp, ready: Callable[[], None]) -> uvicorn.Server:
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws=_Door,
        ws_max_size=READ_MOST_BYTES,
        ws_ping_interval=HEARTBEAT_S,
        ws_ping_timeout=HEARTBEAT_S,
        ws_per_message_deflate=False,  # it doubles memory and time, and sights are small
        timeout_graceful_shutdown=LAST_WORDS_S,
    )
    # uvicorn writes a whole traceback for it; nobody shall fill our log by sending junk.
    logging.getLogger("uvicorn.error").addFilter(lambda record: record.msg != _NOT_UTF8)
    return _Server(config, ready)


class _Door(WebSocketsSansIOProtocol):
    """uvicorn takes its leave politely: it waits until all that was written has been read. Whoever never reads would
    stay for ever and be at their table all that time; here the door is shut on them."""

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
        await super().send(message)
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
