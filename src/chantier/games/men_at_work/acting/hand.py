"""The hand: where it is asked to go, how fast it may, how it trembles, and when it lets go.

A path is what a player did: targets with their times, and the time of letting go. It is the same whether it is fed
live, target by target, or at once: both go through `Hand`, one tick after the other, and a target counts from its own
tick on, never before. Lengths in mm, times in s.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from typing import Annotated, NamedTuple, Protocol

import msgspec

from chantier.core.errors import BadInput
from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.engine.settling import Rest, Ticking, at_once
from chantier.games.men_at_work.engine.tuning import TICKS_PER_S
from chantier.games.men_at_work.geometry.free_space import sticks_in
from chantier.games.men_at_work.geometry.poses import Pose, Quaternion, Vector, add, scale, subtract, turn_towards, unit
from chantier.games.men_at_work.geometry.shapes import blocks, blocks_of
from chantier.games.men_at_work.judging.tolerances import HALF_GIRDER_MM
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece, hat_of, with_hats

PATH_MOST_S = 30.0
"""A path that comes whole and has to be simulated is no longer than this: a stranger's half minute costs the house a
second. Bots' gestures take ten."""
HELD_MOST_S = 24 * 3600.0  # M31: a table's clock may end it sooner
"""A path that was led live, tick by tick, has cost its time already."""
TARGETS_MOST = 24_000
"""Kept of one path at most, however long it is."""
TARGETS_AT_WILL = TARGETS_MOST // 2
"""So many targets may come as fast as they like, one a tick."""
TARGETS_THEN_TICKS = 4
REACH_MM = 400.0
"""The table, from its middle to each edge."""
CEILING_MM = 800.0
FLOOR_MM = -1.0
"""What stands on the table presses into it by a hair, and must still be taken up again."""
UNIT_WITHIN = 0.01
"""A rotation's four numbers may miss length 1 by so much; they are put right."""

NEAR_MM = 25.0
"""Enough to brake from free speed to near speed."""
LOOK_AROUND_TICKS = 3
SHAKE_HZ, DRIFT_HZ = (7.0, 9.0), (0.1, 0.4)
"""How often a trembling hand goes to and fro: quickly, and slowly."""


class SpeedLimits(NamedTuple):
    """Speed limits of the hand: mm/s, mm/s2, degrees/s."""

    speed: float
    acceleration: float
    turning: float


def _no_end_faster(speed: float) -> float:
    """Degrees/s at which the end of a girder turning about its middle goes at that speed."""
    return math.degrees(speed / HALF_GIRDER_MM)


FREE = SpeedLimits(250.0, 1500.0, 120.0)
CARRYING = SpeedLimits(150.0, 1000.0, 60.0)
NEAR_SPEED = 80.0
CAREFUL_SPEED = 25.0  # in contact, or when the player wants precision; a worker survives a bump at 30


