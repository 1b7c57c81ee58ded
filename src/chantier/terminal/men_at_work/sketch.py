"""The site in characters: a plan from above and an elevation from the front, with rulers in mm and a legend."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.geometry.shapes import blocks
from chantier.games.men_at_work.pieces import COLOURS, PIECES, Kind, Piece, colour_of
from chantier.terminal.men_at_work.raster import ELEVATION, PLAN, Cell, Frame, Side, extent, frame_for, visible_pieces
from chantier.words import Words

MARKS: dict[Kind, str] = {
    Kind.SUPPORT: "#", Kind.WORKER: "@", Kind.HAT: "^", Kind.BRICK: "%", Kind.BEAM: "=", Kind.CRANE: "+", Kind.BOX: ":",
}  # fmt: skip
STYLES: dict[str, str] = {
    "orange": "#e07b27", "purple": "#a06cc8", "black": "bright_black", "white": "bright_white",
    Kind.SUPPORT: "white", Kind.WORKER: "#5a9ad6", Kind.HAT: "#d8b52a", Kind.BRICK: "#cf5b47", Kind.BEAM: "#c09560",
}  # fmt: skip
LAST, LAST_STYLE = "*", "bold reverse"
RULER, GAP = 5, 2
"""Columns of the numbers at the left of a drawing, and between two drawings."""
NARROWEST, LOWEST = 24, 6
"""A smaller drawing says nothing."""
SIDE_BY_SIDE = 72
MARGIN_MM = 5.0


class Look(NamedTuple):
    """A piece's character, its number and its colour."""

    mark: str
    number: str
    style: str


