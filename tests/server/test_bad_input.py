"""What a house hears that it should not do: over HTTP and over sockets, each with the refusal it gets."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.processes import ServerProcess

DEEP = 5_000
TABLE = {"game": "blueprints", "seats": [{}, {}]}


@pytest.fixture(scope="module")
def http(server: ServerProcess) -> Iterator[httpx.Client]:
    """Somebody with a name."""
    with httpx.Client(base_url=server.address, timeout=30, headers={"accept-language": "en"}) as client:
        client.post("/api/me", json={"name": "Ada"}).raise_for_status()
        yield client


@pytest.mark.parametrize(
    "body",
    [
        b'{"game": "blueprints", "seats": [{}, {}], "options": {"first": ' + b"[" * DEEP + b"]" * DEEP + b"}}",
        b"[" * DEEP,
        b'{"game": "\xff\xfe", "seats": []}',
        b"\x00\x01\x02",
        b"",
    ],
    ids=["nested too deeply", "not closed", "not UTF-8", "not JSON", "nothing"],
)
def test_a_body_that_cannot_be_read_is_refused(http: httpx.Client, body: bytes) -> None:
    answer = http.post("/api/tables", content=body)
    assert answer.status_code == 400
    assert set(answer.json()) == {"code", "text"}


@pytest.mark.parametrize("method", ["HEAD", "PUT", "TRACE", "PROPFIND"])
def test_a_method_that_an_address_does_not_take_is_refused_with_those_it_takes(http: httpx.Client, method: str) -> None:
    answer = http.request(method, "/api/tables")
    assert answer.status_code == 405
    assert sorted(answer.headers["allow"].split(", ")) == ["GET", "OPTIONS", "POST"]
    assert http.get("/api/lobby").status_code == 404, "a socket's address takes no request at all"
