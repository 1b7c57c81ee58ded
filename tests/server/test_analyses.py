"""Luck and play of finished games: begun by the first who asks, made once, kept, and never in anybody's way."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import Pipe
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import msgspec
import pytest

from chantier.core.errors import BadInput, Refusal
from chantier.core.record import Record
from chantier.lab.blueprints.coach import out_of_process
from chantier.lab.blueprints.coach.accounts import Analysis, analysed
from chantier.registry import GAMES
from tests.lab.blueprints.coach import QUICK
from tests.server.support.bot_games import played_by_bots
from tests.server.support.own_process import offers, served_in_a_thread

Watch = Callable[[int, int], None]


class Coach:
    """Notes what it is given, and answers when it may."""

    def __init__(self, answer: bytes = b'{"found": 1}') -> None:
        self.given: list[bytes] = []
        self.may, self.begun = Event(), Event()
        self.answer: bytes | Exception = answer

    def __call__(self, written: bytes, watch: Watch) -> bytes:
        self.given.append(written)
        watch(3, 8)
        self.begun.set()
        assert self.may.wait(60)
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


class Guest:
    """Somebody who plays, and asks."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=60)
        self.http.post("/api/me", json={"name": "Ada"}).raise_for_status()

    def finished(self) -> str:
        """A table where bots have played a game, which they do only if somebody looks on."""
        return played_by_bots(self.http)

    def ask(self, table: str, **headers: str) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/analysis", headers=headers)

    def found(self, table: str) -> Any:
        self.until(lambda: self.ask(table).json()["analysis"] is not None)
        return self.ask(table).json()["analysis"]

    def until(self, true: Callable[[], bool]) -> None:
        end = time.monotonic() + 60
        while not true():
            assert time.monotonic() < end
            time.sleep(0.02)


@contextmanager
def coached(tmp_path: Path, coach: Callable[[bytes, Watch], bytes] | None) -> Iterator[Guest]:
    games = {"blueprints": offers()["blueprints"]._replace(analyse=coach)}
    with served_in_a_thread(f"sqlite:///{tmp_path / 'house.db'}", games=games) as here:
        ada = Guest(here.address)
        try:
            yield ada
        finally:
            ada.http.close()


def test_it_is_made_once_and_kept_over_a_restart(tmp_path: Path) -> None:
    coach = Coach()
    with coached(tmp_path, coach) as ada:
        table = ada.finished()
        assert ada.ask(table).json() == {"analysis": None, "done": 0, "of": 0, "ahead": 0}
        assert coach.begun.wait(60)
        assert ada.ask(table).json() == {"analysis": None, "done": 3, "of": 8, "ahead": 0}
        coach.may.set()
        assert ada.found(table) == {"found": 1}
    with coached(tmp_path, coach) as ada:
        assert ada.ask(table).json()["analysis"] == {"found": 1}
    assert len(coach.given) == 1
    record = msgspec.json.decode(coach.given[0], type=Record)
    assert record.seats == ("1", "2"), "names are not kept with it, so nobody has to be forgotten there"


def test_one_game_at_a_time(tmp_path: Path) -> None:
    coach = Coach()
    with coached(tmp_path, coach) as ada:
        tables = [ada.finished(), ada.finished()]
        for table in tables:
            ada.ask(table)
        assert coach.begun.wait(60)
        assert ada.ask(tables[0]).json()["ahead"] == 0, "nobody is told of a game before theirs where there is none"
        assert ada.ask(tables[1]).json() == {"analysis": None, "done": 0, "of": 0, "ahead": 1}
        assert len(coach.given) == 1
        coach.may.set()
        assert [ada.found(table) for table in tables] == [{"found": 1}] * 2
    assert len(coach.given) == 2


def test_a_coach_who_stumbles_is_told_of_and_may_try_again(tmp_path: Path) -> None:
    coach = Coach()
    coach.may.set()
    coach.answer = RuntimeError("stumbled")
    with coached(tmp_path, coach) as ada:
        table = ada.finished()
        ada.until(lambda: ada.ask(table).status_code == 500)
        coach.answer = b"[]"
        assert ada.found(table) == []


def test_there_is_nothing_before_the_end_nor_without_a_coach_nor_for_pages_from_elsewhere(tmp_path: Path) -> None:
    with coached(tmp_path, Coach()) as ada:
        running = ada.http.post("/api/play", json={"game": "blueprints"}).json()["table"]
        refused = [
            ada.ask(running),
            ada.ask("nowhere"),
            ada.ask(running, origin="https://elsewhere.example"),
        ]
        codes = [(answer.status_code, answer.json()["code"]) for answer in refused]
    assert codes == [(409, "game_not_over"), (404, "no_such_table"), (403, "wrong_origin")]
    with coached(tmp_path, None) as ada:
        answer = ada.ask(running)
    assert (answer.status_code, answer.json()["code"]) == (404, "no_analysis")


def test_the_coach_of_blueprints_understands_what_a_server_gives_him(tmp_path: Path) -> None:
    coach = Coach()
    coach.may.set()
    with coached(tmp_path, coach) as ada:
        ada.found(ada.finished())
    found = msgspec.json.decode(analysed(coach.given[0], 2, QUICK), type=Analysis)
    assert [seat.name for seat in found.seats] == ["1", "2"]
    assert [name for name, registered in GAMES.items() if registered.coach is not None] == ["blueprints"]


def test_from_a_process_of_its_own_a_refusal_comes_back_as_one() -> None:
    with pytest.raises(BadInput, match="json_malformed"):
        out_of_process.analysed_apart(b"not a record", lambda done, of: None)


def test_the_process_tells_how_far_it_is_and_then_what_it_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def quickly(written: bytes, watch: Watch) -> bytes:
        watch(1, 2)
        return written.upper()

    monkeypatch.setattr("chantier.lab.blueprints.coach.accounts.analysed", quickly)
    monkeypatch.setattr("os.nice", lambda niceness: niceness)
    monkeypatch.setattr("signal.signal", lambda number, handler: None)
    ours, theirs = Pipe(duplex=False)
    out_of_process.work(theirs, b"found")
    told: list[tuple[int, int]] = []
    assert out_of_process.listen(ours, lambda done, of: told.append((done, of))) == b"FOUND"
    assert told == [(0, 1), (1, 2)]


def test_a_process_that_dies_is_trouble_and_not_silence() -> None:
    ours, theirs = Pipe(duplex=False)
    theirs.close()
    with pytest.raises(Refusal, match="server_trouble"):
        out_of_process.listen(ours, lambda done, of: None)
