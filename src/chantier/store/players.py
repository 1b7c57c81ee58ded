"""People: who they are by the hash of a cookie, how they move to another device, and how they are forgotten."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, bindparam, delete, insert, or_, select, update

from chantier.core.rows import Device, Note, Player
from chantier.store.database import Database
from chantier.store.friends import everything_about_friends
from chantier.store.notes import write_notes
from chantier.store.people_schema import challenges, passkeys, rating_history
from chantier.store.schema import (
    channels,
    deliveries,
    identities,
    links,
    notification_settings,
    players,
    ratings,
    removals,
    results,
    seats,
    snapshots,
    tables,
    talk,
    turns,
)
from chantier.store.statements import Ready, chosen, fetch, first
from chantier.store.tables import EMPTY_SEAT

ID_BYTES = 12
_KNOWN = Ready(
    chosen(players, Player)
    .join(identities, identities.c.player == players.c.id)
    .where(identities.c.hash == bindparam("hash"))
)


class Players(Database):
    def new_player(self, name: str, lang: str, identity_hash: str, now: float) -> Player:
        player = Player(secrets.token_urlsafe(ID_BYTES), name, lang, now)
        with self._writing() as connection:
            connection.execute(insert(players), msgspec.structs.asdict(player))
            add_identity(connection, identity_hash, player.id, now)
        return player

    def player(self, player: str) -> Player | None:
        with self._reading() as connection:
            return first(connection, Player, chosen(players, Player).where(players.c.id == player))

    def player_by_identity(self, identity_hash: str) -> Player | None:
        with self._reading() as connection:
            return first(connection, Player, _KNOWN, hash=identity_hash)

    def rename(self, player: str, name: str, lang: str) -> bool:
        """From now on; where they sat before, the old name stands."""
        new = update(players).where(players.c.id == player).values(name=name, lang=lang)
        with self._writing() as connection:
            return connection.execute(new).rowcount == 1

    def add_link(self, player: str, link_hash: str, expires_at: float) -> None:
        with self._writing() as connection:
            connection.execute(insert(links), {"hash": link_hash, "player": player, "expires_at": expires_at})

    def use_link(self, link_hash: str, identity_hash: str, now: float) -> Player | None:
        """The player whose link this is, known by one more identity from now on. A link works once and not too late."""
        unused = (links.c.hash == link_hash, links.c.used_at.is_(None), links.c.expires_at > now)
        with self._writing() as connection:
            mine = connection.execute(update(links).where(*unused).values(used_at=now).returning(links.c.player))
            player = mine.scalar()
            if player is None:
                return None
            add_identity(connection, identity_hash, player, now)
            return first(connection, Player, chosen(players, Player).where(players.c.id == player))

    def known_identities(self, identity_hashes: Sequence[str]) -> dict[str, str]:
        """Whose they are, of those that are still anybody's."""
        asked = select(identities.c.hash, identities.c.player).where(identities.c.hash.in_(identity_hashes))
        with self._reading() as connection:
            return {row[0]: row[1] for row in connection.execute(asked)}

    def devices(self, player: str) -> list[Device]:
        """Those that know this person, the newest first."""
        mine = chosen(identities, Device).where(identities.c.player == player)
        with self._reading() as connection:
            return fetch(connection, Device, mine.order_by(identities.c.created_at.desc(), identities.c.hash))

    def see_devices(self, identity_hashes: Sequence[str], now: float) -> None:
        if identity_hashes:
            with self._writing() as connection:
                seen = update(identities).where(identities.c.hash.in_(identity_hashes))
                connection.execute(seen.values(seen_at=now))

    def revoke(self, player: str, identity_hashes: Sequence[str]) -> list[str]:
        """These devices know the person no longer, and the seats that they have the tokens of are to be entered with
        new ones. The tables where there are such seats.

        Of seats taken by an older version nobody knows which device has the token: they count as any. Links that have
        not been used die too: perhaps it was one of these devices that asked for them.
        """
        theirs = identities.c.hash.in_(identity_hashes) & (identities.c.player == player)
        holds = or_(seats.c.device.in_(identity_hashes), seats.c.device.is_(None)) & (seats.c.player == player)
        held = update(seats).where(holds, seats.c.token_hash.is_not(None)).values(token_hash=None, device=None)
        with self._writing() as connection:
            if connection.execute(delete(identities).where(theirs)).rowcount == 0:
                return []
            connection.execute(delete(links).where(links.c.player == player, links.c.used_at.is_(None)))
            return sorted(set(connection.execute(held.returning(seats.c.table)).scalars()))

    def everything_about(self, player: str) -> dict[str, Any]:
        """All that is kept about a person, ready for JSON; empty if nobody is known by this id.

        Of tables and turns only their own part: a table's secret and what a turn told others are not theirs.
        """
        hosted = (tables.c.id, tables.c.game, tables.c.options, tables.c.created_at)
        moved = (turns.c.table, turns.c.n, turns.c.seat, turns.c.move, turns.c.at)
        at_their_seat = (turns.c.table == seats.c.table) & (turns.c.seat == seats.c.seat) & (turns.c.by == "seat")
        who = who_is(player)
        asked = {
            "identities": select(identities).where(identities.c.player == player),
            "links": select(links).where(links.c.player == player),
            "tables": select(*hosted).where(tables.c.host == player),
            "seats": select(seats).where(seats.c.player == player),
            "moves": select(*moved).join(seats, at_their_seat).where(seats.c.player == player),
            "removals": select(removals).where(removals.c.player == player),
            "talk": select(talk).where(talk.c.player == player),
            "results": select(results).where(results.c.who == who),
            "ratings": select(ratings).where(ratings.c.who == who),
            "rating_history": select(rating_history).where(rating_history.c.who == who),
            "passkeys": select(passkeys).where(passkeys.c.player == player),
            "challenges": select(challenges).where(challenges.c.player == player),
            "channels": select(channels).where(channels.c.player == player),
            "notification_settings": select(notification_settings).where(notification_settings.c.player == player),
            "deliveries": select(deliveries).join(channels).where(channels.c.player == player),
        }
        asked |= everything_about_friends(player)
        with self._reading() as connection:
            known = first(connection, Player, chosen(players, Player).where(players.c.id == player))
            if known is None:
                return {}
            lists = {
                name: [_readable(row) for row in connection.execute(statement).mappings()]
                for name, statement in asked.items()
            }
        return {"player": msgspec.to_builtins(known), **lists}

    def forget(self, player: str, placeholder: str, now: float) -> list[str]:
        """Nothing about this person is left; the games of others stay whole. The tables where something changed.

        Before a game their seat is free again; in a running one a stand-in plays on under the placeholder.
        """
        with self._writing() as connection:
            concerned = _lock_tables_of(connection, player)
            connection.execute(select(players.c.id).where(players.c.id == player).with_for_update())
            _free_seats(connection, player)
            _stand_in(connection, player, now)
            _blank(connection, player, placeholder)
            connection.execute(delete(snapshots).where(snapshots.c.table.in_(concerned)))
            connection.execute(delete(players).where(players.c.id == player))
        self._overwrite_journal()
        return concerned

    def _overwrite_journal(self) -> None:
        """SQLite's journal still holds the old pages: they are gone once it is emptied, which waits for no reader."""
        if self._is_sqlite:
            connection = self._engine.raw_connection()
            try:
                connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
            finally:
                connection.close()