class Sketch:
    def __init__(self, words: Words) -> None:
        self._say, self._words = words.say, words
        self._letters = {colour: words.say(f"colour-{colour}")[0].lower() for colour in COLOURS}

    def draw(
        self, poses: Mapping[Piece, Pose], last: Iterable[Piece], width: int, height: int
    ) -> RenderableType | None:
        """Both drawings, beside each other where there is room, else one above the other; None where they would be too
        small to say anything."""
        if not poses:
            return None
        newest = {piece for piece in last if piece in poses}
        legend = self._legend(poses, newest)
        left = height - _lines(legend, width)
        if width >= SIDE_BY_SIDE:
            sides = self._sides(poses, newest, ((width - GAP) // 2,) * 2, (left, left))
        else:
            sides = self._sides(poses, newest, (width, width), _shares(poses, left))
        if sides is None:
            return None
        if width < SIDE_BY_SIDE:
            return Group(*sides, legend)
        beside = Table.grid(padding=(0, GAP, 0, 0))
        beside.add_row(*sides)
        return Group(beside, legend)

    def _sides(
        self, poses: Mapping[Piece, Pose], last: set[Piece], widths: tuple[int, int], heights: tuple[int, int]
    ) -> list[Text] | None:
        """The plan and the elevation, both to the same scale."""
        room = [(width - RULER, height - 2) for width, height in zip(widths, heights, strict=True)]
        if any(columns < NARROWEST or rows < LOWEST for columns, rows in room):
            return None
        scale = max(frame_for(_extent(poses, side), *one).mm for side, one in zip((PLAN, ELEVATION), room, strict=True))
        return [self._side(poses, last, side, scale) for side in (PLAN, ELEVATION)]

    def _side(self, poses: Mapping[Piece, Pose], last: set[Piece], side: Side, scale: float) -> Text:
        frame = frame_for(_extent(poses, side), mm=scale)
        seen = visible_pieces(blocks(poses), side, frame)
        labels = self._labels(seen, last)
        title = self._say("sketch-plan" if side is PLAN else "sketch-elevation")
        drawn = Text(f"{' ' * RULER}{title}\n", style="bold")
        for row in range(frame.rows):
            drawn.append_text(Text(_height_mark(frame, row), style="dim"))
            for column in range(frame.columns):
                drawn.append_text(self._cell(seen.get((column, row)), labels.get((column, row)), last))
            drawn.append("\n")
        return drawn.append_text(Text(" " * RULER + _width_marks(frame), style="dim"))

    def _cell(self, piece: Piece | None, label: str | None, last: set[Piece]) -> Text:
        if piece is None:
            return Text(" ")
        look = self._look(piece)
        return Text(label or look.mark, style=f"{look.style} {LAST_STYLE}" if piece in last else look.style)

    def _look(self, piece: Piece) -> Look:
        kind = PIECES[piece]
        number = piece.rpartition("-")[2]
        if kind is Kind.GIRDER:
            colour = colour_of(piece)
            return Look(self._letters[colour], number, STYLES[colour])
        return Look(MARKS[kind], number if number.isdigit() else "", STYLES.get(kind, ""))

    def _labels(self, seen: Mapping[Cell, Piece], last: set[Piece]) -> dict[Cell, str]:
        """A piece's number in the middle of what is seen of it, with a star before it if it was placed last."""
        cells: dict[Piece, list[Cell]] = defaultdict(list)
        for cell, piece in seen.items():
            cells[piece].append(cell)
        labels: dict[Cell, str] = {}
        for piece, own in cells.items():
            number = self._look(piece).number
            wanted = [LAST + number, LAST] if piece in last else [number]
            labels.update(next((found for one in wanted if one and (found := _fitted(one, own))), {}))
        return labels

    def _legend(self, poses: Mapping[Piece, Pose], last: set[Piece]) -> Text:
        """The characters that are there, with their names."""
        kinds = {PIECES[piece] for piece in poses}
        colours = [one for one in COLOURS if any(PIECES[p] is Kind.GIRDER and colour_of(p) == one for p in poses)]
        girders = " ".join(f"{self._letters[colour]} {self._say(f'colour-{colour}')}" for colour in colours)
        named = [self._say("sketch-girders", colours=girders)] if girders else []
        named += [f"{mark} {self._say(f'sketch-{kind}')}" for kind, mark in MARKS.items() if kind in kinds]
        if last:
            pieces = ", ".join(self._words.piece(piece) for piece in sorted(last))
            named.append(f"{LAST} {self._say('sketch-last', pieces=pieces)}")
        return Text(" · ".join(named))


def _extent(poses: Mapping[Piece, Pose], side: Side) -> tuple[float, float, float, float]:
    """Left, right, bottom and top in mm, with a little air; an elevation begins at the table."""
    left, right, bottom, top = extent(blocks(poses), side)
    low = bottom - MARGIN_MM if side is PLAN else 0.0
    return left - MARGIN_MM, right + MARGIN_MM, low, top + MARGIN_MM


def _shares(poses: Mapping[Piece, Pose], height: int) -> tuple[int, int]:
    """Lines for the plan and the elevation, one above the other, by what each needs."""
    deep, high = ((top - bottom) for _, _, bottom, top in (_extent(poses, PLAN), _extent(poses, ELEVATION)))
    usable = max(height - 4, 0)
    plan = min(max(round(usable * deep / (deep + high)), LOWEST), max(usable - LOWEST, 0))
    return plan + 2, usable - plan + 2


def _lines(text: Text, width: int) -> int:
    return -(-len(text.plain) // max(width - 12, 1))  # whole words are kept together


def _fitted(label: str, cells: list[Cell]) -> dict[Cell, str]:
    """The label's letters by cell, as near to the middle as it fits into one line."""
    own = set(cells)
    middle = (sum(column for column, _ in cells) / len(cells), sum(row for _, row in cells) / len(cells))
    starts = [
        (abs(column + (len(label) - 1) / 2 - middle[0]) + 2 * abs(row - middle[1]), column, row)
        for column, row in cells
        if all((column + more, row) in own for more in range(len(label)))
    ]
    if not starts:
        return {}
    _, column, row = min(starts)
    return {(column + more, row): letter for more, letter in enumerate(label)}


EVERY_ROWS, EVERY_MM = 4, (10, 20, 50, 100, 200)


def _step(mm: float) -> int:
    return next((one for one in EVERY_MM if one >= mm), EVERY_MM[-1])


def _height_mark(frame: Frame, row: int) -> str:
    """A round number of mm on the line it belongs to."""
    step = _step(frame.mm * 2 * EVERY_ROWS)
    high, low = frame.top - row * frame.mm * 2, frame.top - (row + 1) * frame.mm * 2
    marked = int(high // step) * step
    return f"{marked:>{RULER - 1}} " if low <= marked < high else " " * RULER


def _width_marks(frame: Frame) -> str:
    step = _step(frame.mm * 10)
    marks = [" "] * (frame.columns + 4)
    first = -int(-frame.left // step) * step
    right = frame.left + frame.columns * frame.mm
    for mm in range(first, int(right) + 1, step):
        column = int((mm - frame.left) / frame.mm)
        at = max(column - len(str(mm)) + 1, 0)
        marks[at : at + len(str(mm))] = str(mm)
    return "".join(marks).rstrip()[: frame.columns]
