"""Connections on the line: time limits, ceilings, and budgets that count what no application ever sees."""

from __future__ import annotations

import asyncio
import errno
import json
import logging
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from chantier.server.http import listener, protocols, sockets
from chantier.server.http.connection import SILENT, TAKEN_OVER, TOO_MUCH
from chantier.server.http.protocols import HEADER_MOST_BYTES, SLICE_BYTES, GuardedWebSocket
from chantier.server.http.transports import UNSENT_BYTES
from chantier.server.limits import RATES
from tests.server.support.client import Client
from tests.server.support.own_process import GENEROUS, Here, served_here

Scene = Callable[[Here], Awaitable[None]]


@pytest.fixture
def served(tmp_path: Path) -> Callable[..., None]:
    def run(scene: Scene, *limits: str, generosity: float = GENEROUS) -> None:
        async def opened() -> None:
            async with served_here(f"sqlite:///{tmp_path / 'chantier.db'}", generosity, limits=limits) as here:
                await scene(here)

        asyncio.run(asyncio.wait_for(opened(), 60))

    return run


Served = Callable[..., None]


async def line(here: Here) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    place = httpx.URL(here.address)
    return await asyncio.open_connection(place.host, place.port)


def lobby(here: Here) -> Any:
    """Reads all that comes."""
    return connect(
        here.address.replace("http", "ws", 1) + "/api/lobby", compression=None, ping_interval=None, max_queue=None
    )


# Too slow


