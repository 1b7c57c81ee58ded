"""`simulate`: bots in series, counted and recorded."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

from chantier import registry
from chantier.commands.progress import progress_bar
from chantier.core.errors import BadInput
from chantier.core.files import replacing, write_whole
from chantier.core.game import check_seat_count
from chantier.core.tracks import beside, whole, written
from chantier.lab.engines import engine_named
from chantier.lab.simulate import SeatSummary, Series, SimulatedGame, play_series, summarise
from chantier.words import Words


class SimulateArguments(NamedTuple):
    """Arguments of `simulate`."""

    game: str
    players: int
    games: int
    bots: str
    seed: str
    settings: tuple[str, ...]
    record: Path | None
    workers: int
    json: bool
    engine: str = "local"
    address: str = ""


def simulate(words: Words, console: Console, order: SimulateArguments) -> None:
    registered = registry.game_named(order.game)
    check_seat_count(order.players, registered.game.seat_counts)
    for name, number in (("--games", order.games), ("--workers", order.workers)):
        if number < 1:
            raise BadInput("number_too_small", option=name, came=number)
    makers = tuple(registry.bot_makers(registered, order.bots or registered.usual, order.players))
    options = registry.options_from(registered.game, order.settings)
    series = Series(registered.game, registered.recorder, makers, options, registered.statistics, order.seed)
    played = play_series(series, order.games, order.workers, engine_named(order.engine, order.address))
    names = [make().name for make in makers]
    shown = _with_progress(words, played, order.games)
    summary = summarise(names, shown) if order.record is None else _record_series(names, shown, order.record)
    if order.json:
        print(msgspec.json.encode({"game": order.game, "seed": order.seed, "seats": summary}).decode())
        return
    console.print(_summary_table(words, summary))
    if order.record is not None:
        console.print(words.say("simulate-recorded", path=str(order.record)), soft_wrap=True)


def _with_progress(words: Words, played: Iterator[SimulatedGame], games: int) -> Iterator[SimulatedGame]:
    with progress_bar() as progress:
        yield from progress.track(played, total=games, description=words.say("simulate-progress"))


def _record_series(names: list[str], played: Iterator[SimulatedGame], path: Path) -> list[SeatSummary]:
    """Records, and beside them the motion, if there is any."""
    tracks: list[bytes] = []
    with replacing(path) as file:

        def recorded() -> Iterator[SimulatedGame]:
            for line, one in enumerate(played, start=1):
                file.write(one.record + b"\n")
                tracks.append(written(line, one.tracks))
                yield one

        summary = summarise(names, recorded())
    if any(tracks):
        write_whole(beside(path), whole(tracks))
    return summary


def _summary_table(words: Words, summary: list[SeatSummary]) -> Table:
    """A column a seat, so that it fits into a narrow terminal."""
    games = summary[0].games
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=words.say("simulate-title", games=games))
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
