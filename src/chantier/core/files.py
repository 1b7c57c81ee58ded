"""Files that are whole or not there: write beside, then rename."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from chantier.core.errors import BadInput


@contextmanager
def replacing(path: Path, private: bool = False) -> Iterator[IO[bytes]]:
    """A file that takes its place only when everything was written; otherwise nothing is left behind.

    A private file is for its owner's eyes alone; any other gets the permissions a new file usually has here.
    """
    target = path.resolve()  # a link stays a link: what it points to is replaced
    if target.exists() and not target.is_file() and not target.is_dir():
        with target.open("wb") as file:  # a pipe or a device takes what it is given; there is nothing to replace
            yield file
        return
    try:
        handle, beside = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except OSError as error:
        raise cannot("cannot_write", path, error) from None
    try:
        with os.fdopen(handle, "wb") as file:
            if not private:
                os.chmod(beside, 0o666 & ~_umask())
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, target)
    except OSError as error:
        raise cannot("cannot_write", path, error) from None
    finally:
        Path(beside).unlink(missing_ok=True)


def _umask() -> int:
    """The system tells it only by setting it."""
    umask = os.umask(0o077)
    os.umask(umask)
    return umask


def write_whole(path: Path, content: bytes, private: bool = False) -> None:
    with replacing(path, private) as file:
        file.write(content)


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise cannot("cannot_read", path, error) from None
    except UnicodeDecodeError:
        raise BadInput("not_text", path=str(path)) from None


def cannot(code: str, path: Path, error: OSError) -> BadInput:
    """The system's own reason is worth telling, and it comes in the system's language."""
    return BadInput(code, path=str(path), reason=error.strerror or type(error).__name__)
