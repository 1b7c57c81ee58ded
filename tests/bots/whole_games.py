"""Long proof: bots play whole games of Men at Work by the rules, in every variant: `python -m tests.bots.whole_games`

20 games each of 2 to 5 players and 3 of every combination of variants, each to its ending. Every record is verified
with the engine run again; nobody who is out has won, and no card was tried too often. A sample runs with the tests.
`--workers 1 --only 71-80 109-110` plays parts of the list, counted from 1.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from typing import Any, NamedTuple

import msgspec

from chantier.core.log import Log
from chantier.core.record import Record, check, read
from chantier.games.men_at_work.events import AccidentHappened, CardFlipped, CardLaid, GameEnded, PiecePlaced, PlayerOut
from chantier.games.men_at_work.state import Options
from chantier.lab.simulate import Series, play_one
from chantier.registry import GAMES, bot_maker

GAME = "men-at-work"
MOST_TRIES = 30
"""Acts for one card."""
BOT = "apprentice"
"""The least steady one: it gets into all sorts of trouble, and its games take seconds."""
SITES = ("beginner", "advanced", "expert")


class Job(NamedTuple):
    seats: int
    options: Options
    number: int


class Proof(NamedTuple):
    """What a whole game showed."""

    job: Job
    ending: str
    turns: int
    accidents: int
    most_tries: int
    wrong: str | None


def jobs(by_seats: int = 20, by_variant: int = 3) -> Iterator[Job]:
    for seats, number in product(range(2, 6), range(by_seats)):
        yield Job(seats, Options(site=SITES[number % 3]), number)  # type: ignore[arg-type]
    for options, number in product(variants(), range(by_variant)):
        yield Job(2 + number % 4, msgspec.structs.replace(options, site=SITES[number % 3]), number)


def variants() -> Iterator[Options]:
    """Every combination (M80 to M83)."""
    for foreman, crane, skyscraper in product((False, True), repeat=3):
        yield Options(foreman=foreman, crane=crane, skyscraper=skyscraper)
        if crane and skyscraper:
            yield Options(foreman=foreman, crane=True, skyscraper=True, crane_on="rim")


def proved(job: Job) -> Proof:
    """Plays the game, and has the referee see it all again."""
    registered = GAMES[GAME]
    makers = (bot_maker(registered, BOT),) * job.seats
    series = Series(
        registered.game,
        registered.recorder,
        makers,
        job.options,
        registered.statistics,
        f"whole|{job.options}|{job.seats}",
    )
    record = msgspec.json.decode(play_one(series, job.number).record, type=Record)
    log = read(registered.game, registered.recorder, record).log
    verdict = check(registered.game, registered.recorder, record)
    wrong = verdict.wrong.code if verdict.wrong is not None else _wrong(log)
    if wrong is None and not (verdict.proved and verdict.simulated):
        wrong = "not proved"
    events: list[Any] = list(log.events())
    [end] = [event for event in events if isinstance(event, GameEnded)]
    accidents = sum(isinstance(event, AccidentHappened) for event in events)
    return Proof(job, end.reason, len(log), accidents, most_tries(log), wrong)


def _wrong(log: Log) -> str | None:
    events: list[Any] = list(log.events())
    out = {event.seat for event in events if isinstance(event, PlayerOut)}
    end = events[-1]
    if not isinstance(end, GameEnded):
        return "no ending"
    if out & set(end.winners):
        return "somebody who is out has won"
    return "a card was tried too often" if most_tries(log) > MOST_TRIES else None


def most_tries(log: Log) -> int:
    """The most acts for one card."""
    most = acts = 0
    for event in log.events():
        if isinstance(event, CardFlipped | CardLaid):
            acts = 0
        acts += isinstance(event, PiecePlaced)
        most = max(most, acts)
    return most


def main(workers: int, parts: Sequence[range]) -> int:
    """Plays the games of the list whose numbers are in one of the parts; all of them if no part is given."""
    everything = list(enumerate(jobs(), start=1))
    chosen = [(number, job) for number, job in everything if not parts or any(number in part for part in parts)]
    proofs: list[Proof] = []
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for (number, _), proof in zip(chosen, pool.map(proved, [job for _, job in chosen]), strict=True):
            proofs.append(proof)
            print(f"{number}/{len(everything)} {_line(proof)}", flush=True)
    wrong = [proof for proof in proofs if proof.wrong is not None]
    print(f"{len(proofs) - len(wrong)} passed, {len(wrong)} failed; most acts for a card {_most(proofs)}")
    return 1 if wrong or not proofs else 0


def part(told: str) -> range:
    """Numbers of games, as in 71-80 or 109."""
    first, _, last = told.partition("-")
    return range(int(first), int(last or first) + 1)


def _line(proof: Proof) -> str:
    options = msgspec.to_builtins(proof.job.options)
    told = " ".join(name for name in ("foreman", "crane", "skyscraper") if options[name])
    rim = " on the rim" if proof.job.options.crane_on == "rim" else ""
    facts = f"{proof.turns} decisions, {proof.accidents} accidents, {proof.most_tries} acts for a card at most"
    return (
        f"{proof.job.seats} seats {options['site']} {told}{rim}: {proof.ending}, {facts} {proof.wrong or ''}".rstrip()
    )


def _most(proofs: Sequence[Proof]) -> int:
    return max((proof.most_tries for proof in proofs), default=0)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Bots play whole games of Men at Work.")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", type=part, nargs="+", default=())
    chosen = parser.parse_args()
    sys.exit(main(chosen.workers, chosen.only))
