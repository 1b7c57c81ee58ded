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
from rich.progress import Progress
from rich.table import Table as RichTable

from chantier import house
from chantier.core.chance import SeededChance
from chantier.core.errors import BadInput, Refusal
from chantier.core.files import replacing, write_whole
from chantier.core.game import check_seat_count, fold
from chantier.core.record import Record, Verdict, as_recorded, check, check_name, load, play_again, read
from chantier.core.sight import sight as sight_of
from chantier.core.tracks import beside, load_tracks, whole, with_tracks, written
from chantier.games.blueprints.notation import read_building, read_plan
from chantier.games.blueprints.scoring import prizes_earned
from chantier.games.blueprints.scoring import score as count
from chantier.lab.simulate import Played, SeatSummary, Series, play_series, summarise
from chantier.pictures.blueprints import picture as draw
from chantier.terminal import save as saves
from chantier.terminal.play import Sitting, Stopped, Table, begin
from chantier.terminal.play import resume as resume_sitting
from chantier.terminal.save import Player
from chantier.words import Words

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
    makers = tuple(house.bot_makers(wing, order.bots, order.players))
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
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        yield from progress.track(played, total=games, description=words.say("simulate-progress"))


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


def picture(words: Words, console: Console, plan_typed: str, building_typed: str, out: Path | None) -> None:
    plan = read_plan(plan_typed)
    drawing = draw(plan, read_building(plan, building_typed), words)
    if out is None:
        print(drawing, end="")
        return
    write_whole(out, drawing.encode())
    console.print(words.say("picture-written", path=str(out)), soft_wrap=True)


# replay and verify


def replay(words: Words, console: Console, path: Path, line: int, seat: int | None, json: bool) -> None:
    record = _record_on_line(path, line)
    wing = house.wing(record.game)
    recording = read(wing.game, wing.recorder, record)
    log = with_tracks(wing.recorder, recording.log, load_tracks(path, line))
    if seat is not None and seat not in range(len(record.seats)):
        raise BadInput("no_such_seat", last=len(record.seats) - 1, came=seat)
    # Nothing is told before the rules have found the whole record possible.
    play_again(wing.game, wing.recorder, recording, as_recorded(wing.recorder, recording.log))
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


def _record_on_line(path: Path, line: int) -> Record:
    last = 0
    for number, record in load(path):
        if number == line:
            return record
        last = number
    raise BadInput("no_such_line", path=str(path), line=line, last=last)


def verify(words: Words, console: Console, path: Path, json: bool) -> bool:
    """Whether every record of the file is true; says of the first that is not where it goes wrong."""
    proved = unproved = 0
    for line, record in load(path):
        try:
            wing = house.wing(record.game)
            verdict = check(wing.game, wing.recorder, record)
        except Refusal as problem:
            raise BadInput("in_line", path=str(path), line=line, problem=problem) from None
        if verdict.wrong is not None:
            _report_wrong(words, console, line, verdict, json)
            return False
        proved += verdict.proved
        unproved += not verdict.proved
    if json:
        print(msgspec.json.encode({"true": True, "proved": proved, "unproved": unproved}).decode())
        return True
    if proved:
        console.print(f"✓ {words.say('verify-proved', games=proved)}")
    if unproved:
        console.print(f"○ {words.say('verify-unproved', games=unproved)}")
    return True


def _report_wrong(words: Words, console: Console, line: int, verdict: Verdict, json: bool) -> None:
    assert verdict.wrong is not None
    problem = words.refusal(verdict.wrong)
    event = verdict.wrong.facts.get("event")
    if json:
        answer = {"true": False, "line": line, "event": event, "code": verdict.wrong.code, "problem": problem}
        print(msgspec.json.encode(answer).decode())
        return
    console.print(f"✗ {words.say('verify-wrong', line=line, problem=problem)}", soft_wrap=True)
