"""Making tables, sitting down, leaving, rematches, the lobby, and tables that sleep."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from chantier.core.errors import Refusal
from chantier.server import wire
from chantier.server.http.connection import REMOVED, TAKEN_OVER
from chantier.server.people import FORGOTTEN, LINK_LIVES_S
from chantier.server.secrets import hashed
from chantier.server.tables.clocks import DAY_S, Days
from chantier.server.tables.hall import ATTENDED_EVERY_S, PRIVATE_MOST, PUBLIC_MOST
from chantier.server.tables.lobby import AWAY_S
from chantier.server.tables.table import Table
from chantier.server.tables.table_requests import SeatWanted, TableWanted
from tests.server.support.inside import AtAHouse, Inside, Reader, bots_done, move, refused

TWO = TableWanted("blueprints", (SeatWanted(),) * 2)
PUBLIC = TableWanted("blueprints", (SeatWanted(),) * 2, public=True)


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (TableWanted("chess", (SeatWanted(),) * 2), "unknown_game"),
        (TableWanted("blueprints", (SeatWanted(),) * 7), "wrong_player_count"),
        (TableWanted("blueprints", (SeatWanted("grandmaster"), SeatWanted())), "unknown_bot"),
        (TableWanted("blueprints", (SeatWanted(),) * 2, {"first": 5}), "no_such_first_seat"),
        (TableWanted("blueprints", (SeatWanted(),) * 2, {"fast": True}), "field_unknown"),
    ],
)
def test_a_table_that_cannot_be_played_at_is_not_made(at_a_house: AtAHouse, wanted: TableWanted, code: str) -> None:
    async def scene(house: Inside) -> None:
        ada = house.person("Ada")
        with refused(code):
            await house.hall.create(ada, wanted)
        assert house.store.tables_of(ada.id) == []

    at_a_house(scene)


def test_of_two_people_at_once_one_gets_the_seat(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table = await house.hall.create(house.person("Ada"), TWO)
        people = [house.person(name) for name in ("Bo", "Cy", "Di", "Ed")]
        tries = [house.hall.sit(person, table.row.id, 0) for person in people]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(isinstance(one, Refusal) for one in done) == [False, True, True, True]

    at_a_house(scene)


def test_nobody_gets_two_seats_by_asking_for_both_at_once(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada = house.person("Ada")
        table = await house.hall.create(ada, TWO)
        tries = [house.hall.sit(ada, table.row.id, seat) for seat in (0, 1)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(one.code if isinstance(one, Refusal) else "sits" for one in done) == ["already_seated", "sits"]

    at_a_house(scene)


def test_nobody_sits_twice_and_nobody_sits_where_there_is_no_seat(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada, bo = house.person("Ada"), house.person("Bo")
        table = await house.hall.create(ada, TWO)
        await house.hall.sit(ada, table.row.id, 1)
        with refused("already_seated"):
            await house.hall.sit(ada, table.row.id, None)
        with refused("no_such_seat"):
            await house.hall.sit(bo, table.row.id, 2)
        with refused("seat_taken"):
            await house.hall.sit(bo, table.row.id, 1)
        with refused("seats_open"):
            await house.hall.start(ada, table.row.id)
        with refused("only_the_host"):
            await house.hall.start(bo, table.row.id)

    at_a_house(scene)


def test_the_host_seats_bots_and_sends_them_away(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada = house.person("Ada")
        table = await house.hall.create(ada, TWO)
        await house.hall.sit(ada, table.row.id, 0)
        await house.hall.set_bot(ada, table.row.id, 1, "greedy")
        assert table.info(None).seats[1].bot == "greedy"
        await house.hall.set_bot(ada, table.row.id, 1, None)
        assert table.info(None).seats[1].kind == "open"
        with refused("seat_taken"):
            await house.hall.set_bot(ada, table.row.id, 0, "greedy")
        with refused("unknown_bot"):
            await house.hall.set_bot(ada, table.row.id, 1, "grandmaster")

    at_a_house(scene)


def test_an_open_table_that_all_have_left_is_given_up(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada = house.person("Ada")
        table = await house.hall.create(ada, TWO)
        reader = await house.sit(table, ada)
        await house.hall.leave(ada, table.row.id)
        assert table.row.status == "abandoned"
        assert reader.closed_with is not None
        with refused("table_not_open"):
            await house.hall.sit(ada, table.row.id, None)

    at_a_house(scene)


def test_leaving_a_running_game_lets_a_bot_stand_in(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, _ = await house.game()
        await house.hall.leave(house.known["Ada"], table.row.id)
        await bots_done(table)
        assert [(note.kind, note.seat) for note in house.store.notes(table.row.id)] == [("stand_in", 0)]
        with refused("no_seat"):
            await house.hall.leave(house.person("Cy"), table.row.id)

    at_a_house(scene)


# Rematches


async def finished(house: Inside) -> tuple[Table, list[Reader]]:
    table, readers = await house.game()
    number = 0
    while (seat := table.to_move) is not None:
        await table.play(readers[seat], move(table, f"{number}"))
        number += 1
    return table, readers


def test_both_who_ask_for_a_rematch_find_the_same_table(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, _) = await finished(house)
        asked = [house.hall.rematch(house.known[name], table.row.id) for name in ("Ada", "Bo")]
        first, second = await asyncio.gather(*asked)
        assert first is second
        assert first.row.rematch_of == table.row.id
        assert ada.last("table")["rematch"] == first.row.id
        assert [one.kind for one in first.seats] == ["open", "open"]
        with refused("no_seat"):
            await house.hall.rematch(house.person("Cy"), table.row.id)

    at_a_house(scene)


def test_there_is_no_rematch_of_a_game_that_runs(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, _ = await house.game()
        with refused("game_not_over"):
            await house.hall.rematch(house.known["Ada"], table.row.id)

    at_a_house(scene)


def test_a_finished_game_has_results_and_ratings(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, _) = await finished(house)
        assert ada.last("table")["status"] == "ended"
        results = house.store.results(table=table.row.id)
        assert sorted(result.seat for result in results) == [0, 1]
        best = house.store.leaderboard("blueprints")
        assert {standing.name for standing in best} == {"Ada", "Bo"}
        won = [result for result in results if result.won]
        assert len(won) == 2 or best[0].who == won[0].who

    at_a_house(scene)


# The lobby


def test_the_lobby_tells_open_public_tables_as_they_come_and_go(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada, bo, reader = house.person("Ada"), house.person("Bo"), Reader()
        await house.hall.lobby.watch(reader)
        assert reader.last("lobby")["tables"] == []
        await house.hall.create(ada, TWO)
        table = await house.hall.create(ada, PUBLIC)
        await house.hall.lobby.tell_if_changed()
        assert reader.last("lobby")["tables"] == [], "nobody sits there"
        await house.hall.sit(ada, table.row.id, None)
        await house.hall.lobby.tell_if_changed()
        (line,) = reader.last("lobby")["tables"]
        assert (line["id"], line["seats"], line["open"], line["host"]) == (table.row.id, 2, 1, "Ada")
        await house.hall.sit(bo, table.row.id, None)
        await house.hall.start(ada, table.row.id)
        await house.hall.lobby.tell_if_changed()
        assert reader.last("lobby")["tables"] == []

    at_a_house(scene)


def test_the_lobby_does_not_list_where_nobody_is(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table = await house.hall.create(house.person("Ada"), PUBLIC)
        reader = await house.sit(table, house.known["Ada"])
        for _ in range(3):
            house.time += ATTENDED_EVERY_S
            await house.hall.note_who_waits()
            assert len((await house.hall.lobby.list()).tables) == 1
        table.leave(reader)
        house.time += AWAY_S + 1
        await house.hall.note_who_waits()
        assert (await house.hall.lobby.list()).tables == ()

    at_a_house(scene)


def test_nobody_fills_the_lobby_or_the_store(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada, bo = house.person("Ada"), house.person("Bo")
        made = [await house.hall.create(ada, PUBLIC) for _ in range(PUBLIC_MOST)]
        with refused("too_many_open_tables"):
            await house.hall.create(ada, PUBLIC)
        for _ in range(PRIVATE_MOST):
            await house.hall.create(ada, TWO)
        with refused("too_many_open_tables"):
            await house.hall.create(ada, TWO)
        await house.hall.create(bo, PUBLIC)
        await house.hall.sit(ada, made[0].row.id, 0)
        await house.hall.leave(ada, made[0].row.id)
        await house.hall.create(ada, PUBLIC)

    at_a_house(scene)


# The host


def test_the_host_asks_somebody_to_leave_who_does_not_come_back(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada, bo = house.person("Ada"), house.person("Bo")
        table = await house.hall.create(ada, TWO)
        await house.sit(table, ada)
        reader = await house.sit(table, bo)
        await house.hall.remove(ada, table.row.id, 1)
        assert reader.closed_with == REMOVED
        assert reader not in table.company.connections
        assert table.seats[1].kind == "open"
        with refused("removed_from_table"):
            await house.hall.sit(bo, table.row.id, 1)
        await house.sit(table, house.person("Cy"))

    at_a_house(scene)


def test_a_guest_who_was_asked_to_leave_may_come_back_and_so_may_who_brought_them(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada = house.person("Ada")
        table = await house.hall.create(ada, TWO)
        await house.hall.sit(ada, table.row.id, 0, guest="Eve")
        await house.hall.remove(ada, table.row.id, 0)
        await house.hall.sit(ada, table.row.id, 0, guest="Eve")
        await house.hall.sit(ada, table.row.id, 1)

    at_a_house(scene)


def test_only_the_host_may_and_only_before_the_game(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada, bo = house.person("Ada"), house.person("Bo")
        table = await house.hall.create(ada, TWO)
        name = table.row.id
        await house.sit(table, ada)
        await house.hall.sit(bo, name, 1)
        for act in (house.hall.remove, house.hall.hand_on):
            with refused("only_the_host"):
                await act(bo, name, 0)
            with refused("no_such_seat"):
                await act(ada, name, 2)
        with refused("own_seat"):
            await house.hall.remove(ada, name, 0)
        await house.hall.leave(bo, name)
        for act in (house.hall.remove, house.hall.hand_on):
            with refused("nobody_there"):
                await act(ada, name, 1)
        await house.hall.sit(bo, name, 1)
        await house.hall.start(ada, name)
        for act in (house.hall.remove, house.hall.hand_on):
            with refused("table_not_open"):
                await act(ada, name, 1)

    at_a_house(scene)


def test_a_table_is_handed_on(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada, bo = house.person("Ada"), house.person("Bo")
        table = await house.hall.create(ada, TWO)
        reader = await house.sit(table, ada)
        await house.hall.sit(bo, table.row.id, 1)
        await house.hall.hand_on(ada, table.row.id, 1)
        assert reader.last("table")["host"] == 1
        with refused("only_the_host"):
            await house.hall.start(ada, table.row.id)
        await house.hall.start(bo, table.row.id)

    at_a_house(scene)


def test_a_host_who_leaves_or_is_forgotten_leaves_the_table_to_who_waits_there(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada, bo, cy = (house.person(name) for name in ("Ada", "Bo", "Cy"))
        table = await house.hall.create(ada, TableWanted("blueprints", (SeatWanted(),) * 3))
        for person in (ada, bo, cy):
            await house.hall.sit(person, table.row.id, None)
        await house.hall.leave(ada, table.row.id)
        assert table.row.host == bo.id
        await house.hall.people_changed(house.people.forget(bo))
        assert table.row.host == cy.id
        await house.hall.leave(cy, table.row.id)
        assert table.row.status == "abandoned"

    at_a_house(scene)


# Sleep


def test_a_table_where_nobody_is_sleeps_and_is_woken_when_time_runs_out(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await house.game(clock=Days(1))
        for reader in readers:
            table.leave(reader)
        house.time += 3600
        house.hall.look_after()
        assert list(house.hall.awake) == []
        house.time += DAY_S
        house.hall.look_after()
        await house.hall.attended()
        assert list(house.hall.awake) == [table.row.id]
        assert (await house.hall.table(table.row.id)).seats[0].stand_in

    at_a_house(scene)


def test_games_that_were_running_go_on_when_the_house_opens(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, _ = await house.game(bots=1)
        other = house.another_hall()
        await other.open()
        other.look_after()
        await other.attended()
        assert other.awake == (table.row.id,)
        await other.close()

    at_a_house(scene)


# People


def test_devices_are_listed_and_revoked_with_their_seats(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        people = house.people
        greeted = people.greet("Ada", "en")
        ada, laptop = greeted.person, hashed(greeted.secret)
        house.time += DAY_S
        lost = people.carry(people.link(ada)).secret
        phone = hashed(lost)
        table = await house.hall.create(ada, TableWanted("blueprints", (SeatWanted(),) * 2))
        seated = await house.hall.sit(ada, table.row.id, 0, device=phone)
        thief = Reader()
        await table.enter(thief, wire.Enter("enter", seated.token))
        kept = people.link(ada)
        (newer, older) = people.devices(ada, laptop)
        assert (newer.here, older.here, newer.since - older.since) == (False, True, DAY_S)
        await house.hall.people_changed(people.revoke(ada, newer.id, laptop))
        assert [one.id for one in people.devices(ada, laptop)] == [older.id]
        assert thief.closed_with == TAKEN_OVER
        with refused("token_unknown"):
            await table.enter(Reader(), wire.Enter("enter", seated.token))
        with refused("who_are_you"):
            people.known(lost)
        with refused("link_unknown"):
            people.carry(kept)  # perhaps the lost device had asked for it
        with refused("device_unknown"):
            people.revoke(ada, newer.id, laptop)
        again = await house.hall.new_token(ada, table.row.id, device=laptop)
        await table.enter(Reader(), wire.Enter("enter", again.token))

    at_a_house(scene)


def test_all_other_devices_are_revoked_at_once_and_nobody_elses(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        people = house.people
        greeted, other = people.greet("Ada", "en"), people.greet("Bo", "en")
        ada, here = greeted.person, hashed(greeted.secret)
        for _ in range(2):
            people.carry(people.link(ada))
        table = await house.hall.create(ada, TableWanted("blueprints", (SeatWanted(),) * 2))
        mine = await house.hall.sit(ada, table.row.id, 0, device=here)
        theirs = await house.hall.sit(other.person, table.row.id, 1, device=hashed(other.secret))
        await house.hall.people_changed(people.revoke(ada, None, here))
        assert [one.here for one in people.devices(ada, here)] == [True]
        assert people.known(other.secret) == other.person
        for seated in (mine, theirs):
            await table.enter(Reader(), wire.Enter("enter", seated.token))
        with refused("device_unknown"):
            people.revoke(other.person, people.devices(ada, here)[0].id, hashed(other.secret))

    at_a_house(scene)


def test_a_device_is_seen_once_a_day(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        people = house.hall.people
        greeted = people.greet("Ada", "en")
        began = house.time
        for later, seen in ((60.0, began + 60), (60.0, began + 60), (DAY_S, began + 120 + DAY_S)):
            house.time += later
            people.known(greeted.secret)
            await house.hall.note_who_waits()
            assert people.devices(greeted.person, "")[0].seen == seen

    at_a_house(scene)


def test_whoever_is_forgotten_is_shown_out_and_does_not_get_the_seat_back(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, bo) = await house.game()
        await house.hall.people_changed(house.people.forget(house.known["Ada"]))
        assert ada.closed_with == TAKEN_OVER
        assert bo.closed_with is None
        assert ada not in table.company.connections

    at_a_house(scene)


def test_whoever_is_forgotten_leaves_no_name_at_a_table(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (_, bo) = await house.game()
        await house.hall.people_changed(house.people.forget(house.known["Ada"]))
        await bots_done(table)
        seat = bo.last("table")["seats"][0]
        assert (seat["name"], seat["stand_in"]) == (FORGOTTEN, True)
        assert table.to_move == 1

    at_a_house(scene)


def test_a_link_carries_an_identity_once_and_not_too_late(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada = house.person("Ada")
        link = house.people.link(ada)
        assert house.people.carry(link).person == ada
        with refused("link_unknown"):
            house.people.carry(link)
        late = house.people.link(ada)
        house.time += LINK_LIVES_S
        with refused("link_unknown"):
            house.people.carry(late)

    at_a_house(scene)


@pytest.mark.parametrize("secret", [None, "", "made up"])
def test_without_a_known_cookie_nobody_is_anybody(at_a_house: AtAHouse, secret: Any) -> None:
    async def scene(house: Inside) -> None:
        with refused("who_are_you"):
            house.people.known(secret)

    at_a_house(scene)


# Talk


def test_a_phrase_is_read_in_each_readers_language(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada, bo = house.person("Ada"), house.person("Bo")
        table = await house.hall.create(ada, TWO)
        first, second = await house.sit(table, ada, "en"), await house.sit(table, bo, "de")
        await table.say(first, wire.Say("s", phrase="luck"))
        assert (first.last("said")["text"], second.last("said")["text"]) == ("Good luck!", "Viel Glück!")
        assert first.last("done")["answers"] == "s"
        late = Reader("fr")
        await table.enter(late, wire.Enter("e"))
        assert late.last("said")["text"] == "Bonne chance\u202f!"

    at_a_house(scene)


@pytest.mark.parametrize(
    ("said", "free", "code"),
    [
        (wire.Say("s", text="hello"), False, "no_free_talk"),
        (wire.Say("s", phrase="insult"), True, "phrase_unknown"),
        (wire.Say("s"), True, "say_one_thing"),
        (wire.Say("s", phrase="luck", text="hello"), True, "say_one_thing"),
        (wire.Say("s", text="\x1b[2J"), True, "text_not_printable"),
    ],
)
def test_what_may_not_be_said_is_not_said(at_a_house: AtAHouse, said: wire.Say, free: bool, code: str) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, _) = await house.game(talk=free)
        with refused(code):
            await table.say(ada, said)
        assert house.store.talk(table.row.id) == []

    at_a_house(scene)


def test_free_text_where_the_table_allows_it(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, bo) = await house.game(talk=True)
        await table.say(ada, wire.Say("s", text="Schön gebaut 🏗"))
        assert (bo.last("said")["text"], bo.last("said")["name"]) == ("Schön gebaut 🏗", "Ada")
        onlooker = Reader()
        await table.enter(onlooker, wire.Enter("e"))
        with refused("no_seat"):
            await table.say(onlooker, wire.Say("s", text="boo"))

    at_a_house(scene)


def test_a_token_of_one_table_opens_no_other(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada = house.person("Ada")
        one, other = await house.hall.create(ada, TWO), await house.hall.create(ada, TWO)
        seated = await house.hall.sit(ada, one.row.id, None)
        with refused("token_unknown"):
            await other.enter(Reader(), wire.Enter("e", seated.token))

    at_a_house(scene)
