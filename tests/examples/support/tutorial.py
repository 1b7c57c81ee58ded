"""The code of docs/add-a-game.md, file by file: the line above a block names its file, as a reader sees it, and blocks
of one file follow one another."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[3] / "docs" / "add-a-game.md"


def code_of_the_page() -> dict[str, str]:
    files: dict[str, str] = {}
    for name, code in re.findall(
        r"^\*\*`(\S+)`\*\*[^\n]*\n```\w+\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S
    ):
        files[name] = f"{files[name]}\n{code}" if name in files else code
    return files


def commands_of_the_page() -> list[list[str]]:
    """What a reader types, line by line."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    return [line.split() for block in blocks for line in block.splitlines()]


def written_down(folder: Path) -> Path:
    """The project as a reader writes it, from the page and nothing else."""
    for name, text in code_of_the_page().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder
