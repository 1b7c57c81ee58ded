"""Websockets: one for a table and a reader, one for the lobby, one for a person. Every frame is answered; a bad
one changes nothing.

Plain ASGI: sights are most of what the server sends, and what a framework does with every message costs as much as
making one.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send
from litestar.utils.scope.state import CONNECTION_STATE_KEY

from chantier.core.errors import BadInput, Refusal
from chantier.server import wire
from chantier.server.http.auth import address, check_origin, device_hash, known_person
from chantier.server.http.connection import CLOSING, LATE, RESTARTING, SILENT, TAKEN_OVER, WRITE_NOW, Connection
from chantier.server.http.errors import AnyConnection, Headers, language, nobodys_connection, sentence
from chantier.server.limits import FIRST_FRAME_S, PATH_COSTS_MOST_S, Limits
from chantier.server.tables.hall import Hall
from chantier.server.tables.my_tables import MyTablesRoom
from chantier.server.tables.table import Table

log = logging.getLogger(__name__)
CarryOut = Callable[[wire.AnyAsked], Awaitable[None]]
REFUSED = 4000
COMES_BACK = ("table_moved", "store_unavailable")
"""Whoever could not enter for one of these is not told that it was refused: coming back, they are let in."""
TABLE = re.compile(r"/api/tables/([^/]+)/socket")
LOBBY, MINE = "/api/lobby", "/api/me/socket"
PRACTICE = re.compile(r"/api/games/([^/]+)/practice")


class Socket:
    """Somebody at the other end of a wire."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._scope = scope
        self.house = self.asker.app.state
        self._receive, self._send = receive, send
        self.write_now: Callable[[bytes], bool] | None = (scope.get("extensions") or {}).get(WRITE_NOW)  # type: ignore[assignment]

    @property
    def asker(self) -> AnyConnection:
        return ASGIConnection(self._scope)

    def forget_request(self) -> None:
        """All but the language. Thousands may be open, and what a browser says about itself is long."""
        self._scope["state"].pop(CONNECTION_STATE_KEY, None)  # what the framework has read in it
        self._scope["headers"] = [one for one in self._scope["headers"] if one[0] == b"accept-language"]

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
    elif scope["path"] == MINE:
        await my_socket(socket)
    elif (practice := PRACTICE.fullmatch(scope["path"])) is not None:
        await practice_socket(socket, practice[1])
    else:
        await socket.close(REFUSED)  # before it was accepted: the asker is told 403


async def table_socket(socket: Socket, name: str) -> None:
    hall: Hall = socket.house.hall
    await socket.accept()
    connection = Connection(address(socket.asker), language(socket.asker))
    try:
        _admit(socket, connection)
        table = await hall.table(name)
    except Refusal as refusal:
        await _turn_away(socket, connection, refusal)
        return

    connection.person = await known_person(socket.asker)

    async def carry_out(asked: wire.AnyAsked) -> None:
        nonlocal table
        if connection not in table.company.connections:
            table = await hall.table(name)  # it may have been let sleep before anybody entered
        await _carry_out(socket, table, connection, asked)

    def show_out_unless_entered() -> None:
        if connection not in table.company.connections:
            connection.close(SILENT)

    waiting = asyncio.get_running_loop().call_later(FIRST_FRAME_S, show_out_unless_entered)
    try:
        await _serve(socket, connection, carry_out)
    finally:
        waiting.cancel()
        table.leave(connection)


async def lobby_socket(socket: Socket) -> None:
    """Tells the open tables, and again whenever they change; it takes no frames but pings."""
    hall: Hall = socket.house.hall
    await socket.accept()
    connection = Connection(address(socket.asker), language(socket.asker))
    try:
        _admit(socket, connection)
        await hall.lobby.watch(connection)
    except Refusal as refusal:
        await _turn_away(socket, connection, refusal)
        return
    try:
        await _serve(socket, connection, lambda asked: _answer_ping(connection, asked))
    finally:
        hall.lobby.unwatch(connection)


