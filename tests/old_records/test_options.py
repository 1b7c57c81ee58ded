"""A new option makes nothing unreadable that was written without it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chantier.registry import GAMES
from tests.fairness.making import blueprints
from tests.old_records import old_records
from tests.recorded import recorded

DEFAULTS: dict[str, dict[str, Any]] = {
    "blueprints": {},
    "men-at-work": {"certificates": 3, "titles": None, "rita": 0.25, "help": "all", "give_up": False},
}
"""What games meant before each option came. An entry is added with an option, and never changed."""


@pytest.mark.parametrize("game", GAMES)
def test_the_default_of_a_later_option_is_for_ever_what_a_game_meant_before(game: str) -> None:
    options = GAMES[game].game.options_type()
    since = GAMES[game].game.options_since
    assert {name: getattr(options, name) for name in since} == DEFAULTS[game]
    assert all(1 < version <= GAMES[game].game.rules for version in since.values())


def test_what_is_written_today_and_was_written_by_0_1_is_read_when_every_game_has_one_option_more(
    tmp_path: Path,
) -> None:
    """Records and what a server has stored, in a process whose games have grown."""
    sites = {one.name: one.record for one in recorded("men-at-work")}
    records = [
        *list(old_records("blueprints", "0.1"))[::4],
        *list(old_records("men-at-work", "0.1"))[::5],
        *map(blueprints, range(2)),
        *(sites[name] for name in ("given-up", "by-hand", "tremor")),
    ]
    path = tmp_path / "written.jsonl"
    path.write_bytes(b"\n".join(map(msgspec.json.encode, records)))
    command = [sys.executable, "-m", "tests.old_records.grown_options", str(path)]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[2])
    assert ran.returncode == 0, ran.stderr
    assert msgspec.json.decode(ran.stdout) == {"blueprints": 6 + 2, "men-at-work": 3 + 3}
    assert {record.rules for record in records} == {1, 2, 3}
