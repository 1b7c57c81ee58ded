"""What each command does, once it knows what was asked for. The front door (`cli.py`) only takes the coats."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from rich import box
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table as RichTable

from chantier import house
from chantier.core.chance import SeededChance
from chantier.core.errors import BadInput, Refusal
from chantier.core.files import replacing, write_whole
from chantier.core.game import check_seat_count, fold
from chantier.core.record import Record, Recording, Verdict, as_recorded, check, check_name, load, play_again, read
from chantier.core.sight import sight as sight_of
from chantier.core.tracks import beside, load_tracks, whole, with_tracks, written
from chantier.games.blueprints.notation import read_building, read_plan
from chantier.games.blueprints.scoring import prizes_earned
from chantier.games.blueprints.scoring import score as count
from chantier.lab.simulate import Played, SeatSummary, Series, play_series, summarise
from chantier.pictures import moments
from chantier.pictures.blueprints import picture as draw
from chantier.pictures.png import png
from chantier.terminal import save as saves
from chantier.terminal.play import Sitting, Stopped, Table, begin, busy
from chantier.terminal.play import resume as resume_sitting
from chantier.terminal.save import Player
from chantier.words import Words

# what there is


def known_games() -> str:
    return ", ".join(house.WINGS)


def known_bots() -> str:
    return "; ".join(f"{name}: {', '.join(wing.bots)}" for name, wing in house.WINGS.items())


def usual_bots() -> str:
    return ", ".join(wing.usual for wing in house.WINGS.values())


def known_sites() -> str:
    return ", ".join(moments.SITES)


# play


def play(
    words: Words, console: Console, game: str, people: str, bots: str, settings: Sequence[str],
    save: Path | None, resume: bool,
) -> None:  # fmt: skip
    wing = house.wing(game)
    if resume:
        sitting = _saved_sitting(save or saves.newest())
        wing = house.wing(sitting.match.game.name)
    else:
        players = _players(wing, words, people, bots, watching=sys.stdin is None or not sys.stdin.isatty())
        if save is not None and save.exists():
            raise BadInput("save_exists", path=str(save))
        check_seat_count(len(players), wing.game.seat_counts)
        options = house.options_from(wing.game, settings)
        sitting = begin(wing.game, wing.recorder, options, players, save)
    screen = wing.screen(words, [player.name for player in sitting.players])
    sitting.save()  # before anything is shown: a game that cannot be saved should not begin
    console.print(words.say("play-commitment", commitment=sitting.fairness.commitment))
    if all(player.bot for player in sitting.players):
        _show_bots(sitting, wing, screen, words, console)
        return
    ask = partial(console.input, markup=False, emoji=False)
    table = Table(sitting, screen, wing.bots, words, console, ask)
    try:
        ask(words.say("press-enter"))  # so that the promise above is seen before the board covers it
        table.play()
    except (KeyboardInterrupt, EOFError, Stopped):
        console.print()
        how = _typed("play", "--resume", *(["--save", str(save)] if save else []))
        console.print(words.say("play-saved", path=str(sitting.path), command=how), soft_wrap=True)
        return
    _close(sitting, screen, words, console)


def _saved_sitting(path: Path) -> Sitting:
    save = saves.load(path)
    wing = house.wing(save.record.game)
    for player in save.players:
        if player.bot:
            house.bot_maker(wing, player.bot)
    return resume_sitting(wing.game, wing.recorder, save, path)


def _players(wing: house.Wing, words: Words, people: str, bots: str, watching: bool) -> list[Player]:
    """Who sits down. Unless told otherwise: you and the two strongest bots; with nobody at the keyboard, two bots."""
    named = [name.strip() for name in people.split(",") if name.strip()]
    chosen = [name.strip() for name in bots.split(",") if name.strip()]
    for name in chosen:
        house.bot_maker(wing, name)
    if not named and watching:
        chosen = chosen or list(wing.bots)[-2:]
    elif not named:
        named = [words.say("play-guest")]
    if len(named) == 1 and not chosen:
        chosen = list(wing.bots)[-1:-3:-1]
    players = [Player(check_name(name)) for name in named]
    players += [Player(f"{name} {at}", name) for at, name in enumerate(chosen, start=len(named) + 1)]
    names = [player.name for player in players]
    for name in names:
        if names.count(name) > 1:  # the curtain calls people by their names
            raise BadInput("name_twice", name=name)
    return players


def _show_bots(sitting: Sitting, wing: house.Wing, screen: Any, words: Words, console: Console) -> None:
    """A game between bots, told as an onlooker sees it."""
    console.print(words.say("play-bots-only"))
    match = sitting.match
    bots = [wing.bots[str(player.bot)]() for player in sitting.players]
    thought = SeededChance(sitting.fairness.commitment)
    for line in screen.tell(match.sight(None).events):
        console.print(line)
    while (seat := match.to_move()) is not None:
        with busy(console, words.say("play-thinking", name=sitting.players[seat].name)):
            match.play(seat, bots[seat].choose(match.sight(seat), thought))
        for line in screen.tell(match.sight(None).events):
            console.print(line)
    _close(sitting, screen, words, console)


def _close(sitting: Sitting, screen: Any, words: Words, console: Console) -> None:
    console.print(screen.ending(sitting.match.sight(None).view))  # first: whatever happens to files, the result is told
    path = sitting.finish()
    how = _typed("verify", str(path))
    console.print(words.say("play-kept", path=str(path), command=how), soft_wrap=True)


def _typed(*arguments: str) -> str:
    """A command as this person can type it: `./dev run` says how it calls us."""
    return f"{os.environ.get('CHANTIER_COMMAND', 'chantier')} {shlex.join(arguments)}"


# simulate


class Order(NamedTuple):
    """What `simulate` was asked for."""

    game: str
    players: int
    games: int
    bots: str
    seed: str
    settings: tuple[str, ...]
    record: Path | None
    workers: int
    json: bool


def simulate(words: Words, console: Console, order: Order) -> None:
    wing = house.wing(order.game)
    check_seat_count(order.players, wing.game.seat_counts)
    for name, number in (("--games", order.games), ("--workers", order.workers)):
        if number < 1:
            raise BadInput("number_too_small", option=name, came=number)
    makers = tuple(house.bot_makers(wing, order.bots or wing.usual, order.players))
    options = house.options_from(wing.game, order.settings)
    series = Series(wing.game, wing.recorder, makers, options, wing.statistics, order.seed)
    played = play_series(series, order.games, order.workers)
    names = [make().name for make in makers]
    shown = _with_progress(words, played, order.games)
    summary = summarise(names, shown) if order.record is None else _record_series(names, shown, order.record)
    if order.json:
        print(msgspec.json.encode({"game": order.game, "seed": order.seed, "seats": summary}).decode())
        return
    console.print(_summary_table(words, summary))
    if order.record is not None:
        console.print(words.say("simulate-recorded", path=str(order.record)), soft_wrap=True)


def _with_progress(words: Words, played: Iterator[Played], games: int) -> Iterator[Played]:
    with _progress() as progress:
        yield from progress.track(played, total=games, description=words.say("simulate-progress"))


def _progress() -> Progress:
    """A bar beside the answer, where somebody is looking."""
    console = Console(stderr=True)
    return Progress(console=console, transient=True, disable=not console.is_terminal)


def _record_series(names: list[str], played: Iterator[Played], path: Path) -> list[SeatSummary]:
    """Records, and beside them the motion, if there is any."""
    tracks: list[bytes] = []
    with replacing(path) as file:

        def recorded() -> Iterator[Played]:
            for line, one in enumerate(played, start=1):
                file.write(one.record + b"\n")
                tracks.append(written(line, one.tracks))
                yield one

        summary = summarise(names, recorded())
    if any(tracks):
        write_whole(beside(path), whole(tracks))
    return summary


def _summary_table(words: Words, summary: list[SeatSummary]) -> RichTable:
    """A column a seat, so that it fits into a narrow terminal."""
    games = summary[0].games
    table = RichTable(box=box.SIMPLE_HEAD, pad_edge=False, title=words.say("simulate-title", games=games))
    table.add_column(words.say("simulate-seat"))
    for number, seat in enumerate(summary, start=1):
        table.add_column(f"{number} {seat.bot}", justify="right")
    shares = [words.say("simulate-share", share=round(100 * seat.wins / games, 1)) for seat in summary]
    table.add_row(words.say("simulate-wins"), *shares)
    sums = {"simulate-points": [seat.points for seat in summary]}
    for name in summary[0].statistics:
        sums[f"statistic-{name}"] = [seat.statistics[name] for seat in summary]
    for key, values in sums.items():
        table.add_row(words.say(key), *(words.say("simulate-mean", mean=round(value / games, 2)) for value in values))
    return table


# score and picture


def score(words: Words, console: Console, plan_typed: str, building_typed: str, json: bool) -> None:
    plan = read_plan(plan_typed)
    building = read_building(plan, building_typed)
    counted = count(plan, building)
    prizes = sorted(prizes_earned(building))
    if json:
        print(msgspec.json.encode({**msgspec.to_builtins(counted), "prizes": prizes}).decode())
        return
    table = RichTable(box=box.SIMPLE_HEAD, pad_edge=False, show_header=False)
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
    wing, recording = _possible(path, line)
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


# replay and verify


def replay(words: Words, console: Console, path: Path, line: int, seat: int | None, json: bool) -> None:
    wing, recording = _possible(path, line)
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
        for told in screen.tell(events):
            console.print(told)
    if not json and wing.game.outcome(state) is not None:
        console.print(screen.ending(wing.game.view(state, None)))


def _possible(path: Path, line: int) -> tuple[house.Wing, Recording]:
    """The game on a line; nothing is told before the rules have found the whole record possible."""
    record = _record_on_line(path, line)
    wing = house.wing(record.game)
    recording = read(wing.game, wing.recorder, record)
    play_again(wing.game, wing.recorder, recording, as_recorded(wing.recorder, recording.log))
    return wing, recording


def _record_on_line(path: Path, line: int) -> Record:
    last = 0
    for number, record in load(path):
        if number == line:
            return record
        last = number
    raise BadInput("no_such_line", path=str(path), line=line, last=last)


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
    with _progress() as progress:
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
