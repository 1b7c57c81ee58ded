"""Practice sites: the act of a table on a site that a stranger sends, with nothing judged; and what is refused."""

from __future__ import annotations

import json
import math
from typing import Any

import msgspec
import pytest

from chantier.core.errors import BadInput, Refusal
from chantier.games.men_at_work.acting.live_messages import Aim
from chantier.games.men_at_work.acting.practice import PracticeSites, Rested, checked
from chantier.games.men_at_work.geometry.poses import UNTURNED, Pose, at
from chantier.games.men_at_work.pieces import CRANE_PLACES, PIECES, PRESETS, Kind, Piece, all_of

SITES = PracticeSites()
BEGINNER = PRESETS["beginner"]
HIGH = Pose((0.0, 0.0, 200.0))


def asked(poses: Any, **taken: Any) -> bytes:
    return json.dumps({"poses": msgspec.to_builtins(poses), "taken": taken}).encode()


def place(piece: str, start: Any = HIGH, poses: Any = BEGINNER) -> bytes:
    return asked(poses, kind="Place", piece=piece, start=msgspec.to_builtins(start))


def take_away(*pieces: str, poses: Any = BEGINNER) -> bytes:
    return asked(poses, kind="TakeAway", pieces=pieces)


def acted(content: bytes, *aims: Pose, ticks: int = 800) -> Rested:
    """To its end: led to each aim for so many ticks, then let go."""
    act = SITES.begin(content).make()
    for aim in aims:
        act.feed(Aim(aim.position, aim.rotation))
        for _ in range(ticks):
            act.step()
    act.release()
    while act.step():
        pass
    return SITES.rest(act.result())


# What is done


def test_a_piece_from_the_reserve_comes_to_rest_where_it_was_let_go() -> None:
    rested = acted(place("support-7"), at(200.0, 0.0, 120.0), at(200.0, 0.0, 25.2))
    assert rested.poses[Piece("support-7")].position == pytest.approx((200.0, 0.0, 25.0), abs=0.3)
    assert rested.fell is None
    assert {piece: pose for piece, pose in rested.poses.items() if piece != "support-7"}.keys() == BEGINNER.keys()


def test_m61_a_girder_on_the_table_stays_there_and_is_no_accident() -> None:
    """Nothing is judged: neither a slip nor a fall costs anything."""
    rested = acted(place("girder-white-5"), at(0.0, -200.0, 100.0), at(0.0, -200.0, 6.0))
    assert rested.poses[Piece("girder-white-5")].position == pytest.approx((0.0, -200.0, 4.5), abs=0.3)
    assert rested.fell is None


def test_m60_what_falls_from_the_structure_is_named() -> None:
    worker = next(piece for piece in BEGINNER if PIECES[piece] is Kind.WORKER)
    x, y, z = BEGINNER[worker].position
    rested = acted(place("support-8"), at(x, y - 60, z + 60), at(x, y - 60, z + 26), at(x, y + 30, z + 26))
    assert rested.fell is not None
    assert rested.fell[0] in rested.poses


def test_a_piece_of_the_site_is_taken_up_where_it_is() -> None:
    girder = next(piece for piece in BEGINNER if piece.startswith("girder-white"))
    before = BEGINNER[girder].position
    up = Pose((before[0], before[1], before[2] + 40), BEGINNER[girder].rotation)
    rested = acted(place(girder, BEGINNER[girder]), up, Pose((0.0, 220.0, before[2] + 40)), Pose((0.0, 220.0, 5.0)))
    assert rested.poses[girder].position[1] == pytest.approx(220.0, abs=1.0)


def test_what_is_taken_away_is_gone_and_what_leaned_on_it_comes_down() -> None:
    support = next(piece for piece in BEGINNER if piece.startswith("support"))
    rested = acted(take_away(support))
    assert support not in rested.poses
    assert set(rested.poses) == set(BEGINNER) - {support}
    girders = [piece for piece in BEGINNER if piece.startswith("girder")]
    assert any(rested.poses[one].position[2] < BEGINNER[one].position[2] - 10 for one in girders)


def test_the_crane_can_be_taken_away() -> None:
    poses = {**BEGINNER, Piece("crane"): CRANE_PLACES["beginner"]}
    assert "crane" not in acted(take_away("crane", poses=poses)).poses


