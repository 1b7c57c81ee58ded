"""Passing on: what is asked about a table that another node has goes there, requests and sockets alike.

No node needs to be asked twice: whoever asks is answered by whichever node they have reached. While a table is on its
way from one node to another, what is asked about it waits, for some seconds at most.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
from litestar.types import Receive, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from chantier.core.decoding import decode_json
from chantier.core.errors import Refusal
from chantier.core.rows import NodeRow
from chantier.server.http.connection import RESTARTING
from chantier.server.http.errors import BODY_MOST_BYTES, MOVED, plain_answer
from chantier.server.nodes.peers import CONNECT_S, METRICS, REFRESH
from chantier.server.nodes.shared_tables import SharedTables
from chantier.server.nodes.signatures import HEADER
from chantier.server.tables.hall import Hall

WAIT_S = 12.0
"""So long a table is waited for that is on its way."""
AGAIN_S = 0.1
CLOSED_PER_S = 200
SOCKET_HEADERS = (b"cookie", b"accept-language", b"user-agent")
OWN_BUSINESS = {b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"te", b"trailer", b"proxy-connection"}
"""Headers between two neighbours (RFC 9110, 7.6.1)."""
ABOUT_A_TABLE = re.compile(r"/api/tables/([^/]+)(/.*)?")
A_HOST = re.compile(rb"[A-Za-z0-9.:_\[\]-]{1,255}")
Serve = Callable[[Any, Receive, Send], Awaitable[None]]


class _Moved(Exception):
    """It is not there (any more). `gone`: nobody listens there at all."""

    def __init__(self, gone: str = "") -> None:
        self.gone = gone


def table_asked_for(path: str) -> str | None:
    found = ABOUT_A_TABLE.fullmatch(path)
    return None if found is None else found[1]


class Forwarding:
    def __init__(
        self,
        hall: Hall,
        shared: SharedTables,
        check_in: Callable[[Any], None],
        here: Serve,
        turned_away: Callable[[Refusal], Serve],
    ) -> None:
        """`check_in` counts whoever comes from outside, or refuses; `here` answers for the tables of this node."""
        self._hall, self._membership = hall, shared.membership
        self._signatures, self._http = shared.peers.signatures, shared.peers.http
        self._check_in, self._here, self._turned_away = check_in, here, turned_away
        self.lines: set[ForwardedSocket] = set()
        """Sockets that are passed on just now."""

    async def enter(self, scope: Any, receive: Receive, send: Send) -> None:
        """From outside, or passed on by another node, which has signed it and has counted who asks."""
        if self._signatures.believe(scope):
            await self._answer_node(scope, receive, send)
            return
        try:
            self._check_in(scope)
        except Refusal as refusal:
            await self._turned_away(refusal)(scope, receive, send)
            return
        table = table_asked_for(scope["path"])
        if table is None:
            await self._here(scope, receive, send)
        else:
            await self.answer(scope, receive, send, table)

    async def _answer_node(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["path"] == REFRESH:
            names: list[str] = decode_json(await whole_body(receive) or b"[]", list[str])
            await self._hall.people_changed_here(names)
            await plain_answer(send, b"")
        elif scope["path"] == METRICS:
            await plain_answer(send, self._hall.measures.text())
        else:
            await self._here(scope, receive, send)

    async def drain(self) -> None:
        """Sockets that are passed on are closed, not all at once: whoever comes back finds another node."""
        for line in tuple(self.lines):
            line.close()
            await asyncio.sleep(1 / CLOSED_PER_S)

    async def answer(self, scope: Any, receive: Receive, send: Send, table: str) -> None:
        """Here or elsewhere, wherever the table is; where it is not known, until it is."""
        body = b"" if scope["type"] == "websocket" else await whole_body(receive)
        if body is None:  # the asker has gone, or says much too much: not worth passing on
            await self._here(scope, receive, send)
            return
        deadline, gone = time.monotonic() + WAIT_S, ""
        while True:
            try:
                place = await self._membership.place_of(table, gone)
                await self._answer_once(scope, receive, send, body, place)
                return
            except _Moved as moved:
                gone, waits = moved.gone, moved.gone in ("", gone)
            except Refusal as refusal:
                waits = True
                if refusal.code not in ("table_moved", "store_unavailable"):
                    await self._refuse(scope, receive, send, refusal)
                    return
            if time.monotonic() > deadline:
                await self._refuse(scope, receive, send, Refusal("took_too_long"))
                return
            if waits:
                await asyncio.sleep(AGAIN_S)  # on its way: nothing tells when it has arrived

    async def _refuse(self, scope: Any, receive: Receive, send: Send, refusal: Refusal) -> None:
        """A browser does not tell its page why a socket was not even opened: it is opened here, and then told."""
        if scope["type"] == "websocket":
            await self._here(scope, receive, send)
        else:
            await self._turned_away(refusal)(scope, receive, send)

    async def _answer_once(self, scope: Any, receive: Receive, send: Send, body: bytes, place: NodeRow | None) -> None:
        if scope["type"] == "websocket":
            if place is None:
                await self._here(scope, receive, send)
            else:
                await self._pass_socket(scope, receive, send, place)
        elif place is None:
            answer = _Answer(send)
            await self._here(scope, _again(body), answer.send)
            if answer.is_moved:
                raise _Moved
        else:
            await self._pass_request(scope, send, body, place)

    # Requests

    async def _pass_request(self, scope: Any, send: Send, body: bytes, place: NodeRow) -> None:
        headers = [
            (name, value)
            for name, value in scope["headers"]
            if name not in OWN_BUSINESS and name not in (HEADER, b"content-length")
        ]
        headers.append((HEADER, self._signatures.header(scope).encode()))
        request = self._http.build_request(
            scope["method"], place.address + _target(scope), headers=headers, content=body
        )
        try:
            answer = await self._http.send(request, stream=True)
        except httpx.ConnectError as error:
            raise _Moved(place.id if _nobody_listens(error) else "") from None
        except httpx.ConnectTimeout:
            raise _Moved from None
        except httpx.TransportError:
            if scope["method"] in ("GET", "HEAD"):
                raise _Moved from None
            # Perhaps it was done: the asker knows whether to ask again.
            raise Refusal("took_too_long") from None
        try:
            if answer.status_code == MOVED:
                raise _Moved
            named = [(name.lower(), value) for name, value in answer.headers.raw if name.lower() not in OWN_BUSINESS]
            start: Any = {"type": "http.response.start", "status": answer.status_code, "headers": named}
            await send(start)
            async for part in answer.aiter_raw():
                chunk: Any = {"type": "http.response.body", "body": part, "more_body": True}
                await send(chunk)
            end: Any = {"type": "http.response.body", "body": b"", "more_body": False}
            await send(end)
        finally:
            await answer.aclose()

    # Sockets

    async def _pass_socket(self, scope: Any, receive: Receive, send: Send, place: NodeRow) -> None:
        line = ForwardedSocket(receive, send)
        await line.open(await self._reach(scope, place))
        self.lines.add(line)
        try:
            await line.carry()
        finally:
            self.lines.discard(line)

    async def _reach(self, scope: Any, place: NodeRow) -> ClientConnection:
        given = dict(scope["headers"])
        host = given.get(b"host", b"")
        if not A_HOST.fullmatch(host):
            raise Refusal("request_malformed")
        there = urlsplit(place.address)
        headers = [(name.decode(), given[name].decode("latin-1")) for name in SOCKET_HEADERS if name in given]
        try:
            return await connect(
                f"ws://{host.decode()}{_target(scope)}",
                host=there.hostname,
                port=there.port,
                origin=Origin(given[b"origin"].decode("latin-1")) if b"origin" in given else None,
                additional_headers=[*headers, (HEADER.decode(), self._signatures.header(scope))],
                user_agent_header=None,
                compression=None,
                open_timeout=CONNECT_S,
                ping_interval=None,  # the owner asks; answers come from here
                close_timeout=1,
                max_size=None,
                proxy=None,
            )
        except ConnectionRefusedError:
            raise _Moved(place.id) from None
        except (OSError, TimeoutError, InvalidHandshake):
            raise _Moved from None


class ForwardedSocket:
    """A socket that is passed on: what comes at one end goes out at the other, text and binary, until one closes."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self._closing = asyncio.Event()
        self._there: ClientConnection

    async def open(self, there: ClientConnection) -> None:
        self._there = there
        await self._receive()
        accept: Any = {"type": "websocket.accept", "subprotocol": None, "headers": []}
        await self._send(accept)

    def close(self) -> None:
        """This node closes: the asker comes back to another one."""
        self._closing.set()

    async def carry(self) -> None:
        up, down = asyncio.create_task(self._up()), asyncio.create_task(self._down())
        closing = asyncio.create_task(self._closing.wait())
        tasks = {up, down, closing}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if not up.done():
                code = RESTARTING if closing.done() else self._there.close_code or RESTARTING
                # Whoever has gone without a word has died: whoever comes next finds the table elsewhere.
                end: Any = {"type": "websocket.close", "code": RESTARTING if code == 1006 else code, "reason": ""}
                with suppress(RuntimeError):  # the server itself has closed it meanwhile
                    await self._send(end)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._there.close()

    async def _up(self) -> None:
        while True:
            message: Any = await self._receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            try:
                await self._there.send(text if text is not None else message.get("bytes") or b"")
            except ConnectionClosed:
                await asyncio.Event().wait()  # the other direction says how it ended

    async def _down(self) -> None:
        try:
            async for frame in self._there:
                text, data = (frame, None) if isinstance(frame, str) else (None, frame)
                message: Any = {"type": "websocket.send", "text": text, "bytes": data}
                await self._send(message)
        except ConnectionClosed:
            return


