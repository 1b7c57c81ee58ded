"""A house with a game that runs, a table that is open, and people with different rights: for whoever knocks wrongly."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from chantier.server.tables.clocks import DAY_S
from tests.server.support.client import PLAIN
from tests.server.support.own_process import Here, served_in_a_thread
from tests.support.device import Device

Frame = dict[str, Any]


class Knocking:
    """Ada has made both tables and sits at both; Bo plays with her; Cy is known here, and nobody is nobody."""

    def __init__(self, here: Here, database: Path, stack: ExitStack) -> None:
        self.here, self._stack = here, stack
        self._rows = sqlite3.connect(f"file:{database}?mode=ro", uri=True, isolation_level=None)
        stack.callback(self._rows.close)
        self.device = Device()
        self.people = {name: self._person(name) for name in ("ada", "bo", "cy")}
        self.people["nobody"] = stack.enter_context(httpx.Client(base_url=here.address, **PLAIN))
        self.open = self._made()
        self.running = self._made()
        self.open_token = self.sat("ada", self.open)
        self.dead_token = self.sat("ada", self.running)
        self.tokens = {"bo": self.sat("bo", self.running), "ada": self._taken_over("ada")}
        self._begin()

    def _person(self, name: str) -> httpx.Client:
        client = self._stack.enter_context(httpx.Client(base_url=self.here.address, **PLAIN))
        client.post("/api/me", json={"name": name}).raise_for_status()
        return client

    def _made(self) -> str:
        wanted = {"game": "blueprints", "seats": [{}, {}], "patience_s": DAY_S}  # no bot stands in meanwhile
        made = self.people["ada"].post("/api/tables", json=wanted)
        return str(made.json()["id"])

    def sat(self, name: str, table: str) -> str:
        answer = self.people[name].post(f"/api/tables/{table}/sit", json={})
        return str(answer.json()["token"])

    def _taken_over(self, name: str) -> str:
        return str(self.people[name].post(f"/api/tables/{self.running}/token").json()["token"])

    def _begin(self) -> None:
        with self.socket(self.running) as ada, self.socket(self.running) as bo:
            ask(ada, {"kind": "enter", "id": "e", "token": self.tokens["ada"]})
            ask(bo, {"kind": "enter", "id": "e", "token": self.tokens["bo"]})
            self.commitment = str(self.people["ada"].get(f"/api/tables/{self.running}").json()["commitment"])
            for socket in (ada, bo):
                ask(socket, {"kind": "promise", "id": "p", **self.device.promise(self.commitment)})
            self.people["ada"].post(f"/api/tables/{self.running}/start").raise_for_status()
            for socket in (ada, bo):
                ask(socket, {"kind": "reveal", "id": "r", "salt": self.device.salt})
            while heard(ada)["kind"] != "sight":
                pass

    def place(self, path: str) -> str:
        return path.replace("{open}", self.open).replace("{running}", self.running)

    def socket(self, table: str, query: str = "", **options: Any) -> AbstractContextManager[ClientConnection]:
        address = self.here.address.replace("http", "ws", 1)
        opened: AbstractContextManager[ClientConnection]
        opened = connect(f"{address}/api/tables/{table}/socket{query}", ping_interval=None, **options)
        return opened

    def changes(self) -> int:
        """Goes up when anybody has written into the database."""
        return int(self._rows.execute("PRAGMA data_version").fetchone()[0])


def ask(socket: ClientConnection, frame: Frame) -> Frame:
    socket.send(json.dumps(frame))
    while (answer := heard(socket)).get("answers") != frame["id"]:
        pass
    return answer


def heard(socket: ClientConnection) -> Frame:
    frame: Frame = json.loads(socket.recv(timeout=30))
    return frame


@contextmanager
def knocking(folder: Path) -> Iterator[Knocking]:
    database = folder / "chantier.db"
    with served_in_a_thread(f"sqlite:///{database}") as here, ExitStack() as stack:
        yield Knocking(here, database, stack)
