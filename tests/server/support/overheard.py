"""Games where everything that reaches any ear is kept, byte for byte, with who heard it and how far the game was.

The seats are played from here, so nothing moves while the nosy ask: what they get belongs to a known moment.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import connect

from chantier.core.chance import SeededChance
from chantier.registry import GAMES
from tests.server.support.client import Client, Frame, Seat
from tests.server.support.truth import NEVER, Secret


class Heard(NamedTuple):
    """Something that somebody got to hear."""

    seat: int | None
    """Whose ear; None: an onlooker's or a stranger's."""
    turns: int
    """How many turns had happened when it was told."""
    how: str
    content: bytes


class Shape(NamedTuple):
    """A table to be watched. Seats with None are people's, the others name a bot."""

    game: str
    seats: Sequence[str | None]
    options: dict[str, Any]
    most_moves: int
    nosiness: float
    """How likely somebody is nosy before a move."""


class Ear(Seat):
    """A socket at a table, of a seat or of somebody who looks on."""

    def __init__(self, guest: Guest, table: str) -> None:
        super().__init__(guest, table)
        self.guest = guest
        self.explained = True
        self.turns = 0
        self.status = ""
        self.sight: Frame | None = None

    async def hear(self) -> Frame:
        assert self.socket is not None
        raw = await asyncio.wait_for(self.socket.recv(), 60)
        content = raw if isinstance(raw, bytes) else raw.encode()
        frame: Frame = json.loads(content)
        if frame["kind"] == "sight":
            self.turns, self.sight = frame["n"], frame
        elif frame["kind"] == "table":
            self.status, self.table_info = frame["status"], frame
            self.turns = max(self.turns, self.status in ("running", "ended"))
        self.guest.note(f"frame {frame['kind']}", content, self.turns)
        return frame


class Guest(Client):
    """Somebody with a cookie, whose answers are kept."""

    def __init__(self, game: WatchedGame, name: str, seat: int | None) -> None:
        super().__init__(game.address, name)
        self.game, self.number = game, seat
        self.http.event_hooks = {"response": [self._keep]}

    async def _keep(self, answer: httpx.Response) -> None:
        await answer.aread()
        head = "".join(f"{name}: {value}\n" for name, value in answer.headers.items()) + "\n"
        how = f"{answer.request.method} {answer.request.url.raw_path.decode()}"
        self.note(how, head.encode() + answer.content, self.game.turns)

    def note(self, how: str, content: bytes, turns: int) -> None:
        self.game.turns = max(self.game.turns, turns)
        self.game.heard.append(Heard(self.number, turns, how, content))

    def ear(self) -> Ear:
        ear = Ear(self, self.game.table)
        self._seats.append(ear)
        return ear


class WatchedGame:
    """One game with its people, an onlooker, and somebody who only passes by."""

    def __init__(self, address: str, shape: Shape, routes: Sequence[str], chance: random.Random) -> None:
        self.address, self.shape, self._routes, self._chance = address, shape, routes, chance
        self.table = ""
        self.turns = 0
        self.moves = 0
        self._nosy = chance.randrange(5)
        self.heard: list[Heard] = []
        self.known: list[Secret] = []
        """Secrets that only their owners and these tests know in plain text."""
        self._people = [Guest(self, f"Player {seat}", seat) for seat, bot in enumerate(shape.seats) if bot is None]
        self._onlooker, self._stranger = Guest(self, "Onlooker", None), Guest(self, "Stranger", None)
        self._players: list[Ear] = []
        self._ears: list[Ear] = []

    async def play(self) -> WatchedGame:
        guests = [*self._people, self._onlooker]
        for guest in guests:
            await guest.__aenter__()
        try:
            await self._sit_down()
            await self._reveal()
            await self._moves()
            if any(ear.status == "ended" for ear in self._ears):
                await self._ask_everything([*guests, self._stranger])
        finally:
            for guest in [*guests, self._stranger]:
                await guest.__aexit__()
        return self

    # Before the game

    async def _sit_down(self) -> None:
        host = self._people[0]
        seats = [{} if bot is None else {"bot": bot} for bot in self.shape.seats]
        wanted = {"options": self.shape.options, "public": True, "talk": True}
        made = await host.ask("POST", "/api/tables", game=self.shape.game, seats=seats, **wanted)
        self.table = made["id"]
        for guest in self._people:
            ear = guest.ear()
            seated = await guest.ask("POST", f"/api/tables/{self.table}/sit", seat=guest.number)
            ear.token = seated["token"]
            self._players.append(ear)
            self._know("a token", guest, ear.token)
            self._know("a cookie", guest, guest.http.cookies["chantier"])
            self._know("a link", guest, (await guest.ask("POST", "/api/me/link"))["link"])
        self._ears = [*self._players, self._onlooker.ear()]
        for ear in self._ears:
            await ear.enter()
        await self._ask_everything([self._onlooker])

    def _know(self, what: str, guest: Guest, content: str) -> None:
        self.known.append(Secret(what, guest.number, NEVER, content.encode()))

    async def _reveal(self) -> None:
        """One after the other, and nobody may know a salt before all have been revealed."""
        await self._people[0].ask("POST", f"/api/tables/{self.table}/start")
        for number, ear in enumerate(self._players):
            await ear.ask("reveal", salt=ear.device.salt)
            if number == 0:
                await self._ask_while_starting()
            await self._listen()

    async def _ask_while_starting(self) -> None:
        """A table waits only so long. If it began meanwhile, nobody knows before or after which answer."""
        before = len(self.heard)
        await self._ask_everything([self._people[-1]])
        await self._listen()
        if self.turns > 0:
            self.heard[before:] = [one._replace(turns=self.turns) for one in self.heard[before:]]

    # The game

    async def _moves(self) -> None:
        while True:
            await self._listen()
            if any(ear.status == "ended" for ear in self._ears) or self.moves >= self.shape.most_moves:
                return
            mover = next((ear for ear in self._players if ear.sight and ear.sight["sight"]["legal"] is not None), None)
            if mover is None:
                await self._ears[0].hear()  # a bot thinks
                continue
            if self._chance.random() < self.shape.nosiness:
                await self._be_nosy(mover)
            assert mover.sight is not None
            await mover.ask("play", n=mover.sight["n"], move=self._move(mover.sight["sight"]))
            self.moves += 1

    def _move(self, sight: Frame) -> Any:
        """Any legal one. Where they are not listed, one of a game that would look the same."""
        if isinstance(sight["legal"], list):
            return self._chance.choice(sight["legal"])
        if sight["legal"]["moves"] and self._chance.random() < 0.5:
            return self._chance.choice(sight["legal"]["moves"])
        game, chance = GAMES[self.shape.game].game, SeededChance(self._chance.getrandbits(32))
        view = msgspec.convert(sight["view"], game.view_type)
        return msgspec.to_builtins(game.legal_moves(game.imagine(view, chance)).sample(chance))

    async def _listen(self) -> None:
        """Until everybody has heard what there is to hear."""
        for ear in self._ears:
            await ear.ask("ping")

    # Being nosy

    async def _be_nosy(self, mover: Ear) -> None:
        """In one way after the other."""
        other = self._chance.choice([ear for ear in self._ears if ear is not mover])
        self._nosy += 1
        match self._nosy % 5:
            case 0:
                others = [guest for guest in self._people if guest is not mover.guest]
                await self._ask_everything([self._chance.choice(others or self._people), self._stranger])
            case 1:
                await self._disturb(other, mover)
            case 2:
                await self._come_back(other)
            case 3:
                await self._take_over(other)
            case 4:
                await self._ask_for_what_is_not_theirs(other.guest)

    async def _ask_everything(self, guests: Sequence[Guest]) -> None:
        """Every address that can be read, whatever it answers."""
        seats = [f"/api/tables/{self.table}/replay?seat={seat}" for seat in range(len(self.shape.seats))]
        paths = [path.replace("{name}", self.table).replace("{game}", self.shape.game) for path in self._routes]
        for guest in guests:
            for path in [*paths, *seats]:
                await guest.http.get(path)
            async with connect(self.address.replace("http", "ws", 1) + "/api/lobby") as lobby:
                guest.note("frame lobby", str(await lobby.recv()).encode(), self.turns)

    async def _come_back(self, ear: Ear) -> None:
        await ear.leave()
        await ear.enter(last=self._chance.randint(-1, self.turns))

    async def _take_over(self, ear: Ear) -> None:
        """The same person with a new token; the old socket is closed."""
        if ear.guest.number is not None:
            await ear.leave()
            ear.token = (await ear.guest.ask("POST", f"/api/tables/{self.table}/token"))["token"]
            self._know("a token", ear.guest, ear.token)
            await ear.enter(last=self._chance.randint(-1, self.turns))

    async def _disturb(self, ear: Ear, mover: Ear) -> None:
        """Out of turn, on an old number, with junk; and talk."""
        assert mover.sight is not None
        move = self._move(mover.sight["sight"])
        await ear.ask("play", n=mover.sight["n"], move=move)
        await ear.ask("play", n=0, move=move)
        await ear.ask("play", n=mover.sight["n"], move={"kind": "TakeDie"})
        await ear.ask("reveal", salt="00" * 16)
        await mover.ask("say", phrase="luck")
        assert mover.socket is not None
        await mover.socket.send(json.dumps({"kind": "gesture", "now": {"finger": "up"}}))

    async def _ask_for_what_is_not_theirs(self, guest: Guest) -> None:
        asked = ("rematch", "start") if guest.number is not None else ("rematch", "start", "token", "leave")
        for action in asked:
            await guest.http.post(f"/api/tables/{self.table}/{action}")
        await guest.http.post(f"/api/tables/{self.table}/sit", json={})
        await guest.http.put(f"/api/tables/{self.table}/seats/0", json={"bot": None})
