"""Three servers on one PostgreSQL look for turns to tell: each message goes out once, and outlives who had it."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import psycopg
import pytest

from tests.server.notifying import FIRST, Somebody, begin, has_heard, move_once
from tests.server.support.client import Client
from tests.server.support.processes import ServerProcess, faults
from tests.server.support.receivers import HttpReceiver, MailReceiver, until
from tests.store.support import postgresql

MOVES = 4
NODES = 3
GAMES = 4


@pytest.fixture(scope="module")
def database() -> Iterator[postgresql.Server]:
    with postgresql.running() as server:
        yield server


class Nodes:
    """Servers of one house, whose mail and webhooks end here."""

    def __init__(self, database: str, folder: Path, mail: MailReceiver) -> None:
        smtp = ["--smtp-host", "127.0.0.1", "--smtp-port", str(mail.port), "--smtp-security", "none"]
        named = ["--mail-from", "Chantier <post@chantier.example>", "--public-url", "http://chantier.example"]
        arguments = [*smtp, *named, "--allow-private-hooks", "--notify-after", "0"]
        self.all = [ServerProcess(database, folder / f"{number}.txt", arguments=arguments) for number in range(NODES)]

    def __enter__(self) -> Nodes:
        self._stack = ExitStack()
        for one in self.all:
            self._stack.enter_context(one)
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()
        assert [fault for one in self.all for fault in faults(one.log())] == []


def sender(address: str, table: str) -> int | None:
    """Which of the servers, in the order in which they were started, has claimed a message about a table."""
    with psycopg.connect(address) as connection:
        ids = [one for (one,) in connection.execute("SELECT id FROM nodes ORDER BY started_at")]
        asked = 'SELECT claimed_by FROM deliveries WHERE "table" = %s AND claimed_by IS NOT NULL'
        claimed = connection.execute(asked, [table]).fetchone()
        return None if claimed is None else ids.index(claimed[0])


def test_three_servers_look_and_every_message_goes_out_once(database: postgresql.Server, tmp_path: Path) -> None:
    async def scene() -> None:
        with MailReceiver() as mail, Nodes(database.new_database(), tmp_path, mail) as nodes:
            async with HttpReceiver() as http:
                one, two, _ = (node.address for node in nodes.all)
                async with Client(one, "Ada") as ada, Client(two, "Bo") as bo:
                    people = {name.name: Somebody(name, http, mail) for name in (ada, bo)}
                    for somebody in people.values():
                        await somebody.subscribe()
                    games = [await begin(list(people.values())) for _ in range(GAMES)]
                    chance = random.Random(1)
                    for n in range(FIRST + 1, FIRST + 1 + MOVES):
                        for seats in games:
                            seats.reverse()
                            somebody = people[seats[0].client.name]
                            await until(partial(has_heard, somebody, (seats[0].table, n)))
                            assert not (await move_once(seats[0], chance)).again
                    for somebody in people.values():
                        for ways in (somebody.pushed(), somebody.hooked(), somebody.mailed()):
                            assert len(ways) >= GAMES * MOVES // 2
                            assert set(ways.values()) == {1}, "nothing twice, whoever looks"

    asyncio.run(scene())


def test_a_server_that_dies_with_a_message_leaves_it_to_another(database: postgresql.Server, tmp_path: Path) -> None:
    """The webhook does not answer before its sender is dead; then another server sends the same message."""

    async def scene() -> None:
        address = database.new_database()
        with MailReceiver() as mail, Nodes(address, tmp_path, mail) as nodes:
            here, there, _ = (node.address for node in nodes.all)
            async with HttpReceiver() as http, Client(here, "Ada") as ada, Client(there, "Bo") as bo:
                people = [Somebody(one, http, mail) for one in (ada, bo)]
                for one in people:
                    url = f"{http.url}/hook/{one.name}"
                    await one.client.ask("POST", "/api/me/notifications/webhook", url=url)
                http.may_answer.clear()
                table = (await begin(people))[0].table
                await until(lambda: len(http.requests) == 1)
                dead = sender(address, table)
                assert dead is not None
                await asyncio.to_thread(nodes.all[dead].kill)
                await until(lambda: len(http.requests) == 2)
                assert sender(address, table) not in (None, dead)
                http.may_answer.set()
                await until(lambda: sender(address, table) is None)
                assert len({json.loads(one.body)["key"] for one in http.requests}) == 1
                assert len(http.requests) == 2

    asyncio.run(scene())
