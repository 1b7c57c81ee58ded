"""Writes the icons of the web app from public/icon.svg. Run it after the drawing has changed."""

from __future__ import annotations

import sys
from pathlib import Path

import resvg_py

HERE = Path(__file__).parent / "public"
SAFE = 0.72
"""A mask may cut away the outer tenth on every side: the drawing keeps within it, the paper goes to the edge."""


def masked(drawing: str) -> str:
    """The same on paper without corners, smaller; the bob still hangs from the top edge."""
    inside = drawing.split(">", 1)[1].removesuffix("</svg>\n").split("/>", 1)[1]
    margin = 32 * (1 - SAFE)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#F4EEE2"/>'
        f'<path d="M32 0v{margin + 1}" stroke="#13293D" stroke-width="{2.6 * SAFE:.2f}"/>'
        f'<g transform="translate({margin:.2f} {margin:.2f}) scale({SAFE})">{inside}</g></svg>'
    )


def main() -> int:
    drawing = (HERE / "icon.svg").read_text(encoding="utf-8")
    for name, svg, size in (
        ("icon-192.png", drawing, 192),
        ("icon-512.png", drawing, 512),
        ("icon-maskable.png", masked(drawing), 512),
    ):
        (HERE / name).write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size)))
        print(f"wrote {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
