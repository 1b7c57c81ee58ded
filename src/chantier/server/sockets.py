"""The sockets: one a table and a reader, one for the lobby. Every frame is answered; a bad one changes nothing."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from chantier.core.errors import BadInput, Refusal
from chantier.server import wire
from chantier.server.answers import language
from chantier.server.connection import CLOSING, Connection
from chantier.server.hall import Hall
from chantier.server.rest import check_origin
from chantier.server.table import Table

log = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]
REFUSED = 4000


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: Socket, name: str) -> None:
    hall: Hall = socket.app.state.hall
    await socket.accept()
    try:
        check_origin(socket)
        socket.app.state.limits.spend("socket", _address(socket))
        table = await hall.table(name)
    except Refusal as refusal:
        await socket.send_data(_refused(socket, None, refusal).decode())
        await socket.close(REFUSED)
        return
    connection = Connection(_address(socket), language(socket))
    await _serve(socket, connection, lambda frame: _heed(socket, table, connection, frame))
    table.leave(connection)


@websocket("/api/lobby")
async def lobby_socket(socket: Socket) -> None:
    """Says that the lobby has changed; what it looks like is asked by REST."""
    hall: Hall = socket.app.state.hall
    await socket.accept()
    connection = Connection(_address(socket), language(socket))
    hall.watch(connection)
    await _serve(socket, connection, lambda frame: _unheard(socket, connection))
    hall.unwatch(connection)


async def _serve(socket: Socket, connection: Connection, heed: Any) -> None:
    """Reads and writes at the same time until either side has gone."""
    reading = asyncio.create_task(_read(socket, heed))
    writing = asyncio.create_task(connection.pump(lambda frame: socket.send_data(frame.decode(), mode="text")))
    done, left = await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)
    for task in done:
        if (error := task.exception()) is not None and not isinstance(error, WebSocketDisconnect):
            log.debug("a socket ended: %s", error)
    connection.close(CLOSING)
    if writing in done and writing.exception() is None:
        await socket.close(writing.result())


async def _read(socket: Socket, heed: Any) -> None:
    while True:
        frame = await socket.receive_data(mode="text")
        await heed(frame)


async def _unheard(socket: Socket, connection: Connection) -> None:
    connection.send(_refused(socket, None, BadInput("frame_not_expected")))


async def _heed(socket: Socket, table: Table, connection: Connection, frame: str | bytes) -> None:
    """One frame: carried out, or refused with its id. Nothing a client sends may end more than its own connection."""
    try:
        await _carry_out(socket, table, connection, wire.read(frame))
    except Refusal as refusal:
        connection.send(_refused(socket, wire.request_of(frame), refusal))
    except Exception:
        log.exception("a frame could not be carried out")
        connection.send(_refused(socket, wire.request_of(frame), Refusal("server_trouble")))


async def _carry_out(socket: Socket, table: Table, connection: Connection, asked: wire.Asked) -> None:
    limits = socket.app.state.limits
    if isinstance(asked, wire.Enter):
        await table.enter(connection, asked)
    elif isinstance(asked, wire.Ping):
        connection.send(wire.write(wire.Done(asked.id)))
    elif connection not in table.connections:
        raise Refusal("enter_first")
    elif isinstance(asked, wire.Play):
        limits.spend("move", f"{table.row.id}/{connection.seat}")
        await table.play(connection, asked)
    elif isinstance(asked, wire.Reveal):
        await table.reveal(connection, asked)
    elif isinstance(asked, wire.Say):
        limits.spend("talk", f"{table.row.id}/{connection.seat}")
        await table.say(connection, asked, socket.app.state.house.phrases)
    else:
        limits.spend("gesture", f"{table.row.id}/{connection.seat}")
        table.relay(connection, asked)


def _refused(socket: Socket, request: str | None, refusal: Refusal) -> bytes:
    text = socket.app.state.house.say(refusal, language(socket))
    return wire.write(wire.Refused(request, refusal.code, text))


def _address(socket: Socket) -> str:
    return socket.client.host if socket.client else "-"
