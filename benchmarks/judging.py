"""How long it takes to judge a site of 76 pieces at rest: reading off the engine what touches what, and the verdict on
the slowest task.

Not against a peer, but within a limit: a player waits for it after every placement. Processor time, medians.
"""

from __future__ import annotations

import time
from statistics import median
from typing import NamedTuple

from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.cards import GIRDER_TASKS, WORKER_TASKS, Task
from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.jobs import STEPS, Order
from chantier.games.men_at_work.judging.judge import judge
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece, hat_of
from chantier.games.men_at_work.questions import job_of
from chantier.games.men_at_work.state import Work
from tests.games.men_at_work.support.scenes import tower

PIECES_ON_SITE = 76
MOST_MS = 5.0
ROUNDS = 25
NEW = {
    Kind.GIRDER: ("girder-white-7", "girder-black-7"),
    Kind.SUPPORT: ("support-1",),
    Kind.WORKER: ("worker-1", "worker-2"),
    Kind.BRICK: ("brick-1", "brick-2"),
    Kind.BEAM: ("beam-1", "beam-2"),
}
"""What each task is said to have placed, all of it high up in the tower but the support."""


class Within(NamedTuple):
    what: str
    ms: float
    most_ms: float

    @property
    def kept(self) -> bool:
        return self.ms <= self.most_ms


def site_at_rest() -> Site:
    """The tower without the supports and workers beside it, and without one laden worker on it."""
    workers = [Piece(f"worker-{n}") for n in range(12, 17)]
    away = {Piece(f"support-{n}") for n in range(5, 9)} | {Piece("brick-12"), Piece("beam-12")}
    away |= {*workers, *map(hat_of, workers)}
    site = Site()
    site.add_all({piece: pose for piece, pose in tower().items() if piece not in away})
    site.settle()
    assert len(site.pieces) == PIECES_ON_SITE
    return site


def work_for(task: Task) -> Work:
    left = {kind: iter(names) for kind, names in NEW.items()}
    kinds = [kind for step in STEPS[task] for kind in (step.kind, step.joined) if kind is not None]
    placed = tuple(Piece(next(left[kind])) for kind in kinds)
    assert all(PIECES[piece] is kind for piece, kind in zip(placed, kinds, strict=True))
    return Work(Order(task, ("orange", "white")), placed=placed)


def judging_ms(site: Site, task: Task) -> float:
    job = job_of(work_for(task), foreman=True)
    start = time.process_time()
    judge(acts.survey(site), job)
    return (time.process_time() - start) * 1000


def measure() -> list[Within]:
    site = site_at_rest()
    times = {task: median(judging_ms(site, task) for _ in range(ROUNDS)) for task in (*GIRDER_TASKS, *WORKER_TASKS)}
    slowest = max(times, key=lambda task: times[task])
    return [Within(f"judging {PIECES_ON_SITE} pieces, slowest task ({slowest.value})", times[slowest], MOST_MS)]
