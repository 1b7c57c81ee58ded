"""HTTP and websocket protocols of uvicorn with time limits, ceilings of connections, and budgets of bytes and frames.

What a stranger sends is counted here before anything is made of it, also what no application ever sees: pings, pongs,
fragments, half a header. Whoever is too slow, or sends too much, is told so if they can be told, and closed.
"""

from __future__ import annotations

import asyncio
import itertools
import struct
from collections.abc import Callable
from typing import Literal, NamedTuple

from litestar.types import ASGIApp
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from chantier.core.errors import Refusal
from chantier.server.http.addresses import SCHEME_TOLD, Proxies, counted_address
from chantier.server.http.connection import TOO_MUCH, WRITE_NOW
from chantier.server.http.errors import Headers
from chantier.server.http.proxy_protocol import Malformed, announced, warn_of_silent_proxy
from chantier.server.http.transports import keep_little_unsent, unix_peer
from chantier.server.http.waiting import Flag, Messages
from chantier.server.limits import BODY_S, GOODBYE_S, HEADER_S, MESSAGE_S, READING_S, Limits, Purpose, Ticket

SLICE_BYTES = 4096
"""What has come is looked at in pieces, so that whoever sends too much is noticed before all of it has been parsed."""
HEADER_MOST_BYTES = 1 << 16
UNHEARD_MOST = 4
"""So many messages may wait for the application before reading pauses: pausing for each costs two system calls."""
TEXT_FRAME = 0x81
_names = itertools.count()


class Guard(NamedTuple):
    """Information about the server that the protocols need."""

    limits: Callable[[], Limits]
    proxies: Proxies
    turn_away: Callable[[Refusal], ASGIApp]
    """Answers whatever is asked with a refusal."""
    problem: Callable[[Refusal, Headers | None], tuple[int, bytes]]
    """The status and body of a refusal, by the headers of a request, if there is one."""
    refused: Callable[[Refusal, Headers], bytes]
    """The frame of a refusal."""
    node_port: int | None = None
    """Where other nodes knock: what they pass on has been counted where it came in."""

    def is_for_nodes(self, server: tuple[str, int | None] | None) -> bool:
        return self.node_port is not None and server is not None and server[1] == self.node_port


Part = Literal["nothing", "header", "body"]
"""Of a request, what is on its way."""


