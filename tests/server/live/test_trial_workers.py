"""Worker processes that try out what acts ask: one question a table, the newest; stopped at once, replaced if dead."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from collections.abc import Awaitable, Callable, Iterator
from functools import partial

from chantier.server.live.trial_workers import NICENESS, Trials

Heard = asyncio.Queue[bytes]


def counting(name: str, most: int) -> Iterator[bytes | None]:
    for number in range(most):
        yield None
        yield f"{name} {number} {os.getpid()} {os.nice(0)}".encode()


def endless() -> Iterator[bytes | None]:
    yield b"begun"
    while True:
        yield None


def broken() -> Iterator[bytes | None]:
    yield b"begun"
    raise ValueError


def with_trials(scene: Callable[[Trials], Awaitable[None]], most: int = 1) -> None:
    async def opened() -> None:
        trials = Trials(most)
        try:
            await asyncio.wait_for(scene(trials), 120)
        finally:
            await trials.close()
            assert trials.processes == []

    asyncio.run(opened())


def ask(trials: Trials, table: str, tries: Callable[[], Iterator[bytes | None]]) -> Heard:
    heard = Heard()
    trials.ask(table, pickle.dumps(tries), heard.put_nowait)
    return heard


def test_answers_come_from_a_process_of_low_priority() -> None:
    async def scene(trials: Trials) -> None:
        heard = ask(trials, "a", partial(counting, "one", 2))
        answers = [(await heard.get()).split() for _ in range(2)]
        assert [answer[:2] for answer in answers] == [[b"one", b"0"], [b"one", b"1"]]
        assert {int(answer[2]) for answer in answers} == set(trials.processes)
        assert {int(answer[3]) for answer in answers} == {os.nice(0) + NICENESS}

    with_trials(scene)


def test_the_newest_question_of_a_table_takes_the_place_of_the_one_before() -> None:
    async def scene(trials: Trials) -> None:
        first = ask(trials, "a", endless)
        assert await first.get() == b"begun"
        second = ask(trials, "a", partial(counting, "second", 1))
        third = ask(trials, "a", partial(counting, "third", 1))
        assert (await third.get()).startswith(b"third")
        assert first.empty()
        assert second.empty()
        assert trials.waiting == 0

    with_trials(scene)


def test_what_nobody_wants_to_know_any_more_is_stopped_and_told_to_nobody() -> None:
    async def scene(trials: Trials) -> None:
        running, waiting = ask(trials, "a", endless), ask(trials, "b", partial(counting, "b", 1))
        assert await running.get() == b"begun"
        other = ask(trials, "c", partial(counting, "c", 1))
        trials.forget("b")
        trials.forget("a")
        assert (await other.get()).startswith(b"c")
        assert waiting.empty()

    with_trials(scene)


def test_tables_take_turns_and_there_are_never_too_many_processes() -> None:
    async def scene(trials: Trials) -> None:
        heard = [ask(trials, f"table {number}", partial(counting, str(number), 1)) for number in range(6)]
        for number, queue in enumerate(heard):
            assert (await queue.get()).startswith(str(number).encode())
        assert len(trials.processes) <= 2

    with_trials(scene, most=2)


def test_a_question_that_fails_or_a_process_that_dies_costs_nothing_but_the_answer() -> None:
    async def scene(trials: Trials) -> None:
        assert await ask(trials, "a", broken).get() == b"begun"
        lost = ask(trials, "a", endless)
        assert await lost.get() == b"begun"
        [process] = trials.processes
        os.kill(process, signal.SIGKILL)
        after = ask(trials, "b", partial(counting, "after", 1))
        answer = await after.get()
        assert answer.startswith(b"after")
        assert int(answer.split()[2]) != process
        assert lost.empty()

    with_trials(scene)
