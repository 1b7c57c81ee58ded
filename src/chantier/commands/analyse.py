"""`analyse`: the coach looks at a finished game."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

from chantier import registry
from chantier.commands.progress import progress_bar
from chantier.commands.records import possible
from chantier.core.errors import BadInput
from chantier.core.extras import check_extra
from chantier.core.files import write_whole
from chantier.core.record import Recording
from chantier.registry.registered_game import Coach, CoachReport
from chantier.words import Words


class AnalyseArguments(NamedTuple):
    """Arguments of `analyse`."""

    path: Path
    line: int
    json: Path | None
    html: Path | None
    threads: int


def analyse(words: Words, console: Console, order: AnalyseArguments) -> None:
    if order.threads < 1:
        raise BadInput("number_too_small", option="--threads", came=order.threads)
    registered, recording = possible(order.path, order.line)
    if registered.coach is None:
        known = ", ".join(name for name, one in registry.GAMES.items() if one.coach is not None)
        raise BadInput("analysis_unknown_game", game=recording.record.game, known=known)
    if registered.coach.extra is not None:
        check_extra(registered.coach.extra, "coach_needs_extra")
    found = _with_progress(words, registered.coach, recording, order.threads)
    if order.json is not None:
        write_whole(order.json, msgspec.json.encode(found) + b"\n")
    if order.html is not None:
        write_whole(order.html, registered.coach.page(words, found).encode())
    _tell(words, console, registered.coach.report(words, found))
    for path in (order.json, order.html):
        if path is not None:
            console.print(words.say("analyse-written", path=str(path)), soft_wrap=True)


def _with_progress(words: Words, coach: Coach, recording: Recording, threads: int) -> msgspec.Struct:
    with progress_bar() as progress:
        bar = progress.add_task(words.say("analyse-progress"), total=None)
        return coach.analyse(recording, threads, lambda done, of: progress.update(bar, completed=done, total=of))


def _tell(words: Words, console: Console, found: CoachReport) -> None:
    console.print(_accounts(words, found))
    console.print(words.say("analyse-moments"), style="bold")
    for place, moment in enumerate(found.moments, start=1):
        console.print(f"{place}. {moment}")
    console.print()
    console.print(words.say("analyse-costly" if found.costly else "analyse-no-costly"), style="bold")
    for place, pick in enumerate(found.costly, start=1):
        console.print(f"{place}. {pick}")


def _accounts(words: Words, found: CoachReport) -> Table:
    """A column a seat, so that it fits into a narrow terminal."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=words.say("analyse-accounts"))
    table.add_column("")
    for name, _ in found.seats:
        table.add_column(name, justify="right")
    for lines in zip(*(account for _, account in found.seats), strict=True):
        table.add_row(lines[0][0], *(value for _, value in lines))
    return table
