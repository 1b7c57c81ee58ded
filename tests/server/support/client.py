"""A client as a stranger would write one from docs/wire.md: plain HTTP, a socket, JSON."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.support.device import Device, has_to_promise

Frame = dict[str, Any]
PLAIN: dict[str, Any] = {"timeout": 30, "verify": False, "limits": httpx.Limits(keepalive_expiry=2)}
"""Nothing here is encrypted, and loading certificates takes longer than most requests. An idle connection is let go of
before the server does so after five seconds: who asks at that very moment would get no answer."""


class Client:
    """One person with one cookie."""

    def __init__(self, address: str, name: str = "Ada", lang: str = "en", came_from: str | None = None) -> None:
        self.address, self.name = address, name
        self.came_from = came_from
        """Another loopback address than the usual one."""
        self._seats: list[Seat] = []
        line = httpx.AsyncHTTPTransport(local_address=came_from, verify=False) if came_from else None
        self.http = httpx.AsyncClient(base_url=address, headers={"accept-language": lang}, transport=line, **PLAIN)

    async def __aenter__(self) -> Client:
        (await self.http.post("/api/me", json={"name": self.name})).raise_for_status()
        return self

    async def __aexit__(self, *_: object) -> None:
        for seat in self._seats:
            await seat.leave()
        await self.http.aclose()

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        answer = await self.http.request(method, path, json=body if method in ("POST", "PUT", "PATCH") else None)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    async def make_table(self, game: str = "blueprints", seats: int = 2, **wanted: Any) -> str:
        table = await self.ask("POST", "/api/tables", game=game, seats=[{}] * seats, **wanted)
        return str(table["id"])

    def seat(self, table: str) -> Seat:
        """For looking on; with a token it is a real one."""
        seat = Seat(self, table)
        self._seats.append(seat)
        return seat

    def forget(self, seat: Seat) -> None:
        """A game is over: whoever plays hundreds need not remember them all."""
        self._seats.remove(seat)

    async def sit(self, table: str, **wanted: Any) -> Seat:
        """Takes the next free seat; whoever enters promises what it adds to the dice."""
        seat = self.seat(table)
        seated = await self.ask("POST", f"/api/tables/{table}/sit", **wanted)
        seat.token, seat.number = seated["token"], seated["seat"]
        return seat

    async def play_now(self, **wanted: Any) -> Seat:
        """A game with bots, begun: its first sight is the newest frame heard."""
        seated = await self.ask("POST", "/api/play", **wanted)
        seat = self.seat(seated["table"])
        seat.token, seat.number = seated["token"], seated["seat"]
        await seat.enter()
        await reveal(seat)
        await seat.hear_until(lambda frame: frame["kind"] == "sight")
        return seat


class Seat:
    """A seat's secret, and a socket as long as there is one."""

    def __init__(self, client: Client, table: str) -> None:
        self.client, self.table = client, table
        self.device = Device()
        self.token = ""
        self.number = -1
        self.explained = False
        """Whether it wants its sights explained."""
        self.hurry: float | None = None
        """How much faster bots' acts are to be shown."""
        self.socket: ClientConnection | None = None
        self.heard: list[Frame] = []
        self.moved: list[bytes] = []
        self.promised = asyncio.Event()
        self.table_info: Frame = {}
        """The newest that was told about the table itself."""
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count())

    async def enter(self, last: int = -1) -> Frame:
        came_from = self.client.came_from
        self.socket = await connect(
            self.client.address.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket",
            compression=None,
            local_addr=(came_from, 0) if came_from else None,
        )
        wanted = {"explain": True} if self.explained else {}
        answer = await self.ask("enter", token=self.token or None, last=last, **wanted)
        if self.hurry is not None and answer["kind"] != "refused":
            await self.send("hurry", times=self.hurry)
        await self.promise()
        return answer

    async def promise(self) -> None:
        """Also after a start that came to nothing: the table has a new secret then."""
        if self.token and self.socket is not None and has_to_promise(self.table_info):
            await self.ask("promise", **self.device.promise(self.table_info["commitment"]))
            self.promised.set()

    async def send(self, kind: str, **fields: Any) -> str:
        assert self.socket is not None
        name = fields.pop("id", None) or next(self._ids)
        if kind in ("play", "take") and self.token:
            fields = {"chain_link": self.device.link(max(0, fields["n"])), **fields}
        await self.socket.send(json.dumps({"kind": kind, "id": name, **fields}))
        return str(name)

    async def hear(self) -> Frame:
        """The next frame; what moves meanwhile is kept in `moved`."""
        assert self.socket is not None
        while isinstance(told := await asyncio.wait_for(self.socket.recv(), 30), bytes):
            self.moved.append(told)
        frame: Frame = json.loads(told)
        self.heard = [*self.heard[-9:], frame]
        if frame["kind"] == "table":
            self.table_info = frame
        return frame

    async def hear_until(self, wanted: Callable[[Frame], bool]) -> Frame:
        while not wanted(frame := await self.hear()):
            pass
        return frame

    async def ask(self, kind: str, **fields: Any) -> Frame:
        """Sends a frame and waits for its answer; what comes in between is kept in `heard`."""
        name = await self.send(kind, **fields)
        return await self.hear_until(lambda frame: frame.get("answers") == name)

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    def lost(self, error: Exception) -> None:
        """The socket broke, could not be opened, or nothing was heard for long."""
        if self.socket is not None:
            self.socket.transport.abort()
        self.socket = None


