"""The operator's doings: who is here, what is closed, who is muted or banned, and what everybody is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from hmac import compare_digest
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Annotated, Literal

import msgspec

from chantier.core.errors import BadInput, Refusal
from chantier.core.operator_rows import AuditEntry, Ban, Moderation, Notice
from chantier.core.people_rows import ReportRow
from chantier.core.rows import Ending, Status
from chantier.server.http.connection import REMOVED
from chantier.server.people import Person
from chantier.server.repeating import repeat
from chantier.server.secrets import new_table_id
from chantier.server.tables.hall import Hall

log = logging.getLogger(__name__)
READ_AGAIN_S = 5.0
"""Several servers may share a store: what was decided at another is in force here after so long."""
LISTED_MOST = 200
TOKEN_LEAST = 16
Doing = Literal[
    "close", "adjudicate", "rename", "mute", "unmute", "ban", "unban", "report_done", "broadcast", "drain", "undrain"
]


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that the operator wants to be done. `what` is a table, a person, a network, a ban or a report."""

    do: Doing
    what: Annotated[str, msgspec.Meta(max_length=100)] = ""
    text: Annotated[str, msgspec.Meta(max_length=500)] = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)] | None = None
    minutes: Annotated[float, msgspec.Meta(gt=0, le=60 * 24 * 30)] = 60.0


class PersonHere(msgspec.Struct, frozen=True):
    id: str
    name: str
    address: str
    table: str
    seat: int | None


class TableHere(msgspec.Struct, frozen=True):
    id: str
    game: str
    status: Status
    seats: tuple[str, ...]
    connections: int
    turns: int
    live: bool
    """Whether a hand moves something just now, which takes an engine."""


class Overview(msgspec.Struct, frozen=True):
    version: str
    load: float
    """Processor cores that this server keeps busy."""
    draining: bool
    people: tuple[PersonHere, ...]
    tables: tuple[TableHere, ...]
    bans: tuple[Ban, ...]
    muted: tuple[str, ...]
    notice: Notice | None


