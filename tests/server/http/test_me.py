"""Several people at one device: the host seats guests, who play like everybody and are nobody elsewhere."""

from __future__ import annotations

import msgspec

from chantier.core.bot import Bot
from chantier.core.chance import SeededChance
from chantier.registry import GAMES
from chantier.server import wire
from chantier.server.people import Person
from chantier.server.tables.table import Table
from chantier.server.tables.table_requests import Seated, SeatWanted, TableWanted
from tests.server.support.inside import CHAIN, SALT, AtAHouse, Inside, Reader, promise, refused


async def a_table(house: Inside, seats: int = 3, bots: int = 0) -> tuple[Person, Table]:
    ada = house.person("Ada")
    wanted = (*[SeatWanted()] * (seats - bots), *[SeatWanted("uniform")] * bots)
    return ada, await house.hall.create(ada, TableWanted("blueprints", wanted))


async def entered(table: Table, seated: Seated) -> Reader:
    reader = Reader()
    await table.enter(reader, wire.Enter("enter", seated.token))
    if table.row.status == "open":
        await table.promise(reader, promise(table))
    return reader


async def a_family(house: Inside, *guests: str, bots: int = 0) -> tuple[Person, Table, list[Seated]]:
    ada, table = await a_table(house, len(guests) + 1 + bots, bots)
    seated = [await house.hall.sit(ada, table.row.id, None)]
    seated += [await house.hall.sit(ada, table.row.id, None, guest) for guest in guests]
    return ada, table, seated


async def begun(house: Inside, *guests: str, bots: int = 0) -> tuple[Person, Table, list[Reader]]:
    ada, table, seated = await a_family(house, *guests, bots=bots)
    readers = [await entered(table, one) for one in seated]
    await house.hall.start(ada, table.row.id)
    for reader in readers:
        await table.reveal(reader, wire.Reveal("reveal", SALT))
    return ada, table, readers


async def played_to_the_end(table: Table, readers: list[Reader]) -> None:
    bot: Bot = GAMES["blueprints"].bots["uniform"]()
    chance = SeededChance(1)
    while table.row.status == "running":
        if table.thinking is not None:
            await table.thinking
            continue
        seat = table.to_move
        assert seat is not None
        move = bot.choose(table.running.sight(seat), chance)
        n = table.running.n
        asked = wire.Play(f"{n}", n, msgspec.Raw(msgspec.json.encode(move)), CHAIN.link(n))
        await table.play(readers[seat], asked)


def test_guests_get_seats_and_tokens_of_their_own(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        _, table, seated = await a_family(house, "Bo", "Cy")
        assert [one.seat for one in seated] == [0, 1, 2]
        assert len({one.token for one in seated}) == 3
        info = table.info(None)
        assert [(one.name, one.guest) for one in info.seats] == [("Ada", False), ("Bo", True), ("Cy", True)]
        assert info.host == 0

    at_a_house(scene)


def test_only_the_host_seats_guests_and_only_before_the_game(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada, table = await a_table(house)
        with refused("only_the_host"):
            await house.hall.sit(house.person("Eve"), table.row.id, None, "Bo")
        with refused("bad_name"):
            await house.hall.sit(ada, table.row.id, None, "\u202e")
        await house.hall.sit(ada, table.row.id, 2, "Bo")
        with refused("seat_taken"):
            await house.hall.sit(ada, table.row.id, 2, "Cy")
        assert table.info(None).host is None, "the host does not sit at a guest's seat"
        await house.hall.sit(ada, table.row.id, None)
        with refused("already_seated"):
            await house.hall.sit(ada, table.row.id, None)
        await house.hall.sit(ada, table.row.id, None, "Cy")
        await house.hall.start(ada, table.row.id)
        with refused("table_not_open"):
            await house.hall.sit(ada, table.row.id, None, "Di")

    at_a_house(scene)


def test_guests_reveal_and_play_each_at_their_own_seat(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        _, table, readers = await begun(house, "Bo")
        assert table.row.salts == (SALT, SALT)
        assert [reader.last("sight")["sight"]["seat"] for reader in readers] == [0, 1]
        own = readers[1].last("sight")["sight"]["view"]["desks"]
        assert own[1]["plan"] is not None
        assert own[0]["plan"] is None

    at_a_house(scene)


def test_a_table_with_oneself_is_not_rated_and_no_result_is_the_hosts_but_their_own(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada, table, readers = await begun(house, "Bo", bots=1)
        await played_to_the_end(table, readers)
        results = {one.seat: one.who for one in house.store.results(table=table.row.id)}
        assert results == {0: f"player:{ada.id}", 1: None, 2: "bot:blueprints/uniform"}
        assert house.store.leaderboard("blueprints") == []
        assert readers[0].last("table")["unrated"] is True

    at_a_house(scene)


def test_after_a_reload_the_host_gets_new_tokens_for_all(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada, table, seated = await a_family(house, "Bo")
        eve = house.person("Eve")
        again = [await house.hall.new_token(ada, table.row.id, seat) for seat in (None, 1)]
        assert [one.seat for one in again] == [0, 1]
        for one in again:
            await entered(table, one)
        for old in seated:
            with refused("token_unknown"):
                await entered(table, old)
        with refused("no_seat"):
            await house.hall.new_token(eve, table.row.id, 1)
        with refused("no_such_seat"):
            await house.hall.new_token(ada, table.row.id, 7)

    at_a_house(scene)


def test_a_guest_goes_alone_and_with_the_host(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada, table, _ = await a_family(house, "Bo", "Cy")
        await house.hall.leave(ada, table.row.id, 1)
        assert [(one.kind, one.name) for one in table.seats] == [("person", "Ada"), ("open", ""), ("person", "Cy")]
        assert not table.seats[1].guest
        with refused("no_seat"):
            await house.hall.leave(ada, table.row.id, 1)
        with refused("no_seat"):
            await house.hall.leave(house.person("Eve"), table.row.id, 2)
        await house.hall.leave(ada, table.row.id)
        assert [one.kind for one in table.seats] == ["open"] * 3
        assert table.row.status == "abandoned"

    at_a_house(scene)


def test_in_a_running_game_bots_stand_in_for_all_who_go(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada, table, _ = await begun(house, "Bo", "Cy")
        await house.hall.leave(ada, table.row.id, 2)
        assert [one.stand_in for one in table.seats] == [False, False, True]
        await house.hall.leave(ada, table.row.id)
        assert [one.stand_in for one in table.seats] == [True] * 3

    at_a_house(scene)


def test_guests_are_forgotten_with_the_host(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada, table, readers = await begun(house, "Bo")
        await table.say(readers[1], wire.Say("1", phrase="luck"))
        told = house.people.everything(ada)
        assert [(one["name"], one["guest"]) for one in told["seats"]] == [("Ada", False), ("Bo", True)]
        await house.hall.people_changed(house.people.forget(ada))
        assert [(one.name, one.player, one.token_hash, one.stand_in) for one in table.seats] == [
            ("—", None, None, True),
            ("—", None, None, True),
        ]
        [said] = house.store.talk(table.row.id)
        assert (said.name, said.phrase) == ("—", None)

    at_a_house(scene)
