"""Moves of Men at Work: place a piece along a path, lay a foreman's card, clear up."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from typing import Literal, ParamSpec

import msgspec

from chantier.core.chance import Chance
from chantier.core.errors import BadInput, IllegalMove
from chantier.core.moves import Move
from chantier.games.men_at_work.acting.hand import Grasp, Path, Target, check_path, check_pose, check_room
from chantier.games.men_at_work.geometry.poses import Pose, add, compose, turned
from chantier.games.men_at_work.jobs import Step, reserve
from chantier.games.men_at_work.pieces import PIECES, PRESETS, SKYSCRAPERS, Kind, Piece, highest_point_mm
from chantier.games.men_at_work.state import Clearing, Work

NO_PATH = Path((), 0.0)
P = ParamSpec("P")


def path_s(move: Move) -> float:
    """Duration of a move's path in seconds. The cost of simulating the move follows from it."""
    path = getattr(move, "path", NO_PATH)
    return path.release_s if isinstance(path, Path) else 0.0


class Place(Move, frozen=True):
    """Take a piece at `start`, lead it along the path, let go (M30). A piece of this turn may be taken again (M33)."""

    piece: Piece
    start: Pose
    path: Path
    joined: Piece | None = None
    joined_start: Pose | None = None

    @property
    def grasp(self) -> Grasp:
        joined = None if self.joined is None or self.joined_start is None else (self.joined, self.joined_start)
        return Grasp(self.piece, self.start, joined)


class LayCard(Move, frozen=True):
    """A foreman changes WHAT or HOW (M80)."""

    card: int
    on: Literal["draw", "discard"]


class ClearAway(Move, frozen=True):
    """Returns a piece on the ground to the reserve (M63), pulled along a path by the hook if need be."""

    piece: Piece
    path: Path = NO_PATH


class PushBack(Move, frozen=True):
    """A girder with one end on the table is pushed back up instead (M63)."""

    piece: Piece
    path: Path


class KeepSupports(Move, frozen=True):
    """Supports that fell stay where they lie (M63)."""


class Decline(Move, frozen=True):
    """A foreman whose work is impossible lays no card (M80): it is skipped, or the game stops."""


class GiveUp(Move, frozen=True):
    """The card is given up: it costs a certificate, and the turn ends (M90, where a table wants it)."""


MenAtWorkMove = Place | LayCard | ClearAway | PushBack | KeepSupports | Decline | GiveUp
PlayPhase = Literal["preparing", "clearing", "asked", "placing"]

DROP_MM = 3.0
"""Random play lets go so far above the highest piece."""
CARRIED = {  # where the joined piece is, as seen from the one that carries it: on the girder (M50), on an arm (M58)
    Kind.GIRDER: Pose((0.0, 0.0, 8.6)),
    Kind.WORKER: Pose((10.0, 0.0, 24.1), turned((0.0, 0.0, 1.0), 90.0)),
}
GIVES_UP_ONCE_IN = 12
"""Random play gives up so rarely."""
PULL_MM = 300.0
"""Random play pulls so far away from the middle of the table."""


class Offered(msgspec.Struct, frozen=True):
    """The legal moves as a client is told them: all that need no path, and what may be led along one."""

    phase: PlayPhase
    step: Step | None
    candidates: list[Piece]
    """The pieces the hand may take now."""
    pushable: tuple[Piece, ...]
    pull: tuple[Piece, ...]
    moves: list[MenAtWorkMove]


