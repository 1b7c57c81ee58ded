"""Rows about people and what they are to each other, as a store keeps them."""

from __future__ import annotations

from typing import Literal

import msgspec

from chantier.core.rows import Status, Who

Reason = Literal["insult", "cheating", "stalling", "name", "other"]
"""Why somebody is reported."""


class PasskeyRow(msgspec.Struct, frozen=True):
    """`id` and `public_key` in base64url. It works for one name of the server, its `rp_id`."""

    id: str
    player: str
    name: str
    rp_id: str
    public_key: str
    sign_count: int
    created_at: float
    used_at: float | None = None


class RatingPoint(msgspec.Struct, frozen=True):
    """Somebody's rating after a game that counted."""

    game: str
    table: str
    mu: float
    sigma: float
    at: float


class Opponent(msgspec.Struct, frozen=True):
    """How somebody has done against somebody else, seat against seat. `name` is that of a person."""

    game: str
    who: Who
    name: str | None
    better: int
    level: int
    worse: int


class FriendRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    since: float
    seen_at: float | None


class SittingRow(msgspec.Struct, frozen=True):
    """Where somebody sits."""

    player: str
    table: str
    game: str
    status: Status
    open: int


class InvitationRow(msgspec.Struct, frozen=True):
    """`by` is the name of whoever asks, `person` their id."""

    table: str
    game: str
    by: str
    at: float
    person: str


class Known(msgspec.Struct, frozen=True):
    """Somebody by id and name."""

    id: str
    name: str


class ReportRow(msgspec.Struct, frozen=True):
    id: str
    reporter: str
    reported: str
    table: str | None
    reason: Reason
    text: str
    at: float
    handled_at: float | None = None
