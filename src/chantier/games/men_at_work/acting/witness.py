"""A referee who has been there: what was seen of an act while it was done live need not be simulated again.

It is the same act at once or live, bit for bit (a law, tests/games/men_at_work/acting/test_live.py), so anybody may
answer. Of everything else somebody else is asked.
"""

from __future__ import annotations

from collections.abc import Mapping

from chantier.games.men_at_work.acting.referee import Question, Referee, Seen
from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.moves import ClearAway, Place, PushBack
from chantier.games.men_at_work.pieces import Piece


class Witness:
    def __init__(self, other: Referee) -> None:
        self._other, self.engine = other, other.engine
        self._seen: dict[Place | ClearAway | PushBack, tuple[Question, Seen]] = {}

    def remember(self, question: Question, seen: Seen) -> None:
        self._seen[question.move] = (question, seen)

    def forget(self, move: Place | ClearAway | PushBack) -> None:
        self._seen.pop(move, None)

    def prepare(self, placed: Mapping[Piece, Pose]) -> dict[Piece, Pose]:
        return self._other.prepare(placed)

    def see(self, question: Question) -> Seen:
        return self._witnessed(question) or self._other.see(question)

    def _witnessed(self, asked: Question) -> Seen | None:
        """Only what was asked in exactly these words."""
        question, seen = self._seen.get(asked.move, (None, None))
        return seen if question == asked else None
