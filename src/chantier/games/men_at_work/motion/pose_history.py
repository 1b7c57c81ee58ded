"""The last seconds of a site in motion, as sampled poses: what `fall_cause` reads after a fall.

It keeps what the tracker has sampled anyway, so that looking for a cause costs nothing as long as nothing falls, and
never touches the site that is judged.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.pieces import Piece

FRAMES_KEPT = 400
"""Ten seconds of 40 frames: no fall begins earlier than that before it lands."""


class PoseHistory:
    """Poses at sampled ticks, the oldest forgotten first."""

    def __init__(self, poses: Mapping[Piece, Pose], held: tuple[Piece, ...]) -> None:
        self._frames: deque[tuple[int, Mapping[Piece, Pose]]] = deque([(0, dict(poses))], maxlen=FRAMES_KEPT)
        self.held = held
        self.opened: int | None = None
        """The tick at which the hand was seen open."""

    def see(self, tick: int, poses: Mapping[Piece, Pose], holds: bool) -> None:
        """A new moment; what has not moved is kept as the very same value."""
        before = self._frames[-1][1]
        kept = {piece: _same(before.get(piece), pose) for piece, pose in poses.items()}
        if self._frames[-1][0] == tick:
            self._frames.pop()
        self._frames.append((tick, kept))
        if not holds and self.opened is None:
            self.opened = tick

    def until(self, tick: int) -> list[tuple[int, Mapping[Piece, Pose]]]:
        """The moments up to that one, in order."""
        return [frame for frame in self._frames if frame[0] <= tick]


def _same(before: Pose | None, now: Pose) -> Pose:
    return before if before is not None and before == now else now
