"""Several acts in one worker process, in told time: each gets its share, and whoever lags says so."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from chantier.core.errors import Refusal
from chantier.core.live import Question
from chantier.server.live.scheduler import FORGIVEN_S, Rota
from chantier.server.live.worker import Backstage, Begin, Drop, Failed, Feed, HandFeedback, Moved, Over, Release, Spoilt
from tests.server.support.motion import read_motion

TICK_S = 0.005
NOTHING_MOVED = b"\xff\xff\x00\x00"


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0


class ToldAct:
    """Each tick takes as long as the test says; it moves all the time, and ends some ticks after it was let go."""

    ticks_per_s, ticks_per_frame = 200, 4

    def __init__(self, clock: Clock, tick_takes_s: float, fails_at: int | None = None) -> None:
        self._clock, self.takes_s, self._fails_at = clock, tick_takes_s, fails_at
        self.tick = 0
        self.aims: list[Any] = []
        self.let_go = self.disturbed = self.binding = False
        self._left = 3

    def feed(self, aim: Any) -> None:
        self.aims.append(aim)

    def release(self, there: bool = False) -> None:
        self.let_go = True

    def step(self) -> bool:
        self._clock.time += self.takes_s
        if self.tick == self._fails_at:
            raise self.aims[0]
        self._left -= self.let_go
        self.tick += self._left > 0
        return self._left > 0

    def moved(self) -> bytes | None:
        return NOTHING_MOVED

    def asks(self) -> Question | None:
        return None

    def felt(self) -> bytes | None:
        return b"{}" if self.tick == 8 else None

    def result(self) -> Any:
        return self.tick


class House:
    """Listens to a worker process that is none."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.told: list[NamedTuple] = []
        self.backstage = Backstage(self.told.append, lambda: self.clock.time)
        self.acts: dict[int, ToldAct] = {}

    def begin(self, name: int, tick_takes_s: float = 0.0, fails_at: int | None = None) -> ToldAct:
        act = self.acts[name] = ToldAct(self.clock, tick_takes_s, fails_at)
        self.backstage.hear(Begin(name, 100 + name, lambda: act))
        return act

    def run(self, seconds: float) -> None:
        end = self.clock.time + seconds
        while self.clock.time < end:
            wait = self.backstage.wait_s()
            self.clock.time += seconds if wait is None else wait
            self.backstage.go_on()

    def heard(self, kind: type[NamedTuple], name: int) -> list[Any]:
        return [one for one in self.told if isinstance(one, kind) and one[0] == name]

    def lags_ms(self, name: int) -> list[int]:
        return [read_motion(one.frame).lag_ms for one in self.heard(Moved, name)]


def test_an_act_goes_on_at_the_pace_of_the_clock() -> None:
    house = House()
    act = house.begin(0, 0.001)
    house.run(2.0)
    assert act.tick == pytest.approx(400, abs=1)
    frames = [read_motion(one.frame) for one in house.heard(Moved, 0)]
    assert [frame.tick for frame in frames] == list(range(4, act.tick + 1, 4))
    assert {frame.live for frame in frames} == {100}
    assert max(frame.lag_ms for frame in frames) <= 5
    assert len(house.heard(HandFeedback, 0)) == 1


def test_one_heavy_act_does_not_starve_the_others() -> None:
    """Its ticks take four times as long as there is time; the others need half of the processor, and get it."""
    house = House()
    heavy = house.begin(0, 0.02)
    light = [house.begin(name, 0.0005) for name in range(1, 6)]
    house.run(10.0)
    for name, act in enumerate(light, 1):
        assert act.tick == pytest.approx(2000, abs=10)
        assert max(house.lags_ms(name)) <= 50, "never more than a tick of the heavy one and one of everybody else"
    assert heavy.tick * heavy.takes_s >= 10.0 - 5 * 2000 * 0.0005 - 0.1, "and it gets all the rest"
    assert house.lags_ms(0)[-1] > 5000, "it says how far behind it is"


