"""Tolerances for reading a site at rest: every one in one place, with its unit.

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
HALF_GIRDER_MM = 85.0
"""From a girder's middle to its end."""
END_MM = 84.0
"""A touch this far from the middle is at the girder's end (M57, M63)."""
BALANCE_SPREAD_MM = 40.0
"""A girder that balances touches within so much of its length (M40)."""
BALANCE_FREE_MM = 65.0
"""... and nowhere further from its middle, so that both ends hang free."""
LYING_NORMAL_Z = -0.7
LYING_SPREAD_MM = 153.0
"""A girder that another one bears over this length lies completely on top of it (M34)."""
BEAM_IN_LINE_MM = (68.0, 80.0)
"""Two workers whose arms are in line stand so far apart, middle to middle, for a beam to lie on both (M59)."""
BEAM_BESIDE_MM = (15.0, 50.0)
"""... and so far, where they stand side by side."""
BEAM_ON_ARM_MM = 1.0
"""With less of its end on an arm a beam slides off: 84 mm in line holds, 86 mm does not."""
HIGHER_MM = 1.0
"""A record is beaten by more than this (M51, M70); what is within it is as high."""
SANK_MM = 6.0
"""A piece whose centre sank by this much fell (M60)."""
TOPPLED_DEG = 30.0
"""A support, or the crane, whose upward axis turned by more than this fell over (M63, M81)."""
