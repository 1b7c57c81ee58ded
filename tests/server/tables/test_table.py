"""What happens at one table, with time told and the store real."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from chantier.core.errors import Refusal
from chantier.core.moves import Move
from chantier.core.rows import Note, StoredTurn
from chantier.core.sight import encode
from chantier.server import wire
from chantier.server.http.connection import RESTARTING, TAKEN_OVER
from chantier.server.people import Person
from chantier.server.records import Eyes, record_of, replay_of
from chantier.server.tables.clocks import Bank, Days, PerMove
from chantier.server.tables.presence import PRESENT_FOR_S
from chantier.server.tables.table import Table
from chantier.server.tables.table_requests import SeatWanted, TableWanted
from tests.server.support.inside import AtAHouse, Inside, Reader, bots_done, inside, move, refused

# Moves


def test_a_move_is_shown_to_all_and_answered_to_whoever_asked(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, bo) = await house.game()
        await table.play(ada, move(table, "first"))
        assert ada.last("sight")["answers"] == "first"
        assert "answers" not in bo.last("sight")
        assert ada.last("sight")["n"] == bo.last("sight")["n"] == 2

    at_a_house(scene)


def test_the_same_request_twice_plays_once(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, _) = await house.game()
        asked = move(table, "once")
        await table.play(ada, asked)
        await table.play(ada, asked)
        assert table.running.n == len(house.store.turns(table.row.id)) == 2
        assert [frame.get("answers") for frame in ada.frames if frame["kind"] == "sight"][-2:] == ["once", "once"]

    at_a_house(scene)


def test_a_request_that_was_played_answers_even_with_another_number(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, bo) = await house.game()
        await table.play(ada, move(table, "once"))
        await table.play(bo, move(table, "hers"))
        await table.play(ada, move(table, "once", choice=3))
        assert table.running.n == 3
        assert ada.last("sight")["answers"] == "once"

    at_a_house(scene)


def test_moves_that_may_not_be_change_nothing(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, bo) = await house.game()
        onlooker = Reader()
        await table.enter(onlooker, wire.Enter("look"))
        before = house.store.turns(table.row.id), table.running.state
        with refused("not_your_turn"):
            await table.play(bo, move(table))
        with refused("old_number"):
            await table.play(ada, wire.Play("x", 7, move(table).move))
        with refused("no_seat"):
            await table.play(onlooker, move(table))
        with refused("field_missing"):
            await table.play(ada, wire.Play("x", 1, msgspec.Raw(b'{"kind":"TakeDie"}')))
        assert (house.store.turns(table.row.id), table.running.state) == before

    at_a_house(scene)


def test_what_was_stored_but_not_answered_is_caught_up_with(at_a_house: AtAHouse) -> None:
    """The answer of the database got lost: the table must not be behind its own log."""

    async def scene(house: Inside) -> None:
        table, (ada, bo) = await house.game()
        asked = move(table, "lost")
        weighed = table.running.weigh(0, _decoded(table, asked))
        done = table.running.decide(weighed, "seat", "0/lost", table.seats, house.time)
        house.store.append_turn(done.stored)
        with refused("old_number"):
            await table.play(ada, move(table, "other"))
        assert table.running.n == 2
        assert bo.last("sight")["n"] == 2
        await table.play(ada, asked)
        assert ada.last("sight")["answers"] == "lost"

    at_a_house(scene)


def _decoded(table: Table, asked: wire.Play) -> Move:
    move: Move = msgspec.json.decode(bytes(asked.move), type=table.offer.game.move_type)
    return move


def test_gestures_are_relayed_and_never_stored(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, bo) = await house.game()
        before = len(ada.frames)
        table.relay(ada, wire.Gesture(msgspec.Raw(b'{"over":"S1"}')))
        assert bo.last("gesture") == {"kind": "gesture", "seat": 0, "now": {"over": "S1"}}
        assert len(ada.frames) == before
        with refused("not_your_turn"):
            table.relay(bo, wire.Gesture(msgspec.Raw(b"{}")))

    at_a_house(scene)


# Clocks and leavers


def test_gone_for_longer_than_the_tables_patience_a_bot_stands_in_until_the_person_is_back(
    at_a_house: AtAHouse,
) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, bo) = await house.game(patience_s=60)
        table.leave(ada)
        await house.go_on(table, 59)
        assert not table.seats[0].stand_in
        await house.go_on(table, 1)
        await bots_done(table)
        assert bo.last("table")["seats"][0]["stand_in"]
        assert (table.to_move, table.running.n) == (1, 2)
        back = await _back(house, table, "Ada")
        assert "stand_in" not in back.last("table")["seats"][0]
        await table.play(bo, move(table))
        assert (table.to_move, table.thinking) == (0, None)
        notes = (await record_of(table)).notes
        assert [(note.n, note.kind, note.seat) for note in notes] == [(1, "stand_in", 0), (2, "returned", 0)]
        assert house.store.turns(table.row.id)[1].by == "stand_in"

    at_a_house(scene)


async def _back(house: Inside, table: Table, name: str) -> Reader:
    """The same person once more, with a new token."""
    seated = await house.hall.new_token(house.known[name], table.row.id)
    reader = Reader()
    await table.enter(reader, wire.Enter("back", seated.token))
    return reader


def test_out_of_time_a_bot_stands_in_and_the_next_move_of_the_person_is_the_return(
    at_a_house: AtAHouse,
) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, bo) = await house.game(clock=PerMove(30))
        await house.go_on(table, 31)
        await bots_done(table)
        assert house.store.turns(table.row.id)[1].by == "stand_in"
        with refused("not_your_turn"):
            await table.play(ada, move(table))
        assert not table.seats[0].stand_in
        await table.play(bo, move(table))
        assert table.thinking is None

    at_a_house(scene)


def test_a_bank_loses_what_was_thought_and_an_empty_one_is_not_handed_back(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, _) = await house.game(clock=Bank(20, 5))
        house.time += 8
        await table.play(ada, move(table))
        assert table.running.clocks == wire.ClockInfo((17.0, 20.0), house.time)
        await house.go_on(table, 21)
        await bots_done(table)
        assert table.running.clocks == wire.ClockInfo((17.0, 5.0), house.time)

    at_a_house(scene)


def test_over_days_nobody_needs_to_stay(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await house.game(clock=Days(2))
        for reader in readers:
            table.leave(reader)
        await house.go_on(table, 86_400)
        assert not table.seats[0].stand_in
        await house.go_on(table, 86_401)
        assert table.seats[0].stand_in

    at_a_house(scene)


def test_presence_forgives_a_short_absence(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, bo) = await house.game()
        table.leave(ada)
        assert table.info(None).seats[0].here
        await house.go_on(table, PRESENT_FOR_S)
        assert "here" not in bo.last("table")["seats"][0]

    at_a_house(scene)


def test_whoever_walks_out_is_replaced_at_once(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, _ = await house.game(("Ada", "Bo", "Cy"))
        await table.walk_out(0)
        await bots_done(table)
        assert (table.to_move, house.store.turns(table.row.id)[1].by) == (1, "stand_in")

    at_a_house(scene)


# Restarts


def test_after_a_restart_the_game_goes_on_with_its_clocks_and_its_stand_ins(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as house:
            table, (ada, bo) = await house.game(clock=Bank(300))
            house.time += 10
            await table.play(ada, move(table))
            await table.walk_out(0)
            await table.play(bo, move(table))
            await bots_done(table)
            was, left, name = table.running.state, table.running.clocks, table.row.id
        async with inside(tmp_path) as house:
            again = await house.hall.table(name)
            assert left is not None
            assert (again.running.state, again.running.clocks) == (was, wire.ClockInfo(left.left, house.time))
            assert again.seats[0].stand_in

    asyncio.run(scene())


def test_a_snapshot_is_only_a_cache(tmp_path: Path) -> None:
    """Whole, dropped, broken, or of another version: the game is the same."""

    async def scene() -> None:
        async with inside(tmp_path) as house:
            table, readers = await house.game(("Ada", "Bo", "Cy", "Di"))
            for number in range(40):
                seat = table.to_move
                assert seat is not None
                await table.play(readers[seat], move(table, f"{number}"))
            state, name = table.running.state, table.row.id
        async with inside(tmp_path) as house:
            kept = house.store.snapshot(name)
            assert kept is not None
            assert kept.n == 32
            assert (await house.hall.table(name)).running.state == state
        for content in (b"junk", kept.content.replace(b'"version":"', b'"version":"0'), b"{}"):
            async with inside(tmp_path) as house:
                house.store.save_snapshot(name, 32, content)
                assert (await house.hall.table(name)).running.state == state
        async with inside(tmp_path) as house:
            house.store.drop_snapshots()
            assert (await house.hall.table(name)).running.state == state

    asyncio.run(scene())


def test_the_snapshot_spares_reading_the_turns_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as house:
            table, readers = await house.game()
            for number in range(33):
                seat = table.to_move
                assert seat is not None
                await table.play(readers[seat], move(table, f"{number}"))
            name = table.row.id
        async with inside(tmp_path) as house:
            asked: list[int] = []
            turns = house.store.turns

            def noted(table: str, since: int = 0) -> list[StoredTurn]:
                asked.append(since)
                return turns(table, since)

            monkeypatch.setattr(house.store, "turns", noted)
            await house.hall.table(name)
            assert asked == [32]

    asyncio.run(scene())


# Coming and going


def test_whoever_comes_late_sees_where_the_game_stands_and_what_was_missed(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, bo) = await house.game()
        await table.play(ada, move(table, "a"))
        await table.play(bo, move(table, "b"))
        for last, taken in ((1, [0, 1]), (2, [1]), (3, []), (-1, [1]), (99, [1])):
            onlooker = Reader()
            await table.enter(onlooker, wire.Enter("look", last=last))
            events = onlooker.last("sight")["sight"]["events"]
            assert [event["seat"] for event in events if event["kind"] == "DieTaken"] == taken

    at_a_house(scene)


def test_a_new_token_shows_the_old_one_out(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada = house.person("Ada")
        table = await house.hall.create(ada, TableWanted("blueprints", (SeatWanted(), SeatWanted("greedy"))))
        seated = await house.hall.sit(ada, table.row.id, 0)
        old = Reader()
        await table.enter(old, wire.Enter("1", seated.token))
        await house.hall.new_token(ada, table.row.id)
        assert old.closed_with == TAKEN_OVER
        with refused("token_unknown"):
            await table.enter(Reader(), wire.Enter("2", seated.token))

    at_a_house(scene)


def test_without_a_game_there_is_no_hand_to_be_shown(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada = house.person("Ada")
        table = await house.hall.create(ada, TableWanted("blueprints", (SeatWanted(), SeatWanted())))
        reader = await house.sit(table, ada)
        with refused("table_not_running"):
            table.relay(reader, wire.Gesture(msgspec.Raw(b"1")))

    at_a_house(scene)


# Afterwards


def test_a_record_of_a_running_game_keeps_its_secrets(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, _) = await house.game()
        await table.play(ada, move(table))
        record = await record_of(table)
        assert record.fairness.server_seed is None
        assert all(b'"plans":[null,null]' in bytes(event) for event in record.events[:1])
        with refused("game_not_over"):
            await replay_of(table, Eyes(0))
        assert len(await replay_of(table, Eyes())) == 2

    at_a_house(scene)


def test_whoever_plays_looks_back_with_their_own_eyes_and_sees_what_they_saw_then(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, _) = await house.game()
        then = table.running.sight(0)
        await table.play(ada, move(table))
        player, other = (table.seats[seat].player for seat in (0, 1))
        first, second = await replay_of(table, Eyes(0, player))
        assert first == encode(then)
        assert second == encode(table.running.sight(0))
        assert await replay_of(table, Eyes(0, player, since=1)) == [second]
        assert await replay_of(table, Eyes(0, player, since=2)) == []
        for stranger in (other, "somebody else"):
            with refused("game_not_over"):
                await replay_of(table, Eyes(0, stranger))

    at_a_house(scene)


def test_a_game_that_ends_while_its_record_is_made_keeps_its_secrets_in_it(
    at_a_house: AtAHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record with the secret and without the end would be refused by every referee."""

    async def scene(house: Inside) -> None:
        table, _ = await house.game()
        read = table.history

        async def ending() -> tuple[list[StoredTurn], list[Note]]:
            turns = await read()
            table._papers.end(0.0)
            return turns

        monkeypatch.setattr(table, "history", ending)
        assert (await record_of(table)).fairness.server_seed is None

    at_a_house(scene)


