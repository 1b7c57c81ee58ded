"""Every game there is: the registered ones, and those in examples/, which packages outside register."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

from chantier import registry
from chantier.registry import RegisteredGame
from chantier.words import add_texts
from tests.support.outside_games import OUTSIDE

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> RegisteredGame:
    """A game of examples/, from its source, without installing it; processes that are spawned find it, too."""
    folder = str(EXAMPLES / name)
    if folder not in sys.path:
        sys.path.append(folder)
    found: RegisteredGame = import_module(f"chantier_{name}").GAME
    add_texts(name, found.texts)
    return found


STAIRS = example("stairs")
GAMES: dict[str, RegisteredGame] = {**registry.GAMES, **OUTSIDE, "stairs": STAIRS, "pig": example("pig")}


def installed(project: Path, folder: Path) -> Path:
    """A project installed into a folder of its own, as pip does it. With this folder in PYTHONPATH a process has its
    game; others do not see it."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", "--target", str(folder), str(project)], check=True)
    return folder
