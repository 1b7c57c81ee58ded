"""The server is killed while games are played: no acknowledged move is lost, none is played twice, every game ends.

    python -m tests.server.killing [GAMES [KILLS]]

plays 200 games at once on SQLite and again on PostgreSQL, kills the server 40 times with SIGKILL during each, and
prints what it counted; `tests/server/scenarios/test_killing.py` does the same with a dozen games. The clients are real
sockets that come back, and some of what they ask they ask twice.

PostgreSQL runs with the tests' quick settings, which would not outlive a power cut. That does not matter here: what
dies is our server, and what PostgreSQL has committed stays committed. SQLite lives inside the process that is killed
and has its real settings.
"""

from __future__ import annotations

import asyncio
import math
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from chantier.core.decoding import decode_json
from chantier.core.record import Record
from chantier.server.wire import HURRY_MOST
from chantier.store import Store
from tests.server.support.client import Frame, SeatGivenUp, play_to_the_end
from tests.server.support.processes import ServerProcess, faults
from tests.server.support.witnesses import Witness, WitnessClient, agree
from tests.store.support import postgresql

PEOPLE_LEAST, TABLES_OF_A_PERSON = 6, 30
"""So few play everywhere: what is tried here are tables, and every person more costs a client more. Nobody may have
more than fifty open tables."""
MOVES_OF_A_SEAT = 18
"""Three rounds of six dice."""
IN_THE_MIDST_S = 0.03
"""Longer than a move takes: death comes before, while and after it is stored."""
EXPECTED_REFUSALS = {"old_number", "nothing_to_reveal"}
"""A stand-in was quicker; what was revealed before a death is revealed again after the game has begun."""

DONE_BEFORE = ("table_not_open", "table_not_running", "seats_open")
AT_ONCE = 10
"""So many tables are made at the same time."""
AGAIN = (502, 503, 504)
"""The node died while it was asked and the proxy says so, the database is away, or the table on its way."""


class Kind(NamedTuple):
    """What is played at a table."""

    people: int
    bots: tuple[str, ...] = ()
    clock: dict[str, Any] = {"kind": "none"}  # noqa: RUF012 - never changed


KINDS = (
    Kind(2),
    Kind(1, ("greedy",)),
    Kind(3, clock={"kind": "per_move", "seconds": 3}),  # a restart takes about as long: bots stand in, people return
    Kind(4),
    Kind(2, ("uniform", "greedy"), {"kind": "bank", "seconds": 60, "increment": 1}),
    Kind(2, clock={"kind": "days", "days": 1}),
    Kind(1, ("uniform", "uniform", "uniform"), {"kind": "per_move", "seconds": 3}),
)
MEN_AT_WORK_EVERY = 50
"""Of so many tables one is of the game with an engine, where bots play among themselves, more or less."""


class Game(NamedTuple):
    table: str
    host: WitnessClient
    seats: list[Witness]


class Count(NamedTuple):
    """What a run has seen."""

    games: int
    kills: int
    acknowledged: int
    stored: int
    by: dict[str, int]
    repeated: int
    refused: dict[str, int]
    silences: int
    asked_again: dict[str, int]
    """Requests that were told of trouble."""
    seconds: float


class Death:
    """Comes when so and so many moves have been acknowledged, wherever that is."""

    def __init__(self, moments: Sequence[int]) -> None:
        self._moments = sorted(moments)
        self._acknowledged = 0
        self._near = asyncio.Event()

    def acknowledged(self) -> None:
        self._acknowledged += 1
        if self._moments and self._acknowledged >= self._moments[0]:
            self._near.set()

    async def comes_before(self, end: asyncio.Future[Any]) -> bool:
        near = asyncio.create_task(self._near.wait())
        await asyncio.wait({near, end}, return_when=asyncio.FIRST_COMPLETED)
        near.cancel()
        self._near.clear()
        del self._moments[:1]
        return not end.done()


async def sat_down(people: Sequence[WitnessClient], number: int) -> Game:
    kind = KINDS[number % len(KINDS)]
    chosen = [people[(number + seat) % len(people)] for seat in range(kind.people)]
    seats: list[dict[str, str]] = [{}] * kind.people + [{"bot": bot} for bot in kind.bots]
    made = await chosen[0].ask("POST", "/api/tables", game="blueprints", seats=seats, clock=kind.clock)
    return Game(made["id"], chosen[0], [await person.sit(made["id"]) for person in chosen])


async def built(person: WitnessClient) -> Game:
    """Bots play at random, one of them for somebody whose time is up and who wants to see it quickly, until one has
    lost the only certificate: with three it took hundreds of turns."""
    wanted = {"options": {"certificates": 1}, "clock": {"kind": "bank", "seconds": 1, "increment": 0}}
    made = await person.ask("POST", "/api/tables", game="men-at-work", seats=[{}, {"bot": "uniform"}], **wanted)
    seat = await person.sit(made["id"])
    seat.hurry = HURRY_MOST
    return Game(made["id"], person, [seat])


async def ask(game: Game, what: str) -> None:
    """Until it is answered; that it has been done already is an answer too."""
    while True:
        try:
            answer = await game.host.http.post(f"/api/tables/{game.table}/{what}")
            if answer.status_code in AGAIN or not _is_ours(answer):
                game.host.asked_again[f"{what}: {answer.status_code} {answer.text[:80]}"] += 1
                await asyncio.sleep(0.2)  # not a condition: how often a client asks again
                continue
            assert answer.is_success or answer.json()["code"] in DONE_BEFORE, answer.text
            return
        except httpx.TransportError:
            await asyncio.sleep(0.05)  # not a condition: how often a client knocks at a closed door