@pytest.mark.parametrize("sent", [b"GET / HTTP/1.1\r\nHost: here\r\nX-Half: a", b"G"])
def test_half_a_header_does_not_stay(served: Served, monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    monkeypatch.setattr(protocols, "HEADER_S", 1.0)

    async def scene(here: Here) -> None:
        reader, writer = await line(here)
        writer.write(sent)
        answer = await reader.read()
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "too_slow"
        writer.close()

    served(scene)


def test_a_second_header_on_the_same_line_has_its_time_too(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(here: Here) -> None:
        reader, writer = await line(here)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 200 ")
        monkeypatch.setattr(protocols, "HEADER_S", 0.1)
        writer.write(b"GET /healthz HTTP/1.1\r\nHo")
        assert b"HTTP/1.1 408 " in await reader.read()
        writer.close()

    served(scene)


def test_who_says_nothing_is_told_nothing(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser opens lines in advance."""
    monkeypatch.setattr(protocols, "HEADER_S", 0.1)

    async def scene(here: Here) -> None:
        reader, writer = await line(here)
        assert await reader.read() == b""
        writer.close()

    served(scene)


def test_half_a_body_does_not_stay(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(protocols, "BODY_S", 0.1)
    caplog.set_level(logging.WARNING)

    async def scene(here: Here) -> None:
        reader, writer = await line(here)
        writer.write(b"POST /api/me HTTP/1.1\r\nHost: here\r\nAccept-Language: de\r\nContent-Length: 99\r\n\r\n{")
        answer = await reader.read()
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert "zu langsam" in answer.decode()
        writer.close()

    served(scene)
    assert not caplog.records


def test_half_a_message_does_not_stay(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "MESSAGE_S", 0.1)

    async def scene(here: Here) -> None:
        async with lobby(here) as half:
            await half.recv()
            half.transport.write(Frame(Opcode.TEXT, b"x" * 100).serialize(mask=True)[:50])
            assert await end_of(half) == ("too_slow", TOO_MUCH)

    served(scene)


def test_a_socket_that_never_enters_is_shown_out(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(here: Here) -> None:
        async with Client(here.address) as ada:
            table = await ada.make_table()
            entered = ada.seat(table)
            await entered.enter()
            monkeypatch.setattr(sockets, "FIRST_FRAME_S", 0.1)
            address = here.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
            async with connect(address) as silent:
                with pytest.raises(ConnectionClosed) as closed:
                    await silent.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == SILENT
            assert (await entered.ask("ping"))["kind"] == "done"

    served(scene)


# Bad requests


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /" + b"a" * 2 * HEADER_MOST_BYTES,
        b"GET /healthz HTTP/1.1\r\nHost: here\r\nX: " + b"a" * 2 * HEADER_MOST_BYTES,
        b"GET /healthz HTTP/1.1\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: here\r\nHost: there\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"\x16\x03\x01",
    ],
    ids=["endless address", "endless header", "no host", "two hosts", "two lengths", "TLS"],
)
def test_a_request_that_is_none_is_refused_and_its_line_closed(served: Served, sent: bytes) -> None:
    async def scene(here: Here) -> None:
        reader, writer = await line(here)
        writer.write(sent)
        assert (await reader.readline()).startswith(b"HTTP/1.1 400 ")
        with suppress(ConnectionResetError):  # it does not read the rest
            await reader.read()
        writer.close()

    served(scene)


# Too many


def test_connections_of_one_address_have_a_ceiling_and_the_next_is_told_so(served: Served) -> None:
    async def scene(here: Here) -> None:
        lines = [await line(here) for _ in range(5)]
        while len(here.server.server_state.connections) < 5:
            await asyncio.sleep(0)
        async with httpx.AsyncClient(base_url=here.address, headers={"accept-language": "fr"}) as client:
            answer = await client.get("/api/games")
            assert (answer.status_code, answer.json()["code"]) == (503, "connections_crowded")
            assert "Trop de connexions" in answer.json()["text"]
            assert answer.headers["connection"] == "close"
            with pytest.raises(InvalidStatus) as refused:
                await lobby(here)
            assert refused.value.response.status_code == 503
            lines[0][1].close()
            while len(here.server.server_state.connections) > 4:
                await asyncio.sleep(0)
            assert (await client.get("/api/games")).status_code == 200
        for _, writer in lines:
            writer.close()

    served(scene, "connections.address=5")


def test_a_socket_counts_as_a_connection_until_it_closes(served: Served) -> None:
    async def scene(here: Here) -> None:
        limits = here.app.state.limits
        async with lobby(here):
            assert limits.held("connections", "all") == limits.held("sockets", "address", "127.0.0.1") == 1
        while limits.held("connections", "all") or limits.held("sockets", "address", "127.0.0.1"):
            await asyncio.sleep(0)

    served(scene)


def test_who_comes_when_too_many_are_being_told_is_cut_off(served: Served) -> None:
    async def scene(here: Here) -> None:
        lines = [await line(here) for _ in range(6)]
        assert await lines[-1][0].read() == b""
        for _, writer in lines:
            writer.close()

    served(scene, "connections.all=2", "turned_away.all=3")


def test_sockets_of_one_address_have_a_ceiling(served: Served) -> None:
    async def scene(here: Here) -> None:
        async with lobby(here), lobby(here), lobby(here) as third:
            assert await end_of(third) == ("sockets_crowded", sockets.REFUSED)

    served(scene, "sockets.address=2")


def test_onlookers_keep_nobody_from_their_seat(served: Served) -> None:
    async def scene(here: Here) -> None:
        async with Client(here.address) as ada:
            table = await ada.make_table()
            for _ in range(2):
                assert (await ada.seat(table).enter())["kind"] == "done"
            assert (await ada.seat(table).enter())["code"] == "sockets_crowded"
            seat = await ada.sit(table)
            assert (await seat.enter())["kind"] == "done"

    served(scene, "sockets.table=2")


def test_of_too_many_sockets_of_a_seat_the_oldest_goes(served: Served) -> None:
    async def scene(here: Here) -> None:
        async with Client(here.address) as ada:
            seat = await ada.sit(await ada.make_table())
            opened: list[ClientConnection] = []
            for _ in range(4):
                await seat.enter()
                assert seat.socket is not None
                opened.append(seat.socket)
            for old in opened[:2]:
                assert (await end_of(old))[1] == TAKEN_OVER
            assert (await seat.ask("ping"))["kind"] == "done"
            for one in opened:
                await one.close()

    served(scene, "sockets.seat=2")


def test_without_descriptors_it_says_so_once_and_lets_nobody_wait(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """asyncio alone tries two thousand times at once, writes as many tracebacks, and does so again every second."""
    left, tried = [0], list[int]()
    really_accept = socket.socket.accept

    def accept(self: socket.socket) -> Any:
        tried.append(left[0])
        if left[0] == 0 and not spare_is_free(self):
            raise OSError(errno.EMFILE, "Too many open files")
        return really_accept(self)

    def spare_is_free(listener: socket.socket) -> bool:
        spare: socket.socket | None = getattr(listener, "_spare", None)
        return spare is not None and spare.fileno() == -1

    async def scene() -> None:
        monkeypatch.setattr(socket.socket, "accept", accept)
        port = listener.bound("127.0.0.1", 0)
        accepted: asyncio.Queue[asyncio.StreamWriter] = asyncio.Queue()
        async with await asyncio.start_server(lambda _, writer: accepted.put_nowait(writer), sock=port, backlog=2048):
            for _ in range(10):
                reader, writer = await asyncio.open_connection(*port.getsockname())
                assert await reader.read() == b"", "it is closed at once"
                writer.close()
            left[0] = 1
            _, writer = await asyncio.open_connection(*port.getsockname())
            (await accepted.get()).close()
            writer.close()

    asyncio.run(scene())
    assert len(tried) < 50
    assert [record.message for record in caplog.records if record.levelno >= logging.WARNING] == [
        "no descriptors are left: connections are turned away"
    ]


def test_there_are_never_more_connections_than_descriptors(monkeypatch: pytest.MonkeyPatch, served: Served) -> None:
    monkeypatch.setattr(listener, "descriptors", lambda: listener.DESCRIPTORS_KEPT + 7)

    async def scene(here: Here) -> None:
        assert here.app.state.limits.most("connections", "all") == 7

    served(scene)


# Too much


async def end_of(socket: ClientConnection) -> tuple[str | None, int | None]:
    """What was said before it was closed, and with which code."""
    said = None
    try:
        while True:
            told = json.loads(await socket.recv())
            said = told["code"] if told["kind"] == "refused" else said
    except ConnectionClosed as closed:
        return said, None if closed.rcvd is None else closed.rcvd.code


FLOODS = {
    "pings": Frame(Opcode.PING, b"").serialize(mask=True),
    "pongs": Frame(Opcode.PONG, b"").serialize(mask=True),
    "frames": Frame(Opcode.TEXT, b"x").serialize(mask=True),
    "binary frames": Frame(Opcode.BINARY, b"x").serialize(mask=True),
    "fragments": Frame(Opcode.CONT, b"", fin=False).serialize(mask=True),
}


@pytest.mark.parametrize("what", FLOODS)
def test_everything_on_the_line_is_counted(served: Served, what: str) -> None:
    """A budget of six hundred parts ends a flood of them soon after, also in the middle of what came at once."""
    burst = round(RATES["part"]["socket"].burst)

    async def scene(here: Here) -> None:
        async with lobby(here) as flooding:
            await flooding.recv()
            if what == "fragments":
                flooding.transport.write(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
            flooding.transport.write(FLOODS[what] * (burst // 2))
            assert (await asyncio.wait_for(flooding.ping(), 30)) is not None
            flooding.transport.write(FLOODS[what] * (20 * burst))
            said, code = await end_of(flooding)
            assert (said, code) in {("too_much", TOO_MUCH), (None, None)}, "it may get lost on the way"
        async with lobby(here) as another:
            assert json.loads(await another.recv())["kind"] == "lobby"

    served(scene, f"part.socket={burst}/0")


def test_what_is_too_much_is_not_parsed_to_its_end(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    fed: list[int] = []
    feed = WebSocketsSansIOProtocol.data_received

    def counting(self: Any, data: bytes) -> None:
        fed.append(len(data))
        feed(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", counting)

    async def scene(here: Here) -> None:
        async with lobby(here) as flooding:
            await flooding.recv()
            fed.clear()
            flooding.transport.write(FLOODS["pings"] * 100_000)
            await end_of(flooding)
        assert sum(fed) <= 2 * SLICE_BYTES + 600 * len(FLOODS["pings"])

    served(scene, "part.socket=600/0")


@pytest.mark.parametrize("limit", ["byte.socket=100000/0", "byte.address=100000/0"])
def test_bytes_are_counted_also_of_a_frame_that_never_ends(served: Served, limit: str) -> None:
    async def scene(here: Here) -> None:
        async with lobby(here) as flooding:
            await flooding.recv()
            flooding.transport.write(Frame(Opcode.TEXT, b"x" * 400_000).serialize(mask=True)[:-1])
            said, code = await end_of(flooding)
            assert (said, code) in {("too_much", TOO_MUCH), (None, None)}

    served(scene, limit)


def test_who_does_not_read_gets_no_pile_of_pongs(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fifty thousand pings made six megabytes of pongs."""
    most, answered = [0], [0]
    answer = GuardedWebSocket.handle_ping

    def watched(self: GuardedWebSocket) -> None:
        answer(self)
        answered[0] += 1
        most[0] = max(most[0], self.transport.get_write_buffer_size())

    monkeypatch.setattr(GuardedWebSocket, "handle_ping", watched)

    async def scene(here: Here) -> None:
        pings = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 1000
        reader, writer = await line(here)
        writer.write(
            b"GET /api/lobby HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await reader.readuntil(b"\r\n\r\n")  # from now on only what fits into its buffer
        for _ in range(50):
            writer.write(pings)
            await writer.drain()
        while answered[0] < 50_000:
            await asyncio.sleep(0)
        writer.transport.abort()

    served(scene)
    assert 0 < most[0] <= 4 * UNSENT_BYTES


# Requests


def test_requests_too_often_are_answered_briefly_and_the_line_is_closed(served: Served) -> None:
    async def scene(here: Here) -> None:
        async with httpx.AsyncClient(base_url=here.address, headers={"accept-language": "de"}) as client:
            codes = [(await client.get("/healthz")).status_code for _ in range(4)]
            answer = await client.get("/api/games")
        assert codes == [200, 200, 200, 429]
        assert answer.json()["code"] == "too_often"
        assert "zu oft" in answer.json()["text"]
        assert answer.headers["connection"] == "close"
        assert "default-src 'self'" in answer.headers["content-security-policy"]

    served(scene, "request.address=3/0")


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_that_goes_out_at_once_is_the_one_that_the_library_would_send(size: int) -> None:
    assert protocols.text_frame(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)
