"""A drawing as PNG. The lettering comes with the program, so that it is the same on a machine without any font."""

from __future__ import annotations

from importlib.resources import as_file, files

import resvg_py

FONT = "NationalPark-SemiBold.ttf"
FAMILY = "National Park"


def png(svg: str, scale: float = 2.0) -> bytes:
    """One of our drawings, with so many dots for each of its pixels."""
    with as_file(files(__package__).joinpath("fonts", FONT)) as font:
        return resvg_py.svg_to_bytes(
            svg_string=svg, zoom=scale, skip_system_fonts=True, font_files=[str(font)], sans_serif_family=FAMILY
        )
