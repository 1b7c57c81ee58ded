"""What one person, one address or one table may have at once: hands, simulated paths, the coach's places, answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest

from chantier.games.men_at_work import MenAtWork
from chantier.games.men_at_work.acting.referee import Question, Seen, Simulated
from chantier.games.men_at_work.moves import path_s
from chantier.server.thread_pools import engine_threads
from tests.server.support import own_process
from tests.server.support.bot_games import played_by_bots
from tests.server.support.client import PLAIN, Client
from tests.server.support.live_tables import HIGH, LiveSeat, live_table, offers
from tests.server.support.own_process import GENEROUS, served_here, served_in_a_thread

# Led live


def test_hands_of_one_address_have_a_ceiling_and_one_that_opens_makes_room(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            served_here(f"sqlite:///{tmp_path / 'a.db'}", games=offers(), limits=("hands.address=1",)) as here,
            live_table(here.address) as one,
            live_table(here.address) as other,
        ):
            await one.ada.take()
            assert (await refused_take(other.ada))["code"] == "hands_crowded"
            assert (await one.ada.ask("put_back"))["kind"] == "done"
            await other.ada.take()
            assert here.app.state.limits.held("hands", "address", "127.0.0.1") == 1

    asyncio.run(asyncio.wait_for(scene(), 120))


def test_a_hand_that_is_refused_or_gone_counts_no_longer(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            served_here(f"sqlite:///{tmp_path / 'a.db'}", games=offers()) as here,
            live_table(here.address) as table,
        ):
            limits = here.app.state.limits
            assert (await table.ada.ask("take", n=99, what=table.ada.something()))["code"] == "old_number"
            assert limits.held("hands", "address", "127.0.0.1") == 0
            await table.ada.take()
            assert limits.held("hands", "address", "127.0.0.1") == 1
            table.ada.vanish()
            await table.bo.told("over")
            while limits.held("hands", "address", "127.0.0.1"):
                await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(scene(), 120))


async def refused_take(seat: LiveSeat) -> dict[str, Any]:
    return await seat.ask("take", n=seat.sight["n"], what=seat.something())


# Paths that have to be simulated


class Counting(Simulated):
    def __init__(self) -> None:
        self.simulated = 0

    def see(self, question: Question) -> Seen:
        self.simulated += 1
        return super().see(question)


def test_what_a_path_costs_is_spent_before_it_is_simulated(tmp_path: Path) -> None:
    """54 KB cost 3.7 seconds of a processor, and one could send as many of them as one liked."""
    referee = Counting()
    game = offers()["men-at-work"]._replace(game=MenAtWork(referee), engine_s=path_s)

    async def scene() -> None:
        limits = ("path.person=20/0",)
        async with (
            served_here(f"sqlite:///{tmp_path / 'a.db'}", games={"men-at-work": game}, limits=limits) as here,
            live_table(here.address) as table,
        ):
            move = {**table.ada.something(), "path": {"targets": [[0, *HIGH]], "release_s": 19.0}}
            dear = {**move, "path": {**move["path"], "release_s": 25.0}}
            assert (await table.ada.ask("play", n=table.ada.sight["n"], move=dear))["code"] == "too_often"
            assert referee.simulated == 0
            assert (await table.ada.ask("play", n=table.ada.sight["n"], move=move))["kind"] == "sight"
            assert referee.simulated == 1

    asyncio.run(asyncio.wait_for(scene(), 120))


def test_bots_acts_are_worked_out_by_others_than_peoples(tmp_path: Path) -> None:
    """A bot's move does not go where people's moves wait."""
    people, bots = Counting(), Counting()
    registered = own_process.offers()["men-at-work"]
    game = registered._replace(game=MenAtWork(people), bots_game=MenAtWork(bots), is_quick=False)

    async def scene() -> None:
        async with (
            served_here(f"sqlite:///{tmp_path / 'a.db'}", games={"men-at-work": game}) as here,
            Client(here.address) as ada,
        ):
            table = await ada.ask("POST", "/api/tables", game="men-at-work", seats=[{"bot": "uniform"}] * 2)
            onlooker = ada.seat(table["id"])
            await onlooker.enter()
            await ada.ask("POST", f"/api/tables/{table['id']}/start")
            await onlooker.hear_until(lambda frame: frame["kind"] == "sight" and bots.simulated > 0)
        assert people.simulated == 0

    asyncio.run(asyncio.wait_for(scene(), 120))


@pytest.mark.parametrize(("cores", "threads"), [(1, 1), (2, 1), (8, 4)])
def test_peoples_moves_have_processes_of_their_own_on_every_machine(cores: int, threads: int) -> None:
    assert engine_threads(cores) == threads


# The coach


def test_the_coach_has_places_for_others_too(tmp_path: Path) -> None:
    """One person could take all twenty."""
    may = Event()

    def coach(written: bytes, watch: Callable[[int, int], None]) -> bytes:
        assert may.wait(60)
        return b'{"found": 1}'

    games = {"blueprints": own_process.offers()["blueprints"]._replace(analyse=coach)}
    limits = ("analyses.person=2", "analyses.address=5", "analyses.all=6")
    with (
        served_in_a_thread(f"sqlite:///{tmp_path / 'a.db'}", games=games, limits=limits) as here,
        httpx.Client(base_url=here.address, **PLAIN) as ada,
        httpx.Client(base_url=here.address, **PLAIN) as bo,
        httpx.Client(base_url=here.address, **PLAIN) as nobody,
        httpx.Client(base_url=here.address, **PLAIN) as somebody,
    ):
        for person, name in ((ada, "Ada"), (bo, "Bo")):
            person.post("/api/me", json={"name": name}).raise_for_status()
        tables = [played_by_bots(ada) for _ in range(6)]

        def asked(person: httpx.Client, number: int) -> str | None:
            code: str | None = person.post(f"/api/tables/{tables[number]}/analysis").json().get("code")
            return code

        assert [asked(ada, number) for number in range(3)] == [None, None, "analyses_crowded"]
        assert asked(ada, 0) is None, "it waits, and she may ask how far it is"
        assert asked(bo, 0) is None, "whoever asks for the same takes no place"
        assert asked(bo, 2) is None
        assert [asked(nobody, 3), asked(somebody, 4), asked(nobody, 5)] == [None, None, "analyses_crowded"]
        assert asked(bo, 5) == "analyses_crowded", "that is the address's sixth"
        may.set()
        while ada.post(f"/api/tables/{tables[0]}/analysis").json()["analysis"] is None:
            pass
        while asked(ada, 5) == "analyses_crowded":
            pass


# Answers


def test_answers_that_wait_are_counted_for_an_address(tmp_path: Path) -> None:
    may = Event()

    def explain(view: Any, say: Any) -> Any:
        assert may.wait(60)
        return {}

    registered = own_process.offers()["blueprints"]
    games = {"blueprints": registered._replace(explain=explain)}

    async def scene() -> None:
        limits = ("answers.address=3",)
        async with (
            served_here(
                f"sqlite:///{tmp_path / 'a.db'}", GENEROUS, games, limits=limits, trusted=("127.0.0.1",)
            ) as here,
            httpx.AsyncClient(base_url=here.address, **PLAIN) as client,
        ):
            seen = await _view(client)

            def ask(address: str) -> asyncio.Task[httpx.Response]:
                headers = {"x-forwarded-for": address}
                return asyncio.create_task(client.post("/api/games/blueprints/explain", json=seen, headers=headers))

            waiting = [ask("10.0.0.1") for _ in range(3)]
            while here.app.state.limits.held("answers", "address", "10.0.0.1") < 3:
                await asyncio.sleep(0)
            assert (await ask("10.0.0.1")).json()["code"] == "too_often"
            other = ask("10.0.0.2")
            while here.app.state.limits.held("answers", "address", "10.0.0.2") < 1:
                await asyncio.sleep(0)
            may.set()
            assert {(await one).status_code for one in (*waiting, other)} == {200}

    asyncio.run(asyncio.wait_for(scene(), 60))


async def _view(client: httpx.AsyncClient) -> Any:
    """What an onlooker sees of a game that has just begun."""
    await client.post("/api/me", json={"name": "Ada"})
    wanted = {"game": "blueprints", "seats": [{"bot": "uniform"}] * 2}
    table = f"/api/tables/{(await client.post('/api/tables', json=wanted)).json()['id']}"
    await client.post(f"{table}/start")
    replay = await client.get(f"{table}/replay")
    first: Any = httpx.Response(200, content=replay.text.splitlines()[0]).json()
    return first["view"]
