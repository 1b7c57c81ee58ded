"""Acts led live at a table: everybody sees the same, nothing is sent at rest, and nothing that breaks loses a game."""

from __future__ import annotations

import asyncio
import json
import math
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import httpx
import pytest

from chantier.core.decoding import decode_json
from chantier.core.errors import Refusal
from chantier.core.record import Record, check, read
from chantier.games.men_at_work.moves import Place
from chantier.registry import GAMES
from chantier.server.http.connection import Connection
from chantier.server.live import act as live_act
from chantier.server.wire import GESTURE_MOST_BYTES
from tests.server.support.client import Client
from tests.server.support.live_tables import ASIDE, HIGH, STRAIGHT, LiveSeat, LiveTable, live_table, offers
from tests.server.support.motion import Motion
from tests.server.support.own_process import Here, served_in_a_thread


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    database = f"sqlite:///{tmp_path_factory.mktemp('live') / 'chantier.db'}"
    with served_in_a_thread(database, games=offers()) as house:
        yield house


def at_a_table(here: Here, scene: Callable[[LiveTable], Awaitable[None]], **wanted: Any) -> None:
    async def opened() -> None:
        async with live_table(here.address, **wanted) as table:
            await scene(table)

    asyncio.run(opened())


def poses_of(sight: Any) -> bytes:
    return json.dumps(sight["sight"]["view"]["poses"]).encode()


async def let_go_somewhere(ada: LiveSeat) -> Any:
    """Takes something, leads it about and lets go; what followed."""
    live = (await ada.take())["live"]
    for step in range(1, 11):
        await ada.has_moved(await ada.lead(live, [[step * 4.0, 0.0, 200.0 - step], STRAIGHT]))
    return await ada.ask("let_go")


# What everybody sees


def test_two_players_and_an_onlooker_see_the_same_site(here: Here) -> None:
    async def scene(table: LiveTable) -> None:
        ada, *others = table.ada, table.bo, table.onlooker
        n = ada.sight["n"]
        answer = await let_go_somewhere(ada)
        assert (answer["kind"], answer["n"]) == ("sight", n + 1)
        for one in others:
            await one.told("over", why="decided")
            assert [turn.n for turn in here.store.turns(table.name)][-1] == n, "stored before it is shown as final"
            await one.told("sight", n=n + 1)
        assert len({poses_of(one.sight) for one in (ada, *others)}) == 1
        last = [[raw for raw in one.raw if isinstance(raw, bytes)][-1] for one in (ada, *others)]
        assert last[0] == last[1] == last[2]
        told = [{one.tick: one for one in seat.frames if isinstance(one, Motion)} for seat in (ada, *others)]
        assert all(one[tick] == told[0][tick] for one in told for tick in one.keys() & told[0].keys())
        assert any(motion.contacts for one in told for motion in one.values()), "what was let go has hit something"
        check_last(ada)
        begun = [
            [one for one in seat.frames if not isinstance(one, Motion) and one["kind"] == "live"] for seat in others
        ]
        assert begun[0] == begun[1]

    at_a_table(here, scene)


def check_last(ada: LiveSeat) -> None:
    """What moved last is where it lies, and came before the end, which came before the sight."""
    kinds = ["moved" if isinstance(one, Motion) else one["kind"] for one in ada.frames]
    assert kinds[-2:] == ["over", "sight"]
    [*_, last] = [one for one in ada.frames if isinstance(one, Motion)]
    assert last.let_go
    [begun] = [one for one in ada.frames if not isinstance(one, Motion) and one["kind"] == "live"]
    poses = ada.sight["sight"]["view"]["poses"]
    for number, told in last.places.items():
        piece = begun["about"]["things"][number]
        assert (told is None) == (piece not in poses)
        if told is not None:
            assert told[0] == pytest.approx(poses[piece][0], abs=0.026)


