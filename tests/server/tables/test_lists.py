"""Lists of tables: mine, the lobby's, how many people there are, and tables that nobody waits at."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import update

from chantier.server import wire
from chantier.server.tables.clocks import DAY_S, LONGEST_S, Days
from chantier.server.tables.hall import GIVEN_UP_AFTER_S
from chantier.server.tables.lobby import AWAY_S, COUNT_EVERY_S
from chantier.server.tables.table_requests import SeatWanted, TableWanted
from chantier.store.schema import turns
from tests.server.support.client import Client, begin, play_to_the_end, reveal
from tests.server.support.inside import AtAHouse, Inside, Reader
from tests.server.support.own_process import served_here
from tests.server.support.processes import ServerProcess

PUBLIC = TableWanted("blueprints", (SeatWanted(), SeatWanted(), SeatWanted("greedy")), public=True)


async def shown(house: Inside) -> list[str]:
    return [one.id for one in (await house.hall.lobby.list()).tables]


async def later(house: Inside, seconds: float) -> None:
    house.time += seconds
    await house.hall.note_who_waits()


# My tables


async def mine(client: Client, table: str) -> dict[str, Any]:
    found: list[dict[str, Any]] = await client.ask("GET", "/api/me/tables")
    return next(one for one in found if one["id"] == table)


def test_my_tables_say_whose_turn_it_is_and_how_it_ended(server: ServerProcess) -> None:
    async def scene() -> None:
        async with Client(server.address) as ada, Client(server.address, "Bo") as bo:
            table = await ada.make_table(public=True)
            seats = [await ada.sit(table), await bo.sit(table)]
            waiting = await mine(ada, table)
            assert (waiting["status"], waiting["you"], waiting["mover"], waiting["your_turn"]) == (
                "open",
                0,
                None,
                False,
            )
            for seat in seats:
                await seat.enter()
            await ada.ask("POST", f"/api/tables/{table}/start")
            for seat in seats:
                await reveal(seat)
            sight = await seats[0].hear_until(lambda frame: frame["kind"] == "sight")
            told = [await mine(one, table) for one in (ada, bo)]
            assert [(one["you"], one["mover"], one["to_move"], one["your_turn"]) for one in told] == [
                (0, 0, "Ada", True),
                (1, 0, "Ada", False),
            ]
            assert told[0]["options"]["unplaceable"] == "any"
            assert (told[0]["public"], told[0]["winners"], told[0]["place"]) == (True, [], None)
            await seats[0].ask("play", n=sight["n"], move=sight["sight"]["legal"][0])
            assert [(await mine(one, table))["your_turn"] for one in (ada, bo)] == [False, True]
            for seat in seats:
                await seat.leave()
            last, _ = await asyncio.gather(*(play_to_the_end(seat) for seat in seats))
            told = [await mine(one, table) for one in (ada, bo)]
            winners = last["sight"]["view"]["ending"]["winners"]
            assert [one["winners"] for one in told] == [winners, winners]
            assert [one["place"] == 1 for one in told] == [seat in winners for seat in (0, 1)]
            assert {one["place"] for one in told} <= {1, 2}
            assert [(one["mover"], one["your_turn"]) for one in told] == [(None, False)] * 2

    asyncio.run(scene())


def test_a_guests_turn_is_mine_and_bots_are_named_by_their_level(server: ServerProcess) -> None:
    async def scene() -> None:
        async with Client(server.address) as ada:
            seats = [{}, {}, {"bot": "greedy"}]
            table = (await ada.ask("POST", "/api/tables", game="blueprints", seats=seats))["id"]
            await begin(ada, [await ada.sit(table, guest="Bo"), await ada.sit(table)])
            told = await mine(ada, table)
            assert (told["you"], told["to_move"], told["your_turn"]) == (1, "Bo", True)
            assert (told["seats"], told["bots"]) == (["Bo", "Ada", "greedy 3"], [None, None, "greedy"])

    asyncio.run(scene())


def test_a_game_that_starts_says_for_whose_device_it_waits(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            served_here(f"sqlite:///{tmp_path / 'chantier.db'}") as here,
            Client(here.address) as ada,
            Client(here.address, "Bo") as bo,
        ):
            table = await ada.make_table(clock={"kind": "days", "days": 2})
            seats = [await ada.sit(table), await bo.sit(table)]
            for seat in seats:
                await seat.enter()
            await ada.ask("POST", f"/api/tables/{table}/start")
            assert (await seats[0].ask("reveal", salt=seats[0].device.salt))["kind"] == "done"
            told = [await mine(one, table) for one in (ada, bo)]
            assert [(one["status"], one["your_turn"]) for one in told] == [("starting", False), ("starting", True)]

    asyncio.run(scene())


def test_a_game_begun_by_an_older_version_is_asked_itself(tmp_path: Path) -> None:
    async def scene() -> None:
        async with served_here(f"sqlite:///{tmp_path / 'chantier.db'}") as here, Client(here.address) as ada:
            table = (await ada.play_now(game="blueprints")).table
            await asyncio.gather(*here.hall._attended.values())
            with here.store._writing() as connection:
                connection.execute(update(turns).values(to_move=None))
            told = await mine(ada, table)
            assert (told["status"], told["your_turn"]) == ("running", True)

    asyncio.run(scene())


# The lobby


def test_a_line_of_the_lobby_tells_what_is_played_and_who_sits_there(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada = house.person("Ada")
        table = await house.hall.create(ada, PUBLIC)
        await house.hall.sit(ada, table.row.id, 1, "Bo")
        await house.hall.sit(ada, table.row.id, 0)
        [line] = (await house.hall.lobby.list()).tables
        assert (line.host, line.sitting, line.bots, line.open) == ("Ada", ("person", "person", "bot"), 1, 0)
        assert msgspec.json.decode(line.options)["unplaceable"] == "any"

    at_a_house(scene)


def test_the_lobby_counts_who_is_at_tables_and_tells_it_not_too_often(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        watcher = Reader()
        await house.hall.lobby.watch(watcher)
        table, readers = await house.game(("Ada", "Bo"), bots=1)
        await table.enter(Reader(), wire.Enter("look"))  # who looks on has no seat
        await house.hall.lobby.tell_if_changed()
        assert watcher.last("lobby")["people"] == 2
        frames = len(watcher.frames)
        table.leave(readers[0])
        await house.hall.lobby.tell_if_changed()
        assert len(watcher.frames) == frames
        house.time += COUNT_EVERY_S
        await house.hall.lobby.tell_if_changed()
        assert watcher.last("lobby")["people"] == 1
        house.time += COUNT_EVERY_S
        await house.hall.lobby.tell_if_changed()
        assert len(watcher.frames) == frames + 1, "nothing has changed"

    at_a_house(scene)


def test_a_table_stays_in_the_lobby_while_somebody_waits_there(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table = await house.hall.create(house.person("Ada"), PUBLIC)
        reader = await house.sit(table, house.known["Ada"])
        for _ in range(5):
            await later(house, AWAY_S)
        assert await shown(house) == [table.row.id]
        table.leave(reader)
        await later(house, AWAY_S)
        assert await shown(house) == [table.row.id]
        await later(house, 1)
        assert await shown(house) == []
        await table.enter(
            reader, wire.Enter("again", (await house.hall.new_token(house.known["Ada"], table.row.id)).token)
        )
        await house.hall.table(table.row.id)
        await later(house, 1)
        assert await shown(house) == [table.row.id], "whoever comes back brings it back"

    at_a_house(scene)


def test_a_table_for_games_over_days_stays_as_long_as_it_is_patient(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada = house.person("Ada")
        wanted = TableWanted("blueprints", (SeatWanted(),) * 2, clock=Days(3), public=True)
        table = await house.hall.create(ada, wanted)
        await house.hall.sit(ada, table.row.id, None)
        await later(house, DAY_S)
        assert await shown(house) == [table.row.id]
        await later(house, 1)
        assert await shown(house) == [], "nobody has looked in for a day"
        reader = Reader()
        await table.enter(reader, wire.Enter("e", (await house.hall.new_token(ada, table.row.id)).token))
        table.leave(reader)
        house.hall.look_after()
        await later(house, 1)
        assert await shown(house) == [table.row.id], "a moment is enough"
        await later(house, LONGEST_S - DAY_S)
        assert (await house.hall.table(table.row.id)).row.status == "open"
        await later(house, 2 * DAY_S)
        assert (await house.hall.table(table.row.id)).row.status == "abandoned"

    at_a_house(scene)


def test_a_table_that_all_have_left_for_a_day_is_given_up_and_says_so(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada = house.person("Ada")
        table = await house.hall.create(ada, TableWanted("blueprints", (SeatWanted(),) * 2))
        await house.hall.sit(ada, table.row.id, None)
        onlooker = Reader()
        await table.enter(onlooker, wire.Enter("look"))
        await later(house, GIVEN_UP_AFTER_S)
        assert table.info(None).status == "open"
        await later(house, 1)
        assert table.info(None).status == "abandoned"
        assert onlooker.last("table")["status"] == "abandoned"

    at_a_house(scene)


def test_what_a_kill_has_left_of_playing_at_once_is_given_up(at_a_house: AtAHouse) -> None:
    """The table was made, but nobody sat down at it: nobody can come back to it either."""

    async def scene(house: Inside) -> None:
        wanted = TableWanted("blueprints", (SeatWanted(), SeatWanted("greedy")), patience_s=LONGEST_S)
        name = (await house.hall.create(house.person("Ada"), wanted, has_code=False)).row.id
        house.hall = house.another_hall()
        await later(house, GIVEN_UP_AFTER_S + 1)
        assert (await house.hall.table(name)).row.status == "abandoned"

    at_a_house(scene)
