"""Game records: export, strict import, and the check that every event follows. docs/record.md is the specification."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

from chantier.core.chance import RecordedChance
from chantier.core.decoding import JsonObject, convert, decode_json
from chantier.core.errors import BadInput, Refusal
from chantier.core.events import Event, Seat
from chantier.core.evidence import MixedDice, check_evidence, check_form, mixes_of
from chantier.core.fairness import Fairness, ProvableDice, secret_of
from chantier.core.files import read_text
from chantier.core.game import AnyGame, check_seat_count
from chantier.core.log import Log, Turn
from chantier.core.match import Dice, Match
from chantier.core.names import check_name
from chantier.core.record_notes import Remark
from chantier.core.record_turns import entries_of, read_turns
from chantier.core.sight import visible
from chantier.core.take_back import TakenBack, take_back_in

Format = Literal["chantier/1", "chantier/2"]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The envelope all games share. What an event looks like is each game's own business."""

    format: Format
    """The second has evidence of how its dice came about."""
    game: str
    seats: tuple[str, ...]
    options: JsonObject
    fairness: Fairness
    events: tuple[msgspec.Raw, ...]
    notes: tuple[Remark, ...] = ()
    rules: int = 1
    """The version of the rules it was played by; records of version 0.1 do not say, and mean the first."""
    casual: bool = False
    """It counts for no rating. Only then moves may be taken back."""


class Recorder(Protocol):
    """Serialization of one game's records; every registered game has one."""

    entry_type: Any

    def write(self, events: Sequence[Event], seats: int) -> Sequence[msgspec.Struct]: ...
    def read(self, entries: Sequence[Any], seats: int, options: Any, rules: int) -> list[Turn]: ...
    def draws(self, events: Sequence[Event]) -> dict[str, list[object]]: ...

    def as_it_happened(self, game: AnyGame, log: Log) -> AnyGame:
        """The game with what an engine answered in this log in the engine's place: replaying never runs physics."""
        ...

    def simulates_here(self, log: Log) -> bool:
        """True if an engine decided something, and the one on this machine can repeat it."""
        ...

    def track(self, event: Event) -> bytes:
        """The motion that led to an event, which is kept beside the record; empty for most."""
        ...

    def with_track(self, event: Event, track: bytes) -> Event: ...

    def observed(self, event: Event) -> msgspec.Struct | None:
        """Observations of an event that the rules do not ask for. They go into the notes; None for most events."""
        ...

    def with_observed(self, event: Event, about: JsonObject) -> Event | None:
        """The event with that; None: there was nothing to observe."""
        ...


class History(NamedTuple):
    """Content of a record: the game's options, its players' names, the events of each turn, remarks, and whether it
    counts for no rating."""

    options: msgspec.Struct
    names: Sequence[str]
    turns: Sequence[Sequence[Event]]
    notes: Sequence[Remark] = ()
    casual: bool = False


class EngineFree:
    """The part of a recorder that a game without an engine needs not write."""

    def as_it_happened(self, game: AnyGame, log: Log) -> AnyGame:
        return game

    def simulates_here(self, log: Log) -> bool:
        return False

    def track(self, event: Event) -> bytes:
        return b""

    def with_track(self, event: Event, track: bytes) -> Event:
        raise BadInput("track_unreadable")

    def observed(self, event: Event) -> msgspec.Struct | None:
        return None

    def with_observed(self, event: Event, about: JsonObject) -> Event | None:
        return None


def export(match: Match, recorder: Recorder, names: Sequence[str], fairness: Fairness, seat: Seat | None) -> Record:
    """The record of a match: all of it once it has ended; before that, what this seat (None: an onlooker) may see."""
    if match.outcome() is None:
        fairness = msgspec.structs.replace(fairness, server_seed=None)
        turns = [visible(turn.events, seat) for turn in match.log]
    else:
        turns = [turn.events for turn in match.log]
    return _record(match, recorder, names, turns, fairness)


def whole(match: Match, recorder: Recorder, names: Sequence[str], fairness: Fairness) -> Record:
    """Everything, even of a running game: for the table's own store, never for anybody's eyes."""
    return _record(match, recorder, names, [turn.events for turn in match.log], fairness)


def _record(
    match: Match, recorder: Recorder, names: Sequence[str], turns: Sequence[Sequence[Event]], fairness: Fairness
) -> Record:
    history = History(match.options, names, turns, casual=any(map(take_back_in, turns)))
    return enveloped(match.game.by_rules(match.rules), recorder, history, fairness)


