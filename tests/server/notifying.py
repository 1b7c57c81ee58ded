"""People play over days and are told of every turn, by push, e-mail and webhook, while the server is killed.

    python -m tests.server.notifying [TURNS [KILLS]]

plays 500 turns of games for two on SQLite while the server is killed 40 times with SIGKILL at random moments, and
prints what arrived: no message may be lost, and one that comes twice has the same key. What receives them is real: a
push service whose browser decrypts, a webhook, a mail server. `tests/server/scenarios/test_notifying.py` does the same
with a few turns, and with an orderly restart between all moves.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from chantier.server.notifications.messages import message_key
from tests.server.support.client import BROKEN, Client, Seat, begun
from tests.server.support.processes import ServerProcess, free_port
from tests.server.support.receivers import Browser, HttpReceiver, MailReceiver, Received, link_in, until

MOVES_OF_A_GAME = 34
"""Of 36: what comes after the last one is not somebody's turn."""
OVER_DAYS = {"kind": "days", "days": 2}
FIRST = 1
"""The number of the first move."""
SENT_AT_ONCE = 8
HEARD_WITHIN_S = 600.0
"""A message whose receiver was too slow is tried again, later each time."""
Heard = tuple[str, int, str]
"""Table, number of the turn, key of the message."""


class Counted(NamedTuple):
    """What a run has seen."""

    turns: int
    kills: int
    expected: int
    arrived: int
    twice: int
    """Messages that came again, with the key that they had."""


class Somebody:
    """A person with three ways to be told."""

    def __init__(self, client: Client, http: HttpReceiver, mail: MailReceiver) -> None:
        self.client, self.name, self._http, self._mail = client, client.name, http, mail
        self.browser, self.email = Browser(), f"{client.name.lower()}@example.org"
        self._read: dict[str, list[Heard]] = {}
        self._channel = ""

    async def subscribe(self) -> None:
        ask = self.client.ask
        here = "/api/me/notifications"
        await ask("POST", f"{here}/push", endpoint=f"{self._http.url}/push/{self.name}", **self.browser.keys)
        await ask("POST", f"{here}/webhook", url=f"{self._http.url}/hook/{self.name}")
        self._channel = (await ask("POST", f"{here}/email", address=self.email))["id"]
        await until(lambda: bool(self._mail.to(self.email)))
        await ask("POST", "/api/notifications/confirm", token=link_in(self._mail.to(self.email)[0], "/confirm"))

    def pushed(self) -> Counter[Heard]:
        return self._heard("push", self.browser.told)

    def hooked(self) -> Counter[Heard]:
        return self._heard("hook", lambda one: json.loads(one.body))

    def _heard(self, way: str, read: Callable[[Received], dict[str, Any]]) -> Counter[Heard]:
        """Each message is read once: decrypting all of them again and again would take all the time there is."""
        read_before = self._read.setdefault(way, [])
        for one in self._http.at(f"/{way}/{self.name}")[len(read_before) :]:
            told = read(one)
            read_before.append((told["table"], told["n"], told["key"]))
        return Counter(read_before)

    def mailed(self) -> Counter[str]:
        """Letters by their keys."""
        told = self._mail.to(self.email)[1:]  # the first asks whether the address is theirs
        return Counter(str(one["X-Idempotency-Key"]) for one in told)

    def letter_about(self, turn: tuple[str, int]) -> str:
        """Its key: a letter does not say the number of a turn."""
        return message_key(self._channel, *turn)


class House:
    """A server whose other ends are here."""

    def __init__(self, folder: Path, http: HttpReceiver, mail: MailReceiver, after_s: float = 0.0) -> None:
        port = free_port()
        self.http, self.mail = http, mail
        self.server = ServerProcess(
            f"sqlite:///{folder / 'chantier.db'}", folder / "log.txt", port, arguments=self._arguments(port, after_s)
        )

    def _arguments(self, port: int, after_s: float) -> list[str]:
        smtp = ["--smtp-host", "127.0.0.1", "--smtp-port", str(self.mail.port), "--smtp-security", "none"]
        mail = [*smtp, "--mail-from", "Chantier <post@chantier.example>", "--public-url", f"http://127.0.0.1:{port}"]
        return [*mail, "--allow-private-hooks", "--notify-after", str(after_s)]


class Moved(NamedTuple):
    n: int
    again: bool
    """Whether the next turn is the same person's: a round may begin with whoever ended the last one."""


async def move_once(seat: Seat, chance: random.Random) -> Moved:
    """Comes to the table, makes a move and goes, however often the server dies meanwhile."""
    asked: dict[str, Any] | None = None
    while True:
        try:
            frame = await seat.enter()
            if asked is None:
                move = chance.choice(frame["sight"]["legal"])
                asked = {"kind": "play", "id": f"{seat.table}-{frame['n']}", "n": frame["n"], "move": move}
            answer = await seat.ask(**asked)
            await seat.leave()
            if answer["kind"] == "sight":
                return Moved(int(asked["n"]), answer["sight"]["legal"] is not None)
            assert answer["code"] in ("store_unavailable",), answer
        except (*BROKEN, TimeoutError):
            with suppress(*BROKEN, TimeoutError):
                await seat.leave()  # a line that is only slow would count as somebody who is there
            seat.socket = None
            await asyncio.sleep(0.05)  # not a condition: how often a client knocks at a closed door


