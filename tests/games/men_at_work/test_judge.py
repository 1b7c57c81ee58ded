"""M34 to M37, M40 to M5A, M63, M70, M80, M82: what the judge says of real scenes and of small made-up ones."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from chantier.games.men_at_work.judge import Verdict
from tests.games.men_at_work.scene_files import play, read_scene, records, scene_paths


def told(verdict: Verdict) -> dict[str, bool | list[bool]]:
    """Each condition by its code, in a list where a code comes up more than once."""
    found: dict[str, list[bool]] = defaultdict(list)
    for condition in verdict.conditions:
        found[condition.code].append(condition.held)
    return {code: held[0] if len(held) == 1 else held for code, held in found.items()}


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