def enveloped(game: AnyGame, recorder: Recorder, history: History, fairness: Fairness) -> Record:
    """A record of exactly these events, by this game's rules: whoever calls this answers for who may see them."""
    options, names, turns, notes, casual = history
    entries = [entry for events in turns for entry in entries_of(recorder, events, len(names))]
    return Record(
        format="chantier/1" if fairness.evidence is None else "chantier/2",
        game=game.name,
        seats=tuple(names),
        options={
            name: value
            for name, value in msgspec.to_builtins(options).items()
            if game.options_since.get(name, 1) <= game.rules
        },
        fairness=fairness,
        events=tuple(msgspec.Raw(msgspec.json.encode(entry)) for entry in entries),
        notes=tuple(sorted([*notes, *_observations(recorder, turns)], key=lambda note: note.n)),
        rules=game.rules,
        casual=casual,
    )


def _observations(recorder: Recorder, turns: Sequence[Sequence[Event]]) -> Iterator[Remark]:
    for n, events in enumerate(turns):
        about = recorder.observed(events[0]) if events else None
        if about is not None:
            yield Remark(n, "observed", events[0].seat, msgspec.to_builtins(about))  # type: ignore[attr-defined]


def load(path: Path) -> Iterator[tuple[int, Record]]:
    """The records of a file with their line numbers: JSON Lines, or one record over several lines."""
    text = read_text(path)
    # Not splitlines(): it would also split at characters that may stand in a name.
    lines = [(number, line) for number, line in enumerate(text.split("\n"), start=1) if line.strip()]
    if not lines:
        raise BadInput("record_empty", path=str(path))
    if len(lines) > 1 and not _is_json(lines[0][1]):
        lines = [(1, text)]
    for number, line in lines:
        try:
            yield number, decode_json(line, Record)
        except BadInput as problem:
            raise BadInput("in_line", path=str(path), line=number, problem=problem) from None


def on_line(path: Path, line: int) -> Record:
    last = 0
    for number, record in load(path):
        if number == line:
            return record
        last = number
    raise BadInput("no_such_line", path=str(path), line=line, last=last)


def _is_json(line: str) -> bool:
    try:
        msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


class Recording(msgspec.Struct, frozen=True):
    """A record read strictly: the envelope with its options and its log understood."""

    record: Record
    options: Any
    log: Log


def read(game: AnyGame, recorder: Recorder, record: Record) -> Recording:
    """Reads a record's events; says which one is not what it should be. The rules are not asked here: see `check`."""
    seats = len(record.seats)
    check_seat_count(seats, game.seat_counts)
    for name in record.seats:
        check_name(name)
    _check_fairness(record.fairness, seats)
    if (record.format == "chantier/2") != (record.fairness.evidence is not None):
        raise BadInput("evidence_and_format", format=record.format)
    if record.rules not in range(1, game.rules + 1):
        raise BadInput("rules_unknown", came=record.rules, newest=game.rules)
    for name in game.options_type.__struct_fields__:
        known = game.options_since.get(name, 1) <= record.rules
        if known and name not in record.options:  # defaults are for tables, a record says how it was played
            raise BadInput("field_missing", field=name, where="options")
    options: msgspec.Struct = convert(record.options, game.options_type)
    entries = [_read_entry(number, raw, recorder) for number, raw in enumerate(record.events, start=1)]
    if not entries:
        raise BadInput("record_without_events")
    if not record.casual and any(isinstance(entry, TakenBack) for entry in entries):
        raise BadInput("take_back_in_rated_game")
    log = Log(
        read_turns(entries, seats, lambda some: recorder.read(some, seats, options, record.rules), recorder.write)
    )
    for note in record.notes:
        if note.seat not in range(seats) or note.n not in range(len(log) + 1):
            raise BadInput("note_impossible", seat=note.seat, n=note.n)
    return Recording(record, options, _with_observations(recorder, log, record.notes))


def _with_observations(recorder: Recorder, log: Log, notes: Sequence[Remark]) -> Log:
    """The log with what was observed put back where it belongs."""
    turns = list(log)
    for note in notes:
        if note.kind != "observed":
            continue
        turn = turns[note.n] if note.n < len(turns) and turns[note.n].seat == note.seat else None
        event = None if turn is None else recorder.with_observed(turn.events[0], note.about or {})
        if turn is None or event is None:
            raise BadInput("note_impossible", seat=note.seat, n=note.n)
        turns[note.n] = Turn(turn.seat, turn.move, (event, *turn.events[1:]))
    return Log(turns)


def _read_entry(number: int, raw: msgspec.Raw, recorder: Recorder) -> msgspec.Struct:
    try:
        entry: msgspec.Struct = decode_json(bytes(raw), recorder.entry_type | TakenBack)
    except BadInput as problem:
        raise BadInput("in_event", event=number, problem=problem) from None
    return entry


def _check_fairness(fairness: Fairness, seats: int) -> None:
    if len(fairness.salts) != seats:
        raise BadInput("wrong_count", field="salts", expected=seats, came=len(fairness.salts))
    if not re.fullmatch(r"[0-9a-f]{64}", fairness.commitment):
        raise BadInput("commitment_not_hex")
    for salt in fairness.salts:
        if not re.fullmatch(r"([0-9a-f]{2})*", salt):
            raise BadInput("salt_not_hex", salt=salt)
    if fairness.evidence is not None:
        check_form(fairness, fairness.evidence, seats)


