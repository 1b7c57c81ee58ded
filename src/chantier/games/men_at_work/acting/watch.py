"""Watches a site while an act goes on: the first accident, what slipped, and what belongs to the structure (M60)."""

from __future__ import annotations

import copy
import math
from collections.abc import Generator, Iterable
from typing import TypeVar

import msgspec

from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.engine.settling import Rest, Ticking
from chantier.games.men_at_work.engine.tuning import TICKS_PER_S
from chantier.games.men_at_work.fall_cause import Fall
from chantier.games.men_at_work.geometry.poses import Pose, point_of, tilt_deg
from chantier.games.men_at_work.judging.accidents import (
    Accident,
    Grounding,
    Lay,
    crane_fell,
    fell_on_a_worker,
    fell_on_the_ground,
    groundings,
    lay,
    lays,
    members,
)
from chantier.games.men_at_work.judging.survey import Survey
from chantier.games.men_at_work.judging.tolerances import SANK_MM, TOPPLED_DEG
from chantier.games.men_at_work.motion.pose_history import PoseHistory
from chantier.games.men_at_work.motion.tracks import Tracker
from chantier.games.men_at_work.pieces import (
    BOX,
    CRANE,
    PIECES,
    STEADY_KINDS,
    TABLE,
    Kind,
    Piece,
    hat_of,
    make_of,
)

T = TypeVar("T")
LOOK_TICKS = 2
"""How often the watch looks for pieces on the table."""
MEMBER_AFTER_TICKS = round(0.25 * TICKS_PER_S)
MEMBER_BELOW_MM_S = 5.0
"""A released piece belongs to the structure once it has been this slow for that long, off the table."""


class Acted(msgspec.Struct, frozen=True):
    """Result of an act."""

    poses: dict[Piece, Pose]
    survey: Survey
    rest: Rest
    accident: Accident | None
    slipped: bool
    """The piece in hand went down to the ground before it was ever part of the structure (M61)."""
    before: Survey
    set_down: frozenset[Grounding] = frozenset()
    """What touched a ground without falling on it: it did so before, or the hand put it there (M81)."""
    gone: tuple[Piece, ...] = ()
    """What was taken away, a worker with the hat he wears."""
    track: bytes = b""
    handled: frozenset[Piece] = frozenset()
    """What the hand held, a worker with his hat."""
    crane: Pose | None = None
    """How the crane stood before, or where it was put up again (M81)."""
    fall: Fall | None = None
    """The accident or the slip, for whoever asks why."""


