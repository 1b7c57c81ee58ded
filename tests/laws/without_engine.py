"""Replays and verifies records where no engine can be loaded: `python -m tests.laws.without_engine FILE`.

Prints how many records and moves there were, and what was missing when at last a game was to be set up.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

ENGINE = "rapier3d"


def look_at(path: Path) -> dict[str, Any]:
    from chantier.cli import main
    from chantier.core.chance import SeededChance
    from chantier.core.record import load, read
    from chantier.registry import GAMES

    records = moves = 0
    for _, record in load(path):
        registered = GAMES[record.game]
        records, moves = records + 1, moves + len(read(registered.game, registered.recorder, record).log) - 1
    for words in (["verify", str(path), "--quick"], ["replay", str(path), "--line", "1"]):
        code = ended(main, words)
        assert code == 0, (words, code)
    try:
        game = GAMES["men-at-work"].game
        game.setup(2, game.options_type(), SeededChance(0))
    except ImportError as needed:
        return {"records": records, "moves": moves, "missing": needed.name}
    raise AssertionError("the engine was there")


def ended(main: Any, words: list[str]) -> Any:
    stdout, sys.stdout = sys.stdout, sys.stderr  # what it says is for people
    try:
        main(words)
    except SystemExit as end:
        return end.code
    finally:
        sys.stdout = stdout
    return None


if __name__ == "__main__":
    sys.modules[ENGINE] = None  # type: ignore[assignment]  # importing it fails
    print(msgspec.json.encode(look_at(Path(sys.argv[1]))).decode())
