"""docs/add-a-game.md: its code is the code of examples/stairs, and short. tests/examples/test_stairs.py plays it."""

from __future__ import annotations

import re
from pathlib import Path

from tests.examples.support.tutorial import PAGE, code_of_the_page
from tests.support.every_game import EXAMPLES

STAIRS = EXAMPLES / "stairs"
MOST_LINES = 200


def lines_of(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def test_the_page_has_the_code_of_the_example() -> None:
    page = code_of_the_page()
    there = {str(path.relative_to(STAIRS)) for path in STAIRS.rglob("*") if path.suffix in (".py", ".toml", ".ftl")}
    assert there - set(page) == {"chantier_stairs/words/de.ftl", "chantier_stairs/words/fr.ftl"}
    for name, code in page.items():
        assert lines_of(code) == lines_of(Path(STAIRS / name).read_text(encoding="utf-8")), name


def test_the_page_shows_where_the_files_are() -> None:
    [tree] = re.findall(r"^```\n(stairs/\n.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    listed = [line.split()[0] for line in tree.splitlines()]
    assert sorted(name for name in listed if not name.endswith("/")) == sorted(map(name_of, code_of_the_page()))


def name_of(path: str) -> str:
    return path.rpartition("/")[2]


def test_it_is_short() -> None:
    code = [line for name, text in code_of_the_page().items() if not name.endswith(".ftl") for line in lines_of(text)]
    assert 100 < len(code) < MOST_LINES
