"""Renders a screen as text with its colours, without a terminal."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType

WIDTH = 80


def as_text(shown: RenderableType) -> str:
    paper = io.StringIO()
    console = Console(
        file=paper, width=WIDTH, force_terminal=True, color_system="256", markup=False, emoji=False, highlight=False
    )
    console.print(shown)
    return paper.getvalue()
