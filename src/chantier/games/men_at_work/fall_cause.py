"""Why it fell: the first contact that slipped or tipped before a piece came down (M60, M61).

An observation for people, not a rule: it is read off sampled poses (pose_history.py) and off the engine's contacts
between pieces frozen at those poses, after the fact. From the piece that landed it goes back to the one that went
first: what carried it and moved, what ran into it, until there is a piece whose bearers stood still. Of that one it
tells over which edge it went and how far its weight lay beyond, or how much steeper its bed was than friction holds.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from functools import cache, cached_property, lru_cache
from typing import Literal, NamedTuple

import msgspec

from chantier.games.men_at_work.pieces import (
    PIECES,
    STEADY_KINDS,
    TABLE,
    Kind,
    Make,
    Piece,
    corners_of,
    hat_of,
    make_of,
)
from chantier.games.men_at_work.pose_history import PoseHistory
from chantier.games.men_at_work.poses import (
    Pose,
    Vector,
    add,
    compose,
    inverse,
    point_of,
    rotate,
    scale,
    seen_from,
    subtract,
)
from chantier.games.men_at_work.touches import Touch
from chantier.games.men_at_work.tuning import FADE_TICKS, TABLE_FRICTION, TICKS_PER_S

How = Literal["tipped", "slid", "pushed", "hit", "unborne", "dropped"]

NEAR_MM = 0.5
"""Two pieces nearer than this touched, as far as sampled poses can tell."""
STILL_MM = 0.15
"""A piece whose corners all moved less than this from one sample to the next lay still."""
STILL_FRAMES = 3
"""So many still samples in a row are a rest: what came before does not belong to this fall."""
LAY_MM = 1.0
"""A piece that was never farther than this from where it was has lain there."""
WENT_MM = 4.0
"""Once a corner is so far away, a piece has gone; how it began is judged up to there."""
FAST_MM = 1.0
"""A piece that moves more than this between two samples hits what it meets; a slower one is laid on it."""
CARRIED = 0.5
"""A piece that moves, as seen from its bearer, by less than this share of its way is carried along."""
BEARS_NORMAL_Z = -0.3
"""What lies in this direction or steeper bears: slopes up to 70 degrees."""
SLIDES = 0.5
"""Where the contact itself went by more than this share of the farthest corner's way, it slid; else it tipped."""
DIGITS = 1
FEW = 10.0
MOST_STEPS = 12
"""A chain of causes is not followed further than this."""
PUSH_FRAMES = 24

Segment = tuple[Vector, Vector]
Contacts = Callable[[Mapping[Piece, Pose], float], Sequence[Touch]]
"""What touches, up to a gap in mm, among pieces frozen where they are."""


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


class Frame(NamedTuple):
    tick: int
    poses: Mapping[Piece, Pose]


class _Story:
    """The samples of one act up to a fall, and the questions asked of them."""

    def __init__(self, history: PoseHistory, tick: int, contacts: Contacts) -> None:
        self.frames = [Frame(*one) for one in history.until(tick)]
        self.held = set(history.held)
        self.opened = tick + 1 if history.opened is None else history.opened
        self._contacts = contacts
        self._known: dict[tuple[int, Piece], list[Touch]] = {}

    def is_held(self, piece: Piece, frame: int) -> bool:
        """No longer once the grip fades."""
        return piece in self.held and self.frames[frame].tick <= self.opened - FADE_TICKS

    def release(self, piece: Piece) -> int:
        """The frame from which on a piece that was held was on its own; the first one for all others."""
        if piece not in self.held:
            return 0
        return next((at for at, one in enumerate(self.frames) if one.tick > self.opened - FADE_TICKS), self.last)

    @property
    def last(self) -> int:
        return len(self.frames) - 1

    def pose(self, piece: Piece, frame: int) -> Pose | None:
        return self.frames[frame].poses.get(piece)

    def moved_mm(self, piece: Piece, frame: int, later: int) -> float:
        before, after = self.pose(piece, frame), self.pose(piece, later)
        if before is None or after is None:
            return 0.0
        return _corners_moved(piece, before, after)

    def begins(self, piece: Piece, by: int) -> int:
        """The last frame in which it still lay as it had, before the motion that it was in at `by`."""
        first, still = self.release(piece), 0
        at = by
        while at > first:
            lay_still = self.moved_mm(piece, at - 1, at) < STILL_MM
            still = still + 1 if lay_still else 0
            if still >= STILL_FRAMES:
                return at - 1 + still
            at -= 1
        return at + still

    def goes(self, piece: Piece, start: int, by: int) -> int:
        """The first frame after `start` in which it is clearly away."""
        far = (at for at in range(start + 1, by + 1) if self.moved_mm(piece, start, at) > WENT_MM)
        return next(far, max(by, start))

    def touches(self, piece: Piece, frame: int) -> list[Touch]:
        """Told from its side."""
        key = (frame, piece)
        if key not in self._known:
            poses = self.frames[frame].poses
            around = _around(piece, poses)
            told = self._contacts({one: poses[one] for one in around}, NEAR_MM) if piece in poses else ()
            sides = (touch if touch.piece == piece else touch.turned_round() for touch in told)
            self._known[key] = [touch for touch in sides if touch.piece == piece and not _his_own_hat(touch)]
        return self._known[key]

    def bearers(self, piece: Piece, frame: int) -> list[Touch]:
        return [touch for touch in self.touches(piece, frame) if touch.normal[2] <= BEARS_NORMAL_Z]

    def riders(self, piece: Piece, frame: int) -> dict[Piece, float]:
        """What lies on it, directly or not, each with the share of its weight that comes down here."""
        shares: dict[Piece, float] = {}
        open_: list[tuple[Piece, float]] = [(piece, 1.0)]
        while open_:
            below, share = open_.pop()
            above = {touch.other for touch in self.touches(below, frame) if touch.normal[2] >= -BEARS_NORMAL_Z}
            for rider in sorted(above - {TABLE, piece, *shares}):
                if self.is_held(rider, frame):
                    continue
                under = {touch.other for touch in self.bearers(rider, frame)}
                shares[rider] = share / max(1, len(under))
                open_.append((rider, shares[rider]))
        return shares


