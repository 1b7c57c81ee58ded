"""The scribe: turns that come while it writes are stored together, and each table is told what became of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import pytest

from chantier.core.errors import Refusal
from chantier.core.rows import Ending, StoredTurn
from chantier.server.store_protocol import Keeping
from chantier.server.tables.turn_writer import Scribe
from chantier.server.thread_pools import Threads
from chantier.store import Store
from tests.store.support.scenes import running_table, turn

Batch = Sequence[tuple[StoredTurn, Ending | None]]


class SlowDisk:
    """A store that writes when it is allowed to; its only table that takes no turns is called "ended"."""

    def __init__(self) -> None:
        self.may_write = threading.Event()
        self.batches: list[list[str]] = []

    def append_turns(self, batch: Batch) -> list[StoredTurn | Exception]:
        self.batches.append([one.table for one, _ in batch])
        assert self.may_write.wait(30)
        if any(one.table == "broken" for one, _ in batch):
            raise ZeroDivisionError
        return [Refusal("table_not_running") if one.table == "ended" else one for one, _ in batch]


async def asked(scribe: Scribe, *tables: str) -> list[asyncio.Task[StoredTurn]]:
    """Turns of these tables, on their way to the scribe."""
    tasks = [asyncio.create_task(scribe.store(turn(table, 1), None)) for table in tables]
    await asyncio.sleep(0)  # all of them have spoken; the scribe begins when the loop comes round
    return tasks


async def begun(disk: SlowDisk, batches: int) -> None:
    while len(disk.batches) < batches:
        await asyncio.sleep(0)


def at_a_slow_disk() -> tuple[SlowDisk, Scribe, Threads]:
    disk, threads = SlowDisk(), Threads()
    return disk, Scribe(cast(Keeping, disk), threads), threads


def test_what_comes_while_it_writes_is_stored_together() -> None:
    async def scene() -> None:
        disk, scribe, threads = at_a_slow_disk()
        first = await asked(scribe, "a")
        await begun(disk, 1)
        later = await asked(scribe, "b", "c", "d")
        assert not any(one.done() for one in first + later), "nothing is shown before it is stored"
        disk.may_write.set()
        stored = [await one for one in first + later]
        assert [one.table for one in stored] == ["a", "b", "c", "d"]
        assert disk.batches == [["a"], ["b", "c", "d"]]
        threads.close()

    asyncio.run(scene())


def test_each_table_is_told_what_became_of_its_own_turn() -> None:
    async def scene() -> None:
        disk, scribe, threads = at_a_slow_disk()
        disk.may_write.set()
        told = await asyncio.gather(*await asked(scribe, "a", "ended", "b"), return_exceptions=True)
        assert [one.table for one in told if isinstance(one, StoredTurn)] == ["a", "b"]
        assert isinstance(told[1], Refusal)
        assert told[1].code == "table_not_running"
        threads.close()

    asyncio.run(scene())


def test_nobody_waits_for_ever_and_it_goes_on() -> None:
    async def scene() -> None:
        disk, scribe, threads = at_a_slow_disk()
        disk.may_write.set()
        for one in await asked(scribe, "a", "broken"):
            with pytest.raises(ZeroDivisionError):
                await one
        assert (await (await asked(scribe, "a"))[0]).table == "a"
        threads.close()

    asyncio.run(scene())


class CutLine:
    """A store whose line breaks: before the first turns are stored, and before it can say that the next ones are."""

    def __init__(self) -> None:
        self.stored: dict[str, StoredTurn] = {}
        self.troubles = ["before", "after"]

    def append_turns(self, batch: Batch) -> list[StoredTurn | Exception]:
        trouble = self.troubles.pop(0) if self.troubles else ""
        if trouble != "before":
            self.stored |= {one.table: self.stored.get(one.table, one) for one, _ in batch}
        if trouble:
            return [Refusal("store_unavailable") for _ in batch]
        return [self.stored[one.table] for one, _ in batch]


def test_turns_wait_for_a_database_that_comes_back() -> None:
    async def scene() -> None:
        line, threads = CutLine(), Threads(holds_s=60)
        scribe = Scribe(cast(Keeping, line), threads)
        waiting = await asked(scribe, "a", "b")
        while line.troubles:
            await threads.probe(lambda: None)
        await threads.probe(lambda: None)
        assert [(await one).table for one in waiting] == ["a", "b"]
        threads.close()

    asyncio.run(scene())


def test_turns_do_not_wait_for_ever() -> None:
    async def scene() -> None:
        line, threads = CutLine(), Threads(holds_s=0.05)
        scribe = Scribe(cast(Keeping, line), threads)
        for one in await asked(scribe, "a", "b"):
            with pytest.raises(Refusal) as refused:
                await one
            assert refused.value.code == "store_unavailable"
        await threads.probe(lambda: None)
        threads.close()

    asyncio.run(scene())


def test_who_gives_up_waiting_does_not_disturb_the_others() -> None:
    async def scene() -> None:
        disk, scribe, threads = at_a_slow_disk()
        gone, stays = await asked(scribe, "a", "b")
        await begun(disk, 1)
        gone.cancel()
        disk.may_write.set()
        assert (await stays).table == "b"
        assert gone.cancelled()
        threads.close()

    asyncio.run(scene())


def test_what_it_has_said_is_stored_is_in_the_database(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path / 'store.db'}")
    tables = [running_table(store) for _ in range(20)]

    async def scene() -> None:
        threads = Threads()
        scribe = Scribe(store, threads)

        async def play(table: str) -> None:
            for n in range(1, 6):
                await scribe.store(turn(table, n), None)
                assert store.turns(table)[-1].n == n

        await asyncio.gather(*map(play, tables))
        threads.close()

    asyncio.run(scene())
    assert [[one.n for one in store.turns(table)] for table in tables] == [list(range(6))] * 20
    store.close()
