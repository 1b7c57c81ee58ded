"""Bots play where somebody plays or looks on. A game in which no person sits sleeps, also after a restart."""

from __future__ import annotations

import asyncio

from chantier.server import wire
from chantier.server.tables.table import Table
from chantier.server.tables.table_requests import SeatWanted, TableWanted
from tests.server.support.inside import AtAHouse, Inside, Reader, bots_done, move

BOTS = TableWanted("blueprints", (SeatWanted("greedy"),) * 3)


async def begun(house: Inside) -> Table:
    """A game of bots that nobody looks at."""
    ada = house.person("Ada")
    table = await house.hall.create(ada, BOTS)
    await house.hall.start(ada, table.row.id)
    return table


def test_bots_alone_do_not_play(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table = await begun(house)
        for _ in range(10):
            await house.go_on(table, 60.0)
        assert (table.thinking, table.running.n, table.due()) == (None, 1, None)
        house.hall.look_after()
        assert table.row.id not in house.hall.awake

    at_a_house(scene)


def test_bots_play_to_the_end_for_somebody_who_looks_on(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table = await begun(house)
        await table.enter(Reader(), wire.Enter("enter"))
        await bots_done(table)
        assert table.row.status == "ended"

    at_a_house(scene)


def test_bots_stop_when_the_last_one_goes_and_go_on_when_somebody_comes(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, onlooker = await begun(house), Reader()
        await table.enter(onlooker, wire.Enter("enter"))
        while table.running.n < 4:
            before = table.running.n
            await house.go_on(table, 0.0)
            while table.thinking is not None and table.running.n == before:
                await asyncio.sleep(0)
        table.leave(onlooker)
        await bots_done(table)
        stopped_at = table.running.n
        await house.go_on(table, 1000.0)
        assert (table.running.n, table.row.status, table.due()) == (stopped_at, "running", None)
        await table.enter(Reader(), wire.Enter("enter"))
        await bots_done(table)
        assert table.row.status == "ended"

    at_a_house(scene)


def test_a_game_that_its_only_person_has_left_sleeps_until_they_return(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, [ada] = await house.game(("Ada",), bots=2)
        await bots_done(table)
        token = ada.token_hash
        table.leave(ada)
        await house.hall.leave(house.known["Ada"], table.row.id)
        await bots_done(table)
        n = table.running.n
        await house.go_on(table, 1000.0)
        assert table.seats[0].stand_in
        assert (table.thinking, table.running.n, table.due()) == (None, n, None)
        assert token is not None
        again = await house.hall.new_token(house.known["Ada"], table.row.id)
        back = Reader()
        await table.enter(back, wire.Enter("enter", again.token))
        await bots_done(table)
        assert table.to_move == 0, "the bots have gone on until it is Ada's turn"

    at_a_house(scene)


def test_after_a_restart_only_games_in_which_somebody_sits_are_woken(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        asleep = await begun(house)
        days, [ada] = await house.game(("Cy",), bots=2)
        await bots_done(days)
        days.leave(ada)
        left, [bo] = await house.game(("Bo",), bots=2)
        await bots_done(left)
        left.leave(bo)
        await house.hall.leave(house.known["Bo"], left.row.id)
        await bots_done(left)
        again = house.another_hall()
        await again.open()
        again.look_after()
        await again.attended()
        assert again.awake == (days.row.id,)
        assert asleep.row.status == left.row.status == "running"
        await again.close()

    at_a_house(scene)


def test_a_bot_between_two_people_who_play_over_days_moves_while_both_are_away(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await house.game(("Ada", "Bo"), bots=1, patience_s=86_400.0)
        mover = table.to_move
        assert mover is not None
        await bots_done(table)
        while table.to_move != 1:
            reader = readers[table.to_move or 0]
            await table.play(reader, move(table, f"{table.running.n}"))
            await bots_done(table)
        for reader in readers:
            table.leave(reader)
        await table.play(readers[1], move(table, "last"))
        await bots_done(table)
        assert table.to_move == 0, "the bot at seat 2 has moved"

    at_a_house(scene)
