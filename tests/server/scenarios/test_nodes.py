"""Several servers, one house: any of them answers, and tables outlive whichever has them.

`python -m tests.server.failover` does for an hour what is sampled here.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from chantier.server.http.sockets import REFUSED
from chantier.server.store_health import PROBE_EVERY_S
from chantier.server.thread_pools import HOLDS_S
from tests.server import failover
from tests.server.killing import MOVES_OF_A_SEAT
from tests.server.support.client import Client, Frame, Seat, begun, play_to_the_end
from tests.server.support.houses import House, Nginx, addresses, house
from tests.server.support.processes import ServerProcess
from tests.store.support import postgresql

WITHIN_S = 60
GAMES = 6
CODES_OF_A_NODE = 2
"""So many codes an address may try at each of three nodes."""


@pytest.fixture(scope="module")
def database() -> Iterator[postgresql.Server]:
    with postgresql.running() as server:
        yield server


@pytest.fixture(scope="module")
def nodes(database: postgresql.Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    arguments = ("--trusted-proxy", "127.0.0.1", "--limit", f"code.address={3 * CODES_OF_A_NODE}/0.001")
    with house(database.new_database(), tmp_path_factory.mktemp("house"), arguments=arguments) as nodes:
        yield nodes


@pytest.fixture(scope="module")
def nginx(nodes: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nginx]:
    """Another way to the same nodes."""
    proxy = Nginx(addresses(nodes.nodes), tmp_path_factory.mktemp("proxy") / "log.txt")
    yield proxy
    proxy.stop()


async def played(seats: Sequence[Seat]) -> list[Frame]:
    """By people who come back whenever they are sent away."""
    for seat in seats:
        await seat.leave()
    return await asyncio.gather(*(play_to_the_end(seat) for seat in seats))


def test_whoever_is_asked_answers_for_every_table(nodes: House) -> None:
    """Requests and sockets of both people go to other nodes than the one that has the table."""
    one, two, three = (node.address for node in nodes.nodes)

    async def scene() -> None:
        async with Client(one, "Ada") as ada, Client(two, "Bo", lang="de") as bo:
            seats = (await begun(ada, bo))[:2]
            ended = await played(seats)
            assert {frame["n"] for frame in ended} == {2 * MOVES_OF_A_SEAT + 1}
            table = seats[0].table
            records = {(await bo.http.get(f"{node}/api/tables/{table}/record")).text for node in (one, two, three)}
            assert len(records) == 1
            unknown = await bo.http.get(f"{three}/api/tables/nowhere")
            assert (unknown.status_code, unknown.json()["text"]) == (404, "Diesen Tisch gibt es nicht.")
            refused = await bo.http.post(f"{three}/api/tables/{table}/start")
            assert (refused.status_code, refused.json()["code"]) == (403, "only_the_host")

    asyncio.run(scene())


def test_a_page_hears_why_there_is_no_such_table(nodes: House) -> None:
    async def scene() -> None:
        address = nodes.nodes[0].address.replace("http", "ws", 1)
        async with connect(f"{address}/api/tables/nowhere/socket") as door:
            assert json.loads(await door.recv())["code"] == "no_such_table"
            with pytest.raises(ConnectionClosed) as closed:
                await door.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == REFUSED

    asyncio.run(scene())


def test_the_lobby_and_presence_are_those_of_the_whole_house(nodes: House) -> None:
    one, two, _ = (node.address for node in nodes.nodes)

    async def scene() -> None:
        async with Client(one, "Cy") as cy, Client(two, "Di") as di:
            table = await cy.make_table(public=True)
            seat = await cy.sit(table)
            await seat.enter()
            listed = (await di.ask("GET", "/api/tables"))["tables"]
            assert table in [line["id"] for line in listed]
            found = await di.sit(table)
            assert found.number == 1
            told = await seat.hear_until(lambda frame: frame["kind"] == "table" and frame["seats"][1]["name"] == "Di")
            assert told["id"] == table
            await di.ask("POST", f"/api/tables/{table}/leave")

    asyncio.run(scene())


def test_who_is_forgotten_at_one_node_is_forgotten_at_the_table_of_another(nodes: House) -> None:
    one, two, _ = (node.address for node in nodes.nodes)

    async def scene() -> None:
        async with Client(one, "Eve") as eve, Client(two, "Fay") as fay:
            mover, other, _ = await begun(eve, fay)
            witness = mover if mover.client is eve else other
            await fay.ask("DELETE", "/api/me")
            told = await witness.hear_until(lambda frame: frame["kind"] == "table")
            while "Fay" in [seat["name"] for seat in told["seats"]]:
                told = await witness.hear_until(lambda frame: frame["kind"] == "table")

    asyncio.run(scene())


def test_nobody_but_a_node_is_let_in_where_nodes_talk(nodes: House) -> None:
    listed = subprocess.run(
        [sys.executable, "-m", "chantier.cli", "nodes", "--json", "--database", nodes.nodes[0].database],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    found = json.loads(listed.stdout)
    assert [node["state"] for node in found] == ["living"] * 3
    for node in found:
        refused = httpx.get(f"{node['address']}/api/games")
        assert (refused.status_code, refused.json()["code"]) == (403, "for_nodes_only")
        forged = httpx.get(f"{node['address']}/node/metrics", headers={"chantier-node": "1 http - abc"})
        assert forged.status_code == 403
    page = httpx.get(f"{nodes.nodes[0].address}/node/metrics", headers={"chantier-node": "x"})
    assert "chantier_moves" not in page.text


def test_a_node_that_closes_hands_its_tables_over_and_nobody_notices(nodes: House) -> None:
    """Two people play through the proxy while each node in turn is replaced."""

    async def scene() -> None:
        async with Client(nodes.address, "Gil") as gil, Client(nodes.address, "Hal") as hal:
            playing = asyncio.create_task(played((await begun(gil, hal))[:2]))
            for number in range(3):
                await asyncio.to_thread(nodes.replace, number)
            assert {frame["n"] for frame in await playing} == {2 * MOVES_OF_A_SEAT + 1}

    asyncio.run(scene())
    assert "Traceback" not in nodes.log()


def test_nobody_is_told_that_the_database_was_away_for_a_moment(nodes: House, database: postgresql.Server) -> None:
    """Moves wait for it. Whoever starts it anew and needs longer than they wait has to bear with that."""
    refused: list[str] = []

    def note(frame: Frame) -> None:
        if frame["kind"] == "refused":
            refused.append(frame["code"])

    async def scene() -> float:
        async with Client(nodes.address, "Ned") as ned, Client(nodes.address, "Ola") as ola:
            seats = (await begun(ned, ola))[:2]
            playing = asyncio.gather(*(play_to_the_end(seat, watch=note) for seat in seats))
            await asyncio.to_thread(database.cut)
            stopped_at = time.monotonic()
            await asyncio.to_thread(database.stop)
            await asyncio.to_thread(database.start)
            away_s = time.monotonic() - stopped_at
            await asyncio.to_thread(database.cut)
            assert {frame["n"] for frame in await playing} == {2 * MOVES_OF_A_SEAT + 1}
            return away_s

    away_s = asyncio.run(scene())
    assert refused == [] or away_s + PROBE_EVERY_S > HOLDS_S
    assert "Traceback" not in nodes.log()


def test_a_stopped_node_does_not_keep_the_others_from_telling_how_they_are(nodes: House) -> None:
    process = nodes.nodes[2].process
    assert process is not None
    process.send_signal(signal.SIGSTOP)
    try:
        page = httpx.get(f"{nodes.nodes[0].address}/metrics", timeout=WITHIN_S / 2)
    finally:
        process.send_signal(signal.SIGCONT)
    told = {line.rpartition('node="')[2].partition('"')[0] for line in page.text.splitlines()}
    assert len(told) == 2


def test_behind_nginx_tables_stay_with_a_node_and_go_on_when_it_dies(nodes: House, nginx: Nginx) -> None:
    async def scene() -> None:
        async with Client(nginx.address, "Kim") as kim, Client(nginx.address, "Lea") as lea:
            tables = [await kim.make_table() for _ in range(9)]
            for _ in range(2):
                for table in tables:
                    await lea.ask("GET", f"/api/tables/{table}")
            asked = [(path.split("/")[3], server) for server, path in nginx.asked() if path.startswith("/api/tables/")]
            assert len(set(asked)) == len(tables) == len(dict(asked)), "each table has one node"
            assert len(set(dict(asked).values())) > 1, "tables are shared out"
            playing = asyncio.create_task(played((await begun(kim, lea))[:2]))
            for node in nodes.nodes[:2]:
                await asyncio.to_thread(node.kill)
                for table in tables:
                    await lea.ask("GET", f"/api/tables/{table}")
                await asyncio.to_thread(node.start)
            assert {frame["n"] for frame in await playing} == {2 * MOVES_OF_A_SEAT + 1}

    asyncio.run(scene())


def test_behind_nginx_what_moves_is_shown_and_another_pages_socket_is_refused(nginx: Nginx) -> None:
    """Binary frames, and the address of the house as the page knows it: with its port."""

    async def scene() -> None:
        async with Client(nginx.address, "Mo") as mo:
            table = await mo.ask("POST", "/api/tables", game="men-at-work", seats=[{"bot": "uniform"}] * 2)
            watching = mo.seat(table["id"])
            await watching.enter()
            await mo.ask("POST", f"/api/tables/{table['id']}/start")
            while not watching.moved:
                await watching.hear()
            await watching.leave()
            address = f"{nginx.address.replace('http', 'ws')}/api/tables/{table['id']}/socket"
            async with connect(address, origin=Origin(nginx.address)) as welcome:
                await welcome.send(json.dumps({"kind": "enter", "id": "e"}))
                assert json.loads(await welcome.recv())["kind"] == "table"
            async with connect(address, origin=Origin("http://elsewhere.example")) as stranger:
                assert json.loads(await stranger.recv())["code"] == "wrong_origin"

    asyncio.run(scene())


def test_behind_nginx_everybody_has_an_address_of_their_own(nginx: Nginx) -> None:
    def tried(came_from: str, **headers: str) -> int:
        with httpx.Client(transport=httpx.HTTPTransport(local_address=came_from)) as http:
            return http.get(f"{nginx.address}/api/codes/NOBODY", headers=headers).status_code

    assert [tried("127.0.0.2") for _ in range(CODES_OF_A_NODE + 1)] == [404] * CODES_OF_A_NODE + [429]
    assert tried("127.0.0.2", **{"x-forwarded-for": "127.0.0.9"}) == 429, (
        "whoever says to be somebody else is not believed"
    )
    assert tried("127.0.0.3") == 404


def test_kills_stops_and_cuts_lose_nothing(tmp_path: Path) -> None:
    outcome = failover.run(tmp_path, GAMES, failover.Troubles(kills=1, stops=1, cuts=1), 7, postgresql.QUICK)
    assert outcome.counted.kills == 3
    assert outcome.counted.repeated > 0
    assert outcome.counted.silences == 0


def test_workers_share_a_port_and_one_that_dies_is_replaced(database: postgresql.Server, tmp_path: Path) -> None:
    server = ServerProcess(database.new_database(), tmp_path / "log.txt", arguments=("--workers", "2"))
    with server:

        async def scene() -> None:
            async with Client(server.address, "Ida") as ida, Client(server.address, "Jo") as jo:
                playing = asyncio.create_task(played((await begun(ida, jo))[:2]))
                for worker in server.children():
                    os.kill(worker, signal.SIGKILL)
                assert {frame["n"] for frame in await playing} == {2 * MOVES_OF_A_SEAT + 1}

        asyncio.run(scene())
    assert "another takes its place" in server.log()


def test_workers_need_postgresql(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "chantier.cli", "--lang", "en", "serve", "--workers", "2"]
    told = subprocess.run([*command, "--data-dir", str(tmp_path)], capture_output=True, text=True, timeout=WITHIN_S)
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr == (
        "✗ Several workers need a PostgreSQL database (--database), on Linux or macOS; a SQLite file has one server.\n"
    )
