"""A small crowd comes, plays and goes, and nothing of it stays; `python -m tests.server.soaking` soaks for minutes."""

from __future__ import annotations

import asyncio

from tests.server.soaking import idle
from tests.server.support.client import Client
from tests.server.support.crowd import Crowd
from tests.server.support.measured import gauge
from tests.server.support.processes import ServerProcess


async def come_and_go(server: ServerProcess) -> Crowd:
    async with Client(server.address) as ada, Crowd(server.address, seed=1) as crowd:
        tasks = await gauge(ada, "chantier_tasks")
        seat = ada.seat(await ada.make_table())
        await seat.enter()
        deeds = [crowd.play_at_once] * 12 + [crowd.play_together] * 6 + [crowd.walk_out] * 4
        deeds += [crowd.look_into_the_lobby] * 4 + [crowd.knock_and_run] * 4 + [crowd.look_on_without_reading]
        await asyncio.gather(*(deed() for deed in deeds))
        assert await gauge(ada, "chantier_connections") >= 1
        assert await gauge(ada, "chantier_tables_awake") >= 1
        assert await gauge(ada, "chantier_tasks") > tasks
        await seat.leave()
        await idle(ada, tasks)
        return crowd


def test_nothing_stays_of_those_who_have_gone(server: ServerProcess) -> None:
    crowd = asyncio.run(come_and_go(server))
    assert sum(number for what, number in crowd.done.items() if "games" in what) == 12 + 6 + 4 + 4
    assert crowd.done["readers dropped"] == 1
