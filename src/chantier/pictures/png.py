"""A drawing as PNG. The lettering comes with the program, so that it is the same on a machine without any font."""

from __future__ import annotations

from importlib.resources import as_file, files
from importlib.util import find_spec
from pathlib import Path

import resvg_py

FONT = "NationalPark-SemiBold.ttf"
FAMILY = "National Park"
OTHER_LETTERS = ("mpl-data", "fonts", "ttf", "DejaVuSans.ttf")
"""In matplotlib, which comes with us: letters that our own font does not have, as in many names (Š, ł, ő, ğ)."""


def png(svg: str, scale: float = 2.0) -> bytes:
    """One of our drawings, with so many dots for each of its pixels."""
    with as_file(files(__package__).joinpath("fonts", FONT)) as font:
        return resvg_py.svg_to_bytes(
            svg_string=svg,
            zoom=scale,
            skip_system_fonts=True,
            font_files=[str(font), *_other_letters()],
            sans_serif_family=FAMILY,
        )


def _other_letters() -> list[str]:
    """Found without importing matplotlib, which takes long."""
    found = find_spec("matplotlib")
    return [] if found is None or found.origin is None else [str(Path(found.origin).parent.joinpath(*OTHER_LETTERS))]
