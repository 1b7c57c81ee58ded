"""The cause of a fall as it is told: which piece went first, and how; and which sentence says it."""

from __future__ import annotations

from typing import Literal

import msgspec

from chantier.games.men_at_work.geometry.poses import Vector
from chantier.games.men_at_work.pieces import PIECES, STEADY_KINDS, TABLE, Piece

How = Literal["tipped", "slid", "pushed", "hit", "unborne", "dropped"]
Segment = tuple[Vector, Vector]
DIGITS = 1
FEW = 10.0


class Cause(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The first piece to go and how it went. Lengths in mm, of the world; what is not known is left out.

    tipped: over an edge of `over`, its weight (with what lay on it) `mm` beyond. slid: on `over`, whose surface was
    `degrees` steeper than friction holds. pushed: by `by`, in the hand, `mm` far until it lost its balance. hit: by
    `by`, let go `mm` above it. unborne: `by` was taken from under it, and its weight lay `mm` beyond what was left.
    dropped: the hand let go of it `mm` above `over`.
    """

    piece: Piece
    how: How
    at_s: float
    """When it began, in seconds since the act did."""
    over: Piece | None = None
    by: Piece | None = None
    """What pushed or hit it, was taken away, or lay on it and was too much."""
    mm: float | None = None
    degrees: float | None = None
    edge: Segment | None = None
    """The edge it went over, or the line it rested on."""
    centre: Vector | None = None
    """Where its weight was when it went."""


def sentence_of(cause: Cause) -> str:
    """The key of the sentence that tells it; what was not measured is not told."""
    grounded = cause.over is None or cause.over == TABLE or PIECES.get(cause.over) in STEADY_KINDS[1:]
    match cause.how:
        case "tipped" if cause.mm:
            return "cause-tipped-stand" if grounded else "cause-tipped" if cause.by is None else "cause-tipped-load"
        case "slid":
            return "cause-slid-away" if grounded or not cause.degrees else "cause-slid"
        case "unborne" if cause.by is not None:
            return "cause-unborne" if cause.mm else "cause-unborne-whole"
        case "pushed" | "hit" if cause.by is not None and cause.mm is not None:
            return "cause-pushed" if cause.how == "pushed" else "cause-hit"
        case "dropped" if cause.mm is not None:
            return "cause-dropped"
    return "cause-balance"


def readable(measure: float | None) -> float:
    """As people read it: tenths below ten."""
    return 0 if measure is None else round(measure) if measure >= FEW else round(measure, DIGITS)
