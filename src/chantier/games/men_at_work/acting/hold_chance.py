"""The chance that a held piece stands when it is let go: the release is tried on copies of the site (M90, help `all`).

Each try restores the site as it is, leads the hand to where a hand like this one may be a moment later, opens it and
looks whether something falls. A try ends as soon as its outcome is certain, and the tries end as soon as the share is
known well enough. What is told is only told: the act that counts is another one.
"""

from __future__ import annotations

import math
import random
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import NamedTuple

import msgspec

from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.acting.hand import DRIFT_HZ, SHAKE_HZ
from chantier.games.men_at_work.acting.watch import Watch
from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.engine.tuning import TICKS_PER_S
from chantier.games.men_at_work.geometry.poses import Pose, Vector, add, angle_between_up_deg, multiply, scale, turned
from chantier.games.men_at_work.judging.tolerances import TOPPLED_DEG
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece

STEADY_MM, STEADY_DEG = 0.25, 0.5
"""A hand without tremor is off by at most so much, evenly: half of the finest step that keys can make (0.5 mm, 1
degree), because nobody places anything more finely than that."""
EASE_TICKS = 10
"""So long the hand takes to get there."""
LATER_TICKS = 8
"""Then it opens within so many ticks: a trembling hand is somewhere on its way."""
CALM_MM_S, CALM_RAD_S = 2.0, 0.1
CALM_TICKS = 24
"""A try ends when everything has been slower than this for so long. Asleep would be later by half a second; what is
told is compared with acts that end asleep (tests/games/men_at_work/calibration.py)."""
LONGEST_TICKS = 3 * TICKS_PER_S
LOOK_TICKS = 4
"""How often a try looks whether everything is calm."""

FEWEST_TRIES, MOST_TRIES = 6, 40
NARROW = 0.2
"""Tries end when the interval is no wider than this."""
BUDGET_S = 0.55
"""... or when so much time has gone by."""
WILSON_Z = 1.96
"""An interval of 95 %."""


class ReleaseTry(NamedTuple):
    """A release to be tried: the site with the hand on the piece, and the hand's noise. It can be pickled."""

    snapshot: bytes
    watch: Watch
    aim: Pose
    """Where the hand is, without its tremor."""
    tremor_mm: float | None
    seed: int


class TryResult(NamedTuple):
    """Result of one try."""

    stands: bool
    rest: Pose
    """Where the let-go piece was at the end; at rest if it stands."""
    first: Piece | None = None
    """What went first, if something did."""
    onto: Piece | None = None


class HoldChance(msgspec.Struct, frozen=True, omit_defaults=True):
    """Results of the tries so far."""

    held: Pose
    """Where the piece was held when it was asked: it is about no other place."""
    tries: int
    stood: int
    low: float
    high: float
    """The share that stands lies between these, at 95 % (Wilson)."""
    rest: Pose | None = None
    """Where the piece would typically come to rest, if it typically stands."""
    first: Piece | None = None
    """What would go first, in most of the tries in which something goes."""
    onto: Piece | None = None
    """What it would land on; None: it topples over, and stays up there."""
    done: bool = False
    """No more tries will follow."""

    @property
    def share(self) -> float:
        return self.stood / self.tries


def told_chances(release: ReleaseTry) -> Iterator[bytes | None]:
    """`chances` as JSON, for another process."""
    for known in chances(release):
        yield None if known is None else msgspec.json.encode(known)


def chances(release: ReleaseTry, now: Callable[[], float] = time.perf_counter) -> Iterator[HoldChance | None]:
    """Results after some tries, and at last after all; None at each point where it may be stopped."""
    rng = random.Random(release.seed)
    outcomes: list[TryResult] = []
    until = now() + BUDGET_S
    held = _held(Site.restore(release.snapshot))
    while True:
        trying = tried(release, rng.getrandbits(64))
        while True:
            try:
                next(trying)
            except StopIteration as end:
                outcomes.append(end.value)
                break
            yield None
        known = told(held, outcomes)
        done = len(outcomes) >= MOST_TRIES or (len(outcomes) >= FEWEST_TRIES and (_is_narrow(known) or now() >= until))
        if done:
            yield msgspec.structs.replace(known, done=True)
            return
        if len(outcomes) == FEWEST_TRIES:
            yield known


def _is_narrow(known: HoldChance) -> bool:
    return known.high - known.low <= NARROW


def told(held: Pose, outcomes: Sequence[TryResult]) -> HoldChance:
    stood = [one.rest for one in outcomes if one.stands]
    went = Counter((one.first, one.onto) for one in outcomes if not one.stands)
    [((first, onto), _)] = went.most_common(1) or [((None, None), 0)]
    low, high = wilson(len(stood), len(outcomes))
    rest = typical(stood) if 2 * len(stood) >= len(outcomes) else None
    return HoldChance(held, len(outcomes), len(stood), round(low, 3), round(high, 3), rest, first, onto)


