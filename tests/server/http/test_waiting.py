"""Waiting as asyncio does it, with less."""

from __future__ import annotations

import asyncio

import pytest

from chantier.server.http.waiting import Flag, Messages


def test_all_who_wait_for_a_flag_go_on_and_whoever_gave_up_is_forgotten() -> None:
    async def scene() -> None:
        flag = Flag()
        waiting = [asyncio.create_task(flag.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert len(flag._waiting) == 2
        flag.set()
        flag.clear()  # before any of them has its turn
        assert not flag.is_set()
        await asyncio.gather(*waiting[1:])
        flag.set()
        await flag.wait()

    asyncio.run(asyncio.wait_for(scene(), 60))


@pytest.mark.parametrize("ahead", [True, False])
def test_messages_come_in_order_whether_the_reader_waits_or_not(ahead: bool) -> None:
    async def scene() -> None:
        messages = Messages[int]()
        reading = asyncio.create_task(read(messages))
        if ahead:
            await asyncio.sleep(0)
        for number in range(5):
            messages.put_nowait(number)
        assert (messages.qsize(), messages.empty()) == (5, False)
        assert await reading == [0, 1, 2, 3, 4]
        assert (messages.qsize(), messages.empty()) == (0, True)

    async def read(messages: Messages[int]) -> list[int]:
        return [await messages.get() for _ in range(5)]

    asyncio.run(asyncio.wait_for(scene(), 60))
