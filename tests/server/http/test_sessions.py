"""docs/wire.md played with a real server: how sockets are closed, and the session it tells."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.client import ClientProtocol
from websockets.protocol import State
from websockets.uri import parse_uri

from chantier.server import wire
from chantier.server.http import connection, listener, sockets
from chantier.server.tables.join_codes import meant
from tests.server.support.own_process import Here, served_here
from tests.server.support.wire_document import rows, section

# Closing


def test_the_houses_own_close_codes_are_those_of_the_code() -> None:
    told = [int(code) for code, who, _ in rows(section("Closing")) if who == "the house"]
    house = (connection.LATE, connection.TAKEN_OVER, connection.TOO_MUCH, connection.SILENT)
    assert told == [sockets.REFUSED, *house, connection.SEAT_GIVEN_UP, connection.REMOVED]


JUNK = b"\xff\xff\xff\xff"
UNMASKED_BUT_TEXT = b"\x81\x81\x00\x00\x00\x00\xff"
TOO_LARGE = b"\x81\xff" + (listener.READ_MOST_BYTES + 1).to_bytes(8, "big") + bytes(4)


@pytest.mark.parametrize(
    ("sent", "code"), [(JUNK, 1002), (UNMASKED_BUT_TEXT, 1007), (TOO_LARGE, 1009), (b"", 1011), (None, 1012)]
)
def test_the_protocols_close_codes_are_as_described(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes | None, code: int
) -> None:
    """Nothing sent and no ping answered: the heartbeat. None: the server closes."""
    assert str(code) in [row[0] for row in rows(section("Closing"))]
    monkeypatch.setattr(listener, "HEARTBEAT_S", 0.2 if sent == b"" else 20.0)

    async def scene() -> None:
        async with served_here(f"sqlite:///{tmp_path / 'chantier.db'}") as here:
            knocking = asyncio.create_task(_closed_with(here.address, sent))
            await (_until_somebody_is_there(here) if sent is None else knocking)
        assert await knocking == code

    asyncio.run(scene())


async def _until_somebody_is_there(here: Here) -> None:
    while here.app.state.measures.connections._value.get() == 0:
        await asyncio.sleep(0)


async def _closed_with(address: str, sent: bytes | None) -> int:
    """The code in the close frame, for a client that sends these bytes and answers nothing."""
    protocol = ClientProtocol(parse_uri(address.replace("http", "ws", 1) + "/api/lobby"))
    reader, writer = await asyncio.open_connection(protocol.uri.host, protocol.uri.port)
    protocol.send_request(protocol.connect())
    writer.writelines(protocol.data_to_send())
    while protocol.close_rcvd is None:
        protocol.receive_data(await reader.readexactly(1))
        if protocol.state is State.OPEN and sent:
            writer.write(sent)
            sent = b""
    writer.close()
    return protocol.close_rcvd.code


# The session


def test_the_session_goes_as_it_is_told(tmp_path: Path) -> None:
    """Played again with a real server: the same answers in the same order, with the same fields."""
    [text] = re.findall(r"```\n(.+?)```", section("A session"), re.DOTALL)
    lines = [line.split(" ", 1) for line in text.splitlines()]

    async def scene() -> None:
        async with (
            served_here(f"sqlite:///{tmp_path / 'chantier.db'}") as here,
            httpx.AsyncClient(base_url=here.address, headers={"accept-language": "en"}) as http,
        ):
            session = Session(here.address, http)
            for arrow, line in lines:
                await (session.send(line) if arrow == "→" else session.compare(line))
            await session.close()
            assert session.compared > 12

    asyncio.run(scene())


class Session:
    """What is sent is what the document says, with the names of this table and this seat, and moves that are legal."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self._address, self._http = address, http
        self._answer: httpx.Response | None = None
        self._socket: ClientConnection | None = None
        self._named: dict[str, str] = {}
        self._table = ""
        self._sight: dict[str, Any] = {}
        self.compared = 0

    async def send(self, line: str) -> None:
        for told, true in self._named.items():
            line = line.replace(told, true)
        if line.startswith("{"):
            await self._send_frame(line)
            return
        method, path, *body = line.split(" ", 2)
        self._answer = await self._http.request(method, path, content=body[0] if body else None)

    async def _send_frame(self, line: str) -> None:
        asked = wire.read(line)
        if isinstance(asked, wire.Play) and asked.n == self._sight["n"]:
            line = json.dumps({**json.loads(line), "move": self._sight["sight"]["legal"][0]})
        if self._socket is None:
            self._socket = await connect(self._address.replace("http", "ws", 1) + f"/api/tables/{self._table}/socket")
        await self._socket.send(line)

    async def compare(self, line: str) -> None:
        self.compared += 1
        if not line.startswith("{"):
            self._compare_answer(line)
            return
        assert self._socket is not None
        frame = json.loads(await asyncio.wait_for(self._socket.recv(), 30))
        assert shape(frame) == shape(json.loads(line))
        self._sight = frame if frame["kind"] == "sight" else self._sight

    def _compare_answer(self, line: str) -> None:
        assert self._answer is not None
        status, *body = line.split(" ", 1)
        assert self._answer.status_code == int(status)
        if body:
            told, true = json.loads(body[0]), self._answer.json()
            assert shape(true) == shape(told)
            self._table = true.get("table") or true["id"]
            self._named |= {told[name]: true[name] for name in ("id", "token", "commitment") if name in told}

    async def close(self) -> None:
        """Nothing more was told than what the document tells."""
        assert self._socket is not None
        await self._socket.send('{"kind": "ping", "id": "the end"}')
        assert json.loads(await self._socket.recv()) == {"kind": "done", "answers": "the end"}
        await self._socket.close()


def shape(value: Any, name: str = "") -> Any:
    """What does not depend on luck and time: fields, kinds and types."""
    if isinstance(value, dict):
        return {key: shape(one, key) for key, one in value.items()}
    if isinstance(value, list):
        return sorted({json.dumps(shape(one), sort_keys=True) for one in value})
    if name == "code" and meant(value) == value:
        return "a table's code, not a refusal's"
    if name in ("kind", "status", "code", "answers", "n"):
        return value
    return "number" if isinstance(value, int | float) and not isinstance(value, bool) else type(value).__name__
