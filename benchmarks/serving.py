"""The server under load, against boardgame.io's in the same run.

Ours: 50 Blueprints tables at once with four seats each, over real sockets, every turn durably in SQLite with the
store's own settings. The peer's: 100 matches of its tutorial's tic-tac-toe at once with two seats each, over real
sockets, in memory. 200 seats on both sides, and moves as fast as answers come.

What is compared is how many sights (ours) or updates (the peer's) came to the seats for each second of processor time
that the server's process and its children used, as the kernel counts it: what the players use does not matter. A round
is whole games: everybody sits down, and when all have seen the beginning, the clock is read, all games are played to
their end, and the clock is read again. The peer plays as many rounds as fit into the time ours took. The sides take
turns; before what is measured come rounds that are not, in which the peer's engine compiles what is hot.

The second row counts from before the sitting down: new tables, tickets, sockets, dice. The peer's seats keep their
sockets and say "sync" for a new match, for which it needs no request, no password and no disk.

The other figures have no peer: round trips with 200 tables, where each table makes a move a second on average (people)
or all move as fast as answers come (then it is the number of tables divided by the moves a second); what signing every
decision costs, against a server that signs nothing; the memory that an idle socket takes; the time from the command to
the address it prints, with a new database and with one that is there; the memory of a server that nobody uses.
"""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmarks import boardgame_io
from benchmarks.decisions import Row
from benchmarks.players import SEATS, Load, Person, entered
from benchmarks.processes import cpu_seconds, family, resident_bytes
from chantier.lab.blueprints.kernel import warm_up
from tests.server.support.processes import PROGRAM, ServerProcess

TABLES = 50
MATCHES = TABLES * SEATS // 2
ROUNDS = 5
PEER_WARM_UP_S = 5.0
PROMISED = 1.0
MANY_TABLES = 200
PACED_S = 20.0
IDLE = 1000
SIGNED_TABLES = 6
IDLE_TABLES = 20
STARTS = 3
AT_REST_S = 2.0


class Figure(NamedTuple):
    what: str
    value: str


class Round(NamedTuple):
    """Sights or updates, and processor seconds: of the play alone, and with the sitting down."""

    told: int
    cpu_s: float
    told_in_all: int
    cpu_in_all_s: float
    moves: int
    seconds: float

    def __add__(self, other: object) -> Round:
        assert isinstance(other, Round)
        return Round(*(one + two for one, two in zip(self, other, strict=True)))  # type: ignore[arg-type]


NOTHING = Round(0, 0.0, 0, 0.0, 0, 0.0)


class Measured(NamedTuple):
    rows: list[Row]
    figures: list[Figure]
    missing: str | None
    """Why there is no peer."""


@contextmanager
def server(program: tuple[str, ...] = PROGRAM) -> Iterator[ServerProcess]:
    """With a database of its own, on the disk where temporary files go."""
    folder = Path(tempfile.mkdtemp(prefix="chantier-bench-"))
    try:
        with ServerProcess(f"sqlite:///{folder / 'chantier.db'}", folder / "log.txt", program=program) as running:
            yield running
    finally:
        shutil.rmtree(folder)


def pid(running: ServerProcess) -> int:
    assert running.process is not None
    return running.process.pid


async def our_round(running: ServerProcess, load: Load) -> Round:
    before = cpu_seconds(pid(running))
    await load.sit_down()
    seated, told, begun = cpu_seconds(pid(running)), load.counts.sights, time.perf_counter()
    await load.play()
    done, seconds, counts = cpu_seconds(pid(running)), time.perf_counter() - begun, load.counts
    await load.leave()
    return Round(counts.sights - told, done - seated, counts.sights, done - before, counts.moves, seconds)


def their_round(peer: boardgame_io.Peer) -> Round:
    before, at_first = cpu_seconds(peer.pid), peer.counts
    peer.sit_down()
    seated, told, begun = cpu_seconds(peer.pid), peer.counts, time.perf_counter()
    peer.play()
    done, seconds, counts = cpu_seconds(peer.pid), time.perf_counter() - begun, peer.counts
    updates, in_all = counts.updates - told.updates, counts.updates - at_first.updates
    return Round(updates, done - seated, in_all, done - before, counts.moves - told.moves, seconds)


def their_rounds(peer: boardgame_io.Peer, seconds: float) -> Round:
    """As many as fit into the time."""
    total = NOTHING
    while total.seconds < seconds:
        total += their_round(peer)
    return total


async def alternately(running: ServerProcess, peer: boardgame_io.Peer | None) -> tuple[list[Round], list[Round]]:
    """Our rounds, and for each one theirs."""
    async with Load.of(running.address, TABLES) as load:
        ours, theirs = [await our_round(running, load)], []
        if peer is not None:
            their_rounds(peer, PEER_WARM_UP_S)
        for _ in range(ROUNDS):
            ours.append(await our_round(running, load))
            if peer is not None:
                theirs.append(their_rounds(peer, ours[-1].seconds))
        return ours[1:], theirs


def ratios(ours: Sequence[Round], theirs: Sequence[Round]) -> list[Row]:
    def both(rate: Callable[[Round], float]) -> tuple[float, float]:
        return median(map(rate, ours)), median(map(rate, theirs))

    return [
        Row("while the games are played", *both(lambda one: one.told / one.cpu_s), PROMISED),
        Row("with sitting down", *both(lambda one: one.told_in_all / one.cpu_in_all_s), None),
    ]


