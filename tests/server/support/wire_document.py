"""docs/wire.md, read by the tests that compare it with the code."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
WIRE = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    """A section of the second level."""
    [text] = re.findall(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", WIRE, re.MULTILINE | re.DOTALL)
    return str(text)


def subsections(title: str) -> dict[str, str]:
    return dict(re.findall(r"^### `(\w+)`\n(.*?)(?=^### |\Z)", section(title), re.MULTILINE | re.DOTALL))


def rows(text: str) -> list[list[str]]:
    """The rows of the tables in a text, without heads."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    rules = [number for number, row in enumerate(cells) if set("".join(row)) == {"-"}]
    return [row for number, row in enumerate(cells) if number not in rules and number + 1 not in rules]


def tables(text: str) -> list[list[list[str]]]:
    """The rows of each table in a text."""
    return [rows(table) for table in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE)]


def quoted(text: str) -> str:
    [found] = re.findall(r"`([^`]+)`", text)
    return str(found)


def examples(text: str) -> list[str]:
    return re.findall(r"```json\n(.+?)```", text, re.DOTALL)
