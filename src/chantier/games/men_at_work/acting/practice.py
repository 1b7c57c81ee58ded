"""Practice sites: any piece of the box, led live by one person, with nothing judged and nothing stored.

The client sends the whole site with every act (so undo and redo are the client's own business), and gets back the poses
at rest. What it sends is checked like any stranger's site. The act itself is the one that tables have (live.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import NamedTuple

import msgspec

from chantier.core.decoding import decode_json
from chantier.core.errors import BadInput
from chantier.core.live import Begun, Question
from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.acting.hand import Grasp, Path, check_pose, check_room
from chantier.games.men_at_work.acting.live import FinishedAct, SiteAct, things_of
from chantier.games.men_at_work.acting.live_messages import About, Aim, TakeToPlace, read_aim
from chantier.games.men_at_work.acting.referee import Placing, rounded
from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.engine.settling import Ticking
from chantier.games.men_at_work.engine.tuning import TICKS_PER_S
from chantier.games.men_at_work.explanation import JAMMED_MOST_MM, check_poses
from chantier.games.men_at_work.geometry.poses import Pose, unit
from chantier.games.men_at_work.jobs import reserve
from chantier.games.men_at_work.motion.motion_frames import STEP_MM, TICKS_PER_FRAME, MotionFrames
from chantier.games.men_at_work.moves import Place
from chantier.games.men_at_work.pieces import TABLE, Piece, corners_of, make_of

NOWHERE = Path((), 0.0)


class TakeAway(msgspec.Struct, frozen=True, tag_field="kind", tag="TakeAway", forbid_unknown_fields=True):
    """These pieces go back to the reserve, and what is left comes to rest; without any, only pieces that touch nothing
    come down."""

    pieces: tuple[Piece, ...] = ()


class TakePiece(msgspec.Struct, frozen=True, tag_field="kind", tag="Place", forbid_unknown_fields=True):
    """A `TakeToPlace` of one piece alone: no card joins two."""

    piece: Piece
    start: Pose
    joined: None = None
    joined_start: None = None


class Practised(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An act on a site of one's own: the site as it is, and what the hand takes there."""

    poses: dict[Piece, Pose]
    taken: TakePiece | TakeAway


class PracticeAbout(msgspec.Struct, frozen=True):
    """Pieces are being taken away: as `About` in live.py, without a hand."""

    taken: TakeAway
    things: tuple[Piece, ...]
    ticks_per_s: int = TICKS_PER_S
    step_mm: float = STEP_MM


class Rested(msgspec.Struct, frozen=True, omit_defaults=True):
    """The site at rest after an act."""

    poses: dict[Piece, Pose]
    fell: tuple[Piece, Piece] | None = None
    """What fell from the structure, and on what: at a table that would have been an accident (M60)."""


class Settled(NamedTuple):
    """The result of a `SettlingAct`."""

    poses: dict[Piece, Pose]


class SettlingAct:
    """Takes pieces away and lets the site come to rest, tick by tick; implements `core.live.Act` without a hand."""

    ticks_per_s = TICKS_PER_S
    ticks_per_frame = TICKS_PER_FRAME
    let_go = True
    disturbed = binding = False

    def __init__(self, poses: Mapping[Piece, Pose], away: Iterable[Piece], things: Iterable[Piece]) -> None:
        self._site, self._settling = _begun(poses, set(away))
        self._frames = MotionFrames(self._site, poses, tuple(things))
        self.tick = 0

    def feed(self, aim: Aim) -> None:
        """Nobody leads it."""

    def release(self, there: bool = False) -> None:
        """It holds nothing."""

    def step(self) -> bool:
        if self._settling is None:
            return False
        try:
            next(self._settling)
        except StopIteration:
            return False
        self.tick += 1
        self._frames.look(self.tick)
        return True

    def moved(self) -> bytes | None:
        return self._frames.written(self.tick, at_rest=True)

    def felt(self) -> bytes | None:
        return None

    def asks(self) -> Question | None:
        return None

    def result(self) -> Settled:
        return Settled(rounded(self._site.poses()))


def _begun(poses: Mapping[Piece, Pose], away: set[Piece]) -> tuple[Site, Ticking[object] | None]:
    """A site at rest stays asleep, so that a delicate tower opens just as it was sent. One with a piece that touches
    nothing never was at rest: all of it wakes."""
    site = acts.standing(poses)
    if _floating(site):
        site = Site()
        site.add_all(poses)
    elif not away:
        return site, None
    for piece in sorted(away):
        site.remove(piece)
    return site, site.settling()


def _floating(site: Site) -> bool:
    touched = {piece for touch in site.contacts.touches() for piece in (touch.piece, touch.other)}
    return any(piece not in touched for piece in site.pieces if not make_of(piece).fixed)


class PracticeSites:
    """Men at Work's implementation of `core.live.Practice`."""

    def aim(self, asked: bytes) -> Aim:
        return read_aim(asked)

    def begin(self, asked: bytes) -> Begun:
        practised: Practised = decode_json(asked, Practised)
        poses = checked(practised.poses)
        if isinstance(practised.taken, TakeAway):
            return _taking_away(poses, practised.taken)
        return _placing(poses, practised.taken)

    def rest(self, result: FinishedAct | Settled) -> Rested:
        if isinstance(result, Settled):
            return Rested(result.poses)
        accident = result.seen.accident
        return Rested(result.seen.poses, None if accident is None else (accident.piece, accident.onto))


def checked(poses: Mapping[Piece, Pose]) -> dict[Piece, Pose]:
    """A stranger's site, or BadInput: pieces of the box, each once, on the table or above it, none inside another."""
    check_poses(poses)
    for piece, pose in poses.items():
        if min(corner[2] for corner in corners_of(piece, pose)) < -JAMMED_MOST_MM:
            raise BadInput("pose_inside_piece", piece=piece, other=TABLE)
    return {piece: Pose(pose.position, unit(pose.rotation)) for piece, pose in poses.items()}


def _placing(poses: dict[Piece, Pose], taken: TakePiece) -> Begun:
    piece = taken.piece
    if piece not in poses:
        _check_from_reserve(poses, taken)
    elif make_of(piece).fixed:
        raise BadInput("piece_is_fixed", piece=piece)
    move = Place(piece, taken.start, NOWHERE)
    things = things_of(poses, move)
    # Neither a job nor a word about slips: nothing is judged, and what lies on the table stays there.
    question = Placing(poses, move, None, None, free_slips=None)
    return Begun(partial(SiteAct, question, things, "all"), About(TakeToPlace(piece, taken.start), things))


def _check_from_reserve(poses: Mapping[Piece, Pose], taken: TakePiece) -> None:
    if taken.piece not in reserve(poses):
        raise BadInput("piece_not_in_reserve", piece=taken.piece)
    check_pose(taken.start, 0)
    check_room(poses, Grasp(taken.piece, taken.start))


def _taking_away(poses: dict[Piece, Pose], taken: TakeAway) -> Begun:
    for piece in taken.pieces:
        if piece not in poses:
            raise BadInput("piece_not_on_site", piece=piece)
    things = tuple(poses)
    return Begun(partial(SettlingAct, poses, taken.pieces, things), PracticeAbout(taken, things), led=False)
