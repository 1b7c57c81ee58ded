"""Rules of when a message is sent: quiet hours, muted games, back-off. Pure: time is told."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from chantier.core.errors import BadInput
from chantier.core.notification_rows import Delivery, NotificationSettings, QuietHours, TurnToTell

LIVE_AFTER_S = 10.0
"""At a table where people play at the same time nobody waits long."""
FIRST_RETRY_S, LONGEST_RETRY_S = 15.0, 4 * 3600.0
ATTEMPTS_MOST = 18
"""About a day and a half of trying."""


def decide(turn: TurnToTell, is_present: bool, after_s: float, now: float) -> Delivery | None:
    """What becomes of a turn that a channel has not been told of; None: that is not known yet."""
    if is_muted(turn.settings, turn.game, turn.table):
        return Delivery(turn.channel, turn.table, turn.n, "muted", now)
    if is_present:
        return Delivery(turn.channel, turn.table, turn.n, "seen", now)
    if now < turn.since + (after_s if turn.is_over_days else min(after_s, LIVE_AFTER_S)):
        return None
    return Delivery(turn.channel, turn.table, turn.n, "due", quiet_until(turn.settings.quiet, now) or now)


def is_muted(settings: NotificationSettings, game: str, table: str) -> bool:
    return game in settings.muted or table in settings.muted


def quiet_until(quiet: QuietHours | None, now: float) -> float | None:
    """When the quiet hours end, if it is quiet now. By the clock on the person's wall, also when that is changed."""
    if quiet is None or quiet.begins == quiet.ends:
        return None
    local = datetime.fromtimestamp(now, zone_named(quiet.time_zone))
    minute = 60 * local.hour + local.minute
    over_midnight = quiet.begins > quiet.ends
    in_the_evening = over_midnight and minute >= quiet.begins
    if not (in_the_evening or minute < quiet.ends if over_midnight else quiet.begins <= minute < quiet.ends):
        return None
    day = local + timedelta(days=1 if in_the_evening else 0)
    return day.replace(hour=quiet.ends // 60, minute=quiet.ends % 60, second=0, microsecond=0).timestamp()


def zone_named(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # unknown, no name at all, or the name of a folder
        raise BadInput("time_zone_unknown", came=name) from None


def retry_after_s(attempts: int) -> float | None:
    """None: it has been tried often enough."""
    return None if attempts >= ATTEMPTS_MOST else min(LONGEST_RETRY_S, FIRST_RETRY_S * 2 ** (attempts - 1))
