"""Acts of the hand on a site at rest: place, clear away, push back. The engine runs here and nowhere else in the rules.

An act is a pure function of the poses it starts from and of the path: the same on the same machine, and never run again
on replay, because its outcome is an event (referee.py). It goes on tick by tick, whoever leads the hand, so that it is
the same act live and at once. Accidents are watched for while it runs (M60).
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterable, Mapping
from typing import Literal, TypeVar

import msgspec

from chantier.core.errors import BadInput
from chantier.games.men_at_work.accidents import (
    Accident,
    Grounding,
    fell_on_a_worker,
    fell_on_the_ground,
    groundings,
    members,
)
from chantier.games.men_at_work.hand import Along, Guide, Path, Tremor, led, take
from chantier.games.men_at_work.physics import Site
from chantier.games.men_at_work.pieces import PIECES, STEADY_KINDS, Kind, Piece, hat_of, highest_point_mm
from chantier.games.men_at_work.poses import Pose, add
from chantier.games.men_at_work.settling import Rest, Ticking
from chantier.games.men_at_work.survey import Survey
from chantier.games.men_at_work.tracks import Tracker
from chantier.games.men_at_work.tuning import TICKS_PER_S

T = TypeVar("T")
LOOK_TICKS = 2
"""How often the watch looks for pieces on the table."""
MEMBER_AFTER_TICKS = round(0.25 * TICKS_PER_S)
MEMBER_BELOW_MM_S = 5.0
"""A released piece belongs to the structure once it has been this slow for that long, off the table."""
LIFT_MM = 4.0
"""A piece that is lifted straight up is tried in steps of so much; nothing is thinner."""


class Acted(msgspec.Struct, frozen=True):
    """What an act came to."""

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


def standing(poses: Mapping[Piece, Pose]) -> Site:
    """The site as it rests: one tick finds the contacts again, and nothing gets to move."""
    site = Site()
    site.add_all(poses)
    site.step()
    site.put_to_sleep()
    return site


def survey(site: Site) -> Survey:
    return Survey(site.poses(), site.touches())


Slips = Literal["friendly", "strict"]
Joined = tuple[Piece, Pose]


def place(
    poses: Mapping[Piece, Pose], piece: Piece, start: Pose, path: Path, joined: Joined | None,
    tremor: Tremor | None = None, slips: Slips | None = None,
) -> Acted:  # fmt: skip
    """`placing` along a path, at once."""
    return to_the_end(placing(poses, piece, start, Along(path), joined, tremor, slips))


def push_back(poses: Mapping[Piece, Pose], piece: Piece, path: Path) -> Acted:
    """`pushing_back` along a path, at once."""
    return to_the_end(pushing_back(poses, piece, Along(path)))


def clear_away(poses: Mapping[Piece, Pose], piece: Piece, path: Path, by_force: bool = False) -> Acted:
    """`clearing_away` along a path, at once; where it leads nowhere, the hook is not needed."""
    along = Along(path)
    return to_the_end(clearing_away(poses, piece, along if path.targets else None, by_force))


def placing(
    poses: Mapping[Piece, Pose], piece: Piece, start: Pose, guide: Guide, joined: Joined | None,
    tremor: Tremor | None = None, slips: Slips | None = None,
) -> Acting[Acted]:  # fmt: skip
    """A piece from the reserve, or one of this turn's pieces again (M33), is led somewhere and let go. What slips is
    taken back to the reserve or is an accident, as the table wants it (M61); without its word it stays."""
    site = standing(poses)
    before = survey(site)
    if piece in site:
        site.hold(piece, None if joined is None else joined[0])
    else:
        take(site, piece, start, joined)
    watch = Watch(site, before, site.held, strict=slips == "strict")
    yield watch
    rest = yield from watch.over(led(site, guide, tremor))
    if slips != "friendly" or watch.accident is not None or not watch.slipped:
        return watch.outcome(rest)
    after = survey(site)
    came = {one for own in (piece, *_known(joined)) for one in (own, hat_of(own)) if one not in before.poses}
    worn = {hat for own in (piece, *_known(joined)) for hat in _his_hat(after, own)}
    return (yield from _without(site, {piece, *worn, *came} & set(site.pieces), watch))


def pushing_back(poses: Mapping[Piece, Pose], piece: Piece, guide: Guide) -> Acting[Acted]:
    """A girder that leans on the table is pushed (M63)."""
    site = standing(poses)
    before = survey(site)
    site.hold(piece)
    watch = Watch(site, before, site.held)
    yield watch
    return watch.outcome((yield from watch.over(led(site, guide))))


def clearing_away(
    poses: Mapping[Piece, Pose], piece: Piece, guide: Guide | None, by_force: bool = False
) -> Acting[Acted]:
    """The hook takes a piece somewhere, then it is lifted away if nothing is above it (M63); what leaned on it may come
    down (M64). By force it is taken from where it is."""
    site = standing(poses)
    if piece not in site:
        raise BadInput("piece_not_on_site", piece=piece)
    watch = Watch(site, survey(site), (piece,))
    rest = Rest(settled=True, ticks=0, damped=False)
    if guide is not None:
        site.hold(piece)
        yield watch
        rest = yield from watch.over(led(site, guide))
    gone = {piece, *_his_hat(survey(site), piece)}
    if _covered(site, piece, gone) and not by_force:
        return watch.outcome(rest)
    return (yield from _without(site, gone, watch))


def _known(joined: Joined | None) -> tuple[Piece, ...]:
    return () if joined is None else (joined[0],)


def _without(site: Site, gone: set[Piece], watch: Watch) -> Acting[Acted]:
    """These pieces are taken away; what leaned on them may come down."""
    for one in gone:
        site.remove(one)
    return watch.outcome((yield from watch.over(site.settling())), tuple(sorted(gone)))


def _his_hat(seen: Survey, piece: Piece) -> list[Piece]:
    """The hat a worker wears, if it is a worker and he does."""
    return [hat_of(piece)] if PIECES[piece] is Kind.WORKER and hat_of(piece) in seen.touched(piece) else []


def covered(site: Site, seen: Survey, pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """Of these, the ones that cannot be lifted straight up: they have to be pulled out with the hook (M63)."""
    return tuple(piece for piece in pieces if _covered(site, piece, {piece, *_his_hat(seen, piece)}))


def _covered(site: Site, piece: Piece, own: set[Piece]) -> bool:
    pose = site.pose(piece)
    top = max(highest_point_mm(other, site.pose(other)) for other in site.pieces)
    steps = math.ceil(max(0.0, top - pose.position[2]) / LIFT_MM) + 1
    lifted = (Pose(add(pose.position, (0.0, 0.0, LIFT_MM * step)), pose.rotation) for step in range(1, steps))
    return any(site.inside(piece, one) - own for one in lifted)


class Watch:
    """Looks on while the site moves and remembers the first accident."""

    def __init__(self, site: Site, before: Survey, handled: tuple[Piece, ...], strict: bool = False) -> None:
        self.site, self._before, self._strict = site, before, strict
        self._handled = {*handled, *(hat_of(piece) for piece in handled if PIECES[piece] is Kind.WORKER)}
        self._structure = members(before) - self._handled
        self._set_down = groundings(before)
        self._calm = dict.fromkeys(self._handled, 0)
        self._ticks = 0
        self._tracker = Tracker(site.poses, TICKS_PER_S)
        self.accident: Accident | None = None
        self.slipped = False

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

    def look(self) -> None:
        self._tracker.look()
        self._ticks += 1
        if self._ticks % LOOK_TICKS or self.accident is not None:
            return
        grounded = self.site.groundings()
        self.accident = fell_on_the_ground(grounded, self._structure, self._set_down)
        if self.site.held or self.accident is not None:
            return
        newcomers = {piece for piece in self._handled - self._structure if PIECES[piece] not in STEADY_KINDS}
        self._set_down |= {one for one in grounded if one[0] in newcomers and PIECES.get(one[1]) is Kind.CRANE}  # M81
        slip = fell_on_the_ground(grounded, newcomers, self._set_down)
        if self._strict:
            self.accident = slip  # M61
        self.slipped = self.slipped or slip is not None
        down = {piece for piece, ground in grounded if PIECES.get(ground) is not Kind.CRANE}
        self._let_in(newcomers & (set(self.site.pieces) - down))

    def _let_in(self, newcomers: Iterable[Piece]) -> None:
        """Pieces that have come to lie in the structure are part of it from now on."""
        for piece in newcomers:
            slow = math.hypot(*self.site.velocity(piece).linear) < MEMBER_BELOW_MM_S
            self._calm[piece] = self._calm[piece] + LOOK_TICKS if slow else 0
            if self._calm[piece] >= MEMBER_AFTER_TICKS:
                self._structure = self._structure | {piece}

    def outcome(self, rest: Rest, gone: tuple[Piece, ...] = ()) -> Acted:
        after = survey(self.site)
        accident = self.accident or fell_on_a_worker(self._before, after, self._structure)
        slipped = self.slipped and accident is None
        return Acted(
            dict(after.poses), after, rest, accident, slipped, self._before, frozenset(self._set_down), gone,
            self._tracker.written(),
        )  # fmt: skip


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
