"""A Men at Work site against the same site in MuJoCo, in the same run.

The scene is the tower of tests/games/men_at_work/support/scenes.py, all 92 pieces with their real shapes, built for the
peer from the same data file. Three figures:
- how many times faster than real time the tower goes at rest, when nothing may sleep;
- the same while the crane falls on it and everything comes down;
- how many placements a second come to rest: a worker with his hat, let go half a millimetre above his place on the top.

Both sides shall keep the same truths, and each takes the longest tick we found with which it does. The peer has its
fast implicit integrator, its Newton solver, contacts as stiff as the tick allows (`solref` of two ticks), the smoother
surface's friction by priority where ours says "min", elliptic friction cones with `impratio` 10, and a skin: every box
is smaller by 0.05 mm on each side and has a margin of 0.1 mm, so that contacts are seen before they are lost; at first
everything overlaps by 0.1 mm. What was found on the way there:
- Without a skin the tower stands only while it is perfectly symmetric; with one worker missing, or girders laid 0.2 mm
  off, it falls by itself in each of about forty settings, because a tilt of a hair turns the four contacts of two
  crossed girders into one. With the skin, at 480 ticks a second, such towers stand (30 s, 0.02 mm of creep), a block
  stays on a slope of 0.99 of the friction angle, and girders balance and overhang as far as they should.
- At 400, 320, 280 and 240 ticks towers with a worker missing fall, or stand only with a thicker skin, with which a
  girder balanced 4.3 mm off its middle falls. So the peer takes 480 ticks a second where we take 200.
- Its default cones, pyramids, let a tower stand at 240 ticks, but there a block slides by 28 mm in a second on the
  slope where it should stay, and one with a worker missing creeps by 0.3 mm in 30 s. At 480 the block slides by 12 mm.

At rest, with everything awake, we are about 1.8 times as fast as that. Twice was wanted, and is not reached: settings
that are (200 ticks of 24 iterations) creep by more than 0.25 mm a minute. So that row promises nothing. In such a tower
the peer creeps less than we do, by hundredths of a millimetre.

At rest means the same for both: every piece slower than 3 mm/s for half a second, at most 10 s. All pieces are in the
peer's model from the start, so that it need not compile anew for a placement. Time is processor time, sides taken in
turns, medians compared.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from statistics import median
from typing import Any
from xml.sax.saxutils import quoteattr

from benchmarks.decisions import Row
from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.engine.settling import GIVE_UP_AFTER_S
from chantier.games.men_at_work.engine.tuning import GRAVITY, SLEEP_BELOW_CM_S, TABLE_FRICTION, TICKS_PER_S
from chantier.games.men_at_work.engine.units import MM_PER_CM
from chantier.games.men_at_work.geometry.poses import Pose, Vector, add, turned
from chantier.games.men_at_work.pieces import Piece, hat_of, make_of, with_hats
from tests.games.men_at_work.support.scenes import tower

AWAKE_S = 1.0
WARM_UP_S = 1.0
"""Before the tower's rest is measured, and before something is placed: it shall have come to rest."""
STRUCK_S = 1.0
ROUNDS = 5
PROMISED = 2.0
PEER_TICKS_PER_S = 480
PEER_SKIN_MM = 0.1
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


def our_seconds(placed: Mapping[Piece, Pose], seconds: float, warm_up_s: float = 0.0) -> Callable[[], float]:
    site = Site(sleepless=True)
    site.add_all(placed)
    for _ in range(round(warm_up_s * TICKS_PER_S)):
        site.step()
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

    def run(self, seconds: float) -> None:
        for _ in range(round(seconds * PEER_TICKS_PER_S)):
            self.step()

    def put(self, placed: Any) -> None:
        self.data.qpos[:], self.data.qvel[:] = placed, 0

    def settle(self) -> None:
        calm = 0
        for _ in range(round(GIVE_UP_AFTER_S * PEER_TICKS_PER_S)):
            self.step()
            speeds = self.data.qvel.reshape(-1, 6)[:, :3]
            calm = calm + 1 if (speeds * speeds).sum(axis=1).max() < SLEEP_BELOW_CM_S**2 else 0
            if calm >= AT_REST_S * PEER_TICKS_PER_S:
                return


def mjcf(placed: Mapping[Piece, Pose]) -> str:
    tick, skin = 1 / PEER_TICKS_PER_S, PEER_SKIN_MM / MM_PER_CM
    bodies = "".join(_body(piece, pose) for piece, pose in placed.items())
    return f"""<mujoco>
      <option timestep="{tick}" gravity="0 0 {-GRAVITY}" integrator="implicitfast" solver="Newton" cone="elliptic"
              impratio="10"/>
      <default>
        <geom type="box" solref="{2 * tick} 1" condim="3" friction="{TABLE_FRICTION} 0 0" margin="{skin}"/>
      </default>
      <worldbody><geom type="plane" size="100 100 1" pos="0 0 {-skin / 2}"/>{bodies}</worldbody>
    </mujoco>"""


def _body(piece: Piece, pose: Pose) -> str:
    make = make_of(piece)
    priority = 1 if make.combine == "min" else 0
    geoms = "".join(
        f'<geom pos="{_cm(part.centre)}" size="{_cm(_without_skin(part.size), 0.5)}" '
        f'mass="{make.density_g_mm3 * part.volume_mm3}" friction="{make.friction} 0 0" priority="{priority}"/>'
        for part in make.parts
    )
    turn = " ".join(map(str, pose.rotation))
    name = quoteattr(piece)
    return f'<body pos="{_cm(pose.position)}" quat="{turn}"><freejoint name={name}/>{geoms}</body>'


def _without_skin(size: Vector) -> Vector:
    return (size[0] - PEER_SKIN_MM, size[1] - PEER_SKIN_MM, size[2] - PEER_SKIN_MM)


def _cm(vector: Vector, factor: float = 1.0) -> str:
    return " ".join(str(value * factor / MM_PER_CM) for value in vector)


def their_seconds(placed: Mapping[Piece, Pose], seconds: float, warm_up_s: float = 0.0) -> Callable[[], float]:
    peer = Peer(placed)
    peer.run(warm_up_s)
    before = peer.data.qpos.copy()

    def run() -> float:
        peer.put(before)
        peer.run(seconds)
        return seconds

    return run


def their_placement() -> Callable[[], float]:
    """From the tower at rest, with the worker lifted off his place."""
    placed = {piece: pose for piece, pose in tower().items() if piece not in AWAY}
    peer = Peer(placed)
    peer.run(WARM_UP_S)
    before = peer.data.qpos.copy()
    for piece in NEW_WITH_HAT:
        before[7 * list(placed).index(piece) + 2] += ABOVE_MM / MM_PER_CM

    def run() -> float:
        peer.put(before)
        peer.settle()
        return 1.0

    return run


def rate(run: Callable[[], float]) -> float:
    start = time.process_time()
    return run() / (time.process_time() - start)


def measure() -> list[Row]:
    sides = {
        "tower at rest, awake: seconds a second": (
            our_seconds(tower(), AWAKE_S, WARM_UP_S),
            their_seconds(tower(), AWAKE_S, WARM_UP_S),
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
