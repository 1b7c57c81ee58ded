"""A Men at Work site against the same site in MuJoCo, in the same run.

The scene is the tower of tests/games/men_at_work/scenes.py, all 92 pieces with their real shapes, built for the peer
from the same data file. Three figures:
- how many times faster than real time the tower goes at rest, when nothing may sleep;
- the same while the crane falls on it and everything comes down;
- how many placements a second come to rest: a worker with his hat, let go half a millimetre above his place on the top.

The peer is given the same tick, its fast implicit integrator, its Newton solver, contacts as stiff as the tick allows
(`solref` of two ticks, where ours has 480 Hz), the smoother surface's friction by priority where ours says "min", and
elliptic friction cones with `impratio` 10. Its default cones, pyramids, would be faster (we would be 2.1, 1.5 and 50
times as fast), but with them a block slides across a slope of 0.99 of the friction angle by 600 mm in a second, where
ours and the truth is: not at all. All pieces are in its model from the start, so that it need not compile anew for a
placement. At rest means the same for both: every piece slower than 3 mm/s for half a second, at most 10 s. Time is
processor time, sides taken in turns, medians compared.

What to know when reading the figures: the peer's tower stands only while it is symmetric, and then its solver has
nothing to do, the best that can happen to it; we promise nothing for that row. With one worker missing it falls by
itself in each of about thirty settings we tried (both cones, three solvers, softer, stiffer, shorter ticks, grams or
kilograms), so that a placement costs it the whole 10 s: that, too, is what a player would wait for.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from statistics import median
from typing import Any
from xml.sax.saxutils import quoteattr

from benchmarks.decisions import Row
from chantier.games.men_at_work.physics import GRAVITY, MM_PER_CM, SLEEP_BELOW_CM_S, TABLE_FRICTION, TICKS_PER_S, Site
from chantier.games.men_at_work.pieces import Piece, hat_of, make_of, with_hats
from chantier.games.men_at_work.poses import Pose, add, turned
from chantier.games.men_at_work.settling import GIVE_UP_AFTER_S
from tests.games.men_at_work.scenes import tower

AWAKE_S = 0.5
STRUCK_S = 1.0
ROUNDS = 3
PROMISED = 2.0
AT_REST_S = 0.5
ABOVE_MM = 0.5
NEW = Piece("worker-12")
NEW_WITH_HAT = (NEW, hat_of(NEW))
AWAY = (Piece("brick-12"), Piece("beam-12"))
"""What he carries in the tower; it would be in the way of putting him down."""


def lifted() -> dict[Piece, Pose]:
    pose = tower()[NEW]
    return with_hats({NEW: Pose(add(pose.position, (0.0, 0.0, ABOVE_MM)), pose.rotation)})


def struck() -> dict[Piece, Pose]:
    """The tower, and the crane lying in the air 150 mm above the workers' hats."""
    return {**tower(), Piece("crane"): Pose((60.0, 20.0, 365.0), turned((0.0, 1.0, 0.0), -80))}


def our_seconds(placed: Mapping[Piece, Pose], seconds: float) -> Callable[[], float]:
    site = Site(sleepless=True)
    site.add_all(placed)
    snapshot = site.snapshot()

    def run() -> float:
        again = Site.restore(snapshot)
        for _ in range(round(seconds * TICKS_PER_S)):
            again.step()
        return seconds

    return run


def our_placement() -> Callable[[], float]:
    site = Site()
    site.add_all({piece: pose for piece, pose in tower().items() if piece not in (*NEW_WITH_HAT, *AWAY)})
    site.settle()
    snapshot = site.snapshot()

    def run() -> float:
        again = Site.restore(snapshot)
        again.add_all(lifted())
        again.settle()
        return 1.0

    return run


class Peer:
    """The same pieces in MuJoCo; cm, g and s, as ours."""

    def __init__(self, placed: Mapping[Piece, Pose]) -> None:
        import mujoco

        self._mujoco = mujoco
        self.model: Any = mujoco.MjModel.from_xml_string(mjcf(placed))
        self.data: Any = mujoco.MjData(self.model)

    def step(self) -> None:
        self._mujoco.mj_step(self.model, self.data)

    def settle(self) -> None:
        calm = 0
        for _ in range(round(GIVE_UP_AFTER_S * TICKS_PER_S)):
            self.step()
            speeds = self.data.qvel.reshape(-1, 6)[:, :3]
            calm = calm + 1 if (speeds * speeds).sum(axis=1).max() < SLEEP_BELOW_CM_S**2 else 0
            if calm >= AT_REST_S * TICKS_PER_S:
                return


def mjcf(placed: Mapping[Piece, Pose]) -> str:
    tick = 1 / TICKS_PER_S
    bodies = "".join(_body(piece, pose) for piece, pose in placed.items())
    return f"""<mujoco>
      <option timestep="{tick}" gravity="0 0 {-GRAVITY}" integrator="implicitfast" solver="Newton" cone="elliptic"
              impratio="10"/>
      <default><geom type="box" solref="{2 * tick} 1" condim="3" friction="{TABLE_FRICTION} 0 0"/></default>
      <worldbody><geom type="plane" size="100 100 1"/>{bodies}</worldbody>
    </mujoco>"""


def _body(piece: Piece, pose: Pose) -> str:
    make = make_of(piece)
    priority = 1 if make.combine == "min" else 0
    geoms = "".join(
        f'<geom pos="{_cm(part.centre)}" size="{_cm(part.size, 0.5)}" mass="{make.density_g_mm3 * part.volume_mm3}" '
        f'friction="{make.friction} 0 0" priority="{priority}"/>'
        for part in make.parts
    )
    turn = " ".join(map(str, pose.rotation))
    name = quoteattr(piece)
    return f'<body pos="{_cm(pose.position)}" quat="{turn}"><freejoint name={name}/>{geoms}</body>'


def _cm(vector: tuple[float, float, float], factor: float = 1.0) -> str:
    return " ".join(str(value * factor / MM_PER_CM) for value in vector)


def their_seconds(placed: Mapping[Piece, Pose], seconds: float) -> Callable[[], float]:
    peer = Peer(placed)
    before = peer.data.qpos.copy()

    def run() -> float:
        peer.data.qpos[:], peer.data.qvel[:] = before, 0
        for _ in range(round(seconds * TICKS_PER_S)):
            peer.step()
        return seconds

    return run


def their_placement() -> Callable[[], float]:
    """From the tower as it was built, before it falls."""
    peer = Peer({**{piece: pose for piece, pose in tower().items() if piece not in AWAY}, **lifted()})
    before = peer.data.qpos.copy()

    def run() -> float:
        peer.data.qpos[:], peer.data.qvel[:] = before, 0
        peer.settle()
        return 1.0

    return run


def rate(run: Callable[[], float]) -> float:
    start = time.process_time()
    return run() / (time.process_time() - start)


def measure() -> list[Row]:
    sides = {
        "tower at rest, awake: seconds a second": (
            our_seconds(tower(), AWAKE_S),
            their_seconds(tower(), AWAKE_S),
            None,
        ),
        "tower coming down: seconds a second": (
            our_seconds(struck(), STRUCK_S),
            their_seconds(struck(), STRUCK_S),
            PROMISED,
        ),
        "settled placements a second": (our_placement(), their_placement(), PROMISED),
    }
    rows = []
    for what, (ours, theirs, promised) in sides.items():
        rates = [(rate(ours), rate(theirs)) for _ in range(ROUNDS)]
        rows.append(Row(what, median(one for one, _ in rates), median(two for _, two in rates), promised))
    return rows
