"""Rows of what an operator decides: bans, mutes, the notice that everybody reads, and the audit log."""

from __future__ import annotations

from typing import Literal

import msgspec

BanKind = Literal["person", "network"]


class Ban(msgspec.Struct, frozen=True):
    id: str
    kind: BanKind
    what: str
    """A person's id, or addresses as CIDR."""
    reason: str
    at: float


class Notice(msgspec.Struct, frozen=True):
    """A message of the operator to everybody."""

    id: str
    text: str
    at: float
    until: float


class AuditEntry(msgspec.Struct, frozen=True):
    id: str
    at: float
    action: str
    what: str
    text: str


class Moderation(msgspec.Struct, frozen=True):
    """All that is in force."""

    bans: tuple[Ban, ...] = ()
    muted: tuple[str, ...] = ()
    notice: Notice | None = None
