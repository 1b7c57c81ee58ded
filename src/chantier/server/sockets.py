"""The sockets: one for a table and a reader, one for the lobby. Every frame is answered; a bad one changes nothing.

Plain ASGI: sights are most of what the server sends, and what a framework does with every message costs as much as
making one.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from chantier.core.errors import BadInput, Refusal
from chantier.server import wire
from chantier.server.answers import language, sentence
from chantier.server.asking import address, check_origin
from chantier.server.connection import CLOSING, LATE, Connection
from chantier.server.hall import Hall
from chantier.server.table import Table

log = logging.getLogger(__name__)
CarryOut = Callable[[wire.AnyAsked], Awaitable[None]]
REFUSED = 4000
TABLE = re.compile(r"/api/tables/([^/]+)/socket")
LOBBY = "/api/lobby"
PRACTICE = re.compile(r"/api/games/([^/]+)/practice")


class Socket:
    """Somebody at the other end of a wire."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.asker: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        self.house = self.asker.app.state
        self._receive, self._send = receive, send

    async def accept(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def frames(self) -> AsyncIterator[str | bytes]:
        while (message := await self._receive())["type"] == "websocket.receive":
            text = message.get("text")
            yield text if text is not None else message.get("bytes") or b""

    async def send(self, frame: bytes) -> None:
        await self._send({"type": "websocket.send", "bytes": None, "text": frame.decode()})

    async def show(self, frame: bytes) -> None:
        await self._send({"type": "websocket.send", "bytes": frame, "text": None})

    async def close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": ""})


async def answer(scope: Scope, receive: Receive, send: Send) -> None:
    socket, at_table = Socket(scope, receive, send), TABLE.fullmatch(scope["path"])
    if at_table is not None:
        await table_socket(socket, at_table[1])
    elif scope["path"] == LOBBY:
        await lobby_socket(socket)
    elif (practice := PRACTICE.fullmatch(scope["path"])) is not None:
        await practice_socket(socket, practice[1])
    else:
        await socket.close(REFUSED)  # before it was accepted: the asker is told 403


async def table_socket(socket: Socket, name: str) -> None:
    hall: Hall = socket.house.hall
    await socket.accept()
    try:
        _check(socket)
        table = await hall.table(name)
    except Refusal as refusal:
        await _turn_away(socket, refusal)
        return
    connection = Connection(address(socket.asker), language(socket.asker))

    async def carry_out(asked: wire.AnyAsked) -> None:
        await hall.table(name)  # it may have been let sleep before anybody entered, and then it keeps no time
        await _carry_out(socket, table, connection, asked)

    try:
        await _serve(socket, connection, carry_out)
    finally:
        table.leave(connection)


async def lobby_socket(socket: Socket) -> None:
    """Tells the open tables, and again whenever they change; it takes no frames but pings."""
    hall: Hall = socket.house.hall
    await socket.accept()
    connection = Connection(address(socket.asker), language(socket.asker))
    try:
        _check(socket)
        await hall.lobby.watch(connection)
    except Refusal as refusal:
        await _turn_away(socket, refusal)
        return
    try:
        await _serve(socket, connection, lambda asked: _answer_ping(connection, asked))
    finally:
        hall.lobby.unwatch(connection)


async def practice_socket(socket: Socket, game: str) -> None:
    """A site of one's own: no table, no cookie, and nothing is stored."""
    hall: Hall = socket.house.hall
    await socket.accept()
    try:
        _check(socket)
        practice = hall.offer(game).practice
        if practice is None:
            raise BadInput("no_practice")
    except Refusal as refusal:
        await _turn_away(socket, refusal)
        return
    connection = Connection(address(socket.asker), language(socket.asker))
    site = hall.practice.open(practice, connection, address(socket.asker))
    try:
        await _serve(socket, connection, lambda asked: site.carry_out(asked, socket.house.limits))
    finally:
        await site.leave()


def _check(socket: Socket) -> None:
    check_origin(socket.asker)
    socket.house.limits.spend("socket", address(socket.asker))


async def _turn_away(socket: Socket, refusal: Refusal) -> None:
    await socket.send(_refused(socket, None, refusal))
    await socket.close(REFUSED)


async def _serve(socket: Socket, connection: Connection, carry_out: CarryOut) -> None:
    """Reads and writes at the same time until the client has gone, or has been shown out.

    Nothing ends the reading but its end: what has been begun for a client is finished, even when the client goes.
    """
    writing = asyncio.create_task(_write(socket, connection))
    connection.give_up = writing.cancel
    measures = socket.house.measures
    measures.connections.inc()
    try:
        async for frame in socket.frames():
            await _heed(socket, connection, frame, carry_out)
    finally:
        measures.connections.dec()
        if connection.closed_with == LATE:
            measures.late.inc()
        connection.close(CLOSING)
        writing.cancel()
        await asyncio.wait({writing})


async def _write(socket: Socket, connection: Connection) -> None:
    try:
        try:
            await connection.pump(socket.send, socket.show)
        except asyncio.CancelledError:
            if connection.closed_with != LATE:
                raise
        assert connection.closed_with is not None, "only closing ends the writing"
        await socket.close(connection.closed_with)
    except OSError as error:  # the client has gone; whoever reads will hear of it
        log.debug("a socket ended: %r", error)


async def _heed(socket: Socket, connection: Connection, frame: str | bytes, carry_out: CarryOut) -> None:
    """One frame: carried out, or refused with its id. Nothing a client sends may end more than its own connection."""
    try:
        with socket.house.measures.answer_s.time():
            socket.house.limits.spend("frame", connection.name)  # also what cannot be read has to be
            await carry_out(wire.read(frame))
    except Refusal as refusal:
        connection.send(_refused(socket, frame, refusal))
    except Exception:
        log.exception("a frame could not be carried out")
        socket.house.measures.troubles.inc()
        connection.send(_refused(socket, frame, Refusal("server_trouble")))


async def _carry_out(socket: Socket, table: Table, connection: Connection, asked: wire.AnyAsked) -> None:
    limits = socket.house.limits
    if isinstance(asked, wire.Enter):
        await table.enter(connection, asked)
    elif isinstance(asked, wire.Ping):
        connection.send(wire.write(wire.Done(asked.id)))
    elif connection not in table.company.connections:
        raise Refusal("enter_first")
    elif isinstance(asked, wire.Play):
        limits.spend("move", connection.name)
        await table.play(connection, asked)
    elif isinstance(asked, wire.Reveal):
        await table.reveal(connection, asked)
    elif isinstance(asked, wire.Say):
        limits.spend("talk", f"{table.row.id}/{connection.seat}")
        await table.say(connection, asked)
    elif isinstance(asked, wire.Gesture):
        table.relay(connection, asked)
    elif isinstance(asked, wire.HandTo):
        limits.spend("hand", connection.name)
        table.lead(connection, asked)
    elif isinstance(asked, wire.Take):
        limits.spend("take", f"{table.row.id}/{connection.seat}")
        await table.take(connection, asked)
    elif isinstance(asked, wire.LetGo):
        await table.let_go(connection, asked)
    elif isinstance(asked, wire.PutBack):
        table.put_back(connection, asked)
    elif isinstance(asked, wire.InWords):
        limits.spend("sit", f"{table.row.id}/{connection.seat}")
        await table.set_in_words(connection, asked)
    else:
        table.hurry(connection, asked)


async def _answer_ping(connection: Connection, asked: wire.AnyAsked) -> None:
    if not isinstance(asked, wire.Ping):
        raise BadInput("frame_not_expected")
    connection.send(wire.write(wire.Done(asked.id)))


def _refused(socket: Socket, frame: str | bytes | None, refusal: Refusal) -> bytes:
    request = None if frame is None else wire.request_of(frame)
    return wire.write(wire.Refused(refusal.code, sentence(socket.asker, refusal), request))
