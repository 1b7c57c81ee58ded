"""What can happen in a game of Men at Work, and how often it does in a log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from chantier.core.log import Turn
from chantier.games.men_at_work.events import (
    AccidentHappened,
    CardFlipped,
    CardGivenUp,
    CardLaid,
    ForemanAsked,
    GameEnded,
    LayDeclined,
    MenAtWorkEvent,
    PieceCleared,
    PiecePlaced,
    PlayerOut,
    RitaArrived,
    SiteAccepted,
    SupportsKept,
    TitleGiven,
    TurnPassed,
)
from chantier.games.men_at_work.moves import PushBack

ENDINGS = ("end: titles", "end: last", "end: reserve")
HAPPENINGS = (
    *ENDINGS,
    "accident",
    "accident while clearing",
    "elimination",
    "card skipped",
    "reshuffle",
    "Rita",
    "title",
    "slip",
    "repair",
    "two pieces together",
    "push back",
    "pull with the hook",
    "supports kept",
    "card laid on draw",
    "card laid on discard",
    "foreman asked",
    "card declined",
    "card given up",
    "tremor",
    "site built by hand",
)


def happenings(log: Iterable[Turn]) -> Counter[str]:
    counted: Counter[str] = Counter()
    for turn in log:
        events = turn.events
        counted.update(name for event in events for name in _of(event))
        clearing = isinstance(events[0], PieceCleared)
        counted["accident while clearing"] += clearing and any(isinstance(one, AccidentHappened) for one in events)
        goes_on = any(isinstance(one, TurnPassed) for one in events)
        counted["elimination"] += goes_on and any(isinstance(one, PlayerOut) for one in events)
    return +counted


def _of(event: MenAtWorkEvent) -> Iterator[str]:
    match event:
        case GameEnded():
            yield f"end: {event.reason}"
        case AccidentHappened():
            yield "accident"
        case RitaArrived():
            yield "Rita"
        case TitleGiven():
            yield "title"
        case SupportsKept():
            yield "supports kept"
        case SiteAccepted():
            yield "site built by hand"
        case ForemanAsked():
            yield "foreman asked"
        case LayDeclined():
            yield "card declined"
        case CardGivenUp():
            yield "card given up"
        case CardLaid():
            yield f"card laid on {event.on}"
        case CardFlipped():
            yield from _of_card(event)
        case PiecePlaced():
            yield from _of_placing(event)
        case PieceCleared():
            yield from _of_clearing(event)


def _of_card(event: CardFlipped) -> Iterator[str]:
    if event.then == "skipped":
        yield "card skipped"
    if event.shuffled:
        yield "reshuffle"


def _of_placing(event: PiecePlaced) -> Iterator[str]:
    if event.seen.slipped:
        yield "slip"
    if event.seen.conditions and not all(condition.held for condition in event.seen.conditions):
        yield "repair"
    if event.move.joined is not None:
        yield "two pieces together"
    if event.tremor is not None:
        yield "tremor"


def _of_clearing(event: PieceCleared) -> Iterator[str]:
    if isinstance(event.move, PushBack):
        yield "push back"
    elif event.move.path.targets:
        yield "pull with the hook"
