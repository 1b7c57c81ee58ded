"""Places for a girder: across two things, or balanced on one; each card keeps those that fulfil it (M40 to M51)."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from chantier.bots.men_at_work.context import Outlook
from chantier.bots.men_at_work.ideas import Idea
from chantier.bots.men_at_work.rest_prediction import HALF_WIDTH, Bed, bed
from chantier.bots.men_at_work.spots import Spot, spots, upper_face
from chantier.bots.men_at_work.statics import slack, weight_mn
from chantier.games.men_at_work.cards import GIRDER_TASKS, Task
from chantier.games.men_at_work.geometry.poses import Pose, Vector, add, rotate, scale
from chantier.games.men_at_work.geometry.shapes import Block
from chantier.games.men_at_work.judging.tolerances import HALF_GIRDER_MM, HIGHER_MM
from chantier.games.men_at_work.judging.touches import ARM_PARTS
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece, colour_of, highest_point_mm

Fits = Callable[[Bed], bool]
NEAREST_MM, FARTHEST_MM = 24.0, 160.0
"""How far apart two things are that a girder can bridge well."""
BRICK_ON_TOP = Pose((0.0, 0.0, HALF_WIDTH + 4.0))
GROUND_MM = 4.5
"""Ends lower than this come too near to the table or the floor of the box (M34, M82)."""
SHORT_MM = 13.0
"""Half the length of the bar that looks for room on a support."""
GLANCES = 6
SLIPS_AT = 0.2
"""A brick begins to slide on a girder not much steeper."""


def girder_ideas(
    outlook: Outlook, girder: Piece, rng: random.Random, tries: int, with_brick: Piece | None = None
) -> list[Idea]:
    """Places that the card allows for this girder."""
    site = outlook.others(girder)
    everywhere = list(spots(site))
    anchors = _anchors(outlook, girder, everywhere)
    fits = _fits(outlook, girder)
    if not anchors:
        return []
    ideas = []
    for x, y, yaw in _lines(outlook, site, anchors, everywhere, rng, tries):
        lying = bed(site, x, y, yaw)
        if lying is not None and _allowed(lying) and fits(lying):
            ideas.append(_idea(outlook, girder, lying, with_brick))
    return ideas


def bridging(a: Spot, b: Spot, rng: random.Random) -> tuple[float, float, float] | None:
    """A line over two spots, with the girder's middle somewhere between them; None if they are too near or too far."""
    dx, dy = b.position[0] - a.position[0], b.position[1] - a.position[1]
    distance = math.hypot(dx, dy)
    if not NEAREST_MM <= distance <= FARTHEST_MM:
        return None
    yaw = math.atan2(dy, dx)
    if any(spot.yaw is not None and abs(math.sin(spot.yaw - yaw)) > 0.3 for spot in (a, b)):
        return None
    most = max(0.0, min(HALF_GIRDER_MM - 5.0 - distance / 2, distance / 2 - 10.0))
    shift = rng.uniform(-most, most) * 0.8
    middle = 0.5 + shift / distance
    return a.position[0] + dx * middle, a.position[1] + dy * middle, yaw


def _lines(
    outlook: Outlook,
    site: Sequence[Block],
    anchors: Sequence[Spot],
    everywhere: Sequence[Spot],
    rng: random.Random,
    tries: int,
) -> Iterator[tuple[float, float, float]]:
    """Candidate lines: mostly bridges from an anchor to something else; some lines over it in any direction,
    or beside another girder; some crossings balanced on it."""
    task = outlook.work.order.task
    if task is Task.ANY_SUPPORT:
        yield from islice(_over_supports(site, rng, tries), 2 * tries)
    yaws = [math.atan2(one.axes[0][1], one.axes[0][0]) for one in site if _is_girder(one.piece)]
    for number in range(tries):
        a = rng.choice(anchors)
        if task is Task.BALANCE or number % 8 == 7:
            yield a.position[0], a.position[1], rng.uniform(0.0, math.pi)
        elif number % 8 in (2, 5) and a.yaw is None:
            yield _through(a, rng.uniform(0.0, math.pi) if number % 8 == 2 else rng.choice(yaws or [0.0]), rng)
        else:
            reach = [spot for spot in rng.sample(everywhere, min(6, len(everywhere))) if _level(a, spot)]
            line = bridging(a, rng.choice(reach), rng) if reach else None
            if line is not None:
                yield line


