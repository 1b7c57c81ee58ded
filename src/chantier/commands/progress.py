"""Progress bars of long commands."""

from __future__ import annotations

from rich.console import Console
from rich.progress import Progress


def progress_bar() -> Progress:
    """Beside the answer, where somebody is looking."""
    console = Console(stderr=True)
    return Progress(console=console, transient=True, disable=not console.is_terminal)
