"""Sockets that are sent junk: every frame is answered, or the socket is closed with a code of docs/wire.md; nothing
that was refused has changed anything, neither a row of the store nor what anybody sees.

A sample runs with the tests; `python -m tests.server.fuzzing N` goes on until N frames were sent to a server of its
own, and prints how they were answered.
"""

from __future__ import annotations

import itertools
import json
import logging
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from chantier.core.evidence import hash_hex
from chantier.server.http.connection import SILENT
from chantier.server.http.listener import READ_MOST_BYTES
from chantier.server.tables.clocks import DAY_S
from tests.server.support.bot_games import played_by_bots
from tests.server.support.client import PLAIN
from tests.server.support.junk import LINK, NOW, Junk, junk, large, site_junk
from tests.server.support.processes import ServerProcess
from tests.support.device import Device

TOO_LARGE = 1009
Frame = dict[str, Any]


class Scene:
    """A game that is running and waits for Ada, a table that is still open, one where bots have finished; people who
    look on while somebody sends junk."""

    def __init__(self, address: str, database: Path) -> None:
        self.address = address
        self._rows = sqlite3.connect(f"file:{database}?mode=ro", uri=True, isolation_level=None)
        self._ids = (f"witness-{number}" for number in itertools.count())
        self.answers: Counter[str] = Counter()
        self.device = Device()
        with httpx.Client(base_url=address, **PLAIN) as ada, httpx.Client(base_url=address, **PLAIN) as bo:
            for person, name in ((ada, "Ada"), (bo, "Bo")):
                person.post("/api/me", json={"name": name}).raise_for_status()
            self.running = self._made(ada, [{}, {}])
            self.tokens = [self._sat(person, self.running) for person in (ada, bo)]
            self.open = self._made(ada, [{}, {}])
            self.other_token = self._sat(ada, self.open)
            self.dead_token, self.tokens[1] = self.tokens[1], self._taken_over(bo)
            self.site = self._made(ada, [{}, {}], "men-at-work")
            self.site_tokens = [self._sat(person, self.site) for person in (ada, bo)]
            self._begin(ada, self.site, self.site_tokens)
            self.finished = played_by_bots(ada, talk=True, patience_s=DAY_S)
            self._begin(ada, self.running, self.tokens)
        self.witnesses = [self.entered(self.running, token)[0] for token in (*self.tokens, None)]
        self.listen()

    def _made(self, host: httpx.Client, seats: list[dict[str, str]], game: str = "blueprints") -> str:
        wanted = {"game": game, "seats": seats, "talk": True, "patience_s": DAY_S}  # no bot stands in meanwhile
        made = host.post("/api/tables", json=wanted)
        return str(made.json()["id"])

    def _sat(self, person: httpx.Client, table: str) -> str:
        return str(person.post(f"/api/tables/{table}/sit", json={}).json()["token"])

    def _taken_over(self, person: httpx.Client) -> str:
        return str(person.post(f"/api/tables/{self.running}/token").json()["token"])

    def _begin(self, host: httpx.Client, table: str, tokens: list[str]) -> None:
        seats = [self.entered(table, token)[0] for token in tokens]
        commitment, device = host.get(f"/api/tables/{table}").json()["commitment"], self.device
        promised = {"salt_hash": hash_hex(device.salt), "chain_end": device.chain.end}  # everywhere the same
        for seat in seats:
            ask(seat, {"kind": "promise", "id": "s", "commitment": commitment, **promised})
        host.post(f"/api/tables/{table}/start").raise_for_status()
        for seat in seats:
            ask(seat, {"kind": "reveal", "id": "r", "salt": device.salt})
        while ask(seats[0], {"kind": "play", "id": "p", "n": 0, "move": 0})["code"] == "table_not_running":
            pass
        for seat in seats:
            seat.close()

    # Looking

    def socket(self, path: str) -> ClientConnection:
        """Open until it is closed, longer than a `with` would be."""
        return connect(self.address.replace("http", "ws", 1) + path, max_size=None, ping_interval=None).__enter__()

    def entered(self, table: str, token: str | None) -> tuple[ClientConnection, Frame]:
        socket = self.socket(f"/api/tables/{table}/socket")
        return socket, ask(socket, {"kind": "enter", "id": next(self._ids), "token": token})

    def changes(self) -> int:
        """Goes up when anybody has written into the database."""
        return int(self._rows.execute("PRAGMA data_version").fetchone()[0])

    def rows(self) -> dict[str, list[Any]]:
        """Everything that is stored."""
        names = [name for (name,) in self._rows.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: self._rows.execute(f'SELECT * FROM "{name}"').fetchall() for name in names}

    def sights(self) -> list[Frame]:
        """What everybody sees at the running table, asked anew."""
        seen = []
        for token in (*self.tokens, None):
            socket, sight = self.entered(self.running, token)
            socket.close()
            seen.append({"n": sight["n"], "sight": sight["sight"]})
        return seen

    def listen(self) -> list[Frame]:
        """What the people who look on have heard since they last listened."""
        return [frame for witness in self.witnesses for frame in heard_until_done(witness, next(self._ids))]

    def close(self) -> None:
        for witness in self.witnesses:
            witness.close()
        self._rows.close()


def ask(socket: ClientConnection, frame: Frame) -> Frame:
    socket.send(json.dumps(frame))
    while (heard := _heard(socket)).get("answers") != frame["id"]:
        pass
    return heard


def heard_until_done(socket: ClientConnection, request: str) -> list[Frame]:
    """Asks whether anybody is there, and says what was heard before the answer to that."""
    socket.send(json.dumps({"kind": "ping", "id": request}))
    frames = []
    while (frame := _heard(socket)) != {"kind": "done", "answers": request}:
        frames.append(frame)
    return frames


