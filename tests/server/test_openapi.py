"""The OpenAPI document tells the truth; the long version is `python -m tests.server.described N`."""

from __future__ import annotations

import httpx

from tests.server.described import ask_everything
from tests.server.processes import ServerProcess


def test_every_operation_answers_as_it_is_described(server: ServerProcess) -> None:
    answers = ask_everything(server.address, examples=8)
    operations = httpx.get(f"{server.address}/api/docs/openapi.json").json()["paths"]
    labels = {f"{method.upper()} {path}" for path, methods in operations.items() for method in methods}
    assert {label for label, _ in answers} == labels
    refused = {label for label, status in answers if status >= 400}
    done = {label for label, status in answers if status < 300}
    assert len(refused) > 15, "bad requests were made"
    assert len(done) > 15, "and good ones"