def _nobody_listens(error: BaseException | None) -> bool:
    """The system at the other end says so. When it says nothing, somebody may be there all the same."""
    while error is not None and not isinstance(error, ConnectionRefusedError):
        error = error.__cause__ or error.__context__
    return error is not None


def _target(scope: Any) -> str:
    query = scope["query_string"].decode("latin-1")
    path = scope.get("raw_path", scope["path"].encode()).decode("latin-1")
    return f"{path}?{query}" if query else path


async def whole_body(receive: Receive) -> bytes | None:
    """None: whoever was sending it has gone, or it is too long."""
    parts: list[bytes] = []
    while True:
        message: Any = await receive()
        if message["type"] != "http.request":
            return None
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)
        if sum(map(len, parts)) > BODY_MOST_BYTES:
            return None


def _again(body: bytes) -> Receive:
    """For an application that reads it anew."""
    messages: Iterable[Any] = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def receive() -> Any:
        return next(messages, {"type": "http.disconnect"})  # type: ignore[call-overload]

    return receive


class _Answer:
    """If the table has been lost while something was done about it here, nobody is told: it is asked for elsewhere."""

    def __init__(self, send: Send) -> None:
        self._send, self.is_moved = send, False

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.is_moved = message["status"] == MOVED
        if not self.is_moved:
            await self._send(message)
