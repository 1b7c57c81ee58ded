"""A port to listen on, and uvicorn behind it."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from chantier.core.errors import BadInput
from chantier.server.wire import FRAME_MOST_BYTES

HEARTBEAT_S = 20.0
"""A socket that answers no ping for so long is dead. Presence and adjudication are other clocks."""
LAST_WORDS_S = 5
_NOT_UTF8 = "Invalid UTF-8 sequence received from client."


def bound(host: str, port: int) -> socket.socket:
    """Taken before anything else is begun, so that a port in use is one sentence and not half a server."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(place)
    except (OSError, OverflowError) as error:
        raise BadInput(
            "cannot_listen", host=host, port=port, reason=getattr(error, "strerror", None) or str(error)
        ) from None
    return listener


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def listen(app: Litestar, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Until it is interrupted; `ready` is called when somebody may knock."""
    server_for(app, ready).run(sockets=[listener])


def server_for(app: Litestar, ready: Callable[[], None]) -> uvicorn.Server:
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=FRAME_MOST_BYTES,
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
