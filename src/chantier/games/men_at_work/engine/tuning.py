"""Tuning of the engine, in its own units: cm, g, s. Every number in one place, found by measuring
(docs/decisions/0004); and the name of the engine that they make.
"""

from __future__ import annotations

import platform
import sys
from importlib.metadata import PackageNotFoundError, version

from chantier.games.men_at_work.pieces import PIECES_VERSION

# Few ticks with many iterations: the tower kept awake creeps half as far as with 480 ticks of 12, and goes faster. With
# fewer still, things that fall go through each other.
TICKS_PER_S = 200
SOLVER_ITERATIONS = 32
GRAVITY = 981.0
CONTACT_FREQUENCY_HZ, CONTACT_DAMPING_RATIO = 480.0, 2.0
TABLE_FRICTION = 0.5
FASTEST_CM_S = 150.0
"""7.5 mm a tick: faster, a falling girder goes through one that is 9 mm thick."""
JAMMED_MM = 0.2
"""What rests deeper than this in something else got there by falling fast, and would stay there for ever: a hat under a
support 1.4 mm deep in the table."""
EASED_CM_S, FREED_CM_S = 3.0, 10.0
"""So fast comes out what is inside something else: usually (the engine's default), and where it is jammed. Always the
second, and what is let go half a millimetre above its place no longer lies there to a hundredth of a millimetre."""
SLEEP_BELOW_CM_S = 0.3
"""The default, 0.05, keeps some balanced girders awake for ever."""
LULLABIES = 8
"""Steps that a site put to sleep is given until nothing wakes any more; 2 are usual."""

# The hand: a spring for each of six axes, per unit of mass or inertia.
GRIP_STIFFNESS, GRIP_DAMPING = 4e4, 400.0
GRIP_ARM_CM = 8.5
"""Most torque is most force at the end of half a girder."""
FADE_TICKS = round(0.150 * TICKS_PER_S)
"""How long an opening hand still holds, less and less."""


def _engine_version() -> str:
    try:
        return version("rapier3d")
    except PackageNotFoundError:  # records are read without it
        return "missing"


SETTINGS = f"{TICKS_PER_S}x{SOLVER_ITERATIONS}<{FASTEST_CM_S:.0f}^{FREED_CM_S:.0f}"
ENGINE = f"rapier3d {_engine_version()} {SETTINGS} {PIECES_VERSION} {sys.platform} {platform.machine()}"
"""Where the same acts give the same poses, bit for bit: the same program, settings, pieces and machine."""
