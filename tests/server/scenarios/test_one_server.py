"""One server a database: a second one refuses to start, and the first goes on as if nothing had been.

That death frees the database is shown by test_killing.py; who holds it, on either database, by store/test_writer.py.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.support.processes import ServerProcess

START_WITHIN_S = 120
"""A server that did start would listen for ever."""


def test_a_second_server_on_the_same_database_refuses_to_start_in_one_sentence(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'chantier.db'}"
    command = [sys.executable, "-m", "chantier.cli", "--lang", "fr", "serve", "--database", database, "--port", "0"]
    with ServerProcess(database, tmp_path / "log.txt") as server:
        second = subprocess.run(command, capture_output=True, text=True, timeout=START_WITHIN_S)
        assert (second.returncode, second.stdout) == (2, "")
        assert second.stderr == (
            f"✗ La base de données {database} est déjà utilisée par un autre serveur\u202f; "
            "arrêtez d’abord celui-ci ou indiquez une autre base.\n"
        )
        assert httpx.get(f"{server.address}/healthz").text == "ok"


def test_a_server_whose_database_was_taken_over_stops_and_says_so(tmp_path: Path) -> None:
    """Whoever deletes the lock of a living server gets the database, and the server goes."""
    database = f"sqlite:///{tmp_path / 'chantier.db'}"
    with ServerProcess(database, tmp_path / "log.txt") as first:
        (tmp_path / "chantier.db-lock").unlink()
        with ServerProcess(database, tmp_path / "log.txt") as second:
            assert first.ended(START_WITHIN_S) == 2
            assert f"Another server has taken over the database {database}; this one has stopped" in first.log()
            assert "Traceback" not in first.log()
            assert httpx.get(f"{second.address}/healthz").text == "ok"
