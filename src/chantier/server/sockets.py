"""The sockets: one for a table and a reader, one for the lobby. Every frame is answered; a bad one changes nothing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from chantier.core.errors import BadInput, Refusal
from chantier.server import wire
from chantier.server.answers import language, sentence
from chantier.server.asking import address, check_origin
from chantier.server.connection import CLOSING, LATE, Connection
from chantier.server.hall import Hall
from chantier.server.table import Table

log = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]
CarryOut = Callable[[wire.AnyAsked], Awaitable[None]]
REFUSED = 4000
_at_work: set[asyncio.Task[None]] = set()
"""What has been begun for a client is finished, even when the client goes: a move that was stored must be shown."""


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: Socket, name: FromPath[str]) -> None:
    hall: Hall = socket.app.state.hall
    await socket.accept()
    try:
        _check(socket)
        table = await hall.table(name)
    except Refusal as refusal:
        await _turn_away(socket, refusal)
        return
    connection = Connection(address(socket), language(socket))

    async def carry_out(asked: wire.AnyAsked) -> None:
        await hall.table(name)  # it may have been let sleep before anybody entered, and then it keeps no time
        await _carry_out(socket, table, connection, asked)

    try:
        await _serve(socket, connection, carry_out)
    finally:
        table.leave(connection)


@websocket("/api/lobby")
async def lobby_socket(socket: Socket) -> None:
    """Tells the open tables, and again whenever they change; it takes no frames but pings."""
    hall: Hall = socket.app.state.hall
    await socket.accept()
    connection = Connection(address(socket), language(socket))
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


def _check(socket: Socket) -> None:
    check_origin(socket)
    socket.app.state.limits.spend("socket", address(socket))


async def _turn_away(socket: Socket, refusal: Refusal) -> None:
    await socket.send_data(_refused(socket, None, refusal).decode())
    await socket.close(REFUSED)


async def _serve(socket: Socket, connection: Connection, carry_out: CarryOut) -> None:
    """Reads and writes at the same time until either side has gone, or has been waited for long enough."""
    measures = socket.app.state.measures
    reading = asyncio.create_task(_read(socket, connection, carry_out))
    writing = asyncio.create_task(connection.pump(lambda frame: socket.send_data(frame, mode="text")))
    late = asyncio.create_task(connection.is_late.wait())
    measures.connections.inc()
    try:
        await asyncio.wait({reading, writing, late}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        measures.connections.dec()
        if connection.closed_with == LATE:
            measures.late.inc()
        code = None if reading.done() else connection.closed_with
        connection.close(CLOSING)
        for task in (reading, writing, late):
            task.cancel()
        closing = [] if code is None else [socket.close(code)]
        for ended in await asyncio.gather(reading, writing, late, *closing, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketException):
                log.debug("a socket ended: %r", ended)


async def _read(socket: Socket, connection: Connection, carry_out: CarryOut) -> None:
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        frame = text if text is not None else message.get("bytes") or b""
        task = asyncio.create_task(_heed(socket, connection, frame, carry_out))
        _at_work.add(task)
        task.add_done_callback(_at_work.discard)
        await asyncio.shield(task)


async def _heed(socket: Socket, connection: Connection, frame: str | bytes, carry_out: CarryOut) -> None:
    """One frame: carried out, or refused with its id. Nothing a client sends may end more than its own connection."""
    try:
        with socket.app.state.measures.answer_s.time():
            socket.app.state.limits.spend("frame", connection.name)  # also what cannot be read has to be
            await carry_out(wire.read(frame))
    except Refusal as refusal:
        connection.send(_refused(socket, frame, refusal))
    except Exception:
        log.exception("a frame could not be carried out")
        socket.app.state.measures.troubles.inc()
        connection.send(_refused(socket, frame, Refusal("server_trouble")))


async def _carry_out(socket: Socket, table: Table, connection: Connection, asked: wire.AnyAsked) -> None:
    limits = socket.app.state.limits
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
    else:
        table.relay(connection, asked)


async def _answer_ping(connection: Connection, asked: wire.AnyAsked) -> None:
    if not isinstance(asked, wire.Ping):
        raise BadInput("frame_not_expected")
    connection.send(wire.write(wire.Done(asked.id)))


def _refused(socket: Socket, frame: str | bytes | None, refusal: Refusal) -> bytes:
    request = None if frame is None else wire.request_of(frame)
    return wire.write(wire.Refused(refusal.code, sentence(socket, refusal), request))
