"""Explanation of a site for those who cannot see it: what rests on what, how high, where there is room. It knows
what the view says and nothing else; words and directions are the reader's business."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping

import msgspec

from chantier.core.errors import BadInput, Refusal
from chantier.core.game import check_seat_count
from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.cards import CARDS
from chantier.games.men_at_work.geometry.poses import Pose, Vector, inverse, point_of, rotate, subtract, tilt_deg
from chantier.games.men_at_work.judging.survey import Survey
from chantier.games.men_at_work.judging.tolerances import HALF_GIRDER_MM, STANDING_TILT_DEG
from chantier.games.men_at_work.judging.touches import ARM_PARTS
from chantier.games.men_at_work.pieces import PIECES, TABLE, Kind, Piece, colour_of, hat_of, make_of
from chantier.games.men_at_work.rules import SEAT_COUNTS
from chantier.games.men_at_work.view import View

FREE_MM = 40.0
"""A shorter stretch of a girder is not worth telling: a worker needs 20 mm, and a hand some air."""
FLAT_DEG = 20.0
"""What leans more than this is no place to put something on."""
FAR_MM = 2000.0
"""Nothing that fell from a table has ever come to rest further away."""
JAMMED_MOST_MM = 2.0
"""Nothing has ever come to rest deeper than this inside something else."""

Spot = tuple[float, float]
"""On the table, mm from its middle: x to the right, y to the back."""


class Free(msgspec.Struct, frozen=True):
    """A place on top of a piece where nothing is: a stretch of a girder, a support's top, a worker's arm."""

    at: Spot
    length_mm: float


class Told(msgspec.Struct, frozen=True):
    """One piece of the site. A worker's hat belongs to him as long as he wears it."""

    piece: Piece
    at: Spot
    """Its middle."""
    top_mm: float
    level: int
    """0 rests on the ground, 1 on something of level 0, and so on."""
    rests_on: tuple[Piece, ...]
    """From above; `table` is one of them where it does."""
    carries: tuple[Piece, ...]
    beside: tuple[Piece, ...]
    """Touches it, and neither of them carries the other."""
    upright: bool
    """Supports and workers stand, or lie. All else lies."""
    axis_deg: int
    """Which way a girder or a beam points: 0 from left to right, 90 from the front to the back; from 0 to 179."""
    free: tuple[Free, ...]
    bareheaded: bool
    """A worker without his hat."""


class Explanation(msgspec.Struct, frozen=True):
    """A site in facts: from the ground up, and on each level from left to right."""

    pieces: tuple[Told, ...]
    top_mm: float
    highest: Piece | None
    """Crane and box do not count (M70)."""
    highest_girder: Piece | None
    reserve: dict[str, int]
    """How many there are: girders by colour (`girder-orange`), all else by kind."""


def explain(view: View, say: Callable[[Refusal], str]) -> Explanation:
    """Refuses a view that cannot be one: strangers send them. There is nothing to say, only facts."""
    check(view)
    survey = acts.survey(acts.standing(view.poses))
    worn = {hat_of(worker) for worker in survey.of_kind(Kind.WORKER) if _wears_his_hat(survey, worker)}
    tops = {piece: _top_mm(survey, piece, worn) for piece in survey.poses if piece not in worn}
    levels = _levels(survey, worn)
    told = [_told(survey, piece, tops[piece], levels[piece], worn) for piece in tops]
    built = {piece: top for piece, top in tops.items() if PIECES[piece] not in (Kind.CRANE, Kind.BOX)}
    girders = {piece: top for piece, top in built.items() if PIECES[piece] is Kind.GIRDER}
    return Explanation(
        pieces=tuple(sorted(told, key=lambda one: (one.level, one.at, one.piece))),
        top_mm=round(max(built.values(), default=0.0), 1),
        highest=max(built, key=built.__getitem__, default=None),
        highest_girder=max(girders, key=girders.__getitem__, default=None),
        reserve=dict(Counter(_sort(piece) for piece in view.reserve)),
    )


def _sort(piece: Piece) -> str:
    return f"{Kind.GIRDER}-{colour_of(piece)}" if PIECES[piece] is Kind.GIRDER else str(PIECES[piece])


