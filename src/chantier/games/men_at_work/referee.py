"""The referee: the one door between the rules and the engine. It sees what a careful person at the table would see.

Physics is a kind of chance: what the referee saw is kept in an event, and a replay asks `Recorded`, which repeats it,
instead of `Simulated`, which lets the engine run.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from typing import NamedTuple, Protocol

import msgspec

from chantier.core.chance import ImpossibleDraw
from chantier.games.men_at_work import acts
from chantier.games.men_at_work.accidents import Accident, Grounding, groundings, is_ground
from chantier.games.men_at_work.acts import Acted, Acting, to_the_end
from chantier.games.men_at_work.crew import Crew
from chantier.games.men_at_work.hand import Along, Guide, Tremor
from chantier.games.men_at_work.judge import Condition, Job, has_one_end_on_the_table, judge
from chantier.games.men_at_work.moves import ClearAway, Place, PushBack
from chantier.games.men_at_work.physics import Site
from chantier.games.men_at_work.pieces import PIECES, TABLE, Kind, Piece
from chantier.games.men_at_work.poses import Pose, angle_between_up_deg
from chantier.games.men_at_work.state import Clearing
from chantier.games.men_at_work.survey import Survey
from chantier.games.men_at_work.tolerances import TOPPLED_DEG
from chantier.games.men_at_work.tuning import ENGINE

POSITION_DIGITS, ROTATION_DIGITS = 4, 7
"""Poses at rest are kept to a tenth of a micrometre; the engine itself knows no more."""

NOTHING_LEFT = Clearing()


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that the rules learn from the engine about one act."""

    poses: dict[Piece, Pose]
    """Every piece on the site, at rest."""
    settled: bool = True
    """False: it would not come to rest and was put to sleep."""
    conditions: tuple[Condition, ...] = ()
    """The verdict, where a job was finished without an accident (M37)."""
    accident: Accident | None = None
    slipped: bool = False
    gone: tuple[Piece, ...] = ()
    """Taken away to the reserve."""
    lying: tuple[Piece, ...] = ()
    """On the ground, and to be cleared away (M63, M82)."""
    optional: tuple[Piece, ...] = ()
    """May be cleared away too: supports that fell, and what rests only on what lies there."""
    pushable: tuple[Piece, ...] = ()
    """Girders with one end on the table."""
    covered: tuple[Piece, ...] = ()
    """Of what may be cleared away: has something above it, so the hook must pull it out first."""
    track: bytes = b""


class Placing(NamedTuple):
    """What a referee is asked about a piece that is placed."""

    poses: Mapping[Piece, Pose]
    move: Place
    tremor: Tremor | None
    job: Job | None
    free_slips: bool


class Tidying(NamedTuple):
    """What a referee is asked about clearing up."""

    poses: Mapping[Piece, Pose]
    move: ClearAway | PushBack
    left: Clearing
    by_force: bool


Question = Placing | Tidying


class Referee(Protocol):
    engine: str

    def prepare(self, placed: Mapping[Piece, Pose]) -> dict[Piece, Pose]: ...
    def place(
        self, poses: Mapping[Piece, Pose], move: Place, tremor: Tremor | None, job: Job | None, free_slips: bool
    ) -> Seen: ...
    def clear(
        self, poses: Mapping[Piece, Pose], move: ClearAway | PushBack, left: Clearing, by_force: bool
    ) -> Seen: ...


class Simulated:
    """Lets the engine run, here and now."""

    engine = ENGINE

    def prepare(self, placed: Mapping[Piece, Pose]) -> dict[Piece, Pose]:
        """A site that has come to rest (M10)."""
        site = Site()
        site.add_all(placed)
        site.settle()
        return _rounded(site.poses())

    def place(
        self, poses: Mapping[Piece, Pose], move: Place, tremor: Tremor | None, job: Job | None, free_slips: bool
    ) -> Seen:
        return to_the_end(acting(Placing(poses, move, tremor, job, free_slips), Along(move.path)))

    def clear(self, poses: Mapping[Piece, Pose], move: ClearAway | PushBack, left: Clearing, by_force: bool) -> Seen:
        along = Along(move.path)
        hookless = isinstance(move, ClearAway) and not move.path.targets
        return to_the_end(acting(Tidying(poses, move, left, by_force), None if hookless else along))


