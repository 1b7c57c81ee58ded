"""Millimetres outside, centimetres inside."""

from __future__ import annotations

from chantier.games.men_at_work.engine.units import in_cm, in_mm, isometry, pose_of
from chantier.games.men_at_work.geometry.poses import Pose, at


def test_lengths_are_ten_times_shorter_inside() -> None:
    assert in_cm((170.0, -15.0, 9.0)) == (17.0, -1.5, 0.9)
    assert in_mm((17.0, -1.5, 0.9)) == (170.0, -15.0, 9.0)


def test_the_engine_writes_the_real_part_of_a_rotation_last() -> None:
    pose = Pose((10.0, 20.0, 30.0), (0.1, 0.2, 0.3, 0.4))
    assert isometry(pose) == ((1.0, 2.0, 3.0), (0.2, 0.3, 0.4, 0.1))


def test_what_goes_in_comes_out() -> None:
    pose = at(85.0, -40.0, 54.5, yaw_deg=30.0)
    assert pose_of(*isometry(pose)) == pose
