"""A server is used for as long as one likes by a crowd that comes and goes, and must not grow.

    python -m tests.server.soaking [MINUTES [DATABASE]]

runs for ten minutes on SQLite, or on the database with this address, or for the word `postgresql` on a PostgreSQL that
is started for it and has its commits on the disk. Prints how much memory the server had while thousands of games were
played, and fails if it has more than a fifth more after the crowd has gone than after warming up.
`scenarios/test_soaking.py` lets a small crowd in, and looks whether anything of it stays.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tests.server.support.client import Client
from tests.server.support.crowd import Crowd
from tests.server.support.measured import gauge, memory_mib
from tests.server.support.processes import ServerProcess
from tests.store.support import postgresql

AT_ONCE = 24
"""People who do something at the same time."""
SAMPLE_S = 5.0
WARM_UP = 0.1
"""Of the whole time; what is in use after it is what is compared with."""
MOST_GROWTH = 0.2
IDLE = ("chantier_connections", "chantier_tables_awake", "chantier_limits_in_use")


class Sample(NamedTuple):
    at_s: float
    memory_mib: float
    games: int
    moves: int
    connections: int


async def idle(client: Client, tasks: float) -> None:
    """When nothing is left of anybody: no socket, no table, no task, no rate limit."""
    async with asyncio.timeout(120):
        while any([await gauge(client, name) for name in IDLE]) or await gauge(client, "chantier_tasks") > tasks:
            await asyncio.sleep(0.25)  # how often it is asked


async def wander(crowd: Crowd, chance: random.Random, end: float) -> None:
    """One person after the other, each doing one thing."""
    deeds = [crowd.play_at_once, crowd.play_together, crowd.walk_out, crowd.look_into_the_lobby, crowd.knock_and_run]
    while time.monotonic() < end:
        await chance.choices(deeds, (60, 20, 8, 8, 4))[0]()


async def be_slow(crowd: Crowd, end: float) -> None:
    while time.monotonic() < end:
        await crowd.look_on_without_reading()
        await asyncio.sleep(SAMPLE_S)  # one of them is as much work for a server as a dozen games


async def sample(crowd: Crowd, process: int, begun: float, samples: list[Sample]) -> None:
    while True:
        count = crowd.done
        games = sum(number for what, number in count.items() if "games" in what)
        at = time.monotonic() - begun
        samples.append(Sample(at, memory_mib(process), games, count["moves"], count["connections"]))
        if len(samples) % 6 == 1:
            print("{:5.0f} s  {:6.1f} MiB  {:6} games  {:7} moves  {:6} connections".format(*samples[-1]), flush=True)
        await asyncio.sleep(SAMPLE_S)


async def soak(server: ServerProcess, seconds: float, seed: int) -> tuple[list[Sample], float, Crowd]:
    assert server.process is not None
    begun, samples, chance = time.monotonic(), list[Sample](), random.Random(seed)
    async with Client(server.address) as client, Crowd(server.address, seed) as crowd:
        tasks = await gauge(client, "chantier_tasks")
        sampling = asyncio.create_task(sample(crowd, server.process.pid, begun, samples))
        end = begun + seconds
        await asyncio.gather(be_slow(crowd, end), *(wander(crowd, chance, end) for _ in range(AT_ONCE)))
        sampling.cancel()
        await idle(client, tasks)
        return samples, memory_mib(server.process.pid), crowd


def main(minutes: float = 10.0, database: str = "") -> None:
    if database == "postgresql":
        with postgresql.running(postgresql.DURABLE) as started:
            main(minutes, started.new_database())
        return
    with tempfile.TemporaryDirectory() as folder:
        with ServerProcess(database or f"sqlite:///{folder}/chantier.db", Path(folder) / "log.txt") as server:
            samples, after, crowd = asyncio.run(soak(server, minutes * 60, seed=random.randrange(10**6)))
        assert "Traceback" not in server.log(), server.log()
    warm = [one.memory_mib for one in samples if one.at_s >= minutes * 60 * WARM_UP]
    first, last = median(warm[:6]), median(warm[-6:])
    print(dict(crowd.done))
    print(f"after warming up {first:.1f} MiB, at the end {last:.1f} MiB, when all had gone {after:.1f} MiB")
    assert max(last, after) <= (1 + MOST_GROWTH) * first, "the server has grown"


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0, *sys.argv[2:])
