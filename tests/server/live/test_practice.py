"""Practice sites over a real socket: taken, led, let go, at rest; what is refused; how many at once."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from chantier.games.men_at_work.acting.practice import PracticeSites
from chantier.games.men_at_work.pieces import PRESETS
from chantier.server.limits import RATES, Limits, LimitSettings
from chantier.server.live import act as live_act
from tests.server.support.live_tables import HIGH, STRAIGHT, offers
from tests.server.support.motion import Motion, read_motion
from tests.server.support.own_process import Here, served_in_a_thread

BEGINNER: dict[str, Any] = msgspec.to_builtins(PRESETS["beginner"])
GIRDER = {"kind": "Place", "piece": "girder-white-4", "start": HIGH}
Frame = dict[str, Any]


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    games = offers()
    games["men-at-work"] = games["men-at-work"]._replace(practice=PracticeSites())
    database = f"sqlite:///{tmp_path_factory.mktemp('practice') / 'chantier.db'}"
    with served_in_a_thread(database, games=games) as house:
        yield house


class Practiser:
    """Somebody on a site of their own."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.motions: list[Motion] = []
        self._ids = map(str, itertools.count())

    async def hear(self) -> Frame:
        while isinstance(told := await asyncio.wait_for(self.socket.recv(), 30), bytes):
            self.motions.append(read_motion(told))
        frame: Frame = json.loads(told)
        return frame

    async def has_moved(self) -> None:
        """What moves since the hand was led somewhere."""
        while not any(motion.heard for motion in self.motions):
            told = await asyncio.wait_for(self.socket.recv(), 30)
            if isinstance(told, bytes):
                self.motions.append(read_motion(told))

    async def until(self, kind: str) -> Frame:
        while (frame := await self.hear())["kind"] != kind:
            pass
        return frame

    async def ask(self, kind: str, **fields: Any) -> Frame:
        name = next(self._ids)
        await self.socket.send(json.dumps({"kind": kind, "id": name, **fields}))
        while (frame := await self.hear()).get("answers") != name:
            pass
        return frame

    async def take(self, what: Frame = GIRDER, poses: Frame = BEGINNER) -> Frame:
        return await self.ask("take", n=0, what={"poses": poses, "taken": what})

    async def lead(self, live: int, to: Any) -> None:
        await self.socket.send(json.dumps({"kind": "hand", "live": live, "seq": 1, "to": to}))


@asynccontextmanager
async def practising(here: Here, game: str = "men-at-work") -> AsyncIterator[Practiser]:
    async with connect(here.address.replace("http", "ws", 1) + f"/api/games/{game}/practice") as socket:
        yield Practiser(socket)


def on_a_site(here: Here, scene: Callable[[Practiser], Awaitable[None]], game: str = "men-at-work") -> None:
    async def opened() -> None:
        async with practising(here, game) as ada:
            await scene(ada)

    asyncio.run(opened())


def test_a_piece_is_taken_led_and_let_go_and_the_site_comes_to_rest(here: Here) -> None:
    async def scene(ada: Practiser) -> None:
        assert (await ada.take())["kind"] == "done"
        await ada.lead(1, [[0.0, -200.0, 30.0], STRAIGHT])
        await ada.has_moved()
        rest = await ada.ask("let_go")
        assert rest["kind"] == "rest"
        assert set(rest["now"]["poses"]) == {*BEGINNER, "girder-white-4"}
        assert ada.motions[-1].let_go

        again = rest["now"]["poses"]  # what comes back is a site for the next act, and it is stored nowhere
        assert (await ada.take({"kind": "TakeAway", "pieces": ["girder-white-4"]}, again))["kind"] == "done"
        rest = await ada.until("rest")
        assert set(rest["now"]["poses"]) == set(BEGINNER)
        assert here.store.tables_to_wake() == []

    on_a_site(here, scene)


def test_what_is_held_can_always_be_put_back_and_only_one_thing_is_held(here: Here) -> None:
    async def scene(ada: Practiser) -> None:
        assert (await ada.ask("put_back"))["code"] == "hand_empty"
        assert (await ada.ask("let_go"))["code"] == "hand_empty"
        await ada.take()
        assert (await ada.take())["code"] == "hand_busy"
        assert (await ada.ask("put_back"))["kind"] == "done"
        assert (await ada.take())["kind"] == "done"

    on_a_site(here, scene)


def test_bad_frames_are_refused_in_words_and_change_nothing(here: Here) -> None:
    async def scene(ada: Practiser) -> None:
        for what, code in (
            ({}, "field_missing"),
            ({"poses": {"brick-99": HIGH}, "taken": GIRDER}, "value_unknown"),
            ({"poses": BEGINNER, "taken": {**GIRDER, "start": BEGINNER["support-1"]}}, "pose_inside_piece"),
            ({"poses": {f"brick-{n}": HIGH for n in range(5000)}, "taken": GIRDER}, "value_unknown"),
        ):
            refused = await ada.ask("take", n=0, what=what)
            assert (refused["kind"], refused["code"]) == ("refused", code)
            assert len(refused["text"]) > 10
        assert (await ada.ask("play", n=0, move={}))["code"] == "frame_not_expected"
        assert (await ada.ask("enter"))["code"] == "frame_not_expected"
        await ada.socket.send("junk")
        assert (await ada.hear())["code"] == "json_malformed"
        await ada.take()
        await ada.lead(1, [[0.0, 0.0, 1e9], STRAIGHT])
        assert (await ada.until("refused"))["code"] == "pose_out_of_bounds"
        assert (await ada.ask("let_go"))["kind"] == "rest"

    on_a_site(here, scene)


@pytest.mark.parametrize(("game", "code"), [("blueprints", "no_practice"), ("chess", "unknown_game")])
def test_other_games_have_no_practice(here: Here, game: str, code: str) -> None:
    async def scene(ada: Practiser) -> None:
        assert (await ada.hear())["code"] == code

    on_a_site(here, scene, game)


def test_so_many_acts_at_once_and_a_socket_that_goes_gives_its_own_back(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = Limits(time.monotonic, LimitSettings(1e6, ("practice_hands.address=4",)))
    monkeypatch.setattr(here.app.state, "limits", few)

    async def scene() -> None:
        async with practising(here) as eve:
            others = [practising(here) for _ in range(4)]
            hands = [await one.__aenter__() for one in others]
            assert [(await one.take())["kind"] for one in hands] == ["done"] * len(hands)
            assert (await eve.take())["code"] == "practice_crowded"
            for one in others:
                await one.__aexit__(None, None, None)
            while (await eve.take())["kind"] == "refused":  # until the server has heard of it
                pass

    asyncio.run(scene())


def test_a_hand_of_which_nothing_is_heard_holds_nothing_any_more(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_act, "SILENT_S", 0.2)

    async def scene(ada: Practiser) -> None:
        await ada.take()
        assert (await ada.until("over"))["why"] == "silent"
        assert (await ada.take())["kind"] == "done"

    on_a_site(here, scene)


def test_acts_are_counted_by_address(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(here.app.state, "limits", Limits(lambda: 0.0))  # no time goes by, so nothing is given back

    async def scene(ada: Practiser) -> None:
        codes = [(await ada.take({}, {}))["code"] for _ in range(round(RATES["practice"]["address"].burst) + 1)]
        assert set(codes[:-1]) == {"field_missing"}
        assert codes[-1] == "too_often"

    on_a_site(here, scene)
