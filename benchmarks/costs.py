"""Costs for sizing a house: a move, an idle connection, a live site, a bot's thought, and turns that PostgreSQL takes.

docs/scale.md says what follows from them. Costs are processor time, as the kernel counts it, so that they mean
something on a machine that others use as well; only turns a second depend on the clock, and on the disk. PostgreSQL has
its own settings: what is committed is on the disk.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from benchmarks import live
from benchmarks.players import SEATS, Load, entered
from benchmarks.processes import cpu_seconds, family, resident_bytes
from benchmarks.serving import Figure, Round, our_round, pid
from chantier.core.chance import SeededChance
from chantier.core.fairness import ProvableDice
from chantier.core.match import Match
from chantier.games.men_at_work.acting.referee import Simulated
from chantier.lab.blueprints.kernel import warm_up
from chantier.registry import GAMES, RegisteredGame
from chantier.server.live.worker_pool import Stage
from chantier.store import Store
from tests.games.men_at_work.support.scenes import tower
from tests.server.support.processes import ServerProcess
from tests.store.support import postgresql
from tests.store.support.scenes import running_table, turn

TABLES = 50
ROUNDS = 3
IDLE, IDLE_TABLES, IDLE_S = 1000, 20, 60.0
SITES = 2
THOUGHTS, THOUGHT_S = 60, 20.0
"""So many thoughts of a level, or as many as fit into the time."""
WRITERS, WRITTEN_S = 2, 10.0
BATCHES = (1, 10, 100)
EVENTS = b"[" + b"12345678," * 66 + b"0]"
"""As long as those of a turn of Blueprints are, 600 bytes."""


@contextmanager
def node(database: postgresql.Server) -> Iterator[ServerProcess]:
    with (
        tempfile.TemporaryDirectory(prefix="chantier-bench-") as folder,
        ServerProcess(database.new_database(), Path(folder) / "log.txt") as running,
    ):
        yield running


# Moves


async def moves(running: ServerProcess, database: postgresql.Server) -> list[Figure]:
    async with Load.of(running.address, TABLES) as load:
        await our_round(running, load)  # warms up
        before = cpu_seconds(database.pid)
        rounds = [await our_round(running, load) for _ in range(ROUNDS)]
        stored_s = cpu_seconds(database.pid) - before
    played = sum(rounds, start=Round(0, 0.0, 0, 0.0, 0, 0.0))
    begun_s, games = played.cpu_in_all_s - played.cpu_s, ROUNDS * TABLES
    return [
        Figure(f"a move at a table of {SEATS}: the server", f"{played.cpu_s / played.moves * 1000:.2f} ms"),
        Figure("the same: PostgreSQL, sitting down and dice among it", f"{stored_s / played.moves * 1000:.2f} ms"),
        Figure(f"making a table, {SEATS} people sitting down, dice: the server", f"{begun_s / games * 1000:.0f} ms"),
    ]


# Connections


async def connections(running: ServerProcess) -> list[Figure]:
    """People who look on at tables where nothing happens."""
    async with Load.of(running.address, 1) as load:
        host = load.people[0][0]
        asked = [host.ask("/api/tables", game="blueprints", seats=[{}] * SEATS) for _ in range(IDLE_TABLES)]
        tables = [(await one)["id"] for one in asked]
        first = [await entered(running.address, table) for table in tables]
        nobody = await _spent(running)
        before = resident_bytes(pid(running))
        sockets = [await entered(running.address, tables[number % IDLE_TABLES]) for number in range(IDLE)]
        taken = resident_bytes(pid(running)) - before
        everybody = await _spent(running)
        await asyncio.gather(*(socket.close() for socket in [*first, *sockets]))
    return [
        Figure(f"an idle connection, of {IDLE:,}: memory", f"{taken / IDLE / 1024:.1f} KiB"),
        Figure("the same: processor time in an hour", f"{(everybody - nobody) / IDLE * 3600 * 1000:.0f} ms"),
        Figure("a node that nobody uses: processor time in a second", f"{nobody * 1000:.1f} ms"),
    ]


async def _spent(running: ServerProcess) -> float:
    """Processor seconds in a second."""
    before, begun = cpu_seconds(pid(running)), time.perf_counter()
    await asyncio.sleep(IDLE_S)
    return (cpu_seconds(pid(running)) - before) / (time.perf_counter() - begun)


# Sites


async def sites() -> list[Figure]:
    poses = Simulated().prepare({piece: pose for piece, pose in tower().items() if piece != live.HELD})
    figures = []
    for what, lead in (("a hand above it", live.above), ("a hand pressing on it, all awake", live.pressing)):
        stage = Stage(live.CORES)
        try:
            cost = await live.Carried(stage, poses, lead).run(SITES)
        finally:
            await stage.close()
        figures.append(Figure(f"a second of a live site of {len(poses) + 1} pieces, {what}", f"{cost * 1000:.0f} ms"))
    return figures


# Bots


def thoughts() -> list[Figure]:
    subprocess.run(warm_up.COMMAND, check=True)  # or else it would be measured how long compiling takes
    return [_thought(registered, level) for registered in GAMES.values() for level in registered.bots]


def _thought(registered: RegisteredGame, level: str) -> Figure:
    """Of a bot that plays against itself, from the beginning of a seeded game."""
    game, seats = registered.game, min(registered.game.seat_counts)
    dice = ProvableDice(game.name, bytes(32), ("00" * 16,) * seats)
    match, chance = Match(game, seats, game.options_type(), dice), SeededChance(level)
    bots = [registered.bots[level]() for _ in range(seats)]
    count, used, begun = -1, 0.0, time.perf_counter()
    while (seat := match.to_move()) is not None and count < THOUGHTS and time.perf_counter() < begun + THOUGHT_S:
        before = _children_s()
        before += time.process_time()
        move = bots[seat].choose(match.sight(seat), chance)
        here = time.process_time()
        if count >= 0:  # the first loads what it needs
            used += _children_s() + here - before
        count += 1
        match.play(seat, move)
    return Figure(f"a thought of {game.name}'s {level}, mean of {count}", f"{used / count * 1000:.1f} ms")


def _children_s() -> float:
    """Of processes that bots think in; finding them costs this one something, which does not count."""
    return sum(map(cpu_seconds, family(os.getpid())[1:]))


# Turns


def turns(database: postgresql.Server) -> list[Figure]:
    """Stored by processes that do nothing else, as turn writers of nodes store them."""
    figures = []
    with ProcessPoolExecutor(WRITERS, mp_context=get_context("spawn")) as pool:
        for batch in BATCHES:
            address, before = database.new_database(), cpu_seconds(database.pid)
            store = Store.open(address)
            tables = [[running_table(store) for _ in range(batch)] for _ in range(WRITERS)]
            store.close()
            stored = sum(pool.map(partial(_stored, address), tables))
            cost = (cpu_seconds(database.pid) - before) / stored
            figures.append(
                Figure(
                    f"turns a second, {WRITERS} writers, {batch} in a transaction; PostgreSQL's processor time of one",
                    f"{stored / WRITTEN_S:,.0f}; {cost * 1000:.2f} ms",
                )
            )
    return figures


def _stored(address: str, tables: Sequence[str]) -> int:
    store = Store.open(address)
    count, begun = 0, time.perf_counter()
    while time.perf_counter() < begun + WRITTEN_S:
        count += 1
        store.append_turns([(turn(table, count, events=EVENTS), None) for table in tables])
    store.close()
    return count * len(tables)


def measure() -> list[Figure]:
    with postgresql.running(postgresql.DURABLE) as database:
        with node(database) as running:
            figures = asyncio.run(moves(running, database))
        with node(database) as running:
            figures += asyncio.run(connections(running))
        figures += turns(database)
    return figures + asyncio.run(sites()) + thoughts()