def test_a_site_at_rest_opens_as_it_was_sent_and_one_in_the_air_comes_down() -> None:
    rested = acted(take_away())
    assert all(math.dist(rested.poses[one].position, BEGINNER[one].position) < 0.01 for one in BEGINNER)
    rested = acted(take_away(poses={"brick-1": Pose((0.0, 0.0, 90.0))}))
    assert rested.poses[Piece("brick-1")].position[2] == pytest.approx(4.0, abs=0.1)
    assert acted(take_away(poses={})).poses == {}


def test_what_moves_is_told_while_it_comes_to_rest() -> None:
    act = SITES.begin(take_away("support-1")).make()
    frames = []
    while act.step():
        frames.append(act.moved())
    assert act.let_go
    assert len({frame for frame in frames if frame is not None}) > 10


# What is refused


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b"{}",
        b'{"poses": {}, "taken": null}',
        b'{"poses": {}, "taken": {"kind": "Place"}}',
        b'{"poses": {}, "taken": {"kind": "ClearAway", "piece": "brick-1"}}',
        b'{"poses": {}, "taken": {"kind": "TakeAway"}, "more": 1}',
        b'{"poses": {"brick-1": [[0, 0], [1, 0, 0, 0]]}, "taken": {"kind": "TakeAway"}}',
        b'{"poses": {"brick-1": [[0, 0, NaN], [1, 0, 0, 0]]}, "taken": {"kind": "TakeAway"}}',
        b'{"poses": {"brick-1": [[0, 0, 1e999], [1, 0, 0, 0]]}, "taken": {"kind": "TakeAway"}}',
        b'{"poses": ' + b"[" * 5000 + b', "taken": {"kind": "TakeAway"}}',
    ],
)
def test_what_is_not_an_act_is_refused(content: bytes) -> None:
    with pytest.raises(Refusal):
        SITES.begin(content)


@pytest.mark.parametrize(
    ("poses", "code"),
    [
        ({"girder-pink-1": HIGH}, "value_unknown"),
        ({"brick-13": HIGH}, "value_unknown"),
        ({"table": HIGH}, "value_unknown"),
        ({"brick-1": Pose((0.0, 0.0, 5000.0))}, "number_out_of_bounds"),
        ({"brick-1": Pose((0.0, 0.0, 90.0), (2.0, 0.0, 0.0, 0.0))}, "number_out_of_bounds"),
        ({"brick-1": Pose((0.0, 0.0, -30.0))}, "pose_inside_piece"),
        ({"support-1": at(0, 0, 25), "support-2": at(3, 0, 25)}, "pose_inside_piece"),
    ],
)
def test_a_site_that_cannot_be_is_refused(poses: Any, code: str) -> None:
    with pytest.raises(BadInput) as refused:
        checked(poses)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (place("brick-99"), "piece_not_in_reserve"),
        (place("hat-5"), "piece_not_in_reserve"),
        (place("crane"), "piece_not_in_reserve"),
        (place("brick-1", Pose((0.0, 0.0, 900.0))), "pose_out_of_bounds"),
        (place("brick-1", BEGINNER[Piece("support-1")]), "pose_inside_piece"),
        (place("box", poses={"box": at(0, 0, 0)}), "piece_is_fixed"),
        (take_away("brick-1"), "piece_not_on_site"),
    ],
)
def test_what_cannot_be_taken_is_refused(content: bytes, code: str) -> None:
    with pytest.raises(BadInput) as refused:
        SITES.begin(content)
    assert refused.value.code == code


def test_two_pieces_at_once_are_no_act_here() -> None:
    with pytest.raises(BadInput):
        SITES.begin(
            asked({}, kind="Place", piece="girder-white-1", start=[[0, 0, 200], [1, 0, 0, 0]], joined="brick-1")
        )


def test_m01_the_whole_box_fits() -> None:
    """92 pieces side by side on the table: as many as there are, and no engine needed to say no to one more."""
    kinds = (Kind.SUPPORT, Kind.GIRDER, Kind.WORKER, Kind.HAT, Kind.BRICK, Kind.BEAM)
    pieces = [piece for kind in kinds for piece in all_of(kind)]
    poses = {
        piece: Pose((-350.0 + 180 * (n % 4), -370.0 + 32 * (n // 4), 60.0), UNTURNED) for n, piece in enumerate(pieces)
    }
    assert len(checked(poses)) == len(pieces) == 92