def _is_ours(answer: httpx.Response) -> bool:
    """Not the proxy's own, for a node that died while it was asked."""
    return answer.is_success or "json" in answer.headers.get("content-type", "")


async def play(game: Game, seed: int) -> bool:
    """False: it has not begun, because somebody's device was too slow; on a machine that is much too busy all are."""
    seats = [asyncio.create_task(play_to_the_end(seat, seed)) for seat in game.seats]
    try:
        await _play(game, asyncio.gather(*seats))
    except SeatGivenUp:
        return False
    finally:
        await _ended(seats)
    return True


async def _play(game: Game, playing: asyncio.Future[list[Frame]]) -> None:
    await asyncio.gather(*(seat.promised.wait() for seat in game.seats if seat.token))  # or they may lose their seats
    await ask(game, "start")
    last = await playing
    assert len({frame["n"] for frame in last}) == 1, "seats disagree about how long the game was"
    for seat in game.seats:
        await seat.leave()


Strike = Callable[[], None]
"""What happens to servers in the midst of everything; waits until others can be asked again."""


async def play_and_strike(
    address: str, strikes: Sequence[Strike], games: int, seed: int, until: float = math.inf
) -> tuple[list[Game], list[Record], int]:
    """`until`: after that nothing strikes any more."""
    chance = random.Random(seed)
    moves = sum(KINDS[number % len(KINDS)].people for number in range(1, games + 1)) * MOVES_OF_A_SEAT
    death = Death(
        chance.sample(range(1, moves * 3 // 4), len(strikes))
    )  # not at the very end: stand-ins play some of them
    invited = max(PEOPLE_LEAST, games // TABLES_OF_A_PERSON)
    people = [WitnessClient(address, f"Player {number}", chance, death.acknowledged) for number in range(invited)]
    for person in people:
        await person.__aenter__()
    sitting_down = asyncio.Semaphore(AT_ONCE)

    async def made(number: int) -> Game:
        async with sitting_down:
            if number % MEN_AT_WORK_EVERY:
                return await sat_down(people, number)
            return await built(people[number % len(people)])

    tables = await asyncio.gather(*map(made, range(1, games + 1)))
    games_played = [asyncio.create_task(play(game, seed + number)) for number, game in enumerate(tables)]
    playing = asyncio.gather(*games_played)
    struck = 0
    try:
        while await death.comes_before(playing) and time.monotonic() < until:
            await asyncio.sleep(chance.uniform(0, IN_THE_MIDST_S))  # not a condition: the moment is to be a random one
            await asyncio.to_thread(strikes[struck])
            struck += 1
        begun = await playing
    finally:
        await _ended(games_played)
    tables = [game for game, has_begun in zip(tables, begun, strict=True) if has_begun]
    records = [await record_of(game) for game in tables]
    for person in people:
        await person.__aexit__()
    return tables, records, struck


async def _ended(tasks: Collection[asyncio.Task[Any]]) -> None:
    """When one has failed, the others end too; whoever reconnects just then may miss that it is told to, once."""
    while any(not task.done() for task in tasks):
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=1)


async def record_of(game: Game) -> Record:
    answer = await game.host.http.get(f"/api/tables/{game.table}/record")
    record: Record = decode_json(answer.raise_for_status().content, Record)
    return record


def run(database: str, folder: Path, games: int, kills: int, seed: int) -> Count:
    begun = time.monotonic()
    with ServerProcess(database, folder / "log.txt") as server:

        def die() -> None:
            server.kill()
            server.start()

        played = asyncio.run(play_and_strike(server.address, [die] * kills, games, seed))
    assert faults(server.log()) == []
    return counted(database, begun, *played)


def counted(
    database: str,
    begun: float,
    tables: list[Game],
    records: list[Record],
    killed: int,
    expected: Collection[str] = EXPECTED_REFUSALS,
) -> Count:
    """Everything that was played is compared with what those who played it remember."""
    store = Store.open(database)
    try:
        logs = [store.turns(game.table) for game in tables]
    finally:
        store.close()
    for game, turns, record in zip(tables, logs, records, strict=True):
        agree(game.seats, turns, record)
    seats = [seat for game in tables for seat in game.seats]
    refused = sum((seat.refused for seat in seats), Counter[str]())
    assert set(refused) <= set(expected), refused
    return Count(
        games=len(tables),
        kills=killed,
        acknowledged=sum(len(seat.acknowledged) for seat in seats),
        stored=sum(map(len, logs)),
        by=dict(Counter(turn.by for turns in logs for turn in turns)),
        repeated=sum(seat.repeated for seat in seats),
        refused=dict(refused),
        silences=sum(seat.silences for seat in seats),
        asked_again=dict(sum((host.asked_again for host in {game.host for game in tables}), Counter[str]())),
        seconds=round(time.monotonic() - begun, 1),
    )


def main(games: int = 200, kills: int = 40) -> None:
    seed = random.randrange(10**6)
    print(f"{games} games, {kills} kills, seed {seed}")
    with tempfile.TemporaryDirectory() as folder:
        print("SQLite    ", run(f"sqlite:///{folder}/chantier.db", Path(folder), games, kills, seed), flush=True)
        with postgresql.running() as server:
            print("PostgreSQL", run(server.new_database(), Path(folder), games, kills, seed), flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
