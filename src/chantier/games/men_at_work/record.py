"""Men at Work in the record format: from events to entries and back. docs/record.md is the specification.

Almost every event is its own entry. Only acts of the hand are written flat, and the motion goes into tracks beside the
record.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from chantier.core.decoding import JsonObject, convert
from chantier.core.errors import BadInput
from chantier.core.events import Event, Seat
from chantier.core.game import AnyGame
from chantier.core.log import Log, Turn
from chantier.games.men_at_work import MenAtWork
from chantier.games.men_at_work import events as event_types
from chantier.games.men_at_work.acting.hand import Path
from chantier.games.men_at_work.acting.referee import Recorded, Seen
from chantier.games.men_at_work.engine.tuning import ENGINE
from chantier.games.men_at_work.events import MenAtWorkEvent
from chantier.games.men_at_work.fall_cause import Cause
from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.judging.accidents import Accident
from chantier.games.men_at_work.judging.judge import Condition
from chantier.games.men_at_work.moves import (
    ClearAway,
    Decline,
    GiveUp,
    KeepSupports,
    LayCard,
    MenAtWorkMove,
    Place,
    PushBack,
)
from chantier.games.men_at_work.pieces import PIECES, TABLE, Piece
from chantier.games.men_at_work.state import SAME_REFEREE_SINCE, Options

_SHARED = ("poses", "settled", "slipped", "gone", "lying", "optional", "pushable", "covered", "fallen", "crane")
"""What an entry calls as the referee does."""


def _shared(said: _Act | Seen) -> dict[str, Any]:
    return {name: getattr(said, name) for name in _SHARED}


class _Act(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", forbid_unknown_fields=True
):  # fmt: skip
    """Fields shared by acts of placing and of clearing up: what the referee saw."""

    seat: Seat
    path: Path
    poses: dict[Piece, Pose]
    settled: bool = True
    fell: Accident | None = None
    slipped: bool = False
    gone: tuple[Piece, ...] = ()
    lying: tuple[Piece, ...] = ()
    optional: tuple[Piece, ...] = ()
    pushable: tuple[Piece, ...] = ()
    covered: tuple[Piece, ...] = ()
    fallen: tuple[Piece, ...] = ()
    crane: Pose | None = None

    def seen(self, verdict: tuple[Condition, ...] = ()) -> Seen:
        return Seen(conditions=verdict, accident=self.fell, **_shared(self))


class PlacedEntry(_Act, tag="placed", frozen=True, kw_only=True, omit_defaults=True):
    pieces: tuple[Piece, ...]
    start: tuple[Pose, ...]
    """Where each of the pieces was taken."""
    tremor: int | None = None
    verdict: tuple[Condition, ...] = ()


class ClearedEntry(_Act, tag="cleared", frozen=True, kw_only=True, omit_defaults=True):
    piece: Piece
    pushed: bool = False


Entry = (
    event_types.HandDealt
    | event_types.SitePrepared
    | event_types.SiteAccepted
    | event_types.RitaArrived
    | event_types.CardFlipped
    | event_types.ForemanAsked
    | event_types.LayDeclined
    | event_types.CardLaid
    | event_types.CardChosen
    | PlacedEntry
    | event_types.AccidentHappened
    | event_types.CardGivenUp
    | event_types.PlayerOut
    | event_types.TitleGiven
    | ClearedEntry
    | event_types.SupportsKept
    | event_types.TurnPassed
    | event_types.GameEnded
)
_MOVED = (
    PlacedEntry,
    ClearedEntry,
    event_types.SupportsKept,
    event_types.CardLaid,
    event_types.LayDeclined,
    event_types.CardGivenUp,
)
"""What begins a new turn of the log: somebody moved."""


class MenAtWorkRecorder:
    """Serialization of this game's records."""

    entry_type = Entry

    def write(self, events: Sequence[Event], seats: int) -> list[Entry]:
        """The entries for one turn's events, or for those of them that somebody may see."""
        return [_entry(event) for event in events if not isinstance(event, event_types.GameOpened)]

    def read(self, entries: Sequence[Entry], seats: int, options: Options, rules: int) -> list[Turn]:
        """The turns of a whole record. Refuses one whose entries come in a wrong order."""
        turns: list[list[Entry]] = [[]]
        for entry in entries:
            if isinstance(entry, _MOVED):
                turns.append([])
            turns[-1].append(entry)
        if not any(isinstance(entry, event_types.SitePrepared) for entry in turns[0]):
            kind = str(entries[0].__struct_config__.tag)
            raise BadInput("event_out_of_order", event=1, expected="site", came=kind)
        opened = Turn(None, None, (event_types.GameOpened(seats, options, rules), *map(_event, turns[0])))
        number = len(turns[0]) + 1
        read = [opened]
        for turn in turns[1:]:
            read.append(_read_turn(turn, number))
            number += len(turn)
        return read

    def draws(self, events: Sequence[Event]) -> dict[str, list[object]]:
        """Random draws that this turn must have made, by purpose (docs/fairness.md)."""
        draws: dict[str, list[object]] = {"first": [], "hand": [], "rita": [], "card": [], "top": [], "tremor": []}
        rita = False
        for event in events:
            if isinstance(event, event_types.SitePrepared):
                draws["first"].append(event.first)
            elif isinstance(event, event_types.HandDealt):
                draws["hand"] += event.cards
            elif isinstance(event, event_types.RitaArrived):
                rita = True
            elif isinstance(event, event_types.CardFlipped):
                draws["rita"].append(rita)
                draws["card"].append(event.card)
                draws["top"].append(event.what)
                rita = False
            elif isinstance(event, event_types.PiecePlaced) and event.tremor is not None:
                draws["tremor"].append(event.tremor)
        return draws

    # The engine

    def as_it_happened(self, game: AnyGame, log: Log) -> AnyGame:
        """The game with a referee who repeats what the log says was seen."""
        prepared = next(event for event in log[0].events if isinstance(event, event_types.SitePrepared))
        return MenAtWork(Recorded(prepared.engine, prepared.poses, _acts(log.events())))

    def simulates_here(self, log: Log) -> bool:
        """True if this machine's engine is the one that decided, and its referee sees as today's does."""
        opened = log[0].events[0]
        same = any(isinstance(event, event_types.SitePrepared) and event.engine == ENGINE for event in log[0].events)
        return same and isinstance(opened, event_types.GameOpened) and opened.rules >= SAME_REFEREE_SINCE

    def track(self, event: Event) -> bytes:
        return event.seen.track if isinstance(event, event_types.PiecePlaced | event_types.PieceCleared) else b""

    def with_track(self, event: Event, track: bytes) -> Event:
        if not isinstance(event, event_types.PiecePlaced | event_types.PieceCleared):
            raise BadInput("track_unreadable")
        return replace(event, seen=replace(event.seen, track=track))

    # Why it fell: an observation, which stands in the notes and is never compared

    def observed(self, event: Event) -> Cause | None:
        return event.seen.cause if isinstance(event, event_types.PiecePlaced | event_types.PieceCleared) else None

    def with_observed(self, event: Event, about: JsonObject) -> Event | None:
        if not isinstance(event, event_types.PiecePlaced | event_types.PieceCleared):
            return None
        cause: Cause = convert(about, Cause)
        for piece in {cause.piece, cause.over, cause.by} - {None, TABLE}:
            if piece not in PIECES:
                raise BadInput("value_unknown", came=str(piece), where="notes")
        return replace(event, seen=replace(event.seen, cause=cause))


