"""M60, M61: why a piece fell, in scenes whose cause was planted; and that looking for it changes nothing."""

from __future__ import annotations

import msgspec
import pytest

from chantier.games.men_at_work import fall_cause
from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.acting.referee import Placing, Simulated
from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.fall_cause import Cause, cause_of_fall
from chantier.games.men_at_work.geometry.poses import Pose, at
from chantier.games.men_at_work.motion.pose_history import FRAMES_KEPT, PoseHistory
from chantier.games.men_at_work.pieces import Piece
from tests.games.men_at_work.cause_sentences import FIXTURE, Said, said, seldom_causes
from tests.games.men_at_work.support.fall_scenes import FallScene, bridge, laid, scenes, watched
from tests.games.men_at_work.support.held_out_fall_scenes import held_out_scenes
from tests.games.men_at_work.support.scenes import settled

SCENES = tuple(scenes())
NAMED = 0.95
"""So many of all planted causes must be told with the right piece."""


@pytest.fixture(scope="module")
def told() -> dict[str, Cause | None]:
    return {scene.name: watched(scene).cause for scene in SCENES}


def test_m60_there_are_enough_scenes_and_each_is_another() -> None:
    assert len({scene.name for scene in SCENES}) == len(SCENES) >= 40


def test_m60_the_right_piece_is_named(told: dict[str, Cause | None]) -> None:
    wrong = [scene.name for scene in SCENES if (cause := told[scene.name]) is None or cause.piece != scene.piece]
    assert len(wrong) <= (1 - NAMED) * len(SCENES), wrong


def test_m60_the_right_piece_is_named_in_scenes_that_nobody_tuned_it_to() -> None:
    scenes = tuple(held_out_scenes())
    assert len({scene.name for scene in scenes} - {scene.name for scene in SCENES}) == len(scenes) >= 15
    causes = {scene.name: watched(scene).cause for scene in scenes}
    wrong = [scene.name for scene in scenes if (cause := causes[scene.name]) is None or cause.piece != scene.piece]
    assert len(wrong) <= (1 - NAMED) * len(scenes), wrong


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_m60_how_it_went_and_how_far_beyond(scene: FallScene, told: dict[str, Cause | None]) -> None:
    cause = told[scene.name]
    assert cause is not None
    assert cause.how in scene.how
    assert scene.by in (None, cause.by)
    assert scene.over in (None, cause.over)
    for measured, planted in ((cause.mm, scene.mm), (cause.degrees, scene.degrees)):
        if planted is not None:
            assert measured is not None
            assert planted[0] <= measured <= planted[1]


def test_m60_the_page_is_held_to_these_sentences(told: dict[str, Cause | None]) -> None:
    """What the page's own test compares with is what is told and said here today."""
    kept = msgspec.json.decode(FIXTURE.read_bytes(), type=list[Said])
    assert kept == said(one.cause for one in kept)
    causes = [one.cause for one in kept]
    assert all(cause in causes for cause in (*told.values(), *seldom_causes()))


def test_m60_a_cause_that_tips_is_drawn_where_it_is(told: dict[str, Cause | None]) -> None:
    """The edge of the support at 12.5 mm, and the weight beyond it."""
    cause = told["girder 10 mm beyond its support"]
    assert cause is not None
    assert cause.edge is not None
    assert cause.centre is not None
    assert {round(end[0], 1) for end in cause.edge} == {12.5}
    assert {round(end[2]) for end in cause.edge} == {50}
    assert cause.centre[0] == pytest.approx(22.5, abs=0.5)


def test_m60_where_nothing_falls_there_is_no_cause() -> None:
    poses = settled(bridge()).poses()
    seen = Simulated().see(Placing(poses, laid("girder-black-1", at(0, 0, 63.5, 90)), None, None, free_slips=True))
    assert seen.accident is None
    assert not seen.slipped
    assert seen.cause is None


def test_the_act_is_the_same_whether_anybody_asks_why(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bit for bit: poses, track and verdict do not know that somebody looks for a cause."""
    scene = next(one for one in SCENES if one.name == "girder laid 60 mm out beside a worker")
    asked = watched(scene)
    monkeypatch.setattr(fall_cause.search, "cause_of_fall", lambda *_: None)
    unasked = watched(scene)
    assert asked.cause is not None
    assert unasked.cause is None
    assert (asked.poses, asked.track, asked.accident) == (unasked.poses, unasked.track, unasked.accident)


def test_nobody_looks_for_a_cause_before_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots try thousands of acts; none of them pays for it."""
    monkeypatch.setattr(fall_cause.search, "cause_of_fall", lambda *_: pytest.fail("asked"))
    scene = SCENES[0]
    poses = settled({Piece(piece): pose for piece, pose in scene.site.items()}).poses()
    move = laid("girder-orange-1", at(22.5, 0, 54.5))
    acted = acts.place(poses, move.grasp, move.path)
    assert acted.slipped
    assert acted.fall is not None


def test_a_history_forgets_the_oldest_first() -> None:
    piece = Piece("brick-1")
    history = PoseHistory({piece: at(0, 0, 0)}, ())
    for tick in range(1, 2 * FRAMES_KEPT):
        history.see(tick, {piece: at(tick, 0, 0)}, holds=False)
    frames = history.until(2 * FRAMES_KEPT)
    assert len(frames) == FRAMES_KEPT
    assert frames[-1] == (2 * FRAMES_KEPT - 1, {piece: at(2 * FRAMES_KEPT - 1, 0, 0)})


def test_a_piece_nobody_saw_move_has_no_cause() -> None:
    piece = Piece("brick-1")
    history = PoseHistory({piece: at(0, 0, 4)}, ())
    history.see(5, {piece: at(0, 0, 4)}, holds=False)
    assert cause_of_fall(history, piece, 5, Site.frozen) is None
    assert cause_of_fall(history, Piece("brick-2"), 5, Site.frozen) is None


def test_frozen_pieces_touch_up_to_the_gap_that_is_asked() -> None:
    apart: dict[Piece, Pose] = {Piece("brick-1"): at(0, 0, 4), Piece("brick-2"): at(0, 0, 12.3)}
    pairs = {frozenset((touch.piece, touch.other)) for touch in Site.frozen(apart, 0.5)}
    assert frozenset(apart) in pairs
    assert frozenset(apart) not in {frozenset((touch.piece, touch.other)) for touch in Site.frozen(apart, 0.1)}
