"""Backups of a whole store while servers go on: SQLite's online backup, PostgreSQL's own `pg_dump`."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO

from sqlalchemy import URL

from chantier.core.errors import BadInput
from chantier.core.files import cannot, replacing
from chantier.store.address import understood

ALL_PAGES = -1
"""At once, which keeps no writer waiting; a backup in steps would begin again with every turn that is stored."""
SQLITE, POSTGRESQL = b"SQLite format 3\0", b"PGDMP"
"""The first bytes of a backup."""


def backup(address: str, path: Path) -> None:
    """Writes all that is stored, as it is at one moment, into a file for its owner's eyes alone."""
    url = understood(address)
    if url.get_backend_name() != "sqlite":
        with replacing(path, private=True) as file:
            _run("pg_dump", ["--format=custom"], url, stdout=file)
        return
    if not Path(url.database or "").is_file():
        raise BadInput("cannot_read", path=url.database or "", reason=os.strerror(2))
    with replacing(path, private=True) as file, _beside(path) as copied:
        _copy_sqlite(Path(url.database or ""), copied)
        with copied.open("rb") as whole:
            shutil.copyfileobj(whole, file)


def restore(path: Path, address: str) -> None:
    """Brings a backup back to where there is no database yet."""
    url, kind = understood(address), _kind(path)
    if url.get_backend_name() == "sqlite":
        if kind == POSTGRESQL:
            raise BadInput("backup_needs_postgresql", path=str(path))
        target = Path(url.database or "")
        if target.exists():
            raise BadInput("restore_would_overwrite", address=str(url))
        with replacing(target, private=True) as file, path.open("rb") as whole:
            shutil.copyfileobj(whole, file)
        return
    assert kind == POSTGRESQL, "a SQLite backup is copied row by row"
    with path.open("rb") as whole:
        _run("pg_restore", ["--single-transaction", "--exit-on-error"], url, stdin=whole)


def is_sqlite(path: Path) -> bool:
    return _kind(path) == SQLITE


def _kind(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            begins = file.read(len(SQLITE))
    except OSError as error:
        raise cannot("cannot_read", path, error) from None
    for kind in (SQLITE, POSTGRESQL):
        if begins.startswith(kind):
            return kind
    raise BadInput("not_a_backup", path=str(path))


@contextmanager
def _beside(path: Path) -> Iterator[Path]:
    with NamedTemporaryFile(prefix=f".{path.name}.", dir=path.resolve().parent) as file:
        yield Path(file.name)


def _copy_sqlite(source: Path, target: Path) -> None:
    existing = f"{source.absolute().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(existing, uri=True)) as reading, closing(sqlite3.connect(target)) as writing:
            reading.backup(writing, pages=ALL_PAGES)
            writing.execute("PRAGMA journal_mode = DELETE").close()  # one file, without journals beside it
            found = writing.execute("PRAGMA quick_check").fetchone()[0]
    except sqlite3.Error as error:
        raise BadInput("database_cannot_open", address=f"sqlite:///{source}", reason=str(error)) from None
    if found != "ok":
        raise BadInput("database_cannot_open", address=f"sqlite:///{source}", reason=found)


def _run(
    name: str, arguments: list[str], url: URL, stdin: IO[bytes] | None = None, stdout: IO[bytes] | None = None
) -> None:
    """One of PostgreSQL's programs. The password goes by the environment: the list of processes shows arguments."""
    command = [_program(name), *arguments, "--no-owner", "--no-privileges", f"--dbname={_without_password(url)}"]
    password = {} if url.password is None else {"PGPASSWORD": str(url.password)}
    environment = {**os.environ, **password}
    done = subprocess.run(command, stdin=stdin, stdout=stdout, stderr=subprocess.PIPE, env=environment)
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines() or [str(done.returncode)]
        raise BadInput("postgresql_program_failed", program=name, reason=said[0])


def _without_password(url: URL) -> str:
    return url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)


def _program(name: str) -> str:
    """In the path, or where Debian keeps it: one folder a version."""
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    found = shutil.which(name) or (str(versions[-1]) if versions else None)
    if found is None:
        raise BadInput("postgresql_program_missing", program=name)
    return found