class Operator:
    def __init__(self, hall: Hall, now: Callable[[], float], token: str) -> None:
        self._hall, self._store, self._now = hall, hall.house.store, now
        self._token = token
        self._moderation = Moderation()
        self._networks: tuple[IPv4Network | IPv6Network, ...] = ()
        self._reading: asyncio.Task[None] | None = None
        self.draining = False

    async def open(self) -> None:
        await self.read()
        self._reading = asyncio.create_task(repeat(READ_AGAIN_S, self.read))

    def close(self) -> None:
        if self._reading is not None:
            self._reading.cancel()

    async def read(self) -> None:
        """Takes what is in force from the store."""
        self._moderation = await self._hall.threads.keep(self._store.moderation, self._now())
        self._networks = tuple(ip_network(one.what) for one in self._moderation.bans if one.kind == "network")
        self._hall.people.banned = frozenset(one.what for one in self._moderation.bans if one.kind == "person")

    # Whom it stops

    def check_token(self, given: str) -> None:
        if not self._token or not compare_digest(given.encode(), self._token.encode()):
            raise Refusal("operator_token_wrong")

    def check_address(self, host: str) -> None:
        """Refuses whoever comes from addresses that are banned."""
        if not self._networks:
            return
        try:
            address = ip_address(host)
        except ValueError:
            return
        mapped = getattr(address, "ipv4_mapped", None) or address
        if any(mapped.version == one.version and mapped in one for one in self._networks):
            raise Refusal("banned")

    def check_may_talk(self, player: str | None) -> None:
        if player in self._moderation.muted:
            raise Refusal("muted")

    @property
    def notice(self) -> Notice | None:
        notice = self._moderation.notice
        return notice if notice is not None and notice.until > self._now() else None

    # What it shows

    def overview(self) -> Overview:
        tables = list(self._hall.tables_awake.values())[:LISTED_MOST]
        connected = [(one, table) for table in tables for one in table.company.connections][:LISTED_MOST]
        people = [
            PersonHere(
                "" if one.person is None else one.person.id,
                "" if one.person is None else one.person.name,
                one.address,
                table.row.id,
                one.seat,
            )
            for one, table in connected
        ]
        return Overview(
            self._hall.house.version,
            round(self._hall.measures.cores_busy(), 2),
            self.draining,
            tuple(people),
            tuple(
                TableHere(
                    table.row.id,
                    table.row.game,
                    table.row.status,
                    tuple(one.name or "" for one in table.seats),
                    len(table.company.connections),
                    table.running.n,
                    table.live.acting is not None,
                )
                for table in tables
            ),
            self._moderation.bans[:LISTED_MOST],
            self._moderation.muted[:LISTED_MOST],
            self.notice,
        )

    async def reports(self) -> list[ReportRow]:
        return await self._hall.threads.keep(self._store.reports, LISTED_MOST)

    async def audit(self) -> list[AuditEntry]:
        return await self._hall.threads.keep(self._store.audit_log, LISTED_MOST)

    # What it does

    async def carry_out(self, action: Action) -> None:
        """Does it, with an entry in the audit log."""
        await getattr(self, f"_{action.do}")(action)
        log.info("the operator has done: %s %s", action.do, action.what)
        await self.read()

    def _entry(self, action: Action) -> AuditEntry:
        seat = "" if action.seat is None else f" {action.seat}"
        return AuditEntry(new_table_id(), self._now(), action.do, f"{action.what}{seat}", action.text)

    async def _note(self, action: Action) -> None:
        await self._hall.threads.write(self._store.add_audit, self._entry(action))

    async def _close(self, action: Action) -> None:
        """Ends a table without a winner."""
        table = await self._hall.table(action.what)
        ended = await self._hall.threads.write(self._store.end_table, table.row.id, Ending("abandoned", self._now()))
        if not ended:
            raise Refusal("table_not_running")
        await self._note(action)
        await table.refresh()
        self._hall.lobby.changed()

    async def _adjudicate(self, action: Action) -> None:
        """Lets a bot play on in a seat whose owner holds the others up."""
        table = await self._hall.table(action.what)
        if action.seat is None or action.seat >= len(table.seats):
            raise BadInput("no_such_seat", last=len(table.seats) - 1, came=-1 if action.seat is None else action.seat)
        await table.walk_out(action.seat)
        await self._note(action)

    async def _rename(self, action: Action) -> None:
        row = await self._hall.threads.keep(self._store.player, action.what)
        if row is None:
            raise BadInput("person_unknown")
        person = Person(row.id, row.name, row.lang)
        await self._hall.threads.write(self._hall.people.rename, person, action.text, row.lang)
        await self._note(action)

    async def _mute(self, action: Action) -> None:
        if not await self._hall.threads.write(self._store.mute, action.what, self._now(), self._entry(action)):
            raise BadInput("person_unknown")

    async def _unmute(self, action: Action) -> None:
        if not await self._hall.threads.write(self._store.unmute, action.what, self._entry(action)):
            raise BadInput("person_unknown")

    async def _ban(self, action: Action) -> None:
        """A person, whose devices and seats are lost at once, or all who come from some addresses."""
        if "." in action.what or ":" in action.what:
            try:
                network = str(ip_network(action.what, strict=False))
            except ValueError:
                raise BadInput("network_malformed", came=action.what) from None
            ban = Ban(new_table_id(), "network", network, action.text, self._now())
            await self._hall.threads.write(self._store.ban, ban, self._entry(action))
            return
        if await self._hall.threads.keep(self._store.player, action.what) is None:
            raise BadInput("person_unknown")
        ban = Ban(new_table_id(), "person", action.what, action.text, self._now())
        await self._hall.threads.write(self._store.ban, ban, self._entry(action))
        devices = await self._hall.threads.keep(self._store.devices, action.what)
        tables = await self._hall.threads.write(self._store.revoke, action.what, [one.hash for one in devices])
        await self._hall.people_changed(tables)
        for table in self._hall.tables_awake.values():
            for one in list(table.company.connections):
                if one.person is not None and one.person.id == action.what:
                    one.close(REMOVED)

    async def _unban(self, action: Action) -> None:
        if not await self._hall.threads.write(self._store.unban, action.what, self._entry(action)):
            raise BadInput("ban_unknown")

    async def _report_done(self, action: Action) -> None:
        entry = self._entry(action)
        if not await self._hall.threads.write(self._store.handle_report, action.what, self._now(), entry):
            raise BadInput("report_unknown")

    async def _broadcast(self, action: Action) -> None:
        """A message to everybody for some minutes; an empty one takes it back."""
        now, text = self._now(), " ".join(action.text.split())
        notice = Notice(new_table_id(), text, now, now + 60.0 * action.minutes) if text else None
        await self._hall.threads.write(self._store.announce, notice, self._entry(action))

    async def _drain(self, action: Action) -> None:
        """No new tables from now on; those that are there are played to their end."""
        self.draining = self._hall.is_draining = True
        await self._note(action)

    async def _undrain(self, action: Action) -> None:
        self.draining = self._hall.is_draining = False
        await self._note(action)
