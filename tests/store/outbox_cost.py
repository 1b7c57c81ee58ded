"""Cost of the outbox's looks: which turns are to be told, what is due, and what people's own sockets ask every second.

    python -m tests.store.outbox_cost [RUNNING [WAITING [ENDED]]]

fills a SQLite file and a PostgreSQL database with 5,000 games over days that go on, of which 50 have a turn that was
not told yet, and with 20,000 games of the same people that are over; then prints how long each question takes.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import insert, text

from chantier.core.rows import Player, SeatRow, StoredTurn
from chantier.store import Store
from chantier.store.schema import channels, deliveries, players, seats, tables, turns
from tests.store.support import postgresql
from tests.store.support.scenes import a_table

PEOPLE = 2_000
AT_A_TABLE = 2
ASKED = 20
OVER_DAYS = b'{"kind":"days","days":2}'
MOST = 500
LATELY = 2000.0
Row = dict[str, Any]


def fill(store: Store, running: int, waiting: int, ended: int) -> None:
    """Everybody has one channel; the first tables are those whose turn nobody was told of."""
    people = [Player(f"p{number}", f"Player {number}", "en", 1.0) for number in range(PEOPLE)]
    ways = [_channel(one.id) for one in people]
    rows: list[Row] = []
    sitting: list[Row] = []
    made: list[Row] = []
    told: list[Row] = []
    for number in range(running + ended):
        goes_on = number < running
        status = "running" if goes_on else "ended"
        here = [people[(number + 37 * seat) % PEOPLE] for seat in range(AT_A_TABLE)]
        table = a_table(
            here[0],
            id=f"t{number}",
            clock=OVER_DAYS,
            status=status,
            turns=2,
            moved_at=2000.0 if number < waiting else 21.0,
        )
        rows.append(msgspec.structs.asdict(table))
        sitting += [_seat(table.id, seat, one) for seat, one in enumerate(here)]
        made += [_turn(table.id, n) for n in range(2)]
        if goes_on and number >= waiting:
            told.append({**_DELIVERY, "channel": f"c{here[0].id}", "table": table.id})
    with store._writing() as connection:
        filled = ((players, [msgspec.structs.asdict(one) for one in people]), (tables, rows), (seats, sitting))
        for what, those in (*filled, (turns, made), (channels, ways), (deliveries, told)):
            for first in range(0, len(those), 500):
                connection.execute(insert(what), those[first : first + 500])
    with store._writing() as connection:
        connection.execute(text("ANALYZE"))


_DELIVERY: Row = {"n": 2, "state": "sent", "next_at": 2.0, "attempts": 1, "claimed_by": None, "claimed_until": None}


def _channel(player: str) -> Row:
    fixed = {"kind": "webhook", "address": "https://x.example/", "form": "json", "secret": "s", "access_token": ""}
    more = {"live": False, "lang": "en", "origin": "o", "created_at": 1.0, "confirmed_at": 1.0, "trouble": None}
    return {"id": f"c{player}", "player": player, **fixed, **more}


def _seat(table: str, seat: int, player: Player) -> Row:
    row = SeatRow(seat, "person", player.name, player.id, salt_hash="a", salt="b", token_hash=f"{table}/{seat}")
    return {"table": table, **msgspec.structs.asdict(row)}


def _turn(table: str, n: int) -> Row:
    row = StoredTurn(table, n, 1 if n else None, "seat", b"[]", at=20.0 + n, clocks=b"{}", to_move=0)
    return msgspec.structs.asdict(row)


def took_ms(ask: Callable[[], object]) -> float:
    """The median of some."""
    samples = []
    for _ in range(ASKED):
        began = time.perf_counter()
        ask()
        samples.append(1000 * (time.perf_counter() - began))
    return statistics.median(samples)


@contextmanager
def stores() -> Iterator[dict[str, Store]]:
    with tempfile.TemporaryDirectory() as folder, postgresql.running() as server:
        opened = {
            "SQLite": Store.open(f"sqlite:///{Path(folder) / 'store.db'}"),
            "PostgreSQL": Store.open(server.new_database()),
        }
        try:
            yield opened
        finally:
            for store in opened.values():
                store.close()


def questions(store: Store) -> dict[str, Callable[[], object]]:
    people = [f"p{number}" for number in range(200)]
    return {
        "turns to tell after the latest moves": lambda: store.turns_to_tell(MOST, LATELY),
        "at all tables": lambda: store.turns_to_tell(MOST),
        "nothing due": lambda: store.claim_deliveries("me", 3.0, 9.0, 8),
        "stamps of 200 people": lambda: store.stamps(people),
    }


def main(running: int = 5_000, waiting: int = 50, ended: int = 20_000) -> None:
    print(f"{running} games go on, {waiting} of them wait for a message, {ended} are over, {PEOPLE} people")
    with stores() as opened:
        for name, store in opened.items():
            fill(store, running, waiting, ended)
            found = [len(store.turns_to_tell(MOST)), len(store.turns_to_tell(MOST, LATELY))]
            assert found == 2 * [min(waiting, MOST)], found
            told = ", ".join(f"{what} {took_ms(ask):.1f} ms" for what, ask in questions(store).items())
            print(f"  {name}: {told}", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
