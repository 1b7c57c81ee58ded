"""The samples of one act up to a fall, and what can be asked of them: who moved, touched, bore and was borne."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from chantier.games.men_at_work.engine.tuning import FADE_TICKS
from chantier.games.men_at_work.fall_cause.geometry import NEAR_MM, corners_moved, pieces_around
from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.judging.touches import Touch
from chantier.games.men_at_work.motion.pose_history import PoseHistory
from chantier.games.men_at_work.pieces import PIECES, TABLE, Kind, Piece, hat_of

STILL_MM = 0.15
"""A piece whose corners all moved less than this from one sample to the next lay still."""
STILL_FRAMES = 3
"""So many still samples in a row are a rest: what came before does not belong to this fall."""
WENT_MM = 4.0
"""Once a corner is so far away, a piece has gone; how it began is judged up to there."""
BEARS_NORMAL_Z = -0.3
"""What lies in this direction or steeper bears: slopes up to 70 degrees."""
Contacts = Callable[[Mapping[Piece, Pose], float], Sequence[Touch]]
"""What touches, up to a gap in mm, among pieces frozen where they are."""


class Frame(NamedTuple):
    tick: int
    poses: Mapping[Piece, Pose]


class Story:
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
        return corners_moved(piece, before, after)

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
            around = pieces_around(piece, poses)
            told = self._contacts({one: poses[one] for one in around}, NEAR_MM) if piece in poses else ()
            sides = (touch if touch.piece == piece else touch.turned_round() for touch in told)
            self._known[key] = [touch for touch in sides if touch.piece == piece and not _his_own_hat(touch)]
        return self._known[key]

    def bearers(self, piece: Piece, frame: int) -> list[Touch]:
        return [touch for touch in self.touches(piece, frame) if touch.normal[2] <= BEARS_NORMAL_Z]

    def riders(self, piece: Piece, frame: int) -> dict[Piece, float]:
        """Pieces that lie on it, directly or not, each with the share of its weight that comes down here."""
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


def _his_own_hat(touch: Touch) -> bool:
    """A worker is neither borne nor pushed by the hat he wears; that he bears it counts."""
    worker = PIECES.get(touch.piece) is Kind.WORKER and hat_of(touch.piece) == touch.other
    return worker and touch.normal[2] < -BEARS_NORMAL_Z
