"""The OpenAPI document tells the truth; the long version is `python -m tests.server.described N`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from schemathesis.core.failures import FailureGroup

from chantier.server.http.errors import Problem
from chantier.server.people import People
from chantier.server.tables.lobby import LobbyRoom
from tests.server.described import ask_everything
from tests.server.support.own_process import Here, served_in_a_thread
from tests.server.support.processes import ServerProcess


def test_every_operation_answers_as_it_is_described(server: ServerProcess) -> None:
    answers = ask_everything(server.address, examples=8)
    operations = httpx.get(f"{server.address}/api/docs/openapi.json").json()["paths"]
    labels = {f"{method.upper()} {path}" for path, methods in operations.items() for method in methods}
    assert {label for label, _ in answers} == labels
    refused = {label for label, status in answers if status >= 400}
    done = {label for label, status in answers if status < 300}
    assert len(refused) > 15, "bad requests were made"
    assert len(done) > 12, "and good ones"


# A server that answers otherwise is caught.


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    """One that can be broken."""
    folder: Path = tmp_path_factory.mktemp("broken")
    with served_in_a_thread(f"sqlite:///{folder / 'chantier.db'}") as here:
        yield here


def fails(*_: object) -> None:
    raise RuntimeError("a bug")


async def answers_something_else(*_: object) -> Any:
    return Problem("lobby", "There is no list here.")


@pytest.mark.parametrize(
    ("place", "name", "wrong", "found"),
    [
        (People, "everything", fails, "Server error"),
        (LobbyRoom, "list", answers_something_else, "Response violates schema"),
    ],
    ids=["fails", "answers something else"],
)
def test_a_server_that_does_wrong_is_caught(
    broken: Here, monkeypatch: pytest.MonkeyPatch, place: type, name: str, wrong: Any, found: str
) -> None:
    monkeypatch.setattr(place, name, wrong)
    with pytest.raises(FailureGroup, match=found):
        ask_everything(broken.address, examples=4)
