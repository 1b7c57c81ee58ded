"""The code of docs/add-a-game.md, file by file: the first line of a block names its file, and blocks of one file follow
one another."""

from __future__ import annotations

import re
from pathlib import Path

from tests.support.every_game import EXAMPLES

PAGE = Path(__file__).parents[3] / "docs" / "add-a-game.md"


def code_of_the_page() -> dict[str, str]:
    files: dict[str, str] = {}
    for name, code in re.findall(r"^```\w+ (\S+)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S):
        files[name] = f"{files[name]}\n{code}" if name in files else code
    return files


def written_down(folder: Path) -> Path:
    """The project as a reader writes it; of the other languages the page says only where they are."""
    words = EXAMPLES / "stairs" / "chantier_stairs" / "words"
    others = {f"chantier_stairs/words/{path.name}": path.read_text(encoding="utf-8") for path in words.glob("*.ftl")}
    for name, text in {**others, **code_of_the_page()}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder
