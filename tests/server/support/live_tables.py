"""Tables where something is led live: a house for them, and people who hold things there."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple

from chantier.games.men_at_work import MenAtWork
from chantier.games.men_at_work.acting.live import LiveSites
from chantier.games.men_at_work.acting.referee import Simulated
from chantier.games.men_at_work.acting.witness import Witness
from chantier.registry import GAMES
from chantier.server.config import OfferedGame
from tests.server.support.client import Client, Frame, Seat
from tests.server.support.motion import Motion, read_motion

STRAIGHT = [1.0, 0.0, 0.0, 0.0]
HIGH = [[0.0, 0.0, 200.0], STRAIGHT]
BESIDE = [[0.0, 0.0, 260.0], STRAIGHT]
ASIDE = [[0.0, 0.0, 200.0], [0.0, 0.0, 0.0, 1.0]]


def offers() -> dict[str, OfferedGame]:
    """Acts that somebody leads run in processes of their own, all others here."""
    witness, registered, other = Witness(Simulated()), GAMES["men-at-work"], GAMES["blueprints"]
    return {
        "men-at-work": OfferedGame(
            MenAtWork(witness), registered.recorder, registered.bots, "uniform", LiveSites(witness), is_quick=False
        ),
        "blueprints": OfferedGame(other.game, other.recorder, other.bots, other.usual),
    }


class LiveSeat:
    """A seat, or somebody who looks on, who reads what moves, too."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.frames: list[Frame | Motion] = []
        self.raw: list[str | bytes] = []
        self.sight: Frame = {}
        self._seq = 0

    async def enter(self, last: int = -1) -> Frame:
        answer = await self.seat.enter(last)
        self.sight = answer if answer["kind"] == "sight" else {}
        return answer

    async def hear(self) -> Frame | Motion:
        assert self.seat.socket is not None
        raw = await asyncio.wait_for(self.seat.socket.recv(), 30)
        self.raw.append(raw)
        frame: Frame | Motion = read_motion(raw) if isinstance(raw, bytes) else json.loads(raw)
        self.frames.append(frame)
        if not isinstance(frame, Motion) and frame["kind"] == "sight":
            self.sight = frame
        return frame

    async def until(self, wanted: Callable[[Any], bool]) -> Any:
        while not wanted(frame := await self.hear()):
            pass
        return frame

    async def told(self, kind: str, **fields: Any) -> Frame:
        frame: Frame = await self.until(
            lambda one: not isinstance(one, Motion) and one["kind"] == kind and fields.items() <= one.items()
        )
        return frame

    async def seen(self, wanted: Callable[[Motion], bool] = lambda _: True) -> Motion:
        frame: Motion = await self.until(lambda one: isinstance(one, Motion) and wanted(one))
        return frame

    async def has_moved(self, seq: int) -> Motion:
        """What moves since the hand was led there."""
        return await self.seen(lambda motion: motion.heard == seq)

    async def arrives(self, told: Frame, at: Sequence[float]) -> None:
        """Until the held piece is there."""
        held = told["about"]["things"].index(told["about"]["taken"]["piece"])

        def is_there(motion: Motion) -> bool:
            place = motion.places.get(held)
            return place is not None and math.dist(place[0], at) < 1.0

        await self.seen(is_there)

    async def ask(self, kind: str, **fields: Any) -> Frame:
        """The answer."""
        name = await self.seat.send(kind, **fields)
        frame: Frame = await self.until(lambda one: not isinstance(one, Motion) and one.get("answers") == name)
        return frame

    def something(self) -> Frame:
        """What the card lets this seat take."""
        legal, view = self.sight["sight"]["legal"], self.sight["sight"]["view"]
        what = {"kind": "Place", "piece": legal["candidates"][0], "start": HIGH}
        kind = legal["step"]["joined"]
        if kind is not None:
            joined = next(piece for piece in view["reserve"] if piece.startswith(kind))
            what |= {"joined": joined, "joined_start": BESIDE}
        return what

    async def take(self, what: Frame | None = None) -> Frame:
        """What everybody is told of it."""
        assert (await self.ask("take", n=self.sight["n"], what=what or self.something()))["kind"] == "done"
        return next(one for one in reversed(self.frames) if not isinstance(one, Motion) and one["kind"] == "live")

    async def lead(self, live: int, to: Any) -> int:
        """The number that comes back in what moves."""
        assert self.seat.socket is not None
        self._seq += 1
        await self.seat.socket.send(json.dumps({"kind": "hand", "live": live, "seq": self._seq, "to": to}))
        return self._seq

    def vanish(self) -> None:
        """As a tab that is killed: without good-bye, and without reading what has been sent."""
        if self.seat.socket is not None:
            self.seat.socket.transport.abort()

    async def silence(self, seconds: float = 1.0) -> bool:
        """Whether nothing at all comes for so long."""
        assert self.seat.socket is not None
        try:
            self.raw.append(await asyncio.wait_for(self.seat.socket.recv(), seconds))
        except TimeoutError:
            return True
        return False


class LiveTable(NamedTuple):
    name: str
    ada: LiveSeat
    bo: LiveSeat
    onlooker: LiveSeat


@asynccontextmanager
async def live_table(
    address: str, site: str = "beginner", options: Frame | None = None, **wanted: Any
) -> AsyncIterator[LiveTable]:
    """Ada is to move, Bo waits, and somebody looks on."""
    async with AsyncExitStack() as stack:
        ada, bo = [await stack.enter_async_context(Client(address, name)) for name in ("Ada", "Bo")]
        name = await ada.make_table("men-at-work", 2, options={"first": 0, "site": site, **(options or {})}, **wanted)
        seats = [LiveSeat(await one.sit(name)) for one in (ada, bo)]
        onlooker = LiveSeat(ada.seat(name))
        for one in (*seats, onlooker):
            await one.enter()
        await ada.ask("POST", f"/api/tables/{name}/start")
        for one in seats:
            await one.told("reveal")
            await one.seat.send("reveal", salt=one.seat.device.salt)
        for one in (*seats, onlooker):
            await one.told("sight")
        try:
            yield LiveTable(name, seats[0], seats[1], onlooker)
        finally:
            for one in (*seats, onlooker):
                one.vanish()