def test_where_all_are_heavy_all_get_the_same() -> None:
    house = House()
    acts = [house.begin(name, 0.01) for name in range(4)]
    house.run(4.0)
    late = house.begin(4, 0.01)
    house.run(5.0)
    first = [act.tick for act in acts]
    assert max(first) - min(first) <= 1
    assert late.tick == pytest.approx(5.0 / 0.01 / 5, abs=2), "who comes later is owed nothing for the time before"


def test_what_has_waited_long_does_not_hurry() -> None:
    house = House()
    act = house.begin(0)
    house.run(1.0)
    house.clock.time += 3.0  # the whole machine slept
    before = act.tick
    house.run(1.0)
    assert act.tick - before == pytest.approx((1.0 + FORGIVEN_S) / TICK_S, abs=4)
    assert house.lags_ms(0)[-1] == pytest.approx(2900, abs=20)


def test_who_waits_saves_nothing_up() -> None:
    rota = Rota()
    rota.add(0, 1.0, 0.0)
    rota.add(1, 1.0, 100.0)
    now = 0.0
    while now < 100.0:
        name = rota.next(now)
        assert name == 0
        now += 2.0
        rota.ran(name, 2.0, now)
    ran = []
    for _ in range(10):
        name = rota.next(now)
        assert name is not None
        ran.append(name)
        now += 2.0
        rota.ran(name, 2.0, now)
    assert ran.count(0) == ran.count(1) == 5
    assert rota.wait_s(now) == 0.0
    assert rota.wait_s(0.0) is not None


def test_nobody_is_next_where_nobody_is_due() -> None:
    rota = Rota()
    assert (rota.next(0.0), rota.wait_s(0.0)) == (None, None)
    rota.add(0, 1.0, 5.0)
    assert (rota.next(4.0), rota.wait_s(4.0)) == (None, 1.0)


def test_what_is_fed_is_heard_and_said_so_in_the_frames() -> None:
    house = House()
    act = house.begin(0)
    house.backstage.hear(Feed(0, 7, "there"))
    house.run(0.1)
    assert act.aims == ["there"]
    assert {read_motion(one.frame).heard for one in house.heard(Moved, 0)} == {7}


def test_what_is_let_go_ends_with_its_result_and_is_forgotten() -> None:
    house = House()
    house.begin(0)
    house.run(0.1)
    house.backstage.hear(Release(0, there=False))
    house.run(0.1)
    [over] = house.heard(Over, 0)
    assert over.result == house.acts[0].tick
    assert read_motion(house.heard(Moved, 0)[-1].frame).let_go
    count = len(house.told)
    house.backstage.hear(Feed(0, 8, "too late"))
    house.run(1.0)
    assert len(house.told) == count


def test_what_is_dropped_says_nothing_more() -> None:
    house = House()
    house.begin(0)
    house.run(0.1)
    house.backstage.hear(Drop(0))
    count = len(house.told)
    house.run(1.0)
    assert len(house.told) == count
    assert house.backstage.wait_s() is None


def test_that_something_cannot_be_taken_back_is_told_once() -> None:
    house = House()
    act = house.begin(0)
    house.run(0.1)
    act.disturbed = True
    house.run(0.1)
    act.binding = True
    house.run(0.1)
    assert house.heard(Spoilt, 0) == [Spoilt(0, True, False), Spoilt(0, True, True)]


@pytest.mark.parametrize(
    ("error", "code"), [(Refusal("path_too_long"), "path_too_long"), (ValueError("a bug"), "server_trouble")]
)
def test_what_goes_wrong_in_an_act_ends_no_other(error: Exception, code: str) -> None:
    house = House()
    house.begin(0, fails_at=10).feed(error)
    other = house.begin(1)
    house.run(1.0)
    [failed] = house.heard(Failed, 0)
    assert failed.refusal.code == code
    assert other.tick == pytest.approx(200, abs=2)


def test_an_act_that_cannot_begin_says_why() -> None:
    house = House()

    def make() -> ToldAct:
        raise Refusal("pose_inside_piece")

    house.backstage.hear(Begin(0, 1, make))
    [failed] = house.heard(Failed, 0)
    assert failed.refusal.code == "pose_inside_piece"