class Fall:
    """A piece that came down, and when; why is looked for only if somebody asks."""

    def __init__(self, piece: Piece, tick: int, history: PoseHistory, contacts: Contacts) -> None:
        self.piece, self.tick = piece, tick
        self._history, self._contacts = history, contacts

    @cached_property
    def cause(self) -> Cause | None:
        return cause_of_fall(self._history, self.piece, self.tick, self._contacts)


def cause_of_fall(history: PoseHistory, fell: Piece, tick: int, contacts: Contacts) -> Cause | None:
    """Why this piece, which had come down at that tick, fell; None: its motion was not seen."""
    story = _Story(history, tick, contacts)
    by = _fastest_down(story, fell)
    if by is None:
        return None
    piece, known = fell, set[Piece]()
    for _ in range(MOST_STEPS):
        known.add(piece)
        step = _step_back(story, piece, by, known)
        if isinstance(step, Cause):
            return step
        piece, by = step
    return None


def _fastest_down(story: _Story, piece: Piece) -> int | None:
    """The frame of its fastest way down: in the middle of its fall."""

    def sank(at: int) -> float:
        before, after = story.pose(piece, at - 1), story.pose(piece, at)
        if before is None or after is None:
            return 0.0
        return _centre(piece, before)[2] - _centre(piece, after)[2]

    frames = range(story.release(piece) + 1, story.last + 1)
    fastest = max(frames, key=sank, default=None)
    return fastest if fastest is not None and sank(fastest) > 0 else None


def _step_back(story: _Story, piece: Piece, by: int, known: Set[Piece]) -> Cause | tuple[Piece, int]:
    """The cause, if this piece is where it began; otherwise the piece that took it along, and when."""
    start, fell_mm = _where_it_met_something(story, piece, story.begins(piece, by), by)
    # What came down on something may have been fastest just then: how it goes on from there is still to come.
    goes = story.goes(piece, start, story.last if fell_mm else by)
    bearers = story.bearers(piece, start)
    taken = _taken_away(story, piece, start)
    if taken is not None:
        return _unborne(story, piece, start, taken)
    mover = _moving_bearer(story, piece, start, goes, bearers, known) or _left_it(story, piece, start, bearers, known)
    if mover is not None:
        if story.is_held(mover, start):
            return _unborne(story, piece, start, mover)
        return mover, goes if mover in {touch.other for touch in bearers} else start
    pusher = _pusher(story, piece, start, goes, known)
    if pusher is not None:
        if story.is_held(pusher, goes) or story.is_held(pusher, start):
            return _pushed(story, piece, start, goes, pusher)
        own = story.release(pusher) if pusher in story.held else story.begins(pusher, start)
        borne = {touch.other for touch in story.bearers(pusher, own)} - {piece}
        if borne or pusher not in story.held:
            return pusher, start
        return _hit(story, piece, start, goes, pusher)
    if not bearers:
        return _dropped(story, piece, start, by)
    return _by_itself(story, piece, start, goes, bearers, fell_mm)


