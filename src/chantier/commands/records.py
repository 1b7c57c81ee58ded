"""`replay` and `verify`: what was played, told again and checked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import Progress, TaskID

from chantier import registry
from chantier.commands.progress import progress_bar
from chantier.core.errors import BadInput, Refusal
from chantier.core.receipts import Receipt, compare_receipt, load_receipt, table_of
from chantier.core.record import Record, Recording, Verdict, as_recorded, check, load, on_line, play_again, read
from chantier.core.sight import sight as sight_of
from chantier.core.take_back import TakenBack, states, take_back_in
from chantier.core.tracks import load_tracks, with_tracks
from chantier.words import Words


def replay(words: Words, console: Console, path: Path, line: int, seat: int | None, json: bool) -> None:
    registered, recording = possible(path, line)
    record = recording.record
    log = with_tracks(registered.recorder, recording.log, load_tracks(path, line))
    if seat is not None and seat not in range(len(record.seats)):
        raise BadInput("no_such_seat", last=len(record.seats) - 1, came=seat)
    names = registry.shown_names(registered, record.seats, words.language)
    screen = registered.screen(words, names)
    state: Any = None
    for number, (turn, state) in enumerate(zip(log, states(registered.game, [one.events for one in log]), strict=True)):
        seen = sight_of(registered.game, state, turn.events, seat)
        events = turn.events if seat is None else seen.events  # without a seat the whole story is told
        if json:
            print(msgspec.json.encode({"turn": number, "events": events, "view": seen.view}).decode())
            continue
        back = take_back_in(events)
        told_events = screen.tell(events) if back is None else [_told_take_back(words, names, back)]
        for told in (*told_events, *_remarks(words, record, number + 1, names)):
            console.print(told)
    if not json and registered.game.outcome(state) is not None:
        console.print(screen.ending(registered.game.view(state, None)))


def _told_take_back(words: Words, names: Sequence[str], back: TakenBack) -> str:
    return f"· {words.say('taken-back', who='other', name=names[back.seat])}"


def _remarks(words: Words, record: Record, n: int, names: Sequence[str]) -> list[str]:
    """Notes of the table before decision `n`; notes on missing entropy belong to the first one."""
    notes = [note for note in record.notes if max(note.n, 1) == n and note.kind != "observed"]  # told with its event
    return [f"· {words.say(f'noted-{note.kind}'.replace('_', '-'), name=names[note.seat])}" for note in notes]


def possible(path: Path, line: int) -> tuple[registry.RegisteredGame, Recording]:
    """The game on a line; nothing is told before the rules have found the whole record possible."""
    record = on_line(path, line)
    registered = registry.game_named(record.game)
    recording = read(registered.game, registered.recorder, record)
    play_again(registered.game, registered.recorder, recording, as_recorded(registered.recorder, recording.log))
    return registered, recording


class Against(NamedTuple):
    """Further evidence to check records against, besides the rules: a device's receipt, a known key."""

    receipt: Path | None = None
    key: str | None = None


class Checked(msgspec.Struct):
    """Counts of a file's records: the valid ones, and what was proved of them."""

    true: bool = True
    proved: int = 0
    first_form: int = 0
    """Of those that were proved: the first form does not show that a secret was fixed before the salts were known."""
    unproved: int = 0
    simulated: int = 0
    as_recorded: int = 0
    alone: int = 0
    """Moves of the second form after which what was drawn rests on the server's secret alone."""
    servers: list[str] = []
    receipt_agrees: bool | None = None

    def count(self, record: Record, verdict: Verdict, has_engine: bool) -> None:
        evidence = record.fairness.evidence
        self.proved += verdict.proved
        self.first_form += verdict.proved and evidence is None
        self.unproved += not verdict.proved
        self.simulated += verdict.simulated
        self.as_recorded += has_engine and not verdict.simulated
        if evidence is not None:
            self.alone += evidence.chain_links.count(None)
            if evidence.server not in self.servers:
                self.servers = [*self.servers, evidence.server]


def verify(
    words: Words, console: Console, path: Path, quick: bool, json: bool, against: Against
) -> bool:  # fmt: skip
    """True if every record of the file is valid; prints where the first invalid one goes wrong."""
    checked = Checked()
    receipt = None if against.receipt is None else load_receipt(against.receipt)
    with progress_bar() as progress:
        bar = progress.add_task("", total=None)
        for line, record in load(path):
            progress.update(bar, description=words.say("verify-progress", line=line), total=None)
            try:
                registered = registry.game_named(record.game)
                watch = partial(_show_turns, progress, bar)
                verdict = check(registered.game, registered.recorder, record, not quick, watch)
            except Refusal as problem:
                raise BadInput("in_line", path=str(path), line=line, problem=problem) from None
            if verdict.wrong is None:
                verdict = _held_against(record, verdict, receipt, against.key, checked)
            if verdict.wrong is not None:
                break
            checked.count(record, verdict, registered.has_engine)
    if verdict.wrong is None and receipt is not None and not checked.receipt_agrees:
        raise BadInput("receipt_of_another_table")
    if verdict.wrong is not None:
        _report_wrong(words, console, line, verdict, json)
    elif json:
        print(msgspec.json.encode(checked).decode())
    else:
        _report_true(words, console, checked)
    return verdict.wrong is None


def _held_against(
    record: Record, verdict: Verdict, receipt: Receipt | None, key: str | None, checked: Checked
) -> Verdict:  # fmt: skip
    """A true record, compared with what else is known about it."""
    evidence = record.fairness.evidence
    try:
        if key is not None and (evidence is None or evidence.server != key):
            raise BadInput("key_differs", came="-" if evidence is None else evidence.server, expected=key)
        if receipt is not None and evidence is not None and evidence.table == table_of(receipt):
            compare_receipt(receipt, record.game, record.fairness, evidence, ended=verdict.proved)
            checked.receipt_agrees = True
    except Refusal as wrong:
        return Verdict(proved=False, wrong=wrong)
    return verdict


def _show_turns(progress: Progress, bar: TaskID, done: int, turns: int) -> None:
    progress.update(bar, completed=done, total=turns)


def _report_true(words: Words, console: Console, checked: Checked) -> None:
    said = {
        "verify-proved": ("✓", checked.proved - checked.first_form),
        "verify-proved-first": ("✓", checked.first_form),
        "verify-unproved": ("○", checked.unproved),
        "verify-simulated": ("✓", checked.simulated),
        "verify-as-recorded": ("○", checked.as_recorded),
    }
    for key, (mark, games) in said.items():
        if games:
            console.print(f"{mark} {words.say(key, games=games)}")
    if checked.alone:
        console.print(f"○ {words.say('verify-alone', moves=checked.alone)}")
    for server in checked.servers:
        console.print(f"  {words.say('verify-signed', server=server)}", soft_wrap=True)
    if checked.receipt_agrees:
        console.print(f"✓ {words.say('verify-receipt-agrees')}")


def _report_wrong(words: Words, console: Console, line: int, verdict: Verdict, json: bool) -> None:
    assert verdict.wrong is not None
    problem = words.refusal(verdict.wrong)
    event = verdict.wrong.facts.get("event")
    if json:
        answer = {"true": False, "line": line, "event": event, "code": verdict.wrong.code, "problem": problem}
        print(msgspec.json.encode(answer).decode())
        return
    console.print(f"✗ {words.say('verify-wrong', line=line, problem=problem)}", soft_wrap=True)
