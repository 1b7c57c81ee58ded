"""`analyse`: the coach looks at a finished game."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

from chantier.commands.progress import progress_bar
from chantier.commands.records import possible
from chantier.core.errors import BadInput
from chantier.core.files import write_whole
from chantier.core.record import Recording
from chantier.lab.coach.accounts import Analysis, analyse_recording
from chantier.reports import sentences
from chantier.words import Words


class Order(NamedTuple):
    """What `analyse` was asked for."""

    path: Path
    line: int
    json: Path | None
    html: Path | None
    threads: int


def analyse(words: Words, console: Console, order: Order) -> None:
    if order.threads < 1:
        raise BadInput("number_too_small", option="--threads", came=order.threads)
    _, recording = possible(order.path, order.line)
    found = _with_progress(words, recording, order.threads)
    if order.json is not None:
        write_whole(order.json, msgspec.json.encode(found) + b"\n")
    if order.html is not None:
        from chantier.reports.analysis import page  # plots take long to load, and most never ask for one

        write_whole(order.html, page(words, found).encode())
    _tell(words, console, found)
    for path in (order.json, order.html):
        if path is not None:
            console.print(words.say("analyse-written", path=str(path)), soft_wrap=True)


def _with_progress(words: Words, recording: Recording, threads: int) -> Analysis:
    with progress_bar() as progress:
        bar = progress.add_task(words.say("analyse-progress"), total=None)
        return analyse_recording(
            recording, threads, watch=lambda done, of: progress.update(bar, completed=done, total=of)
        )


def _tell(words: Words, console: Console, found: Analysis) -> None:
    console.print(_accounts(words, found))
    console.print(words.say("analyse-moments"), style="bold")
    for place, number in enumerate(found.moments, start=1):
        console.print(f"{place}. {' '.join(sentences.moment(words, found, number))}")
    console.print()
    dear = sentences.costly(found)
    console.print(words.say("analyse-costly" if dear else "analyse-no-costly"), style="bold")
    for place, number in enumerate(dear, start=1):
        what = sentences.what_happened(words, found, number)
        console.print(f"{place}. {what} {sentences.what_was_better(words, found.seats, found.steps[number])}")


def _accounts(words: Words, found: Analysis) -> Table:
    """A column a seat, so that it fits into a narrow terminal."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=words.say("analyse-accounts"))
    table.add_column("")
    for seat in found.seats:
        table.add_column(seat.name, justify="right")
    columns = [sentences.seat_lines(words, seat) for seat in found.seats]
    for lines in zip(*columns, strict=True):
        table.add_row(lines[0][0], *(value for _, value in lines))
    return table