async def reveal(seat: Seat) -> None:
    """Whoever only looks on has nothing to reveal."""
    if seat.token:
        await seat.send("reveal", salt=seat.device.salt)


async def begin(host: Client, seats: list[Seat]) -> list[Frame]:
    """All these enter and reveal, and the game begins: the first sight of each."""
    for seat in seats:
        await seat.enter()
    await host.ask("POST", f"/api/tables/{seats[0].table}/start")
    for seat in seats:
        await reveal(seat)
    return [await seat.hear_until(lambda frame: frame["kind"] == "sight") for seat in seats]


def reveal_now(address: str, seated: Frame) -> None:
    """A game with bots, for whoever has asked for it without this client: it begins."""

    async def scene() -> None:
        seat = Seat(Client(address), seated["table"])
        seat.token = seated["token"]
        await seat.enter()
        await reveal(seat)
        await seat.hear_until(lambda frame: frame["kind"] == "sight")
        await seat.leave()

    asyncio.run(scene())


async def begun(ada: Client, bo: Client, **wanted: Any) -> tuple[Seat, Seat, Frame]:
    """Two people at a game that has begun: whoever is to move, the other, and what the mover sees."""
    table = await ada.make_table(**wanted)
    seats = [await ada.sit(table), await bo.sit(table)]
    for seat in seats:
        await seat.enter()
    await ada.ask("POST", f"/api/tables/{table}/start")
    for seat in seats:
        await seat.hear_until(lambda frame: frame["kind"] == "reveal")
        await reveal(seat)
    sights = [await seat.hear_until(lambda frame: frame["kind"] == "sight") for seat in seats]
    mover, other = sorted(seats, key=lambda seat: not sights[seat.number]["sight"]["legal"])
    return mover, other, sights[mover.number]


BROKEN = (OSError, ConnectionClosed, InvalidHandshake)
"""How a socket ends, or does not begin, when the server dies."""


class SeatGivenUp(Exception):
    """The device was too slow to promise or reveal: the seat is free again."""


async def play_to_the_end(seat: Seat, seed: int = 0, watch: Callable[[Frame], None] = lambda _: None) -> Frame:
    """Random legal moves until the game is over; the last sight. Comes back whenever the socket breaks, and asks again
    what was not answered: the same id twice plays once."""
    chance = random.Random(f"{seed}/{seat.number}")
    asked: Frame | None = None
    last: Frame = {"n": -1}
    while True:
        try:
            if seat.socket is None:
                frame = await seat.enter(last["n"])
                if asked is not None:
                    await seat.send(**asked)
                if seat.table_info["status"] == "starting" and "promises" in seat.table_info["steps"]:
                    await reveal(seat)  # its asking came before the answer
            else:
                frame = await seat.hear()
            watch(frame)
            if frame["kind"] == "reveal":
                await reveal(seat)
            if frame.get("code") == "token_unknown":
                raise SeatGivenUp
            if frame.get("code") == "store_unavailable" and asked is not None:
                await asyncio.sleep(0.2)  # not a condition: how often a client asks again
                await seat.send(**asked)
            if frame["kind"] == "sight":
                assert frame["n"] >= last["n"], "the server went back in time"
                last = frame
                if asked is not None and frame["n"] > asked["n"]:
                    asked = None
                legal = frame["sight"]["legal"]
                if asked is None and legal and isinstance(legal, list):  # else there are too many: a bot stands in
                    move = chance.choice(legal)
                    asked = {"kind": "play", "id": secrets.token_hex(8), "n": frame["n"], "move": move}
                    await seat.send(**asked)
            if last["n"] >= 0 and seat.table_info.get("status") == "ended":
                return last
        except BROKEN as error:
            seat.lost(error)
            await asyncio.sleep(0.05)  # not a condition: how often a client knocks at a closed door