def test_the_same_request_twice_says_it_once(at_a_house: AtAHouse) -> None:
    """Also on another socket, and when both come at the same time."""

    async def scene(house: Inside) -> None:
        table, [ada, bo] = await house.game()
        asked = wire.Say("again", phrase="luck")
        await asyncio.gather(table.say(ada, asked), table.say(ada, asked))
        await table.say(ada, asked)
        await table.say(bo, asked)  # an id belongs to a seat
        assert [row.seat for row in house.store.talk(table.row.id)] == [0, 1]
        assert [frame["kind"] for frame in bo.frames].count("said") == 2
        assert [frame.get("answers") for frame in ada.frames].count("again") == 3

    at_a_house(scene)


def test_nobody_enters_a_table_that_has_been_closed(at_a_house: AtAHouse) -> None:
    """It has gone to another node: whoever came in here just then would never hear anything."""

    async def scene(house: Inside) -> None:
        table, [ada, _] = await house.game()
        closing = asyncio.create_task(table.close(RESTARTING))
        late = Reader()
        with refused("table_moved"):
            await asyncio.gather(closing, table.enter(late, wire.Enter("enter", ada.token)))
        assert late not in table.company.connections
        assert ada.closed_with == RESTARTING

    at_a_house(scene)


def test_whoever_has_seen_more_than_a_node_knows_is_sent_to_where_the_table_is_now(at_a_house: AtAHouse) -> None:
    """A node that has lost the table and does not know it yet must not show what the table was like before."""

    async def scene(house: Inside) -> None:
        table, [ada, _] = await house.game()
        weighed = table.running.weigh(0, _decoded(table, move(table)))
        house.store.append_turn(table.running.decide(weighed, "seat", "0/elsewhere", table.seats, house.time).stored)
        late = Reader()
        with refused("table_moved"):
            await table.enter(late, wire.Enter("enter", ada.token, last=2))
        assert late not in table.company.connections
        assert not [frame for frame in late.frames if frame["kind"] == "sight"]

    at_a_house(scene)