def _acts(events: Iterable[Event]) -> Iterable[Seen]:
    return (event.seen for event in events if isinstance(event, event_types.PiecePlaced | event_types.PieceCleared))


def _entry(event: Any) -> Entry:
    if isinstance(event, event_types.PiecePlaced):
        return _placed_entry(event)
    return _cleared_entry(event) if isinstance(event, event_types.PieceCleared) else event


def _told(seen: Seen) -> dict[str, Any]:
    return {"fell": seen.accident, **_shared(seen)}


def _placed_entry(event: event_types.PiecePlaced) -> PlacedEntry:
    move = event.move
    return PlacedEntry(
        seat=event.seat,
        pieces=(move.piece, *([] if move.joined is None else [move.joined])),
        start=(move.start, *([] if move.joined_start is None else [move.joined_start])),
        path=move.path,
        tremor=event.tremor,
        verdict=event.seen.conditions,
        **_told(event.seen),
    )


def _cleared_entry(event: event_types.PieceCleared) -> ClearedEntry:
    return ClearedEntry(
        seat=event.seat,
        piece=event.move.piece,
        path=event.move.path,
        pushed=isinstance(event.move, PushBack),
        **_told(event.seen),
    )


def _event(entry: Entry) -> MenAtWorkEvent:
    if isinstance(entry, PlacedEntry):
        joined = (*entry.pieces[1:], None)[0]
        beside = (*entry.start[1:], None)[0]
        move = Place(entry.pieces[0], entry.start[0], entry.path, joined, beside)
        return event_types.PiecePlaced(entry.seat, move, entry.seen(entry.verdict), entry.tremor)
    if isinstance(entry, ClearedEntry):
        cleared = PushBack if entry.pushed else ClearAway
        return event_types.PieceCleared(entry.seat, cleared(entry.piece, entry.path), entry.seen())
    event: MenAtWorkEvent = entry
    return event


