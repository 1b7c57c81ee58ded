"""Names in one language: pieces, cards, tasks, steps, conditions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.table import Table

from chantier.games.men_at_work.cards import CARDS, Task
from chantier.games.men_at_work.deck import Back
from chantier.games.men_at_work.fall_cause import Cause, readable, sentence_of
from chantier.games.men_at_work.judging.judge import Condition
from chantier.games.men_at_work.pieces import COLOURS, PIECES, Kind, Piece, colour_of
from chantier.games.men_at_work.state import Work
from chantier.words import Words


class PieceNames:
    def __init__(self, words: Words) -> None:
        self._say = words.say
        self.piece = words.piece

    def pieces(self, pieces: Iterable[Piece]) -> str:
        """`a, b and c`."""
        *some, last = map(self.piece, pieces)
        return self._say("pieces-and", some=", ".join(some), last=last) if some else last

    def colour(self, colour: str) -> str:
        return self._say(f"colour-{colour}")

    def cause(self, cause: Cause) -> str:
        """Why something fell, in one sentence."""
        facts = {name: "" if piece is None else self.piece(piece) for name, piece in _pieces_of(cause)}
        return self._say(sentence_of(cause), mm=readable(cause.mm), degrees=readable(cause.degrees), **facts)

    # Cards

    def what(self, back: Back, reserve: Iterable[Piece] | None = None) -> str:
        """Piece to add; if the reserve is known, without a colour it has run out of (M23)."""
        left = None if reserve is None else {colour_of(one) for one in reserve if PIECES[one] is Kind.GIRDER}
        first, second = back.colours
        if back.kind == "girder" and left is not None and len(left & {first, second}) == 1:
            here, gone = (first, second) if first in left else (second, first)
            return self._say("what-girder-only", first=self.colour(here), second=self.colour(gone))
        return self._say(f"what-{back.kind}", first=self.colour(first), second=self.colour(second))

    def how(self, task: Task) -> str:
        return f"{self.task(task)}. {self._say(f'task-{_hyphened(task)}-how')}"

    def task(self, task: Task) -> str:
        return self._say(f"task-{_hyphened(task)}")

    def card_back(self, card: int) -> str:
        first, second = map(self.colour, CARDS[card].colours)
        return self._say(f"card-back-{CARDS[card].back}", first=first, second=second)

    def card_front(self, card: int) -> str:
        return self._say("card-front", girder=self.task(CARDS[card].girder), worker=self.task(CARDS[card].worker))

    # Steps

    def step(self, work: Work) -> str:
        """Text of the current step."""
        if work.order.task in (Task.PREPARE_SITE, Task.PREPARE_SKYSCRAPER):
            return self._preparation(work)
        step = work.step
        if step is None:
            return self._say("step-repair")
        if step.joined is not None:
            return self._say(f"step-{step.kind}-with-{step.joined}")
        if step.or_kind is not None:
            return self._say(f"step-{step.kind}-or-{step.or_kind}")
        again = any(PIECES[piece] is step.kind for piece in work.placed)
        return self._say(f"step-second-{step.kind}") if again else self._say(f"step-{step.kind}")

    def _preparation(self, work: Work) -> str:
        step = work.step
        if step is None:
            return self._say("prepare-repair")
        there = Counter(PIECES[piece] for piece in work.placed)
        facts: dict[str, str | int] = {
            "number": there[Kind.SUPPORT] + 1,
            "colours": ", ".join(map(self.colour, _colours_left(work))),
        }
        return self._say(f"prepare-{step.kind}", **facts)

    # Verdicts

    def condition(self, condition: Condition) -> str:
        """The piece it is about comes first, then those that show it."""
        code = _hyphened(condition.code)
        piece, others = condition.pieces[:1], condition.pieces[1:]
        facts: dict[str, str | int] = {
            "piece": self.pieces(piece) if piece else "",
            "others": self.pieces(others) if others else "",
            "count": len(others),
        }
        return self._say(f"condition-{code}-held" if condition.held else f"condition-{code}-missing", **facts)

    def verdict(self, conditions: Sequence[Condition]) -> list[RenderableType]:
        """A line each; a long one goes on under its own beginning."""
        lines: list[RenderableType] = []
        for condition in conditions:
            line = Table.grid(padding=(0, 1, 0, 0))
            line.add_row(" ✓" if condition.held else " ✗", self.condition(condition))
            lines.append(line)
        return lines


def _colours_left(work: Work) -> list[str]:
    placed = {colour_of(piece) for piece in work.placed if PIECES[piece] is Kind.GIRDER}
    return [colour for colour in COLOURS if colour not in placed]


def _hyphened(code: str) -> str:
    return code.replace("_", "-")


def _pieces_of(cause: Cause) -> tuple[tuple[str, Piece | None], ...]:
    return (("piece", cause.piece), ("over", cause.over), ("by", cause.by))