def _wears_his_hat(survey: Survey, worker: Piece) -> bool:
    return hat_of(worker) in survey.poses and survey.rests_on(hat_of(worker), worker)


def _top_mm(survey: Survey, piece: Piece, worn: set[Piece]) -> float:
    hats = {hat_of(piece)} & worn if PIECES[piece] is Kind.WORKER else set()
    return max(survey.top_mm(one) for one in (piece, *hats))


def _told(survey: Survey, piece: Piece, top_mm: float, level: int, worn: set[Piece]) -> Told:
    kind, pose = PIECES[piece], survey.poses[piece]
    own = {hat_of(piece)} & worn if kind is Kind.WORKER else set()
    bearers = {_person(touch.other, worn) for touch in survey.bearers(piece)} - {piece}
    self_and_hat = {piece, *own}
    loads = {
        _person(other, worn)
        for mine in self_and_hat
        for other in survey.touched(mine)
        if survey.rests_on(other, mine) and other not in self_and_hat
    }
    touched = {_person(other, worn) for mine in self_and_hat for other in survey.touched(mine)} - {piece}
    middle = point_of(pose, make_of(piece).centre_of_mass)
    along = rotate(pose.rotation, (1.0, 0.0, 0.0))
    return Told(
        piece=piece,
        at=(round(middle[0], 1), round(middle[1], 1)),
        top_mm=round(top_mm, 1),
        level=level,
        rests_on=tuple(sorted(bearers)),
        carries=tuple(sorted(loads - bearers)),
        beside=tuple(sorted(touched - bearers - loads)),
        upright=kind in (Kind.SUPPORT, Kind.WORKER) and tilt_deg(pose.rotation) <= STANDING_TILT_DEG,
        axis_deg=round(math.degrees(math.atan2(along[1], along[0]))) % 180,
        free=_free(survey, piece),
        bareheaded=kind is Kind.WORKER and not own,
    )


def _person(piece: Piece, worn: set[Piece]) -> Piece:
    """The worker of a hat that is worn; any other piece itself."""
    return Piece(piece.replace(Kind.HAT, Kind.WORKER)) if piece in worn else piece


def _levels(survey: Survey, worn: set[Piece]) -> dict[Piece, int]:
    """One more than the highest of its bearers. Two girders that lean on each other count as if one did not."""
    found: dict[Piece, int] = {}

    def level(piece: Piece, above: frozenset[Piece]) -> int:
        if piece not in found:
            under = {_person(touch.other, worn) for touch in survey.bearers(piece)} - {TABLE, piece} - above
            found[piece] = max((level(one, above | {piece}) + 1 for one in under), default=0)
        return found[piece]

    for piece in survey.poses:
        level(piece, frozenset({piece}))
    return found


# Where there is room


def _free(survey: Survey, piece: Piece) -> tuple[Free, ...]:
    pose = survey.poses[piece]
    match PIECES[piece]:
        case Kind.GIRDER if abs(math.degrees(math.asin(_clip(rotate(pose.rotation, (1.0, 0.0, 0.0))[2])))) <= FLAT_DEG:
            return tuple(_free_stretches(survey, piece, pose))
        case Kind.SUPPORT if not any(survey.rests_on(other, piece) for other in survey.touched(piece)):
            return (Free(_spot(pose.position), max(make_of(piece).parts[0].size[:2])),)
        case Kind.WORKER if tilt_deg(pose.rotation) <= FLAT_DEG:
            return tuple(_free_arms(survey, piece, pose))
    return ()


def _clip(sine: float) -> float:
    return max(-1.0, min(1.0, sine))


def _spot(position: tuple[float, float, float]) -> Spot:
    return (round(position[0], 1), round(position[1], 1))


def _free_stretches(survey: Survey, girder: Piece, pose: Pose) -> list[Free]:
    """Of its length, between what rests on it; the longest first."""
    taken = sorted(
        (min(along), max(along))
        for touch in survey.touches(girder)
        if touch.other != TABLE and survey.rests_on(touch.other, girder)
        for along in [survey.along_mm(girder, touch)]
    )
    ends, here = [], -HALF_GIRDER_MM
    for start, end in [*taken, (HALF_GIRDER_MM, HALF_GIRDER_MM)]:
        ends.append((here, start))
        here = max(here, end)
    stretches = [(start, end) for start, end in ends if end - start >= FREE_MM]
    return [
        Free(_spot(point_of(pose, ((start + end) / 2, 0.0, 0.0))), round(end - start))
        for start, end in sorted(stretches, key=lambda one: one[0] - one[1])
    ]