def test_what_was_led_live_is_a_move_like_any_other(here: Here) -> None:
    """The record of the game is checked with the engine: the same path from the same start ends in the same poses."""

    async def scene(table: LiveTable) -> None:
        await let_go_somewhere(table.ada)
        answer = httpx.get(f"{here.address}/api/tables/{table.name}/record")
        record: Record = decode_json(answer.content, Record)
        registered = GAMES["men-at-work"]
        checked = check(registered.game, registered.recorder, record, simulate=True)
        assert (checked.wrong, checked.simulated) == (None, True)
        [move] = [
            turn.move for turn in read(registered.game, registered.recorder, record).log if isinstance(turn.move, Place)
        ]
        assert len(move.path.targets) >= 10

    at_a_table(here, scene)


def test_who_comes_in_the_middle_sees_what_is_held(here: Here) -> None:
    async def scene(table: LiveTable) -> None:
        told = await table.ada.take()
        seq = await table.ada.lead(told["live"], ASIDE)
        await table.ada.has_moved(seq)
        while not await table.ada.silence():
            pass
        late = LiveSeat(table.onlooker.seat.client.seat(table.name))
        await late.enter()
        assert await late.told("live") == told
        motion = await late.seen()
        assert told["about"]["things"][next(iter(motion.places))]
        assert motion.heard == seq

    at_a_table(here, scene)


def test_nothing_is_sent_while_nothing_moves(here: Here) -> None:
    """Measured: not a byte in a second, neither before something is taken nor while it is held still."""

    async def scene(table: LiveTable) -> None:
        everybody = (table.ada, table.bo, table.onlooker)
        assert await asyncio.gather(*(one.silence() for one in everybody)) == [True] * 3
        live = (await table.ada.take())["live"]
        seq = await table.ada.lead(live, ASIDE)
        for one in everybody:
            await one.has_moved(seq)
            while not await one.silence():  # until it is there
                pass
        assert await asyncio.gather(*(one.silence() for one in everybody)) == [True] * 3
        await table.ada.lead(live, HIGH)
        for one in everybody:
            await one.has_moved(seq + 1)

    at_a_table(here, scene)


def test_what_a_bot_does_is_shown_as_if_it_were_led(here: Here) -> None:
    async def scene(table: LiveTable) -> None:
        n = table.bo.sight["n"]
        assert (await table.bo.ask("hurry", times=20.0))["kind"] == "done"
        await table.ada.seat.client.ask("POST", f"/api/tables/{table.name}/leave")  # a bot stands in
        told = await table.bo.told("live", shown=True, hurry=20.0)
        assert (told["seat"], told["n"]) == (0, n)
        motion = await table.bo.seen()
        assert (motion.shown, motion.live, motion.gap_mm) == (True, told["live"], None)
        assert [turn.n for turn in here.store.turns(table.name)][-1] == n - 1, "it has not happened yet"
        await table.bo.told("over", live=told["live"], why="decided")
        sight = await table.bo.told("sight")
        assert (sight["n"], sight["sight"]["events"][0]["kind"]) == (n + 1, "placed")

    at_a_table(here, scene)


def test_who_comes_back_while_a_bot_is_shown_plays_on(here: Here) -> None:
    async def scene(table: LiveTable) -> None:
        n = table.bo.sight["n"]
        await table.ada.seat.client.ask("POST", f"/api/tables/{table.name}/leave")
        told = await table.bo.told("live", shown=True)
        table.ada.vanish()
        assert (await table.ada.enter(n))["n"] == n
        await table.bo.told("over", live=told["live"], why="withdrawn")
        assert (await let_go_somewhere(table.ada))["n"] == n + 1

    at_a_table(here, scene)


# What breaks


async def goes_back(table: LiveTable, why: str, n: int) -> None:
    """Everybody is told, and the site is as it was."""
    for one in (table.bo, table.onlooker):
        before = poses_of(one.sight)
        await one.told("over", why=why)
        again = LiveSeat(one.seat.client.seat(table.name))
        answer = await again.enter()
        assert (answer["n"], poses_of(answer)) == (n, before)
        await again.seat.leave()


