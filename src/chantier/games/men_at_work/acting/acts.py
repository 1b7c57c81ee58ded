"""Acts of the hand on a site at rest: place, clear away, push back. The engine runs here and nowhere else in the rules.

An act is a pure function of the poses it starts from and of the path: the same on the same machine, and never run again
on replay, because its outcome is an event (referee.py). It goes on tick by tick, whoever leads the hand, so that it is
the same act live and at once. Accidents are watched for while it runs (M60).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Literal

from chantier.core.errors import BadInput
from chantier.games.men_at_work.acting.hand import AlongPath, Grasp, Guide, Path, Tremor, led, take
from chantier.games.men_at_work.acting.watch import Acted, Acting, Watch, to_the_end
from chantier.games.men_at_work.engine.cranes import room_for_the_crane
from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.engine.pushing import Rail
from chantier.games.men_at_work.engine.settling import Rest
from chantier.games.men_at_work.geometry.poses import Pose, add
from chantier.games.men_at_work.judging.survey import Survey
from chantier.games.men_at_work.pieces import (
    CRANE,
    PIECES,
    Kind,
    Piece,
    hat_of,
    highest_point_mm,
)

LIFT_MM = 4.0
"""A piece that is lifted straight up is tried in steps of so much; nothing is thinner."""


def standing(poses: Mapping[Piece, Pose]) -> Site:
    """The site as it rests: one tick finds the contacts again, and nothing gets to move."""
    site = Site()
    site.add_all(poses)
    site.step()
    site.put_to_sleep()
    return site


def survey(site: Site) -> Survey:
    return Survey(site.poses(), site.contacts.touches())


Slips = Literal["friendly", "strict"]


def place(
    poses: Mapping[Piece, Pose], grasp: Grasp, path: Path, tremor: Tremor | None = None, slips: Slips | None = None
) -> Acted:
    """`placing` along a path, at once."""
    return to_the_end(placing(poses, grasp, AlongPath(path), tremor, slips))


def push_back(poses: Mapping[Piece, Pose], piece: Piece, path: Path) -> Acted:
    """`pushing_back` along a path, at once."""
    return to_the_end(pushing_back(poses, piece, AlongPath(path)))


def clear_away(
    poses: Mapping[Piece, Pose], piece: Piece, path: Path, by_force: bool = False, stood: Pose | None = None
) -> Acted:
    """`clearing_away` along a path, at once; where it leads nowhere, the hook is not needed."""
    along = AlongPath(path)
    return to_the_end(clearing_away(poses, piece, along if path.targets else None, by_force, stood))


def placing(
    poses: Mapping[Piece, Pose],
    grasp: Grasp,
    guide: Guide,
    tremor: Tremor | None = None,
    slips: Slips | None = None,
    preparing: bool = False,
) -> Acting[Acted]:
    """A piece from the reserve, or one of this turn's pieces again (M33), is led somewhere and let go. What slips is
    taken back to the reserve or is an accident, as the table wants it (M61); without its word it stays. While the site
    is prepared nobody clears up: a crane that tipped over is put up again at once (M10, M81)."""
    site = standing(poses)
    before = survey(site)
    if grasp.piece in site:
        site.hand.hold(*grasp.pieces)
    else:
        take(site, grasp)
    watch = Watch(site, before, site.hand.held, strict=slips == "strict")
    yield watch
    rest = yield from watch.over(led(site, guide, tremor))
    gone: set[Piece] = set()
    if slips == "friendly" and watch.accident is None and watch.slipped:
        after = survey(site)
        came = {one for own in grasp.pieces for one in (own, hat_of(own)) if one not in before.poses}
        worn = {hat for own in grasp.pieces for hat in _his_hat(after, own)}
        gone = {grasp.piece, *worn, *came} & set(site.pieces)
        rest = yield from _without(site, gone, watch)
    if preparing and watch.crane_fell():
        rest = yield from _put_up(site, before.poses[CRANE], watch)
    return watch.outcome(rest, tuple(sorted(gone)))


def pushing_back(poses: Mapping[Piece, Pose], piece: Piece, guide: Guide, crane_lies: bool = False) -> Acting[Acted]:
    """A girder that leans on the table is pushed along its own way (M63)."""
    site = standing(poses)
    before = survey(site)
    site.hand.hold(piece)
    watch = Watch(site, before, site.hand.held, crane_lies=crane_lies)
    yield watch
    return watch.outcome((yield from watch.over(led(site, guide, within=Rail(before, piece)))))


def clearing_away(
    poses: Mapping[Piece, Pose], piece: Piece, guide: Guide | None, by_force: bool = False, stood: Pose | None = None
) -> Acting[Acted]:
    """The hook takes a piece somewhere, then it is lifted away if nothing is above it (M63); what leaned on it may come
    down (M64). By force it is taken from where it is. The crane, which lies and stood there once, is put up (M81)."""
    site = standing(poses)
    if piece not in site:
        raise BadInput("piece_not_on_site", piece=piece)
    watch = Watch(site, survey(site), (piece,), crane_lies=stood is not None)
    rest = Rest(settled=True, ticks=0, damped=False)
    if guide is not None:
        site.hand.hold(piece)
        yield watch
        rest = yield from watch.over(led(site, guide))
    if piece == CRANE:
        return watch.outcome((yield from _put_up(site, stood or _upright(site.pose(CRANE)), watch)))
    gone = {piece, *_his_hat(survey(site), piece)}
    if _covered(site, piece, gone) and not by_force:
        return watch.outcome(rest)
    rest = yield from _without(site, gone, watch)
    return watch.outcome(rest, tuple(sorted(gone)))


def _without(site: Site, gone: set[Piece], watch: Watch) -> Acting[Rest]:
    """These pieces are taken away; what leaned on them may come down."""
    for one in sorted(gone):
        site.remove(one)
    return (yield from watch.over(site.settling()))


def _put_up(site: Site, stood: Pose, watch: Watch) -> Acting[Rest]:
    """The crane is taken up, what leaned on it may come down, and it stands again where it stood, or as near as there
    is room (M81)."""
    rest = yield from _without(site, {CRANE}, watch)
    place = room_for_the_crane(site, stood)
    watch.puts_up(place)
    site.add(CRANE, place)
    again = yield from watch.over(site.settling())
    return Rest(rest.settled and again.settled, rest.ticks + again.ticks, rest.damped or again.damped)


def _upright(pose: Pose) -> Pose:
    x, y, _ = pose.position
    return Pose((x, y, 0.0))


def _his_hat(seen: Survey, piece: Piece) -> list[Piece]:
    """The hat a worker wears, if it is a worker and he does."""
    return [hat_of(piece)] if PIECES[piece] is Kind.WORKER and hat_of(piece) in seen.touched(piece) else []


def covered(site: Site, seen: Survey, pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """Of these, the ones that cannot be lifted straight up: they have to be pulled out with the hook (M63). The crane
    is put up wherever it lies (M81)."""
    movable = (piece for piece in pieces if piece != CRANE)
    return tuple(piece for piece in movable if _covered(site, piece, {piece, *_his_hat(seen, piece)}))


def _covered(site: Site, piece: Piece, own: set[Piece]) -> bool:
    pose = site.pose(piece)
    top = max(highest_point_mm(other, site.pose(other)) for other in site.pieces)
    steps = math.ceil(max(0.0, top - pose.position[2]) / LIFT_MM) + 1
    lifted = (Pose(add(pose.position, (0.0, 0.0, LIFT_MM * step)), pose.rotation) for step in range(1, steps))
    return any(site.contacts.inside(piece, one) - own for one in lifted)
