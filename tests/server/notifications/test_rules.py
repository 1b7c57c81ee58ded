"""When somebody is told: not before the grace is over, not in quiet hours, not about what they do not want to hear."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import msgspec
import pytest

from chantier.core.errors import BadInput
from chantier.core.notification_rows import NotificationSettings, QuietHours, TurnToTell
from chantier.server.notifications.rules import ATTEMPTS_MOST, decide, quiet_until, retry_after_s, zone_named

TURN = TurnToTell("c", "t", 4, "blueprints", 0, 1000.0, True, NotificationSettings())


def at(text: str, zone: str = "Europe/Paris") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def test_a_turn_is_told_when_the_grace_is_over() -> None:
    assert decide(TURN, False, 60.0, 1059.9) is None
    told = decide(TURN, False, 60.0, 1060.0)
    assert told is not None
    assert (told.state, told.n, told.next_at) == ("due", 4, 1060.0)


def test_whoever_is_there_is_not_told() -> None:
    told = decide(TURN, True, 60.0, 1001.0)
    assert told is not None
    assert told.state == "seen"


@pytest.mark.parametrize("muted", ["blueprints", "t"])
def test_a_muted_game_or_table_is_not_told(muted: str) -> None:
    told = decide(msgspec.structs.replace(TURN, settings=NotificationSettings(muted=(muted,))), False, 0.0, 5000.0)
    assert told is not None
    assert told.state == "muted"


def test_where_people_play_at_the_same_time_nobody_waits_a_minute() -> None:
    live = msgspec.structs.replace(TURN, is_over_days=False)
    assert decide(live, False, 60.0, 1010.0) is not None
    assert decide(TURN, False, 60.0, 1010.0) is None


NIGHT = QuietHours(22 * 60, 7 * 60 + 30, "Europe/Paris")


@pytest.mark.parametrize(
    ("now", "ends"),
    [
        ("2026-11-18 21:59", None),
        ("2026-11-18 22:00", "2026-11-19 07:30"),
        ("2026-11-19 03:00", "2026-11-19 07:30"),
        ("2026-11-19 07:29", "2026-11-19 07:30"),
        ("2026-11-19 07:30", None),
        ("2026-10-24 23:00", "2026-10-25 07:30"),  # a night of one hour more
        ("2027-03-27 23:00", "2027-03-28 07:30"),  # and of one less
    ],
)
def test_quiet_hours_end_by_the_clock_on_the_wall(now: str, ends: str | None) -> None:
    assert quiet_until(NIGHT, at(now)) == (None if ends is None else at(ends))


def test_quiet_hours_within_a_day_and_none_at_all() -> None:
    noon = QuietHours(12 * 60, 13 * 60, "UTC")
    assert quiet_until(noon, at("2026-11-18 12:30", "UTC")) == at("2026-11-18 13:00", "UTC")
    assert quiet_until(noon, at("2026-11-18 13:00", "UTC")) is None
    assert quiet_until(None, 0.0) is None
    assert quiet_until(QuietHours(60, 60, "UTC"), 3600.0) is None


def test_a_turn_of_the_night_is_told_in_the_morning() -> None:
    quiet = msgspec.structs.replace(TURN, settings=NotificationSettings(NIGHT), since=at("2026-11-18 23:00"))
    told = decide(quiet, False, 60.0, at("2026-11-18 23:02"))
    assert told is not None
    assert told.next_at == at("2026-11-19 07:30")


@pytest.mark.parametrize("name", ["Europe/Atlantis", "", "..", "/etc/passwd", "../../etc/passwd", "Europe"])
def test_a_time_zone_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="time_zone_unknown"):
        zone_named(name)


def test_retries_take_longer_each_time_and_end() -> None:
    waits = [retry_after_s(attempt) for attempt in range(1, ATTEMPTS_MOST + 1)]
    assert waits[-1] is None
    told = [one for one in waits if one is not None]
    assert told == sorted(told)
    assert 86_400 < sum(told) < 3 * 86_400