def test_who_goes_in_the_middle_comes_back_and_tries_again(here: Here) -> None:
    async def scene(table: LiveTable) -> None:
        n = table.ada.sight["n"]
        await table.ada.lead((await table.ada.take())["live"], ASIDE)
        await table.ada.seen()
        table.ada.vanish()
        await goes_back(table, "left", n)
        answer = await table.ada.enter(n)
        assert (answer["n"], answer["sight"]["events"]) == (n, [])
        assert (await let_go_somewhere(table.ada))["n"] == n + 1

    at_a_table(here, scene)


def test_a_worker_process_that_is_killed_loses_no_game(here: Here) -> None:
    async def scene(table: LiveTable) -> None:
        n = table.ada.sight["n"]
        await table.ada.take()
        await table.ada.seen()
        before = set(here.hall.stage.processes)
        for process in before:
            os.kill(process, signal.SIGKILL)
        await table.ada.told("over", why="site_worker_died")
        await goes_back(table, "site_worker_died", n)
        assert (await let_go_somewhere(table.ada))["n"] == n + 1
        assert not before & set(here.hall.stage.processes)

    at_a_table(here, scene)


def test_a_worker_process_that_is_killed_after_letting_go_loses_no_game(here: Here) -> None:
    async def scene(table: LiveTable) -> None:
        n = table.ada.sight["n"]
        await table.ada.take()
        await table.ada.seen()
        asked = await table.ada.seat.send("let_go")
        await table.ada.seen(lambda motion: motion.let_go)
        for process in here.hall.stage.processes:
            os.kill(process, signal.SIGKILL)
        await table.ada.told("over", why="site_worker_died")
        refused = await table.ada.told("refused", answers=asked)
        assert refused["code"] == "site_worker_died"
        await goes_back(table, "site_worker_died", n)
        assert (await let_go_somewhere(table.ada))["n"] == n + 1

    at_a_table(here, scene)


def test_a_hand_that_is_silent_for_too_long_holds_nothing(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_act, "SILENT_S", 0.5)

    async def scene(table: LiveTable) -> None:
        n = table.ada.sight["n"]
        live = (await table.ada.take())["live"]
        await table.ada.told("over", why="silent")
        await goes_back(table, "silent", n)
        await table.ada.lead(live, ASIDE)  # it was on its way: no answer
        assert (await table.ada.ask("ping"))["kind"] == "done"
        assert not [one for one in table.ada.frames if not isinstance(one, Motion) and one["kind"] == "refused"]

    at_a_table(here, scene)


def test_a_clock_that_runs_out_ends_it(here: Here) -> None:
    async def scene(table: LiveTable) -> None:
        n = table.ada.sight["n"]
        live = (await table.ada.take())["live"]
        await table.ada.lead(live, ASIDE)
        for one in (table.ada, table.bo):
            await one.told("over", live=live, why="out_of_time")
            info = await one.told("table")
            assert info["seats"][0]["stand_in"]
        assert table.ada.sight["n"] == n

    at_a_table(here, scene, clock={"kind": "per_move", "seconds": 1.5})


