"""Free space for a piece at a pose. Pure geometry: what was legal must stay so, whatever engine there is."""

from __future__ import annotations

from collections.abc import Iterable

from chantier.games.men_at_work.geometry.poses import Pose, Vector, dot, subtract, unit
from chantier.games.men_at_work.geometry.shapes import Block, block, blocks_of, gap
from chantier.games.men_at_work.judging.tolerances import INSIDE_MM
from chantier.games.men_at_work.pieces import TABLE, TABLE_TOP, Piece

TABLE_HALF_MM: Vector = (5000.0, 5000.0, 100.0)
LEAST_HALF_MM = 0.01
ROUNDING_MM = 0.002
"""An engine that counts with fewer digits was asked before. Where it was in doubt there is room, so that no move which
it allowed is refused now."""
_TABLE = block(TABLE, TABLE_TOP, Pose((0.0, 0.0, -TABLE_HALF_MM[2])), TABLE_HALF_MM)


def sticks_in(piece: Piece, pose: Pose, others: Iterable[Block]) -> set[Piece]:
    """The pieces a piece would stick in if it were put there, by more than the tolerance; the table counts."""
    upright = Pose(pose.position, unit(pose.rotation))
    mine = [_shrunk(one) for one in blocks_of(piece, upright)]
    return {other.piece for other in (_TABLE, *others) if any(_meet(one, other) for one in mine)} - {piece}


def _shrunk(one: Block) -> Block:
    x, y, z = (max(half - INSIDE_MM, LEAST_HALF_MM) for half in one.half)
    return one._replace(half=(x, y, z))


def _meet(one: Block, two: Block) -> bool:
    between = subtract(two.centre, one.centre)
    return dot(between, between) <= (one.reach + two.reach) ** 2 and gap(one, two, enough=0.0) < -ROUNDING_MM
