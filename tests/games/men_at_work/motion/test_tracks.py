"""The motion of an act, written and read back."""

from __future__ import annotations

import base64
import itertools
import json
import math
import zlib
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path as FilePath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chantier.core.errors import BadInput
from chantier.games.men_at_work.acting.acts import place
from chantier.games.men_at_work.acting.hand import Grasp, Path, Target
from chantier.games.men_at_work.engine.tuning import TICKS_PER_S
from chantier.games.men_at_work.geometry.poses import UNTURNED, Pose, angle_between_deg, at, turned, unit
from chantier.games.men_at_work.motion.tracks import (
    FRAMES_PER_S,
    LONG_FRAMES,
    MAGIC,
    REST_FRAMES,
    STEP_MM,
    VERSION,
    Frame,
    Tracker,
    read_track,
)
from chantier.games.men_at_work.pieces import PIECES, PRESETS, Piece
from tests.games.men_at_work.support.scenes import distance_mm, settled

EVERY = TICKS_PER_S // FRAMES_PER_S
ONE, TWO = Piece("girder-white-1"), Piece("brick-3")
STILL = at(1, 2, 3)

lengths = st.floats(-400, 400, allow_nan=False)
angles = st.floats(-1, 1, allow_nan=False)
poses = st.builds(
    Pose,
    st.tuples(lengths, lengths, st.floats(0, 600)),
    st.tuples(angles, angles, angles, angles).filter(lambda q: math.hypot(*q) > 0.01).map(unit),
)


def tracked(frames: Iterable[Frame], start: Frame | None = None, repeat: int = EVERY) -> bytes:
    """What is written of pieces that stand so, each for some ticks, after they stood at the start."""
    told = list(frames)
    now = dict(start or told[0])
    tracker = Tracker(lambda: now, TICKS_PER_S)
    for frame in told:
        for _ in range(repeat):
            now.update(frame)
            tracker.look()
    return tracker.written()


@given(st.lists(poses, min_size=1, max_size=12))
def test_a_motion_reads_back_within_half_a_step(motion: list[Pose]) -> None:
    far = {ONE: at(399.99, 0, 0)}
    track = read_track(tracked([{ONE: pose} for pose in motion], far))
    assert track.frames_per_s == FRAMES_PER_S
    shown = far[ONE]
    for number, pose in enumerate(motion):
        shown = track.frames[number].get(ONE, shown) if number < len(track.frames) else shown
        assert distance_mm(shown, pose) <= STEP_MM / 2 * math.sqrt(3) + 1e-9
        assert angle_between_deg(shown.rotation, pose.rotation) < 0.01
        assert math.hypot(*shown.rotation) == pytest.approx(1)


def test_only_what_moves_is_written() -> None:
    moving = [{ONE: at(0, 0, z), TWO: STILL} for z in (10, 11, 11, 12)]
    frames = read_track(tracked(moving, {ONE: at(0, 0, 9), TWO: STILL})).frames
    assert [sorted(frame) for frame in frames] == [[ONE], [ONE], [], [ONE]]
    less_than_a_step = [{ONE: at(0, 0, 10 + n * STEP_MM / 100)} for n in range(20)]
    assert read_track(tracked(less_than_a_step)).frames == ()


def test_what_is_not_mentioned_stays_where_it_was_last() -> None:
    frames = read_track(tracked([{ONE: at(0, 0, 10)}, {ONE: at(0, 0, 10)}, {ONE: at(0, 0, 20)}], {ONE: STILL})).frames
    assert [frame.get(ONE) for frame in frames] == [at(0, 0, 10), None, at(0, 0, 20)]


def test_the_end_is_told_even_between_two_frames_and_stillness_at_the_end_is_not() -> None:
    now: Frame = {ONE: at(0, 0, 10)}
    tracker = Tracker(lambda: now, TICKS_PER_S)
    tracker.look()
    now[ONE] = at(0, 0, 5)
    tracker.look()
    assert read_track(tracker.written()).frames[-1] == {ONE: at(0, 0, 5)}
    still = read_track(tracked([{ONE: at(0, 0, 10)}, *[{ONE: at(0, 0, 4)}] * 50])).frames
    assert len(still) == 2


def test_there_are_forty_frames_a_second_and_the_ticks_divide_by_them() -> None:
    rising = ({ONE: at(0, 0, tick / 10)} for tick in range(TICKS_PER_S))
    frames = read_track(tracked(rising, {ONE: STILL}, repeat=1)).frames
    assert len(frames) == FRAMES_PER_S + 1  # and the end
    assert TICKS_PER_S % FRAMES_PER_S == 0  # else a replay would be too slow or too fast
    assert [frame[ONE].position[2] for frame in frames[:3]] == pytest.approx([0, 0.5, 1.0])


def test_the_sign_of_a_rotation_does_not_matter() -> None:
    w, x, y, z = turned((0.6, 0.8, 0.0), 200)
    for rotation in ((w, x, y, z), (-w, -x, -y, -z)):
        [frame] = read_track(tracked([{ONE: Pose((0.0, 0.0, 9.0), rotation)}], {ONE: STILL})).frames
        assert angle_between_deg(frame[ONE].rotation, (w, x, y, z)) < 0.01


def test_all_pieces_may_move_at_once() -> None:
    frame = {piece: at(number, 0, 50) for number, piece in enumerate(PIECES)}
    [told] = read_track(tracked([frame], dict.fromkeys(PIECES, STILL))).frames
    assert told.keys() == frame.keys()
    assert all(distance_mm(told[piece], frame[piece]) < 1e-6 for piece in frame)