def _over_supports(site: Sequence[Block], rng: random.Random, tries: int) -> Iterator[tuple[float, float, float]]:
    """Lines over what is still free of a support (M49): a short bar that finds room there tells where to look."""
    faces = [(one, face) for one in site if PIECES[one.piece] is Kind.SUPPORT and (face := upper_face(one))]
    around = {one.piece: _around(site, one) for one, _ in faces}
    for _ in range(GLANCES * tries if faces else 0):
        one, face = rng.choice(faces)
        u, v = (rng.uniform(-half, half) for half in (face.half_along, face.half_across))
        x, y, _z = add(face.middle, add(scale(face.along, u), scale(face.across, v)))
        yaw = rng.uniform(0.0, math.pi)
        short = bed(around[one.piece], x, y, yaw, SHORT_MM)
        if short is not None and one.piece in short.pieces:
            yield from (_through(Spot(one.piece, (x, y, 0.0)), yaw, rng) for _ in range(4))


def _around(site: Sequence[Block], one: Block) -> list[Block]:
    """Blocks near a block: all that a short bar on it can meet."""
    reach = one.reach + SHORT_MM + 5.0
    return [
        other
        for other in site
        if math.hypot(other.centre[0] - one.centre[0], other.centre[1] - one.centre[1]) < other.reach + reach
    ]


def _through(spot: Spot, yaw: float, rng: random.Random) -> tuple[float, float, float]:
    """Some way along a direction: what else it meets there, its bed will tell."""
    shift = rng.uniform(-75.0, 75.0)
    return spot.position[0] + shift * math.cos(yaw), spot.position[1] + shift * math.sin(yaw), yaw


def _level(a: Spot, b: Spot) -> bool:
    dx, dy, dz = (b.position[axis] - a.position[axis] for axis in range(3))
    return abs(dz) < 0.3 * math.hypot(dx, dy)


def _allowed(lying: Bed) -> bool:
    """M34: not on hats or heads, not along another girder, ends off the table."""
    ends = lying.pose.position[2] - HALF_WIDTH - abs(lying.slope) * HALF_GIRDER_MM
    on_people = any(PIECES[piece] is Kind.HAT or part == "head" for piece, part, _ in lying.bearers)
    return ends > GROUND_MM and not on_people and not any(_lies_along(lying, piece) for piece in lying.pieces)


def _lies_along(lying: Bed, piece: Piece) -> bool:
    where = [along for bearer, _, along in lying.bearers if bearer == piece]
    return max(where) - min(where) > 110.0


def _anchors(outlook: Outlook, girder: Piece, everywhere: Sequence[Spot]) -> list[Spot]:
    """The spots of which a good place needs one."""
    wanted = _wanted(outlook, girder)
    return [spot for spot in everywhere if wanted(spot.piece)]


def _wanted(outlook: Outlook, girder: Piece) -> Callable[[Piece], bool]:
    survey, own = outlook.survey, colour_of(girder)
    highest = survey.highest_girders(besides=girder)
    new_support = next((piece for piece in outlook.work.placed if PIECES[piece] is Kind.SUPPORT), None)
    match outlook.work.order.task:
        case Task.SAME_COLOUR:
            return lambda piece: _is_girder(piece) and colour_of(piece) == own
        case Task.THREE_COLOURS:
            return lambda piece: _is_girder(piece) and colour_of(piece) != own
        case Task.HIGHEST_GIRDER:
            return lambda piece: piece in highest
        case Task.BECOMES_HIGHEST:
            reach = max((survey.top_mm(one) for one in highest), default=0.0) - 30.0
            return lambda piece: survey.top_mm(piece) > reach
        case Task.ON_ARM:
            return lambda piece: PIECES[piece] is Kind.WORKER
        case Task.ANY_SUPPORT:
            return lambda piece: PIECES[piece] is Kind.SUPPORT
        case Task.SUPPORT_SAME_COLOUR | Task.SUPPORT_OTHER_COLOUR:
            return lambda piece: piece == new_support
        case _:
            return _is_girder


