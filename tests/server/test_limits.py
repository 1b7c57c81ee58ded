"""How often somebody may do something."""

from __future__ import annotations

import pytest

from chantier.core.errors import Refusal
from chantier.server.limits import RATES, SWEEP_AT, Limits


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def spent(limits: Limits, who: str) -> int:
    """How many times until it is refused."""
    times = 0
    while True:
        try:
            limits.spend("talk", who)
        except Refusal:
            return times
        times += 1


def test_a_burst_then_a_trickle() -> None:
    time = Time()
    limits = Limits(time)
    assert spent(limits, "Ada") == RATES["talk"].burst
    time.now += 2 / RATES["talk"].per_s
    assert spent(limits, "Ada") == 2
    time.now += 1e6
    assert spent(limits, "Ada") == RATES["talk"].burst


def test_one_who_talks_too_much_does_not_silence_others() -> None:
    limits = Limits(Time())
    spent(limits, "Ada")
    assert spent(limits, "Bo") == RATES["talk"].burst
    limits.spend("move", "Ada")


def test_generosity_multiplies() -> None:
    assert spent(Limits(Time(), 3.0), "Ada") == 3 * RATES["talk"].burst


def test_strangers_cannot_fill_the_memory() -> None:
    time = Time()
    limits = Limits(time)
    for number in range(3 * SWEEP_AT):
        time.now += 1.0
        limits.spend("identity", f"stranger {number}")
    assert limits.remembered <= SWEEP_AT


def test_sweeping_forgives_nobody() -> None:
    limits = Limits(Time())
    spent(limits, "Ada")
    for number in range(SWEEP_AT):
        limits.spend("talk", f"{number}")
    with pytest.raises(Refusal) as refused:
        limits.spend("talk", "Ada")
    assert refused.value.code == "too_often"


def test_where_everybody_is_busy_not_every_request_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    limits, sweeps = Limits(Time()), list[int]()
    really_sweep = limits.sweep

    def sweep() -> None:
        sweeps.append(limits.remembered)
        really_sweep()

    monkeypatch.setattr(limits, "sweep", sweep)
    for number in range(5 * SWEEP_AT):
        limits.spend("identity", f"{number}")
    assert sweeps == [SWEEP_AT + 1, 2 * (SWEEP_AT + 1) + 1, 4 * (SWEEP_AT + 1) + 3]