class Watch:
    """Looks on while the site moves and remembers the first accident."""

    def __init__(
        self, site: Site, before: Survey, handled: tuple[Piece, ...], strict: bool = False, crane_lies: bool = False
    ) -> None:
        self.site, self._before, self._strict = site, before, strict
        self._handled = {*handled, *(hat_of(piece) for piece in handled if PIECES[piece] is Kind.WORKER)}
        self._structure = members(before) - self._handled
        # M33: what the hand takes up, and what lies on it, is never compared with where it lay before.
        self._lays = {piece: one for piece, one in lays(before).items() if piece not in self._handled}
        self._riders = before.borne_only_by(self._handled) & self._structure
        self._opened = False
        stands = before.poses.get(CRANE)
        self._crane = None if crane_lies or stands is None or tilt_deg(stands.rotation) > TOPPLED_DEG else stands
        self._set_down = groundings(before)
        if strict:  # M61, M82: whatever it touched before, it is let go anew
            self._set_down -= {one for one in self._set_down if one[0] in self._handled and not _is_platform(one)}
        self._calm = dict.fromkeys(self._handled, 0)
        self._ticks = 0
        self._tracker: Tracker | None = Tracker(site.poses, TICKS_PER_S)
        self._history: PoseHistory | None = PoseHistory(self._tracker.seen, tuple(sorted(self._handled)))
        self.accident: Accident | None = None
        self.slip: Accident | None = None
        """The piece in hand that went down to the ground, and which one."""
        self.fall: Fall | None = None

    def over(self, ticking: Ticking[T]) -> Acting[T]:
        """Looks on after every tick of what goes on there."""
        while True:
            try:
                next(ticking)
            except StopIteration as end:
                result: T = end.value
                return result
            self.look()
            yield self

    @property
    def slipped(self) -> bool:
        return self.slip is not None

    def over_a_copy(self, site: Site) -> Watch:
        """The same watch, as it is now, over a copy of its site. It keeps no track of what moves."""
        copied = copy.copy(self)
        copied.site, copied._tracker, copied._history = site, None, None
        copied._calm, copied._lays = dict(self._calm), dict(self._lays)
        return copied

    def __getstate__(self) -> dict[str, object]:
        """For another process: without what only this one has, to be looked through with `over_a_copy` there."""
        return {**self.__dict__, "site": None, "_before": None, "_tracker": None, "_history": None, "fall": None}

    def look(self) -> None:
        looked = self._tracker is not None and self._tracker.look()
        self._ticks += 1
        if self.accident is not None:
            return
        if looked:
            self._remember()
        if self._ticks % LOOK_TICKS:
            return
        known = self.slip
        self._look_for_falls()
        fell = self.accident or self.slip
        if fell is not None and fell is not known:
            self.fall = self._fall(fell.piece)

    def _remember(self) -> None:
        if self._history is not None and self._tracker is not None:
            self._history.see(self._ticks, self._tracker.seen, bool(self.site.hand.held))

    def _fall(self, piece: Piece) -> Fall | None:
        """Of a piece that has just come down; over a copy nobody asks why."""
        if self._history is None:
            return None
        self._history.see(self._ticks, self.site.poses(), bool(self.site.hand.held))
        return Fall(piece, self._ticks, self._history, Site.frozen)

    def _look_for_falls(self) -> None:
        grounded = self.site.contacts.groundings()
        self.accident = fell_on_the_ground(grounded, self._structure, self._set_down) or self._crane_accident()
        if self.site.hand.held:
            return
        self._set_riders_down()
        if self.accident is not None:
            return
        newcomers = {piece for piece in self._handled - self._structure if PIECES[piece] not in STEADY_KINDS}
        self._set_down |= {one for one in grounded if one[0] in newcomers and _is_platform(one)}  # M81
        slip = fell_on_the_ground(grounded, newcomers, self._set_down)
        if self._strict:
            self.accident = slip  # M61
        self.slip = self.slip or slip
        down = {one[0] for one in grounded if not _is_platform(one)}
        self._let_in(newcomers & (set(self.site.pieces) - down))

    def crane_fell(self) -> bool:
        return self._crane is not None and CRANE in self.site and crane_fell(self._crane, self.site.pose(CRANE))

    def _crane_accident(self) -> Accident | None:
        """M81; not while the hand itself moves it."""
        if CRANE in self._handled or not self.crane_fell():
            return None
        return Accident(CRANE, BOX if BOX in self.site.contacts.pressing(CRANE) else TABLE)

    def puts_up(self, place: Pose) -> None:
        self._crane = place

    def _set_riders_down(self) -> None:
        """Once the hand is open: what lay on the piece it held, and still does, falls from where it is now."""
        if self._opened:
            return
        self._opened = True
        for piece in sorted(self._riders & set(self.site.pieces)):
            here = self._lay_now(piece)
            if here.touched & (self._handled | self._riders):
                self._lays[piece] = here

    def _lay_now(self, piece: Piece) -> Lay:
        return lay(piece, self.site.pose(piece), self.site.contacts.touches_of([piece]))

    def _let_in(self, newcomers: Iterable[Piece]) -> None:
        """Pieces that have come to lie in the structure are part of it from now on."""
        for piece in newcomers:
            slow = math.hypot(*self.site.velocity(piece).linear) < MEMBER_BELOW_MM_S
            self._calm[piece] = self._calm[piece] + LOOK_TICKS if slow else 0
            if self._calm[piece] >= MEMBER_AFTER_TICKS:
                self._structure = self._structure | {piece}
                self._lays[piece] = self._lay_now(piece)

    def outcome(self, rest: Rest, gone: tuple[Piece, ...] = ()) -> Acted:
        after = Survey(self.site.poses(), self.site.contacts.touches())
        accident = self.accident_at_rest(after)
        slipped = self.slipped and accident is None
        fall = self.fall
        if accident is not None and self.accident is None:  # told only now that all is at rest
            fall = self._fall(accident.piece)
        return Acted(
            dict(after.poses), after, rest, accident, slipped, self._before, frozenset(self._set_down), gone,
            b"" if self._tracker is None else self._tracker.written(), frozenset(self._handled), self._crane,
            fall,
        )  # fmt: skip

    def accident_at_rest(self, after: Survey) -> Accident | None:
        """The first one; some are seen only when everything has come to rest."""
        return self.accident or fell_on_a_worker(self._lays, after, self._structure) or self._lies_low(after)

    def may_have_fallen(self) -> bool:
        """Some member is so much lower than it lay that it may have fallen on a worker (M60); or slips are strict, and
        what touches a ground ever so lightly has fallen (M61)."""
        if self._strict:
            return True
        known = self._structure & set(self._lays) & set(self.site.pieces)
        return any(self._lays[piece].centre_z_mm - self._centre_z_mm(piece) >= SANK_MM for piece in known)

    def _centre_z_mm(self, piece: Piece) -> float:
        return point_of(self.site.pose(piece), make_of(piece).centre_of_mass)[2]

    def _lies_low(self, after: Survey) -> Accident | None:
        """Strict slips: no piece that was let go may touch the ground at rest, however lightly (M61, M82)."""
        let_go = {piece for piece in self._handled if PIECES[piece] not in STEADY_KINDS} if self._strict else set()
        return fell_on_the_ground(groundings(after), let_go, self._set_down)


def _is_platform(grounding: Grounding) -> bool:
    """The crane's: pieces may be put there (M81)."""
    return PIECES.get(grounding[1]) is Kind.CRANE


Acting = Generator[Watch, None, T]
"""An act on its way: told of once before it begins, and again after every tick."""


def to_the_end(acting: Acting[T]) -> T:
    """At once."""
    while True:
        try:
            next(acting)
        except StopIteration as end:
            result: T = end.value
            return result
