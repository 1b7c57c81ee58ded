"""`serve`: the games over the net. `nodes`: the servers that share a database."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from chantier.commands.workers import Workers, inherited
from chantier.core.errors import BadInput
from chantier.terminal.save import data_folder
from chantier.words import Words


class ServerOrder(NamedTuple):
    """A server, as it is asked for."""

    host: str
    port: int
    database: str
    folder: Path | None
    generosity: float
    limits: tuple[str, ...]
    trusted_proxies: tuple[str, ...]
    workers: int
    node_address: str
    notify: tuple[str, str, int, str, str, Path | None, str, bool, float]
    """As `online.NotifyOrder` has it."""


def serve(words: Words, console: Console, order: ServerOrder) -> None:
    """Until it is interrupted."""
    from chantier import online  # the web framework takes longer to load than most commands take in all

    if order.generosity <= 0:
        raise BadInput("not_positive", option="--generosity")
    if order.workers < 1:
        raise BadInput("not_positive", option="--workers")
    database = order.database or online.database_in(order.folder or data_folder("server"))

    def ready(address: str) -> None:
        console.print(words.say("server-listening", address=address), soft_wrap=True)
        console.print(words.say("server-how-to-stop"), soft_wrap=True)

    opening = online.ServerSettings(
        order.host,
        order.port,
        database,
        order.generosity,
        order.limits,
        order.trusted_proxies,
        order.node_address,
        inherited(),
        online.NotifyOrder(*order.notify).settings(),
    )
    if order.workers == 1:
        online.serve(words, opening, ready)
        return
    if database.startswith("sqlite") or sys.platform == "win32":
        raise BadInput("workers_need_postgresql")
    listener, address = online.open_port(opening)
    workers = Workers(_worker_command(), order.workers, listener)
    sys.exit(workers.run(lambda: ready(address)))


def _worker_command() -> list[str]:
    """The same command for one worker."""
    typed = list(sys.argv[1:])
    for place, word in enumerate(typed):
        if word == "--workers":
            typed[place + 1] = "1"
        elif word.startswith("--workers="):
            typed[place] = "--workers=1"
    return [sys.executable, "-m", "chantier.cli", *typed]


TITLES = {
    "id": "nodes-id",
    "address": "nodes-address",
    "version": "nodes-version",
    "state": "nodes-state",
    "up": "nodes-up",
    "tables": "nodes-tables",
    "leases": "nodes-leases",
    "people": "nodes-people",
    "load": "nodes-load",
}
STATES = {"living": "nodes-is-living", "closing": "nodes-is-closing", "gone": "nodes-is-gone"}


class ListedNode(msgspec.Struct, frozen=True):
    """A server that shares the database, as `nodes` tells of it."""

    id: str
    address: str
    version: str
    state: str
    """living, closing or gone."""
    up_s: float
    tables: int
    """In its memory."""
    leases: int
    """That it owns, also those that sleep."""
    people: int
    load: float


def nodes(words: Words, console: Console, database: str, json: bool) -> None:
    from chantier import online

    if database.startswith("sqlite") or not database:
        raise BadInput("nodes_need_postgresql")
    now, listed = online.all_nodes(database)
    told = [
        ListedNode(
            node.id,
            node.address,
            node.version,
            "gone" if node.until <= now else "closing" if node.draining else "living",
            round(min(node.until, now) - node.started_at, 1),
            node.tables,
            leases,
            node.people,
            round(node.load, 2),
        )
        for node, leases in listed
    ]
    if json:
        print(msgspec.json.encode(told).decode())
        return
    table = Table(box=None, pad_edge=False)
    for title, key in TITLES.items():
        table.add_column(words.say(key), no_wrap=title in ("id", "address", "state", "up"))
    for one in told:
        hours, rest = divmod(round(one.up_s), 3600)
        row = (one.id[:6], one.address.removeprefix("http://"), one.version, words.say(STATES[one.state]))
        up, counts = f"{hours}:{rest // 60:02}:{rest % 60:02}", (one.tables, one.leases, one.people)
        table.add_row(*row, up, *map(str, counts), f"{one.load:.2f}")
    console.print(table if told else words.say("nodes-none"))
