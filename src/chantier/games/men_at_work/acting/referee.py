"""The referee: the one door between the rules and the engine. It sees what a careful person at the table would see.

Physics is a kind of chance: what the referee saw is kept in an event, and a replay asks `Recorded`, which repeats it,
instead of `Simulated`, which lets the engine run.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from typing import NamedTuple, Protocol

import msgspec

from chantier.core.chance import ImpossibleDraw
from chantier.core.crew import Crew
from chantier.core.errors import BadInput, IllegalMove
from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.acting.hand import AlongPath, Guide, Path, Tremor, check_length
from chantier.games.men_at_work.acting.watch import Acted, Acting, to_the_end
from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.engine.tuning import ENGINE
from chantier.games.men_at_work.fall_cause import Cause
from chantier.games.men_at_work.geometry.poses import Pose, angle_between_up_deg
from chantier.games.men_at_work.judging.accidents import Accident, Grounding, crane_fell, groundings, is_ground
from chantier.games.men_at_work.judging.judge import Condition, Job, has_one_end_on_the_table, judge
from chantier.games.men_at_work.judging.survey import Survey
from chantier.games.men_at_work.judging.tolerances import TOPPLED_DEG
from chantier.games.men_at_work.moves import ClearAway, Place, PushBack
from chantier.games.men_at_work.pieces import CRANE, PIECES, TABLE, Kind, Piece
from chantier.games.men_at_work.state import Clearing

POSITION_DIGITS, ROTATION_DIGITS = 4, 7
"""Poses at rest are kept to a tenth of a micrometre; the engine itself knows no more."""

NOTHING_LEFT = Clearing()
SLIPS: Mapping[bool | None, acts.Slips | None] = {True: "friendly", False: "strict", None: None}


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
    fallen: tuple[Piece, ...] = ()
    """Supports that fell without an accident, now or earlier, and lie there still: for the next clearing up (M63)."""
    crane: Pose | None = None
    """Where the crane stood before it tipped over; it lies (M81)."""
    track: bytes = b""
    cause: Cause | None = None
    """Why the piece fell or slipped: told to people, and no rule asks for it (fall_cause/)."""


class Placing(NamedTuple):
    """Question to a referee about a piece that is placed."""

    poses: Mapping[Piece, Pose]
    move: Place
    tremor: Tremor | None
    job: Job | None
    free_slips: bool | None
    """None: what slips stays where it lies, and nothing is said of it (practice.py)."""
    fallen: tuple[Piece, ...] = ()
    """Supports that fell earlier, without an accident (M63)."""
    preparing: bool = False
    """The site is being built by hand (M10)."""


class Tidying(NamedTuple):
    """Question to a referee about clearing up."""

    poses: Mapping[Piece, Pose]
    move: ClearAway | PushBack
    left: Clearing
    by_force: bool


Question = Placing | Tidying


class Referee(Protocol):
    engine: str

    def prepare(self, placed: Mapping[Piece, Pose]) -> dict[Piece, Pose]: ...
    def see(self, question: Question) -> Seen: ...


class Simulated:
    """Lets the engine run, here and now."""

    engine = ENGINE

    def prepare(self, placed: Mapping[Piece, Pose]) -> dict[Piece, Pose]:
        """A site that has come to rest (M10)."""
        site = Site()
        site.add_all(placed)
        site.settle()
        return rounded(site.poses())

    def see(self, question: Question) -> Seen:
        move = question.move
        hookless = isinstance(move, ClearAway) and not move.path.targets
        return to_the_end(acting(question, None if hookless else AlongPath(move.path)))


def _check_length(path: Path) -> None:
    """The house would have to simulate all of a path that nobody has led there."""
    try:
        check_length(path)
    except BadInput as problem:
        raise IllegalMove(problem.code, **problem.facts) from None


def acting(question: Question, guide: Guide | None) -> Acting[Seen]:
    """Runs the act the referee is asked about, and returns what he saw; anybody may lead it. Without a guide,
    a piece is cleared away from where it lies."""
    if isinstance(question, Placing):
        acted = yield from _placing(question, guide)
        return seen(acted, question.job, fallen=_not_in_hand(question))
    if isinstance(question.move, ClearAway):
        acted = yield from acts.clearing_away(
            question.poses, question.move.piece, guide, question.by_force, question.left.crane
        )
    else:
        assert guide is not None, "a push leads somewhere"
        lies = question.left.crane is not None
        acted = yield from acts.pushing_back(question.poses, question.move.piece, guide, lies)
    return seen(acted, None, question.left)


def _not_in_hand(question: Placing) -> tuple[Piece, ...]:
    """Fallen pieces, without those the hand takes up (M63)."""
    return tuple(piece for piece in question.fallen if piece not in (question.move.piece, question.move.joined))


def _placing(question: Placing, guide: Guide | None) -> Acting[Acted]:
    assert guide is not None, "a piece that is placed is led there"
    slips: acts.Slips | None = SLIPS[question.free_slips]
    return acts.placing(question.poses, question.move.grasp, guide, question.tremor, slips, question.preparing)


class Delegated:
    """Lets the engine run in a worker process: the engine holds Python's lock while it steps, and what it does there
    cannot take the house down. A worker that dies is replaced and the act done again, so that no game is lost."""

    engine = ENGINE

    def __init__(self, crew: Crew, referee: Referee | None = None) -> None:
        self._crew, self._referee = crew, referee or Simulated()

    def prepare(self, placed: Mapping[Piece, Pose]) -> dict[Piece, Pose]:
        return self._crew.ask(self._referee.prepare, placed)

    def see(self, question: Question) -> Seen:
        _check_length(question.move.path)
        return self._crew.ask(self._referee.see, question)


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

    def see(self, question: Question) -> Seen:
        for one in self._acts:
            return one
        raise ImpossibleDraw("draw_missing", purpose="site")


def seen(
    acted: Acted, job: Job | None, left: Clearing | None = None, fallen: Iterable[Piece] = ()
) -> Seen:  # fmt: skip
    """An act as the referee tells it; judged if it finished a job and nothing went wrong. What was left to be cleared
    before is so still, where it is still there. Supports fall without an accident, too: nobody asks about them before
    somebody clears up (M63)."""
    undisturbed = acted.accident is None and not acted.slipped
    clearing_up = left is not None or acted.accident is not None
    left = left or NOTHING_LEFT
    crane = _crane_lies(acted, left)
    lying = _lying(acted, left) | ({CRANE} if crane is not None else set())
    toppled = _toppled_supports(acted) | {piece for piece in fallen if piece in acted.poses}
    toppled, later = (toppled, set[Piece]()) if clearing_up else (set[Piece](), toppled)
    if any(PIECES[piece] is Kind.BOX for piece in acted.poses):  # M82: supports that fell go back like girders
        lying, toppled = lying | toppled, set()
    waiting = {piece for piece in left.optional if PIECES[piece] is Kind.SUPPORT and piece in acted.poses}
    optional = (toppled | waiting | _debris(acted.survey, lying)) - lying
    return Seen(
        poses=rounded(acted.poses),
        settled=acted.rest.settled,
        conditions=judge(acted.survey, job).conditions if job is not None and undisturbed else (),
        accident=acted.accident,
        slipped=acted.slipped,
        gone=acted.gone,
        lying=tuple(sorted(lying)),
        optional=tuple(sorted(optional)),
        pushable=tuple(sorted(piece for piece in lying if _may_be_pushed_back(acted.survey, piece))),
        covered=_covered(acted, sorted(lying | optional)),
        fallen=tuple(sorted(later)),
        crane=crane,
        track=acted.track,
        cause=None if acted.fall is None else acted.fall.cause,
    )


def _covered(acted: Acted, pieces: list[Piece]) -> tuple[Piece, ...]:
    return acts.covered(acts.standing(acted.poses), acted.survey, pieces) if pieces else ()


def _crane_lies(acted: Acted, left: Clearing) -> Pose | None:
    """Pose of the crane before it tipped over, if it lies (M81)."""
    if CRANE not in acted.poses:
        return None
    if acted.crane is None:  # it lay there before, and nobody put it up
        return left.crane
    if not crane_fell(acted.crane, acted.poses[CRANE]):
        return None
    return left.crane or _rounded_pose(acted.crane)


def _lying(acted: Acted, left: Clearing) -> set[Piece]:
    """Pieces that have to go (M63), and those that had to go before and are still on some ground."""
    grounded = [one for one in groundings(acted.survey) if one[0] != CRANE]
    return {one[0] for one in grounded if one[0] in left.lying or _has_to_go(one, acted.set_down)}


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
        and piece not in acted.handled
        and (piece not in before or _tipped_deg(acted, piece) > TOPPLED_DEG)
    }


def _tipped_deg(acted: Acted, piece: Piece) -> float:
    return angle_between_up_deg(acted.before.poses[piece].rotation, acted.survey.poses[piece].rotation)


def _debris(survey: Survey, lying: set[Piece]) -> set[Piece]:
    """Pieces that rest on nothing but lying pieces: they would fall with them."""
    return {piece for piece in survey.borne_only_by(lying) if PIECES[piece] is not Kind.CRANE}


def _may_be_pushed_back(survey: Survey, piece: Piece) -> bool:
    """M63; a girder that also touches the platform of the crane or the floor of the box does not lean, it lies."""
    grounds = {touch.other for touch in survey.touches(piece) if is_ground(touch)}
    return PIECES[piece] is Kind.GIRDER and grounds == {TABLE} and has_one_end_on_the_table(survey, piece)


def rounded(poses: Mapping[Piece, Pose]) -> dict[Piece, Pose]:
    return {piece: _rounded_pose(pose) for piece, pose in poses.items()}


def _rounded_pose(pose: Pose) -> Pose:
    x, y, z = (round(mm, POSITION_DIGITS) for mm in pose.position)
    w, i, j, k = (round(part, ROTATION_DIGITS) for part in pose.rotation)
    return Pose((x, y, z), (w, i, j, k))