async def begin(people: list[Somebody]) -> list[Seat]:
    """A game over days in which the first move was made by somebody who had not left the table, so that nobody was told
    of it: whoever has moved, and whose turn it is."""
    one, other = people
    mover, waiter, sight = await begun(one.client, other.client, clock=OVER_DAYS)
    assert sight["n"] == FIRST
    await waiter.leave()
    await mover.ask("play", n=FIRST, move=sight["sight"]["legal"][0])
    await mover.leave()
    return [mover, waiter]


class Turns:
    """Whose turns there were: those that had to be told, and those that may have been, or not."""

    def __init__(self, people: list[Somebody]) -> None:
        self.told: dict[str, set[tuple[str, int]]] = {one.name: set() for one in people}
        self.perhaps: dict[str, set[tuple[str, int]]] = {one.name: set() for one in people}


async def play(people: list[Somebody], seats: list[Seat], moves: int, seed: int, turns: Turns) -> None:
    """Whoever is to move comes only when all three messages have; unless they have just moved themselves, and so may
    have been at the table when the turn came."""
    by_name, chance, again = {one.name: one for one in people}, random.Random(seed), False
    for n in range(FIRST + 1, FIRST + 1 + moves):
        if not again:
            seats.reverse()
        somebody, turn = by_name[seats[0].client.name], (seats[0].table, n)
        (turns.perhaps if again else turns.told)[somebody.name].add(turn)
        if not again:
            await hear(somebody, turn)
        moved = await move_once(seats[0], chance)
        assert moved.n == n
        again = moved.again
    for one in people:
        turns.perhaps[one.name].add((seats[0].table, n + 1))  # nobody waits for it


async def hear(somebody: Somebody, turn: tuple[str, int]) -> None:
    try:
        await until(partial(has_heard, somebody, turn), HEARD_WITHIN_S)
    except TimeoutError:
        ways = [somebody.pushed(), somebody.hooked(), somebody.mailed()]
        raise AssertionError(f"{somebody.name} was not told of {turn}: {ways}") from None


def has_heard(somebody: Somebody, turn: tuple[str, int]) -> bool:
    """By all three ways."""
    told = [{one[:2] for one in ways} for ways in (somebody.pushed(), somebody.hooked())]
    return all(turn in one for one in told) and somebody.letter_about(turn) in somebody.mailed()


async def killing(server: ServerProcess, kills: int, chance: random.Random, counted: list[int]) -> None:
    for _ in range(kills):
        await asyncio.sleep(chance.uniform(0.2, 3.0))  # not a condition: when death comes
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        counted.append(1)


async def run(folder: Path, turns: int, kills: int, games: int, seed: int = 7) -> Counted:
    chance = random.Random(seed)
    with MailReceiver() as mail:
        async with HttpReceiver() as http:
            house = House(folder, http, mail)
            with house.server as server:
                async with Client(server.address, "Ada") as ada, Client(server.address, "Bo") as bo:
                    people = [Somebody(ada, http, mail), Somebody(bo, http, mail)]
                    for one in people:
                        await one.subscribe()
                    told = Turns(people)
                    share = -(-turns // games)
                    tables = [await begin(people) for _ in range(games)]
                    playing = [
                        asyncio.create_task(play(people, seats, share, seed + number, told))
                        for number, seats in enumerate(tables)
                    ]
                    died: list[int] = []
                    dying = asyncio.create_task(killing(server, kills, chance, died))
                    await asyncio.gather(*playing, dying)
            assert "Traceback" not in server.log(), server.log()
            return count(people, told, len(died))


def count(people: list[Somebody], turns: Turns, kills: int) -> Counted:
    """Nothing lost, nothing about a turn that was none; what came twice has the same key."""
    arrived = twice = 0
    for one in people:
        needed, allowed = turns.told[one.name], turns.told[one.name] | turns.perhaps[one.name]
        for ways in (one.pushed(), one.hooked()):
            heard = {told[:2] for told in ways}
            assert needed <= heard, "a message was lost"
            assert heard <= allowed, "no turn"
            assert len(heard) == len(ways), "two keys for one turn"
            arrived, twice = arrived + len(ways), twice + sum(ways.values()) - len(ways)
        letters = one.mailed()
        assert set(map(one.letter_about, needed)) <= set(letters), "a letter was lost"
        assert set(letters) <= set(map(one.letter_about, allowed)), "no turn"
        arrived, twice = arrived + len(letters), twice + sum(letters.values()) - len(letters)
    assert twice <= kills * SENT_AT_ONCE, "only what was on its way when the server died may come again"
    expected = sum(map(len, turns.told.values()))
    return Counted(expected, kills, 3 * expected, arrived, twice)


def main() -> None:
    turns, kills = (int(one) for one in [*sys.argv[1:], *("500", "40")[len(sys.argv) - 1 :]])
    with tempfile.TemporaryDirectory() as folder:
        counted = asyncio.run(run(Path(folder), turns, kills, games=-(-turns // MOVES_OF_A_GAME)))
    print(
        f"{counted.turns} turns told by three ways through {counted.kills} deaths of the server: of {counted.expected} "
        f"messages none was lost, {counted.twice} came again with the key they had had"
    )


if __name__ == "__main__":
    main()
