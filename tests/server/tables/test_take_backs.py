"""Take-backs at a casual table: who may ask, who has to grant it, how a question ends, what a restart leaves of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from chantier.core.record import check
from chantier.core.rows import Ending
from chantier.registry import GAMES
from chantier.server import wire
from chantier.server.records import Eyes, record_of, replay_of
from chantier.server.tables.clocks import Bank
from chantier.server.tables.table import Table
from chantier.server.tables.take_backs import GRANTED_MOST, WAITS_S
from tests.server.support.inside import AtAHouse, Inside, Reader, bots_done, move, refused


def ask(request: str = "ask") -> wire.AskTakeBack:
    return wire.AskTakeBack(request)


def answer(table: Table, grant: bool, request: str = "answer") -> wire.AnswerTakeBack:
    question = table.info(None).take_back
    return wire.AnswerTakeBack(request, 99 if question is None else question.back_to, grant)


async def begun(house: Inside, **wanted: Any) -> tuple[Table, list[Reader]]:
    return await house.game(**{"casual": True, **wanted})


async def played(table: Table, readers: list[Reader], *requests: str) -> None:
    """Everybody moves when it is their turn."""
    for request in requests:
        seat = table.to_move
        assert seat is not None
        await table.play(readers[seat], move(table, request))


def state(table: Table) -> bytes:
    return msgspec.json.encode(table.running.state)


def test_granted_by_all_the_game_is_as_before_the_move(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await begun(house, names=("Ada", "Bo", "Cy"))
        before, mover = state(table), table.to_move
        assert mover == 0
        await played(table, readers, "m1", "m2")
        await table.take_backs.ask(readers[0], ask())
        question = readers[1].last("table")["take_back"]
        assert (question["seat"], question["back_to"], question["awaits"]) == (0, 1, [1, 2])
        await table.take_backs.answer(readers[1], answer(table, True))
        assert readers[0].last("table")["take_back"]["awaits"] == [2]
        assert state(table) != before
        await table.take_backs.answer(readers[2], answer(table, True))
        assert state(table) == before
        assert (table.to_move, table.running.n) == (0, 4)
        for reader in readers:
            assert reader.last("take_back") == {"kind": "take_back", "seat": 0, "why": "granted"}
            assert "take_back" not in reader.last("table")
            sight = reader.last("sight")
            assert sight["sight"]["events"] == [{"kind": "taken_back", "seat": 0, "back_to": 1, "granted": [1, 2]}]
            assert sight["n"] == 4
        assert readers[0].last("sight")["sight"]["legal"]
        await played(table, readers, "m3", "m4")
        assert table.running.n == 6

    at_a_house(scene)


def test_one_who_refuses_is_enough(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await begun(house, names=("Ada", "Bo", "Cy"))
        await played(table, readers, "m1")
        after = state(table)
        await table.take_backs.ask(readers[0], ask())
        await table.take_backs.answer(readers[1], answer(table, True))
        await table.take_backs.answer(readers[2], answer(table, False))
        assert readers[0].last("take_back") == {"kind": "take_back", "seat": 0, "why": "refused", "by": 2}
        assert state(table) == after
        with refused("take_back_not_asked"):
            await table.take_backs.answer(readers[1], wire.AnswerTakeBack("late", 1, True))

    at_a_house(scene)


def test_whoever_asked_withdraws_it(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await begun(house)
        await played(table, readers, "m1")
        await table.take_backs.ask(readers[0], ask())
        await table.take_backs.answer(readers[0], answer(table, False))
        assert readers[1].last("take_back")["why"] == "withdrawn"

    at_a_house(scene)


def test_a_move_by_hand_ends_the_question_and_a_bots_does_not(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await begun(house)
        await played(table, readers, "m1")
        await table.take_backs.ask(readers[0], ask())
        await played(table, readers, "m2")
        assert readers[0].last("take_back") == {"kind": "take_back", "seat": 0, "why": "lapsed"}
        other, others = await begun(house, names=("Di", "Eve"), bots=1)
        before = state(other)
        await played(other, others, "m1", "m2")
        await other.take_backs.ask(others[0], ask())
        await bots_done(other)
        assert other.running.n == 4
        await other.take_backs.answer(others[1], answer(other, True))
        assert state(other) == before

    at_a_house(scene)


def test_it_lapses_after_a_while(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await begun(house)
        await played(table, readers, "m1")
        await table.take_backs.ask(readers[0], ask())
        assert table.due() == house.time + WAITS_S
        await house.go_on(table, WAITS_S - 1)
        assert table.info(None).take_back is not None
        await house.go_on(table, 1)
        assert readers[0].last("take_back")["why"] == "lapsed"
        assert table.info(None).take_back is None

    at_a_house(scene)


def test_bots_agree_at_once(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada,) = await begun(house, names=("Ada",), bots=2)
        before = state(table)
        await played(table, [ada], "m1")
        await bots_done(table)
        await table.take_backs.ask(ada, ask())
        assert state(table) == before
        assert ada.last("sight")["answers"] == "ask"

    at_a_house(scene)


def test_a_bot_that_stands_in_agrees_too(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await begun(house)
        before = state(table)
        await played(table, readers, "m1")
        await table.take_backs.ask(readers[0], ask())
        await table.walk_out(1)
        await bots_done(table)
        await house.go_on(table, 1)
        assert readers[0].last("take_back")["why"] == "granted"
        assert state(table) == before

    at_a_house(scene)


@pytest.mark.parametrize("casual", [True, False])
def test_never_in_a_rated_game(at_a_house: AtAHouse, casual: bool) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await house.game(casual=casual)
        assert readers[0].last("table").get("unrated", False) == casual
        await played(table, readers, "m1")
        if casual:
            await table.take_backs.ask(readers[0], ask())
        else:
            with refused("take_back_rated"):
                await table.take_backs.ask(readers[0], ask())

    at_a_house(scene)


def test_whoever_looks_on_can_neither_ask_nor_answer(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await begun(house)
        onlooker = Reader()
        await table.enter(onlooker, wire.Enter("enter"))
        await played(table, readers, "m1")
        with refused("no_seat"):
            await table.take_backs.ask(onlooker, ask())
        await table.take_backs.ask(readers[0], ask())
        assert onlooker.last("table")["take_back"]["seat"] == 0
        with refused("no_seat"):
            await table.take_backs.answer(onlooker, answer(table, True))

    at_a_house(scene)


def test_one_question_at_a_time_and_only_of_whoever_has_moved(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await begun(house, names=("Ada", "Bo", "Cy"))
        with refused("nothing_to_take_back"):
            await table.take_backs.ask(readers[0], ask("early"))
        await played(table, readers, "m1", "m2")
        await table.take_backs.ask(readers[0], ask())
        with refused("take_back_asked_already"):
            await table.take_backs.ask(readers[1], ask("too"))
        assert table.info(None).take_back is not None

    at_a_house(scene)


def test_the_same_request_twice_asks_and_grants_once(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await begun(house)
        await played(table, readers, "m1")
        for _ in range(2):
            await table.take_backs.ask(readers[0], ask())
            assert readers[0].last("done") == {"kind": "done", "answers": "ask"}
        grant = answer(table, True)
        for _ in range(2):
            await table.take_backs.answer(readers[1], grant)
            assert readers[1].last("sight")["answers"] == "answer"
        assert table.running.n == 3

    at_a_house(scene)


def test_nobody_takes_back_for_ever(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await begun(house)
        for number in range(GRANTED_MOST):
            await played(table, readers, f"m{number}")
            await table.take_backs.ask(readers[0], ask(f"ask {number}"))
            await table.take_backs.answer(readers[1], answer(table, True, f"answer {number}"))
        await played(table, readers, "last")
        with refused("take_backs_used_up"):
            await table.take_backs.ask(readers[0], ask("once more"))
        table = await house.another_hall().table(table.row.id)  # counted from the log
        assert table.running.take_backs == (0,) * GRANTED_MOST

    at_a_house(scene)


def test_a_restart_forgets_the_question_and_keeps_what_was_granted(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await begun(house)
        before = state(table)
        await played(table, readers, "m1")
        await table.take_backs.ask(readers[0], ask())
        question = answer(table, True)
        again, (ada, bo) = await restarted(house, table, readers)
        with refused("take_back_not_asked"):
            await again.take_backs.answer(bo, question)
        await again.take_backs.ask(ada, ask("again"))
        await again.take_backs.answer(bo, answer(again, True))
        assert state(again) == before
        again, readers = await restarted(house, again, [ada, bo])
        assert (state(again), again.to_move, again.running.n) == (before, 0, 3)
        await played(again, readers, "m2", "m3")
        again, _ = await restarted(house, again, readers)
        assert again.running.n == 5

    at_a_house(scene)


async def restarted(house: Inside, table: Table, readers: list[Reader]) -> tuple[Table, list[Reader]]:
    """As another server finds it, with the same people."""
    again = await house.another_hall().table(table.row.id)
    found = []
    for reader in readers:
        found.append(Reader())
        found[-1].token = reader.token
        await again.enter(found[-1], wire.Enter("enter", reader.token))
    return again, found


def test_a_table_that_was_ahead_of_its_snapshot_finds_the_state(at_a_house: AtAHouse) -> None:
    """The snapshot is older than the take-back, which is older than the newest move."""

    async def scene(house: Inside) -> None:
        table, readers = await begun(house)
        await played(table, readers, "m1", "m2")
        house.store.save_snapshot(table.row.id, table.running.n, table.running.snapshot())
        await table.take_backs.ask(readers[1], ask())
        await table.take_backs.answer(readers[0], answer(table, True))
        await played(table, readers, "m3")
        again, _ = await restarted(house, table, readers)
        assert (state(again), again.running.n) == (state(table), table.running.n)

    at_a_house(scene)


def test_the_game_is_told_recorded_and_proved_to_its_end(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await begun(house)
        await played(table, readers, "m1", "m2", "m3")
        await table.take_backs.ask(readers[0], ask())
        await table.take_backs.answer(readers[1], answer(table, True))
        steps = [msgspec.json.decode(one) for one in await replay_of(table, Eyes())]
        assert steps[-1]["events"][0]["kind"] == "taken_back"
        assert steps[-1]["view"] == steps[2]["view"]
        number = 0
        while table.to_move is not None:
            await played(table, readers, f"on {(number := number + 1)}")
        record = await record_of(table)
        assert record.casual
        registered = GAMES["blueprints"]
        verdict = check(registered.game, registered.recorder, record)
        assert verdict.wrong is None
        assert verdict.proved
        assert house.store.ratings("blueprints", [f"player:{one.id}" for one in house.known.values()]) == {}
        assert len(house.store.results(table=table.row.id)) == 2
        with refused("table_not_running"):
            await table.take_backs.ask(readers[0], ask("too late"))

    at_a_house(scene)


def test_b29_others_hear_nothing_of_where_the_die_was(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await begun(house)
        await played(table, readers, "m1")
        await table.take_backs.ask(readers[0], ask())
        await table.take_backs.answer(readers[1], answer(table, True))
        heard = [frame for frame in readers[1].frames if frame["kind"] in ("sight", "table", "take_back")]
        assert not [frame for frame in heard if '"DiePlaced"' in str(frame).replace("'", '"')]
        late = Reader()
        await table.enter(late, wire.Enter("enter", readers[1].token, last=1))
        assert [event["kind"] for event in late.last("sight")["sight"]["events"]] == ["taken_back"]

    at_a_house(scene)


def test_no_time_is_given_back(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await begun(house, clock=Bank(100, 0))
        house.time += 10
        await played(table, readers, "m1")
        house.time += 20
        await table.take_backs.ask(readers[0], ask())
        await table.take_backs.answer(readers[1], answer(table, True))
        clocks = readers[0].last("sight")["clocks"]
        assert clocks == {"left": [90.0, 100.0], "since": house.time}

    at_a_house(scene)


def test_a_rematch_is_casual_again(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, _ = await begun(house)
        house.store.end_table(table.row.id, Ending("ended", house.time))
        await table.refresh()
        again = await house.hall.rematch(house.known["Ada"], table.row.id)
        assert again.row.casual

    at_a_house(scene)
