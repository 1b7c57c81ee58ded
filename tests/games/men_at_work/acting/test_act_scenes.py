"""M33, M60, M61, M63, M81, M82: what the referee sees of real acts of the hand, each scene in a file of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.men_at_work.support.act_files import Played, act_paths, play_acts, read_acts
from tests.games.men_at_work.support.scene_files import BadScene
from tests.games.men_at_work.test_scenes import INSTRUCTIONS


def told(played: Played) -> dict[str, object]:
    """In the words of the file."""
    seen = played.seen
    return {
        "accident": None if seen.accident is None else (seen.accident.piece, seen.accident.onto),
        "held": all(one.held for one in seen.conditions) if seen.conditions else None,
        "refused": [one.code for one in seen.conditions if not one.held],
        "slipped": seen.slipped,
        "moved": sorted(played.moved),
        **{name: list(getattr(seen, name)) for name in LISTS},
    }


LISTS = ("gone", "lying", "optional", "pushable", "covered", "fallen")


@pytest.mark.parametrize("path", act_paths(), ids=lambda path: path.stem)
def test_m60_acts_are_seen_as_their_file_says(path: Path) -> None:
    for number, played in enumerate(play_acts(read_acts(path)), 1):
        found = told(played)
        assert found == {name: getattr(played.expect, name) for name in found}, f"act {number}"
        for piece, others in played.expect.rests_on.items():
            assert all(played.survey.rests_on(piece, other) for other in others), f"act {number}: {piece}"


NEVER_LOWER_ON_A_WORKER = {
    "m40": "a girder that balances is borne by a girder and by nothing else, whatever it touches",
    "m57": "the worker stands with both feet on a girder, and he is all there is to place",
    "m5a": "both workers stand with both feet on a girder, and they are all there is to place",
}
"""Instructions for which no attempt that obeys can end lower and on a worker: nothing could be taken for a fall."""


@pytest.mark.parametrize("rule", INSTRUCTIONS)
def test_m33_every_instruction_that_can_be_tried_again_lower_on_a_worker_has_a_scene(rule: str) -> None:
    scenes = [read_acts(path) for path in act_paths(f"m33-{rule}-")]
    assert bool(scenes) != (rule in NEVER_LOWER_ON_A_WORKER)
    for scene in scenes:
        assert scene.job is not None
        assert scene.job.task == INSTRUCTIONS[rule]
        assert scene.acts[-1].expect.held


def test_a_file_without_words_is_no_scene(tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text('start = "empty"\nacts = []', encoding="utf-8")
    with pytest.raises(BadScene, match=r"broken\.toml: the first line is a comment"):
        read_acts(path)