def _is_girder(piece: Piece) -> bool:
    return PIECES[piece] is Kind.GIRDER


def _fits(outlook: Outlook, girder: Piece) -> Fits:
    """Predicate: a girder in this position fulfils the card, as far as this can be predicted."""
    survey, own = outlook.survey, colour_of(girder)
    highest = survey.highest_girders(besides=girder)
    new_support = next((piece for piece in outlook.work.placed if PIECES[piece] is Kind.SUPPORT), None)

    def colours(lying: Bed) -> set[str]:
        return {colour_of(piece) for piece in lying.pieces if _is_girder(piece)}

    def balanced(lying: Bed) -> bool:
        return len(lying.nearly) == 1 and len(colours(lying)) == 1 and all(abs(u) < 20 for *_, u in lying.bearers)

    def becomes_highest(lying: Bed) -> bool:
        top = highest_point_mm(girder, lying.pose)
        return all(top > survey.top_mm(one) + 2 * HIGHER_MM for one in highest)

    checks: dict[Task, Fits] = {
        Task.BALANCE: balanced,
        Task.SAME_COLOUR: lambda lying: own in colours(lying),
        Task.THREE_COLOURS: lambda lying: len(colours(lying) - {own}) >= 2,
        Task.HIGHEST_GIRDER: lambda lying: bool(lying.pieces & highest),
        Task.THEN_WORKER: lambda lying: abs(lying.slope) < 0.15,
        Task.ON_ARM: lambda lying: any(part in ARM_PARTS for _, part, _ in lying.bearers),
        Task.SUPPORT_SAME_COLOUR: lambda lying: new_support in lying.pieces and own in colours(lying),
        Task.SUPPORT_OTHER_COLOUR: lambda lying: new_support in lying.pieces and bool(colours(lying) - {own}),
        Task.SUPPORT_ON_GIRDER: lambda lying: bool(colours(lying)),
        Task.ANY_SUPPORT: lambda lying: any(PIECES[piece] is Kind.SUPPORT for piece in lying.pieces),
        Task.WITH_BRICK: lambda lying: abs(lying.slope) < SLIPS_AT,
        Task.BECOMES_HIGHEST: becomes_highest,
    }
    task = outlook.work.order.task
    assert task in GIRDER_TASKS, "girders are placed for girder cards only"
    return checks[task]


def _idea(outlook: Outlook, girder: Piece, lying: Bed, brick: Piece | None) -> Idea:
    joined = None if brick is None else (brick, BRICK_ON_TOP)
    safety = min(lying.safety, lying.clearance * 2, _least_slack(outlook, lying))
    if abs(lying.slope) > 0.2:
        safety = min(safety, 1.0)
    return Idea(girder, lying.pose, safety, highest_point_mm(girder, lying.pose), joined=joined)


def _least_slack(outlook: Outlook, lying: Bed) -> float:
    """Smallest slack of the pieces that would carry it; each end bears its share."""
    low = min(u for *_, u in lying.bearers)
    high = max(u for *_, u in lying.bearers)
    weight, span = weight_mn(Kind.GIRDER), max(high - low, 1.0)
    least = 12.0
    for piece, _, u in lying.bearers:
        share = weight * ((u - low) / span * -low + (high - u) / span * high) / span if span > 12 else weight
        least = min(least, slack(outlook.survey, piece, _under(lying, u), share))
    return least


def _under(lying: Bed, u: float) -> Vector:
    x, y, z = rotate(lying.pose.rotation, (u, 0.0, -HALF_WIDTH))
    px, py, pz = lying.pose.position
    return (px + x, py + y, pz + z)
