"""`replay` and `verify`: what was played, told again and checked."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress, TaskID

from chantier import house
from chantier.commands.progress import progress_bar
from chantier.core.errors import BadInput, Refusal
from chantier.core.game import fold
from chantier.core.record import Record, Recording, Verdict, as_recorded, check, load, on_line, play_again, read
from chantier.core.sight import sight as sight_of
from chantier.core.tracks import load_tracks, with_tracks
from chantier.words import Words


def replay(words: Words, console: Console, path: Path, line: int, seat: int | None, json: bool) -> None:
    wing, recording = possible(path, line)
    record = recording.record
    log = with_tracks(wing.recorder, recording.log, load_tracks(path, line))
    if seat is not None and seat not in range(len(record.seats)):
        raise BadInput("no_such_seat", last=len(record.seats) - 1, came=seat)
    screen = wing.screen(words, record.seats)
    state: Any = None
    for number, turn in enumerate(log):
        state = fold(wing.game, turn.events, state)
        seen = sight_of(wing.game, state, turn.events, seat)
        events = turn.events if seat is None else seen.events  # without a seat the whole story is told
        if json:
            print(msgspec.json.encode({"turn": number, "events": events, "view": seen.view}).decode())
            continue
        for told in (*screen.tell(events), *_remarks(words, record, number + 1)):
            console.print(told)
    if not json and wing.game.outcome(state) is not None:
        console.print(screen.ending(wing.game.view(state, None)))


def _remarks(words: Words, record: Record, n: int) -> list[str]:
    """What the table noted before decision `n`; whose entropy is missing was known before the first."""
    notes = [note for note in record.notes if max(note.n, 1) == n and note.kind != "observed"]  # told with its event
    return [f"· {words.say(f'noted-{note.kind}'.replace('_', '-'), name=record.seats[note.seat])}" for note in notes]


def possible(path: Path, line: int) -> tuple[house.Wing, Recording]:
    """The game on a line; nothing is told before the rules have found the whole record possible."""
    record = on_line(path, line)
    wing = house.wing(record.game)
    recording = read(wing.game, wing.recorder, record)
    play_again(wing.game, wing.recorder, recording, as_recorded(wing.recorder, recording.log))
    return wing, recording


class Checked(msgspec.Struct):
    """How many records of a file are true, and what of them was proved."""

    true: bool = True
    proved: int = 0
    unproved: int = 0
    simulated: int = 0
    as_recorded: int = 0


def verify(words: Words, console: Console, path: Path, quick: bool, json: bool) -> bool:
    """Whether every record of the file is true; says of the first that is not where it goes wrong."""
    checked = Checked()
    with progress_bar() as progress:
        bar = progress.add_task("", total=None)
        for line, record in load(path):
            progress.update(bar, description=words.say("verify-progress", line=line), total=None)
            try:
                wing = house.wing(record.game)
                watch = partial(_show_turns, progress, bar)
                verdict = check(wing.game, wing.recorder, record, not quick, watch)
            except Refusal as problem:
                raise BadInput("in_line", path=str(path), line=line, problem=problem) from None
            if verdict.wrong is not None:
                break
            checked.proved += verdict.proved
            checked.unproved += not verdict.proved
            checked.simulated += verdict.simulated
            checked.as_recorded += wing.has_engine and not verdict.simulated
    if verdict.wrong is not None:
        _report_wrong(words, console, line, verdict, json)
    elif json:
        print(msgspec.json.encode(checked).decode())
    else:
        _report_true(words, console, checked)
    return verdict.wrong is None


def _show_turns(progress: Progress, bar: TaskID, done: int, turns: int) -> None:
    progress.update(bar, completed=done, total=turns)


def _report_true(words: Words, console: Console, checked: Checked) -> None:
    said = {
        "verify-proved": ("✓", checked.proved),
        "verify-unproved": ("○", checked.unproved),
        "verify-simulated": ("✓", checked.simulated),
        "verify-as-recorded": ("○", checked.as_recorded),
    }
    for key, (mark, games) in said.items():
        if games:
            console.print(f"{mark} {words.say(key, games=games)}")


def _report_wrong(words: Words, console: Console, line: int, verdict: Verdict, json: bool) -> None:
    assert verdict.wrong is not None
    problem = words.refusal(verdict.wrong)
    event = verdict.wrong.facts.get("event")
    if json:
        answer = {"true": False, "line": line, "event": event, "code": verdict.wrong.code, "problem": problem}
        print(msgspec.json.encode(answer).decode())
        return
    console.print(f"✗ {words.say('verify-wrong', line=line, problem=problem)}", soft_wrap=True)
