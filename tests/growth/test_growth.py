"""An option, a bot and a language are added in a copy of the tree, and work there."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.growth.changes import BOT, LANGUAGE, OPTION, copied, made

ROOT = Path(__file__).parents[2]
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def tried(copy: Path, *command: str, within: str = ".") -> str:
    """Runs a program with the copy's code; it must succeed."""
    environment = {**os.environ, "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}"}
    environment.pop("PYTEST_ADDOPTS", None)  # meant for this run of the tests
    ran = subprocess.run(command, cwd=copy / within, env=environment, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def pytest_there(copy: Path, *tests: str) -> None:
    tried(copy, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml"),
          f"--rootdir={copy}", "-n", "0", *tests)  # fmt: skip


def test_an_option_takes_six_files_a_bot_four_and_a_language_a_folder_and_a_line(tmp_path: Path) -> None:
    copy = copied(ROOT, tmp_path)
    assert len(made(OPTION, copy)) <= 6
    assert len(made(BOT, copy)) <= 4
    assert len(made(LANGUAGE, copy)) == 1
    shutil.copytree(copy / "src/chantier/words/en", copy / "src/chantier/words/nl")
    tried(copy, sys.executable, "web/generate.py")  # writes what is not written by hand
    assert "last_round" in (copy / "web/src/options/offered.fixture.gen.ts").read_text(encoding="utf-8")
    assert 'import("virtual:words/nl")' in (copy / "web/src/languages.gen.ts").read_text(encoding="utf-8")
    play = "--lang nl simulate blueprints --games 1 --bots first --option last_round=1 --record one.jsonl"
    tried(copy, sys.executable, "-m", "chantier.cli", *play.split())
    record = json.loads((copy / "one.jsonl").read_text(encoding="utf-8"))
    assert sum(event["kind"] == "reveal" for event in record["events"]) == 1
    tried(copy, sys.executable, "-m", "chantier.cli", "verify", "one.jsonl")
    wanted = "test_registry or later_option or browser_words"
    pytest_there(
        copy, "tests/old_records/test_options.py", "tests/words/test_browser_words.py", "tests/test_registry.py",
        "-k", wanted,
    )  # fmt: skip
    tried(copy, "npx", "vitest", "run", "src/options", "src/new-table", within="web")


@pytest.mark.parametrize(("heading", "changes"), [("An option", OPTION), ("A bot", BOT), ("A language", LANGUAGE)])
def test_the_guide_lists_the_files(heading: str, changes: list[tuple[str, str, str]]) -> None:
    _, _, rest = CONTRIBUTING.partition(f"### {heading}\n")
    assert rest, f"CONTRIBUTING.md has no part {heading!r}"
    part = rest.partition("\n### ")[0]
    for file in {file.replace("/en/", "/*/").replace("/fr/", "/*/").replace("/de/", "/*/") for file, _, _ in changes}:
        assert f"`{file}`" in part, file


def test_every_file_that_the_guide_names_is_there() -> None:
    _, _, guide = CONTRIBUTING.partition("## How to add something\n")
    named = re.findall(r"`((?:src|web|tests|docs)/[^`<]+)`", guide.partition("\n## ")[0])
    assert len(named) > 10
    for file in set(named) - {edit.file for edit in BOT} - {"src/chantier/words/nl/"}:
        assert list(ROOT.glob(file)), file
