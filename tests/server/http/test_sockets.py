"""What only shows with real sockets and a look inside the server."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as connect_here

from chantier.server.limits import Limits, LimitSettings
from tests.server.support.client import Client
from tests.server.support.own_process import served_here
from tests.server.support.processes import ServerProcess


def test_whoever_enters_late_finds_the_same_table_as_the_others_and_finds_it_awake(tmp_path: Path) -> None:
    """A socket may be open for long before its first frame, and the table may have been let sleep meanwhile. One that
    sleeps on with people in it would keep no time for them."""

    async def scene() -> None:
        async with served_here(f"sqlite:///{tmp_path / 'chantier.db'}") as here, Client(here.address) as ada:
            seat = ada.seat(await ada.make_table())
            seat.socket = await connect(here.address.replace("http", "ws", 1) + f"/api/tables/{seat.table}/socket")
            while seat.table in here.hall.awake:
                here.hall.look_after()
                await asyncio.sleep(0)
            await seat.ask("enter")
            assert seat.table in here.hall.awake
            table = await here.hall.table(seat.table)
            assert len(table.company.connections) == 1

    asyncio.run(scene())


def test_frames_that_cannot_be_read_are_counted_like_all_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with served_here(f"sqlite:///{tmp_path / 'chantier.db'}") as here:
            here.app.state.limits = Limits(
                lambda: 0.0, LimitSettings(0.02)
            )  # no time goes by, so nothing is given back
            async with connect(here.address.replace("http", "ws", 1) + "/api/lobby") as socket:
                await socket.recv()
                for _ in range(5):
                    await socket.send("junk")
                codes = [json.loads(await socket.recv())["code"] for _ in range(5)]
                assert codes == ["json_malformed"] * 4 + ["too_often"]

    asyncio.run(scene())


def test_text_that_is_not_utf8_closes_the_socket_and_writes_nothing_into_the_log(server: ServerProcess) -> None:
    with connect_here(server.address.replace("http", "ws", 1) + "/api/lobby") as socket:
        socket.recv()
        socket.send(b"\xff", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=30)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007
    assert server.log() == ""
