"""What waits for a reader: of what is told again and again only the newest, and never so much that others' frames
throw anybody out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest

from chantier.server.http import connection
from chantier.server.http.connection import LATE, QUEUE_MOST, Connection
from tests.server.support.client import Client, begun
from tests.server.support.crowd import through_a_keyhole
from tests.server.support.measured import gauge
from tests.server.support.processes import ServerProcess


async def pumped(one: Connection, code: int = 1000) -> list[bytes]:
    """All that waits for somebody who reads now."""
    heard: list[bytes] = []

    async def hear(frame: bytes) -> None:
        heard.append(frame)

    one.close(code)
    await one.pump(hear, hear)
    return heard


def run(scene: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(_bounded(scene))


async def _bounded(scene: Callable[[], Awaitable[None]]) -> None:
    await asyncio.wait_for(scene(), 60)


def test_of_many_frames_about_a_table_one_waits() -> None:
    async def scene() -> None:
        reader = Connection("-", "en")
        for number in range(10 * QUEUE_MOST):
            reader.send(b"table %d" % number, "table")
            reader.send(b"felt %d" % number, "felt")
        assert reader.closed_with is None
        assert await pumped(reader) == [b"table 639", b"felt 639"]

    run(scene)


def test_what_is_told_once_stays_where_it_is_among_what_is_told_again() -> None:
    async def scene() -> None:
        reader = Connection("-", "en")
        for frame, kind in ((b"table 1", "table"), (b"sight", None), (b"table 2", "table"), (b"table 3", "table")):
            reader.send(frame, kind)  # type: ignore[arg-type]
        assert await pumped(reader) == [b"table 1", b"sight", b"table 3"]

    run(scene)


def test_who_does_not_read_what_is_told_once_is_late_all_the_same() -> None:
    async def scene() -> None:
        reader = Connection("-", "en")
        for number in range(QUEUE_MOST + 1):
            reader.send(b"sight %d" % number)
        assert reader.closed_with == LATE

    run(scene)


def test_a_reader_gets_the_newest_gesture_and_not_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a thousand between two moments at which one is told, the last."""
    monkeypatch.setattr(connection, "GESTURES_PER_S", 0.001)

    async def scene() -> None:
        reader, heard = Connection("-", "en"), list[bytes]()

        async def hear(frame: bytes) -> None:
            heard.append(frame)

        pumping = asyncio.create_task(reader.pump(hear))
        for number in range(1000):
            reader.show_gesture(b"%d" % number)
            await asyncio.sleep(0)
        assert heard == [b"0"]
        monkeypatch.setattr(connection, "GESTURES_PER_S", 1e9)
        reader.send(b"sight")
        while len(heard) < 3:
            await asyncio.sleep(0)
        reader.close(1000)
        await pumping
        assert heard == [b"0", b"sight", b"999"]

    run(scene)


def test_a_gesture_that_waits_is_forgotten_when_its_moment_has_passed() -> None:
    async def scene() -> None:
        reader = Connection("-", "en")
        reader.show_gesture(b"old")
        reader.forget_gesture()
        assert await pumped(reader) == []

    run(scene)


# Over real sockets


async def gestures_throw_nobody_out(server: ServerProcess) -> None:
    gesture = json.dumps({"kind": "gesture", "now": [[0.123456, 0.654321, 0.5]] * 60})
    async with Client(server.address, "Ada") as ada, Client(server.address, "Bo") as bo:
        mover, other, sight = await begun(ada, bo)
        await other.leave()
        address = server.address.replace("http", "ws", 1) + f"/api/tables/{other.table}/socket"
        other.socket = await through_a_keyhole(address)
        await other.ask("enter", token=other.token)
        dropped = await gauge(ada, "chantier_dropped_connections_total")
        assert mover.socket is not None
        for _ in range(6000):  # ten megabytes, of which Bo reads nothing
            await mover.socket.send(gesture)
        await mover.ask("ping")
        assert await gauge(ada, "chantier_dropped_connections_total") == dropped
        await mover.ask("play", n=sight["n"], move=sight["sight"]["legal"][0])
        seen = await other.hear_until(lambda frame: frame["kind"] == "sight")
        assert seen["n"] == sight["n"] + 1, "the same socket tells it"


def test_nobody_is_thrown_out_by_somebody_elses_gestures(server: ServerProcess) -> None:
    asyncio.run(gestures_throw_nobody_out(server))


async def comers_and_goers_throw_nobody_out(server: ServerProcess) -> None:
    async with Client(server.address, "Ada") as ada, Client(server.address, "Eve") as eve:
        table = await ada.make_table()
        seat = await ada.sit(table)
        address = server.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        seat.socket = await through_a_keyhole(address)
        await seat.ask("enter", token=seat.token)
        dropped = await gauge(ada, "chantier_dropped_connections_total")
        for _ in range(400):
            onlooker = eve.seat(table)
            await onlooker.enter()
            await onlooker.leave()
        assert await gauge(ada, "chantier_dropped_connections_total") == dropped
        assert (await seat.ask("ping"))["kind"] == "done"


def test_nobody_is_thrown_out_by_those_who_come_and_go(server: ServerProcess) -> None:
    asyncio.run(comers_and_goers_throw_nobody_out(server))


def test_a_frame_goes_out_at_once_where_nothing_waits_and_never_before_another() -> None:
    async def scene() -> None:
        reader, sent, may_go = Connection("-", "en"), list[bytes](), asyncio.Event()
        is_free = True

        async def send(frame: bytes) -> None:
            await may_go.wait()
            sent.append(frame)

        def write_now(frame: bytes) -> bool:
            if is_free:
                sent.append(frame)
            return is_free

        reader.write_now = write_now
        reader.send(b"1")  # nobody pumps yet
        pumping = asyncio.create_task(reader.pump(send))
        await asyncio.sleep(0)
        reader.send(b"2")  # while the first is on its way
        may_go.set()
        while len(sent) < 2:
            await asyncio.sleep(0)
        reader.send(b"3")
        assert sent == [b"1", b"2", b"3"]
        is_free = False
        reader.send(b"4")
        is_free = True
        reader.send(b"5")  # after the one that waits
        reader.close(1000)
        await pumping
        assert sent == [b"1", b"2", b"3", b"4", b"5"]

    run(scene)
