"""How much help a table gives (M90): the server tells no hand more than the table wants, offers places to nobody but to
seats that have told the table that they need them, and rates only what was played with the same help for all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from chantier.core.chance import SeededChance
from chantier.core.errors import BadInput
from chantier.games.blueprints.state import Options
from chantier.registry import GAMES
from chantier.server import wire
from chantier.server.config import OfferedGame
from chantier.server.tables.table import Table
from chantier.server.tables.table_requests import SeatWanted, TableWanted
from tests.server.support import own_process
from tests.server.support.client import Client, Seat
from tests.server.support.inside import CHAIN, AtAHouse, Inside, Reader, refused
from tests.server.support.live_tables import STRAIGHT, LiveSeat, LiveTable, live_table, offers
from tests.server.support.motion import Motion
from tests.server.support.own_process import Here, served_here, served_in_a_thread


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    registered = GAMES["men-at-work"]
    games = offers()
    games["men-at-work"] = games["men-at-work"]._replace(advise=registered.advise, advises_all=registered.advises_all)
    with served_in_a_thread(f"sqlite:///{tmp_path_factory.mktemp('help') / 'chantier.db'}", games=games) as house:
        yield house


def at_a_table(here: Here, level: str, scene: Callable[[LiveTable], Awaitable[None]]) -> None:
    async def opened() -> None:
        async with live_table(here.address, options={"help": level}) as table:
            await scene(table)

    asyncio.run(opened())


# What a hand feels


LYING_S = 3.0


async def lowered(table: LiveTable, level: str) -> list[list[Any]]:
    """What each of them was told while Ada led something down on the site and let go."""
    told = await table.ada.take()
    await table.ada.lead(told["live"], [[0.0, 0.0, 0.0], STRAIGHT])
    if level == "none":
        await asyncio.sleep(LYING_S)  # nobody is told when it lies on something
    else:
        await table.ada.until(lambda one: not isinstance(one, Motion) and "touches" in one.get("now", {}))
    await table.ada.ask("let_go")
    await table.bo.told("sight")
    return [seat.frames for seat in (table.ada, table.bo)]


def felt(frames: list[Any]) -> list[Any]:
    return [one["now"] for one in frames if not isinstance(one, Motion) and one["kind"] == "felt"]


@pytest.mark.parametrize(
    ("level", "least", "most"),
    [
        ("all", {"touches", "points"}, {"accident", "conditions"}),
        ("some", {"touches", "points"}, {"accident"}),
        ("none", set(), {"accident"}),
    ],
)
def test_m90_nobody_is_told_more_than_the_table_wants(here: Here, level: str, least: set[str], most: set[str]) -> None:
    async def scene(table: LiveTable) -> None:
        for frames in await lowered(table, level):
            told = {key for one in felt(frames) for key in one}
            assert least <= told <= least | most
            gaps = {one.gap_mm for one in frames if isinstance(one, Motion) and not one.let_go}
            assert (gaps == {None}) == (level == "none")
            assert level == "all" or not chances(frames)

    at_a_table(here, level, scene)


def chances(frames: list[Any]) -> list[Any]:
    return [one["now"] for one in frames if not isinstance(one, Motion) and one["kind"] == "chance"]


def test_m90_with_all_help_everybody_is_told_whether_it_will_hold(here: Here) -> None:
    async def scene(table: LiveTable) -> None:
        told = await table.ada.take()
        await table.ada.lead(told["live"], [[0.0, 0.0, 0.0], STRAIGHT])
        for seat in (table.ada, table.bo, table.onlooker):
            now = (await seat.told("chance", live=told["live"]))["now"]
            assert 0 <= now["low"] <= now["stood"] / now["tries"] <= now["high"] <= 1
            assert ("rest" in now) or ("first" in now)

    at_a_table(here, "all", scene)


# Places to choose from


async def advised(seat: LiveSeat, table: LiveTable) -> httpx.Response:
    """Through the table."""
    return await seat.seat.client.http.post(f"/api/tables/{table.name}/seats/{seat.seat.number}/advice", timeout=60)


async def advised_of_a_view(seat: LiveSeat) -> httpx.Response:
    view = seat.sight["sight"]["view"]
    return await seat.seat.client.http.post("/api/games/men-at-work/advice", json=view, timeout=60)


def test_m90_with_all_help_everybody_is_offered_places(here: Here) -> None:
    async def scene(table: LiveTable) -> None:
        assert (await advised_of_a_view(table.ada)).json()["offers"]
        assert (await advised(table.ada, table)).json()["offers"]
        assert (await advised(table.bo, table)).json()["code"] == "no_advice_for_others"

    at_a_table(here, "all", scene)


@pytest.mark.parametrize("level", ["some", "none"])
def test_m90_with_less_help_only_a_seat_that_has_told_the_table_is_offered_places(here: Here, level: str) -> None:
    async def scene(table: LiveTable) -> None:
        for answer in (await advised_of_a_view(table.ada), await advised(table.ada, table)):
            assert (answer.status_code, answer.json()["code"]) == (403, "no_places_here")
        assert (await table.ada.ask("in_words", on=True))["kind"] == "done"
        for one in (table.bo, table.onlooker):
            told = await one.told("table")
            assert [seat.get("in_words", False) for seat in told["seats"]] == [True, False]
            assert told["unrated"] is True
        assert (await advised(table.ada, table)).json()["offers"]
        assert (await advised_of_a_view(table.ada)).status_code == 403, "a view says nothing about seats"
        answer = await table.bo.seat.client.http.post(f"/api/tables/{table.name}/seats/0/advice")
        assert answer.json()["code"] == "no_seat"

    at_a_table(here, level, scene)


def test_m90_a_stranger_is_advised_for_nobody(here: Here) -> None:
    async def scene(table: LiveTable) -> None:
        async with httpx.AsyncClient(base_url=here.address) as stranger:
            address = f"/api/tables/{table.name}/seats"
            assert (await stranger.post(f"{address}/0/advice")).json()["code"] == "who_are_you"
        own = table.ada.seat.client.http
        assert (await own.post(f"{address}/5/advice")).json()["code"] == "no_such_seat"
        assert (await own.post("/api/tables/nowhere/seats/0/advice")).json()["code"] == "no_such_table"

    at_a_table(here, "all", scene)


# A seat that says so


def offering(house: Inside, *, evenly: bool) -> None:
    """Blueprints, as if it could not list its moves; where points lie open, everybody is offered some."""
    registered = GAMES["blueprints"]

    def advise(view: Any, openly: bool) -> Options:
        if not (openly or evenly):
            raise BadInput("no_places_here")
        return Options()

    offer = OfferedGame(
        registered.game,
        registered.recorder,
        registered.bots,
        registered.usual,
        advise=advise,
        advises_all=lambda _: evenly,
    )
    house.house.offers["blueprints"] = offer  # type: ignore[index]


async def say(table: Table, reader: Reader, on: bool = True) -> None:
    await table.set_in_words(reader, wire.InWords("words", on))


def shown(reader: Reader) -> list[bool]:
    return [one.get("in_words", False) for one in reader.last("table")["seats"]]


async def played_out(table: Table, readers: list[Reader]) -> None:
    bot, chance = GAMES["blueprints"].bots["uniform"](), SeededChance(1)
    while (seat := table.to_move) is not None:
        chosen = msgspec.Raw(msgspec.json.encode(bot.choose(table.running.sight(seat), chance)))
        n = table.running.n
        await table.play(readers[seat], wire.Play(f"{n}", n, chosen, CHAIN.link(n)))


def test_m90_a_seat_that_plays_by_words_stays_with_it_and_everybody_is_told(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        offering(house, evenly=False)
        table, (ada, bo) = await house.game()
        assert "unrated" not in bo.last("table")
        await say(table, ada)
        assert shown(ada) == shown(bo) == [True, False]
        with refused("in_words_stays"):
            await say(table, ada, on=False)
        told = len(bo.frames)
        await say(table, ada)
        assert len(bo.frames) == told, "what is known is not told again"
        assert shown(bo) == [True, False]
        again = await house.another_hall().table(table.row.id)
        assert [one.in_words for one in again.seats] == [True, False], "a server that starts again knows it"

    at_a_house(scene)


def test_m90_before_the_game_it_is_taken_back_freely_and_goes_with_the_seat(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        offering(house, evenly=False)
        people = [house.person(name) for name in ("Ada", "Bo")]
        table = await house.hall.create(people[0], TableWanted("blueprints", (SeatWanted(), SeatWanted())))
        ada, bo = [await house.sit(table, person) for person in people]
        for on in (True, False, True):
            await say(table, bo, on)
            assert shown(ada) == [False, on]
        await house.hall.leave(people[1], table.row.id)
        assert shown(ada) == [False, False]

    at_a_house(scene)


def test_m90_who_looks_on_has_nothing_to_say_and_a_game_that_lists_its_moves_has_no_use_for_it(
    at_a_house: AtAHouse,
) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, _) = await house.game()
        with refused("no_advice"):
            await say(table, ada)
        with refused("no_advice"):
            await house.hall.advice(house.known["Ada"], table.row.id, 0, ("-",))
        onlooker = Reader()
        await table.enter(onlooker, wire.Enter("enter"))
        with refused("no_seat"):
            await say(table, onlooker)

    at_a_house(scene)


def test_m90_before_the_game_there_is_nothing_to_be_advised_of(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        offering(house, evenly=True)
        ada = house.person("Ada")
        table = await house.hall.create(ada, TableWanted("blueprints", (SeatWanted(), SeatWanted("greedy"))))
        await house.sit(table, ada)
        with refused("table_not_running"):
            await house.hall.advice(ada, table.row.id, 0, ("-",))

    at_a_house(scene)


@pytest.mark.parametrize(("evenly", "says", "rated"), [(True, True, 2), (False, False, 2), (False, True, 0)])
def test_m90_only_what_is_played_with_the_same_help_for_all_is_rated(
    at_a_house: AtAHouse, evenly: bool, says: bool, rated: int
) -> None:
    async def scene(house: Inside) -> None:
        offering(house, evenly=evenly)
        table, readers = await house.game()
        if says:
            await say(table, readers[1])
        assert readers[0].last("table").get("unrated", False) is (rated == 0)
        await played_out(table, readers)
        assert len(house.store.results(table=table.row.id)) == 2
        assert len(house.store.leaderboard("blueprints")) == rated
        with refused("table_not_running"):
            await say(table, readers[0])

    at_a_house(scene)


# Nothing of it is lost


def test_m90_a_seat_that_plays_by_words_still_does_when_the_server_is_back(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'chantier.db'}"

    async def begin() -> tuple[str, str]:
        async with served_here(database, games=own_process.offers()) as house, Client(house.address) as ada:
            table = await ada.make_table("men-at-work", 2, options={"help": "none"})
            seat = await ada.sit(table)
            await seat.enter()
            assert (await seat.ask("in_words", on=True))["kind"] == "done"
            return table, seat.token

    async def come_back(table: str, token: str) -> Any:
        async with served_here(database, games=own_process.offers()) as house, Client(house.address) as bo:
            seat: Seat = bo.seat(table)
            seat.token = token
            await seat.enter()
            return seat.table_info

    told = asyncio.run(come_back(*asyncio.run(begin())))
    assert told["seats"][0]["in_words"] is True
    assert told["unrated"] is True
