"""Men at Work live: an act that somebody leads while everybody looks on, tick by tick; see core/live.py.

It is the very act that the referee would simulate of the finished path, led by a person instead of along the path. What
is told on the way is read off the site and changes nothing there. docs/wire.md has the bytes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from chantier.core.chance import Chance
from chantier.core.decoding import decode_json
from chantier.core.errors import BadInput, IllegalMove
from chantier.core.events import Event, Seat
from chantier.core.live import Begun, Showing
from chantier.core.live import Question as TryOut
from chantier.core.moves import Move
from chantier.games.men_at_work.acting.hand import HELD_MOST_S, Hand, Motion, Path, Target
from chantier.games.men_at_work.acting.hold_chance import ReleaseTry, told_chances
from chantier.games.men_at_work.acting.live_messages import (
    About,
    Aim,
    Felt,
    Taken,
    TakeToClear,
    TakeToPlace,
    TakeToPush,
    aim_at,
    read_aim,
)
from chantier.games.men_at_work.acting.referee import Placing, Question, Seen, acting
from chantier.games.men_at_work.acting.witness import Witness
from chantier.games.men_at_work.engine.tuning import TICKS_PER_S
from chantier.games.men_at_work.events import PieceCleared, PiecePlaced
from chantier.games.men_at_work.geometry.poses import Pose, Vector, angle_between_deg
from chantier.games.men_at_work.judging.judge import Condition, Job, judged_so_far
from chantier.games.men_at_work.judging.survey import Survey
from chantier.games.men_at_work.motion.motion_frames import NO_GAP, STEP_MM, TICKS_PER_FRAME, MotionFrames, shown_frames
from chantier.games.men_at_work.motion.tracks import read_track
from chantier.games.men_at_work.moves import ClearAway, Place, PushBack
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece, hat_of
from chantier.games.men_at_work.questions import job_so_far, question
from chantier.games.men_at_work.rules import legal_moves
from chantier.games.men_at_work.state import Help, State

MOST_TICKS = round(HELD_MOST_S * TICKS_PER_S)
"""So long a hand may hold on where no clock ends it sooner."""
TICKS_PER_FELT = 20
TICKS_PER_JUDGEMENT = 40
POINT_DIGITS = 1
MOVED_ON_MM, MOVED_ON_DEG = 0.2, 0.5
"""A hand that wants the piece further away than this asks anew whether it will hold."""
THERE_MM, THERE_DEG = 0.4, 1.0
"""A piece so near to where it is wanted is there."""
STUCK_TICKS = 50
"""So long a hand presses before it opens where the piece cannot get there."""
DISTURBED_MM, DISTURBED_DEG = 0.5, 1.0
"""What has gone or turned further than this has moved; before, it has been touched."""


class FinishedAct(NamedTuple):
    """Result of a finished act, for the server."""

    question: Question
    seen: Seen


class _ByHand:
    """Leads a hand as somebody wants it, from one tick to the next."""

    def __init__(self, first: Aim | None) -> None:
        self.wanted = first
        self._last: Aim | None = None
        self.opens = False
        self.opens_there = False
        """As soon as the held piece is where it is wanted, or the hand has stood still for long enough."""
        self._still_ticks = 0
        self.path: Path | None = None
        self.motion: Motion | None = None
        """What the hand knew before the last tick."""

    def lead(self, hand: Hand) -> bool:
        if hand.motion.ticks >= MOST_TICKS and not self.opens:  # nothing has been moved
            raise BadInput("path_too_long", most=round(HELD_MOST_S))
        if self.wanted is not None and self.wanted != self._last and hand.hears:
            hand.want(Pose(self.wanted.position, self.wanted.rotation), self.wanted.precise)
            self._last = self.wanted
        still = self.motion is not None and self.motion.pose == hand.motion.pose
        self._still_ticks = self._still_ticks + 1 if still else 0
        self.motion = hand.motion
        self.opens = self.opens or (self.opens_there and (self._still_ticks >= STUCK_TICKS or _is_there(hand)))
        if self.opens:
            self.path = hand.path
        return not self.opens


class SiteAct:
    """One act on a site, led live."""

    ticks_per_s = TICKS_PER_S
    ticks_per_frame = TICKS_PER_FRAME

    def __init__(self, asked: Question, things: Sequence[Piece], told: Help = "all", so_far: Job | None = None) -> None:
        """`so_far`: what the card asks, with the pieces that are there once this one is placed."""
        self._question, self._help, self._so_far = asked, told, so_far
        # A hook that pulls nowhere is no hook: the piece would just be lifted away.
        first = aim_at(asked.poses[asked.move.piece]) if isinstance(asked.move, ClearAway) else None
        self._guide = _ByHand(first)
        self._acting = acting(asked, self._guide)
        self._watch = next(self._acting)
        self._site = self._watch.site
        was_there = {piece: pose for piece, pose in self._site.poses().items() if piece in asked.poses}
        self._frames = MotionFrames(self._site, was_there, things)
        held = self._site.hand.held
        self._own = {*held, *(hat_of(one) for one in held if PIECES[one] is Kind.WORKER)}
        self._held = held
        self.disturbed = False
        self._felt = Felt()
        self._asked: Pose | None = None
        """Where the hand was when it was last asked whether the piece will hold."""
        self._seen: Seen | None = None
        self.tick = 0

    @property
    def let_go(self) -> bool:
        return self._guide.opens

    @property
    def binding(self) -> bool:
        """M65: once something else has moved, going away is letting go."""
        return self.disturbed or self._watch.accident is not None

    def feed(self, aim: Aim) -> None:
        self._guide.wanted = aim

    def release(self, there: bool = False) -> None:
        if there:
            self._guide.opens_there = True
        else:
            self._guide.opens = True

    def step(self) -> bool:
        if self.tick >= MOST_TICKS:
            self._look()
            if self.binding:
                self.release()
        try:
            next(self._acting)
        except StopIteration as end:
            self._seen = end.value
            return False
        self.tick += 1
        # M90: without help nobody is told what the hand touches.
        self._frames.look(self.tick, self._own if self._help == "none" and not self.let_go else ())
        if self.tick % TICKS_PER_FRAME == 0:
            self._look()
        return True

    def _look(self) -> None:
        """Before anybody is told what moves: nobody shall know sooner than the house that there is no way back."""
        if not self.disturbed and not self.let_go:
            self.disturbed = any(map(self._is_disturbed, self._site.awake() - self._own))

    def _is_disturbed(self, piece: Piece) -> bool:
        was = self._question.poses.get(piece)
        if was is None:
            return False
        now = self._site.pose(piece)
        gone, turned = math.dist(was.position, now.position), angle_between_deg(was.rotation, now.rotation)
        return gone > DISTURBED_MM or turned > DISTURBED_DEG

    def result(self) -> FinishedAct:
        assert self._seen is not None, "asked when it is over"
        assert self._guide.path is not None, "nothing is over before it is let go"
        move = msgspec.structs.replace(self._question.move, path=self._guide.path)
        return FinishedAct(self._question._replace(move=move), self._seen)  # type: ignore[arg-type]

    # What is told

    def moved(self) -> bytes | None:
        return self._frames.written(self.tick, self._gap, at_rest=self._seen is not None)

    def _gap(self) -> int:
        if self._help == "none":  # M90
            return NO_GAP
        gap = self._site.contacts.gap_below_mm(self._held, self._own) if self._site.hand.held else None
        return NO_GAP if gap is None else min(NO_GAP - 1, round(gap / STEP_MM))

    def felt(self) -> bytes | None:
        if self.tick % TICKS_PER_FELT:
            return None
        now = self._feel()
        if now == self._felt:
            return None
        self._felt = now
        return msgspec.json.encode(now)

    def _feel(self) -> Felt:
        fell = self._watch.accident
        accident = None if fell is None else (fell.piece, fell.onto)
        cause = None if fell is None or self._watch.fall is None else self._watch.fall.cause
        slipped = not set(self._held) <= set(self._site.pieces)  # and was taken away
        if slipped or self._help == "none":  # M90
            return Felt(accident=accident, cause=cause, disturbed=self.disturbed)
        conditions = tuple(self._conditions()) if self.tick % TICKS_PER_JUDGEMENT == 0 else self._felt.conditions
        if self.let_go:
            return Felt(conditions=conditions, accident=accident, cause=cause, disturbed=self.disturbed)
        read = self._site.contacts.touches_of(self._held)
        touches = [touch for touch in read if not {touch.piece, touch.other} <= self._own]
        others = {end for touch in touches for end in (touch.piece, touch.other)} - self._own
        points = {_rounded(point.position) for touch in touches for point in touch.points}
        return Felt(tuple(sorted(others)), tuple(sorted(points)), conditions, accident, cause, self.disturbed)

    def asks(self) -> TryOut | None:
        """Question if the piece will hold (M90, help `all`), as soon as the hand rests near something. It is
        tried out on copies, so that no hand waits for it."""
        if self.tick % TICKS_PER_FELT or self._help != "all" or not isinstance(self._question, Placing):
            return None
        motion = self._guide.motion
        if self.let_go or motion is None or self._watch.accident is not None:
            return self._asks_no_longer()
        if self._asked is not None and _is_about(self._asked, motion.wanted):
            return None
        if not motion.near or not _rests(motion):
            return self._asks_no_longer()
        self._asked = motion.wanted
        tremor = None if self._question.tremor is None else self._question.tremor.strength_mm
        release = ReleaseTry(self._site.snapshot(), self._watch, motion.pose, tremor, self.tick)
        return TryOut(partial(told_chances, release))

    def _asks_no_longer(self) -> TryOut | None:
        if self._asked is None:
            return None
        self._asked = None
        return TryOut(None)

    def _conditions(self) -> Iterable[Condition]:
        """As far as one can tell while things move (M37), from a card's first piece on."""
        if self._so_far is None or self._help != "all":  # M90
            return ()
        return judged_so_far(Survey(self._site.poses(), self._site.contacts.touches()), self._so_far)


