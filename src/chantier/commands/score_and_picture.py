"""`score` and `picture`: a building in notation, counted and drawn; sites are drawn, too."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

from chantier.commands import choices
from chantier.commands.records import possible
from chantier.core.errors import BadInput
from chantier.core.events import Event
from chantier.core.files import write_whole
from chantier.core.record import Recorder, Recording
from chantier.core.record_turns import entries_of
from chantier.core.take_back import line_events
from chantier.pictures.png import png
from chantier.registry import GAMES
from chantier.registry.registered_game import Pictures
from chantier.words import Words


def score(words: Words, console: Console, plan_typed: str, building_typed: str, json: bool) -> None:
    count = next(game.score for game in GAMES.values() if game.score is not None)
    points, prizes = count(plan_typed, building_typed)
    if json:
        print(msgspec.json.encode({**points, "prizes": prizes}).decode())
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for line, worth in points.items():
        table.add_row(words.say(f"score-{line}"), str(worth), style="bold" if line == "total" else "")
    console.print(table)
    named = ", ".join(words.say(f"prize-{prize}") for prize in prizes)
    console.print(words.say("score-prizes", prizes=named) if prizes else words.say("score-no-prizes"))


class Motif(NamedTuple):
    """Arguments of `picture`: a plan with its building, a prepared site, or a moment of a recorded game."""

    subject: str
    building: str | None
    event: int | None
    line: int


def picture(words: Words, console: Console, motif: Motif, out: Path | None) -> None:
    if out is not None and out.suffix.lower() not in PICTURE_ENDINGS:
        raise BadInput("picture_ending_unknown", path=str(out))
    drawing = _drawing(words, motif)
    if out is None:
        print(drawing, end="")
        return
    write_whole(out, png(drawing) if out.suffix.lower() == ".png" else drawing.encode())
    console.print(words.say("picture-written", path=str(out)), soft_wrap=True)


PICTURE_ENDINGS = (".svg", ".png")


def _drawing(words: Words, motif: Motif) -> str:
    drawn = [game.pictures for game in GAMES.values() if game.pictures is not None]
    if motif.building is not None:
        draw = next(one.building for one in drawn if one.building is not None)
        return draw(motif.subject, motif.building, words)
    for one in drawn:
        if motif.subject in one.named:
            return one.named[motif.subject](words)
    if not Path(motif.subject).exists():
        _refuse_motif(words, motif.subject, drawn)
    return _moment(words, Path(motif.subject), motif.line, motif.event)


def _refuse_motif(words: Words, subject: str, drawn: Sequence[Pictures]) -> None:
    if any(one.is_plan(subject) for one in drawn):
        raise BadInput("parameter_missing", parameter=words.say("metavar-building"))
    raise BadInput("nothing_to_draw", came=subject, known=choices.sites())


def _moment(words: Words, path: Path, line: int, number: int | None) -> str:
    """A recorded game up to one event, counted as its record counts them."""
    registered, recording = possible(path, line)
    if registered.pictures is None or registered.pictures.after is None:
        drawn = (name for name, one in GAMES.items() if one.pictures is not None and one.pictures.after)
        raise BadInput("no_site_in_record", line=line, game=recording.record.game, known=", ".join(drawn))
    last = len(recording.record.events)
    if number is not None and number not in range(1, last + 1):
        raise BadInput("no_such_event", last=last, came=number)
    return registered.pictures.after(_events_until(registered.recorder, recording, number or last), words)


def _events_until(recorder: Recorder, recording: Recording, number: int) -> list[Event]:
    """Those that count when so many events of the record have happened."""
    turns: list[list[Event]] = []
    written = 0
    for turn in recording.log:
        turns.append([])
        for event in turn.events:
            if written == number:
                return line_events(turns)
            turns[-1].append(event)
            written += len(entries_of(recorder, [event], len(recording.record.seats)))
    return line_events(turns)
