"""A referee who needs no engine: he says of each act what the test told him to, and notes what he was asked."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from chantier.games.men_at_work.acting.hand import Path, Target
from chantier.games.men_at_work.acting.referee import Placing, Question, Seen, Tidying
from chantier.games.men_at_work.geometry.poses import UNTURNED, Pose, at
from chantier.games.men_at_work.jobs import reserve
from chantier.games.men_at_work.judging.accidents import Accident
from chantier.games.men_at_work.judging.judge import Condition
from chantier.games.men_at_work.moves import Choices, ClearAway, Place
from chantier.games.men_at_work.pieces import PIECES, TABLE, Piece, with_hats

HELD, FAILED = Condition("touches_its_colour", True), Condition("touches_its_colour", False)
UP = Pose((-250.0, -250.0, 100.0))
BESIDE = Pose((-250.0, -250.0, 160.0))
"""Where pieces are taken: beside everything."""
PATH = Path((Target(0.0, (0.0, 0.0, 250.0), UNTURNED),), 1.0)
PULL = Path((Target(0.0, (300.0, 0.0, 10.0), UNTURNED),), 1.0)


class StandIn:
    """Pieces end up where he puts them, high above everything, and all goes well unless he was told otherwise."""

    engine = "stand-in"

    def __init__(self, *told: Mapping[str, Any], top_mm: float = 200.0) -> None:
        self._told = deque(told)
        self.top_mm = top_mm
        self.placings: list[Placing] = []
        self.cleanings: list[Tidying] = []

    def tell(self, **seen: Any) -> None:
        """What he shall say of the next act, besides the poses."""
        self._told.append(seen)

    def prepare(self, placed: Mapping[Piece, Pose]) -> dict[Piece, Pose]:
        return dict(placed)

    def see(self, question: Question) -> Seen:
        return self._place(question) if isinstance(question, Placing) else self._tidy(question)

    def _place(self, asked: Placing) -> Seen:
        self.placings.append(asked)
        move = asked.move
        coming = {move.piece: at(0.0, 0.0, self.top_mm)}
        if move.joined is not None:
            coming[move.joined] = at(0.0, 0.0, self.top_mm + 9)
        told = self._told.popleft() if self._told else {}
        well = asked.job is not None and not told.get("accident") and not told.get("slipped")
        seen = Seen({**asked.poses, **with_hats(coming)}, conditions=(HELD,) if well else ())
        return _changed(seen, told)

    def _tidy(self, asked: Tidying) -> Seen:
        self.cleanings.append(asked)
        told = self._told.popleft() if self._told else {}
        gone = (asked.move.piece,) if isinstance(asked.move, ClearAway) else ()
        lists: dict[str, Any] = {
            name: tuple(piece for piece in getattr(asked.left, name) if piece != asked.move.piece)
            for name in ("lying", "optional", "pushable", "covered")
        }
        return _changed(Seen(dict(asked.poses), gone=gone, **lists), told)


def _changed(seen: Seen, told: Mapping[str, Any]) -> Seen:
    seen = replace(seen, **told)
    return replace(seen, poses={piece: pose for piece, pose in seen.poses.items() if piece not in seen.gone})


def falls(piece: str, onto: str = TABLE, **more: Any) -> dict[str, Any]:
    """An accident, and the piece that fell lies there."""
    lying = more.pop("lying", (piece,))
    return {"accident": Accident(Piece(piece), Piece(onto)), "lying": pieces(lying), **more}


def pieces(names: Iterable[str]) -> tuple[Piece, ...]:
    return tuple(map(Piece, names))


def asked_for(choices: Choices) -> Place:
    """The first piece that fits, with the one that goes with it."""
    step = choices.step
    wanted = None if step is None else step.joined
    joined = next((one for one in reserve(choices.poses) if wanted is not None and PIECES[one] is wanted), None)
    return put(choices.candidates()[0], joined)


def put(piece: str, joined: str | None = None) -> Place:
    beside = None if joined is None else BESIDE
    return Place(Piece(piece), UP, PATH, None if joined is None else Piece(joined), beside)