# Who took whom along


def _where_it_met_something(story: _Story, piece: Piece, start: int, by: int) -> tuple[int, float]:
    """A piece that was let go in the air goes from where it first lay on something; and how far it fell until then."""
    if piece not in story.held or story.bearers(piece, start):
        return start, 0.0
    for at in range(start + 1, by + 1):
        others = {touch.other for touch in story.bearers(piece, at)}
        if others:
            before, after = story.pose(piece, start), story.pose(piece, at)
            assert before is not None
            assert after is not None
            if others <= {TABLE}:
                return start, 0.0
            return at, before.position[2] - after.position[2]
    return start, 0.0


def _taken_away(story: _Story, piece: Piece, start: int) -> Piece | None:
    """What bore it and was gone when it began to move."""
    for at in range(max(0, start - STILL_FRAMES), min(start + 1, story.last)):
        gone = set(story.frames[at].poses) - set(story.frames[at + 1].poses)
        bore = [touch.other for touch in story.touches(piece, at) if touch.other in gone]
        if bore:
            return bore[0]
    return None


def _moving_bearer(
    story: _Story, piece: Piece, start: int, goes: int, bearers: Iterable[Touch], known: Set[Piece]
) -> Piece | None:
    """Of what bears it, what went first or carries it along."""
    own = story.moved_mm(piece, start, goes)
    found: list[tuple[float, Piece]] = []
    for bearer in {touch.other for touch in bearers}:
        if PIECES.get(bearer) in (None, Kind.BOX) or bearer in known:
            continue
        begun = min(start, story.begins(bearer, goes)) if not story.is_held(bearer, start) else start
        went = max(story.moved_mm(bearer, begun, goes), story.moved_mm(bearer, start, goes))
        if went < 2 * STILL_MM:
            continue
        carried = _relative_mm(story, piece, bearer, start, goes) < CARRIED * own
        if carried or (begun < start and went >= CARRIED * own):
            found.append((went, bearer))
    return max(found)[1] if found else None


def _left_it(story: _Story, piece: Piece, start: int, bearers: Sequence[Touch], known: Set[Piece]) -> Piece | None:
    """What bore it while it lay there, and has gone from under it: without that one it does not stand."""
    if piece in story.held or (bearers and _beyond(_weight(story, piece, start), bearers).mm <= 0):
        return None
    since = next(at for at in range(start + 1) if story.moved_mm(piece, at, start) < LAY_MM)
    bore = {touch.other for touch in story.bearers(piece, since)} - {touch.other for touch in bearers} - known
    gone = [(story.moved_mm(one, since, start), one) for one in bore if PIECES.get(one) not in (None, Kind.BOX)]
    return max(gone)[1] if gone and max(gone)[0] > LAY_MM else None


def _relative_mm(story: _Story, piece: Piece, bearer: Piece, start: int, later: int) -> float:
    """How far it moved as seen from its bearer."""
    poses = [(story.pose(bearer, at), story.pose(piece, at)) for at in (start, later)]
    (b0, p0), (b1, p1) = poses
    if b0 is None or p0 is None or b1 is None or p1 is None:
        return math.inf
    return _corners_moved(piece, seen_from(b0, p0), seen_from(b1, p1))


def _pusher(story: _Story, piece: Piece, start: int, goes: int, known: Set[Piece]) -> Piece | None:
    """What ran into it, or into what lies on it, and was on its way before."""
    bodies = {piece, *story.riders(piece, start)}
    bearers = {touch.other for touch in story.bearers(piece, start)}
    found: list[tuple[float, Piece]] = []
    for at in range(max(0, start - 1), goes + 1):
        near = {touch.other for body in sorted(bodies) for touch in story.touches(body, at)}
        for other in near - bodies - bearers - known - {TABLE}:
            if PIECES[other] is Kind.BOX:
                continue
            if story.is_held(other, at):
                return other
            if _fast_before(story, other, max(start, 1)) > FAST_MM:
                found.append((_fast_before(story, other, max(start, 1)), other))
    dropped = [rider for rider in bodies - {piece} if rider in story.held]  # and lies on it when it goes
    speeds = [(_fast_before(story, rider, max(start, 1)), rider) for rider in dropped]
    found += [(speed, rider) for speed, rider in speeds if speed > FAST_MM]
    return max(found)[1] if found else None


