"""Ways to reach people, and when they do not want to be reached."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from chantier.core.errors import Refusal
from chantier.core.notification_rows import Channel, NotificationSettings
from chantier.store.database import Database
from chantier.store.schema import channels, notification_settings, players
from chantier.store.statements import chosen, fetch, first

ASKED_MOST = 3
"""So many people may wait for the same e-mail address to be confirmed."""


class Channels(Database):
    def add_channel(self, channel: Channel, most: int) -> None:
        """A device is one person's at a time, and a person has one e-mail address: the one before goes."""
        with self._writing() as connection:
            # whoever adds two at once is counted one after the other
            connection.execute(select(players.c.id).where(players.c.id == channel.player).with_for_update())
            if channel.kind == "push":
                same = (channels.c.kind == "push") & (channels.c.address == channel.address)
                connection.execute(delete(channels).where(same))
            elif channel.kind == "email":
                same = (channels.c.kind == "email") & (channels.c.player == channel.player)
                connection.execute(delete(channels).where(same))
                _check_asked(connection, channel.address)
            if len(_of(connection, channel.player)) >= most:
                raise Refusal("too_many_channels", most=most)
            connection.execute(insert(channels), msgspec.structs.asdict(channel))

    def channels(self, player: str) -> list[Channel]:
        with self._reading() as connection:
            return _of(connection, player)

    def channel(self, channel: str) -> Channel | None:
        with self._reading() as connection:
            return first(connection, Channel, chosen(channels, Channel).where(channels.c.id == channel))

    def set_live(self, player: str, channel: str, live: bool) -> bool:
        mine = update(channels).where(channels.c.id == channel, channels.c.player == player)
        with self._writing() as connection:
            return connection.execute(mine.values(live=live)).rowcount == 1

    def remove_channel(self, channel: str, player: str | None = None) -> bool:
        """`player`: only if it is theirs."""
        gone = delete(channels).where(channels.c.id == channel)
        with self._writing() as connection:
            return connection.execute(gone if player is None else gone.where(channels.c.player == player)).rowcount == 1

    def confirm_channel(self, channel: str, address: str, now: float) -> bool:
        """Again does nothing, and is fine."""
        meant = (channels.c.id == channel) & (channels.c.address == address)
        with self._writing() as connection:
            connection.execute(
                update(channels).where(meant, channels.c.confirmed_at.is_(None)).values(confirmed_at=now)
            )
            return connection.execute(select(channels.c.id).where(meant)).first() is not None

    def note_channel_trouble(self, channel: str, trouble: str | None) -> None:
        with self._writing() as connection:
            connection.execute(update(channels).where(channels.c.id == channel).values(trouble=trouble))

    def notification_settings(self, player: str) -> NotificationSettings:
        mine = select(notification_settings.c.content).where(notification_settings.c.player == player)
        with self._reading() as connection:
            return read_settings(connection.execute(mine).scalar())

    def set_notification_settings(self, player: str, new: NotificationSettings) -> None:
        row = {"player": player, "content": msgspec.json.encode(new)}
        with self._writing() as connection:
            self._put(connection, notification_settings, [row])


def _of(connection: Connection, player: str) -> list[Channel]:
    mine = chosen(channels, Channel).where(channels.c.player == player)
    return fetch(connection, Channel, mine.order_by(channels.c.created_at, channels.c.id))


def _check_asked(connection: Connection, address: str) -> None:
    """Nobody's address is asked again and again whether it is theirs, whoever wants that."""
    asked = channels.c.confirmed_at.is_(None) & (channels.c.kind == "email") & (channels.c.address == address)
    if len(connection.execute(select(channels.c.id).where(asked)).all()) >= ASKED_MOST:
        raise Refusal("too_often")


def read_settings(content: bytes | None) -> NotificationSettings:
    """The usual ones for whoever has said nothing."""
    return NotificationSettings() if content is None else msgspec.json.decode(content, type=NotificationSettings)
