"""How the truth is read off a site at rest: every tolerance in one place, with its unit.

Measured on the engine: awake, a site trembles by 0.1 to 0.2 mm, so nothing is judged before everything sleeps (M37).
"""

from __future__ import annotations

TOUCH_MM = 0.10
"""Two surfaces nearer than this touch."""
REST_NORMAL_Z = -0.5
"""A piece rests on what lies in this direction or steeper: the normal from the piece to its bearer."""
STANDING_TILT_DEG = 30.0
"""A worker who leans no more than this stands (M35)."""
INSIDE_MM = 0.15
"""A piece may be put down this deep into another, no deeper: presets are written to a hundredth of a millimetre."""
