"""Worker processes for acts: hired when needed, never too many, replaced when they die, gone with the house."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from chantier.core.errors import Refusal
from chantier.core.live import Question
from chantier.server.live.worker_pool import Audience, Session, Stage

NOBODY = Audience(lambda _: None, lambda _: None)
MOST = 2


class Counting:
    """An act that counts its ticks until it is let go, in whatever process it is."""

    ticks_per_s, ticks_per_frame = 200, 1

    def __init__(self) -> None:
        self.tick, self.let_go, self.disturbed, self.binding = 0, False, False, False
        self._fed: list[Any] = []

    def feed(self, aim: Any) -> None:
        self._fed.append(aim)

    def release(self, there: bool = False) -> None:
        self.let_go = True

    def step(self) -> bool:
        self.tick += 1
        return not self.let_go

    def moved(self) -> bytes | None:
        return b"%d" % self.tick

    def asks(self) -> Question | None:
        return None

    def felt(self) -> bytes | None:
        return b"%d" % len(self._fed)

    def result(self) -> tuple[int, list[Any]]:
        return os.getpid(), self._fed


def refuse() -> Counting:
    raise Refusal("pose_inside_piece")


def on_a_stage(scene: Callable[[Stage], Awaitable[None]]) -> None:
    async def opened() -> None:
        stage = Stage(MOST)
        try:
            await scene(stage)
        finally:
            await stage.close()
            assert stage.processes == []

    asyncio.run(opened())


async def finished(session: Session) -> tuple[int, list[Any]]:
    session.release()
    result: tuple[int, list[Any]] = await asyncio.wait_for(session.outcome, 30)
    return result


def test_what_an_act_is_fed_and_tells_goes_to_and_fro() -> None:
    async def scene(stage: Stage) -> None:
        felt, moved = asyncio.Queue[bytes](), asyncio.Queue[bytes]()
        session = await stage.begin(7, Counting, Audience(moved.put_nowait, felt.put_nowait))
        session.feed(1, "here")
        session.feed(2, "there")
        while await asyncio.wait_for(felt.get(), 30) != b"2":
            pass
        frame = await moved.get()
        assert (frame[0], int.from_bytes(frame[2:4], "little")) == (1, 7)
        process, fed = await finished(session)
        assert fed == ["here", "there"]
        assert process in stage.processes

    on_a_stage(scene)


def test_there_is_one_process_more_than_needed_and_never_too_many() -> None:
    async def scene(stage: Stage) -> None:
        assert stage.processes == []
        sessions = [await stage.begin(0, Counting, NOBODY)]
        while len(stage.processes) < MOST:
            await asyncio.sleep(0.01)
        sessions += [await stage.begin(number, Counting, NOBODY) for number in range(1, 6)]
        found = [(await finished(session))[0] for session in sessions]
        assert sorted(found.count(process) for process in stage.processes) == [3, 3]

    on_a_stage(scene)


def test_acts_in_a_process_that_dies_end_and_the_next_one_begins_elsewhere() -> None:
    async def scene(stage: Stage) -> None:
        session = await stage.begin(1, Counting, NOBODY)
        [process, *_] = stage.processes
        os.kill(process, signal.SIGKILL)
        with pytest.raises(Refusal, match="site_worker_died"):
            await asyncio.wait_for(session.outcome, 30)
        session.feed(1, "too late")
        again = await stage.begin(2, Counting, NOBODY)
        assert (await finished(again))[0] != process

    on_a_stage(scene)


def test_who_has_died_is_not_asked_even_before_the_pipe_tells_of_it() -> None:
    async def scene(stage: Stage) -> None:
        await finished(await stage.begin(1, Counting, NOBODY))
        before = stage.processes
        for process in before:
            os.kill(process, signal.SIGKILL)
        while set(before) & set(stage.processes):  # no await: the pipes have told nothing yet
            pass
        gc.collect()  # whoever has died is still heard out, though nobody else thinks of them any more
        assert (await finished(await stage.begin(2, Counting, NOBODY)))[0] not in before

    on_a_stage(scene)


def test_an_act_that_cannot_begin_says_so_and_the_process_works_on() -> None:
    async def scene(stage: Stage) -> None:
        with pytest.raises(Refusal, match="pose_inside_piece"):
            await asyncio.wait_for((await stage.begin(1, refuse, NOBODY)).outcome, 30)
        assert await finished(await stage.begin(2, Counting, NOBODY))

    on_a_stage(scene)


def test_of_what_is_dropped_nothing_more_is_heard() -> None:
    async def scene(stage: Stage) -> None:
        heard: list[bytes] = []
        dropped = await stage.begin(1, Counting, Audience(heard.append, heard.append))
        other = await stage.begin(2, Counting, NOBODY)
        while not heard:
            await asyncio.sleep(0.01)
        dropped.drop()
        heard.clear()
        await finished(other)
        assert heard == []
        assert dropped.outcome.cancelled()

    on_a_stage(scene)
