"""An idea: a piece, the pose it shall come to, the way there, and how good that looks before anything is tried."""

from __future__ import annotations

from typing import NamedTuple

from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.pieces import Piece

ENOUGH_MM = 8.0
"""Being safer than this is no better."""


class Idea(NamedTuple):
    piece: Piece
    goal: Pose
    safety: float
    """How many mm one may be wrong."""
    top: float
    """How high the piece reaches then."""
    via: tuple[Pose, ...] = ()
    """Where it passes on the way, after coming down from above."""
    joined: tuple[Piece, Pose] | None = None
    """The piece that goes with it, and its pose as seen from the first (M50, M58)."""


def worth(idea: Idea, top: float, ambition: float) -> float:
    """Safety first; reaching above the site's top is worth so many mm of it (M70)."""
    return min(idea.safety, ENOUGH_MM) + (ambition if idea.top > top + 1.5 else 0.0)
