"""Contacts that begin in an act: what met, where, how hard; told to everybody, bounded, and without any effect."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise

import pytest

from chantier.games.men_at_work.acting.live import SiteAct
from chantier.games.men_at_work.acting.live_messages import Aim
from chantier.games.men_at_work.acting.practice import SettlingAct
from chantier.games.men_at_work.engine import contacts
from chantier.games.men_at_work.engine.contacts import Contact, ContactWatch, material_of
from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.geometry.poses import UNTURNED, Pose, at, turned
from chantier.games.men_at_work.judging.touches import Impact, Pair
from chantier.games.men_at_work.pieces import PIECES, TABLE, Piece, make_of
from tests.games.men_at_work.acting.test_live import BRIDGE, GIRDER, HIGH, bridge, placing
from tests.games.men_at_work.support.scenes import settled, tower
from tests.server.support.motion import Contact as Told
from tests.server.support.motion import read_contacts

SUPPORT = Piece("support-1")
CRANE = Piece("crane")


def collapse() -> Site:
    """The tower, with the crane in the air above it, lying on its side."""
    site = Site()
    site.add_all(tower())
    site.settle()
    site.add(CRANE, Pose((0.0, 0.0, 330.0), turned((1.0, 0.0, 0.0), 90.0)))
    return site


def heard(site: Site, ticks: int) -> list[Contact]:
    """What is noted in so many ticks, in frames."""
    watch, found = ContactWatch(site.meetings, site.contacts.impact), dict[Contact, None]()
    for tick in range(ticks):
        site.step()
        watch.look(tick)
        if tick % SiteAct.ticks_per_frame == 0:
            found.update(dict.fromkeys(watch.told(tick)))
    return list(found)


def led(act: SiteAct, seconds: float) -> list[Told]:
    """All contacts that are told in so long, each once, as a reader finds them."""
    found, last = list[Told](), act.tick
    for _ in range(round(seconds * act.ticks_per_s)):
        goes_on = act.step()
        if goes_on and act.tick % act.ticks_per_frame:
            continue
        frame = act.moved()
        if frame is not None:
            found += [one for one in read_contacts(frame, act.tick) if one.tick > last]
            last = act.tick
        if not goes_on:
            break
    return found


def ends(act: SiteAct, told: Told) -> tuple[Piece, ...]:
    things = list(act._frames._number)
    return tuple(sorted(TABLE if number is None else things[number] for number in told.things))


@pytest.mark.parametrize(("piece", "mm"), [("support-1", 40.0), ("brick-1", 40.0), ("girder-white-1", 10.0)])
def test_the_impulse_is_that_of_what_falls(piece: str, mm: float) -> None:
    """Mass times speed, straight down onto the table; the place is on the table, below its middle."""
    falling, site = Piece(piece), Site()
    site.add(falling, at(30, 20, mm + make_of(falling).parts[0].size[2] / 2))
    contact, *_ = heard(site, 60)
    assert contact.pieces == (falling, TABLE)
    assert contact.impulse_uns == pytest.approx(make_of(falling).mass_g * math.sqrt(2 * 9810 * mm), rel=0.15)
    assert contact.place == pytest.approx((30, 20, 0), abs=1.0)


def test_who_listens_changes_nothing() -> None:
    """Bit for bit, in the middle of a collapse."""
    plain, watched = collapse(), collapse()
    watch = ContactWatch(watched.meetings, watched.contacts.impact)
    for tick in range(150):
        plain.step()
        watched.step()
        watch.look(tick)
        watch.told(tick)
        assert plain.poses() == watched.poses()
    assert plain.velocities() == watched.velocities()


def test_what_sleeps_and_wakes_has_not_met_anew() -> None:
    """A tower that is knocked hears the knock, not the weight of all its pieces on each other."""
    site = settled(bridge())
    site.add(GIRDER, at(0, 0, 75, 90))
    assert [one.pieces for one in heard(site, 40)] == [(BRIDGE, GIRDER)]


def test_a_collapse_is_told_within_bounds() -> None:
    site = collapse()
    watch, told = ContactWatch(site.meetings, site.contacts.impact), list[tuple[Contact, ...]]()
    for tick in range(300):
        site.step()
        watch.look(tick)
        assert len(watch._waiting) <= contacts.MOST_WAITING
        if tick % SiteAct.ticks_per_frame == 0:
            told.append(watch.told(tick))
            assert all(tick - one.tick <= contacts.TOLD_TICKS for one in told[-1])
    assert max(map(len, told)) == contacts.MOST_TOLD
    new = [set(now) - set(before) for before, now in pairwise(told)]
    ticks = range(SiteAct.ticks_per_frame, 300, SiteAct.ticks_per_frame)
    for tick, fresh in zip(ticks, new, strict=True):
        assert all(tick - SiteAct.ticks_per_frame < one.tick <= tick for one in fresh), "or a reader takes it for old"
    assert max(map(len, new)) == contacts.MOST_A_FRAME
    assert len(set().union(*new)) > 30


class FakeSite:
    """Tells what a test says: two pieces that meet, and how hard they press from then on."""

    def __init__(self, loads_mn: list[float | None]) -> None:
        self._loads, self._met = loads_mn, {PAIR}

    def listen(self) -> None: ...

    def met(self) -> set[Pair]:
        met, self._met = self._met, set()
        return met

    def impact(self, pair: Pair) -> Impact | None:
        load = self._loads.pop(0) if self._loads else None
        return None if load is None else Impact(load, (1.0, 2.0, 3.0))


PAIR: Pair = (BRIDGE, GIRDER)


@pytest.mark.parametrize(
    ("loads_mn", "told_uns"),
    [
        ([30.0, 10.0], [150.0]),  # for one tick, 5 ms
        ([30.0, 90.0, 20.0], [450.0]),  # it is not over in one tick
        ([0.0, 0.0, 1.0, 4.0, 5.0], [25.0]),  # let down softly
        ([2.0, None, 90.0], []),  # parted before it pressed
        ([1.0] * (contacts.WAIT_TICKS + 5) + [90.0], []),  # too light for too long
    ],
)
def test_a_contact_is_noted_when_it_presses(loads_mn: list[float | None], told_uns: list[float]) -> None:
    site = FakeSite(loads_mn)
    watch, found = ContactWatch(site, site.impact), dict[Contact, None]()
    for tick in range(len(loads_mn) + 2):
        watch.look(tick)
        found.update(dict.fromkeys(watch.told(tick)))
    assert [one.impulse_uns for one in found] == pytest.approx(told_uns)


# In an act


def test_a_girder_that_is_laid_down_is_one_soft_contact() -> None:
    act = placing(GIRDER, at(0, 0, 80, 90), bridge())
    act.feed(Aim((0.0, 0.0, 64.0), at(0, 0, 0, 90).rotation, precise=True))
    assert led(act, 2.0) == [], "it hangs half a millimetre above"
    act.release()
    [contact] = led(act, 3.0)
    assert ends(act, contact) == (BRIDGE, GIRDER)
    assert contact.place == pytest.approx((0, 0, 59), abs=5.0)
    assert 15 <= contact.impulse_uns < 1000


def test_the_same_girder_dropped_is_much_harder() -> None:
    act = placing(GIRDER, at(0, 0, 90, 90), bridge())
    act.release()
    first, *_ = led(act, 3.0)
    assert ends(act, first) == (BRIDGE, GIRDER)
    assert first.impulse_uns > 2000


def test_what_was_told_is_told_again_for_whoever_missed_it() -> None:
    act = placing(GIRDER, at(0, 0, 90, 90), bridge())
    act.release()
    told = list[Told]()
    while not told:
        act.step()
        told = read_contacts(act.moved() or b"\0\0\0\0", act.tick)
    first, until = told[0], act.tick + contacts.TOLD_TICKS
    while act.tick < until - act.ticks_per_frame:
        act.step()
        frame = act.moved()
        assert frame is None or first in read_contacts(frame, act.tick)


@pytest.mark.parametrize(("level", "is_told"), [("all", True), ("some", True), ("none", False)])
def test_m90_what_a_hand_touches_is_not_told_without_help(level: str, is_told: bool) -> None:
    act = placing(GIRDER, at(0, 0, 80, 90), bridge(), help=level)
    act.feed(Aim((0.0, 0.0, 62.5), at(0, 0, 0, 90).rotation))
    told = led(act, 2.0)
    assert bool(told) is is_told
    assert {ends(act, one) for one in told} <= {(BRIDGE, GIRDER)}


def test_m90_what_falls_is_heard_without_help() -> None:
    """A worker who is pushed over: not that the hand touched him, but that he fell."""
    act = placing(GIRDER, at(0, -60, 80), bridge(**{"worker-1": at(0, 0, 59)}), help="none")
    act.feed(Aim((0.0, 60.0, 80.0), UNTURNED))
    told = [ends(act, one) for one in led(act, 3.0)]
    assert ("table", "worker-1") in told
    assert not any(GIRDER in pair for pair in told)


def test_a_hat_on_its_own_head_is_not_heard() -> None:
    act = placing(Piece("worker-2"), HIGH, bridge())
    act.feed(Aim((0.0, 0.0, 100.0), UNTURNED))
    assert led(act, 1.5) == []


def test_what_comes_down_on_a_practice_site_is_heard() -> None:
    poses: Mapping[Piece, Pose] = bridge()
    act = SettlingAct(poses, [SUPPORT], list(poses))
    numbers, found = list(poses), set[tuple[int | None, ...]]()
    while act.step():
        found |= {one.things for one in read_contacts(act.moved() or b"\0\0\0\0", act.tick)}
    assert (numbers.index(BRIDGE), None) in found, "the girder has lost its support"


def test_every_piece_is_made_of_something() -> None:
    assert {material_of(piece) for piece in (*PIECES, TABLE)} == set(contacts.Material.__args__)  # type: ignore[attr-defined]
    contact = Contact(1, (Piece("crane"), TABLE), (0.0, 0.0, 0.0), 100.0)
    assert contact.materials == ("metal", "wood")
