"""A screen for any small game: the view line by line, and the legal moves with their numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from chantier.core.chance import SeededChance
from chantier.core.errors import BadInput, Fact, Sentence
from chantier.core.events import Event
from chantier.core.moves import Move
from chantier.core.plain_game import AnyPlainGame, player
from chantier.core.sight import Sight
from chantier.words import Words


class PlainScreen:
    def __init__(self, game: AnyPlainGame, words: Words, names: Sequence[str]) -> None:
        self._game, self._words = game, words
        self._names = dict(enumerate(names, start=1))

    def _say(self, sentence: Sentence) -> str:
        """A sentence in which players have their names."""
        return self._words.sentence(
            Sentence(sentence.code, **{key: self._named(fact) for key, fact in sentence.facts.items()})
        )

    def _named(self, fact: Fact) -> Fact:
        if isinstance(fact, Sentence) and fact.code == player(0).code:
            return self._names[int(str(fact.facts["number"]))]
        return fact

    def _moves(self, sight: Sight) -> list[Move]:
        return [] if sight.legal is None else list(sight.legal)

    def board(self, sight: Sight) -> RenderableType:
        lines = [self._say(line) for line in self._game.describe(sight.view)]
        moves = [self._say(self._game.label(move)) for move in self._moves(sight)]
        return Group(*map(Text, lines), *(Text(f"{number:>3}  {label}") for number, label in enumerate(moves, start=1)))

    def tell(self, events: Sequence[Event]) -> list[RenderableType]:
        told = (self._game.tell(event) for event in events)
        return [Text(f"· {self._say(sentence)}") for sentence in told if sentence is not None]

    def is_moment(self, events: Sequence[Event]) -> bool:
        return False

    def is_surprise(self, events: Sequence[Event]) -> bool:
        return any(event.to is not None for event in events)

    def hides(self, view: Any) -> bool:
        return True

    def picture(self, sight: Sight) -> str | None:
        return None

    def sketch(self, sight: Sight, happened: Iterable[Event], width: int, height: int) -> None:
        return None

    def prompt(self, sight: Sight) -> str:
        return self._words.say("plain-prompt", last=len(self._moves(sight)))

    def help(self, sight: Sight) -> RenderableType:
        return Text(self._words.say("plain-help"))

    def read_move(self, text: str, sight: Sight) -> Move:
        moves = self._moves(sight)
        if not (text.isascii() and text.isdigit() and len(text) < 6 and 1 <= int(text) <= len(moves)):
            raise BadInput("no_such_offer", number=text, last=len(moves))
        return moves[int(text) - 1]

    def ending(self, view: Any) -> RenderableType:
        """Nothing is hidden any more, so what can be imagined is what is."""
        outcome = self._game.outcome(self._game.imagine(view, SeededChance(0)))
        assert outcome is not None, "told when a game is over"
        winners = [self._names[seat + 1] for seat in outcome.winners]
        lines = [self._say(line) for line in self._game.describe(view)]
        won = self._words.say("plain-won", names=", ".join(winners), count=len(winners))
        return Group(*map(Text, lines), Text(won, style="bold"))