def test_a_number_that_nobody_has_seen_keeps_nobody_out(at_a_house: AtAHouse) -> None:
    """A store that was brought back from a backup has less than people have seen."""

    async def scene(house: Inside) -> None:
        table, [ada, _] = await house.game()
        back = Reader()
        await table.enter(back, wire.Enter("enter", ada.token, last=10**9))
        assert back.last("sight")["n"] == table.running.n

    at_a_house(scene)


def test_who_could_not_be_let_in_is_not_there(at_a_house: AtAHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: Inside) -> None:
        table, [ada, _] = await house.game()
        late = Reader()
        with monkeypatch.context() as broken, refused("store_unavailable"):
            broken.setattr(house.store, "turns", lambda *_: (_ for _ in ()).throw(Refusal("store_unavailable")))
            await table.enter(late, wire.Enter("enter", ada.token))
        assert late not in table.company.connections
        await table.enter(late, wire.Enter("enter", ada.token))
        assert late.frames[-1]["answers"] == "enter"

    at_a_house(scene)


def test_what_could_not_be_stored_was_not_said_and_may_be_said_again(
    at_a_house: AtAHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: Inside) -> None:
        table, [ada, _] = await house.game()
        asked = wire.Say("again", phrase="luck")
        with monkeypatch.context() as broken:
            broken.setattr(house.store, "add_talk", lambda *_: (_ for _ in ()).throw(Refusal("store_unavailable")))
            with refused("store_unavailable"):
                await table.say(ada, asked)
        assert house.store.talk(table.row.id) == []
        await house.store_is_well()
        await table.say(ada, asked)
        assert len(house.store.talk(table.row.id)) == 1

    at_a_house(scene)


def test_everybody_knows_how_many_look_on(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, _) = await house.game(bots=1)
        assert "onlookers" not in ada.last("table")
        onlooker = Reader()
        await table.enter(onlooker, wire.Enter("o"))
        assert ada.last("table")["onlookers"] == 1
        table.leave(onlooker)
        await house.go_on(table, 0)
        assert "onlookers" not in ada.last("table")

    at_a_house(scene)


def test_everybody_knows_who_looks_on_by_name_and_nobody_counts_twice(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, _) = await house.game(bots=1)
        eve, again, nobody = Reader(), Reader(), Reader()
        eve.person = again.person = Person("p-eve", "Eve", "en")
        for number, one in enumerate((eve, again, nobody)):
            await table.enter(one, wire.Enter(str(number)))
        told = ada.last("table")
        assert (told["watching"], told["watching_ids"], told["onlookers"]) == (["Eve"], ["p-eve"], 2)
        table.leave(eve)  # one of her windows: she still looks on
        await house.go_on(table, 0)
        assert ada.last("table")["watching"] == ["Eve"]
        table.leave(again)
        await house.go_on(table, 0)
        told = ada.last("table")
        assert (told.get("watching"), told["onlookers"]) == (None, 1)

    at_a_house(scene)
