"""Sockets that are passed on end quietly, whoever ends them first."""

from __future__ import annotations

import asyncio
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

from chantier.server.nodes.forwarding import ForwardedSocket


def test_a_line_that_the_server_has_closed_already_ends_without_an_error() -> None:
    """The owner of the table goes in the same moment in which the asker's connection is closed here, too: uvicorn
    refuses a second `websocket.close`, as this one does."""
    sent: list[str] = []

    async def receive() -> Any:
        if sent:
            await asyncio.Event().wait()
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        if message["type"] == "websocket.close":
            raise RuntimeError("Unexpected ASGI message 'websocket.close', after sending 'websocket.close'.")
        sent.append(message["type"])

    async def owner(connection: ServerConnection) -> None:
        await connection.close()

    async def scene() -> None:
        async with serve(owner, "127.0.0.1", 0) as running:
            [socket] = running.sockets
            there = await connect(f"ws://127.0.0.1:{socket.getsockname()[1]}")
            line = ForwardedSocket(receive, send)
            await line.open(there)
            await asyncio.wait_for(line.carry(), 30)

    asyncio.run(scene())
    assert sent == ["websocket.accept"]