def _free_arms(survey: Survey, worker: Piece, pose: Pose) -> list[Free]:
    taken = {
        touch.part
        for touch in survey.touches(worker)
        if touch.part in ARM_PARTS and touch.other != TABLE and survey.rests_on(touch.other, worker)
    }
    arms = [part for part in make_of(worker).parts if part.name in ARM_PARTS and part.name not in taken]
    return [Free(_spot(point_of(pose, arm.centre)), arm.size[0]) for arm in arms]


# Strangers' views


def check(view: View) -> None:
    """Checks that a site could look like this, piece by piece; not that a whole game leads there."""
    check_seat_count(view.seats, SEAT_COUNTS)
    for seat in (view.seat, view.to_move, view.active):
        if seat is not None and seat not in range(view.seats):
            raise BadInput("no_such_seat", last=view.seats - 1, came=seat)
    if len(view.players) != view.seats:
        raise BadInput("wrong_count", field="players", expected=view.seats, came=len(view.players))
    check_poses(view.poses)
    _check_all("reserve", view.reserve, PIECES)
    if len(view.reserve) > len(PIECES) or set(view.reserve) & set(view.poses):
        raise BadInput("value_unknown", where="reserve", came=len(view.reserve))


def check_poses(poses: Mapping[Piece, Pose]) -> None:
    """Checks that these are pieces of the box, somewhere near the table, none of them inside another."""
    _check_all("poses", poses, PIECES)
    for piece, pose in poses.items():
        _check_pose(piece, pose)
    _check_room(poses)


def _check_pose(piece: Piece, pose: Pose) -> None:
    numbers = (*pose.position, *pose.rotation)
    if not all(math.isfinite(number) and abs(number) <= FAR_MM for number in numbers):
        raise BadInput("number_out_of_bounds", where=piece, expected=f"<= {FAR_MM:.0f}")
    if abs(math.hypot(*pose.rotation) - 1.0) > 0.01:
        raise BadInput("number_out_of_bounds", where=piece, expected="= 1")


def _check_room(poses: Mapping[Piece, Pose]) -> None:
    """No piece has its middle inside another: the engine would push for seconds. A hat is hollow."""
    solid = {piece: pose for piece, pose in poses.items() if PIECES[piece] is not Kind.HAT}
    middles = {piece: point_of(pose, make_of(piece).centre_of_mass) for piece, pose in solid.items()}
    for piece, pose in solid.items():
        for other, middle in middles.items():
            if other != piece and math.dist(middle, pose.position) < HALF_GIRDER_MM and _is_inside(piece, pose, middle):
                raise BadInput("pose_inside_piece", piece=other, other=piece)


def _is_inside(piece: Piece, pose: Pose, point: Vector) -> bool:
    local = rotate(inverse(pose.rotation), subtract(point, pose.position))
    return any(
        all(abs(local[axis] - part.centre[axis]) < part.size[axis] / 2 - JAMMED_MOST_MM for axis in range(3))
        for part in make_of(piece).parts
    )


def check_work(view: View) -> None:
    """Checks that the view contains work that somebody could do."""
    check(view)
    hands = [card for player in view.players for card in player.hand]
    cards = [*hands, *view.piles.discard, *(one.card for one in view.piles.laid if one.card is not None)]
    _check_all("piles", cards, range(len(CARDS)))
    clearing = view.clearing
    _check_all("clearing", (*clearing.lying, *clearing.optional, *clearing.pushable, *clearing.covered), view.poses)
    placed = () if view.work is None else view.work.placed
    _check_all("work", placed, view.poses)
    if view.phase == "preparing":  # M10: nothing else stands there yet
        built = [piece for piece in view.poses if PIECES[piece] not in (Kind.HAT, Kind.CRANE, Kind.BOX)]
        _check_all("poses", built, placed)


def _check_all(where: str, entries: Iterable[object], allowed: Container[object]) -> None:
    for entry in entries:
        if entry not in allowed:
            raise BadInput("value_unknown", where=where, came=str(entry))
