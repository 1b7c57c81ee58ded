"""A drawing as an image of a fixed size, pixel by pixel, for those who make films of many."""

from __future__ import annotations

import io
import re

from PIL import Image

from chantier.pictures.png import png


def pixels(svg: str, width: int, height: int, background: str) -> bytes:
    """Red, green and blue of each pixel, row by row. The drawing is as large as it can be, in the middle."""
    wide, high = (float(size) for size in re.findall(r'<svg [^>]*width="(\d+)" height="(\d+)"', svg)[0])
    drawn = Image.open(io.BytesIO(png(svg, min(width / wide, height / high))))
    drawn.thumbnail((width, height))  # a rounded size may be a pixel too large
    sheet = Image.new("RGB", (width, height), background)
    sheet.paste(drawn, ((width - drawn.width) // 2, (height - drawn.height) // 2))
    return sheet.tobytes()
