"""Tables and people as the tests of the store need them."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import msgspec
from alembic.command import upgrade
from alembic.config import Config
from sqlalchemy import Table, delete, select, text

from chantier.core.rows import Player, SeatedPerson, SeatRow, StoredTurn, TableRow
from chantier.store import Store
from chantier.store.address import connect
from chantier.store.opening import MIGRATIONS
from chantier.store.schema import metadata

_numbers = itertools.count()


def fresh(what: str) -> str:
    return f"{what}{next(_numbers)}"


def person(store: Store, name: str = "Ada") -> Player:
    return store.new_player(name, "en", fresh("identity"), now=1.0)


def a_table(host: Player, **different: Any) -> TableRow:
    row = TableRow(
        id=fresh("table"),
        game="blueprints",
        options=b'{"open_points":true}',
        seats=2,
        clock=b'{"kind":"none"}',
        public=True,
        talk=True,
        patience_s=120.0,
        host=host.id,
        status="open",
        server_seed="5eed" * 16,
        commitment="c0" * 32,
        created_at=10.0,
    )
    return msgspec.structs.replace(row, **different)


def open_table(store: Store, host: Player | None = None, **different: Any) -> str:
    row = a_table(host or person(store, "Host"), **different)
    assert store.create_table(row, [SeatRow(seat, "open") for seat in range(row.seats)])
    return row.id


def sit(store: Store, table: str, seat: int, player: Player) -> bool:
    return store.take_seat(table, seat, SeatedPerson(player.id, player.name, fresh("token")))


def setup(table: str) -> StoredTurn:
    return StoredTurn(table, 0, None, "table", b'[{"kind":"begun"}]', at=20.0, clocks=b"{}")


def turn(table: str, n: int, seat: int = 0, **different: Any) -> StoredTurn:
    one = StoredTurn(table, n, seat, "seat", b'[{"kind":"moved"}]', 30.0, b'{"kind":"move"}', fresh("request"))
    return msgspec.structs.replace(one, **different)


def running_table(store: Store, *players: Player) -> str:
    """A table where these people play; its first turn is stored."""
    table = open_table(store, players[0] if players else None, seats=max(len(players), 2))
    for seat, player in enumerate(players):
        assert sit(store, table, seat, player)
    assert store.start_table(table, ["aa", "bb"], setup(table))
    return table


def made_by(address: str, revision: str, statements: Sequence[str] = ()) -> None:
    """A database as an older version has made it, with what these statements put into it."""
    engine = connect(address)
    with engine.execution_options(writes=True).begin() as connection:
        settings = Config(attributes={"connection": connection})
        settings.set_main_option("script_location", str(MIGRATIONS))
        upgrade(settings, revision)
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def everything(store: Store) -> dict[str, list[dict[str, Any]]]:
    """Every row of every table, as the database has it."""
    with store._reading() as connection:
        return {
            table.name: [dict(row) for row in connection.execute(_in_order(table)).mappings()]
            for table in metadata.sorted_tables
        }


def _in_order(table: Table) -> Any:
    return select(table).order_by(*table.primary_key)


def empty(store: Store) -> None:
    with store._writing() as connection:
        for table in reversed(metadata.sorted_tables):
            connection.execute(delete(table))
