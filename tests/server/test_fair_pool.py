"""Work is shared out by who has used least, and not by who came first. Time is told: nobody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from chantier.server.fair_pool import REMEMBERED, Account, FairPool


class Bench(Executor):
    """Threads that work when they are told to, for as long as they are told."""

    def __init__(self) -> None:
        self.now = 0.0
        self.begun: list[Callable[[], object]] = []

    def submit(self, call: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.begun.append(call)
        return Future()

    async def finish(self, takes_s: float = 1.0, which: int = 0) -> None:
        self.now += takes_s
        self.begun.pop(which)()
        await asyncio.sleep(0)
        await asyncio.sleep(0)


class Asked:
    """Calls that note in which order they were made."""

    def __init__(self, threads: int = 1, most_of_one: int | None = None) -> None:
        self.bench = Bench()
        self.pool = FairPool(threads, "test", most_of_one, lambda: self.bench.now, self.bench)
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[str]] = []

    async def ask(self, *account: str) -> asyncio.Task[str]:
        task = asyncio.create_task(self.pool.run(account, lambda: self._made(account)))
        self.tasks.append(task)
        await asyncio.sleep(0)
        return task

    def _made(self, account: Account) -> str:
        name = "/".join(account)
        self.order.append(name)
        return name

    async def finish_all(self) -> list[str]:
        while self.bench.begun:
            await self.bench.finish(1.0)
        return self.order


def run(scene: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(scene(), 60))


def test_two_hundred_tables_of_one_stranger_wait_for_each_other_and_nobody_for_them() -> None:
    """An honest bot's thought comes right after the one that is being thought. It was the 201st."""

    async def scene() -> None:
        asked = Asked()
        for number in range(200):
            await asked.ask("stranger", "eve", f"table {number}")
        await asked.ask("home", "ada", "table")
        await asked.finish_all()
        assert asked.order.index("home/ada/table") == 1

    run(scene)


def test_as_many_people_as_one_likes_to_be_count_as_one_address() -> None:
    async def scene() -> None:
        asked = Asked()
        for number in range(200):
            await asked.ask("stranger", f"eve {number}", "table")
        for number in range(3):
            await asked.ask("home", "ada", f"table {number}")
        order = await asked.finish_all()
        assert [order.index(f"home/ada/table {number}") for number in range(3)] == [1, 3, 5]

    run(scene)


def test_people_of_one_address_take_turns_and_so_do_tables_of_one_person() -> None:
    async def scene() -> None:
        asked = Asked()
        await asked.ask("club", "ada", "a")
        for account in (("ada", "a"), ("ada", "a"), ("ada", "b"), ("bo", "c")):
            await asked.ask("club", *account)
        assert await asked.finish_all() == ["club/ada/a", "club/bo/c", "club/ada/b", "club/ada/a", "club/ada/a"]

    run(scene)


def test_time_counts_and_not_how_often() -> None:
    """One whose thoughts take ten times as long gets a tenth as many."""

    async def scene() -> None:
        asked = Asked()
        for _ in range(30):
            await asked.ask("slow")
            await asked.ask("quick")
        for _ in range(22):
            await asked.bench.finish(10.0 if _next(asked) == "slow" else 1.0)
        assert asked.order.count("quick") >= 9 * asked.order.count("slow")

    def _next(asked: Asked) -> str:
        """Whose call is being made: the one that has been taken out of the queue."""
        return "slow" if asked.order.count("slow") + waiting(asked, "slow") < 30 else "quick"

    def waiting(asked: Asked, name: str) -> int:
        return asked.pool._all.parts[name].waiting

    run(scene)


def test_waiting_saves_nothing_up() -> None:
    """Who comes after a long time goes next, and not for as long as the others have had before."""

    async def scene() -> None:
        asked = Asked()
        await asked.ask("late")
        await asked.finish_all()
        for _ in range(50):
            await asked.ask("busy")
        for _ in range(40):
            await asked.bench.finish()
        for _ in range(5):
            await asked.ask("late")
        order = (await asked.finish_all())[41:]
        assert order[:2] == ["busy", "late"]
        assert order[:7].count("late") <= 4

    run(scene)


