"""A real PostgreSQL, started for the tests and stopped after them, reached through a socket in its own folder."""

from __future__ import annotations

import getpass
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

START_WITHIN_S = 60
# What a test writes need not outlive a power cut; SQLite's durability is tested with its real settings.
COMMON = ("listen_addresses=", "max_connections=100")
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", *COMMON)
DURABLE = COMMON
"""As one would run it: what is committed is on the disk."""


def program(name: str) -> str:
    """Debian keeps the server's programs beside the path, one folder a version."""
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    found = shutil.which(name) or (str(versions[-1]) if versions else None)
    assert found is not None, (
        f"The tests need PostgreSQL's program {name}, in the path or in /usr/lib/postgresql/*/bin: install PostgreSQL."
    )
    return found


class Server:
    """A running server; every test gets a database of its own."""

    def __init__(self, folder: Path, owner: str, as_owner: dict[str, Any], settings: Sequence[str]) -> None:
        self._folder, self._owner, self._as_owner, self._settings = folder, owner, as_owner, settings
        self._process: subprocess.Popen[bytes] | None = None
        self._made = 0

    def start(self) -> None:
        settings = [
            word for setting in (*self._settings, f"unix_socket_directories={self._folder}") for word in ("-c", setting)
        ]
        command = [program("postgres"), "-D", str(self._folder / "data"), *settings]
        with (self._folder / "log").open("ab") as log:
            process: subprocess.Popen[bytes] = subprocess.Popen(command, stderr=log, cwd="/", **self._as_owner)
        self._process = process
        ready = [program("pg_isready"), "-q", "-h", str(self._folder), "-t", str(START_WITHIN_S)]
        while subprocess.run(ready).returncode and process.poll() is None:
            pass
        assert process.poll() is None, (self._folder / "log").read_text()

    def stop(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)  # "fast": whoever is still connected is sent away
        self._process.wait()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def address(self, database: str) -> str:
        return f"postgresql://{self._owner}@/{database}?host={self._folder}"

    def new_database(self, options: str = "") -> str:
        self._made += 1
        name = f"test_{self._made}"
        self.execute(f"CREATE DATABASE {name} {options}")
        return self.address(name)

    def cut(self) -> None:
        """All connections to the databases of the tests are gone at once."""
        self.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'test_%'")

    def execute(self, statement: str) -> None:
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())


@contextmanager
def running(settings: Sequence[str] = QUICK) -> Iterator[Server]:
    """PostgreSQL refuses to run as root, so root hands it to the user who was made for it."""
    owner = "postgres" if os.geteuid() == 0 else getpass.getuser()
    as_owner: dict[str, Any] = {"user": owner, "group": pwd.getpwnam(owner).pw_gid} if os.geteuid() == 0 else {}
    folder = Path(tempfile.mkdtemp(prefix="pg"))  # a socket's path must be short
    try:
        if as_owner:
            shutil.chown(folder, owner)
        options = ("--username", owner, "--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync")
        subprocess.run(
            [program("initdb"), "-D", folder / "data", *options], check=True, capture_output=True, cwd="/", **as_owner
        )
        server = Server(folder, owner, as_owner, settings)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)