class GuardedHTTP(HttpToolsProtocol):
    guard: Guard
    ticket: Ticket | None = None
    _part: Part = "nothing"
    _header_bytes = 0
    _phase: float | None = None
    _timer: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _beginning: bytes | None = None
    """What has come of the proxy's announcement; None: none is awaited."""
    _address: str | None = None
    scheme_told = False

    # Connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        keep_little_unsent(transport)
        self.client = self.client or unix_peer(transport)
        proxies, is_node = self.guard.proxies, self.guard.is_for_nodes(self.server)
        if proxies.announce and not is_node and self.client is not None and proxies.trust(self.client[0]):
            self._beginning = b""
            self._expect(HEADER_S)
        else:
            self._admit()

    def _admit(self) -> None:
        limits, host = self.guard.limits(), self.client[0] if self.client else "-"
        is_known = self.guard.proxies.trust(host) or self.guard.is_for_nodes(self.server)
        self._address = None if is_known else counted_address(host)
        try:
            limits.spend("connection", address=self._address)
            self.ticket = limits.hold("connections", address=self._address)
        except Refusal as refusal:
            self._turn_away(limits, refusal)
        self._expect(HEADER_S)

    def _turn_away(self, limits: Limits, refusal: Refusal) -> None:
        """So many are told why; the next ones are cut off."""
        try:
            self.ticket = limits.hold("turned_away")
            self.app = self.guard.turn_away(refusal)
        except Refusal:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        self._stop_watching()
        if self.ticket is not None:
            self.ticket.release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)
        self._stop_watching()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, GuardedWebSocket), "the one that was configured"
        protocol.app, protocol.ticket, self.ticket = self.app, self.ticket, None

    # The PROXY protocol

    def _after_announcement(self, beginning: bytes) -> bytes:
        """What the client itself has sent, once the proxy has said who that is."""
        try:
            said = announced(beginning)
        except Malformed:
            warn_of_silent_proxy()
            self.transport.abort()
            return b""
        if said is None:
            self._beginning = beginning
            return b""
        self._beginning = None
        if said.client is not None:
            self.client = said.client
        if said.is_secure is not None:
            self.scheme_told, self.scheme = True, "https" if said.is_secure else "http"
        self._admit()
        return beginning[said.size :]

    # Time limits

    def data_received(self, data: bytes) -> None:
        if self._beginning is not None:
            data = self._after_announcement(self._beginning + data)
            if not data or self.transport.is_closing():
                return
        try:
            self.guard.limits().spend("byte", len(data), address=self._address)
        except Refusal:
            self.transport.abort()
            return
        super().data_received(data)
        if self._part == "header":
            self._header_bytes += len(data)
            if self._header_bytes > HEADER_MOST_BYTES and not self.transport.is_closing():
                self.send_400_response("The header is too long.")
        self._expect_rest()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.scheme_told:
            self.scope["extensions"] = {SCHEME_TOLD: {}}
        self._part, self._header_bytes = "header", 0

    def on_headers_complete(self) -> None:
        self._part = "body"
        hosts = sum(name == b"host" for name, _ in self.headers)
        if hosts > 1 or (hosts == 0 and self.parser.get_http_version() == "1.1"):
            raise ValueError("RFC 9112, 3.2: one host")  # the parser makes it a bad request
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._part = "nothing"
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._expect_rest()

    def _expect_rest(self) -> None:
        self._expect({"nothing": None, "header": HEADER_S, "body": BODY_S}[self._part])

    def _expect(self, within_s: float | None) -> None:
        """Time runs from the first byte of a header, or of a body, to its last."""
        if within_s == self._phase or self.transport.get_protocol() is not self:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._phase = within_s
        self._timer = None if within_s is None else self.loop.call_later(within_s, self._too_slow)

    def _too_slow(self) -> None:
        if self.transport.is_closing():
            return
        is_answered = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if not is_answered and self._part != "nothing":
            status, body = self.guard.problem(Refusal("too_slow"), self.headers if self._part == "body" else None)
            head = f"HTTP/1.1 {status} Request Timeout\r\ncontent-type: application/json\r\n"
            self.transport.write(f"{head}content-length: {len(body)}\r\nconnection: close\r\n\r\n".encode() + body)
        self.transport.close()
        self.loop.call_later(GOODBYE_S, self.transport.abort)

    # Readers who do not read

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_watching()

    def _watch_reader(self) -> None:
        left = self.transport.get_write_buffer_size()

        def look() -> None:
            if self.transport.get_write_buffer_size() >= left:
                self.transport.abort()
            else:
                self._watch_reader()

        self._unread = self.loop.call_later(READING_S, look)

    def _stop_watching(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """uvicorn takes its leave politely: it waits until all that was written has been read. Whoever never reads would
    stay for ever and be at their table all that time; here the door is shut on them."""

    guard: Guard
    ticket: Ticket | None = None
    _message: asyncio.TimerHandle | None = None
    _shown_out = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        before = self.transport.get_protocol()
        assert isinstance(before, GuardedHTTP), "every socket begins as a request"
        self.client, self._scheme_told = before.client, before.scheme_told
        self.scheme = "wss" if before.scheme == "https" else "ws"
        # The same in less memory.
        self.queue = Messages[ASGIReceiveEvent]()  # type: ignore[assignment]
        self.writable = Flag()  # type: ignore[assignment]
        self.writable.set()
        self._name = f"#{next(_names)}"

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_message(False)
        if self.ticket is not None:
            self.ticket.release()
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        if self._scheme_told:
            self.scope["extensions"][SCHEME_TOLD] = {}
        self.scope["extensions"][WRITE_NOW] = self.write_now  # type: ignore[assignment]
        await super().run_asgi()

    def write_now(self, text: bytes) -> bool:
        """Sends a frame, unless it has to wait. As `send`, without a task that has to be woken for it."""
        may = self.handshake_complete and not self.close_sent and not self._shown_out and self.writable.is_set()
        if not may or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(text_frame(text))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()  # the parser keeps the request as long as the socket is open
            self.response = None  # type: ignore[assignment]
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    # Budgets

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete:
            self._spend("byte", len(data))
        for start in range(0, len(data), SLICE_BYTES):
            if self._shown_out or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE_BYTES])
        self._expect_message(self.handshake_complete and (bool(self.frames) or bool(self.conn.reader.buffer)))

    def _spend(self, purpose: Purpose, cost: float = 1.0) -> bool:
        """False: that was too much."""
        client = self.scope["client"]
        address = counted_address(client[0]) if purpose == "byte" and client is not None else None
        try:
            self.guard.limits().spend(purpose, cost, socket=self._name, address=address)
        except Refusal:
            self._show_out(Refusal("too_much"))
            return False
        return True

    def handle_text(self, event: Frame) -> None:
        if not self._shown_out and self._spend("part"):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if not self._shown_out and self._spend("part"):
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if not self._shown_out and self._spend("part"):
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        if not self._shown_out and self._spend("part"):
            super().handle_pong(event)

    def handle_ping(self) -> None:
        """A ping is answered if the answer can go out at once: what is not read does not pile up."""
        if self._shown_out or not self._spend("part"):
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def send_receive_event_to_app(self) -> None:
        was_paused, self.read_paused = self.read_paused, self.read_paused or self.queue.qsize() < UNHEARD_MOST
        super().send_receive_event_to_app()
        if self.read_paused and self.queue.qsize() <= UNHEARD_MOST:
            self.read_paused = was_paused

    def _expect_message(self, is_expected: bool) -> None:
        """Starts or stops the timeout for an unfinished message."""
        if is_expected and self._message is None:
            self._message = self.loop.call_later(MESSAGE_S, self._show_out, Refusal("too_slow"))
        elif not is_expected and self._message is not None:
            self._message.cancel()
            self._message = None

    def _show_out(self, refusal: Refusal) -> None:
        if self._shown_out or self.transport.is_closing():
            return
        self._shown_out = True
        if self.conn.state is State.OPEN and not self.close_sent and self.writable.is_set():
            self.conn.send_text(self.guard.refused(refusal, self.scope["headers"]))
            self.conn.send_close(TOO_MUCH)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MUCH})
            self.transport.close()
            self.loop.call_later(GOODBYE_S, self.transport.abort)
        else:
            self.transport.abort()


def text_frame(text: bytes) -> bytes:
    """RFC 6455, 5.2: whole, not masked, not compressed."""
    size = len(text)
    if size < 126:
        return struct.pack("!BB", TEXT_FRAME, size) + text
    if size < 1 << 16:
        return struct.pack("!BBH", TEXT_FRAME, 126, size) + text
    return struct.pack("!BBQ", TEXT_FRAME, 127, size) + text


def guarded(guard: Guard) -> tuple[type[GuardedHTTP], type[GuardedWebSocket]]:
    """The protocols of one server."""
    return (
        type("HTTP", (GuardedHTTP,), {"guard": guard}),
        type("WebSocket", (GuardedWebSocket,), {"guard": guard}),
    )
