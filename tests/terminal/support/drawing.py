"""Shared by the terminal's tests: what a person would see, as plain lines."""

from __future__ import annotations

from io import StringIO

from rich.console import Console, RenderableType

WIDTH, HEIGHT = 80, 24
"""The smallest terminal we promise to fit into."""


def plain_console(width: int = WIDTH) -> tuple[Console, StringIO]:
    """A console without colours, as the front door makes it, and what is printed on it."""
    paper = StringIO()
    return Console(file=paper, width=width, color_system=None, markup=False, emoji=False), paper


def lines(*drawn: RenderableType, width: int = WIDTH) -> list[str]:
    console, paper = plain_console(width)
    for one in drawn:
        console.print(one)
    return [line.rstrip() for line in paper.getvalue().splitlines()]
