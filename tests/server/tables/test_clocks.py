"""Thinking time, told in numbers."""

from __future__ import annotations

import pytest

from chantier.core.decoding import decode_json
from chantier.core.errors import BadInput
from chantier.server.tables.clocks import (
    DAY_S,
    LIVE_PATIENCE_S,
    LONGEST_S,
    Bank,
    Clock,
    Days,
    NoClock,
    PerMove,
    after_move,
    begun,
    deadline,
    forgiven,
    patience_s,
    resumed,
    steady_time,
    stopped,
)
from chantier.server.wire import ClockInfo


@pytest.mark.parametrize(
    ("clock", "left"),
    [(PerMove(30), (30.0, 30.0)), (Bank(600, 5), (600.0, 600.0)), (Days(2), (2 * DAY_S, 2 * DAY_S))],
)
def test_everybody_begins_with_the_same(clock: Clock, left: tuple[float, ...]) -> None:
    assert begun(clock, 2, 100.0) == ClockInfo(left, 100.0)


def test_without_a_clock_nobody_is_ever_late() -> None:
    assert begun(NoClock(), 3, 0.0) is None
    assert after_move(NoClock(), None, 0, 5.0) is None
    assert stopped(None) is None
    assert deadline(None, 0) is None


@pytest.mark.parametrize(
    ("clock", "left"),
    [(PerMove(30), (30.0, 30.0)), (Bank(30), (22.0, 30.0)), (Bank(30, 3), (25.0, 30.0)), (Days(1), (DAY_S, DAY_S))],
)
def test_a_bank_is_spent_and_what_is_given_a_move_is_given_again(clock: Clock, left: tuple[float, ...]) -> None:
    assert after_move(clock, begun(clock, 2, 100.0), 0, 108.0) == ClockInfo(left, 108.0)


def test_a_bank_never_owes_time() -> None:
    assert after_move(Bank(10, 2), ClockInfo((10.0, 10.0), 0.0), 1, 60.0) == ClockInfo((10.0, 2.0), 60.0)


def test_a_clock_that_was_set_back_takes_nothing() -> None:
    assert after_move(Bank(10), ClockInfo((10.0,), 50.0), 0, 20.0) == ClockInfo((10.0,), 20.0)


def test_the_seat_to_move_is_late_when_its_time_is_up_and_a_stopped_clock_never() -> None:
    info = ClockInfo((10.0, 20.0), 100.0)
    assert (deadline(info, 0), deadline(info, 1), deadline(info, None)) == (110.0, 120.0, None)
    assert deadline(stopped(info), 0) is None


def test_tables_wait_minutes_for_people_and_days_where_moves_take_days() -> None:
    assert [patience_s(clock) for clock in (NoClock(), PerMove(5), Bank(5), Days(3))] == [LIVE_PATIENCE_S] * 3 + [
        LONGEST_S
    ]


@pytest.mark.parametrize(
    "text",
    [
        b'{"kind":"per_move","seconds":0}',
        b'{"kind":"per_move","seconds":-5}',
        b'{"kind":"bank","seconds":1e99}',
        b'{"kind":"bank","seconds":60,"increment":-1}',
        b'{"kind":"days","days":0}',
        b'{"kind":"days","days":1.5}',
        b'{"kind":"sandglass"}',
        b'{"kind":"none","seconds":1}',
    ],
)
def test_clocks_that_make_no_sense_are_refused(text: bytes) -> None:
    with pytest.raises(BadInput):
        decode_json(text, Clock)


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_time_does_not_jump_when_the_clock_on_the_wall_does(jump: float) -> None:
    wall, gone_by = 1_000_000.0, 50.0
    now = steady_time(lambda: wall, lambda: gone_by)
    assert now() == 1_000_000.0
    wall, gone_by = wall + 10 + jump, gone_by + 10
    assert now() == 1_000_010.0


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
@pytest.mark.parametrize("clock", [PerMove(60), Bank(60, 5)])
def test_seconds_begin_anew_when_the_server_does_whatever_the_wall_says(clock: Clock, jump: float) -> None:
    opened_at = 1_000.0 + 30 + jump
    again = resumed(clock, ClockInfo((60.0, 40.0), 1_000.0), opened_at, opened_at + 5)
    assert again == ClockInfo((60.0, 40.0), opened_at)
    assert deadline(again, 1) == opened_at + 40


def test_what_was_thought_since_the_server_opened_counts() -> None:
    info = ClockInfo((60.0, 40.0), 1_000.0)
    assert resumed(PerMove(60), info, 900.0, 1_030.0) == info
    assert resumed(PerMove(60), None, 900.0, 1_030.0) is None
    assert resumed(PerMove(60), stopped(info), 1_010.0, 1_030.0) == stopped(info)


def test_days_go_on_while_the_server_is_away_but_not_from_tomorrow() -> None:
    info = ClockInfo((DAY_S, DAY_S), 1_000.0)
    assert resumed(Days(1), info, 50_000.0, 50_001.0) == info
    assert resumed(Days(1), info, 500.0, 501.0) == ClockInfo((DAY_S, DAY_S), 501.0)


def test_time_in_which_nobody_could_move_is_forgiven() -> None:
    info = ClockInfo((60.0, 40.0), 1_000.0)
    assert deadline(forgiven(info, 30.0), 0) == 1_090.0
    assert forgiven(None, 30.0) is None
    assert forgiven(stopped(info), 30.0) == stopped(info)