def test_what_cannot_be_stored_has_not_happened(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(table: LiveTable) -> None:
        n = table.ada.sight["n"]
        await table.ada.take()
        await table.ada.seen()

        def fail(*_: Any) -> Any:
            raise Refusal("store_unavailable")

        with monkeypatch.context() as broken:
            broken.setattr(here.store, "append_turns", fail)
            refused = await table.ada.ask("let_go")
        assert refused["code"] == "store_unavailable"
        await goes_back(table, "store_unavailable", n)
        while not here.hall.health.is_well:  # it is tried every second
            await asyncio.sleep(0)
        assert (await let_go_somewhere(table.ada))["n"] == n + 1

    at_a_table(here, scene)


def fell(frame: Any) -> bool:
    return not isinstance(frame, Motion) and frame["kind"] == "felt" and "accident" in frame["now"]


def test_who_goes_after_an_accident_has_had_it(here: Here) -> None:
    """Otherwise whoever sees the site come down would just pull the plug."""

    async def scene(table: LiveTable) -> None:
        n = table.ada.sight["n"]
        told = await table.ada.take()
        live = told["live"]
        for aim in ([0, 150, 200], [0, 150, 73]):
            await table.ada.lead(live, [aim, STRAIGHT])
            await table.ada.arrives(told, aim)
        await table.ada.lead(live, [[0, -150, 73], STRAIGHT])  # across the girder that is balanced up there
        await table.ada.until(fell)
        refused = await table.ada.ask("put_back")
        assert refused["code"] == "site_disturbed"
        table.ada.vanish()
        await table.bo.told("over", live=live, why="decided")
        sight = await table.bo.told("sight", n=n + 1)
        assert "accident" in [event["kind"] for event in sight["sight"]["events"]]

    at_a_table(here, scene, site="expert")


async def pushes(ada: LiveSeat) -> int:
    """Leads something against the site until something else has moved, and holds it there; which act it is."""
    what = ada.something() | {"start": [[0.0, 150.0, 73.0], STRAIGHT]}
    if "joined" in what:
        what["joined_start"] = [[0.0, 150.0, 133.0], STRAIGHT]
    told = await ada.take(what)
    things, stood = told["about"]["things"], ada.sight["sight"]["view"]["poses"]

    def pushed(motion: Motion) -> bool:
        moved = {things[number]: place for number, place in motion.places.items()}
        return any(place and math.dist(place[0], stood[one][0]) > 0.6 for one, place in moved.items() if one in stood)

    while True:
        await ada.lead(told["live"], [[0.0, -150.0, 73.0], STRAIGHT, True])
        motion = await ada.seen()
        if pushed(motion):
            here = motion.places[things.index(what["piece"])]
            assert here is not None
            await ada.lead(told["live"], [here[0], STRAIGHT])
            return int(told["live"])


async def has_counted(one: LiveSeat, live: int, n: int) -> None:
    """The hand opened where it was, and that was the move."""
    await one.told("over", live=live, why="decided")
    await one.told("sight", n=n + 1)


def test_m65_who_goes_after_something_has_moved_has_let_go(here: Here) -> None:
    """M65: where the hand is, and what happens counts."""

    async def scene(table: LiveTable) -> None:
        n = table.ada.sight["n"]
        live = await pushes(table.ada)
        refused = await table.ada.ask("put_back")
        assert refused["code"] == "site_disturbed"
        table.ada.vanish()
        await has_counted(table.bo, live, n)

    at_a_table(here, scene, site="expert")


def test_m65_who_is_silent_after_something_has_moved_has_let_go(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_act, "SILENT_S", 1.0)

    async def scene(table: LiveTable) -> None:
        n = table.ada.sight["n"]
        live = await pushes(table.ada)
        for one in (table.ada, table.bo):
            await has_counted(one, live, n)

    at_a_table(here, scene, site="expert")


def test_m65_whose_time_is_up_after_something_has_moved_has_let_go(here: Here) -> None:
    async def scene(table: LiveTable) -> None:
        n = table.ada.sight["n"]
        live = await pushes(table.ada)
        for one in (table.ada, table.bo):
            await has_counted(one, live, n)

    at_a_table(here, scene, site="expert", clock={"kind": "per_move", "seconds": 8})


def test_m65_who_walks_out_or_goes_on_elsewhere_after_something_has_moved_has_let_go(here: Here) -> None:
    async def walks_out(table: LiveTable) -> None:
        n = table.ada.sight["n"]
        live = await pushes(table.ada)
        await table.ada.seat.client.ask("POST", f"/api/tables/{table.name}/leave")
        await has_counted(table.bo, live, n)

    async def elsewhere(table: LiveTable) -> None:
        n = table.ada.sight["n"]
        live = await pushes(table.ada)
        other = LiveSeat(table.ada.seat.client.seat(table.name))
        other.seat.token, other.seat.device = table.ada.seat.token, table.ada.seat.device
        await other.enter()
        refused = await other.ask("take", n=n, what=other.something())
        assert refused["code"] == "hand_busy"
        await has_counted(other, live, n)

    at_a_table(here, walks_out, site="expert")
    at_a_table(here, elsewhere, site="expert")


# One hand


def test_the_same_seat_elsewhere_takes_over(here: Here) -> None:
    async def scene(table: LiveTable) -> None:
        live = (await table.ada.take())["live"]
        elsewhere = LiveSeat(table.ada.seat.client.seat(table.name))
        elsewhere.seat.token, elsewhere.seat.device = table.ada.seat.token, table.ada.seat.device
        await elsewhere.enter()
        again = await elsewhere.take()
        await table.ada.told("over", live=live, why="taken_over")
        await table.ada.lead(again["live"], ASIDE)
        await table.ada.told("refused", code="hand_empty")
        assert (await elsewhere.ask("put_back"))["kind"] == "done"

    at_a_table(here, scene)


def test_the_same_request_again_is_answered_again(here: Here) -> None:
    async def scene(table: LiveTable) -> None:
        await table.ada.take()
        await table.ada.seen()
        first = await table.ada.ask("let_go", id="once")
        again = await table.ada.ask("let_go", id="once")
        assert (again["n"], again["sight"]["events"]) == (first["n"], first["sight"]["events"])

    at_a_table(here, scene)


def test_a_hand_thinks_better_of_it(here: Here) -> None:
    async def scene(table: LiveTable) -> None:
        live = (await table.ada.take())["live"]
        busy = await table.ada.ask("take", n=table.ada.sight["n"], what=table.ada.something())
        assert busy["code"] == "hand_busy"
        move = {**table.ada.something(), "path": {"targets": [], "release_s": 0.0}}
        assert (await table.ada.ask("play", n=table.ada.sight["n"], move=move))["code"] == "hand_busy"
        assert (await table.ada.ask("put_back"))["kind"] == "done"
        await table.bo.told("over", live=live, why="put_back")
        assert (await table.ada.ask("put_back"))["code"] == "hand_empty"
        assert (await table.ada.ask("let_go"))["code"] == "hand_empty"

    at_a_table(here, scene)


def test_a_request_that_was_used_before_frees_the_hand(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store knows its name already: it is answered by that turn, and the hand is empty again."""

    async def scene(table: LiveTable) -> None:
        live = (await table.ada.take())["live"]
        await table.ada.seen()
        before = here.store.turns(table.name)
        with monkeypatch.context() as repeated:
            repeated.setattr(here.store, "append_turns", lambda batch: before[:1])
            answer = await table.ada.ask("let_go")
        assert (answer["kind"], answer["n"]) == ("sight", table.bo.sight["n"])
        await table.onlooker.told("over", live=live, why="refused")
        assert (await table.ada.ask("put_back"))["code"] == "hand_empty"

    at_a_table(here, scene)


# Strangers


HOSTILE: list[tuple[str, Any, str]] = [
    ("ada", {"kind": "hand", "live": 9, "seq": 0, "to": ASIDE}, "hand_empty"),
    ("ada", {"kind": "hand", "live": 1, "seq": 1, "to": [[0, 0, 900], STRAIGHT]}, "pose_out_of_bounds"),
    ("ada", {"kind": "hand", "live": 1, "seq": 1, "to": [[0, 0, 90], [0, 0, 0, 0]]}, "rotation_not_unit"),
    ("ada", {"kind": "hand", "live": 1, "seq": 1, "to": {"x": 1}}, "value_of_wrong_type"),
    ("ada", {"kind": "hand", "live": 1, "seq": 1, "to": [[0] * GESTURE_MOST_BYTES]}, "frame_too_large"),
    ("ada", {"kind": "hand", "live": 1, "seq": -1, "to": ASIDE}, "number_out_of_bounds"),
    ("ada", {"kind": "hand", "live": 1 << 16, "seq": 1, "to": ASIDE}, "number_out_of_bounds"),
    ("ada", {"kind": "hand", "live": 1, "to": ASIDE}, "field_missing"),
    ("ada", {"kind": "hand", "live": 1, "seq": 1, "to": ASIDE, "for": 1}, "field_unknown"),
    ("ada", {"kind": "take", "id": "x", "n": 7, "what": {}}, "old_number"),
    ("ada", {"kind": "hurry", "id": "x", "times": 1e9}, "number_out_of_bounds"),
    ("ada", b"\x01\x00\x01\x00", "frame_not_text"),
    ("bo", {"kind": "hand", "live": 1, "seq": 1, "to": ASIDE}, "hand_empty"),
    ("bo", {"kind": "take", "id": "x", "n": 1, "what": {"kind": "ClearAway", "piece": "hat-1"}}, "hand_busy"),
    ("bo", {"kind": "let_go", "id": "x"}, "hand_empty"),
    ("bo", {"kind": "put_back", "id": "x"}, "hand_empty"),
    ("onlooker", {"kind": "hand", "live": 1, "seq": 1, "to": ASIDE}, "no_seat"),
    ("onlooker", {"kind": "take", "id": "x", "n": 1, "what": {}}, "no_seat"),
    ("onlooker", {"kind": "let_go", "id": "x"}, "no_seat"),
    ("onlooker", {"kind": "hurry", "id": "x", "times": 2.0}, "no_seat"),
]


def test_what_strangers_send_moves_nothing(here: Here) -> None:
    async def scene(table: LiveTable) -> None:
        await table.ada.take()
        seq = await table.ada.lead(1, ASIDE)
        await table.ada.has_moved(seq)
        while not await table.ada.silence():
            pass
        for who, frame, code in HOSTILE:
            seat: LiveSeat = getattr(table, who)
            assert seat.seat.socket is not None
            await seat.seat.socket.send(frame if isinstance(frame, bytes) else json.dumps(frame))
            assert (await seat.told("refused"))["code"] == code, (who, frame)
        assert await table.ada.silence(), "nothing has moved"
        answer = await table.ada.ask("let_go")
        assert answer["n"] == 2

    at_a_table(here, scene)


def test_a_seat_whose_turn_it_is_not_takes_nothing(here: Here) -> None:
    async def scene(table: LiveTable) -> None:
        answer = await table.bo.ask("take", n=1, what=table.ada.something())
        assert answer["code"] == "not_your_turn"
        whats: list[Any] = [{}, {"kind": "Place"}, {"kind": "ClearAway", "piece": "crane"}, [], "girder"]
        for what in whats:
            answer = await table.ada.ask("take", n=1, what=what)
            assert answer["kind"] == "refused"
        assert await table.onlooker.silence(), "and nobody has seen anything of it"

    at_a_table(here, scene)


def test_a_game_that_is_not_played_live_says_so(here: Here) -> None:
    async def scene() -> None:
        async with Client(here.address) as ada:
            seated = await ada.ask("POST", "/api/play", game="blueprints", seats=2, bot="greedy")
            seat = ada.seat(seated["table"])
            seat.token = seated["token"]
            live = LiveSeat(seat)
            await live.enter()
            assert (await live.ask("take", n=1, what={}))["code"] == "not_live"
            assert seat.socket is not None
            await seat.socket.send(json.dumps({"kind": "hand", "live": 1, "seq": 1, "to": []}))
            await live.told("refused", code="not_live")

    asyncio.run(scene())


# Slow readers


def test_of_what_moves_a_slow_reader_gets_the_newest() -> None:
    connection = Connection("test", "en")

    async def scene() -> list[bytes]:
        read: list[bytes] = []

        async def send(frame: bytes) -> None:
            read.append(frame)
            for number in range(1000):  # much comes while one thing is being read
                connection.show(b"moved %d" % number)

        async def show(frame: bytes) -> None:
            read.append(frame)
            connection.close(1000)

        connection.show(b"moved")
        connection.send(b"told")
        await connection.pump(send, show)
        return read

    assert asyncio.run(scene()) == [b"told", b"moved 999"]
    assert connection.closed_with == 1000
