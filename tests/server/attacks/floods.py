"""What a stranger does to a server, each for a few seconds, from another loopback address than the honest players."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.frames import Frame, Opcode

from tests.server.support.client import PLAIN

STRANGER = "127.0.0.2"
TABLES, BOTS = 200, 4
PEOPLE = 4
JUNK_PER_S = 2 << 20
GONE = (OSError, ConnectionClosed, InvalidHandshake, httpx.HTTPError)


@asynccontextmanager
async def strangers(address: str, number: int = PEOPLE) -> AsyncIterator[list[httpx.AsyncClient]]:
    """People at the stranger's address."""
    async with AsyncExitStack() as stack:
        found = []
        for one in range(number):
            line = httpx.AsyncHTTPTransport(local_address=STRANGER, verify=False)
            client = await stack.enter_async_context(
                httpx.AsyncClient(base_url=address, transport=line, timeout=PLAIN["timeout"])
            )
            await client.post("/api/me", json={"name": f"Eve {one}"})
            found.append(client)
        yield found


def socket_at(address: str, path: str) -> Any:
    return connect(
        address.replace("http", "ws", 1) + path,
        local_addr=(STRANGER, 0),
        compression=None,
        ping_interval=None,
        max_queue=None,
    )


async def bots_everywhere(address: str, game: str, bot: str, tables: int = TABLES, bots: int = BOTS) -> int:
    """Tables full of bots, at which the stranger looks on; how many could be made."""
    made = 0
    sockets: list[ClientConnection] = []
    async with strangers(address) as people:
        try:
            for number in range(tables):
                wanted = {"game": game, "seats": [{"bot": bot}] * bots}
                try:
                    table = (await people[number % PEOPLE].post("/api/tables", json=wanted)).json()["id"]
                    door = await socket_at(address, f"/api/tables/{table}/socket")
                    sockets.append(door)
                    await door.send('{"kind":"enter","id":"e"}')
                    await people[number % PEOPLE].post(f"/api/tables/{table}/start")
                    made += 1
                except (KeyError, *GONE):
                    continue
            await asyncio.Event().wait()
        finally:
            await asyncio.gather(*(door.close() for door in sockets), return_exceptions=True)
    return made


async def again(attack: Callable[[str], Awaitable[None]], address: str) -> None:
    """The same from the beginning, whenever it is over or the line is cut."""
    while True:
        try:
            await attack(address)
        except (AssertionError, KeyError, *GONE):
            pass
        await asyncio.sleep(0.05)  # the rate of the attack


async def junk(address: str, per_s: int = JUNK_PER_S) -> int:
    """Two megabytes a second of frames nobody can read, on one socket at a time; opens another when it is closed."""
    frame = Frame(Opcode.TEXT, b"{" * 1000).serialize(mask=True)
    sent = 0
    while True:
        try:
            async with socket_at(address, "/api/lobby") as door:
                while True:
                    began = time.monotonic()
                    door.transport.write(frame * (per_s // 20 // len(frame)))
                    sent += 1
                    await door.ping()
                    await asyncio.sleep(max(0.0, 0.05 - (time.monotonic() - began)))  # the rate of the attack
        except GONE:
            await asyncio.sleep(0.05)


async def slow_headers(address: str, number: int) -> list[asyncio.StreamWriter]:
    """Connections that never finish what they ask for."""
    place = httpx.URL(address)
    found = []
    for _ in range(number):
        try:
            _, writer = await asyncio.open_connection(place.host, place.port, local_addr=(STRANGER, 0))
            writer.write(b"GET / HTTP/1.1\r\nHost: here\r\nX: ")
            found.append(writer)
        except OSError:
            break
    return found


async def try_codes(address: str, seconds: float) -> int:
    """How many codes were really looked up, claiming another address with each."""
    looked_up, end, numbers = 0, time.monotonic() + seconds, itertools.count()
    async with strangers(address, 1) as [eve]:
        while time.monotonic() < end:
            asked = [(number := next(numbers), eve.get(_code(number), headers=_claimed(number))) for _ in range(20)]
            for answer in await asyncio.gather(*(one for _, one in asked), return_exceptions=True):
                if isinstance(answer, httpx.Response) and answer.status_code in (200, 404):
                    looked_up += 1
    return looked_up


def _code(number: int) -> str:
    return f"/api/codes/KRAN-{number % 100:02}"


def _claimed(number: int) -> dict[str, str]:
    return {"x-forwarded-for": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}


def gesture() -> str:
    return json.dumps({"kind": "gesture", "now": [[0.123456, 0.654321, 0.5]] * 60})