def _fast_before(story: _Story, piece: Piece, frame: int) -> float:
    return max((story.moved_mm(piece, at - 1, at) for at in range(max(1, frame - 1), frame + 1)), default=0.0)


# What is told


def _pushed(story: _Story, piece: Piece, start: int, goes: int, pusher: Piece) -> Cause:
    """How far it was pushed until its weight was beyond what bears it, or nothing bore it any more."""

    def gone(frame: int) -> bool:
        on = story.bearers(piece, frame)
        return not on or _beyond(_weight(story, piece, frame), on).mm > 0

    frames = range(start + 1, min(start + PUSH_FRAMES, story.last) + 1)
    at = frames[min(bisect_left(frames, True, key=gone), len(frames) - 1)] if frames else goes
    mm = story.moved_mm(piece, start, at)
    bearers = story.bearers(piece, start)
    weight = _weight(story, piece, start)
    edge = _beyond(_weight(story, piece, at), bearers).edge if bearers else None
    return _told(
        piece,
        "pushed",
        story,
        start,
        _main(bearers) if bearers else None,
        _whole(pusher),
        mm=mm,
        edge=edge,
        centre=weight,
    )


def _hit(story: _Story, piece: Piece, start: int, goes: int, by: Piece) -> Cause:
    released, here = story.pose(by, story.release(by)), story.pose(by, start)
    assert released is not None
    assert here is not None
    mm = max(0.0, released.position[2] - here.position[2])
    bearers, weight = story.bearers(piece, start), _weight(story, piece, start)
    beyond = _beyond(_weight(story, piece, _first_beyond(story, piece, start, goes)), bearers) if bearers else None
    over, edge = (None, None) if beyond is None else (beyond.over, beyond.edge)
    return _told(piece, "hit", story, start, over, _whole(by), mm=mm, edge=edge, centre=weight)


def _unborne(story: _Story, piece: Piece, start: int, taken: Piece) -> Cause:
    left = [touch for touch in story.bearers(piece, start) if touch.other != taken]
    weight = _weight(story, piece, start)
    if not left:
        return _told(piece, "unborne", story, start, None, taken, centre=weight)
    beyond = _beyond(weight, left)
    mm = beyond.mm if beyond.mm > 0 else None
    return _told(piece, "unborne", story, start, _main(left), taken, mm=mm, edge=beyond.edge, centre=weight)


def _dropped(story: _Story, piece: Piece, start: int, by: int) -> Cause:
    before = story.pose(piece, start)
    assert before is not None
    met = next((touch for at in range(start, story.last + 1) for touch in story.bearers(piece, at)), None)
    lands = next((at for at in range(start, story.last + 1) if story.bearers(piece, at)), story.last)
    after = story.pose(piece, lands) or before
    mm = max(0.0, before.position[2] - after.position[2])
    over = None if met is None else met.other
    return _told(piece, "dropped", story, start, over, None, mm=mm, centre=_centre(piece, before))


def _by_itself(
    story: _Story, piece: Piece, start: int, goes: int, bearers: Sequence[Touch], fell_mm: float
) -> Cause:  # fmt: skip
    when = _first_beyond(story, piece, start, goes)
    bearers = story.bearers(piece, when) or bearers
    weight = _weight(story, piece, when)
    beyond = _beyond(weight, bearers)
    steepest = max(bearers, key=_slope_deg)
    steeper = _slope_deg(steepest) - _friction_deg(steepest)
    if when == start and beyond.mm <= 0 and _slides(story, piece, start, goes, bearers):
        degrees = steeper if steeper > 0 else None
        return _told(
            piece, "slid", story, start, steepest.other, None, degrees=degrees, edge=beyond.edge, centre=weight
        )
    load = _too_much(story, piece, when, bearers) if beyond.mm > 0 else None
    if beyond.mm <= 0 and fell_mm > WENT_MM:  # it would have stood if it had not come down like this
        over = _main(bearers)
        return _told(piece, "dropped", story, start, over, None, mm=fell_mm, edge=beyond.edge, centre=weight)
    mm = beyond.mm if beyond.mm > 0 else None
    return _told(piece, "tipped", story, start, beyond.over, load, mm=mm, edge=beyond.edge, centre=weight)


def _first_beyond(story: _Story, piece: Piece, start: int, goes: int) -> int:
    """The frame in which its weight was beyond what bears it: what is being laid on it weighs a little later."""
    frames = range(start, goes + 1)
    return next(
        (at for at in frames if (on := story.bearers(piece, at)) and _beyond(_weight(story, piece, at), on).mm > 0),
        start,
    )


