"""Made-up surveys: what touches what is said, not simulated."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from chantier.games.men_at_work.geometry.poses import Pose, Vector, at, scale
from chantier.games.men_at_work.judging.survey import Survey
from chantier.games.men_at_work.judging.touches import Touch, TouchPoint
from chantier.games.men_at_work.pieces import TABLE, Piece

DOWN: Vector = (0.0, 0.0, -1.0)
SIDEWAYS: Vector = (1.0, 0.0, 0.0)
SOMEWHERE = at(0, 0, 100)
Poses = Mapping[str, Pose] | Mapping[Piece, Pose]


def touch(
    one: str,
    other: str,
    normal: Vector = DOWN,
    *points: Vector,
    load_mn: float = 1.0,
) -> Touch:
    """`worker-1.left_foot` names a part; the normal points from the first to the second, so that DOWN is `rests on`."""
    piece, _, part = one.partition(".")
    bearer, _, bearer_part = other.partition(".")
    places = points or ((0.0, 0.0, 0.0),)
    share = load_mn / len(places)
    return Touch(
        Piece(piece),
        part or "bar",
        Piece(bearer),
        bearer_part or ("top" if bearer == TABLE else "bar"),
        normal,
        tuple(TouchPoint(place, 0.0, share) for place in places),
    )


def survey(touches: Iterable[Touch] = (), poses: Poses | None = None) -> Survey:
    """Pieces without a pose of their own are somewhere in the air."""
    told = list(touches)
    known = {Piece(piece): pose for piece, pose in (poses if poses is not None else {}).items()}
    mentioned = {piece for one in told for piece in (one.piece, one.other)} - {TABLE}
    return Survey({**dict.fromkeys(sorted(mentioned), SOMEWHERE), **known}, told)


def standing(worker: str, *girders: str) -> list[Touch]:
    """Both feet on each of these."""
    return [touch(f"{worker}.{foot}", girder) for girder in girders for foot in ("left_foot", "right_foot")]


def leaning_down(steepness: float) -> Vector:
    """A unit normal with this much of it pointing down."""
    sideways = (1 - steepness**2) ** 0.5
    return (sideways, 0.0, -steepness)


UP = scale(DOWN, -1.0)