class Choices(msgspec.Struct, frozen=True):
    """The legal moves, built from what the mover sees. While placing they are not finite: ask `in`, or sample."""

    phase: PlayPhase
    poses: Mapping[Piece, Pose]
    work: Work | None = None
    lays: tuple[LayCard, ...] = ()
    """The foreman's cards that may be laid now."""
    clearing: Clearing = Clearing()
    may_give_up: bool = False

    @property
    def step(self) -> Step | None:
        return None if self.work is None else self.work.step

    def candidates(self) -> list[Piece]:
        """The pieces the hand may take now."""
        if self.work is None or self.phase == "asked":
            return []
        again = [piece for piece in self.work.placed if piece in self.poses]
        if self.step is None:
            return again
        return self.work.takes(reserve(self.poses)) + again

    def joinable(self) -> list[Piece]:
        """The pieces that may go together with the one the hand takes (M50, M58)."""
        return [] if self.work is None else self.work.joins(reserve(self.poses))

    @property
    def clearable(self) -> tuple[Piece, ...]:
        return (*self.clearing.lying, *self.clearing.optional)

    def listed(self) -> Iterator[MenAtWorkMove]:
        """Every move that needs no path."""
        yield from self.lays
        yield from (ClearAway(piece) for piece in self.clearable if piece not in self.clearing.covered)
        if self._may_keep():
            yield KeepSupports()
        if self.phase == "asked":
            yield Decline()
        if self.may_give_up:
            yield GiveUp()

    def _may_keep(self) -> bool:
        return self.phase == "clearing" and not self.clearing.lying

    def __iter__(self) -> Iterator[MenAtWorkMove]:
        raise TypeError("where a piece may go is not finite: ask `in`, or sample")

    def __len__(self) -> int:
        raise TypeError("where a piece may go is not finite: ask `in`, or sample")

    def __contains__(self, move: object) -> bool:
        return isinstance(move, MenAtWorkMove) and self.why_not(move) is None

    def told(self) -> Offered:
        """Information for a client."""
        return Offered(
            phase=self.phase,
            step=self.step,
            candidates=self.candidates(),
            pushable=self.clearing.pushable,
            pull=self.clearing.covered,
            moves=list(self.listed()),
        )

    def why_not(self, move: MenAtWorkMove) -> IllegalMove | None:
        match move:
            case Place():
                return self._why_not_place(move)
            case LayCard():
                return self._why_not_lay(move)
            case ClearAway():
                return self._why_not_clear(move)
            case PushBack():
                return self._why_not_cleared(move.piece, self.clearing.pushable) or _why_not_path(move.path)
            case KeepSupports():
                return None if self._may_keep() else IllegalMove("nothing_to_keep")
            case Decline():
                return None if self.phase == "asked" else IllegalMove("nothing_to_decline")
            case GiveUp():
                return None if self.may_give_up else IllegalMove("no_giving_up")

    def _why_not_place(self, move: Place) -> IllegalMove | None:
        if self.phase == "asked":
            return IllegalMove("lay_or_decline_first")
        if self.phase == "clearing" or self.work is None:
            return IllegalMove("clear_up_first")
        if move.piece not in self.candidates():
            return IllegalMove("piece_not_asked_for", piece=move.piece)
        return (
            self._why_not_joined(move)
            or _why_not_path(move.path)
            or _why_not_pose(move.start)
            or self._why_not_room(move)
        )

    def _why_not_room(self, move: Place) -> IllegalMove | None:
        """A piece cannot be taken where another one is."""
        if move.piece in self.poses:
            return None
        return _refusal(check_room, self.poses, move.grasp)

    def _why_not_joined(self, move: Place) -> IllegalMove | None:
        wanted = None if self.step is None or move.piece in self.poses else self.step.joined
        if wanted is None:
            return None if move.joined is None else IllegalMove("piece_not_asked_for", piece=move.joined)
        if move.joined is None or move.joined_start is None:
            return IllegalMove("two_pieces_together", kind=wanted)
        if move.joined not in self.joinable():
            return IllegalMove("piece_not_asked_for", piece=move.joined)
        return _why_not_pose(move.joined_start)

    def _why_not_lay(self, move: LayCard) -> IllegalMove | None:
        if move in self.lays:
            return None
        held = any(move.card == one.card for one in self.lays)
        return IllegalMove("card_cannot_be_laid" if held else "no_such_card_to_lay", card=move.card)

    def _why_not_clear(self, move: ClearAway) -> IllegalMove | None:
        refusal = self._why_not_cleared(move.piece, self.clearable) or _why_not_path(move.path)
        if refusal is None and move.piece in self.clearing.covered and not move.path.targets:
            return IllegalMove("pull_it_out_first", piece=move.piece)
        return refusal

    def _why_not_cleared(self, piece: Piece, allowed: tuple[Piece, ...]) -> IllegalMove | None:
        if self.phase == "clearing" and piece in allowed:
            return None
        return IllegalMove("nothing_to_clear_there", piece=piece)

    def sample(self, chance: Chance) -> MenAtWorkMove:
        """Something a careless player might do: a piece dropped from just above the site, anywhere."""
        if self.phase == "clearing":
            pulled = [ClearAway(piece, _pull(self.poses[piece])) for piece in self.clearing.covered]
            return chance.choose([*self.listed(), *pulled], "move")
        if self.phase == "asked":
            return chance.choose(list(self.listed()), "move")
        assert self.work is not None, "there is work while placing"
        if self.phase == "preparing":
            return self._prepare(self.work)
        if self.lays and chance.choose(range(4), "move") == 0:
            return chance.choose(self.lays, "move")
        if self.may_give_up and chance.choose(range(GIVES_UP_ONCE_IN), "move") == 0:
            return GiveUp()
        return self._drop(chance)

    def _prepare(self, work: Work) -> Place:
        """Even a careless player can copy the simplest site (M10)."""
        step = work.step
        simplest = {**SKYSCRAPERS["beginner"], **PRESETS["beginner"]}
        if any(PIECES[piece] is Kind.BOX for piece in self.poses):
            simplest = dict(SKYSCRAPERS["beginner"])
        piece = work.placed[-1] if step is None else next(one for one in self.candidates() if one in simplest)
        goal = simplest[piece]
        start = Pose(add(goal.position, (0.0, 0.0, 60.0)), goal.rotation)
        over = Target(0.0, add(goal.position, (0.0, 0.0, 0.5)), goal.rotation)
        return Place(piece, start, Path((over,), 3.0))

    def _drop(self, chance: Chance) -> Place:
        piece = chance.choose(self.candidates(), "move")
        joined = None
        if self.step is not None and self.step.joined is not None and piece not in self.poses:
            joined = self.joinable()[0]
        return _drop(piece, joined, self.poses, chance)


