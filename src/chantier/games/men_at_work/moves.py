"""What a player may do: place a piece along a path, lay a foreman's card, clear up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from chantier.core.chance import Chance
from chantier.core.errors import BadInput, IllegalMove
from chantier.core.moves import Move
from chantier.games.men_at_work.hand import Path, Target, check_path, check_pose
from chantier.games.men_at_work.jobs import Step, fitting, reserve
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece, highest_point_mm
from chantier.games.men_at_work.poses import Pose, turned
from chantier.games.men_at_work.state import Work


class Place(Move, frozen=True):
    """Take a piece at `start`, lead it along the path, let go (M30). A piece of this turn may be taken again (M33)."""

    piece: Piece
    start: Pose
    path: Path
    joined: Piece | None = None
    joined_start: Pose | None = None


class LayCard(Move, frozen=True):
    """A foreman changes WHAT or HOW (M80)."""

    card: int
    on: Literal["draw", "discard"]


class ClearAway(Move, frozen=True):
    """A piece on the table goes back to the reserve (M63)."""

    piece: Piece


class PushBack(Move, frozen=True):
    """A girder with one end on the table is pushed back up instead (M63)."""

    piece: Piece
    path: Path


MenAtWorkMove = Place | LayCard | ClearAway | PushBack

DROP_MM = 3.0
"""Random play lets go so far above the highest piece."""


class Choices(msgspec.Struct, frozen=True):
    """The legal moves, built from what the mover sees. While placing they are not finite: ask `in`, or sample."""

    phase: Literal["clearing", "placing"]
    poses: Mapping[Piece, Pose]
    work: Work | None = None
    hand: tuple[int, ...] = ()
    to_clear: tuple[Piece, ...] = ()
    pushable: tuple[Piece, ...] = ()

    @property
    def step(self) -> Step | None:
        """What has to be placed next; None when all is placed and only a repair is left (M33)."""
        if self.work is None or self.work.all_placed:
            return None
        return self.work.order.steps[self.work.steps_done]

    def candidates(self) -> list[Piece]:
        """The pieces the hand may take now."""
        if self.work is None:
            return []
        again = [piece for piece in self.work.placed if piece in self.poses]
        if self.step is None:
            return again
        return fitting(self.step, self.work.order, reserve(self.poses)) + again

    def finite(self) -> Iterator[LayCard | ClearAway]:
        if self.phase == "clearing":
            yield from (ClearAway(piece) for piece in self.to_clear)
        elif self.work is not None and not self.work.placed:
            for card in self.hand:
                yield LayCard(card, "draw")
                yield LayCard(card, "discard")

    def __iter__(self) -> Iterator[MenAtWorkMove]:
        if self.phase == "placing":
            raise TypeError("where a piece may go is not finite: ask `in`, or sample")
        return self.finite()

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, MenAtWorkMove) and self.why_not(move) is None

    def why_not(self, move: MenAtWorkMove) -> IllegalMove | None:
        match move:
            case Place():
                return self._why_not_place(move)
            case LayCard():
                return self._why_not_lay(move)
            case ClearAway():
                return self._why_not_clear(move.piece, self.to_clear)
            case PushBack():
                return self._why_not_clear(move.piece, self.pushable) or _why_not_path(move.path)

    def _why_not_place(self, move: Place) -> IllegalMove | None:
        if self.phase != "placing" or self.work is None:
            return IllegalMove("clear_up_first")
        if move.piece not in self.candidates():
            return IllegalMove("piece_not_asked_for", piece=move.piece)
        return self._why_not_joined(move) or _why_not_path(move.path) or _why_not_pose(move.start)

    def _why_not_joined(self, move: Place) -> IllegalMove | None:
        wanted = None if self.step is None or move.piece in self.poses else self.step.joined
        if wanted is None:
            return None if move.joined is None else IllegalMove("piece_not_asked_for", piece=move.joined)
        if move.joined is None or move.joined_start is None:
            return IllegalMove("two_pieces_together", kind=wanted)
        if PIECES.get(move.joined) is not wanted or move.joined in self.poses:
            return IllegalMove("piece_not_asked_for", piece=move.joined)
        return _why_not_pose(move.joined_start)

    def _why_not_lay(self, move: LayCard) -> IllegalMove | None:
        if self.phase != "placing" or self.work is None or self.work.placed:
            return IllegalMove("too_late_for_a_card")
        return None if move.card in self.hand else IllegalMove("card_not_in_hand", card=move.card)

    def _why_not_clear(self, piece: Piece, allowed: tuple[Piece, ...]) -> IllegalMove | None:
        if self.phase == "clearing" and piece in allowed:
            return None
        return IllegalMove("nothing_to_clear_there", piece=piece)

    def sample(self, chance: Chance) -> MenAtWorkMove:
        """Something a careless player might do: a piece dropped from just above the site, anywhere."""
        if self.phase == "clearing":
            return chance.choose(list(self.finite()), "move")
        assert self.work is not None, "there is work while placing"
        piece = chance.choose(self.candidates(), "move")
        joined = None
        if self.step is not None and self.step.joined is not None and piece not in self.poses:
            joined = next(one for one in reserve(self.poses) if PIECES[one] is self.step.joined)
        return _drop(piece, joined, self.poses, chance)


def _drop(piece: Piece, joined: Piece | None, poses: Mapping[Piece, Pose], chance: Chance) -> Place:
    top = max((highest_point_mm(other, pose) for other, pose in poses.items() if other != piece), default=0.0)
    turn = turned((0.0, 0.0, 1.0), float(chance.choose(range(180), "move")))
    x, y = (float(chance.choose(range(-80, 81), "move")) for _ in range(2))
    rest = {Kind.SUPPORT: 25.0, Kind.WORKER: 0.0}.get(PIECES[piece], 4.5)  # from the origin down to the sole
    start = Pose((x, y, top + rest + 40.0), turn)
    goal = Target(0.0, (x, y, top + rest + DROP_MM), turn)
    beside = None
    if joined is not None:
        height = 9.0 if PIECES[piece] is Kind.GIRDER else 24.5
        beside = Pose((x, y, start.position[2] + height), turn)
    return Place(piece, start, Path((goal,), 2.0), joined, beside)


def _why_not_path(path: Path) -> IllegalMove | None:
    try:
        check_path(path)
    except BadInput as problem:
        return IllegalMove(problem.code, **problem.facts)
    return None


def _why_not_pose(pose: Pose) -> IllegalMove | None:
    try:
        check_pose(pose, 0)
    except BadInput as problem:
        return IllegalMove(problem.code, **problem.facts)
    return None
