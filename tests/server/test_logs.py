"""The log: lines with request ids and without secrets, and quiet about clients that left."""

from __future__ import annotations

import json
import logging
import re
import socket
from pathlib import Path

import httpx
import pytest

from chantier.server.logs import JsonForm, TextForm, is_gone, without_secrets
from chantier.server.secrets import hashed, new_token
from tests.server.support.processes import ServerProcess, faults

TOKEN = "Zb3kq0-Vd5x_fTn8mYw2Lr7sJc4Gh1pQ"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("postgresql://ada:s3cret@db.example/chantier", "postgresql://ada:***@db.example/chantier"),
        ("mail to ada.lovelace@example.org failed", "mail to *** failed"),
        ("Cookie: chantier=abc; other=1", "Cookie: ***; other=1"),
        ("{'authorization': 'Bearer abc'}", "{'authorization': ***'}"),
        (f"seat taken with {TOKEN}", "seat taken with ***"),
        ("table aB3_x-9Qw2Lm could not be attended to", "table aB3_x-9Qw2Lm could not be attended to"),
        ("in people_who_were_here_before_anybody_else", "in people_who_were_here_before_anybody_else"),
    ],
)
def test_secrets_are_taken_out(text: str, shown: str) -> None:
    assert without_secrets(text) == shown


def test_every_token_and_hash_is_taken_out() -> None:
    for _ in range(200):
        token = new_token()
        assert token not in without_secrets(f"seat {token} of {hashed(token)}")
        assert hashed(token) not in without_secrets(f"hash {hashed(token)}")


@pytest.mark.parametrize("form", [JsonForm(), TextForm()])
def test_a_traceback_is_kept_and_its_secrets_are_not(form: logging.Formatter) -> None:
    try:
        raise ValueError(f"no {TOKEN} at postgresql://ada:s3cret@db/x")
    except ValueError as error:
        record = logging.LogRecord(
            "chantier", logging.ERROR, "", 0, "it failed", (), (ValueError, error, error.__traceback__)
        )
    told = form.format(record)
    assert "Traceback" in told
    assert "test_logs.py" in told
    assert TOKEN not in told
    assert "s3cret" not in told


def test_who_has_gone_is_no_trouble() -> None:
    assert is_gone(ConnectionResetError())
    assert is_gone(BrokenPipeError())
    assert not is_gone(ValueError())
    assert not is_gone(None)


def test_a_busy_servers_log_has_request_ids_and_no_secrets(tmp_path: Path) -> None:
    """People come, make tables, are refused, and vanish in the middle; then the log is searched."""
    log = tmp_path / "log"
    arguments = ["--log-format", "json", "--log-level", "info"]
    secrets: set[str] = set()
    with ServerProcess(f"sqlite:///{tmp_path}/chantier.db", log, arguments=arguments) as server:
        ids = set()
        for number in range(6):
            with httpx.Client(base_url=server.address, timeout=30) as client:
                made = client.post("/api/me", json={"name": f"Ada{'abcdef'[number]}"})
                ids.add(made.headers["x-request-id"])
                secrets.add(client.cookies["chantier"])
                link = client.post("/api/me/link").json()
                secrets.update(value for value in link.values() if isinstance(value, str) and len(value) > 20)
                wanted = {"game": "blueprints", "seats": [{}, {"bot": "uniform"}]}
                table = client.post("/api/tables", json=wanted).json()
                seat = client.post(f"/api/tables/{table['id']}/sit", json={"seat": 0}).json()
                secrets.add(seat["token"])
                client.post(
                    "/api/me/channels", json={"kind": "email", "address": "ada@example.org", "token": seat["token"]}
                )
                client.get(f"/api/link/{seat['token']}")
                client.get(f"/?token={seat['token']}")
        _leave_in_the_middle(server.address)
    told = log.read_text()
    entries = [json.loads(line) for line in told.splitlines() if line.startswith("{")]
    assert {one["request"] for one in entries} >= ids
    assert any(one.get("path") == "/api/me" and one["status"] < 300 for one in entries)
    assert secrets
    for secret in (*secrets, *map(hashed, secrets), "ada@example.org"):
        assert secret not in told
    assert faults(told) == []


def _leave_in_the_middle(address: str) -> None:
    host, port = re.findall(r"//(.*):(\d+)", address)[0]
    for _ in range(5):
        with socket.create_connection((host, int(port)), timeout=10) as client:
            client.sendall(b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{")
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\0\0\0\0\0\0\0")  # a reset, not a goodbye


def test_the_log_hides_the_databases_password(tmp_path: Path) -> None:
    record = logging.LogRecord("chantier", logging.WARNING, "", 0, "cannot reach %s", ("postgresql://a:b@c/d",), None)
    assert "postgresql://a:***@c/d" in TextForm().format(record)
