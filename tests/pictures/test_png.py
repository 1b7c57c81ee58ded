"""A drawing as PNG: of the right size, with its lettering, and the same everywhere."""

from __future__ import annotations

import struct

import pytest

from chantier.games.men_at_work.pieces import PRESETS
from chantier.pictures.men_at_work.site import picture
from chantier.pictures.png import png
from chantier.words import LANGUAGES, Words
from tests.pictures.support.svg import SVG, read

NAMES = "ŠšŁłŐőŰűĞğŞşİıČčĆćŽžĐđĄąĘęŚśŹźŻżŃńŘřŤťŮůŇňĚěÅåÆæØøÑñÃãÕõÐðÞþĀāĒēĪīŪūȘșȚțĂă"
"""Letters of names, of people who write neither English nor French nor German."""
DRAWING = """<svg xmlns="http://www.w3.org/2000/svg" width="200" height="20">
<text x="2" y="16" font-family="sans-serif">{}</text></svg>"""


def size_of(image: bytes) -> tuple[int, int]:
    assert image[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", image[16:24])
    return width, height


def drawn(text: str) -> bytes:
    return png(DRAWING.format(text))


@pytest.mark.parametrize("scale", [0.5, 1.0, 2.0])
def test_the_scale_says_how_many_dots_a_pixel_gets(scale: float) -> None:
    svg = picture(PRESETS["beginner"], Words("en"))
    root = read(svg)
    wanted = [float(root.attrib[side]) * scale for side in ("width", "height")]
    assert size_of(png(svg, scale)) == pytest.approx(wanted, abs=1.5)


def test_the_lettering_needs_no_font_of_the_machine() -> None:
    assert drawn("214 mm") != drawn("")
    assert drawn("214 mm") != drawn("215 mm")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lettering_has_every_letter_of_our_pictures(language: str) -> None:
    """A letter that is missing would be drawn as nothing, or as a box like any other missing one."""
    missing = drawn("\u4e2d")
    said = "".join(Words(language).say(f"mark-{role}") for role in ("placed", "held", "missing", "fell"))
    letters = {*said, *"0123456789äöüÄÖÜßéèêàâçœîôûëÉ’", *NAMES} - {" "}
    assert [letter for letter in sorted(letters) if drawn(letter) in (missing, drawn(""))] == []


def test_the_same_drawing_gives_the_same_image() -> None:
    svg = picture(PRESETS["expert"], Words("de"))
    assert png(svg, 1.0) == png(svg, 1.0)


def test_what_is_drawn_is_in_the_image() -> None:
    """Without its pieces a site gives another image."""
    svg = picture(PRESETS["expert"], Words("de"))
    assert f"{SVG}g" in {child.tag for child in read(svg)}
    assert png(svg, 1.0) != png(svg.replace('data-piece="', 'display="none" data-piece="'), 1.0)