def _too_much(story: _Story, piece: Piece, start: int, bearers: Sequence[Touch]) -> Piece | None:
    """What the hand laid on it, if it would have stood without."""
    laid = [rider for rider in story.riders(piece, start) if rider in story.held]
    without = _beyond(_weight(story, piece, start, without=laid), bearers).mm
    return laid[0] if laid and without <= 0 else None


def _slides(story: _Story, piece: Piece, start: int, goes: int, bearers: Sequence[Touch]) -> bool:
    """Whether the contact itself goes, instead of staying while the piece turns about it; as seen from the bearer."""
    bearer = _main(bearers)
    before, after = story.pose(piece, start), story.pose(piece, goes)
    if before is None or after is None:
        return False
    if bearer in PIECES:
        b0, b1 = story.pose(bearer, start), story.pose(bearer, goes)
        if b0 is not None and b1 is not None:
            after = compose(b0, seen_from(b1, after))
    points = [point.position for touch in bearers if touch.other == bearer for point in touch.points]
    went = min(math.dist(point, point_of(after, _local(before, point))) for point in points)
    return went > SLIDES * _corners_moved(piece, before, after)


def _told(
    piece: Piece, how: How, story: _Story, start: int, over: Piece | None, by: Piece | None, *,
    mm: float | None = None, degrees: float | None = None, edge: Segment | None = None, centre: Vector | None = None,
) -> Cause:  # fmt: skip
    return Cause(
        piece, how, round(story.frames[start].tick / TICKS_PER_S, 3), over, by,
        None if mm is None else round(mm, DIGITS), None if degrees is None else round(degrees, DIGITS),
        None if edge is None else (_rounded(edge[0]), _rounded(edge[1])), None if centre is None else _rounded(centre),
    )  # fmt: skip


def _whole(piece: Piece) -> Piece:
    """A hat in the hand is worn by the worker in it."""
    return Piece(piece.replace(Kind.HAT, Kind.WORKER)) if PIECES[piece] is Kind.HAT else piece


def _main(bearers: Sequence[Touch]) -> Piece:
    """The bearer with the most contact."""
    points: dict[Piece, int] = {}
    for touch in bearers:
        points[touch.other] = points.get(touch.other, 0) + len(touch.points)
    return max(sorted(points), key=lambda other: points[other]) if points else TABLE


# In words


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


# Weight and what bears it


class Beyond(NamedTuple):
    """How far a weight lies beyond the ground it is borne on; negative: so far within. The edge, and whose it is."""

    mm: float
    edge: Segment
    over: Piece


def _beyond(weight: Vector, bearers: Sequence[Touch]) -> Beyond:
    points = [(point.position, touch.other) for touch in bearers for point in touch.points]
    hull = _hull(points)
    edges = list(zip(hull, hull[1:] + hull[:1], strict=True)) if len(hull) > 1 else [(hull[0], hull[0])]
    (one, other), mm = min(
        ((edge, _distance(weight, edge[0][0], edge[1][0])) for edge in edges), key=lambda found: found[1]
    )
    within = len(hull) > 2 and all(_left_of(weight, a[0], b[0]) >= 0 for a, b in edges)
    nearer = one if math.dist(weight[:2], one[0][:2]) <= math.dist(weight[:2], other[0][:2]) else other
    return Beyond(-mm if within else mm, (one[0], other[0]), nearer[1])


def _weight(story: _Story, piece: Piece, frame: int, without: Iterable[Piece] = ()) -> Vector:
    """The common centre of mass of a piece and of what it bears."""
    shares = {piece: 1.0, **story.riders(piece, frame)}
    for one in without:
        shares.pop(one, None)
    whole, sum_ = 0.0, (0.0, 0.0, 0.0)
    for one, share in shares.items():
        pose = story.pose(one, frame)
        if pose is None:
            continue
        mass = make_of(one).mass_g * share
        place = _centre(one, pose) if share == 1.0 else _where_it_lies(story, one, shares, frame, pose)
        whole, sum_ = whole + mass, add(sum_, scale(place, mass))
    return scale(sum_, 1 / whole)


def _where_it_lies(story: _Story, rider: Piece, on: Mapping[Piece, float], frame: int, pose: Pose) -> Vector:
    """What is borne elsewhere too weighs where it touches."""
    points = [p.position for touch in story.bearers(rider, frame) if touch.other in on for p in touch.points]
    if not points:
        return _centre(rider, pose)
    x, y, z = (sum(point[axis] for point in points) / len(points) for axis in range(3))
    return (x, y, z)


