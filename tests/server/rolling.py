"""A new version every half minute, while games are begun and played all the time: nobody may be told of an error.

    python -m tests.server.rolling [MINUTES [GAMES [EVERY_S]]]

plays GAMES games at once (60) for so many minutes (10) behind HAProxy, three nodes on real PostgreSQL whose commits are
on the disk; every EVERY_S seconds (30) the next node closes as it is asked to and another takes its place. Every
answer that is not a success, every refused frame and every socket that ended otherwise than by "come back" (1012) is
counted, and so is the longest time that a move waited for its answer. Every record is verified.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed

from chantier.store import Store
from tests.server.killing import EXPECTED_REFUSALS, MEN_AT_WORK_EVERY, built, play, record_of, sat_down
from tests.server.support.client import Frame
from tests.server.support.houses import House, house
from tests.server.support.witnesses import Witness, WitnessClient, agree
from tests.store.support import postgresql
from tests.store.support.postgresql import DURABLE

COME_BACK = 1012
GAMES_OF_A_PERSON = 10


class Seen:
    """Errors and waits, as clients have seen them."""

    def __init__(self) -> None:
        self.errors: Counter[str] = Counter()
        self.came_back = 0
        """Sockets that were asked to."""
        self.games, self.replaced, self.unanswered = 0, 0, 0
        self.pauses: list[float] = []
        """Seconds from each move to its answer."""

    def __str__(self) -> str:
        ordered = sorted(self.pauses)
        waits = {share: round(ordered[int(share * (len(ordered) - 1))], 2) for share in (0.5, 0.9, 0.99, 0.999, 1)}
        told = f"{self.games} games, {len(ordered)} moves, {self.replaced} nodes replaced, {self.came_back} came back"
        errors = {**self.errors, "requests without an answer": self.unanswered}
        return f"{told}\nseconds that a move waited: {waits}\nerrors: {errors}"


class WatchfulSeat(Witness):
    def __init__(self, client: Watchful, table: str, chance: random.Random) -> None:
        super().__init__(client, table, chance, lambda: None)
        self._seen = client.seen

    async def hear(self) -> Frame:
        try:
            frame = await super().hear()
        except TimeoutError:
            self._seen.errors["nothing heard"] += 1
            raise
        if frame["kind"] == "refused" and frame["code"] not in EXPECTED_REFUSALS:
            self._seen.errors[f"refused: {frame['code']}"] += 1
        return frame

    def lost(self, error: Exception) -> None:
        super().lost(error)
        code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd is not None else None
        if code == COME_BACK:
            self._seen.came_back += 1
        else:
            self._seen.errors[f"socket: {code or repr(error)}"] += 1


class Watchful(WitnessClient):
    """A person who notes everything that is not as it should be."""

    def __init__(self, address: str, name: str, chance: random.Random, seen: Seen) -> None:
        super().__init__(address, name, chance, lambda: None)
        self._any, self.seen = chance, seen
        self.http.event_hooks = {"request": [self._count], "response": [self._note]}

    async def _count(self, _: httpx.Request) -> None:
        self.seen.unanswered += 1

    async def _note(self, answer: httpx.Response) -> None:
        self.seen.unanswered -= 1
        if not answer.is_success:
            self.seen.errors[f"{answer.request.method} {answer.url.path.split('/')[-1]}: {answer.status_code}"] += 1

    def seat(self, table: str) -> Witness:
        seat = WatchfulSeat(self, table, self._any)
        self._seats.append(seat)
        return seat


class Player(NamedTuple):
    """Plays one game after the other, until it is time to stop."""

    people: Sequence[Watchful]
    store: Store
    seen: Seen
    until: float

    async def run(self, number: int, of: int) -> None:
        while time.monotonic() < self.until:
            await self._play_one(number)
            number += of

    async def _play_one(self, number: int) -> None:
        host = self.people[number % len(self.people)]
        try:
            game = await (built(host) if number % MEN_AT_WORK_EVERY == 0 else sat_down(self.people, number))
            if not await play(game, number):
                self.seen.errors["a seat was given up"] += 1
                return
            record = await record_of(game)
        except httpx.HTTPError as error:
            self.seen.errors[f"request: {error!r}"] += 1
            return
        await asyncio.to_thread(lambda: agree(game.seats, self.store.turns(game.table), record))
        self.seen.games += 1
        self.seen.pauses += [pause for seat in game.seats for pause in seat.pauses]
        for seat in game.seats:
            seat.client.forget(seat)


async def roll(nodes: House, every_s: float, until: float, seen: Seen) -> None:
    while True:
        await asyncio.sleep(every_s)  # not a condition: so often a new version comes
        if time.monotonic() >= until:
            return
        await asyncio.to_thread(nodes.replace, seen.replaced % len(nodes.nodes))
        seen.replaced += 1


async def play_and_roll(nodes: House, database: str, games: int, seconds: float, every_s: float) -> Seen:
    seen, chance, until = Seen(), random.Random(games), time.monotonic() + seconds
    count = max(6, games // GAMES_OF_A_PERSON)
    people = [Watchful(nodes.address, f"Player {number}", chance, seen) for number in range(count)]
    for person in people:
        await person.__aenter__()
    store = Store.open(database)
    player = Player(people, store, seen, until)
    await asyncio.gather(
        roll(nodes, every_s, until, seen), *(player.run(number, games) for number in range(1, games + 1))
    )
    store.close()
    for person in people:
        await person.__aexit__()
    return seen


def run(folder: Path, games: int, seconds: float, every_s: float, settings: Sequence[str] = DURABLE) -> Seen:
    with postgresql.running(settings) as server:
        database = server.new_database()
        with house(database, folder) as nodes:
            seen = asyncio.run(play_and_roll(nodes, database, games, seconds, every_s))
            assert "Traceback" not in nodes.log(), nodes.log()
    return seen


def main(minutes: float = 10, games: float = 60, every_s: float = 30) -> None:
    with tempfile.TemporaryDirectory() as folder:
        print(run(Path(folder), int(games), minutes * 60, every_s))


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
