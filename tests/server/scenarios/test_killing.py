"""A dozen games through three deaths on each database; `python -m tests.server.killing` plays two hundred."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server import killing
from tests.store.support import postgresql

GAMES, KILLS = 6, 2


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_what_was_acknowledged_survives_sigkill_and_is_played_once(database: str, tmp_path: Path) -> None:
    if database == "sqlite":
        count = killing.run(f"sqlite:///{tmp_path / 'chantier.db'}", tmp_path, GAMES, KILLS, seed=4)
    else:
        with postgresql.running() as server:
            count = killing.run(server.new_database(), tmp_path, GAMES, KILLS, seed=4)
    # That nothing was lost and nothing doubled has been compared game by game; this is about having tried it at all.
    assert (count.games, count.kills) == (GAMES, KILLS)
    assert count.repeated > 0
    assert count.acknowledged > GAMES * killing.MOVES_OF_A_SEAT / 2
    assert count.silences == 0