def acting(question: Question, guide: Guide | None) -> Acting[Seen]:
    """What the referee is asked about happens, and he tells what he saw; anybody may lead it. Without a guide, a piece
    is cleared away from where it lies."""
    if isinstance(question, Placing):
        acted = yield from _placing(question, guide)
        return seen(acted, question.job)
    if isinstance(question.move, ClearAway):
        acted = yield from acts.clearing_away(question.poses, question.move.piece, guide, question.by_force)
    else:
        assert guide is not None, "a push leads somewhere"
        acted = yield from acts.pushing_back(question.poses, question.move.piece, guide)
    return seen(acted, None, question.left)


def _placing(question: Placing, guide: Guide | None) -> Acting[Acted]:
    assert guide is not None, "a piece that is placed is led there"
    move = question.move
    joined = None if move.joined is None or move.joined_start is None else (move.joined, move.joined_start)
    slips: acts.Slips = "friendly" if question.free_slips else "strict"
    return acts.placing(question.poses, move.piece, move.start, guide, joined, question.tremor, slips)


class Delegated:
    """Lets the engine run in a worker process: the engine holds Python's lock while it steps, and what it does there
    cannot take the house down. A worker that dies is replaced and the act done again, so that no game is lost."""

    engine = ENGINE

    def __init__(self, crew: Crew, referee: Referee | None = None) -> None:
        self._crew, self._referee = crew, referee or Simulated()

    def prepare(self, placed: Mapping[Piece, Pose]) -> dict[Piece, Pose]:
        return self._crew.ask(self._referee.prepare, placed)

    def place(
        self, poses: Mapping[Piece, Pose], move: Place, tremor: Tremor | None, job: Job | None, free_slips: bool
    ) -> Seen:
        return self._crew.ask(self._referee.place, poses, move, tremor, job, free_slips)

    def clear(self, poses: Mapping[Piece, Pose], move: ClearAway | PushBack, left: Clearing, by_force: bool) -> Seen:
        return self._crew.ask(self._referee.clear, poses, move, left, by_force)


class Recorded:
    """Repeats what was seen, in order; the engine stays off."""

    def __init__(self, engine: str, prepared: dict[Piece, Pose], acts: Iterable[Seen]) -> None:
        self.engine = engine
        self._prepared = prepared
        self._acts = iter(acts)

    def prepare(self, placed: Mapping[Piece, Pose]) -> dict[Piece, Pose]:
        if set(placed) != set(self._prepared):
            raise ImpossibleDraw("site_differs")
        return self._prepared

    def place(
        self, poses: Mapping[Piece, Pose], move: Place, tremor: Tremor | None, job: Job | None, free_slips: bool
    ) -> Seen:
        return self._next()

    def clear(self, poses: Mapping[Piece, Pose], move: ClearAway | PushBack, left: Clearing, by_force: bool) -> Seen:
        return self._next()

    def _next(self) -> Seen:
        for one in self._acts:
            return one
        raise ImpossibleDraw("draw_missing", purpose="site")


