"""Rows about notifications, written by store/ and read by server/. Times are unix seconds."""

from __future__ import annotations

from typing import Literal

import msgspec

from chantier.core.events import Seat

ChannelKind = Literal["push", "email", "webhook"]
WebhookForm = Literal["json", "discord", "slack", "matrix", "ntfy"]
DeliveryState = Literal["due", "seen", "muted", "sent", "outdated", "failed"]
"""`seen`: its person was at the table anyway. `outdated`: the move was made before anything was sent."""
CONFIRMATION = ""
"""In place of a table: the mail that asks whether an address is somebody's own."""
STARTING = -(10**9)
"""Numbers below zero, from here on, are for games that begin and wait for somebody's device."""


INVITED = STARTING - 1
"""In place of the number of a turn: a friend asks somebody to an open table."""


class Channel(msgspec.Struct, frozen=True):
    """A way to reach somebody."""

    id: str
    player: str
    kind: ChannelKind
    address: str
    """An e-mail address, or where a push service or a webhook listens."""
    form: WebhookForm
    secret: str
    """A push service's keys, or the key that signs what a webhook is sent."""
    access_token: str
    """What a webhook's own server asks for; mostly empty."""
    live: bool
    """Also for tables where people play at the same time."""
    lang: str
    origin: str
    """The address of this server as the person knows it."""
    created_at: float
    confirmed_at: float | None = None
    trouble: str | None = None
    """Why the last message did not arrive."""


class QuietHours(msgspec.Struct, frozen=True):
    """Minutes after midnight in a time zone; what begins in the evening ends the next morning."""

    begins: int
    ends: int
    time_zone: str


class NotificationSettings(msgspec.Struct, frozen=True):
    quiet: QuietHours | None = None
    muted: tuple[str, ...] = ()
    """Games, by name, and tables, by id, of which nothing is told."""


class TurnToTell(msgspec.Struct, frozen=True):
    """Somebody's turn that a channel has not been told of."""

    channel: str
    table: str
    n: int
    """The number of the turn that the person is to make."""
    game: str
    seat: Seat
    since: float
    is_over_days: bool
    settings: NotificationSettings


class Delivery(msgspec.Struct, frozen=True):
    """A message to be sent; whoever has claimed it has some time for that. The newest of a table and channel only."""

    channel: str
    table: str
    n: int
    state: DeliveryState
    next_at: float
    attempts: int = 0
    claimed_by: str | None = None
    claimed_until: float | None = None


class ClaimedDelivery(msgspec.Struct, frozen=True):
    """All that a message is made of."""

    delivery: Delivery
    channel: Channel
    settings: NotificationSettings
    game: str = ""
    others: tuple[str, ...] = ()
    """The other people at the table."""
    seat: Seat = 0
    clocks: bytes | None = None
    """As the newest turn left them."""
    invited_by: str = ""
    """The name of a friend who asks them to the table."""


class TableStamp(msgspec.Struct, frozen=True):
    """What differs whenever something about somebody's table does that lists show."""

    player: str
    table: str
    status: str
    turns: int
    open_seats: int
    salts: int