def _heard(socket: ClientConnection) -> Frame:
    frame: Frame = json.loads(socket.recv(timeout=60))
    return frame


# Sending junk


DOORS: dict[str, Callable[[Scene], ClientConnection]] = {
    "whose turn it is": lambda scene: scene.entered(scene.running, scene.tokens[0])[0],
    "whose turn it is not": lambda scene: scene.entered(scene.running, scene.tokens[1])[0],
    "who looks on": lambda scene: scene.entered(scene.running, None)[0],
    "who has not entered": lambda scene: scene.socket(f"/api/tables/{scene.running}/socket"),
    "whose turn it is at a building site": lambda scene: scene.entered(scene.site, scene.site_tokens[0])[0],
    "at an open table": lambda scene: scene.entered(scene.open, scene.other_token)[0],
    "at a finished game": lambda scene: scene.entered(scene.finished, None)[0],
    "in the lobby": lambda scene: scene.socket("/api/lobby"),
}
"""Who sends it: people who may do much, little, or nothing."""


class Sender:
    """A door, and a socket behind it that is opened again when it was closed."""

    def __init__(self, scene: Scene, door: Callable[[Scene], ClientConnection]) -> None:
        self._scene, self._door = scene, door
        self._ids = (f"sender-{number}" for number in itertools.count())
        self.refused_only, self.reopened = True, False
        self._n = 1
        self._open()

    def _open(self) -> None:
        self._socket = self._door(self._scene)
        heard_until_done(self._socket, next(self._ids))

    def send(self, frame: str | bytes) -> None:
        before = self._scene.changes()
        if isinstance(frame, str):
            frame = frame.replace(f'"{NOW}"', str(self._n)).replace(LINK, self._scene.device.link(self._n))
        try:
            self._socket.send(frame)
            heard = heard_until_done(self._socket, next(self._ids))
        except ConnectionClosed as closed:
            self._check_closed(closed, frame)
            return
        self._n = max([self._n, *(one["n"] for one in heard if one["kind"] == "sight")])
        answers = [one for one in heard if "answers" in one or one["kind"] == "refused"]
        self._scene.answers.update(_how(answer) for answer in answers)
        assert len(answers) == 1 or (not answers and _is_gesture(frame)), "every frame is answered once"
        if [answer["kind"] for answer in answers] == ["refused"]:
            assert answers[0]["code"] != "server_trouble", "a frame was server_trouble"
            assert set(answers[0]) <= {"kind", "code", "text", "answers"}
            assert self._scene.changes() == before, "what was refused has changed something"
        else:
            self.refused_only = False

    def _check_closed(self, closed: ConnectionClosed, frame: str | bytes) -> None:
        """Only for what is much too long, or who never enters. The code may get lost when the server stops reading in
        the middle."""
        code = None if closed.rcvd is None else closed.rcvd.code
        if code != SILENT:
            assert len(frame if isinstance(frame, bytes) else frame.encode()) > READ_MOST_BYTES
            assert code in (TOO_LARGE, None)
        self._scene.answers[f"closed {code}"] += 1
        self.reopened = True
        self._open()

    def close(self) -> None:
        self._socket.close()


def _is_gesture(sent: str | bytes) -> bool:
    return isinstance(sent, str) and json.loads(sent).get("kind") == "gesture"


def _how(answer: Frame) -> str:
    return f"refused {answer['code']}" if answer["kind"] == "refused" else str(answer["kind"])


def tokens_of(scene: Scene) -> list[str | None]:
    """Of others, of another table, one that is dead, and none."""
    return [*scene.tokens, scene.dead_token, scene.other_token, None, "", "x" * 100, "x" * 101]


def bombard(scene: Scene, frames: Junk, door: str, examples: int) -> None:
    """One door, and so many bundles of junk through it."""

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(frames, min_size=20, max_size=40))
    def send(bundle: list[str | bytes]) -> None:
        scene.listen()
        rows = scene.rows()
        sender = Sender(scene, DOORS[door])
        scene.listen()
        for frame in bundle:
            sender.send(frame)
        if sender.refused_only:
            told = scene.listen()
            assert sender.reopened or told == [], f"somebody has heard of it: {told}"
            assert scene.rows() == rows
        sender.close()

    seen = scene.sights()
    send()
    assert scene.sights() == seen, "the game has gone on"


@contextmanager
def scene_at(folder: Path) -> Iterator[Scene]:
    """A server of its own; nothing may have gone wrong inside."""
    with ServerProcess(f"sqlite:///{folder / 'chantier.db'}", folder / "log.txt") as server:
        scene = Scene(server.address, folder / "chantier.db")
        yield scene
        scene.close()
        measures = httpx.get(f"{server.address}/metrics").text
        assert "chantier_troubles_total 0.0" in measures
        assert httpx.get(f"{server.address}/healthz").text == "ok"
        assert server.log() == ""


def main(frames: int) -> None:
    logging.getLogger("websockets.client").setLevel(logging.CRITICAL)  # it wonders about doors that are shut on it
    with tempfile.TemporaryDirectory() as name, scene_at(Path(name)) as scene:
        while scene.answers.total() < frames:
            for door in DOORS:
                bombard(scene, junk(tokens_of(scene)), door, examples=40)
                bombard(scene, large, door, examples=2)
            bombard(scene, site_junk(), "whose turn it is at a building site", examples=10)
        for how, count in scene.answers.most_common():
            print(f"{count:7} {how}")
        print(f"{scene.answers.total()} frames, all answered; nothing changed by what was refused")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
