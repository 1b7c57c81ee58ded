"""A crowd that comes and goes: people who play quickly, together, too briefly, talk, look on, or do not read.

Its clients are cheap, so that the server gets the machine: a frame is read only as far as a move needs it.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import re
import socket
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.support.device import Device

PEOPLE = 12
SILENCE_S = 60
"""Whoever hears nothing for so long has been forgotten."""
PHRASES = ("hello", "luck", "nice", "ouch", "wow", "bye")


class SightHeard(msgspec.Struct):
    legal: list[msgspec.Raw] | None = None


class Heard(msgspec.Struct):
    """As much of a frame as a player needs."""

    kind: str
    n: int = -1
    answers: str | None = None
    status: str | None = None
    commitment: str = ""
    code: str | None = None
    sight: SightHeard | None = None


CHAIN_LENGTH = 100
_HEARD = msgspec.json.Decoder(Heard)


class Chair:
    """A seat at a table and a socket."""

    def __init__(self, table: str, token: str | None) -> None:
        self.table, self.token, self.device = table, token, Device(CHAIN_LENGTH)
        self.last = -1


class Crowd:
    def __init__(self, address: str, seed: int) -> None:
        self._address, self._chance = address, random.Random(seed)
        self._sockets = address.replace("http", "ws", 1)
        self._people: list[httpx.AsyncClient] = []
        self.done: Counter[str] = Counter()
        self._opening = asyncio.Lock()  # a person may have only a few open public tables at once

    async def __aenter__(self) -> Crowd:
        for number in range(PEOPLE):
            person = httpx.AsyncClient(base_url=self._address, timeout=SILENCE_S)
            (await person.post("/api/me", json={"name": f"Player {number}"})).raise_for_status()
            self._people.append(person)
        return self

    async def __aexit__(self, *_: object) -> None:
        for person in self._people:
            await person.aclose()

    # What people do

    async def play_at_once(self) -> None:
        """One person and a bot."""
        chair = await self._seated_with_bots()
        await self._plays(chair)
        self.done["quick games"] += 1

    async def play_together(self) -> None:
        """Two people at a public table, one of whom reloads the page now and then; they talk."""
        chairs = await self._seated_together()
        await asyncio.gather(self._plays(chairs[0], talks=True), self._plays(chairs[1], reloads=0.1))
        self.done["games of people"] += 1

    async def walk_out(self) -> None:
        """A few moves, then one goes without a word and the other says goodbye: bots play it to its end."""
        chairs = await self._seated_together(patience_s=1)
        await asyncio.gather(*(self._plays(chair, moves=3) for chair in chairs))
        host = self._people[0]
        (await host.post(f"/api/tables/{chairs[0].table}/leave")).raise_for_status()
        async with self._socket(f"/api/tables/{chairs[0].table}/socket") as door:
            await door.send('{"kind":"enter","id":"e"}')
            while (await self._hear(door)).status != "ended":
                pass
        self.done["games left to bots"] += 1

    async def look_into_the_lobby(self) -> None:
        async with self._socket("/api/lobby") as door:
            assert (await self._hear(door)).kind == "lobby"
            await door.send('{"kind":"ping","id":"p"}')
            while (await self._hear(door)).answers != "p":
                pass
            door.transport.abort()
        self.done["visits to the lobby"] += 1

    async def knock_and_run(self) -> None:
        """At a table that is not there, with junk, without entering, and gone without a goodbye."""
        async with self._socket("/api/tables/nowhere/socket") as door:
            assert (await self._hear(door)).code == "no_such_table"
        chair = await self._seated_with_bots()
        async with self._socket(f"/api/tables/{chair.table}/socket") as door:
            await door.send("junk")
            assert (await self._hear(door)).kind == "refused"
            door.transport.abort()
        async with self._socket(f"/api/tables/{chair.table}/socket") as door:
            await door.send(_enter(chair))
            door.transport.abort()
        await self._plays(chair)
        self.done["games of people who knock and run"] += 1

    async def look_on_without_reading(self) -> None:
        """Until the server has had enough of it."""
        chair = await self._seated_with_bots()
        await self._promises(chair)
        path = f"/api/tables/{chair.table}/socket"
        onlooker = await through_a_keyhole(self._sockets + path)
        async with self._socket(path) as door:
            await door.send(_enter(chair))
            await onlooker.send('{"kind":"enter","id":"e"}')
            while (heard := await self._hear(door)).sight is None or not heard.sight.legal:
                if heard.kind == "reveal":
                    await door.send(_reveal(chair))
            dropped, numbers = await self._dropped(), itertools.count()
            while await self._dropped() == dropped:
                for number in itertools.islice(numbers, 200):
                    await door.send(f'{{"kind":"say","id":"{number}","phrase":"luck"}}')
                    while (await self._hear(door)).answers != f"{number}":
                        pass
        onlooker.transport.abort()
        await self._plays(chair)
        self.done["readers dropped"] += 1

    async def _dropped(self) -> str:
        text = (await self._people[0].get("/metrics")).raise_for_status().text
        found = re.search(r"^chantier_dropped_connections_total(?:{.*})? (\S+)$", text, re.MULTILINE)
        assert found is not None, text
        return found[1]

    # How they do it

    async def _seated_with_bots(self) -> Chair:
        asked = {"game": "blueprints", "seats": 2, "bot": "uniform"}
        answer = (await self._chance.choice(self._people).post("/api/play", json=asked)).raise_for_status().json()
        return Chair(answer["table"], answer["token"])

    async def _seated_together(self, **wanted: object) -> list[Chair]:
        host, guest = self._people[0], self._chance.choice(self._people[1:])
        asked = {"game": "blueprints", "seats": [{}, {}], "public": True, "talk": True, **wanted}
        chairs = []
        async with self._opening:
            table = (await host.post("/api/tables", json=asked)).raise_for_status().json()["id"]
            for person in (host, guest):
                answer = await person.post(f"/api/tables/{table}/sit", json={})
                chairs.append(Chair(table, answer.raise_for_status().json()["token"]))
                await self._promises(chairs[-1])
            (await host.post(f"/api/tables/{table}/start")).raise_for_status()
        return chairs

    async def _promises(self, chair: Chair) -> None:
        """At a socket of its own, before somebody starts: then there is not for ever time for it."""
        async with self._socket(f"/api/tables/{chair.table}/socket") as door:
            await door.send(_enter(chair))
            while not (heard := await self._hear(door)).commitment:
                pass
            await door.send(_promise(chair, heard.commitment))
            while (await self._hear(door)).answers != "p":
                pass

    @asynccontextmanager
    async def _socket(self, path: str) -> AsyncIterator[ClientConnection]:
        async with connect(self._sockets + path, compression=None, ping_interval=None) as door:
            self.done["connections"] += 1
            yield door

    async def _hear(self, door: ClientConnection) -> Heard:
        async with asyncio.timeout(SILENCE_S):
            self.done["frames"] += 1
            return _HEARD.decode(await door.recv(decode=False))

    async def _plays(self, chair: Chair, moves: int = 1000, talks: bool = False, reloads: float = 0.0) -> None:
        """Random moves until the game has ended or enough have been made."""
        while moves > 0:
            async with self._socket(f"/api/tables/{chair.table}/socket") as door:
                await door.send(_enter(chair))
                moves = await self._plays_here(chair, door, moves, talks, reloads)

    async def _plays_here(
        self, chair: Chair, door: ClientConnection, moves: int, talks: bool, reloads: float
    ) -> int:  # fmt: skip
        """How many moves are left to be made at another socket; none when the game is over."""
        while moves > 0:
            heard = await self._hear(door)
            assert heard.code is None, heard
            if heard.status == "ended":
                return 0
            if heard.status in ("open", "starting") and heard.commitment != chair.device.commitment:
                await door.send(_promise(chair, heard.commitment))
            if heard.kind == "reveal":
                await door.send(_reveal(chair))
            if heard.sight is None:
                continue
            chair.last = heard.n
            if heard.sight.legal and self._chance.random() < reloads:
                return moves
            if heard.sight.legal:
                moves -= 1
                await door.send(_move(chair, heard.n, bytes(self._chance.choice(heard.sight.legal))))
                self.done["moves"] += 1
            if talks and self._chance.random() < 0.05:
                await door.send(f'{{"kind":"say","id":"s","phrase":"{self._chance.choice(PHRASES)}"}}')
                self.done["phrases"] += 1
        return 0


async def through_a_keyhole(url: str) -> ClientConnection:
    """A socket into which little fits: whoever stops reading it is soon noticed."""
    keyhole = socket.socket()
    keyhole.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    keyhole.setblocking(False)
    place = urlsplit(url)
    await asyncio.get_running_loop().sock_connect(keyhole, (place.hostname, place.port))
    return await connect(url, sock=keyhole, compression=None, ping_interval=None, max_queue=4)


def _enter(chair: Chair) -> str:
    return f'{{"kind":"enter","id":"e","token":"{chair.token}","last":{chair.last}}}'


def _reveal(chair: Chair) -> str:
    return f'{{"kind":"reveal","id":"r","salt":"{chair.device.salt}"}}'


def _promise(chair: Chair, commitment: str) -> str:
    return json.dumps({"kind": "promise", "id": "p", **chair.device.promise(commitment)})


def _move(chair: Chair, n: int, move: bytes) -> str:
    link = chair.device.link(n)
    return f'{{"kind":"play","id":"{n}","n":{n},"move":{move.decode()},"chain_link":"{link}"}}'