def who_is(player: str) -> str:
    return f"player:{player}"


def add_identity(connection: Connection, identity_hash: str, player: str, now: float) -> None:
    known = {"hash": identity_hash, "player": player, "created_at": now, "seen_at": now}
    connection.execute(insert(identities), known)


def _readable(row: RowMapping) -> dict[str, object]:
    """A row as plain values, with the JSON in it read."""
    return {str(name): msgspec.json.decode(value) if isinstance(value, bytes) else value for name, value in row.items()}


def _lock_tables_of(connection: Connection, player: str) -> list[str]:
    """Tables before players, as everywhere: two who lock in different orders would wait for each other."""
    seated = select(seats.c.table).where(seats.c.player == player)
    talked = select(talk.c.table).where(talk.c.player == player)
    mine = or_(tables.c.host == player, tables.c.id.in_(seated), tables.c.id.in_(talked))
    return list(connection.execute(select(tables.c.id).where(mine).order_by(tables.c.id).with_for_update()).scalars())


def _free_seats(connection: Connection, player: str) -> None:
    """Before a game, whoever goes leaves nothing behind."""
    not_begun = select(tables.c.id).where(tables.c.status == "open")
    mine = (seats.c.player == player) & seats.c.table.in_(not_begun)
    connection.execute(update(seats).where(mine).values(**EMPTY_SEAT))


def _stand_in(connection: Connection, player: str, now: float) -> None:
    """In a running game a bot plays on for them, and the record says so."""
    going_on = tables.c.status.in_(("starting", "running"))
    mine = (seats.c.player == player) & seats.c.stand_in.is_(False) & going_on
    playing = select(seats.c.table, seats.c.seat, tables.c.turns).join(tables, tables.c.id == seats.c.table)
    for table, seat, n in connection.execute(playing.where(mine)).all():
        connection.execute(update(seats).where(_is_seat(table, seat)).values(stand_in=True))
        write_notes(connection, table, [Note(n, "stand_in", seat, now)])


def _is_seat(table: str, seat: int) -> ColumnElement[bool]:
    return (seats.c.table == table) & (seats.c.seat == seat)


def _blank(connection: Connection, player: str, placeholder: str) -> None:
    """Blanks name, token and words of a person in rows that also belong to others."""
    who = who_is(player)
    unseated = {"name": placeholder, "token_hash": None, "device": None}
    connection.execute(update(seats).where(seats.c.player == player).values(**unseated))
    said = {"name": placeholder, "phrase": None, "text": None}
    connection.execute(update(talk).where(talk.c.player == player).values(**said))
    connection.execute(update(results).where(results.c.who == who).values(who=None))
    connection.execute(delete(ratings).where(ratings.c.who == who))
    connection.execute(delete(rating_history).where(rating_history.c.who == who))
