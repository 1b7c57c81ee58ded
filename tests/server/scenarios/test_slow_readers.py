"""Whoever does not read what is sent is let go, costs no memory, and catches up when they return."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from chantier.server.http import listener
from chantier.server.http.addresses import NOBODY
from chantier.server.http.connection import LATE, QUEUE_MOST, Connection
from chantier.server.http.protocols import Guard
from chantier.server.limits import Limits
from chantier.server.wire import TEXT_MOST
from tests.server.support.client import BROKEN, Client, Seat, begun
from tests.server.support.crowd import through_a_keyhole
from tests.server.support.measured import gauge
from tests.server.support.processes import ServerProcess

LONG = "漢" * TEXT_MOST
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


LIMITS = Limits(lambda: 0.0)
GUARD = Guard(lambda: LIMITS, NOBODY, lambda refusal: nothing, lambda refusal, _: (503, b""), lambda refusal, _: b"")


async def nothing(*_: Any) -> None: ...


async def enter_without_reading(seat: Seat) -> int:
    """Nothing is read after the answer; the number of the next move."""
    seat.socket = await through_a_keyhole(
        seat.client.address.replace("http", "ws", 1) + f"/api/tables/{seat.table}/socket"
    )
    return int((await seat.ask("enter", token=seat.token))["n"])


async def scene(server: ServerProcess) -> None:
    async with Client(server.address, "Ada") as ada, Client(server.address, "Bo") as bo:
        mover, other, sight = await begun(ada, bo, talk=True)
        await other.leave()
        n = await enter_without_reading(other)
        dropped = await gauge(ada, "chantier_dropped_connections_total")
        assert mover.socket is not None
        while await gauge(ada, "chantier_dropped_connections_total") == dropped:
            for _ in range(20):
                await mover.ask("say", text=LONG)
        assert await gauge(ada, "chantier_connections") == 1
        move = sight["sight"]["legal"][0]
        played = await mover.ask("play", n=n, move=move)
        try:
            while True:
                await other.hear()
        except BROKEN:
            back = await other.enter(last=n)
        assert back["n"] == played["n"] == n + 1
        seen = [event for event in played["sight"]["events"] if event["kind"] != "DiePlaced"]  # that is the mover's own
        assert back["sight"]["events"] == seen


def test_the_heartbeat_lets_go_of_whoever_neither_answers_nor_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener, "HEARTBEAT_S", 0.2)
    gone = asyncio.Event()

    async def flooding(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            flood = asyncio.create_task(_send_for_ever(send))
            while (await receive())["type"] != "websocket.disconnect":
                pass
            gone.set()
            await asyncio.gather(flood, return_exceptions=True)

    async def run() -> None:
        port, ready = listener.bound("127.0.0.1", 0), asyncio.Event()
        server = listener.server(flooding, ready.set, GUARD)
        serving = asyncio.create_task(server.serve(sockets=[port]))
        await ready.wait()
        _, silent = await asyncio.open_connection(*port.getsockname(), limit=1)
        silent.write(HANDSHAKE)
        await gone.wait()
        silent.transport.abort()
        server.should_exit = True
        await serving

    asyncio.run(asyncio.wait_for(run(), 60))


async def _send_for_ever(send: Any) -> None:
    while True:
        await send({"type": "websocket.send", "text": LONG})


def test_no_more_than_a_few_frames_wait_for_anybody() -> None:
    async def waiting() -> list[bytes]:
        connection, handed_over, given_up = Connection("-", "en"), list[bytes](), list[str]()
        connection.give_up = lambda: given_up.append(connection.name)
        for number in range(10 * QUEUE_MOST):
            connection.send(b"%d" % number)
        assert given_up == [connection.name]

        async def hand_over(frame: bytes) -> None:
            handed_over.append(frame)

        assert await connection.pump(hand_over) == LATE
        return handed_over

    assert len(asyncio.run(waiting())) <= QUEUE_MOST


def test_a_reader_who_does_not_read_is_let_go_and_catches_up(server: ServerProcess) -> None:
    asyncio.run(scene(server))
