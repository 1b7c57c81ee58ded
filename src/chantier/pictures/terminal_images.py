"""A drawing as escape sequences that terminals show as an image: kitty's protocol and sixel."""

from __future__ import annotations

import base64
import io
import re
from itertools import groupby

from PIL import Image

from chantier.pictures.png import png

CHUNK = 4096
"""Most bytes of one of kitty's messages."""
COLOURS = 64
BAND = 6
"""Rows of pixels in one line of sixels."""
CELL_PX = (8, 16)
"""A character's size in pixels, as small as it is anywhere: an image never becomes larger than its room."""


def kitty(svg: str, columns: int, lines: int) -> str:
    """A PNG in chunks; the terminal scales it to its lines."""
    data = base64.standard_b64encode(png(svg, _scale(svg, columns, lines, 2.0))).decode()
    chunks = [data[start : start + CHUNK] for start in range(0, len(data), CHUNK)]
    room = f"r={lines - 1}" if _is_high(svg, columns, lines) else f"c={columns}"
    sent = []
    for at, chunk in enumerate(chunks):
        more = int(at < len(chunks) - 1)
        keys = f"a=T,f=100,q=2,{room},m={more}" if at == 0 else f"m={more}"
        sent.append(f"\x1b_G{keys};{chunk}\x1b\\")
    return "".join(sent)


def sixel(svg: str, columns: int, lines: int) -> str:
    picture = Image.open(io.BytesIO(png(svg, _scale(svg, columns, lines)))).convert("RGB")
    return sixels(picture.quantize(COLOURS))


def sixels(picture: Image.Image) -> str:
    """An image with a palette, six rows of pixels at a time, one colour after the other."""
    width, height = picture.size
    palette = picture.getpalette() or []
    used = sorted(set(picture.tobytes()))
    registers = "".join(
        f"#{one};2;" + ";".join(str(round(100 * part / 255)) for part in palette[3 * one : 3 * one + 3]) for one in used
    )
    pixels = picture.tobytes()
    rows = [pixels[row * width : (row + 1) * width] for row in range(height)]
    bands = [_band(rows[top : top + BAND]) for top in range(0, height, BAND)]
    return f'\x1bP0;1q"1;1;{width};{height}{registers}' + "-".join(bands) + "\x1b\\"


def _band(rows: list[bytes]) -> str:
    columns = list(zip(*rows, strict=True))
    lines = []
    for colour in sorted(set().union(*rows)):
        bits = [sum((pixel == colour) << row for row, pixel in enumerate(column)) for column in columns]
        lines.append(f"#{colour}" + "".join(_run(chr(63 + bit), len(list(same))) for bit, same in groupby(bits)))
    return "$".join(lines)


def _run(character: str, count: int) -> str:
    return f"!{count}{character}" if count > 3 else character * count


def _size(svg: str) -> tuple[float, float]:
    [(width, height)] = re.findall(r'<svg [^>]*width="(\d+)" height="(\d+)"', svg)[:1]
    return float(width), float(height)


def _is_high(svg: str, columns: int, lines: int) -> bool:
    """True if the lines are what limits the drawing, not the columns."""
    width, height = _size(svg)
    return height / (lines * CELL_PX[1]) > width / (columns * CELL_PX[0])


def _scale(svg: str, columns: int, lines: int, largest: float = 4.0) -> float:
    width, height = _size(svg)
    return min(columns * CELL_PX[0] / width, (lines - 1) * CELL_PX[1] / height, largest)
