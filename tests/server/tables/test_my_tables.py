"""The person's own socket: whoever has the cookie is told their games, and again whenever something changes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.support.client import Client, Seat, begun
from tests.server.support.processes import ServerProcess

Frame = dict[str, Any]


def opened(client: Client, **headers: str) -> connect:
    cookies = "; ".join(f"{one.name}={one.value}" for one in client.http.cookies.jar)
    address = client.address.replace("http", "ws", 1) + "/api/me/socket"
    return connect(address, compression=None, additional_headers={"cookie": cookies, **headers})


async def told(socket: ClientConnection, wanted: Callable[[Frame], bool]) -> Frame:
    async with asyncio.timeout(30):
        while True:
            frame: Frame = json.loads(await socket.recv())
            if wanted(frame):
                return frame


async def play_first(seat: Seat, sight: Frame) -> None:
    await seat.ask("play", n=sight["n"], move=sight["sight"]["legal"][0])


def test_somebody_is_told_their_games_and_whose_turn_it_is(server: ServerProcess) -> None:
    async def scene() -> None:
        async with (
            Client(server.address, "Ada") as ada,
            Client(server.address, "Bo") as bo,
            opened(ada) as socket,
        ):
            assert (await told(socket, lambda frame: True)) == {"kind": "mine", "tables": [], "invitations": []}
            mover, other, sight = await begun(ada, bo, clock={"kind": "days", "days": 3})
            frame = await told(socket, lambda one: bool(one["tables"]) and one["tables"][0]["status"] == "running")
            [table] = frame["tables"]
            assert table["id"] == mover.table
            assert table["your_turn"] == (mover.client is ada)
            assert table["deadline"] > table["moved_at"] + 3 * 86_400 - 60
            await play_first(mover, sight)
            frame = await told(socket, lambda one: one["tables"][0]["turns"] == 2)
            [table] = frame["tables"]
            assert (table["moved_by"], table["mover"]) == (mover.number, other.number)
            assert table["your_turn"] == (other.client is ada)
            await socket.send(json.dumps({"kind": "ping", "id": "x"}))
            assert (await told(socket, lambda one: one["kind"] == "done"))["answers"] == "x"
            await socket.send(json.dumps({"kind": "say", "id": "y", "phrase": "luck"}))
            assert (await told(socket, lambda one: one["kind"] == "refused"))["code"] == "frame_not_expected"

    asyncio.run(scene())


def test_strangers_and_other_sites_pages_are_told_nothing(server: ServerProcess) -> None:
    async def scene() -> None:
        async with Client(server.address, "Ada") as ada, opened(ada, origin="https://evil.example") as socket:
            assert json.loads(await socket.recv())["code"] == "wrong_origin"
        nobody = Client(server.address)
        async with opened(nobody) as socket:
            assert json.loads(await socket.recv())["code"] == "who_are_you"
        await nobody.http.aclose()

    asyncio.run(scene())


def test_a_device_that_was_signed_out_hears_nothing_more(server: ServerProcess) -> None:
    async def scene() -> None:
        async with Client(server.address, "Ada") as ada:
            link = (await ada.ask("POST", "/api/me/link"))["link"]
            lost = Client(server.address)
            (await lost.http.post("/api/me/carry", json={"link": link})).raise_for_status()
            async with opened(lost) as socket:
                await told(socket, lambda frame: frame["kind"] == "mine")
                (await ada.http.delete("/api/me/devices")).raise_for_status()
                with pytest.raises(ConnectionClosed) as closed:
                    await told(socket, lambda frame: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4002
            await lost.http.aclose()

    asyncio.run(scene())


def test_a_person_has_a_bounded_number_of_sockets(server: ServerProcess, tmp_path_factory: Any) -> None:
    folder = tmp_path_factory.mktemp("bounded")

    async def scene(address: str) -> None:
        async with Client(address, "Ada") as ada:
            sockets = [await opened(ada) for _ in range(20)]
            async with opened(ada) as socket:
                assert json.loads(await socket.recv())["code"] == "sockets_crowded"
            for one in sockets:
                await one.close()

    with ServerProcess(f"sqlite:///{folder / 'chantier.db'}", folder / "log.txt", generosity="1") as own:
        asyncio.run(scene(own.address))
    assert httpx.get(f"{server.address}/healthz").is_success