def spread(ours: Sequence[Round], theirs: Sequence[Round]) -> Figure:
    found = sorted(one.told / one.cpu_s * two.cpu_s / two.told for one, two in zip(ours, theirs, strict=True))
    return Figure(f"the first ratio in {ROUNDS} rounds, lowest and highest", f"{found[0]:.2f} and {found[-1]:.2f}")


def speed(whose: str, rounds: Sequence[Round]) -> list[Figure]:
    return [
        Figure(f"{whose}: moves a second", f"{median(one.moves / one.seconds for one in rounds):,.0f}"),
        Figure(
            f"{whose}: processor time of a move", f"{median(one.cpu_s / one.moves for one in rounds) * 1000:.2f} ms"
        ),
    ]


async def signing(running: ServerProcess) -> list[Figure]:
    """In turns, on this server and on one that signs nothing."""
    rates: dict[str, list[float]] = {"signed": [], "unsigned": []}
    with server(("benchmarks.unsigned",)) as other:
        async with Load.of(running.address, SIGNED_TABLES) as here, Load.of(other.address, SIGNED_TABLES) as there:
            for number in range(ROUNDS + 1):
                for name, house, load in (("signed", running, here), ("unsigned", other, there)):
                    done = await our_round(house, load)
                    if number:  # the first warms up
                        rates[name].append(done.moves / done.cpu_s)
    signed, unsigned = median(rates["signed"]), median(rates["unsigned"])
    found = sorted(one / two for one, two in zip(rates["signed"], rates["unsigned"], strict=True))
    return [
        Figure("moves for a processor second, signed and unsigned", f"{signed:,.0f} and {unsigned:,.0f}"),
        Figure(
            f"the ratio of the two, lowest and highest of {ROUNDS} rounds",
            f"{signed / unsigned:.2f}, {found[0]:.2f} and {found[-1]:.2f}",
        ),
    ]


async def round_trips(running: ServerProcess) -> list[Figure]:
    async with Load.of(running.address, MANY_TABLES) as load:
        await load.sit_down()
        await load.play(think_s=1.0, at_most_s=PACED_S)
        paced, load.counts.round_trips_s[:] = sorted(load.counts.round_trips_s), []
        await load.play()
        await load.leave()
        return [
            Figure(f"{MANY_TABLES} tables, a move a second each: round trip, p50 and p99", _percentiles_ms(paced)),
            Figure(
                f"{MANY_TABLES} tables, as fast as answers come: the same",
                _percentiles_ms(sorted(load.counts.round_trips_s)),
            ),
        ]


def _percentiles_ms(seconds: Sequence[float]) -> str:
    return " and ".join(f"{seconds[int(len(seconds) * share)] * 1000:.1f} ms" for share in (0.5, 0.99))


async def idle(running: ServerProcess) -> Figure:
    """People who look on at tables where nothing happens."""
    async with Load.of(running.address, 1) as load:
        host: Person = load.people[0][0]
        tables = [
            (await host.ask("/api/tables", game="blueprints", seats=[{}] * SEATS))["id"] for _ in range(IDLE_TABLES)
        ]
        await asyncio.gather(*(entered(running.address, table) for table in tables))
        before = resident_bytes(pid(running))
        sockets = [await entered(running.address, tables[number % IDLE_TABLES]) for number in range(IDLE)]
        taken = resident_bytes(pid(running)) - before
        await asyncio.gather(*(socket.close() for socket in sockets))
    return Figure(f"memory for an idle connection, of {IDLE:,}", f"{taken / IDLE / 1024:.1f} KiB")


def starting() -> list[Figure]:
    new, again, at_rest = [], [], []
    for _ in range(STARTS):
        begun = time.perf_counter()
        with server() as running:
            new.append(time.perf_counter() - begun)
            running.stop()
            begun = time.perf_counter()
            running.start()
            again.append(time.perf_counter() - begun)
            time.sleep(AT_REST_S)
            at_rest.append(sum(map(resident_bytes, family(pid(running)))))
    return [
        Figure("from the command to listening, with a new database", f"{median(new):.2f} s"),
        Figure("the same with a database that is there", f"{median(again):.2f} s"),
        Figure("memory of a server at rest, with its processes", f"{median(at_rest) / 2**20:.0f} MiB"),
    ]


def measure() -> Measured:
    missing = None if boardgame_io.is_possible() else "Node.js or npm is not here: boardgame.io was not run, no ratio."
    subprocess.run(warm_up.COMMAND, check=True)  # or else our servers would compile while they are measured
    with ExitStack() as stack:
        running, peer = stack.enter_context(server()), None
        if missing is None:
            boardgame_io.install()
            peer = stack.enter_context(boardgame_io.running(MATCHES))
        ours, theirs = asyncio.run(alternately(running, peer))
    figures = speed(f"{TABLES} tables", ours)
    if theirs:
        figures += [*speed(f"{MATCHES} matches of the peer", theirs), spread(ours, theirs)]
    with server() as running:
        figures += asyncio.run(signing(running))
    with server() as running:
        figures += asyncio.run(round_trips(running))
    with server() as running:
        figures.append(asyncio.run(idle(running)))
    return Measured(ratios(ours, theirs) if theirs else [], figures + starting(), missing)
