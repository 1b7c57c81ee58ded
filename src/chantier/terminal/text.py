"""What a screen shows, as text with its colours, for those who have no terminal at hand."""

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
