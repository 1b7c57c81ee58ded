"""The chance that a held piece stands (M90): told as it is, only where the table helps that much, asked when a hand
rests. Whether it is true in hundreds of situations: `python -m tests.games.men_at_work.calibration`."""

from __future__ import annotations

import itertools
import math
import pickle
from collections.abc import Iterable

import pytest

from chantier.games.men_at_work.acting import hold_chance
from chantier.games.men_at_work.acting.hand import Path, Tremor
from chantier.games.men_at_work.acting.hold_chance import (
    HoldChance,
    ReleaseTry,
    TryResult,
    chances,
    told,
    told_chances,
    wilson,
)
from chantier.games.men_at_work.acting.live import SiteAct, asked_release
from chantier.games.men_at_work.acting.live_messages import Aim
from chantier.games.men_at_work.acting.referee import Placing
from chantier.games.men_at_work.geometry.poses import Pose, at
from chantier.games.men_at_work.moves import Place
from chantier.games.men_at_work.pieces import PRESETS, TABLE, Piece, with_hats
from chantier.games.men_at_work.state import Help
from tests.games.men_at_work import calibration
from tests.games.men_at_work.support.scenes import settled

GIRDER, WORKER, SUPPORT = Piece("girder-orange-2"), Piece("worker-2"), Piece("support-8")
TREMOR = Tremor(5, 0.1)


def act_on(
    piece: Piece, over: Pose, to: Pose, tremor: Tremor | None = None, level: Help = "all", free_slips: bool = True
) -> SiteAct:
    """A hand that has come to rest there, on the beginners' site."""
    poses = settled(with_hats(PRESETS["beginner"])).poses()
    move = Place(piece, over, Path((), 0.0))
    act = SiteAct(Placing(poses, move, tremor, None, free_slips), (*poses, piece, Piece("hat-2")), level)
    act.feed(aim(to))
    return act


def aim(pose: Pose) -> Aim:
    return Aim(pose.position, pose.rotation)


def asked(act: SiteAct, ticks: int = 1200) -> list[ReleaseTry | None]:
    """Everything it asks meanwhile; None where it no longer asks."""
    found = []
    for _ in range(ticks):
        assert act.step()
        question = act.asks()
        if question is not None:
            found.append(None if question.tries is None else asked_release(question))
    return found


def answer(release: ReleaseTry) -> HoldChance:
    """Without looking at the clock: always the same."""
    return [known for known in chances(release, lambda: 0.0) if known is not None][-1]


BALANCED = at(-60, -50.3, 63.5 + 1.0, 90)
"""Across the purple girder of the beginners' site, in balance, a millimetre above it."""


def beside(pose: Pose, across_mm: float) -> Pose:
    x, y, z = pose.position
    return Pose((x, y + across_mm, z), pose.rotation)


def over(pose: Pose) -> Pose:
    x, y, z = pose.position
    return Pose((x, y, z + 20), pose.rotation)


@pytest.mark.parametrize("tremor", [None, TREMOR])
def test_a_girder_in_balance_stands_and_one_too_far_out_does_not(tremor: Tremor | None) -> None:
    held = beside(BALANCED, -20.0)
    [out] = asked(act_on(GIRDER, over(held), held, tremor), 600)
    assert out is not None
    falls = answer(out)
    assert (falls.stood, falls.rest, falls.first) == (0, None, GIRDER)
    worker = at(-45, -50.3, 59 + 1.0)
    [balanced] = asked(act_on(GIRDER, over(BALANCED), BALANCED, tremor), 600)
    assert balanced is not None
    assert answer(balanced).stood == answer(balanced).tries
    [still] = asked(act_on(WORKER, over(worker), worker, tremor), 600)
    assert still is not None
    stands = answer(still)
    assert stands.stood == stands.tries
    assert stands.first is None
    assert stands.rest is not None
    assert math.dist(stands.rest.position, (-45, -50.3, 59)) < 0.6
    assert stands.done


def test_the_first_piece_that_would_go_is_named_with_what_it_lands_on() -> None:
    [release] = asked(act_on(GIRDER, at(150, 150, 25), at(150, 150, 8)), 400)
    assert release is not None
    assert (answer(release).first, answer(release).onto) == (GIRDER, TABLE)


