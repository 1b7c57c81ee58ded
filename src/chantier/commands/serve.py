"""`serve`: the games over the net. `nodes`: the servers that share a database."""

from __future__ import annotations

import sys

import msgspec
from rich.console import Console
from rich.table import Table

from chantier.commands.admin import operator_token
from chantier.commands.workers import Workers, inherited
from chantier.core.errors import BadInput
from chantier.settings.values import Values
from chantier.terminal.save import data_folder
from chantier.words import Words


def serve(words: Words, console: Console, values: Values) -> None:
    """Until it is interrupted."""
    from chantier import online  # the web framework takes longer to load than most commands take in all

    online.set_up_logs(values.text("log_format"), values.text("log_level"))
    opening = online.server_settings(values)
    folder = values.path("data_dir") or (None if opening.database else data_folder("server"))
    database = opening.database or online.database_in(folder or data_folder("server"))

    def ready(address: str) -> None:
        console.print(words.say("server-listening", address=address), soft_wrap=True)
        console.print(words.say("server-how-to-stop"), soft_wrap=True)

    token = operator_token(values.text("admin_token"), folder)
    opening = opening._replace(database=database, listener=inherited(), operator_token=token)
    if values.whole("workers") == 1:
        online.serve(words, opening, ready)
        return
    if database.startswith("sqlite") or sys.platform == "win32":
        raise BadInput("workers_need_postgresql")
    listener, address = online.open_port(opening)
    workers = Workers(_worker_command(), values.whole("workers"), listener)
    try:
        sys.exit(workers.run(lambda: ready(address)))
    finally:
        if opening.unix_socket is not None:
            opening.unix_socket.unlink(missing_ok=True)


def _worker_command() -> list[str]:
    """The same command for one worker. What is typed last counts, and a flag before all else."""
    return [sys.executable, "-m", "chantier.cli", *sys.argv[1:], "--workers", "1"]


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
