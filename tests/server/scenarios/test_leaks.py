"""Nobody hears what is not meant for them; and whoever planted a leak would be caught. The long version is
`python -m tests.server.leaking N`."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from chantier.core.events import Event
from chantier.registry import GAMES
from chantier.store import Store
from tests.server.leaking import Leak, leaks_in_log, routes_of, search, watched
from tests.server.support.eyes import HIDDEN, PRIVATE
from tests.server.support.overheard import Shape, WatchedGame
from tests.server.support.own_process import Here, served_in_a_thread
from tests.server.support.plants import PLANTS
from tests.server.support.processes import ServerProcess
from tests.server.support.truth import truth_of

SAMPLE = (0, 4, 7)
"""Two people; one between bots; foremen."""
SMALL = {
    "blueprints": Shape("blueprints", (None, None), {}, most_moves=5, nosiness=1.0),
    "men-at-work": Shape("men-at-work", (None, None), {"foreman": True}, most_moves=1, nosiness=0.0),
}
TO_BE_SEARCHED_FOR = {
    "the server's secret",
    "the key of a decision's dice",
    "the key the server signs with",
    "a token",
    "a token's hash",
    "a cookie",
    "a link",
    "a salt",
    "a link of a chain",
    "a plan",
    "a building",
    "a hand",
    "a private event: PlanDealt",
    "a private event: DiePlaced",
    "a private event: HandDealt",
    "a private event: CardChosen",
}


def test_nobody_hears_what_is_not_meant_for_them(tmp_path: Path) -> None:
    database, log = f"sqlite:///{tmp_path / 'chantier.db'}", tmp_path / "log.txt"
    with ServerProcess(database, log) as server:
        store = Store.open(database)
        found = asyncio.run(watched(server.address, store, SAMPLE))
        store.close()
    secrets = [secret for one in found for secret in one.secrets]
    assert [leak for one in found for leak in one.leaks] == []
    assert list(leaks_in_log(log.read_bytes(), secrets)) == []
    assert {secret.what for secret in secrets} == TO_BE_SEARCHED_FOR
    assert all(one.frames > 20 and one.answers > 50 for one in found)


# The search itself


class Log(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.text = ""

    def emit(self, record: logging.LogRecord) -> None:
        self.text += record.getMessage() + "\n"


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    with served_in_a_thread(f"sqlite:///{tmp_path_factory.mktemp('leaks') / 'chantier.db'}") as here:
        yield here


@pytest.fixture(scope="module")
def routes(here: Here) -> list[str]:
    return routes_of(here.address)


def leaks_at(here: Here, shape: Shape, routes: list[str]) -> tuple[str, list[Leak]]:
    """A table, and what leaks out of a game there."""
    log = Log()
    logging.getLogger("chantier").addHandler(log)
    try:
        game = asyncio.run(WatchedGame(here.address, shape, routes, random.Random(1)).play())
    finally:
        logging.getLogger("chantier").removeHandler(log)
    found = search(game, truth_of(here.store, game.table))
    return game.table, [*found.leaks, *leaks_in_log(log.text.encode(), found.secrets)]


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_leak_is_found(here: Here, routes: list[str], monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    plant = PLANTS[name]
    plant.plant(monkeypatch)
    table, leaks = leaks_at(here, SMALL[plant.game], routes)
    by = plant.by.replace("{name}", table)
    assert (plant.found, by) in {(leak.what, leak.by) for leak in leaks}


def test_where_nothing_is_planted_nothing_is_found(here: Here, routes: list[str]) -> None:
    """Also beyond a reveal, from which on plans are no secret any more."""
    assert leaks_at(here, SMALL["blueprints"]._replace(most_moves=14, nosiness=0.4), routes)[1] == []
    assert leaks_at(here, SMALL["men-at-work"], routes)[1] == []


def test_the_rules_of_the_eyes_know_every_private_event() -> None:
    events = [event for registered in GAMES.values() for event in get_args(registered.game.event_type)]
    assert {event.__struct_config__.tag for event in events if event.to is not Event.to} == PRIVATE


@pytest.mark.parametrize(
    "writing",
    [
        '"plan":[0,1,3,1,1,0]',
        "plan=(0, 1, 3, 1, 1, 0)",
        '"plans":["x 1 / 3 1 / 1 x",null]',
        '{"kind":"DiePlaced","seat":1,"die":"W1","space":"a2"}',
        "space='b3'",
        '"building":[[],[],["R2","S3"],[],[],[]]',
        '"building":[["R2"],[],[],[],[],[]]',
        "building=((), (), ('R2',), (), (), ())",
        "x W1 / R2S3G6 - / W4 x",
    ],
)
def test_plans_and_placements_are_recognised_however_they_are_written(writing: str) -> None:
    assert HIDDEN.search(writing.encode())


@pytest.mark.parametrize(
    "writing",
    [
        '"points":[1,2,3,0]',
        '"pool":["W1","R2"]',
        '"id":"a1-b2"',
        '"left":[600.0,1,2,3]',
        '"building":[[],[],[],[],[],[]]',
    ],
)
def test_what_is_no_plan_is_not_taken_for_one(writing: str) -> None:
    assert not HIDDEN.search(writing.encode())
