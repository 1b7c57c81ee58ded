"""How often somebody may do something."""

from __future__ import annotations

import pytest

from chantier.core.errors import BadInput, Refusal
from chantier.server.limits import ALL, CEILINGS, RATES, SWEEP_AT, Limits, LimitSettings, Purpose


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
            limits.spend("talk", seat=who)
        except Refusal:
            return times
        times += 1


def test_a_burst_then_a_trickle() -> None:
    time = Time()
    limits = Limits(time)
    assert spent(limits, "Ada") == RATES["talk"]["seat"].burst
    time.now += 2 / RATES["talk"]["seat"].per_s
    assert spent(limits, "Ada") == 2
    time.now += 1e6
    assert spent(limits, "Ada") == RATES["talk"]["seat"].burst


def test_one_who_talks_too_much_does_not_silence_others() -> None:
    limits = Limits(Time())
    spent(limits, "Ada")
    assert spent(limits, "Bo") == RATES["talk"]["seat"].burst
    limits.spend("move", socket="Ada")


def test_generosity_multiplies() -> None:
    assert spent(Limits(Time(), LimitSettings(3.0)), "Ada") == 3 * RATES["talk"]["seat"].burst


def test_strangers_cannot_fill_the_memory() -> None:
    time = Time()
    limits = Limits(time)
    for number in range(3 * SWEEP_AT):
        time.now += 2.0
        limits.spend("identity", address=f"stranger {number}")
    assert limits.remembered <= SWEEP_AT


def test_sweeping_forgives_nobody() -> None:
    limits = Limits(Time())
    spent(limits, "Ada")
    for number in range(SWEEP_AT):
        limits.spend("talk", seat=f"{number}")
    with pytest.raises(Refusal) as refused:
        limits.spend("talk", seat="Ada")
    assert refused.value.code == "too_often"


def test_where_everybody_is_busy_not_every_request_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    limits, sweeps = Limits(Time()), list[int]()
    really_sweep = limits.sweep

    def sweep() -> None:
        sweeps.append(limits.remembered)
        really_sweep()

    monkeypatch.setattr(limits, "sweep", sweep)
    for number in range(5 * SWEEP_AT):
        limits.spend("identity", address=f"{number}")
    assert sweeps == [SWEEP_AT + 1, 2 * (SWEEP_AT + 1) + 1, 4 * (SWEEP_AT + 1) + 3]


def test_whoever_is_refused_for_one_reason_has_spent_nothing_for_another() -> None:
    limits = Limits(Time())
    limits.spend("advice", RATES["advice"]["person"].burst, person="Ada", address="home")
    for _ in range(100):
        with pytest.raises(Refusal):
            limits.spend("advice", person="Ada", address="home")
    left = RATES["advice"]["address"].burst - RATES["advice"]["person"].burst
    limits.spend("advice", left, address="home")
    with pytest.raises(Refusal):
        limits.spend("advice", person="Bo", address="home")


def test_what_turns_out_not_to_count_is_given_back() -> None:
    limits = Limits(Time())
    for _ in range(1000):
        limits.spend("code", address="home", all=ALL)
        limits.give_back("code", address="home", all=ALL)
    assert limits.is_full("code", "address", "home")


def test_ceilings_count_what_goes_on_at_the_same_time() -> None:
    limits = Limits(Time())
    tickets = [limits.hold("hands", person="Ada", address="home") for _ in range(CEILINGS["hands"]["person"])]
    with pytest.raises(Refusal) as refused:
        limits.hold("hands", person="Ada", address="away")
    assert refused.value.code == "hands_crowded"
    limits.hold("hands", person="Bo", address="home")
    tickets[0].release()
    tickets[0].release()
    assert limits.held("hands", "person", "Ada") == len(tickets) - 1
    limits.hold("hands", person="Ada", address="home")
    assert limits.held("hands", "address", "away") == 0


def test_an_address_has_a_ceiling_however_many_people_it_has() -> None:
    limits = Limits(Time())
    for number in range(CEILINGS["hands"]["address"]):
        limits.hold("hands", person=f"{number}", address="home")
    with pytest.raises(Refusal):
        limits.hold("hands", person="one more", address="home")


def test_an_operator_sets_single_limits() -> None:
    limits = Limits(Time(), LimitSettings(2.0, ("talk.seat=3/1", "hands.person=1", "analyses.all=5")))
    assert spent(limits, "Ada") == 3
    assert (limits.most("hands", "person"), limits.most("analyses", "all")) == (1, 5)
    assert limits.most("hands", "address") == 2 * CEILINGS["hands"]["address"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ("talk.seat=3", "limit_malformed"),
        ("talk.seat=0/1", "limit_malformed"),
        ("talk.seat=3/-1", "limit_malformed"),
        ("talk.seat=nan/1", "limit_malformed"),
        ("hands.person=3/1", "limit_malformed"),
        ("hands.person=many", "limit_malformed"),
        ("hands.person", "limit_malformed"),
        ("hands.nobody=3", "limit_unknown"),
        ("=3", "limit_unknown"),
    ],
)
def test_a_limit_that_there_is_not_is_refused(change: str, code: str) -> None:
    with pytest.raises(BadInput) as refused:
        Limits(Time(), LimitSettings(1.0, (change,)))
    assert refused.value.code == code


def test_a_club_of_forty_behind_one_address_meets_no_limit() -> None:
    """All of them come at the same moment, find each other, and play at twenty tables."""
    limits = Limits(Time())
    for member in range(40):
        limits.spend("request", 140, address="club")  # a first visit: the page, and all files that it keeps
        for _ in range(7):
            limits.spend("connection", address="club")
            limits.hold("connections", address="club")
        limits.spend("identity", address="club")
        for _ in range(2):  # the lobby, then a table
            limits.spend("socket", address="club")
            limits.hold("connections", address="club")
            limits.hold("sockets", address="club", table=f"{member // 2}")
        if member % 2:
            limits.spend("table", address="club", person=f"{member}")
            limits.hold("hands", address="club", person=f"{member}")
        limits.spend("sit", address="club", person=f"{member}")
        limits.spend("explain", address="club")
        limits.spend("history", 3, address="club")
        limits.spend("analysis", address="club")


def test_servers_of_a_house_share_out_what_guards_it() -> None:
    """Three nodes together allow as much as one alone, however people are spread; each guards itself as before."""
    alone = Limits(lambda: 0.0)
    nodes = [Limits(lambda: 0.0, nodes=lambda: 3) for _ in range(3)]

    def tried(limits: Limits, purpose: Purpose) -> int:
        for number in range(100_000):
            try:
                limits.spend(purpose, address="a")
            except Refusal:
                return number
        raise AssertionError("no limit")

    assert sum(tried(one, "table") for one in nodes) == tried(alone, "table")
    assert {tried(one, "advice") for one in nodes} == {tried(Limits(lambda: 0.0), "advice")}