def _drop(piece: Piece, joined: Piece | None, poses: Mapping[Piece, Pose], chance: Chance) -> Place:
    top = max((highest_point_mm(other, pose) for other, pose in poses.items() if other != piece), default=0.0)
    turn = turned((0.0, 0.0, 1.0), float(chance.choose(range(180), "move")))
    x, y = (float(chance.choose(range(-80, 81), "move")) for _ in range(2))
    rest = {Kind.SUPPORT: 25.0, Kind.WORKER: 0.0}.get(PIECES[piece], 4.5)  # from the origin down to the sole
    start = Pose((x, y, top + rest + 40.0), turn)
    goal = Target(0.0, (x, y, top + rest + DROP_MM), turn)
    beside = None if joined is None else compose(start, CARRIED[PIECES[piece]])
    return Place(piece, start, Path((goal,), 2.0), joined, beside)


def _pull(pose: Pose) -> Path:
    """Straight away from the middle of the table."""
    x, y, z = pose.position
    length = math.hypot(x, y) or 1.0
    away = ((x or 1.0) / length * PULL_MM, y / length * PULL_MM, max(0.0, z))
    return Path((Target(0.0, away, pose.rotation),), 15.0)


def _why_not_path(path: Path) -> IllegalMove | None:
    return _refusal(check_path, path)


def _why_not_pose(pose: Pose) -> IllegalMove | None:
    return _refusal(check_pose, pose, 0)


def _refusal(check: Callable[P, object], *given: P.args, **named: P.kwargs) -> IllegalMove | None:
    try:
        check(*given, **named)
    except BadInput as problem:
        return IllegalMove(problem.code, **problem.facts)
    return None
