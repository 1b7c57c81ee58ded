"""A game of another package, installed where the tests run: the laws hold it, and no other test minds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.support.every_game import EXAMPLES, installed

ROOT = Path(__file__).parents[2]


def test_the_tests_are_the_same_where_a_game_is_installed(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(installed(EXAMPLES / "pig", tmp_path))}
    environment.pop("PYTEST_ADDOPTS", None)  # meant for this run of the tests
    tests = ["tests/test_registry.py", "tests/playthroughs", "-k", "registered"]
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *tests]
    ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "Games of other packages, held to the laws only: pig" in ran.stdout