class Target(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """From this time on the held piece's origin shall be there."""

    time_s: float
    position: Vector
    rotation: Quaternion
    precise: bool = False


class Path(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One gesture; times count from when the piece was taken."""

    targets: tuple[Target, ...]
    release_s: float


class Tremor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An expert's option: the hand shakes at 7 to 9 Hz by so many mm, and drifts as far, slowly."""

    seed: int
    strength_mm: Annotated[float, msgspec.Meta(ge=0.05, le=0.2)] = 0.1


class Motion(msgspec.Struct, frozen=True):
    """State of the hand between two ticks; with the site's snapshot it is enough to go on."""

    ticks: int
    pose: Pose
    velocity: Vector
    wanted: Pose
    precise: bool
    near: bool


Within = Callable[[Pose, Pose], Pose]
"""What a wish comes to where a hand is not free to go anywhere: the wish, and where the held piece is now."""


class Hand:
    """Feeds a site that holds something, tick by tick."""

    def __init__(
        self, site: Site, tremor: Tremor | None = None, motion: Motion | None = None, within: Within | None = None
    ) -> None:
        if not site.hand.held:
            raise BadInput("hand_empty")
        here = site.pose(site.hand.held[0])
        self._site, self._tremor, self._within = site, tremor, within
        self._own = {*site.hand.held, *(hat_of(piece) for piece in site.hand.held if PIECES[piece] is Kind.WORKER)}
        self._targets: list[Target] = []
        self.motion = motion or Motion(0, here, (0.0, 0.0, 0.0), here, precise=False, near=False)

    def want(self, pose: Pose, precise: bool = False) -> None:
        """From the next tick on. What is asked for is kept, with its time, for the move that ends the gesture."""
        target = Target(self.motion.ticks / TICKS_PER_S, pose.position, pose.rotation, precise)
        check_target(target, len(self._targets))
        if self._targets and self._targets[-1].time_s == target.time_s:
            self._targets.pop()
        self._targets.append(target)
        wanted = Pose(pose.position, unit(pose.rotation))
        self.motion = msgspec.structs.replace(self.motion, wanted=wanted, precise=precise)

    def tick(self) -> None:
        """Move on by 1/200 s, and the site with it."""
        before = self.motion
        looks = before.ticks % LOOK_AROUND_TICKS == 0
        near = any(self._others(NEAR_MM)) if looks else before.near
        touching = any(self._site.contacts.pressing(piece) - self._own for piece in self._site.hand.held)
        careful = touching or before.precise
        limits = limits_for(careful, near, carrying=len(self._site.hand.held) > 1)
        self.motion = msgspec.structs.replace(self._advanced(before, limits), near=near)
        self._site.hand.aim(shaken(self.motion.pose, self._tremor, before.ticks))
        self._site.step()

    def _advanced(self, motion: Motion, limits: SpeedLimits) -> Motion:
        if self._within is None:
            return advance(motion, limits)
        allowed = self._within(motion.wanted, self._site.pose(self._site.hand.held[0]))
        on = advance(msgspec.structs.replace(motion, wanted=allowed), limits)
        return msgspec.structs.replace(on, wanted=motion.wanted)

    def _others(self, within_mm: float) -> set[Piece]:
        site = self._site
        return {other for piece in site.hand.held for other in site.contacts.near(piece, within_mm)} - self._own

    @property
    def hears(self) -> bool:
        """True if a new target is accepted now: the more there are on this path, the further apart they must be."""
        kept = len(self._targets)
        if kept == 0:
            return True
        return self.motion.ticks >= tick_of(self._targets[-1].time_s) + targets_apart_ticks(kept)

    @property
    def held_pose(self) -> Pose:
        """Pose of the piece it leads; it may lag behind the hand, or be kept from following."""
        return self._site.pose(self._site.hand.held[0])

    @property
    def path(self) -> Path:
        """Path so far, as if the hand let go now."""
        return Path(tuple(self._targets), self.motion.ticks / TICKS_PER_S)

    def release(self) -> Path:
        """Let go; what was done, as a path."""
        self._site.hand.let_go()
        return self.path


class Guide(Protocol):
    """Controller of a hand."""

    def lead(self, hand: Hand) -> bool:
        """Asked before every tick: tells the hand what is wanted of it. False: let go now."""


class AlongPath:
    """Leads a hand along a path, which is checked first."""

    def __init__(self, path: Path) -> None:
        check_path(path)
        self._waiting = list(reversed(path.targets))
        self._release_tick = tick_of(path.release_s)

    def lead(self, hand: Hand) -> bool:
        tick = hand.motion.ticks
        if tick >= self._release_tick:
            return False
        while self._waiting and tick_of(self._waiting[-1].time_s) <= tick:
            target = self._waiting.pop()
            hand.want(Pose(target.position, target.rotation), target.precise)
        return True


def led(site: Site, guide: Guide, tremor: Tremor | None = None, within: Within | None = None) -> Ticking[Rest]:
    """A gesture with what the site already holds, until everything rests."""
    hand = Hand(site, tremor, within=within)
    while guide.lead(hand):
        hand.tick()
        yield
    hand.release()
    return (yield from site.settling())


def follow(site: Site, path: Path, tremor: Tremor | None = None, each_tick: Callable[[], object] | None = None) -> Rest:
    """The whole gesture at once."""
    return at_once(led(site, AlongPath(path), tremor), each_tick)


class Grasp(NamedTuple):
    """A piece that the hand takes, where it takes it, and the one a card joins to it, with its own place."""

    piece: Piece
    start: Pose
    joined: tuple[Piece, Pose] | None = None

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return (self.piece,) if self.joined is None else (self.piece, self.joined[0])


def take(site: Site, grasp: Grasp) -> None:
    """A piece from the reserve into the hand, a worker with his hat on (M01, M35); and the one a card joins to it.

    A worker whose hat is still up there, lost and caught by the structure, goes bareheaded.
    """
    site.add_all(check_room(site.poses(), grasp))
    site.hand.hold(*grasp.pieces)


def check_room(site: Mapping[Piece, Pose], grasp: Grasp) -> dict[Piece, Pose]:
    """Pieces that come to the site with these; refuses one that is not in the reserve or overlaps something."""
    named = dict([(grasp.piece, grasp.start), *([] if grasp.joined is None else [grasp.joined])])
    coming = {one: place for one, place in with_hats(named).items() if one in named or one not in site}
    there = blocks(site)
    for one, place in coming.items():
        if one not in PIECES or one in site:
            raise BadInput("piece_not_in_reserve", piece=one)
        check_pose(place, 0)
        for other in sorted(sticks_in(one, place, there)):
            raise BadInput("pose_inside_piece", piece=one, other=other)
        there += blocks_of(one, place)
    return coming


# Moving


def limits_for(careful: bool, near: bool, carrying: bool) -> SpeedLimits:
    """The strictest that applies."""
    most = CARRYING if carrying else FREE
    speed = CAREFUL_SPEED if careful else NEAR_SPEED if near else most.speed
    speed = min(speed, most.speed)
    turning = _no_end_faster(speed) if careful or near else most.turning
    return SpeedLimits(speed, most.acceleration, min(turning, most.turning))


def advance(motion: Motion, limits: SpeedLimits) -> Motion:
    """One tick towards what is wanted: speeding up and braking within limits, so that it stops there."""
    dt = 1 / TICKS_PER_S
    way = subtract(motion.wanted.position, motion.pose.position)
    distance = math.hypot(*way)
    speed = min(limits.speed, _still_stoppable(limits.acceleration, distance), distance / dt)
    aimed = scale(way, speed / distance) if distance > 0 else (0.0, 0.0, 0.0)
    change = subtract(aimed, motion.velocity)
    size, most = math.hypot(*change), limits.acceleration * dt
    velocity = aimed if size <= most else add(motion.velocity, scale(change, most / size))
    arrives = velocity == aimed and speed == distance / dt
    position = motion.wanted.position if arrives else add(motion.pose.position, scale(velocity, dt))
    rotation = turn_towards(motion.pose.rotation, motion.wanted.rotation, limits.turning * dt)
    return msgspec.structs.replace(motion, ticks=motion.ticks + 1, pose=Pose(position, rotation), velocity=velocity)


def _still_stoppable(acceleration: float, distance: float) -> float:
    """The highest speed from which steps of one tick, each slower by the same amount, end within the distance."""
    slower = acceleration / TICKS_PER_S  # mm/s a tick
    ticks = distance / slower * TICKS_PER_S  # the way in units of what one tick at that speed covers
    full = math.floor((math.sqrt(1 + 8 * ticks) - 1) / 2)  # whole steps of braking: 1 + 2 + ... fit in
    return slower * (ticks / (full + 1) + full / 2)


def shaken(pose: Pose, tremor: Tremor | None, tick: int) -> Pose:
    """The same place, as a hand that trembles finds it."""
    if tremor is None:
        return pose
    chance, time = random.Random(tremor.seed), tick / TICKS_PER_S
    offset = [_wave(chance, time, *SHAKE_HZ) + _wave(chance, time, *DRIFT_HZ) for _ in range(3)]
    x, y, z = (tremor.strength_mm * one for one in offset)
    return Pose(add(pose.position, (x, y, z)), pose.rotation)


def _wave(chance: random.Random, time: float, lowest_hz: float, highest_hz: float) -> float:
    """Between -1 and 1, starting at 0 so that the hand does not jump when it takes the piece."""
    frequency, sign = chance.uniform(lowest_hz, highest_hz), chance.choice((-1, 1))
    return sign * math.sin(2 * math.pi * frequency * time)


# Checking what strangers send


def tick_of(time_s: float) -> int:
    """The first tick at or after that time; a live target's own time gives its own tick back."""
    return math.ceil(time_s * TICKS_PER_S - 1e-6)


def targets_apart_ticks(kept: int) -> float:
    """Least distance in ticks between two targets, so that a path never has more than TARGETS_MOST of them."""
    if kept < TARGETS_AT_WILL:
        return 1
    room = TARGETS_MOST - kept
    return TARGETS_THEN_TICKS * TARGETS_AT_WILL / room if room > 0 else math.inf


def check_path(path: Path) -> None:
    """Any path, also one that was led live: bounded in what is kept of it."""
    last = -math.inf
    if not math.isfinite(path.release_s):
        raise BadInput("path_not_finite", target=len(path.targets))
    if path.release_s > HELD_MOST_S:
        raise BadInput("path_too_long", most=round(HELD_MOST_S))
    if len(path.targets) > TARGETS_MOST:
        raise BadInput("path_too_dense", most=TARGETS_MOST)
    if path.release_s < 0:
        raise BadInput("path_times_not_rising", target=len(path.targets))
    for number, target in enumerate(path.targets):
        check_target(target, number)
        if not (0 <= target.time_s <= path.release_s and last < target.time_s):
            raise BadInput("path_times_not_rising", target=number)
        last = target.time_s


def check_length(path: Path) -> None:
    """A path that has to be simulated from its beginning: bounded in what it costs."""
    if path.release_s > PATH_MOST_S:
        raise BadInput("path_too_long", most=round(PATH_MOST_S))


def check_target(target: Target, number: int) -> None:
    if not math.isfinite(target.time_s):
        raise BadInput("path_not_finite", target=number)
    check_pose(Pose(target.position, target.rotation), number)


def check_pose(pose: Pose, number: int) -> None:
    """A place on or above the table, and a rotation that is one."""
    x, y, z = pose.position
    if not all(map(math.isfinite, (*pose.position, *pose.rotation))):
        raise BadInput("path_not_finite", target=number)
    if not (abs(x) <= REACH_MM and abs(y) <= REACH_MM and FLOOR_MM <= z <= CEILING_MM):
        raise BadInput("pose_out_of_bounds", target=number)
    if abs(math.hypot(*pose.rotation) - 1) > UNIT_WITHIN:
        raise BadInput("rotation_not_unit", target=number)
