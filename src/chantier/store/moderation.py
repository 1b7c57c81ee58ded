"""What an operator decides, with an entry of the audit log in the same transaction; and reports to them."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from chantier.core.operator_rows import AuditEntry, Ban, Moderation, Notice
from chantier.core.people_rows import ReportRow
from chantier.store.database import Database
from chantier.store.operator_schema import audit, bans, mutes, notices
from chantier.store.people_schema import reports
from chantier.store.schema import players
from chantier.store.statements import chosen, fetch, inserted

BANS_MOST = 10_000
"""All of them are in memory."""


class ModerationKept(Database):
    def moderation(self, now: float) -> Moderation:
        latest = chosen(notices, Notice).where(notices.c.until > now).order_by(notices.c.at.desc()).limit(1)
        with self._reading() as connection:
            banned = fetch(connection, Ban, chosen(bans, Ban).order_by(bans.c.at.desc()).limit(BANS_MOST))
            muted = tuple(connection.execute(select(mutes.c.player)).scalars())
            notice = fetch(connection, Notice, latest)
        return Moderation(tuple(banned), muted, next(iter(notice), None))

    def add_audit(self, entry: AuditEntry) -> None:
        with self._writing() as connection:
            _note(connection, entry)

    def ban(self, ban: Ban, entry: AuditEntry) -> None:
        with self._writing() as connection:
            connection.execute(insert(bans), msgspec.structs.asdict(ban))
            _note(connection, entry)

    def unban(self, ban: str, entry: AuditEntry) -> bool:
        with self._writing() as connection:
            return self._changed(connection, delete(bans).where(bans.c.id == ban), entry)

    def mute(self, player: str, now: float, entry: AuditEntry) -> bool:
        there = select(players.c.id).where(players.c.id == player)
        with self._writing() as connection:
            if connection.execute(there).first() is None:
                return False
            new = inserted(self._is_sqlite, mutes).on_conflict_do_nothing()
            connection.execute(new, {"player": player, "at": now})
            _note(connection, entry)
            return True

    def unmute(self, player: str, entry: AuditEntry) -> bool:
        with self._writing() as connection:
            return self._changed(connection, delete(mutes).where(mutes.c.player == player), entry)

    def announce(self, notice: Notice | None, entry: AuditEntry) -> None:
        """A new notice in place of the others; None: there is none any more."""
        with self._writing() as connection:
            connection.execute(delete(notices))
            if notice is not None:
                connection.execute(insert(notices), msgspec.structs.asdict(notice))
            _note(connection, entry)

    def reports(self, limit: int, handled: bool = False) -> list[ReportRow]:
        """The newest first."""
        which = chosen(reports, ReportRow)
        which = which if handled else which.where(reports.c.handled_at.is_(None))
        with self._reading() as connection:
            return fetch(connection, ReportRow, which.order_by(reports.c.at.desc()).limit(limit))

    def handle_report(self, report: str, now: float, entry: AuditEntry) -> bool:
        this = update(reports).where(reports.c.id == report, reports.c.handled_at.is_(None)).values(handled_at=now)
        with self._writing() as connection:
            return self._changed(connection, this, entry)

    def audit_log(self, limit: int) -> list[AuditEntry]:
        """The newest first."""
        with self._reading() as connection:
            return fetch(connection, AuditEntry, chosen(audit, AuditEntry).order_by(audit.c.at.desc()).limit(limit))

    def _changed(self, connection: Connection, change: object, entry: AuditEntry) -> bool:
        """False, and no entry, if there was nothing to change."""
        if connection.execute(change).rowcount == 0:  # type: ignore[call-overload]
            return False
        _note(connection, entry)
        return True


def _note(connection: Connection, entry: AuditEntry) -> None:
    connection.execute(insert(audit), msgspec.structs.asdict(entry))
