"""Tables as lists show them, in a few questions however many they are; and those where nobody waits any more."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from sqlalchemy import Connection, exists, func, or_, select, update

from chantier.core.events import Seat
from chantier.core.rows import Glance, NodeRow, Played, SeatRow, TableRow
from chantier.store.database import Database
from chantier.store.node import DATABASE_NOW
from chantier.store.schema import nodes, results, seats, tables, turns
from chantier.store.statements import chosen, fetch


class Lists(Database):
    def glances(self, rows: Sequence[TableRow]) -> list[Glance]:
        """These tables, in this order."""
        names = [row.id for row in rows]
        with self._reading() as connection:
            sitting, newest, ended = _seats(connection, names), _newest(connection, names), _results(connection, names)
        nothing = (None, None, None)
        moved = {row.id: newest.get(row.id, nothing) for row in rows}
        return [
            Glance(row, tuple(sitting[row.id]), moved[row.id][0], tuple(ended[row.id]), *moved[row.id][1:])
            for row in rows
        ]

    def attend(self, names: Sequence[str], now: float) -> None:
        """At these tables somebody waits for the game to begin."""
        if names:
            there = update(tables).where(tables.c.id.in_(names), tables.c.status == "open")
            with self._writing() as connection:
                connection.execute(there.values(attended_at=now))

    def give_up(self, now: float, after_s: float) -> list[str]:
        """Open tables that nobody has been at for so long, and for longer than they are patient, if anybody sits there
        at all. Which they were."""
        people = exists().where(seats.c.table == tables.c.id, seats.c.kind == "person")
        impatient = or_(tables.c.attended_at + tables.c.patience_s < now, ~people)
        left = update(tables).where(tables.c.status == "open", tables.c.attended_at < now - after_s, impatient)
        with self._writing() as connection:
            given = left.values(status="abandoned", ended_at=now, code=None).returning(tables.c.id)
            return list(connection.execute(given).scalars())

    def all_nodes(self) -> tuple[float, list[tuple[NodeRow, int]]]:
        """The servers that share a PostgreSQL database, or did so not long ago, and how many tables each of them owns;
        and what time it is there."""
        owned = select(func.count()).where(tables.c.owner == nodes.c.id).scalar_subquery()
        with self._reading() as connection:
            now = float(connection.execute(select(DATABASE_NOW)).scalar_one())
            found = connection.execute(chosen(nodes, NodeRow).add_columns(owned).order_by(nodes.c.started_at))
            return now, [(NodeRow(*row[:-1]), row[-1]) for row in found]

    def all_tables(self) -> list[str]:
        """The names of all tables, the oldest first."""
        with self._reading() as connection:
            return list(connection.execute(select(tables.c.id).order_by(tables.c.created_at, tables.c.id)).scalars())

    def table_of_code(self, code: str) -> str | None:
        with self._reading() as connection:
            found: str | None = connection.execute(select(tables.c.id).where(tables.c.code == code)).scalar()
        return found


def _seats(connection: Connection, names: list[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = defaultdict(list)
    fields = [seats.c[name] for name in SeatRow.__struct_fields__]
    ordered = select(seats.c.table, *fields).where(seats.c.table.in_(names)).order_by(seats.c.table, seats.c.seat)
    for name, *values in connection.execute(ordered):
        found[name].append(SeatRow(*values))
    return found


def _newest(connection: Connection, names: list[str]) -> dict[str, tuple[Seat | None, bytes | None, Seat | None]]:
    """Of the newest turn of each table: whose turn it is then, the clocks, and who made it."""
    newest = (turns.c.table == tables.c.id) & (turns.c.n == tables.c.turns - 1)
    told = (turns.c.to_move, turns.c.clocks, turns.c.seat)
    asked = select(tables.c.id, *told).join(turns, newest).where(tables.c.id.in_(names))
    return {row[0]: (row[1], row[2], row[3]) for row in connection.execute(asked)}


def _results(connection: Connection, names: list[str]) -> dict[str, list[Played]]:
    found: dict[str, list[Played]] = defaultdict(list)
    ordered = chosen(results, Played).where(results.c.table.in_(names)).order_by(results.c.table, results.c.seat)
    for one in fetch(connection, Played, ordered):
        found[one.table].append(one)
    return found
