"""Acts of the hand on a site at rest: place, take away, push back. The engine runs here and nowhere else in the rules.

An act is a pure function of the poses it starts from and of the path: the same on the same machine, and never run again
on replay, because its outcome is an event. Accidents are watched for while it runs (M60).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

import msgspec

from chantier.core.errors import BadInput
from chantier.games.men_at_work.accidents import Accident, fell_on_a_worker, fell_on_the_ground, members
from chantier.games.men_at_work.hand import Path, follow, take
from chantier.games.men_at_work.physics import TICKS_PER_S, Site
from chantier.games.men_at_work.pieces import PIECES, TABLE, Kind, Piece, hat_of
from chantier.games.men_at_work.poses import Pose
from chantier.games.men_at_work.settling import Rest
from chantier.games.men_at_work.survey import Survey

LOOK_TICKS = 2
"""How often the watch looks for pieces on the table."""
MEMBER_AFTER_TICKS = round(0.25 * TICKS_PER_S)
MEMBER_BELOW_MM_S = 5.0
"""A released piece belongs to the structure once it has been this slow for that long, off the table."""


class Acted(msgspec.Struct, frozen=True):
    """What an act came to."""

    poses: dict[Piece, Pose]
    survey: Survey
    rest: Rest
    accident: Accident | None
    slipped: bool
    """The piece in hand went to the table before it was ever part of the structure (M61)."""


def standing(poses: Mapping[Piece, Pose]) -> Site:
    """The site as it rests: one tick finds the contacts again, and nothing gets to move."""
    site = Site()
    site.add_all(poses)
    site.step()
    site.put_to_sleep()
    return site


def survey(site: Site) -> Survey:
    return Survey(site.poses(), site.touches())


def place(
    poses: Mapping[Piece, Pose], piece: Piece, start: Pose, path: Path, joined: tuple[Piece, Pose] | None
) -> Acted:
    """A piece from the reserve, or one of this turn's pieces again (M33), goes along a path and is let go."""
    site = standing(poses)
    before = survey(site)
    if piece in site:
        site.hold(piece, None if joined is None else joined[0])
    else:
        take(site, piece, start, joined)
    watch = _Watch(site, members(before) - set(site.held), site.held)
    rest = follow(site, path, each_tick=watch.look)
    return watch.outcome(before, rest)


def take_away(poses: Mapping[Piece, Pose], piece: Piece) -> Acted:
    """A piece is lifted off the table; what leaned on it may come down (M63, M64)."""
    site = standing(poses)
    if piece not in site:
        raise BadInput("piece_not_on_site", piece=piece)
    before = survey(site)
    gone = {piece, *([hat_of(piece)] if PIECES[piece] is Kind.WORKER and _wears_his_hat(before, piece) else [])}
    for one in gone:
        site.remove(one)
    watch = _Watch(site, members(before) - gone, ())
    return watch.outcome(before, site.settle(watch.look))


def _wears_his_hat(seen: Survey, worker: Piece) -> bool:
    return hat_of(worker) in seen.touched(worker)


class _Watch:
    """Looks on while the site moves and remembers the first accident."""

    def __init__(self, site: Site, structure: set[Piece], handled: tuple[Piece, ...]) -> None:
        self._site = site
        self._structure = structure
        self._handled = {*handled, *(hat_of(piece) for piece in handled if PIECES[piece] is Kind.WORKER)}
        self._calm = dict.fromkeys(self._handled, 0)
        self._ticks = 0
        self.accident: Accident | None = None
        self.slipped = False

    def look(self) -> None:
        self._ticks += 1
        if self._ticks % LOOK_TICKS or self.accident is not None:
            return
        grounded = self._site.pressing(TABLE)
        self.accident = fell_on_the_ground(((piece, TABLE) for piece in grounded), self._structure)
        if self._site.held:
            return
        newcomers = self._handled - self._structure
        if any(piece in grounded for piece in newcomers):
            self.slipped = True
        self._let_in(newcomers - grounded)

    def _let_in(self, newcomers: Iterable[Piece]) -> None:
        """Pieces that have come to lie in the structure are part of it from now on."""
        for piece in newcomers:
            slow = math.hypot(*self._site.velocity(piece).linear) < MEMBER_BELOW_MM_S
            self._calm[piece] = self._calm[piece] + LOOK_TICKS if slow else 0
            if self._calm[piece] >= MEMBER_AFTER_TICKS:
                self._structure = self._structure | {piece}

    def outcome(self, before: Survey, rest: Rest) -> Acted:
        after = survey(self._site)
        accident = self.accident or fell_on_a_worker(before, after, self._structure)
        return Acted(self._site.poses(), after, rest, accident, self.slipped and accident is None)