async def my_socket(socket: Socket) -> None:
    """Tells somebody their own tables, and again whenever one of them changes; it takes no frames but pings."""
    await socket.accept()
    connection = Connection(address(socket.asker), language(socket.asker))
    room: MyTablesRoom = socket.house.my_tables
    try:
        _admit(socket, connection)
        person, device = await known_person(socket.asker), device_hash(socket.asker)
        if person is None:
            raise Refusal("who_are_you")
        connection.tickets.append(socket.house.limits.hold("sockets", person=person.id))
        await room.watch(connection, person, device)
    except Refusal as refusal:
        await _turn_away(socket, connection, refusal)
        return
    try:
        await _serve(socket, connection, lambda asked: _answer_ping(connection, asked))
    finally:
        room.unwatch(connection)


async def practice_socket(socket: Socket, game: str) -> None:
    """A site of one's own: no table, no cookie, and nothing is stored."""
    hall: Hall = socket.house.hall
    await socket.accept()
    connection = Connection(address(socket.asker), language(socket.asker))
    try:
        _admit(socket, connection)
        practice = hall.offer(game).practice
        if practice is None:
            raise BadInput("no_practice")
    except Refusal as refusal:
        await _turn_away(socket, connection, refusal)
        return
    person = await known_person(socket.asker)
    site = hall.practice.open(practice, connection, None if person is None else person.id)
    try:
        await _serve(socket, connection, lambda asked: site.carry_out(asked, socket.house.limits))
    finally:
        await site.leave()


def _admit(socket: Socket, connection: Connection) -> None:
    check_origin(socket.asker)
    socket.house.limits.spend("socket", address=connection.address)
    connection.tickets.append(socket.house.limits.hold("sockets", address=connection.address))


async def _turn_away(socket: Socket, connection: Connection, refusal: Refusal) -> None:
    connection.release_tickets()
    if refusal.code in COMES_BACK:
        await socket.close(RESTARTING)
        return
    await socket.send(_refused(socket, connection, None, refusal))
    await socket.close(REFUSED)


async def _serve(socket: Socket, connection: Connection, carry_out: CarryOut) -> None:
    """Reads and writes at the same time until the client has gone, or has been shown out.

    Nothing ends the reading but its end: what has been begun for a client is finished, even when the client goes.
    """
    socket.forget_request()
    writing = asyncio.create_task(_write(socket, connection))
    connection.give_up, connection.write_now = writing.cancel, socket.write_now
    measures = socket.house.measures
    measures.connections.inc()
    try:
        async for frame in socket.frames():
            await _heed(socket, connection, frame, carry_out)
            await asyncio.sleep(0)  # others have their turn, and so has whoever writes the answer
    finally:
        connection.release_tickets()
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
    asked: wire.AnyAsked | None = None
    try:
        with socket.house.measures.answer_s.time():
            socket.house.limits.spend("frame", socket=connection.name)  # also what cannot be read has to be
            asked = wire.read(frame)
            if isinstance(asked, wire.Language):
                _set_language(socket, connection, asked)
            await carry_out(asked)
    except Refusal as refusal:
        if refusal.code == "table_moved" or (isinstance(asked, wire.Enter) and refusal.code in COMES_BACK):
            connection.close(RESTARTING)
        else:
            connection.send(_refused(socket, connection, frame, refusal))
    except Exception:
        log.exception("a frame could not be carried out")
        socket.house.measures.troubles.inc()
        connection.send(_refused(socket, connection, frame, Refusal("server_trouble")))


def _set_language(socket: Socket, connection: Connection, asked: wire.Language) -> None:
    if asked.language not in socket.house.house.voice.languages:
        raise BadInput("language_unknown")
    connection.language = asked.language


def _player(table: Table, connection: Connection) -> str | None:
    """Whose seat it is, also where no cookie came with the socket."""
    if connection.seat is not None:
        return table.seats[connection.seat].player
    return None if connection.person is None else connection.person.id


