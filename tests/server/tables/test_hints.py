"""Hints at a table: for one person among bots, noted before they are told, never where others or ratings suffer."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from threading import Event
from typing import Any, ParamSpec

import httpx
import msgspec
import pytest

from chantier.core.errors import Refusal
from chantier.server.tables.table_state import HINTS_MOST
from tests.server.support.client import Client, Seat, begun, play_to_the_end
from tests.server.support.own_process import Here, offers, served_here

P = ParamSpec("P")
HINT = {"picks": [{"die": "W1"}]}


def scene(play: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test with a server and its clients in one loop."""

    @wraps(play)
    def played(*args: P.args, **kwargs: P.kwargs) -> None:
        async def whole() -> None:
            await play(*args, **kwargs)

        asyncio.run(whole())

    return played


class Found(msgspec.Struct):
    picks: list[dict[str, str]]


class Search:
    """Notes what it is given, and answers when it may."""

    def __init__(self) -> None:
        self.given: list[Any] = []
        self.may = Event()
        self.may.set()
        self.trouble: Exception | None = None

    def __call__(self, view: Any) -> msgspec.Struct:
        self.given.append(view)
        assert self.may.wait(60)
        if self.trouble is not None:
            raise self.trouble
        return Found(HINT["picks"])


@asynccontextmanager
async def served(tmp_path: Path, search: Search | None, **settings: Any) -> AsyncIterator[Here]:
    games = {"blueprints": offers()["blueprints"]._replace(hint=search)}
    async with served_here(f"sqlite:///{tmp_path / 'house.db'}", games=games, **settings) as here:
        yield here


async def asked(seat: Seat, n: int, unrated: bool = True, **headers: str) -> httpx.Response:
    path = f"/api/tables/{seat.table}/seats/{seat.number}/hint"
    return await seat.client.http.post(path, json={"n": n, "unrated": unrated}, headers=headers)


async def hint(seat: Seat, n: int) -> Any:
    """Asks until it is there."""
    while (answer := await asked(seat, n)).json().get("hint", 0) is None:
        await asyncio.sleep(0.01)  # not a condition: how often a client asks
    answer.raise_for_status()
    return answer.json()


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def my_turn(seat: Seat) -> dict[str, Any]:
    """The sight with which it is this seat's turn."""
    newest = next((one for one in reversed(seat.heard) if one["kind"] == "sight"), None)
    if newest is not None and newest["sight"]["legal"]:
        return newest
    return await seat.hear_until(lambda frame: frame["kind"] == "sight" and bool(frame["sight"]["legal"]))


async def play_on(seat: Seat) -> None:
    """To the end. Comes back first: the newest sight has been heard, and no other comes before somebody moves."""
    await seat.leave()
    await play_to_the_end(seat)


@scene
async def test_a_hint_is_told_from_the_own_sight_and_the_game_is_not_rated(tmp_path: Path) -> None:
    search = Search()
    async with served(tmp_path, search) as here, Client(here.address) as ada:
        seat = await ada.play_now(game="blueprints")
        turn = await my_turn(seat)
        assert (seat.table_info.get("unrated"), seat.table_info["hints_left"]) == (None, HINTS_MOST)
        assert await hint(seat, turn["n"]) == {"hint": HINT, "left": HINTS_MOST - 1}
        told = await seat.hear_until(lambda frame: frame["kind"] == "table")
        assert (told["unrated"], told["hints_left"], told["hinted"]) == (True, HINTS_MOST - 1, [turn["n"]])
        assert await hint(seat, turn["n"]) == {"hint": HINT, "left": HINTS_MOST - 1}, "the same turn counts once"
        assert [view.seat for view in search.given] == [seat.number]
        await play_on(seat)
        assert here.store.leaderboard("blueprints") == []
        record = await ada.ask("GET", f"/api/tables/{seat.table}/record")
        assert "hint" not in str(record.get("notes", ""))


@scene
async def test_without_a_hint_the_same_game_is_rated(tmp_path: Path) -> None:
    async with served(tmp_path, Search()) as here, Client(here.address) as ada:
        seat = await ada.play_now(game="blueprints")
        await seat.send("ping")
        turn = await my_turn(seat)
        await seat.send("play", n=turn["n"], move=random.Random(0).choice(turn["sight"]["legal"]))
        await play_on(seat)
        assert len(here.store.leaderboard("blueprints")) == 2


@scene
async def test_whoever_has_not_said_that_they_know_is_told_first(tmp_path: Path) -> None:
    search = Search()
    async with served(tmp_path, search) as here, Client(here.address) as ada:
        seat = await ada.play_now(game="blueprints")
        turn = await my_turn(seat)
        assert code(await asked(seat, turn["n"], unrated=False)) == (409, "hint_ends_rating")
        assert search.given == []
        await hint(seat, turn["n"])
        assert (await asked(seat, turn["n"], unrated=False)).status_code == 200, "it is unrated already"


