"""Pieces in a grid of characters: the nearest one behind each cell, seen along an axis."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from chantier.games.men_at_work.geometry.poses import Vector, add, dot, scale, subtract
from chantier.games.men_at_work.geometry.shapes import Block
from chantier.games.men_at_work.pieces import Piece

Cell = tuple[int, int]
"""Column and row, counted from the left and from the top."""
Extent = tuple[float, float, float, float]
"""Left, right, bottom and top in mm."""
ACROSS, DOWN = (0.25, 0.75), (1 / 6, 0.5, 5 / 6)
"""Points of a cell that are looked through: what is thinner than a line must not be missed."""


class Side(NamedTuple):
    """A direction to look from: the world's axes to the right, up, and towards the eye."""

    right: Vector
    up: Vector
    towards: Vector


PLAN = Side((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
ELEVATION = Side((1.0, 0.0, 0.0), (0.0, 0.0, 1.0), (0.0, -1.0, 0.0))


class Frame(NamedTuple):
    """The part of the world that is drawn. A character is as wide as `mm` and twice as high."""

    left: float
    top: float
    mm: float
    columns: int
    rows: int


def extent(blocks: Iterable[Block], side: Side) -> Extent:
    corners = [corner for block in blocks for corner in block.corners]
    across, up = [dot(corner, side.right) for corner in corners], [dot(corner, side.up) for corner in corners]
    return min(across), max(across), min(up), max(up)


def frame_for(around: Extent, columns: int = 0, rows: int = 0, mm: float = 0.0) -> Frame:
    """A frame of this scale; or of the largest that fits into so many columns and rows."""
    left, right, bottom, top = around
    mm = mm or max((right - left) / columns, (top - bottom) / (2 * rows))
    lines = max(math.ceil(round((top - bottom) / (2 * mm), 6)), 1)
    return Frame(left, bottom + lines * 2 * mm, mm, max(math.ceil(round((right - left) / mm, 6)), 1), lines)


def visible_pieces(blocks: Sequence[Block], side: Side, frame: Frame) -> dict[Cell, Piece]:
    """The nearest piece by cell; cells behind which there is none are left out."""
    nearest: dict[Cell, tuple[float, Piece]] = {}
    for block in blocks:
        for cell in _cells_around(block, side, frame):
            depth = max((_depth(block, side, point) for point in _points(cell, side, frame)), default=-math.inf)
            if depth > nearest.get(cell, (-math.inf, Piece("")))[0]:
                nearest[cell] = depth, block.piece
    return {cell: piece for cell, (_, piece) in nearest.items()}


def _cells_around(block: Block, side: Side, frame: Frame) -> list[Cell]:
    left, right, bottom, top = extent([block], side)
    columns = range(
        max(int((left - frame.left) / frame.mm), 0), min(int((right - frame.left) / frame.mm) + 1, frame.columns)
    )
    rows = range(
        max(int((frame.top - top) / (2 * frame.mm)), 0), min(int((frame.top - bottom) / (2 * frame.mm)) + 1, frame.rows)
    )
    return [(column, row) for column in columns for row in rows]


def _points(cell: Cell, side: Side, frame: Frame) -> list[Vector]:
    column, row = cell
    return [
        add(
            scale(side.right, frame.left + (column + across) * frame.mm),
            scale(side.up, frame.top - (row + down) * frame.mm * 2),
        )
        for across in ACROSS
        for down in DOWN
    ]


def _depth(block: Block, side: Side, point: Vector) -> float:
    """Place where a line of sight through this point leaves the block towards the eye; minus infinity if it misses."""
    enters, leaves = -math.inf, math.inf
    away = subtract(point, block.centre)
    for axis, half in zip(block.axes, block.half, strict=True):
        at, along = dot(axis, away), dot(axis, side.towards)
        if abs(along) < 1e-9:
            if abs(at) > half:
                return -math.inf
            continue
        near, far = sorted(((-half - at) / along, (half - at) / along))
        enters, leaves = max(enters, near), min(leaves, far)
    return leaves if enters <= leaves else -math.inf