def test_m61_strict_or_friendly_what_slips_to_the_table_has_not_stood() -> None:
    for free in (True, False):
        [release] = asked(act_on(GIRDER, at(150, 150, 25), at(150, 150, 8), free_slips=free), 400)
        assert release is not None
        assert answer(release).stood == 0


def test_a_support_belongs_on_the_table_and_counts_as_standing_unless_it_turns_over() -> None:
    [release] = asked(act_on(SUPPORT, at(150, 150, 45), at(150, 150, 26)), 600)
    assert release is not None
    assert answer(release).stood == answer(release).tries
    assert hold_chance.toppled(SUPPORT, at(0, 0, 0), Pose((0.0, 0.0, 0.0), (0.7071, 0.7071, 0.0, 0.0)))
    assert not hold_chance.toppled(GIRDER, at(0, 0, 0), Pose((0.0, 0.0, 0.0), (0.7071, 0.7071, 0.0, 0.0)))


# When it is asked


@pytest.mark.parametrize("level", ["some", "none"])
def test_m90_with_less_help_it_is_never_asked(level: Help) -> None:
    assert asked(act_on(GIRDER, over(BALANCED), BALANCED, level=level), 600) == []


def test_it_is_asked_once_for_each_place_and_no_longer_when_the_hand_moves_on() -> None:
    act = act_on(GIRDER, over(BALANCED), BALANCED)
    [first] = asked(act, 600)
    assert first is not None
    act.feed(aim(beside(BALANCED, 0.1)))
    assert asked(act, 100) == []  # the same answer would do
    act.feed(aim(beside(BALANCED, 3.0)))
    again = asked(act, 400)
    assert again[-1] is not None
    assert again.count(None) == len(again) - 1
    act.feed(aim(at(0, 0, 250)))
    assert asked(act, 600) == [None]  # up there nothing is near
    act.release()
    act.step()
    assert act.asks() is None


def test_the_live_act_does_not_notice_that_it_is_asked() -> None:
    acts = [act_on(GIRDER, over(BALANCED), BALANCED, TREMOR) for _ in range(2)]
    for _ in range(300):
        for act in acts:
            act.step()
        acts[0].asks()
    assert acts[0]._site.poses() == acts[1]._site.poses()


# How it is told


def test_tries_go_to_another_process_and_come_back_as_json() -> None:
    [release] = asked(act_on(GIRDER, over(BALANCED), BALANCED), 600)
    assert release is not None
    again = pickle.loads(pickle.dumps(release))
    assert answer(again) == answer(release)
    told = [one for one in told_chances(again) if one is not None]
    assert b'"tries":' in told[0]
    assert b'"done":true' in told[-1]


def test_the_tries_end_when_enough_is_known_or_the_time_is_up() -> None:
    [release] = asked(act_on(GIRDER, over(BALANCED), BALANCED), 600)
    assert release is not None
    enough = answer(release)
    assert enough.high - enough.low <= hold_chance.NARROW
    late = iter((0.0, *[100.0] * 100))
    hurried = [known for known in chances(release, lambda: next(late)) if known is not None]
    assert [known.tries for known in hurried] == [hold_chance.FEWEST_TRIES]


def test_wilsons_interval() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)


def outcomes(*ends: tuple[float, str | None]) -> Iterable[TryResult]:
    for x, first in ends:
        yield TryResult(first is None, at(x, 0, 0), None if first is None else Piece(first), TABLE)


def test_the_typical_rest_and_the_usual_first_piece_are_told() -> None:
    known = told(at(0, 0, 9), list(outcomes((1, None), (2, None), (9, None), (0, "hat-1"), (0, "hat-1"), (0, "hat-2"))))
    assert (known.tries, known.stood, known.first, known.onto) == (6, 3, "hat-1", TABLE)
    assert known.rest == at(2, 0, 0)
    mostly = told(at(0, 0, 9), list(outcomes((1, None), (0, "hat-1"), (0, "hat-1"))))
    assert mostly.rest is None


# Whether it is true


SAMPLE = 8


def test_what_is_told_is_true_in_a_sample_of_situations() -> None:
    source = calibration.situations(100, seed=3, kinds=("beside", "girder"))
    answers = (calibration.answered(situation, 2, lambda: 0.0) for situation in source)
    found = list(itertools.islice((one for one in answers if one is not None), SAMPLE))
    assert 0 < sum(sum(one.stood) for one in found) < 2 * len(found), "some stand, some do not"
    assert calibration.brier(found) < calibration.constant_brier(found) / 2
