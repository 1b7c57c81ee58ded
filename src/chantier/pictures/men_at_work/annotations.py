"""Notes on a picture of a site: marked pieces with a sign and their name, contacts, and the line that explains them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from math import dist
from typing import NamedTuple

import msgspec

from chantier.games.men_at_work.geometry.poses import Vector
from chantier.games.men_at_work.pieces import Piece
from chantier.pictures.isometric import Drawing, Spot, width_of
from chantier.pictures.men_at_work.painting_order import hides
from chantier.pictures.men_at_work.solids import Solid, between, contains, hull, outline, outside
from chantier.words import Words

INK, SHEET = "#13293D", "#FCF8F0"
SIZE = 14.0
SIGN_RADIUS = 8.0
ROW = 24.0
CONTACT_RADIUS = 2.2

Shape = Sequence[Spot]
"""What a part covers on the paper."""


class Role(StrEnum):
    """Why a piece is marked; where several are true, the later one gives the colour."""

    PLACED = "placed"
    HELD = "held"
    """It shows a condition that holds."""
    MISSING = "missing"
    """It shows a condition that does not."""
    FELL = "fell"


class Mark(msgspec.Struct, frozen=True):
    piece: Piece
    role: Role


COLOURS = {Role.PLACED: "#1E5F8E", Role.HELD: "#23693F", Role.MISSING: "#9E2F16", Role.FELL: "#D9560C"}


# Signs: drawn, not written, since a font may lack them


def _arrow(drawing: Drawing, middle: Spot, **style: str) -> None:
    x, y = middle
    drawing.polyline([(x, y - 4.5), (x, y + 3.5)], **style)
    drawing.polyline([(x - 3.2, y + 0.6), (x, y + 4.0), (x + 3.2, y + 0.6)], **style)


def _check(drawing: Drawing, middle: Spot, **style: str) -> None:
    x, y = middle
    drawing.polyline([(x - 3.8, y + 0.2), (x - 1.0, y + 3.2), (x + 4.0, y - 3.2)], **style)


def _cross(drawing: Drawing, middle: Spot, **style: str) -> None:
    x, y = middle
    drawing.polyline([(x - 3.2, y - 3.2), (x + 3.2, y + 3.2)], **style)
    drawing.polyline([(x - 3.2, y + 3.2), (x + 3.2, y - 3.2)], **style)


def _alarm(drawing: Drawing, middle: Spot, **style: str) -> None:
    x, y = middle
    drawing.polyline([(x, y - 4.6), (x, y + 1.0)], **style)
    drawing.polyline([(x, y + 4.2), (x, y + 4.3)], **style)


_SIGNS: Mapping[Role, Callable[..., None]] = {
    Role.PLACED: _arrow,
    Role.HELD: _check,
    Role.MISSING: _cross,
    Role.FELL: _alarm,
}


def _draw_sign(drawing: Drawing, middle: Spot, role: Role) -> None:
    stroke = {"stroke": SHEET, "stroke-width": "2", "stroke-linecap": "round", "stroke-linejoin": "round"}
    with drawing.group(**{"data-role": role}):
        drawing.dot(middle, SIGN_RADIUS, fill=COLOURS[role])
        _SIGNS[role](drawing, middle, **stroke)


# Marked pieces


class _Marked(NamedTuple):
    """A piece with its roles, what each of its parts covers on the paper, and what is in front of each."""

    piece: Piece
    roles: list[Role]
    shapes: list[Shape]
    before: list[list[Shape]]

    @property
    def colour(self) -> str:
        return COLOURS[self.roles[-1]]


def draw_marks(drawing: Drawing, words: Words, solids: Sequence[Solid], marks: Sequence[Mark], towards: Vector) -> None:
    shapes: list[Shape] = [hull(drawing.project(corner) for corner in solid.corners) for solid in solids]
    marked = [_marked(piece, marks, solids, shapes, towards) for piece in {mark.piece: None for mark in marks}]
    for one in marked:
        _draw_outline(drawing, one)
    anchors = {one.piece: _anchor(one) for one in marked}
    column = max((x for shape in shapes for x, _ in shape), default=0.0) + 5 * SIGN_RADIUS
    rows = _spread_out({piece: spot[1] for piece, spot in anchors.items()})
    for one in marked:
        _draw_note(drawing, one, anchors[one.piece], (column, rows[one.piece]), words.piece(one.piece))


def _marked(
    piece: Piece, marks: Sequence[Mark], solids: Sequence[Solid], shapes: Sequence[Shape], towards: Vector
) -> _Marked:
    own = [n for n, solid in enumerate(solids) if solid.piece == piece]
    others = [n for n, solid in enumerate(solids) if solid.piece != piece]
    return _Marked(
        piece,
        roles=[role for role in Role if Mark(piece, role) in marks],
        shapes=[shapes[n] for n in own],
        before=[[shapes[n] for n in others if hides(solids[n], solids[part], towards)] for part in own],
    )


def _anchor(marked: _Marked) -> Spot:
    """A spot where the piece can be seen, rather in the middle; its very middle if all of it is hidden."""
    middle = _middle([spot for shape in marked.shapes for spot in shape])
    inwards = sorted(zip(marked.shapes, marked.before, strict=True), key=lambda part: dist(_middle(part[0]), middle))
    for share in (0.0, 0.4, 0.7, 0.9):
        for shape, before in inwards:
            for corner in shape:
                spot = between(_middle(shape), corner, share)
                if not any(contains(other, spot) for other in before):
                    return spot
    return middle


def _middle(shape: Shape) -> Spot:
    return sum(x for x, _ in shape) / len(shape), sum(y for _, y in shape) / len(shape)


def _draw_outline(drawing: Drawing, marked: _Marked) -> None:
    """On top of everything, strong where the piece is seen, faint where it is hidden: it can be found there too."""
    whole = outline(marked.shapes)
    seen = [bit for part, start, end in whole for bit in outside(start, end, marked.before[part])]
    _draw_bits(drawing, [(start, end) for _, start, end in whole], marked.colour, 1.0, opacity="0.4")
    _draw_bits(drawing, seen, SHEET, 4.0)
    _draw_bits(drawing, seen, marked.colour, 2.2)


def _draw_bits(drawing: Drawing, bits: Iterable[tuple[Spot, Spot]], colour: str, width: float, **style: str) -> None:
    with drawing.group(stroke=colour, **{"stroke-width": f"{width}", "stroke-linecap": "round"}, **style):
        for start, end in bits:
            drawing.stroke(start, end)


def _spread_out(wanted: Mapping[Piece, float]) -> dict[Piece, float]:
    """A row for each, where it is wanted or below, in the same order, so that few leaders cross."""
    placed: dict[Piece, float] = {}
    lowest = float("-inf")
    for piece, y in sorted(wanted.items(), key=lambda one: (one[1], one[0])):
        placed[piece] = lowest = max(y, lowest + ROW)
    return placed


def _draw_note(drawing: Drawing, marked: _Marked, anchor: Spot, start: Spot, name: str) -> None:
    x, y = start
    elbow = (x - 2.2 * SIGN_RADIUS, y)
    for paint, width in ((SHEET, "3"), (marked.colour, "1.2")):
        drawing.polyline([anchor, elbow, (x, y)], stroke=paint, **{"stroke-width": width, "stroke-linejoin": "round"})
    drawing.dot(anchor, 3.0, fill=marked.colour, stroke=SHEET)
    for number, role in enumerate(marked.roles):
        _draw_sign(drawing, (x + SIGN_RADIUS + number * 2.3 * SIGN_RADIUS, y), role)
    halo = {"stroke": SHEET, "stroke-width": "4", "stroke-linejoin": "round", "paint-order": "stroke"}
    drawing.label((x + 2.3 * SIGN_RADIUS * len(marked.roles) + 6.0, y), SIZE, name, fill=INK, **halo)


# Contacts and the legend


def draw_contacts(drawing: Drawing, contacts: Iterable[Vector]) -> None:
    for contact in contacts:
        _draw_contact(drawing, drawing.project(contact))


def _draw_contact(drawing: Drawing, middle: Spot) -> None:
    drawing.dot(middle, CONTACT_RADIUS, fill=INK, stroke=SHEET, **{"class": "contact"})


def draw_legend(drawing: Drawing, words: Words, marks: Iterable[Mark], contacts: bool) -> None:
    """One line under the picture that says what the signs mean; nothing if there are none."""
    left, _, _, bottom = drawing.bounds
    x, y = left, bottom + ROW
    used = {mark.role for mark in marks}
    for role in Role:
        if role in used:
            _draw_sign(drawing, (x + SIGN_RADIUS, y), role)
            x = _explain(drawing, (x + 2 * SIGN_RADIUS + 6.0, y), words.say(f"mark-{role}"))
    if contacts:
        _draw_contact(drawing, (x + SIGN_RADIUS, y))
        _explain(drawing, (x + 2 * SIGN_RADIUS + 2.0, y), words.say("site-contact"))


def _explain(drawing: Drawing, start: Spot, text: str) -> float:
    """Writes it and tells where the next one begins."""
    drawing.label(start, SIZE, text, fill=INK)
    return start[0] + width_of(text, SIZE) + ROW
