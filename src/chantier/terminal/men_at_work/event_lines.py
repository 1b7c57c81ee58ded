"""Events as lines of text: only what stands in the events is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from chantier.core.events import Event, Seat
from chantier.games.men_at_work.apply import pieces_of
from chantier.games.men_at_work.cards import CARDS
from chantier.games.men_at_work.events import (
    AccidentHappened,
    CardFlipped,
    CardGivenUp,
    CardLaid,
    ForemanAsked,
    GameEnded,
    GameOpened,
    HandDealt,
    LayDeclined,
    PieceCleared,
    PiecePlaced,
    PlayerOut,
    RitaArrived,
    SiteAccepted,
    SitePrepared,
    SupportsKept,
    TitleGiven,
    TurnPassed,
)
from chantier.games.men_at_work.jobs import order
from chantier.games.men_at_work.moves import PushBack
from chantier.games.men_at_work.pieces import CRANE, PIECES
from chantier.games.men_at_work.state import Options
from chantier.terminal.men_at_work.names import PieceNames
from chantier.words import Words

_OF_A_SEAT: dict[type[Event], str] = {
    SiteAccepted: "event-site-prepared",
    ForemanAsked: "event-asked",
    LayDeclined: "event-declined",
    SupportsKept: "event-supports-kept",
    CardGivenUp: "event-given-up",
}
"""Sentences that say only who did it."""


class Teller:
    """Tells one turn's events. Who is meant, and what lies about, may stand in an earlier event of the same turn."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._say, self._names = words.say, names
        self._naming = PieceNames(words)

    def tell(self, events: Sequence[Event]) -> list[RenderableType]:
        return [line for at, event in enumerate(events) for line in self._lines(event, events[:at], events[at + 1 :])]

    def _lines(self, event: Event, before: Sequence[Event], after: Sequence[Event]) -> Iterator[RenderableType]:
        match event:
            case GameOpened():
                yield from self._opened(event.options)
            case HandDealt():
                cards = "; ".join(self._naming.card_back(card) for card in event.cards)
                yield Text(self._say("event-hand-dealt", cards=cards))
            case SitePrepared():
                ready = any(isinstance(one, CardFlipped) for one in after)
                yield Text(
                    self._say("event-site-prepared" if ready else "event-preparing", name=self._names[event.first])
                )
            case SiteAccepted() | ForemanAsked() | LayDeclined() | SupportsKept() | CardGivenUp():
                yield Text(self._say(_OF_A_SEAT[type(event)], name=self._names[event.seat]))
            case RitaArrived():
                yield Text(self._say("event-rita"), style="bold")
            case CardFlipped():
                yield from self._flipped(event, before, any(isinstance(one, ForemanAsked) for one in after[:1]))
            case CardLaid():
                yield self._laid(event)
            case PiecePlaced():
                yield from self._placed(event, after)
            case PieceCleared():
                yield self._cleared(event)
            case AccidentHappened():
                yield self._accident(event)
                yield from self._cause(before)
            case PlayerOut():
                yield Text(self._say("event-out", name=self._names[event.seat]), style="bold")
            case TitleGiven():
                facts = {"name": self._names[event.seat], "piece": self._naming.piece(event.piece)}
                yield Text(self._say("event-title", **facts), style="bold")
            case TurnPassed():
                yield self._passed(event, before)
            case GameEnded():
                yield Text(self._say("event-ended"))

    def _opened(self, options: Options) -> Iterator[Text]:
        """Only what differs from the usual game."""
        usual = Options()
        told = [
            self._option(name, getattr(options, name))
            for name in Options.__struct_fields__
            if getattr(options, name) != getattr(usual, name)
        ]
        if told:
            yield Text(self._say("event-opened", options=" · ".join(told)))

    def _option(self, name: str, value: Any) -> str:
        option = self._say(f"option-{name.replace('_', '-')}")
        if value is True:
            return option
        if name == "tremor":  # M90: everybody's, not only the experts'
            return self._say("choice-tremor-all")
        if name in ("certificates", "titles"):
            choice = str(value)
        elif name == "rita":
            choice = self._say("choice-rita-share", percent=round(100 * value))
        elif isinstance(value, str):
            choice = self._say(f"choice-{name.replace('_', '-')}-{value.replace('_', '-')}")
        else:
            seats: tuple[Seat, ...] = value if isinstance(value, tuple) else (value,)
            choice = ", ".join(self._names[seat] for seat in seats)
        return self._say("option-and-choice", option=option, choice=choice)

    # Cards

    def _flipped(self, event: CardFlipped, before: Sequence[Event], asked: bool) -> Iterator[Text]:
        if any(isinstance(one, PieceCleared | SupportsKept) for one in before[:1]) and _is_first_flip(before):
            yield Text(self._say("event-site-safe"))
        if event.shuffled:
            yield Text(self._say("event-shuffled"))
        if event.then == "skipped" and not asked:
            yield Text(self._say("event-skipped"))
        if event.then == "work":
            work = order(event.what, CARDS[event.card])
            facts = {"what": self._naming.what(event.what), "how": self._naming.how(work.task)}
            yield Text(self._say("event-work", name=self._names[_active(before)], **facts))

    def _laid(self, event: CardLaid) -> Text:
        name = self._names[event.seat]
        if event.card is None or event.on == "draw":
            return Text(self._say("event-laid-on-draw", name=name, what=self._naming.what(event.back)))
        return Text(self._say("event-laid-on-discard", name=name, how=self._naming.card_front(event.card)))

    # Acts of the hand

    def _placed(self, event: PiecePlaced, after: Sequence[Event]) -> Iterator[RenderableType]:
        seen = event.seen
        slipped = seen.slipped and bool(seen.gone)  # M61: taken back, and tried again
        facts = {"name": self._names[event.seat], "pieces": self._naming.pieces(pieces_of(event.move))}
        yield Text(self._say("event-slipped" if slipped else "event-put", **facts))
        if slipped and seen.cause is not None:
            yield Text(self._naming.cause(seen.cause))
        if not seen.settled:
            yield Text(self._say("event-restless"))
        yield from self._naming.verdict(seen.conditions)
        prepared = any(isinstance(one, SiteAccepted) for one in after)
        if seen.conditions and not prepared:
            held = all(condition.held for condition in seen.conditions)
            yield Text(self._say("event-followed" if held else "event-not-followed"))

    def _cleared(self, event: PieceCleared) -> Text:
        facts = {"name": self._names[event.seat], "piece": self._naming.piece(event.move.piece)}
        if isinstance(event.move, PushBack):
            up = event.move.piece in event.seen.poses and event.move.piece not in event.seen.lying
            return Text(self._say("event-pushed-back" if up else "event-pushed-in-vain", **facts))
        if event.move.piece == CRANE:  # M81
            lies = CRANE in event.seen.lying
            return Text(self._say("event-put-up-in-vain" if lies else "event-put-up", name=facts["name"]))
        if not event.seen.gone:
            return Text(self._say("event-pulled-in-vain", **facts))
        return Text(self._say("event-pulled" if event.move.path.targets else "event-cleared", **facts))

    def _accident(self, event: AccidentHappened) -> Text:
        onto = "tipped" if event.piece == CRANE else PIECES.get(event.onto, event.onto)  # the table is no piece
        facts = {"name": self._names[event.seat], "piece": self._naming.piece(event.piece)}
        return Text(self._say(f"accident-{onto}", onto=self._naming.piece(event.onto), **facts), style="bold red")

    def _cause(self, before: Sequence[Event]) -> Iterator[Text]:
        """Why it fell, where that was seen; the act stands before the accident."""
        acts = [one.seen for one in before if isinstance(one, PiecePlaced | PieceCleared)]
        yield from (Text(self._naming.cause(seen.cause)) for seen in acts[-1:] if seen.cause is not None)

    def _passed(self, event: TurnPassed, before: Sequence[Event]) -> Text:
        name = self._names[event.seat]
        acts = [one.seen for one in before if isinstance(one, PiecePlaced | PieceCleared)]
        lying = [piece for seen in acts[-1:] for piece in (*seen.lying, *seen.optional)]
        if not lying:
            return Text(self._say("event-passed", name=name))
        return Text(self._say("event-passed-to-clear", name=name, pieces=self._naming.pieces(lying)))


def _is_first_flip(before: Sequence[Event]) -> bool:
    return not any(isinstance(one, CardFlipped | TurnPassed) for one in before)


def _active(before: Sequence[Event]) -> Seat:
    """Seat whose card it is: the hook was passed, the game begins, or whoever acted goes on."""
    for event in reversed(before):
        if isinstance(event, SitePrepared):
            return event.first
        seat: Seat | None = getattr(event, "seat", None)
        if seat is not None:
            return seat
    return 0