def seen(acted: Acted, job: Job | None, left: Clearing = NOTHING_LEFT) -> Seen:
    """An act as the referee tells it; judged if it finished a job and nothing went wrong. What was left to be cleared
    before is so still, where it is still there."""
    undisturbed = acted.accident is None and not acted.slipped
    lying = _lying(acted, left)
    toppled = _toppled_supports(acted) if acted.accident is not None else set()
    if any(PIECES[piece] is Kind.BOX for piece in acted.poses):  # M82: supports that fell go back like girders
        lying, toppled = lying | toppled, set()
    waiting = {piece for piece in left.optional if PIECES[piece] is Kind.SUPPORT and piece in acted.poses}
    optional = (toppled | waiting | _debris(acted.survey, lying)) - lying
    return Seen(
        poses=_rounded(acted.poses),
        settled=acted.rest.settled,
        conditions=judge(acted.survey, job).conditions if job is not None and undisturbed else (),
        accident=acted.accident,
        slipped=acted.slipped,
        gone=acted.gone,
        lying=tuple(sorted(lying)),
        optional=tuple(sorted(optional)),
        pushable=tuple(sorted(piece for piece in lying if _may_be_pushed_back(acted.survey, piece))),
        covered=_covered(acted, sorted(lying | optional)),
        track=acted.track,
    )


def _covered(acted: Acted, pieces: list[Piece]) -> tuple[Piece, ...]:
    return acts.covered(acts.standing(acted.poses), acted.survey, pieces) if pieces else ()


def _lying(acted: Acted, left: Clearing) -> set[Piece]:
    """What has to go (M63), and what had to go before and is still on some ground."""
    return {one[0] for one in groundings(acted.survey) if one[0] in left.lying or _has_to_go(one, acted.set_down)}


def _has_to_go(grounding: Grounding, set_down: Set[Grounding]) -> bool:
    """Everything on the table but supports; all that fell on the platform (M81); in the box only girders (M82)."""
    piece, ground = grounding
    match PIECES[piece], PIECES.get(ground):
        case ((Kind.SUPPORT | Kind.CRANE | Kind.BOX), _):
            return False
        case kind, Kind.BOX:
            return kind is Kind.GIRDER
        case _, Kind.CRANE:
            return grounding not in set_down
    return True


def _toppled_supports(acted: Acted) -> set[Piece]:
    """Supports that came down, or fell over, in this act."""
    before = {piece for piece, _ in groundings(acted.before)}
    return {
        piece
        for piece, _ in groundings(acted.survey)
        if PIECES[piece] is Kind.SUPPORT
        and piece in acted.before.poses
        and (piece not in before or _tipped_deg(acted, piece) > TOPPLED_DEG)
    }


def _tipped_deg(acted: Acted, piece: Piece) -> float:
    return angle_between_up_deg(acted.before.poses[piece].rotation, acted.survey.poses[piece].rotation)


def _debris(survey: Survey, lying: set[Piece]) -> set[Piece]:
    """What rests on nothing but what lies there: it would come down with it."""
    found = set(lying)
    loose = [piece for piece in survey.poses if PIECES[piece] not in (Kind.CRANE, Kind.BOX)]
    while True:
        more = {piece for piece in loose if piece not in found and _rests_only_on(survey, piece, found)}
        if not more:
            return found - lying
        found |= more


def _rests_only_on(survey: Survey, piece: Piece, others: set[Piece]) -> bool:
    bearers = {touch.other for touch in survey.bearers(piece)}
    return bool(bearers) and bearers <= others


def _may_be_pushed_back(survey: Survey, piece: Piece) -> bool:
    """M63; a girder that also touches the platform of the crane or the floor of the box does not lean, it lies."""
    grounds = {touch.other for touch in survey.touches(piece) if is_ground(touch)}
    return PIECES[piece] is Kind.GIRDER and grounds == {TABLE} and has_one_end_on_the_table(survey, piece)


def _rounded(poses: Mapping[Piece, Pose]) -> dict[Piece, Pose]:
    return {piece: _rounded_pose(pose) for piece, pose in poses.items()}


def _rounded_pose(pose: Pose) -> Pose:
    x, y, z = (round(mm, POSITION_DIGITS) for mm in pose.position)
    w, i, j, k = (round(part, ROTATION_DIGITS) for part in pose.rotation)
    return Pose((x, y, z), (w, i, j, k))