class Verdict(msgspec.Struct, frozen=True):
    """Result of a check. `proved`: every draw was derived again; otherwise the game still runs and keeps its
    secret. `simulated`: the same engine ran again and came to the same rest; otherwise as recorded."""

    proved: bool
    simulated: bool = False
    wrong: Refusal | None = None


Watch = Callable[[int, int], None]
"""Told how many turns are done, and of how many."""


def check(
    game: AnyGame, recorder: Recorder, record: Record, simulate: bool = True, watch: Watch | None = None
) -> Verdict:
    """Plays a record again under the rules, with its own dice, and names the first event that does not follow."""
    recording = read(game, recorder, record)
    simulate = simulate and recorder.simulates_here(recording.log)
    try:
        _check_steps(recording)
        proof = proved_dice(game.name, record.fairness)
        dice = proof or as_recorded(recorder, recording.log)
        match = play_again(game, recorder, recording, dice)
        _check_secret(kept=proof is None, ended=match.outcome() is not None)
        if simulate:
            follow(game, recorder, recording, dice, watch)
    except Refusal as wrong:
        return Verdict(proved=False, wrong=wrong)
    return Verdict(proof is not None, simulate)


def _check_steps(recording: Recording) -> None:
    """The second form: everything was promised, revealed, opened and signed in its order."""
    record, evidence = recording.record, recording.record.fairness.evidence
    if evidence is not None:
        movers = [None if take_back_in(turn.events) else turn.seat for turn in list(recording.log)[1:]]
        check_evidence(record.game, record.fairness, evidence, movers, record.notes)


def proved_dice(game: str, fairness: Fairness) -> Dice | None:
    """The dice of a record, or None while its secret is still kept."""
    secret = secret_of(fairness)
    if secret is None:
        return None
    if fairness.evidence is None:
        return ProvableDice(game, secret, fairness.salts)
    return MixedDice(game, secret, mixes_of(game, fairness, fairness.evidence))


def _check_secret(kept: bool, ended: bool) -> None:
    """A secret is kept exactly while its game runs; without this, cutting it out would make any dice believable."""
    if kept and ended:
        raise BadInput("secret_missing")
    if not kept and not ended:
        raise BadInput("game_not_ended")


def as_recorded(recorder: Recorder, log: Log) -> Dice:
    """Dice that repeat what a log says they showed, as far as that was possible."""
    return lambda move: RecordedChance(recorder.draws(log[move].events))


def play_again(game: AnyGame, recorder: Recorder, recording: Recording, dice: Dice) -> Match:
    """The match a recording tells of, played again with these dice and no engine, ready to be gone on with."""
    match = follow(recorder.as_it_happened(game, recording.log), recorder, recording, dice)
    match.game = game
    return match


def follow(
    game: AnyGame, recorder: Recorder, recording: Recording, dice: Dice, watch: Watch | None = None
) -> Match:  # fmt: skip
    """Plays a recording move by move, by the rules it was played by; refuses the first event that does not follow."""
    seats = len(recording.record.seats)
    game = game.by_rules(recording.record.rules)
    number = 1
    match: Match | None = None
    for done, turn in enumerate(recording.log, start=1):
        try:
            if match is None:
                match = Match(game, seats, recording.options, dice)
            elif (back := take_back_in(turn.events)) is not None:
                match.take_back(back.seat)
            else:
                match.play(turn.seat, turn.move)
        except Refusal as problem:
            raise BadInput("in_event", event=number, problem=problem) from None
        written = entries_of(recorder, turn.events, seats)
        _compare(number, entries_of(recorder, match.log[-1].events, seats), written)
        number += len(written)
        if watch is not None:
            watch(done, len(recording.log))
    assert match is not None, "a recording has at least the turn that sets the game up"
    return match


def _compare(number: int, expected: Sequence[msgspec.Struct], came: Sequence[msgspec.Struct]) -> None:
    """Refuses the first entry that differs, and names the field."""
    for at, (true, written) in enumerate(zip_longest(expected, came), start=number):
        if true is None:
            raise BadInput("event_unexpected", event=at)
        if written is None:
            raise BadInput("event_missing", event=at, expected=str(true.__struct_config__.tag))
        if true != written:
            raise BadInput("event_differs", event=at, **_differing_field(true, written))


def _differing_field(true: msgspec.Struct, written: msgspec.Struct) -> dict[str, str]:
    one, other = msgspec.to_builtins(true), msgspec.to_builtins(written)
    field = next(name for name in {**one, **other} if one.get(name) != other.get(name))
    return {"field": field, "expected": _brief(one.get(field)), "came": _brief(other.get(field))}


def _brief(value: object) -> str:
    return msgspec.json.encode(value).decode().replace('"', "").replace(",", " ")
