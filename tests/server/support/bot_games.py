"""Games that only bots play, which they do for whoever looks on."""

from __future__ import annotations

import json

import httpx
from websockets.sync.client import connect

BOTS = [{"bot": "uniform"}] * 2


def played_by_bots(host: httpx.Client, **wanted: object) -> str:
    """The table of a game that bots have played to its end while somebody looked on."""
    made = host.post("/api/tables", json={"game": "blueprints", "seats": BOTS, **wanted})
    name: str = made.raise_for_status().json()["id"]
    address = str(host.base_url).replace("http", "ws", 1).rstrip("/")
    with connect(f"{address}/api/tables/{name}/socket") as socket:
        socket.send(json.dumps({"kind": "enter", "id": "enter"}))
        host.post(f"/api/tables/{name}/start").raise_for_status()
        while json.loads(socket.recv(timeout=60)).get("status") != "ended":
            pass
    return name