def _his_own_hat(touch: Touch) -> bool:
    """A worker is neither borne nor pushed by the hat he wears; that he bears it counts."""
    worker = PIECES.get(touch.piece) is Kind.WORKER and hat_of(touch.piece) == touch.other
    return worker and touch.normal[2] < -BEARS_NORMAL_Z


def _slope_deg(touch: Touch) -> float:
    return math.degrees(math.acos(max(-1.0, min(1.0, -touch.normal[2]))))


def _friction_deg(touch: Touch) -> float:
    """The steepest slope on which these two hold; as the engine combines their friction."""
    one, other = make_of(touch.piece), make_of(touch.other) if touch.other in PIECES else None
    return math.degrees(math.atan(_friction(one, other)))


def _friction(one: Make, other: Make | None) -> float:
    second = TABLE_FRICTION if other is None else other.friction
    smoother = "min" in (one.combine, "average" if other is None else other.combine)
    return min(one.friction, second) if smoother else (one.friction + second) / 2


# Geometry


def _centre(piece: Piece, pose: Pose) -> Vector:
    return point_of(pose, make_of(piece).centre_of_mass)


@cache
def _outline(kind: Kind) -> tuple[Vector, ...]:
    """The corners of the box around all parts of a piece of this kind, as seen from it."""
    sample = next(piece for piece, one in PIECES.items() if one is kind)
    corners = list(corners_of(sample, Pose((0.0, 0.0, 0.0))))
    low = [min(corner[axis] for corner in corners) for axis in range(3)]
    high = [max(corner[axis] for corner in corners) for axis in range(3)]
    ends = list(zip(low, high, strict=True))
    return tuple((x, y, z) for x in ends[0] for y in ends[1] for z in ends[2])


def _corners_moved(piece: Piece, before: Pose, after: Pose) -> float:
    if before == after:
        return 0.0
    outline = _outline(PIECES[piece])
    return max(math.dist(point_of(before, corner), point_of(after, corner)) for corner in outline)


def _around(piece: Piece, poses: Mapping[Piece, Pose]) -> Iterator[Piece]:
    """Itself and whatever may touch it."""
    if piece not in poses:
        return
    own = _bounds(piece, poses[piece])
    for other, pose in poses.items():
        theirs = _bounds(other, pose)
        if all(own[0][i] - NEAR_MM <= theirs[1][i] and theirs[0][i] - NEAR_MM <= own[1][i] for i in range(3)):
            yield other


def _bounds(piece: Piece, pose: Pose) -> Segment:
    return _bounds_of(PIECES[piece], pose)


@lru_cache(4096)
def _bounds_of(kind: Kind, pose: Pose) -> Segment:
    corners = [point_of(pose, corner) for corner in _outline(kind)]
    low, high = ([pick(corner[axis] for corner in corners) for axis in range(3)] for pick in (min, max))
    return ((low[0], low[1], low[2]), (high[0], high[1], high[2]))


def _local(pose: Pose, point: Vector) -> Vector:
    return rotate(inverse(pose.rotation), subtract(point, pose.position))


Owned = tuple[Vector, Piece]


def _hull(points: Sequence[Owned]) -> list[Owned]:
    """The convex hull as seen from above, counterclockwise."""
    ordered = sorted(points, key=lambda one: (one[0][0], one[0][1]))

    def half(run: Iterable[Owned]) -> list[Owned]:
        chain: list[Owned] = []
        for one in run:
            while len(chain) > 1 and _left_of(one[0], chain[-2][0], chain[-1][0]) <= 0:
                chain.pop()
            chain.append(one)
        return chain[:-1]

    return half(ordered) + half(reversed(ordered)) or ordered[:1]


def _left_of(point: Vector, a: Vector, b: Vector) -> float:
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])


def _distance(point: Vector, a: Vector, b: Vector) -> float:
    """From above: of a point from the way between two others."""
    along = (b[0] - a[0], b[1] - a[1])
    length = along[0] ** 2 + along[1] ** 2
    share = 0.0 if length == 0 else ((point[0] - a[0]) * along[0] + (point[1] - a[1]) * along[1]) / length
    share = max(0.0, min(1.0, share))
    return math.dist(point[:2], (a[0] + share * along[0], a[1] + share * along[1]))


def _rounded(point: Vector) -> Vector:
    x, y, z = (round(mm, DIGITS) for mm in point)
    return (x, y, z)