def asked_release(asked: TryOut) -> ReleaseTry:
    """The release that an act asks about."""
    assert isinstance(asked.tries, partial), "as `asks` makes it"
    release: ReleaseTry = asked.tries.args[0]
    return release


def _rests(motion: Motion) -> bool:
    """The hand is where it is wanted."""
    return motion.pose == motion.wanted and motion.velocity == (0.0, 0.0, 0.0)


def _is_there(hand: Hand) -> bool:
    """True if the held piece is where it is wanted; if something is in the way there, it can get no nearer."""
    now, wanted = hand.held_pose, hand.motion.wanted
    near = math.dist(now.position, wanted.position) <= THERE_MM
    return near and angle_between_deg(now.rotation, wanted.rotation) <= THERE_DEG


def _is_about(asked: Pose, wanted: Pose) -> bool:
    """Near enough for the same answer."""
    near = math.dist(asked.position, wanted.position) <= MOVED_ON_MM
    return near and angle_between_deg(asked.rotation, wanted.rotation) <= MOVED_ON_DEG


def _rounded(position: Vector) -> Vector:
    x, y, z = (round(mm, POINT_DIGITS) for mm in position)
    return (x, y, z)


# What the house asks


class LiveSites:
    """Live play of Men at Work."""

    def __init__(self, witness: Witness) -> None:
        self._witness = witness

    def taken(self, asked: bytes) -> Taken:
        taken: Taken = decode_json(asked, Taken)
        return taken

    def aim(self, asked: bytes) -> Aim:
        return read_aim(asked)

    def begin(self, state: State, seat: Seat, taken: Taken, chance: Chance) -> Begun:
        move = _move(state, taken)
        refusal = legal_moves(state).why_not(move)
        if refusal is not None:
            raise refusal
        things = things_of(state.poses, move)
        so_far = job_so_far(state, move) if isinstance(move, Place) else None
        act = partial(SiteAct, question(state, move, chance), things, state.options.help, so_far)
        return Begun(act, About(taken, things))

    def finished(self, result: FinishedAct) -> Move:
        self._witness.remember(result.question, result.seen)
        return result.question.move

    def forget(self, move: Move) -> None:
        assert isinstance(move, Place | ClearAway | PushBack), "only these are acted"
        self._witness.forget(move)

    def showing(self, state: State, events: Sequence[Event]) -> Showing | None:
        acted = next((event for event in events if isinstance(event, PiecePlaced | PieceCleared)), None)
        if acted is None or not acted.seen.track:
            return None
        things = things_of(state.poses, acted.move)
        track = read_track(acted.seen.track)
        frames = tuple(shown_frames(track.frames, things))
        return Showing(About(_taken(acted.move), things), track.frames_per_s, TICKS_PER_S // track.frames_per_s, frames)


def _move(state: State, taken: Taken) -> Place | ClearAway | PushBack:
    """With a path that leads nowhere, as it is when the hand has just taken the piece."""
    nowhere = Path((), 0.0)
    match taken:
        case TakeToPlace():
            return Place(taken.piece, taken.start, nowhere, taken.joined, taken.joined_start)
        case TakeToPush():
            return PushBack(taken.piece, nowhere)
        case TakeToClear():
            if taken.piece not in state.poses:
                raise IllegalMove("nothing_to_clear_there", piece=taken.piece)
            here = aim_at(state.poses[taken.piece])
            return ClearAway(taken.piece, Path((Target(0.0, here.position, here.rotation),), 0.0))


def _taken(move: Place | ClearAway | PushBack) -> Taken:
    match move:
        case Place():
            return TakeToPlace(move.piece, move.start, move.joined, move.joined_start)
        case ClearAway():
            return TakeToClear(move.piece)
        case PushBack():
            return TakeToPush(move.piece)


def things_of(poses: Mapping[Piece, Pose], move: Place | ClearAway | PushBack) -> tuple[Piece, ...]:
    """All that may move: what is there, and what comes."""
    own = [move.piece] if not isinstance(move, Place) or move.joined is None else [move.piece, move.joined]
    coming = [one for piece in own for one in (piece, hat_of(piece)) if one in PIECES]
    return tuple(dict.fromkeys([*poses, *coming]))
