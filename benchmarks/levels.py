"""How good are the bots of Men at Work? Each level does the same cards on the same sites: `python -m benchmarks.levels`

A success is a verdict that holds within three attempts and without an accident. Intervals are Wilson's, 95 %.
"""

from __future__ import annotations

import math
import multiprocessing
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from chantier.bots.men_at_work import Apprentice, Journeyman, Master
from chantier.core.bot import Bot
from tests.bots.support.situations import Turn, play, read

LEVELS: tuple[Callable[[], Bot], ...] = (Apprentice, Journeyman, Master)
Z = 1.96


class Job(NamedTuple):
    level: int
    situation: int
    seed: int


def wilson(hits: int, runs: int) -> tuple[float, float]:
    """Between which shares the true one lies."""
    if not runs:
        return 0.0, 1.0
    share, weight = hits / runs, Z * Z / runs
    middle = (share + weight / 2) / (1 + weight)
    reach = Z / (1 + weight) * math.sqrt(share * (1 - share) / runs + weight / runs / 4)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def run(job: Job) -> tuple[Job, Turn, float]:
    sites, situations = read()
    situation = situations[job.situation]
    begun = time.process_time()
    turn = play(LEVELS[job.level](), sites[situation.site], situation.order, f"{job.situation}|{job.seed}")
    return job, turn, time.process_time() - begun


def measured(jobs: Sequence[Job], workers: int) -> list[tuple[Job, Turn, float]]:
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        return list(pool.map(run, jobs))


def table(results: Sequence[tuple[Job, Turn, float]]) -> str:
    lines = ["level        turns   success             accidents           acts/turn  CPU s/act"]
    for number, level in enumerate(LEVELS):
        mine = [(turn, cpu) for job, turn, cpu in results if job.level == number]
        if mine:
            runs, acts = len(mine), sum(turn.acts for turn, _ in mine)
            success = _share(sum(turn.success for turn, _ in mine), runs)
            accident = _share(sum(turn.accident for turn, _ in mine), runs)
            cpu = sum(cpu for _, cpu in mine) / acts
            lines.append(f"{level().name:12} {runs:5}   {success}   {accident}   {acts / runs:9.2f}  {cpu:9.2f}")
    return "\n".join(lines)


def _share(hits: int, runs: int) -> str:
    low, high = wilson(hits, runs)
    return f"{hits / runs:6.1%} {low:5.1%}-{high:5.1%}"


def main(seeds: Sequence[int] = (8, 4, 2), workers: int = 2) -> None:
    """`seeds`: how often each situation is played, level by level."""
    _, situations = read()
    jobs = [
        Job(level, number, seed)
        for level, times in enumerate(seeds)
        for number in range(len(situations))
        for seed in range(times)
    ]
    results = measured(jobs, workers)
    print(table(results))
    failed: dict[str, list[str]] = {}
    for job, turn, _ in results:
        if not turn.success:
            task = str(situations[job.situation].order.task)
            failed.setdefault(task, []).append(LEVELS[job.level]().name[0] + ("!" if turn.accident else "?"))
    for task, marks in sorted(failed.items()):
        print(f"  {task:22} {' '.join(sorted(marks))}")


if __name__ == "__main__":
    main([int(one) for one in sys.argv[1:]] or (8, 4, 2))
