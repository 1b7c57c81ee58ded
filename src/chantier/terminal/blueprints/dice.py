"""Dice and buildings drawn with characters: a letter and a colour for each material, never a colour alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from chantier.games.blueprints.pieces import SPACES, Building, Die, Plan
from chantier.games.blueprints.state import removals

STYLES = {
    "W": "#2a1505 on #cf9350",
    "R": "#f3f4e4 on #3f6f48",
    "S": "#e9e4d8 on #2f3236",
    "G": "#0f2740 on #bfe3e6",
}
HATCHED = "▒▒"
PLANNED = "··"


def chip(die: Die, more: str = "") -> Text:
    return Text(f" {die} ", style=STYLES[die[0]] + more)


def chips(dice: Sequence[Die], removed: Sequence[Die] = ()) -> Text:
    """Those of them that were removed are struck out."""
    gone = removals(dice, removed)
    return Text(" ").join(chip(die, " strike" * lost) for die, lost in zip(dice, gone, strict=True))


def paint(sentence: str) -> Text:
    """A sentence with the dice in it coloured."""
    text = Text(sentence)
    for letter, style in STYLES.items():
        text.highlight_regex(rf"\b{letter}[1-6]\b", style)
    return text


def skyline(plan: Plan, building: Building) -> Text:
    """The six stacks side by side, level by level; dots where the plan still wants a die."""
    levels = max(3, *map(len, building))
    text = Text()
    for level in range(levels, 0, -1):
        text.append(f"{level} ", style="dim")
        for height, stack in zip(plan, building, strict=True):
            text.append_text(_cell(height, stack, level))
            text.append(" ")
        text.append("\n")
    text.append("  " + " ".join(f" {space} " for space in SPACES) + "\n", style="dim")
    text.append("  ")
    for height, stack in zip(plan, building, strict=True):
        text.append(_height_mark(height, len(stack)), style="bold" if height == len(stack) else "")
        text.append(" ")
    return text


def _cell(height: int, stack: tuple[Die, ...], level: int) -> Text:
    if level <= len(stack):
        return chip(stack[level - 1])
    if height == 0 and level == 1:
        return Text(f" {HATCHED} ", style="dim")
    return Text(f" {PLANNED} " if level <= height else "    ", style="dim")


def _height_mark(height: int, built: int) -> str:
    """Built of planned, `2/3`; nothing for a hatched space."""
    return "    " if height == 0 else f"{built}/{height} "


def card(plan: Plan) -> Text:
    """The plan as its card shows it, seen from above."""
    text = Text("    a  b\n", style="dim")
    for row in range(3):
        text.append(f" {row + 1} ", style="dim")
        for height in plan[2 * row : 2 * row + 2]:
            text.append(f" {height} " if height else f"{HATCHED} ", style="bold" if height else "dim")
        text.append("\n" if row < 2 else "")
    return text