def _check_pieces(entry: Entry, number: int) -> None:
    """The rules rely on knowing every piece; a stranger's record may name anything."""
    if not isinstance(entry, PlacedEntry | ClearedEntry):
        return
    fell = () if entry.fell is None else (entry.fell.piece, entry.fell.onto)
    judged = [piece for condition in getattr(entry, "verdict", ()) for piece in condition.pieces]
    moved = (
        entry.pieces if isinstance(entry, PlacedEntry) else (entry.piece,) if isinstance(entry, ClearedEntry) else ()
    )
    lists = (moved, entry.poses, entry.gone, entry.lying, entry.optional, entry.pushable, entry.covered, entry.fallen)
    for piece in (*(piece for one in lists for piece in one), *({*fell, *judged} - {TABLE})):
        if piece not in PIECES:
            problem = BadInput("value_unknown", came=piece, where=str(entry.__struct_config__.tag))
            raise BadInput("in_event", event=number, problem=problem)


def _read_turn(entries: list[Entry], number: int) -> Turn:
    first = entries[0]
    _check_pieces(first, number)
    if isinstance(first, PlacedEntry) and not 1 <= len(first.pieces) == len(first.start) <= 2:
        raise BadInput("in_event", event=number, problem=_wrong_count(first))
    events = tuple(_event(entry) for entry in entries)
    return Turn(events[0].seat, _move(events, number), events)  # type: ignore[union-attr]


def _wrong_count(entry: PlacedEntry) -> BadInput:
    return BadInput("list_of_wrong_length", where="start", expected=str(len(entry.pieces)))


def _move(events: tuple[MenAtWorkEvent, ...], number: int) -> MenAtWorkMove:
    match events[0]:
        case event_types.PiecePlaced() | event_types.PieceCleared():
            return events[0].move
        case event_types.SupportsKept():
            return KeepSupports()
        case event_types.LayDeclined():
            return Decline()
        case event_types.CardGivenUp():
            return GiveUp()
        case event_types.CardLaid(card=int() as card, on=on):
            return LayCard(card, on)
    chosen = next((event for event in events if isinstance(event, event_types.CardChosen)), None)
    if chosen is None:
        raise BadInput("in_event", event=number, problem=BadInput("record_hides"))
    return LayCard(chosen.card, "draw")
