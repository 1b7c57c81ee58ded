"""`score` and `picture`: a building in notation, counted and drawn; sites are drawn, too."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

from chantier.commands.records import possible
from chantier.core.errors import BadInput
from chantier.core.files import write_whole
from chantier.games.blueprints.notation import read_building, read_plan
from chantier.games.blueprints.scoring import prizes_earned
from chantier.games.blueprints.scoring import score as count
from chantier.pictures import moments
from chantier.pictures.blueprints import picture as draw
from chantier.pictures.png import png
from chantier.words import Words


def score(words: Words, console: Console, plan_typed: str, building_typed: str, json: bool) -> None:
    plan = read_plan(plan_typed)
    building = read_building(plan, building_typed)
    counted = count(plan, building)
    prizes = sorted(prizes_earned(building))
    if json:
        print(msgspec.json.encode({**msgspec.to_builtins(counted), "prizes": prizes}).decode())
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for line, points in msgspec.to_builtins(counted).items():
        table.add_row(words.say(f"score-{line}"), str(points), style="bold" if line == "total" else "")
    console.print(table)
    named = ", ".join(words.say(f"prize-{prize}") for prize in prizes)
    console.print(words.say("score-prizes", prizes=named) if prizes else words.say("score-no-prizes"))


class Motif(NamedTuple):
    """What `picture` was asked for: a plan with its building, a prepared site, or a moment of a recorded game."""

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
    if motif.building is not None:
        plan = read_plan(motif.subject)
        return draw(plan, read_building(plan, motif.building), words)
    if motif.subject in moments.SITES:
        return moments.prepared(motif.subject, words)
    if not Path(motif.subject).exists():
        _refuse_motif(words, motif.subject)
    return moments.after(_events_until(Path(motif.subject), motif.line, motif.event), words)


def _refuse_motif(words: Words, subject: str) -> None:
    try:
        read_plan(subject)
    except BadInput:
        raise BadInput("nothing_to_draw", came=subject, known=", ".join(moments.SITES)) from None
    raise BadInput("parameter_missing", parameter=words.say("metavar-building"))


def _events_until(path: Path, line: int, number: int | None) -> list[Any]:
    """The events of a recorded game up to one, counted as its record counts them."""
    wing, recording = possible(path, line)
    if not wing.has_engine:
        raise BadInput("no_site_in_record", line=line, game=recording.record.game)
    last = len(recording.record.events)
    if number is not None and number not in range(1, last + 1):
        raise BadInput("no_such_event", last=last, came=number)
    events: list[Any] = []
    written = 0
    for event in recording.log.events():
        if written == (number or last):
            break
        events.append(event)
        written += len(wing.recorder.write([event], len(recording.record.seats)))
    return events
