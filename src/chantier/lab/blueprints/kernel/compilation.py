"""Compilation of the kernel to machine code, and its cache between two runs.

Numba looks only at the file a function stands in to find out whether its machine code is still right; what it calls or
reads from other files may have changed all the same. So each state of the sources has a folder of its own.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path

import numba
from numba.core import config
from platformdirs import user_cache_path

from chantier.games import blueprints


def sources() -> list[Path]:
    """Everything that the machine code is made from."""
    lab, game = Path(__file__).parents[1], Path(blueprints.__file__).parent
    return [*sorted(lab.glob("*/*.py")), game / "pieces.py", game / "scoring.py", game / "plans.txt"]


def fingerprint(files: Iterable[Path]) -> str:
    whole = hashlib.sha256(numba.__version__.encode())
    for file in files:
        whole.update(hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()[:16]


def folder_for_code() -> Path | None:
    """Folder for machine code: NUMBA_CACHE_DIR or else the user's cache; None if nothing can be written there."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    folder = (Path(chosen) if chosen else user_cache_path("chantier") / "kernel") / fingerprint(sources())
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return None
    return folder


FOLDER = folder_for_code()
if FOLDER is not None:
    config.CACHE_DIR = str(FOLDER)  # type: ignore[attr-defined]  # made when it is loaded

compiled = numba.njit(cache=FOLDER is not None, nogil=True)
"""Makes a function machine code that lets other threads go on. It does not look at bounds."""
inlined = numba.njit(cache=FOLDER is not None, nogil=True, inline="always")
"""The same for a few lines that are worth having where they are called."""
