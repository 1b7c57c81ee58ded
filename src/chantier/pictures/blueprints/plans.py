"""A plan card seen from above, small enough to stand in a line of a table."""

from __future__ import annotations

from chantier.games.blueprints.notation import read_plan
from chantier.pictures.blueprints.building import CARD, CHALK

CELL = 13
GAP = 2
HATCHING = (4, 8, 12)


def key_plan(text: str) -> str:
    """A plan in notation as SVG: hatched where it is closed, heights as numerals. What it shows is also its name."""
    parts = [
        _cell(2 + index % 2 * (CELL + GAP), 2 + index // 2 * (CELL + GAP), height)
        for index, height in enumerate(read_plan(text))
    ]
    wide, high = 4 + 2 * CELL + GAP, 4 + 3 * CELL + 2 * GAP
    return (
        f'<svg viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" role="img" aria-label="{text}">'
        f'<rect width="{wide}" height="{high}" rx="2" fill="{CARD}"/>{"".join(parts)}</svg>'
    )


def _cell(x: int, y: int, height: int) -> str:
    frame = f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="none" stroke="{CHALK}" stroke-opacity=".55"/>'
    if height == 0:
        right, foot = x + CELL, y + CELL
        lines = "".join(f"M{x} {y + at}L{x + at} {y}M{right} {foot - at}L{right - at} {foot}" for at in HATCHING)
        return f'{frame}<path d="{lines}" stroke="{CHALK}" stroke-opacity=".55" fill="none"/>'
    return (
        f'{frame}<text x="{x + CELL / 2}" y="{y + 10}" text-anchor="middle" font-size="10" font-weight="600" '
        f'font-family="system-ui, sans-serif" fill="{CHALK}">{height}</text>'
    )
