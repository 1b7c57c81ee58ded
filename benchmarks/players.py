"""Players for a server under load: people with sockets who play random legal moves as fast as answers come.

Lean on purpose, because they share the machine with the server: plain requests, and of each frame only what is needed
to answer it. Whether the answers are right is the tests' business; here a refusal ends the measurement.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Literal

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from chantier.server.wire import NOTHING
from tests.support.device import Device

SEATS = 4
LINKS = 100
"""More than a game of four has decisions; a chain is made anew for every game."""
REQUESTS_AT_ONCE = 20
Explained = Literal["never", "asked", "told"]
"""How sights are explained to players: not at all; each asks about each of its sights over HTTP, as pages did before
they could be told; with the sight."""


class Seen(msgspec.Struct):
    view: msgspec.Raw = msgspec.Raw(b"")
    legal: list[msgspec.Raw] | None = None


class Frame(msgspec.Struct):
    """What a player needs to know of what the server tells."""

    kind: str
    n: int = -1
    sight: Seen = msgspec.field(default_factory=Seen)
    status: str = ""
    answers: str | None = None
    code: str = ""
    explanation: msgspec.Raw = NOTHING


_read = msgspec.json.Decoder(Frame).decode


class Counts:
    """What has come to the seats since they sat down."""

    def __init__(self) -> None:
        self.sights = self.moves = self.explanations = 0
        self.round_trips_s: list[float] = []


class Person:
    """Somebody with a cookie."""

    def __init__(self, http: httpx.AsyncClient, cookie: str) -> None:
        self._http, self._headers = http, {"cookie": cookie}

    @classmethod
    async def greeted(cls, http: httpx.AsyncClient, name: str) -> Person:
        answer = await http.post("/api/me", json={"name": name})
        answer.raise_for_status()
        cookie = answer.headers["set-cookie"].partition(";")[0]
        http.cookies.clear()  # each person has their own
        return cls(http, cookie)

    async def ask(self, path: str, **body: Any) -> Any:
        return await self.send(path, msgspec.json.encode(body))

    async def send(self, path: str, body: bytes) -> Any:
        headers = {**self._headers, "content-type": "application/json"}
        answer = await self._http.post(path, content=body, headers=headers)
        if answer.is_error:
            raise RuntimeError(f"{path} was refused: {answer.text}")
        return answer.json() if answer.content else None


class Seat:
    """A person at a table, with a socket."""

    def __init__(
        self, person: Person, counts: Counts, device: Device, dice: random.Random, explained: Explained
    ) -> None:
        self._person, self._counts, self._explained = person, counts, explained
        self._device, self._dice = device, dice
        self._socket: ClientConnection
        self._newest = Frame("")
        self._asked, self._asked_at = "", 0.0

    async def take(self, address: str, table: str, commitment: str) -> None:
        seated = await self._person.ask(f"/api/tables/{table}/sit")
        self._socket = await entered(address, table, seated["token"], self._explained == "told")
        promise = {"kind": "promise", "id": "promise", **self._device.promise(commitment)}
        await self._socket.send(msgspec.json.encode(promise).decode())

    async def see_the_beginning(self) -> None:
        while self._newest.kind != "sight":
            await self._hear()

    async def play(self, think_s: float) -> None:
        """Until the game is over."""
        while self._newest.status != "ended":
            legal = self._newest.sight.legal
            if legal:
                if think_s:
                    await asyncio.sleep(random.expovariate(1 / think_s))
                await self._move(self._newest.n, bytes(self._dice.choice(legal)).decode())
            await self._hear()

    async def _move(self, n: int, move: str) -> None:
        self._asked, self._asked_at = f"move {n}", time.perf_counter()
        self._counts.moves += 1
        link = self._device.link(n)
        await self._socket.send(f'{{"kind":"play","id":"{self._asked}","n":{n},"move":{move},"chain_link":"{link}"}}')

    async def _hear(self) -> None:
        self._newest = frame = _read(await self._socket.recv())
        if frame.kind == "sight":
            self._counts.sights += 1
            await self._have_it_explained(frame)
            if frame.answers is not None and frame.answers == self._asked:
                self._counts.round_trips_s.append(time.perf_counter() - self._asked_at)
        elif frame.kind == "reveal":
            await self._socket.send(f'{{"kind":"reveal","id":"reveal","salt":"{self._device.salt}"}}')
        elif frame.kind == "refused":
            raise RuntimeError(f"the server refused: {frame.code}")

    async def _have_it_explained(self, frame: Frame) -> None:
        if self._explained == "asked" and b'"ending":null' in bytes(frame.sight.view):  # pages did not ask at the end
            await self._person.send("/api/games/blueprints/explain", bytes(frame.sight.view))
            self._counts.explanations += 1
        self._counts.explanations += frame.explanation is not NOTHING

    async def leave(self) -> None:
        await self._socket.close()


class Load:
    """So many tables at once, with four people each who play one game after another."""

    def __init__(self, address: str, http: httpx.AsyncClient, people: list[list[Person]]) -> None:
        self._address, self._http, self.people = address, http, people
        self.explained: Explained = "never"
        self.device: Callable[[str], Device] = lambda seat: Device(LINKS)
        """Makes a seat's device, by the names of the table and the seat."""
        self._seats: list[Seat] = []
        self.counts = Counts()

    @classmethod
    @asynccontextmanager
    async def of(cls, address: str, tables: int) -> AsyncIterator[Load]:
        limits = httpx.Limits(max_connections=REQUESTS_AT_ONCE)
        async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits) as http:
            names = [f"Player {name}" for name in "ABCD"[:SEATS]]  # no two at a table may look alike
            yield cls(address, http, [[await Person.greeted(http, name) for name in names] for _ in range(tables)])

    async def sit_down(self) -> None:
        """New tables, and everybody has seen the beginning of their game."""
        self.counts = Counts()
        self._seats = []
        for people in self.people:
            await self._set_up(people)

    async def _set_up(self, people: list[Person]) -> None:
        made = await people[0].ask("/api/tables", game="blueprints", seats=[{}] * SEATS)
        table, commitment = made["id"], made["commitment"]
        names = [f"{table}/{number}" for number in range(len(people))]
        seats = [
            Seat(person, self.counts, self.device(name), random.Random(name), self.explained)
            for name, person in zip(names, people, strict=True)
        ]
        for seat in seats:  # one after the other: who sits where is the same in every run
            await seat.take(self._address, table, commitment)
        await people[0].ask(f"/api/tables/{table}/start")
        await asyncio.gather(*(seat.see_the_beginning() for seat in seats))
        self._seats += seats

    async def play(self, think_s: float = 0.0, at_most_s: float | None = None) -> None:
        """To the end of all games, or for so long."""
        try:
            async with asyncio.timeout(at_most_s):
                await asyncio.gather(*(seat.play(think_s) for seat in self._seats))
        except TimeoutError:
            return

    async def leave(self) -> None:
        await asyncio.gather(*(seat.leave() for seat in self._seats))


async def entered(address: str, table: str, token: str | None = None, explain: bool = False) -> ClientConnection:
    """A socket at a table: of the seat with this token, or of somebody who looks on."""
    url = address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    socket = await connect(url, compression=None, ping_interval=None)
    await socket.send(
        msgspec.json.encode({"kind": "enter", "id": "enter", "token": token, "explain": explain}).decode()
    )
    while _read(await socket.recv()).answers != "enter":
        pass
    return socket
