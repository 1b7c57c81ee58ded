"""Gymnasium's own check of every registered id, and games against named bots."""

from __future__ import annotations

import runpy
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import chantier.envs
from chantier.envs.blueprints_v0 import BlueprintsEnv
from chantier.registry import GAMES

IDS = ["chantier/Blueprints-v0", "chantier/MenAtWork-v0"]


def test_both_games_are_registered() -> None:
    assert [name for name in gymnasium.registry if name.startswith("chantier/")] == IDS


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_nothing_to_complain_about(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


def by_chance(env: Any, seed: int) -> tuple[float, int, int]:
    """A whole game: the sum of its rewards, how many actions it took, and at which seat."""
    random = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    total, actions, ended = 0.0, 0, False
    while not ended:
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        action = random.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, ended, cut_off, info = env.step(action)
        assert not cut_off
        total += reward
        actions += 1
    assert not observation["action_mask"].any()
    return total, actions, info["seat"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_against_every_bot_by_name(players: int) -> None:
    for bot in ("uniform", "greedy", "builder"):
        assert bot in GAMES["blueprints"].bots
        won, actions, seat = by_chance(
            gymnasium.make("chantier/Blueprints-v0", players=players, opponents=bot, seat=1), 3
        )
        assert won in (0.0, 1.0, 1 / 2, 1 / 3)
        assert (actions, seat) == (18, 1)


def test_the_learner_changes_seats_if_asked_to() -> None:
    env = gymnasium.make("chantier/Blueprints-v0", players=3, opponents=("uniform", "greedy"))
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1, 2}


def test_a_better_bot_wins_more_against_chance() -> None:
    margins = [
        np.mean([by_chance(BlueprintsEnv(opponents=bot, reward="margin"), seed)[0] for seed in range(12)])
        for bot in ("builder", "uniform")
    ]
    assert margins[0] < margins[1] - 2


def test_an_illegal_action_is_refused_with_a_sentence_and_ends_the_game() -> None:
    env: Any = BlueprintsEnv()
    observation, _ = env.reset(seed=0)
    for action in (int(np.flatnonzero(observation["action_mask"] == 0)[0]), -1, env.action_space.n):
        env.reset(seed=0)
        _, reward, ended, cut_off, info = env.step(action)
        assert (reward, ended, cut_off) == (-1.0, True, False)
        assert info["refused"].endswith(".")


def test_unknown_bots_and_seats_are_told() -> None:
    with pytest.raises(ValueError, match="There is no bot “nobody”"):
        BlueprintsEnv(opponents="nobody")
    with pytest.raises(ValueError, match="Expected one bot"):
        BlueprintsEnv(players=4, opponents=("greedy", "greedy"))
    with pytest.raises(ValueError, match="there is no seat 2"):
        BlueprintsEnv(seat=2)


@pytest.mark.parametrize("name", IDS)
def test_it_can_be_shown_as_text_and_as_an_image_of_one_size(name: str) -> None:
    text: Any = gymnasium.make(name, seat=0, render_mode="ansi")
    image: Any = gymnasium.make(name, render_mode="rgb_array")
    text.reset(seed=0)
    assert "seat_1" in text.render()
    for seed in range(2):
        image.reset(seed=seed)
        shown = image.render()
        assert (shown.shape, shown.dtype) == ((640, 960, 3), np.uint8)
        assert len(np.unique(shown.astype(int) @ [65536, 256, 1])) > 20


def test_without_gymnasium_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(name: str) -> ModuleSpec | None:
        return None if name == "gymnasium" else find_spec(name)

    monkeypatch.setattr("importlib.util.find_spec", found)
    assert chantier.envs.__file__ is not None
    with pytest.raises(ImportError, match=r"pip install 'chantier\[envs\]'"):
        runpy.run_path(str(Path(chantier.envs.__file__)))