def test_who_comes_back_has_saved_nothing_up_either() -> None:
    async def scene() -> None:
        asked = Asked()
        for _ in range(2):  # somebody waits all the time, so that nothing is forgotten
            await asked.ask("bo")
        await asked.ask("ada")
        await asked.bench.finish(1.0)
        for _ in range(20):
            await asked.ask("bo")
            await asked.bench.finish(1.0)
        asked.order.clear()
        for _ in range(4):
            await asked.ask("ada")
            await asked.ask("bo")
        await asked.finish_all()
        assert asked.order[0] == "bo", "had begun before"
        assert "bo" in asked.order[1:4], "twenty seconds of Bo's are no credit of Ada's"

    run(scene)


def test_one_address_never_has_all_threads() -> None:
    async def scene() -> None:
        asked = Asked(threads=3, most_of_one=2)
        for _ in range(10):
            await asked.ask("stranger")
        assert len(asked.bench.begun) == 2
        await asked.ask("home")
        assert len(asked.bench.begun) == 3, "it does not wait for anything"
        await asked.finish_all()
        assert sorted(asked.order) == ["home"] + ["stranger"] * 10

    run(scene)


def test_free_threads_are_not_all_given_to_whoever_came_first() -> None:
    async def scene() -> None:
        asked = Asked(threads=1)
        await asked.ask("first")
        for name in ("stranger", "stranger", "home"):
            await asked.ask(name)
        assert await asked.finish_all() == ["first", "stranger", "home", "stranger"]

    run(scene)


def test_what_nobody_waits_for_any_more_is_not_done() -> None:
    async def scene() -> None:
        asked = Asked()
        await asked.ask("ada")
        given_up = await asked.ask("bo")
        given_up.cancel()
        await asyncio.sleep(0)
        await asked.ask("cy")
        assert await asked.finish_all() == ["ada", "cy"]
        assert asked.pool.waiting == 0

    run(scene)


def test_who_gives_up_while_it_is_done_keeps_nobody_waiting() -> None:
    async def scene() -> None:
        problems = list[dict[str, Any]]()
        asyncio.get_running_loop().set_exception_handler(lambda _, problem: problems.append(problem))
        asked = Asked()
        given_up = await asked.ask("ada")
        await asked.ask("bo")
        given_up.cancel()
        await asyncio.sleep(0)
        assert await asked.finish_all() == ["ada", "bo"], "a thread cannot be stopped"
        assert await asked.tasks[1] == "bo"
        assert problems == [], "nothing of it comes into the log"

    run(scene)


def test_a_thread_that_is_done_after_the_server_has_closed_says_nothing() -> None:
    asked = Asked()

    async def scene() -> None:
        await asked.ask("ada")

    run(scene)
    asked.bench.begun.pop()()
    assert asked.order == ["ada"]


def test_what_fails_fails_for_whoever_asked() -> None:
    def fail() -> None:
        raise ValueError("no")

    async def scene() -> None:
        pool = FairPool(1, "test")
        with pytest.raises(ValueError, match="no"):
            await pool.run(("ada",), fail)
        assert await pool.run(("ada",), lambda: 7) == 7
        pool.close()

    run(scene)


def test_strangers_cannot_fill_the_memory_with_accounts() -> None:
    async def scene() -> None:
        asked = Asked()
        for number in range(REMEMBERED):
            await asked.ask(f"{number}")
            await asked.finish_all()
        assert not asked.pool._all.parts
        for _ in range(3):
            await asked.ask("busy")
        for number in range(3 * REMEMBERED):  # there is always somebody who waits
            await asked.ask(f"{number}")
            await asked.ask("busy")
            await asked.bench.finish()
            await asked.bench.finish()
        assert len(asked.pool._all.parts) <= 2 * REMEMBERED

    run(scene)
