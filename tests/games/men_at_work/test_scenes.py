"""M37: what the judge says of real scenes at rest, each in a file of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from chantier.games.men_at_work.cards import GIRDER_TASKS, WORKER_TASKS, Task
from chantier.games.men_at_work.geometry.poses import Pose, compose, point_of, rotate, turned
from chantier.games.men_at_work.judging.judge import has_one_end_on_the_table, judge
from chantier.games.men_at_work.judging.survey import Survey
from chantier.games.men_at_work.judging.touches import Touch, TouchPoint
from tests.games.men_at_work.judging.test_judge import NEW, ORANGE, told
from tests.games.men_at_work.support.scene_files import FOLDER, Scene, play, read_scene, records, scene_paths


@pytest.mark.parametrize("path", scene_paths(), ids=lambda path: path.stem)
def test_m37_a_scene_at_rest_is_judged_as_its_file_says(path: Path) -> None:
    scene = read_scene(path)
    played = play(scene)
    assert played.moved == set(scene.expect.moved)
    assert told(played.verdict) == scene.expect.conditions
    assert played.verdict.held == scene.expect.held
    named = {one.code: list(one.pieces) for one in played.verdict.conditions if one.code in scene.expect.pieces}
    assert named == scene.expect.pieces
    if scene.expect.record is not None:
        assert records(scene, played) == scene.expect.record


INSTRUCTIONS = dict(zip([*(f"m{n}" for n in range(40, 60)), "m5a"], [*GIRDER_TASKS, *WORKER_TASKS], strict=True))


def scenes_of(rule: str) -> list[Scene]:
    return [read_scene(path) for path in scene_paths() if path.stem.startswith(f"{rule}-")]


@pytest.mark.parametrize(("rule", "task"), INSTRUCTIONS.items())
def test_every_instruction_has_a_scene_that_follows_it_and_two_that_just_miss_it(rule: str, task: Task) -> None:
    scenes = scenes_of(rule)
    assert {scene.job.task for scene in scenes} == {task}
    assert sum(scene.expect.held for scene in scenes) >= 1
    assert sum(not scene.expect.held for scene in scenes) >= 2


def test_m63_really_one_end_on_the_table() -> None:
    leaning = play(read_scene(FOLDER / "m34-one-end-on-the-table.toml")).survey
    lying = play(read_scene(FOLDER / "m34-on-the-table.toml")).survey
    assert has_one_end_on_the_table(leaning, NEW)
    assert not has_one_end_on_the_table(lying, NEW)
    assert not has_one_end_on_the_table(leaning, ORANGE)


# M37: the judge is the same for all poses of the whole site


def turned_about(site: Survey, angle_deg: float) -> Survey:
    """The same site, as it looks to somebody who sits elsewhere at the table."""
    turn = Pose((30.0, -20.0, 0.0), turned((0.0, 0.0, 1.0), angle_deg))
    touches = [
        Touch(
            one.piece,
            one.part,
            one.other,
            one.other_part,
            rotate(turn.rotation, one.normal),
            tuple(TouchPoint(point_of(turn, point.position), point.gap_mm, point.load_mn) for point in one.points),
        )
        for piece in site.poses
        for one in site.touches(piece)
        if one.other not in site.poses or one.piece < one.other
    ]
    return Survey({piece: compose(turn, pose) for piece, pose in site.poses.items()}, touches)


@pytest.mark.parametrize("path", scene_paths()[::6], ids=lambda path: path.stem)
def test_m37_the_verdict_does_not_depend_on_where_one_sits(path: Path) -> None:
    scene = read_scene(path)
    played = play(scene)
    for angle in (37.0, 180.0):
        assert judge(turned_about(played.survey, angle), scene.job.job) == played.verdict
