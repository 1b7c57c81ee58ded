"""`arena`: bots against each other, rated, with a report."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

from chantier import registry
from chantier.commands.command_line import typed
from chantier.commands.progress import progress_bar
from chantier.core.chance import SeededChance
from chantier.core.errors import BadInput
from chantier.core.extras import check_extra
from chantier.core.files import cannot, write_whole
from chantier.core.game import check_seat_count
from chantier.lab.arena import Bout, Contest, contend
from chantier.lab.engines import engine_named
from chantier.lab.ratings import Rating
from chantier.lab.results import Results, kept
from chantier.lab.seatings import check_bots
from chantier.lab.standings import Standings, standings
from chantier.lab.workers import MOST_WORKERS
from chantier.words import Words

RESULTS, REPORT = "results.jsonl", "report.html"


class ArenaArguments(NamedTuple):
    """Arguments of `arena`."""

    game: str
    bots: str
    seats: str
    games: int
    seed: str
    settings: tuple[str, ...]
    workers: int
    engine: str
    out: Path | None
    resume: bool
    json: bool
    address: str = ""


def arena(words: Words, console: Console, order: ArenaArguments) -> bool:
    """True if it was played to the end; False if it was stopped by Ctrl-C."""
    registered = registry.game_named(order.game)
    contest = _contest(registered, order)
    games = contest.whole_deals(order.games)
    done: list[Bout] = []
    try:
        with _results(order, contest) as results:
            done = results.bouts
            _play_on(words, registered, contest, order, results, games)
        _tell(words, console, registered, order, contest, done[:games])
    except KeyboardInterrupt:
        _tell_how_to_go_on(words, order, len(done), games)
        return False
    return True


def _contest(registered: registry.RegisteredGame, order: ArenaArguments) -> Contest:
    for name, number in (("--games", order.games), ("--workers", order.workers)):
        if number < 1:
            raise BadInput("number_too_small", option=name, came=number)
    engine_named(order.engine, order.address)
    if order.resume and order.out is None:
        raise BadInput("resume_needs_out")
    if order.out is not None:
        check_extra("lab", "report_needs_extra")
    names = tuple(name.strip() for name in order.bots.split(",")) if order.bots else tuple(registered.bots)
    makers = {name: registry.bot_maker(registered, name) for name in names}
    seat_counts = _seat_counts(registered, order.seats)
    check_bots(names, seat_counts)
    options = registry.options_from(registered.game, order.settings)
    for seats in seat_counts:  # what cannot begin is refused before anything is written
        registered.game.setup(seats, options, SeededChance(order.seed))
    return Contest(
        registered.game, makers, names, seat_counts, options, registered.statistics, registered.cases, order.seed
    )


def _seat_counts(registered: registry.RegisteredGame, text: str) -> tuple[int, ...]:
    counts = [count.strip() for count in text.split(",")]
    if not all(count.isascii() and count.isdigit() and len(count) < 4 for count in counts):
        raise BadInput("parameter_not_understood", parameter="--seats")
    for count in counts:
        check_seat_count(int(count), registered.game.seat_counts)
    return tuple(dict.fromkeys(map(int, counts)))


@contextmanager
def _results(order: ArenaArguments, contest: Contest) -> Iterator[Results]:
    """Storage of the results: in a file, or in memory during the run."""
    if order.out is None:
        yield Results()
        return
    try:
        order.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot("cannot_write", order.out, error) from None
    with kept(order.out / RESULTS, contest.setup, order.resume) as results:
        yield results


def _play_on(
    words: Words, game: registry.RegisteredGame, contest: Contest, order: ArenaArguments, results: Results, games: int
) -> None:  # fmt: skip
    numbers = range(len(results.bouts), games)
    if not numbers:
        return
    workers = min(order.workers, len(numbers), MOST_WORKERS)
    largest = 1 if workers == 1 else game.largest_batch  # alone nobody waits for a batch
    with progress_bar() as progress:
        task = progress.add_task(words.say("arena-progress"), total=games, completed=len(results.bouts))
        for bouts in contend(contest, numbers, engine_named(order.engine, order.address), workers, largest):
            results.add(bouts)
            progress.advance(task, len(bouts))


def _tell_how_to_go_on(words: Words, order: ArenaArguments, done: int, games: int) -> None:
    console = Console(stderr=True, markup=False, emoji=False, highlight=False)
    if order.out is None:
        console.print(words.say("arena-stopped", done=done, games=games), soft_wrap=True)
        return
    where = ["--workers", str(order.workers), "--engine", order.engine]
    where += [*(["--address", order.address] if order.address else []), "--out", str(order.out), "--resume"]
    path, command = str(order.out / RESULTS), typed(*_asked(order), *where)
    console.print(words.say("arena-stopped-kept", done=done, games=games, path=path, command=command), soft_wrap=True)


def _asked(order: ArenaArguments) -> list[str]:
    """The arguments that decide the games, as one would type them."""
    asked = ["arena", order.game, *(["--bots", order.bots] if order.bots else [])]
    asked += ["--seats", order.seats, "--games", str(order.games), "--seed", order.seed]
    return asked + [word for setting in order.settings for word in ("--option", setting)]


def _tell(
    words: Words,
    console: Console,
    registered: registry.RegisteredGame,
    order: ArenaArguments,
    contest: Contest,
    bouts: list[Bout],
) -> None:
    shown = standings(contest.setup, bouts)
    if order.out is not None:
        _write_report(words, registered, order, shown)
    if order.json:
        print(msgspec.json.encode(shown).decode())
    else:
        console.print(_table(words, shown))
        if order.out is not None:
            console.print(words.say("arena-written", path=str(order.out)), soft_wrap=True)


def _write_report(words: Words, registered: registry.RegisteredGame, order: ArenaArguments, shown: Standings) -> None:
    from chantier.reports.arena import report  # matplotlib takes a while, and few commands need it
    from chantier.reports.subjects import SubjectNames

    assert order.out is not None, "a report has a place"
    naming = SubjectNames(registered.name_of_case, registered.sketch_of_case)
    write_whole(order.out / REPORT, report(words, shown, registered.chapters, naming, typed(*_asked(order))).encode())


def _table(words: Words, shown: Standings) -> Table:
    counts = shown.setup.seat_counts
    title = words.say("arena-title", games=shown.games, deals=shown.deals)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=title)
    table.add_column(words.say("arena-bot"))
    for heading in ("arena-rating", "arena-interval", "arena-skill"):
        table.add_column(words.say(heading), justify="right")
    for seats in counts:
        table.add_column(words.say("arena-wins-of", seats=seats), justify="right")
    for one in shown.bots:
        shares = [words.say("simulate-share", share=round(100 * one.wins[seats].value, 1)) for seats in counts]
        skill = words.say("simulate-mean", mean=round(one.skill.mu, 2))
        table.add_row(one.bot, f"{one.rating.value:.0f}", interval(one.rating), skill, *shares)
    return table


def interval(rating: Rating) -> str:
    return "–" if rating.low is None or rating.high is None else f"{rating.low:.0f} – {rating.high:.0f}"
