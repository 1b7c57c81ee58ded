"""Views side by side."""

from __future__ import annotations

from chantier.core.events import Seat

COLUMN = 38


def row(cells: list[str], width: int = COLUMN) -> str:
    return "  ".join(cell.ljust(width) for cell in cells).rstrip()


def named(seat: Seat | None) -> str:
    return "an onlooker" if seat is None else f"seat {seat}"