@scene
async def test_one_search_at_a_time_and_the_moves_go_on(tmp_path: Path) -> None:
    search = Search()
    search.may.clear()
    async with served(tmp_path, search) as here, Client(here.address) as ada:
        seat = await ada.play_now(game="blueprints")
        turn = await my_turn(seat)
        for _ in range(3):
            assert (await asked(seat, turn["n"])).json()["hint"] is None
        await seat.ask("play", n=turn["n"], move=turn["sight"]["legal"][0])
        later = await my_turn(seat)
        assert (await asked(seat, later["n"])).json()["hint"] is None
        assert len(search.given) == 1, "the earlier search is finished before"
        search.may.set()
        assert (await hint(seat, later["n"]))["left"] == HINTS_MOST - 1, "a hint that came too late does not count"
        assert here.store.notes(seat.table)[0].n == later["n"]


@scene
async def test_it_is_remembered_over_a_restart(tmp_path: Path) -> None:
    search = Search()
    async with served(tmp_path, search) as here, Client(here.address) as ada:
        seat = await ada.play_now(game="blueprints")
        turn = await my_turn(seat)
        await hint(seat, turn["n"])
        cookies = dict(ada.http.cookies)
    async with served(tmp_path, search) as here, Client(here.address) as again:
        again.http.cookies.clear()  # its own person's
        again.http.cookies.update(cookies)
        back = again.seat(seat.table)
        back.token, back.number, back.device = seat.token, seat.number, seat.device
        await back.enter()
        assert (back.table_info["unrated"], back.table_info["hinted"]) == (True, [turn["n"]])
        assert (await hint(back, turn["n"]))["left"] == HINTS_MOST - 1
        await play_on(back)
        assert here.store.leaderboard("blueprints") == []


@scene
async def test_there_is_an_end_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chantier.server.tables.table_state.HINTS_MOST", 1)
    async with served(tmp_path, Search()) as here, Client(here.address) as ada:
        seat = await ada.play_now(game="blueprints")
        turn = await my_turn(seat)
        assert (await hint(seat, turn["n"]))["left"] == 0
        await seat.ask("play", n=turn["n"], move=turn["sight"]["legal"][0])
        assert code(await asked(seat, (await my_turn(seat))["n"])) == (409, "hints_used_up")


@scene
async def test_not_where_others_play_nor_for_others_nor_at_another_time(tmp_path: Path) -> None:
    search = Search()
    async with served(tmp_path, search) as here, Client(here.address) as ada, Client(here.address, "Bo") as bo:
        mover, _, sight = await begun(ada, bo)
        assert "hints_left" not in mover.table_info
        assert code(await asked(mover, sight["n"])) == (409, "hint_not_fair")
        seat = await ada.play_now(game="blueprints")
        turn = await my_turn(seat)
        theirs = Seat(bo, seat.table)
        theirs.number = seat.number
        assert code(await asked(theirs, turn["n"])) == (403, "no_seat")
        assert code(await asked(seat, turn["n"] + 1))[1] == "old_number"
        assert code(await asked(seat, turn["n"], origin="https://elsewhere.example")) == (403, "wrong_origin")
        assert (await ada.http.post(f"/api/tables/{seat.table}/seats/7/hint", json={"n": 1})).status_code == 400
        assert search.given == []


@scene
async def test_a_guest_is_somebody_else(tmp_path: Path) -> None:
    async with served(tmp_path, Search()) as here, Client(here.address) as ada:
        table = await ada.make_table()
        first, guest = await ada.sit(table), await ada.sit(table, guest="Cleo")
        for seat in (first, guest):
            await seat.enter()
        await ada.ask("POST", f"/api/tables/{table}/start")
        for seat in (first, guest):
            await seat.hear_until(lambda frame: frame["kind"] == "reveal")
            await seat.send("reveal", salt=seat.device.salt)
        sight = await first.hear_until(lambda frame: frame["kind"] == "sight")
        assert code(await asked(first, sight["n"])) == (409, "hint_not_fair")


@scene
async def test_trouble_is_told_costs_no_hint_and_may_be_tried_again(tmp_path: Path) -> None:
    search = Search()
    search.trouble = Refusal("no_strong_search")
    async with served(tmp_path, search) as here, Client(here.address) as ada:
        seat = await ada.play_now(game="blueprints")
        turn = await my_turn(seat)
        while (answer := await asked(seat, turn["n"])).status_code == 200:
            await asyncio.sleep(0.01)  # not a condition: how often a client asks
        assert code(answer) == (404, "no_strong_search")
        assert here.store.notes(seat.table) == []
        search.trouble = None
        assert (await hint(seat, turn["n"]))["left"] == HINTS_MOST - 1


@scene
async def test_where_a_game_has_none_nobody_is_offered_one(tmp_path: Path) -> None:
    async with served(tmp_path, None) as here, Client(here.address) as ada:
        seat = await ada.play_now(game="blueprints")
        turn = await my_turn(seat)
        assert "hints_left" not in seat.table_info
        assert code(await asked(seat, turn["n"])) == (404, "no_hints")


@scene
async def test_strangers_cannot_ask_for_many_searches(tmp_path: Path) -> None:
    limits = ("search.person=1/0.0001",)
    async with served(tmp_path, Search(), generosity=1, limits=limits) as here, Client(here.address) as ada:
        seat = await ada.play_now(game="blueprints")
        turn = await my_turn(seat)
        await hint(seat, turn["n"])
        await seat.ask("play", n=turn["n"], move=turn["sight"]["legal"][0])
        assert code(await asked(seat, (await my_turn(seat))["n"])) == (429, "too_often")
