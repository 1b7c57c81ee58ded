"""Work on sites in other processes: results, refusals, and workers who die."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path as File

import pytest

from chantier.core.crew import Crew
from chantier.core.errors import BadInput, Refusal
from chantier.games.men_at_work.acting.hand import Grasp, Path, Target, follow, take
from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.engine.processes import on_site
from chantier.games.men_at_work.geometry.poses import UNTURNED, Pose, at
from chantier.games.men_at_work.pieces import PRESETS, Piece
from tests.games.men_at_work.support.scenes import settled

NEW = Piece("girder-orange-2")
GESTURE = Path((Target(0.0, (60, 40, 70), UNTURNED), Target(0.6, (20, 30, 78), UNTURNED)), 1.5)


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    with Crew() as hired:
        yield hired


@pytest.fixture(scope="module")
def snapshot() -> bytes:
    return settled(PRESETS["expert"]).snapshot()


def place(site: Site, piece: Piece, path: Path) -> dict[Piece, Pose]:
    take(site, Grasp(piece, at(0, -60, 110)))
    follow(site, path)
    return site.poses()


def die_once(site: Site, mark: str) -> int:
    """Kills its own process the first time."""
    if not File(mark).exists():
        File(mark).touch()
        os._exit(1)
    return len(site.pieces)


def die(_: Site) -> None:
    os._exit(1)


def test_the_same_gesture_gives_the_same_poses_here_and_in_another_process(crew: Crew, snapshot: bytes) -> None:
    assert crew.ask(on_site, place, snapshot, NEW, GESTURE) == place(Site.restore(snapshot), NEW, GESTURE)


def test_a_refusal_comes_back_as_one(crew: Crew, snapshot: bytes) -> None:
    with pytest.raises(BadInput) as refused:
        crew.ask(on_site, place, snapshot, Piece("girder-orange-1"), GESTURE)
    assert (refused.value.code, refused.value.facts) == ("piece_not_in_reserve", {"piece": "girder-orange-1"})


def test_a_worker_who_dies_is_replaced_and_his_task_done(crew: Crew, snapshot: bytes, tmp_path: File) -> None:
    assert crew.ask(on_site, die_once, snapshot, str(tmp_path / "died")) == len(PRESETS["expert"])
    assert (tmp_path / "died").exists()


def test_a_task_that_kills_every_worker_is_refused_and_the_crew_goes_on(crew: Crew, snapshot: bytes) -> None:
    with pytest.raises(Refusal) as refused:
        crew.ask(on_site, die, snapshot)
    assert refused.value.code == "site_worker_died"
    assert crew.ask(on_site, die_once, snapshot, __file__) == len(PRESETS["expert"])


def sleep_for_ever(_: Site) -> None:
    while True:
        time.sleep(3600)


def test_a_task_that_takes_too_long_is_given_up_and_the_crew_goes_on(snapshot: bytes) -> None:
    with Crew(most_s=0.05) as hasty:
        with pytest.raises(Refusal) as refused:
            hasty.ask(on_site, sleep_for_ever, snapshot)
        assert refused.value.code == "took_too_long"
        hasty._most_s = None
        assert hasty.ask(on_site, die_once, snapshot, __file__) == len(PRESETS["expert"])


def test_tasks_of_several_threads_do_not_suffer_from_one_that_kills(snapshot: bytes) -> None:
    with Crew(2) as two, ThreadPoolExecutor(3) as threads:
        killer = threads.submit(lambda: two.ask(on_site, die, snapshot))
        others = [threads.submit(lambda: two.ask(on_site, die_once, snapshot, __file__)) for _ in range(4)]
        assert [other.result() for other in others] == [len(PRESETS["expert"])] * 4
        assert isinstance(killer.exception(), Refusal)


HOUSE = """
import os
from chantier.core.crew import Crew
crew = Crew()
crew.ask(os.getpid)
print("hired", flush=True)
input()
"""


def test_workers_do_not_outlive_a_house_that_was_killed() -> None:
    """They write where it writes: as long as one of them lives, that has no end."""
    command = [sys.executable, "-c", HOUSE]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as house:
        assert house.stdout is not None
        assert house.stdout.readline() == b"hired\n"
        house.kill()
        assert house.communicate(timeout=60)[0] == b""
