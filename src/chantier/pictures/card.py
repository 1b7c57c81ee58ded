"""A card for a link: 1200 by 630 pixels with a game's name, a line below it, and room for a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, NamedTuple
from xml.etree import ElementTree

from chantier.core.picture import Moment
from chantier.pictures.isometric import Spot
from chantier.words import Words

if TYPE_CHECKING:
    from PIL import ImageFont

WIDTH, HEIGHT, MARGIN = 1200, 630, 64
PAPER, INK, FADED, ORANGE, TREE, BLUE = "#F4EEE2", "#13293D", "#46586A", "#F26A1B", "#23693F", "#1E5F8E"
SVG = "http://www.w3.org/2000/svg"
BOB = ((0, 0), (8, 9), (0, 26), (-8, 9))
FIR = ((0, -26), (9, -11), (5, -11), (13, 3), (2.5, 3), (2.5, 9), (-2.5, 9), (-2.5, 3), (-13, 3), (-5, -11), (-9, -11))
"""Builders set a small tree on the finished roof: the winner's sign."""


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float


class Card:
    def __init__(self, title: str, line: str) -> None:
        ElementTree.register_namespace("", SVG)
        size = {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "width": str(WIDTH), "height": str(HEIGHT)}
        self._root = ElementTree.Element(f"{{{SVG}}}svg", size)
        self._add("rect", {"width": str(WIDTH), "height": str(HEIGHT), "fill": PAPER})
        self._add("path", {"d": f"M{MARGIN} 0V62", "stroke": INK, "stroke-width": "2"})
        self.polygon([(MARGIN + x, 60 + y) for x, y in BOB], ORANGE)
        self.text((MARGIN + 28, 84), 54, fitted(title, 54, 760))
        self.text((MARGIN + 28, 128), 27, fitted(line, 27, 1040), FADED)
        self.text((WIDTH - MARGIN, 80), 30, "Chantier", FADED, "end")

    def text(self, at: Spot, size: float, text: str, colour: str = INK, anchor: str = "start") -> None:
        x, y = at
        place = {"x": f"{x:.1f}", "y": f"{y:.1f}", "font-size": f"{size:.0f}", "text-anchor": anchor}
        self._add("text", {**place, "font-family": "sans-serif", "fill": colour}, text)

    def polygon(self, spots: Sequence[Spot], colour: str, **style: str) -> None:
        self._add("polygon", {"points": " ".join(f"{x:.1f},{y:.1f}" for x, y in spots), "fill": colour, **style})

    def tree(self, at: Spot) -> None:
        self.polygon([(at[0] + x, at[1] + y) for x, y in FIR], TREE)

    def place(self, svg: str, box: Box) -> None:
        """One of our drawings, as large as it can be in this box."""
        drawing = ElementTree.fromstring(svg)
        for name, value in box._asdict().items():
            drawing.set(name, f"{value:.1f}")
        self._root.append(drawing)

    def svg(self) -> str:
        return ElementTree.tostring(self._root, encoding="unicode")

    def _add(self, tag: str, attributes: dict[str, str], text: str | None = None) -> None:
        ElementTree.SubElement(self._root, f"{{{SVG}}}{tag}", attributes).text = text


def plain_card(game: str, moment: Moment, words: Words) -> str:
    """Of a game that nobody has drawn."""
    card = Card(words.say(f"{game}-title"), words.say("card-table"))
    for seat, name in enumerate(moment.names[:8]):
        card.text((MARGIN + 28, 210 + 48 * seat), 32, written(name, seat, 900, words))
    return card.svg()


def written(name: str, seat: int, width: float, words: Words, size: float = 32) -> str:
    """A seat's name as the font can write it; a seat without one, and one that the font cannot write, has a number."""
    known = name and all(_has(character) for character in name)
    return fitted(name if known else words.say("card-seat", seat=seat + 1), size, width)


def name_of(moment: Moment, seat: int) -> str:
    return moment.names[seat] if seat < len(moment.names) else ""


def fitted(text: str, size: float, width: float) -> str:
    """Cut off where it would be too wide."""
    if _length(text) * size <= width:
        return text
    while text and _length(text + "…") * size > width:
        text = text[:-1].rstrip()
    return text + "…"


@cache
def _font() -> ImageFont.FreeTypeFont:
    from PIL import ImageFont  # a server draws in another process

    from chantier.pictures.png import FONT

    with as_file(files(__package__).joinpath("fonts", FONT)) as path:
        return ImageFont.truetype(str(path), 100)


def _length(text: str) -> float:
    return float(_font().getlength(text)) / 100


@cache
def _nothing() -> bytes:
    """The sign for a character that the font lacks: it is drawn for one that no font has."""
    return bytes(_font().getmask("\uffff"))


def _has(character: str) -> bool:
    return character == " " or bytes(_font().getmask(character)) not in (_nothing(), b"")
