"""A second, plain reading of touches for the tests of the engine: it knows nothing of surveys and the judge."""

from __future__ import annotations

from collections.abc import Iterable

from chantier.games.men_at_work.judging.tolerances import REST_NORMAL_Z
from chantier.games.men_at_work.judging.touches import FOOT_PARTS, Touch
from chantier.games.men_at_work.pieces import TABLE, Kind, Piece


def touches_of(piece: Piece, touches: Iterable[Touch]) -> list[Touch]:
    """Those of one piece, each told from its side."""
    return [
        touch if touch.piece == piece else touch.turned_round()
        for touch in touches
        if piece in (touch.piece, touch.other)
    ]


def rests_on(piece: Piece, touches: Iterable[Touch]) -> list[Touch]:
    """What bears the piece: touched from above, steeply enough."""
    return [touch for touch in touches_of(piece, touches) if touch.normal[2] <= REST_NORMAL_Z]


def stands_on(worker: Piece, touches: Iterable[Touch]) -> set[Piece]:
    """The pieces on which both of a worker's feet rest (M10, M35); how far he leans is another question."""
    under = {foot: set[Piece]() for foot in FOOT_PARTS}
    for touch in rests_on(worker, touches):
        if touch.part in under:
            under[touch.part].add(touch.other)
    return set.intersection(*under.values())


def touching(surface: Piece, touches: Iterable[Touch], part: str | None = None) -> set[Piece]:
    """The pieces that touch a piece, or one part of it."""
    return {touch.other for touch in touches_of(surface, touches) if part is None or touch.part == part}


def on_table(touches: Iterable[Touch]) -> set[Piece]:
    return touching(TABLE, touches)


def on_crane_platform(touches: Iterable[Touch]) -> set[Piece]:
    """M81: a piece that falls there is an accident."""
    return touching(Piece(Kind.CRANE), touches, "platform")


def on_box_floor(touches: Iterable[Touch]) -> set[Piece]:
    """M82: the same."""
    return touching(Piece(Kind.BOX), touches, "floor")