async def _carry_out(socket: Socket, table: Table, connection: Connection, asked: wire.AnyAsked) -> None:
    limits, seat = socket.house.limits, f"{table.row.id}/{connection.seat}"
    if isinstance(asked, wire.Enter):
        await _enter(limits, table, connection, asked)
    elif isinstance(asked, wire.Ping):
        connection.send(wire.write(wire.Done(asked.id)))
    elif isinstance(asked, wire.Language):
        await table.explain_again(connection, asked)
    elif connection not in table.company.connections:
        raise Refusal("enter_first")
    elif isinstance(asked, wire.Play):
        limits.spend("move", socket=connection.name)
        await table.play(connection, asked, partial(_spend_path, limits, table, connection))
    elif isinstance(asked, wire.Promise):
        limits.spend("sit", seat=seat)
        await table.promise(connection, asked)
    elif isinstance(asked, wire.Reveal):
        await table.reveal(connection, asked)
    elif isinstance(asked, wire.Say):
        limits.spend("talk", seat=seat)
        socket.house.operator.check_may_talk(_player(table, connection))
        await table.say(connection, asked)
    elif isinstance(asked, wire.Gesture):
        table.relay(connection, asked)
    elif isinstance(asked, wire.HandTo):
        limits.spend("hand", socket=connection.name)
        table.live.lead(connection, asked)
    elif isinstance(asked, wire.Take):
        limits.spend("take", seat=seat, address=connection.address)
        await table.take(connection, asked, limits)
    elif isinstance(asked, wire.LetGo):
        await table.live.let_go(connection, asked)
    elif isinstance(asked, wire.PutBack):
        table.live.put_back(connection, asked)
    elif isinstance(asked, wire.InWords):
        limits.spend("sit", seat=seat)
        await table.set_in_words(connection, asked)
    elif isinstance(asked, wire.AskTakeBack):
        limits.spend("take_back", seat=seat, address=connection.address)
        await table.take_backs.ask(connection, asked)
    elif isinstance(asked, wire.AnswerTakeBack):
        limits.spend("move", socket=connection.name)
        await table.take_backs.answer(connection, asked)
    else:
        table.live.hurry(connection, asked)


def _spend_path(limits: Limits, table: Table, connection: Connection, engine_s: float) -> None:
    if engine_s and connection.seat is not None:
        cost = min(engine_s, PATH_COSTS_MOST_S)  # a longer one is refused anyhow, and the refusal shall say why
        limits.spend("path", cost, person=table.seats[connection.seat].player, address=connection.address)


async def _enter(limits: Limits, table: Table, connection: Connection, asked: wire.Enter) -> None:
    """Onlookers are counted for the table, and keep nobody who sits there away. Of too many sockets of one seat the
    oldest have to go: they may be what is left of lines that broke."""
    if asked.token is None and connection not in table.company.connections:
        connection.tickets.append(limits.hold("sockets", table=table.row.id))
    await table.enter(connection, asked)
    if connection.seat is not None:
        same = sorted(
            (one for one in table.company.connections if one.seat == connection.seat), key=lambda one: one.number
        )
        for old in same[: -limits.most("sockets", "seat")]:
            old.close(TAKEN_OVER)
            table.leave(old)


async def _answer_ping(connection: Connection, asked: wire.AnyAsked) -> None:
    if not isinstance(asked, wire.Ping | wire.Language):
        raise BadInput("frame_not_expected")
    connection.send(wire.write(wire.Done(asked.id)))


def refused_frame(app: Litestar, refusal: Refusal, headers: Headers) -> bytes:
    """For somebody who is shown out before the application hears of it."""
    return wire.write(wire.Refused(refusal.code, sentence(nobodys_connection(app, headers), refusal)))


def _refused(socket: Socket, connection: Connection, frame: str | bytes | None, refusal: Refusal) -> bytes:
    request = None if frame is None else wire.request_of(frame)
    return wire.write(wire.Refused(refusal.code, sentence(socket.asker, refusal, connection.language), request))