def typical(poses: Sequence[Pose]) -> Pose:
    """The pose nearest to all the others."""
    return min(poses, key=lambda one: sum(math.dist(one.position, other.position) for other in poses))


def wilson(hits: int, tries: int, z: float = WILSON_Z) -> tuple[float, float]:
    """The interval of a share, also where it is nearly none or nearly all."""
    share, spread = hits / tries, z * z / tries
    middle = (share + spread / 2) / (1 + spread)
    half = z * math.sqrt(share * (1 - share) / tries + spread / (4 * tries)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


# One try


def tried(release: ReleaseTry, seed: int) -> Generator[None, None, TryResult]:
    """On a copy of the site, with noise of its own."""
    site = Site.restore(release.snapshot)
    watch = release.watch.over_a_copy(site)
    start = _held(site)
    piece = site.hand.held[0]
    noise = noise_of(release.tremor_mm, random.Random(seed))
    ticks = EASE_TICKS + (noise.later if release.tremor_mm is not None else 0)
    for tick in range(1, ticks + 1):
        site.hand.aim(noise.moved(release.aim, tick))
        site.step()
        watch.look()
        if watch.accident is not None:
            return TryResult(False, site.pose(piece), watch.accident.piece, watch.accident.onto)
    yield
    site.hand.let_go()
    calm = 0
    for ticks, _ in enumerate(site.settling(), 1):
        watch.look()
        if watch.accident is not None:
            return TryResult(False, site.pose(piece), watch.accident.piece, watch.accident.onto)
        if watch.slip is not None:
            return TryResult(False, site.pose(piece), watch.slip.piece, watch.slip.onto)
        if ticks % LOOK_TICKS == 0:
            calm = calm + LOOK_TICKS if site.is_calm(CALM_MM_S, CALM_RAD_S) else 0
            if calm >= CALM_TICKS or ticks >= LONGEST_TICKS:
                break
            yield
    return _at_rest(site, watch, piece, start)


def _held(site: Site) -> Pose:
    return site.pose(site.hand.held[0])


def _at_rest(site: Site, watch: Watch, piece: Piece, start: Pose) -> TryResult:
    rest = site.pose(piece)
    if watch.may_have_fallen():
        accident = watch.accident_at_rest(acts.survey(site))
        if accident is not None:
            return TryResult(False, rest, accident.piece, accident.onto)
    return TryResult(False, rest, piece) if toppled(piece, start, rest) else TryResult(True, rest)


def toppled(piece: Piece, held: Pose, rest: Pose) -> bool:
    """True if a worker or a support turned over on the way to its rest: they are never meant to lean."""
    upright = PIECES[piece] in (Kind.WORKER, Kind.SUPPORT)
    return upright and angle_between_up_deg(held.rotation, rest.rotation) > TOPPLED_DEG


# The hand's noise


class Noise(NamedTuple):
    """Position error of a hand at the moment of letting go, and its tremor meanwhile."""

    offset: Vector
    turn_deg: float
    waves: tuple[tuple[Vector, float, float], ...] = ()
    """Axis and size, frequency in Hz, phase."""
    later: int = 0

    def moved(self, pose: Pose, tick: int) -> Pose:
        """The pose, as this hand finds it so many ticks after it began to let go."""
        share, seconds = min(1.0, tick / EASE_TICKS), tick / TICKS_PER_S
        offset = self.offset
        for size, hz, phase in self.waves:
            offset = add(offset, scale(size, math.sin(phase + 2 * math.pi * hz * seconds)))
        turn = turned((0.0, 0.0, 1.0), self.turn_deg * share)
        return Pose(add(pose.position, scale(offset, share)), multiply(turn, pose.rotation))


def noise_of(tremor_mm: float | None, rng: random.Random) -> Noise:
    """A draw: of a hand that trembles (M90) as `hand.shaken` makes it, at some time; or of a steady one."""
    if tremor_mm is None:
        x, y, z = (rng.uniform(-STEADY_MM, STEADY_MM) for _ in range(3))
        return Noise((x, y, z), rng.uniform(-STEADY_DEG, STEADY_DEG))
    waves = tuple(
        (scale(axis, tremor_mm), rng.uniform(*band), rng.uniform(0, 2 * math.pi))
        for axis in ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
        for band in (SHAKE_HZ, DRIFT_HZ)
    )
    return Noise((0.0, 0.0, 0.0), 0.0, waves, rng.randrange(LATER_TICKS))
