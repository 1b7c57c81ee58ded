"""A server as an operator starts it: settings from everywhere, a Unix socket, files for its owner alone."""

from __future__ import annotations

import json
import os
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.support.proxies import nginx

COMMAND = [sys.executable, "-m", "chantier.cli", "--lang", "en"]


def said(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    settings = {**os.environ, "COLUMNS": "200", **environment}
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=120, env=settings)


@contextmanager
def started(*arguments: str, **environment: str) -> Iterator[str]:
    """A server; what it says where it listens."""
    settings = {**os.environ, "PYTHONUNBUFFERED": "1", **environment}
    command = [*COMMAND, "serve", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=settings, umask=0o022) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().removeprefix("Chantier is open: ").strip()
        finally:
            process.terminate()
            assert process.wait(30) == 0


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    with started("--data-dir", str(folder), "--port", "0") as address:
        httpx.post(f"{address}/api/me", json={"name": "Ada"}).raise_for_status()
        files = list(folder.iterdir())
        assert "chantier.db-wal" in {one.name for one in files}
        assert {one.name: mode(one) for one in files} == dict.fromkeys((one.name for one in files), 0o600)
    assert mode(folder) == 0o700


def test_config_tells_what_is_in_force_and_from_where(tmp_path: Path) -> None:
    (tmp_path / "chantier.toml").write_text("host = '0.0.0.0'\nsmtp_password = 'hush'\n", encoding="utf-8")
    told = said("config", "--data-dir", str(tmp_path), "--port", "80", "--json", CHANTIER_WORKERS="2")
    assert (told.returncode, told.stderr) == (0, "")
    by_name = {one["name"]: (one["value"], one["source"], one["where"]) for one in json.loads(told.stdout)}
    assert by_name["port"] == ("80", "flag", "--port")
    assert by_name["workers"] == ("2", "variable", "CHANTIER_WORKERS")
    assert by_name["host"] == ("0.0.0.0", "file", f"{tmp_path / 'chantier.toml'}:1")
    assert by_name["notify_after"] == ("60", "default", "")
    assert by_name["database"][0] == f"sqlite:///{tmp_path / 'chantier.db'}"
    shown = said("config", "--data-dir", str(tmp_path), CHANTIER_DATABASE="postgresql://ada:hush@here/db").stdout
    assert "postgresql://•••" in shown
    assert "hush" not in told.stdout + shown
    assert [one.name for one in tmp_path.iterdir()] == ["chantier.toml"], "nothing was opened"


WRONG = [
    (("--trusted-proxy", "nobody"), "This is no address or network of a proxy: 'nobody' does not appear"),
    (("--limit", "seats=3"), "There is no limit “seats”; there are:"),
    (("--base-path", "/api/"), "The base path must not begin with /api/"),
    (("--public-url", "chantier"), "“chantier” is no address of a server; expected something like https://"),
    (("--smtp-host", "mail", "--mail-from", "a@b.example"), "E-mail needs the address of this server for its links"),
    (("--proxy-protocol",), "proxy_protocol is set, but no proxy is trusted; expected trusted_proxy."),
    (("--node-address", "a:b"), "Ports run from 0 to 65535; there is no port b."),
    (("--port", "x"), "--port: expected a whole number from 0 to 65535, not “x”."),
    (("--config", "nowhere.toml"), "nowhere.toml cannot be read:"),
    (("--prot", "1"), "There is no option --prot here; --help lists them."),
]


def test_what_is_wrong_is_said_before_anything_is_opened(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    for arguments, sentence in WRONG:
        told = said("serve", "--data-dir", str(folder), *arguments)
        assert (told.returncode, told.stdout) == (2, ""), arguments
        assert told.stderr.startswith(f"✗ {sentence}"), told.stderr
        assert len(told.stderr.splitlines()) == 1
        assert not folder.exists()


def test_a_database_is_found_by_its_file_and_shows_in_no_list_of_processes(tmp_path: Path) -> None:
    secret, database = tmp_path / "secret", tmp_path / "games.db"
    secret.write_text(f"sqlite:///{database}\n", encoding="utf-8")
    with started("--database-file", str(secret), "--port", "0", "--data-dir", str(tmp_path)):
        assert database.is_file()
    checked = said("check-store", "--quick", "--json", CHANTIER_DATABASE_FILE=str(secret))
    assert (checked.returncode, json.loads(checked.stdout)["tables"]) == (0, 0)


def test_a_unix_socket_behind_nginx(tmp_path: Path) -> None:
    path = tmp_path / "socket"
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(str(path))  # and never listens: a server that died has left it
    limit = ("--limit", "identity.address=2/0.0001")
    with started("--unix-socket", str(path), "--data-dir", str(tmp_path / "data"), *limit) as address:
        assert address == f"unix:{path}"
        assert mode(path) == 0o660
        second = said("serve", "--unix-socket", str(path), "--data-dir", str(tmp_path / "other"))
        assert second.stderr == f"✗ Another server listens on {path}.\n"
        with nginx(tmp_path, f"unix:{path}") as port:
            met = []
            for client in ("127.0.8.1", "127.0.8.1", "127.0.8.1", "127.0.8.2"):
                line = httpx.HTTPTransport(local_address=client)
                with httpx.Client(transport=line, timeout=30) as browser:
                    met.append(browser.post(f"http://127.0.0.1:{port}/api/me", json={"name": "Ada"}).status_code)
            assert met == [200, 200, 429, 200]
    assert not path.exists()


@pytest.mark.parametrize("order", ["ours first", "theirs first"])
def test_the_cookie_of_a_server_above_ours_is_not_taken_for_ours(tmp_path: Path, order: str) -> None:
    with started("--base-path", "/below/", "--port", "0", "--data-dir", str(tmp_path)) as address:
        made = httpx.post(f"{address}/below/api/me", json={"name": "Ada"})
        ours = made.cookies["chantier"]
        cookies = [f"chantier={ours}", "chantier=another"]
        sent = "; ".join(cookies if order == "ours first" else reversed(cookies))
        asked = httpx.get(f"{address}/below/api/me", headers={"cookie": sent})
        assert asked.status_code == (200 if order == "ours first" else 401), "the longest path comes first"
