"""Told of every turn, exactly once and by every way; also when the server is restarted, or dies."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from pathlib import Path

from tests.server.notifying import FIRST, OVER_DAYS, House, Somebody, begin, has_heard, move_once, run
from tests.server.support.client import Client, begun
from tests.server.support.receivers import HttpReceiver, MailReceiver, until

MOVES = 3


def test_two_people_are_told_of_every_turn_once_with_a_restart_between_all_moves(tmp_path: Path) -> None:
    async def scene() -> None:
        with MailReceiver() as mail:
            async with HttpReceiver() as http:
                server = House(tmp_path, http, mail).server
                with server:
                    async with Client(server.address, "Ada") as ada, Client(server.address, "Bo") as bo:
                        people = {one.name: Somebody(one, http, mail) for one in (ada, bo)}
                        for one in people.values():
                            await one.subscribe()
                        seats, chance, n = await begin(list(people.values())), random.Random(1), FIRST
                        table = seats[0].table
                        told: dict[str, set[tuple[str, int]]] = {name: set() for name in people}
                        for _ in range(MOVES):
                            await asyncio.to_thread(server.stop)
                            await asyncio.to_thread(server.start)
                            seats.reverse()
                            n += 1
                            somebody = people[seats[0].client.name]
                            told[somebody.name].add((table, n))
                            await until(partial(has_heard, somebody, (table, n)))
                            assert (await move_once(seats[0], chance)).n == n
                        await asyncio.to_thread(server.stop)
                        last = people[seats[1].client.name]
                        told[last.name].add((table, n + 1))  # whether that was told in time does not matter
                        for one in people.values():
                            for ways in (one.pushed(), one.hooked(), one.mailed()):
                                assert set(ways.values()) <= {1}, "nothing twice"
                            theirs = {turn for turn in told[one.name] if turn[1] <= n}
                            assert theirs <= {way[:2] for way in one.pushed()} <= told[one.name]
                            assert theirs <= {way[:2] for way in one.hooked()} <= told[one.name]
                            letters = {one.letter_about(turn) for turn in theirs}
                            assert letters <= set(one.mailed()) <= {one.letter_about(turn) for turn in told[one.name]}

    asyncio.run(scene())


def test_nothing_is_lost_and_what_comes_again_says_so_when_the_server_dies(tmp_path: Path) -> None:
    counted = asyncio.run(run(tmp_path, turns=6, kills=2, games=2))
    assert counted.arrived >= counted.expected >= 18
    assert counted.kills == 2


def test_whoever_moves_before_the_message_goes_out_is_not_told(tmp_path: Path) -> None:
    """The grace is long, both move, and then it is over at once: only of the turn that is still to be made is told."""

    async def scene() -> None:
        with MailReceiver() as mail:
            async with HttpReceiver() as http:
                patient = House(tmp_path, http, mail, after_s=3600.0)
                with patient.server as server:
                    async with Client(server.address, "Ada") as ada, Client(server.address, "Bo") as bo:
                        people = {one.name: Somebody(one, http, mail) for one in (ada, bo)}
                        for one in people.values():
                            await one.subscribe()
                        mover, waiter, _ = await begun(ada, bo, clock=OVER_DAYS)
                        chance = random.Random(1)
                        for seat in (mover, waiter):
                            await seat.leave()
                        await move_once(mover, chance)
                        n = (await move_once(waiter, chance)).n
                        await asyncio.to_thread(server.stop)
                        assert http.requests == []
                        hasty = House(tmp_path, http, mail).server
                        with hasty:
                            one, other = people[mover.client.name], people[waiter.client.name]
                            await until(partial(has_heard, one, (mover.table, n + 1)))
                        assert [way[:2] for way in one.pushed()] == [(mover.table, n + 1)]
                        assert (other.pushed(), other.hooked(), other.mailed()) == ({}, {}, {})

    asyncio.run(scene())
