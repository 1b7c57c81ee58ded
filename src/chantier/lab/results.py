"""The results of a contest in a file: its set-up, then a game a line. What is there is kept when one goes on later."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import msgspec

from chantier.core.decoding import decode_json
from chantier.core.errors import BadInput
from chantier.core.files import cannot
from chantier.lab.arena import Bout, Setup
from chantier.lab.seatings import seating


class Results:
    """Results of this run, kept in memory."""

    def __init__(self) -> None:
        self.bouts: list[Bout] = []

    def add(self, bouts: list[Bout]) -> None:
        self.bouts += bouts


class KeptResults(Results):
    """Results of this run and of earlier ones, kept in a file."""

    def __init__(self, file: IO[bytes], path: Path, bouts: list[Bout]) -> None:
        super().__init__()
        self._file = file
        self._path = path
        self.bouts = bouts

    def add(self, bouts: list[Bout]) -> None:
        """In the file before anybody is told."""
        try:
            self._file.write(b"".join(msgspec.json.encode(bout) + b"\n" for bout in bouts))
            self._file.flush()
        except OSError as error:
            raise cannot("cannot_write", self._path, error) from None
        super().add(bouts)


@contextmanager
def kept(path: Path, setup: Setup, resume: bool) -> Iterator[Results]:
    """The results in this file, to go on with. A last line that was cut off is played again; anything else that is not
    what this contest would have written is refused, and so is a file to which somebody else is still adding."""
    if path.exists() and not resume:
        raise BadInput("results_exist", path=str(path))
    try:
        file = path.open("a+b")
    except OSError as error:
        raise cannot("cannot_write", path, error) from None
    with file:
        _take_for_oneself(file, path)
        file.seek(0)
        content = file.read()
        head = msgspec.json.encode(setup) + b"\n"
        whole = content[: content.rfind(b"\n") + 1]
        bouts = list(_bouts(path, whole, setup)) if whole or not head.startswith(content) else []
        file.truncate(len(whole))
        if not whole:
            file.write(head)
        yield KeptResults(file, path, bouts)


def _take_for_oneself(file: IO[bytes], path: Path) -> None:
    """Until it is closed, or its process has ended."""
    try:
        import fcntl
    except ImportError:  # where there are no such locks, one has to see to it oneself
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadInput("results_in_use", path=str(path)) from None


def _bouts(path: Path, content: bytes, setup: Setup) -> Iterator[Bout]:
    """The games in whole lines, each in its place."""
    head, *lines = content.splitlines() or [b""]
    if _setup_in(head) != setup:
        raise BadInput("results_of_another_contest", path=str(path))
    for number, line in enumerate(lines):
        try:
            bout: Bout = decode_json(line, Bout)
        except BadInput as problem:
            raise BadInput("in_line", path=str(path), line=number + 2, problem=problem) from None
        if (bout.number, (bout.deal, bout.bots)) != (number, seating(setup.bots, setup.seat_counts, number)):
            raise BadInput("results_out_of_order", path=str(path), line=number + 2)
        yield bout


def _setup_in(head: bytes) -> Setup | None:
    try:
        return decode_json(head, Setup)
    except BadInput:
        return None