def whole() -> bytes:
    return tracked([{ONE: at(0, 0, z), TWO: at(z, 0, 3)} for z in range(20)], {ONE: STILL, TWO: STILL})


def refused(content: bytes) -> str:
    with pytest.raises(BadInput) as refusal:
        read_track(content)
    return refusal.value.code


def test_a_track_of_another_version_is_refused() -> None:
    content = whole()
    assert content[:5] == MAGIC + bytes([VERSION])
    assert refused(content[:4] + bytes([VERSION + 1]) + content[5:]) == "track_wrong_version"


def test_a_track_that_is_cut_off_or_goes_on_is_refused() -> None:
    content = whole()
    for length in range(len(content)):
        assert refused(content[:length]) == "track_unreadable"
    assert refused(content + b"x") == "track_unreadable"
    assert refused(b"") == refused(b"something else entirely") == "track_unreadable"


@pytest.mark.parametrize(
    ("pieces", "frames", "body"),
    [
        (1, 0, b"\x03moo"),  # no such piece
        (1, 0, b"\x0bgirder-\xff\xff\xff\xff"),
        (1, 0, b"\x07brick-1x"),  # more than was announced
        (1, 1, b"\x07brick-1"),  # less
        (1, 1, b"\x07brick-1\x01" + b"\x00" * 5),
        (1, 1, b"\x07brick-1\x01\x01\x00" + b"\x00" * 12),  # the second of one piece
        (9, 0, b"\x07brick-1"),
    ],
)
def test_a_track_that_tells_nonsense_is_refused(pieces: int, frames: int, body: bytes) -> None:
    head = MAGIC + bytes([VERSION, 30]) + pieces.to_bytes(2, "little") + frames.to_bytes(4, "little")
    assert refused(head + zlib.compress(body)) == "track_unreadable"


def test_a_track_without_a_rate_is_refused() -> None:
    content = whole()
    assert refused(content[:5] + b"\x00" + content[6:]) == "track_unreadable"


@given(st.binary(max_size=60))
def test_whatever_follows_the_head_is_read_or_refused(body: bytes) -> None:
    head = whole()[:12]
    for content in (head + body, head + zlib.compress(body)):
        with suppress(BadInput):  # and nothing else
            read_track(content)


def test_a_real_act_takes_little_room_and_ends_where_the_site_rests() -> None:
    """Two seconds of carrying and the fall: far less than raw numbers would take."""
    site = settled(PRESETS["expert"]).poses()
    girder = Piece("girder-orange-2")
    path = Path((Target(0.0, (20.0, 40.0, 85.0), UNTURNED),), 2.0)
    acted = place(site, Grasp(girder, at(20, 40, 150)), path)
    track = read_track(acted.track)
    last = {piece: frame[piece] for frame in track.frames for piece in frame}
    assert girder in last
    for piece, pose in last.items():
        assert distance_mm(pose, acted.poses[piece]) < STEP_MM
    for piece in set(acted.poses) - set(last):
        assert distance_mm(site[piece], acted.poses[piece]) < STEP_MM
    raw = len(track.frames) * len(acted.poses) * 7 * 8
    assert len(acted.track) < raw / 10


def test_what_the_browser_is_tested_with_is_a_track_of_ours() -> None:
    """The pages read tracks by themselves; their test trusts this file."""
    root = FilePath(__file__).parents[4]
    told = json.loads((root / "web/src/games/men-at-work/motion/tracks.fixture").read_text())
    track = read_track(base64.b64decode(told["track"]))
    assert track.frames_per_s == told["frames_per_s"]
    assert len(track.frames) == len(told["frames"])
    for frame, expected in zip(track.frames, told["frames"], strict=True):
        assert {piece: pytest.approx((*pose.position, *pose.rotation), abs=1e-5) for piece, pose in frame.items()} == {
            piece: (*position, *rotation) for piece, (position, rotation) in expected.items()
        }


def test_m31_of_a_long_act_rests_are_written_for_two_seconds() -> None:
    """What is moved after hours is still seen; up to two minutes everything is written as it was."""
    now = {ONE: STILL}
    tracker = Tracker(lambda: now, TICKS_PER_S)
    for frame in range(10 * LONG_FRAMES):
        if frame == LONG_FRAMES + 10 * REST_FRAMES:
            now = {ONE: at(9, 2, 3)}
        for _ in range(EVERY):
            tracker.look()
    now = {ONE: at(50, 2, 3)}
    frames = read_track(tracker.written()).frames
    assert LONG_FRAMES < len(frames) <= LONG_FRAMES + 2 * REST_FRAMES + 4
    assert [frame[ONE].position[0] for frame in frames if frame][-2:] == pytest.approx([9, 50], abs=STEP_MM)


def test_m31_of_endless_motion_the_oldest_is_told_faster_and_none_is_lost() -> None:
    now = {ONE: STILL}
    tracker = Tracker(lambda: now, TICKS_PER_S)
    for frame in range(4 * LONG_FRAMES):
        now = {ONE: at(frame % 300, 2, 3)}
        for _ in range(EVERY):
            tracker.look()
    frames = read_track(tracker.written()).frames
    assert len(frames) <= 2 * LONG_FRAMES + 1
    assert frames[-1][ONE].position[0] == pytest.approx((4 * LONG_FRAMES - 1) % 300, abs=STEP_MM)
    newest = [frame[ONE].position[0] for frame in frames[-LONG_FRAMES // 2 :]]
    assert {round(b - a) % 300 for a, b in itertools.pairwise(newest)} == {1}
