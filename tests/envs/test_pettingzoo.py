"""PettingZoo's own tests, on every environment; and what they do not ask."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from chantier.envs import blueprints_v0, men_at_work_v0
from chantier.registry import GAMES


@contextmanager
def as_pettingzoo_means_it() -> Iterator[None]:
    """Its test warns of everybody else's observations with a mask: the names it lets pass are its own classic games'.
    And it asks for a legal action of agents whose game is over."""
    with warnings.catch_warnings():
        for message in (
            "Observation is not a NumPy array",
            "Observation space for each agent probably should be",
            r"Action mask numpy array is all zeros \(no legal actions\)",
        ):
            warnings.filterwarnings("ignore", message=message)
        yield


@pytest.mark.parametrize("players", GAMES["blueprints"].game.seat_counts)
def test_blueprints_keeps_the_interface(players: int) -> None:
    with as_pettingzoo_means_it():
        api_test(blueprints_v0.env(players=players), num_cycles=30)
    seed_test(lambda: blueprints_v0.env(players=players), num_cycles=30)
    parallel_api_test(blueprints_v0.parallel_env(players=players), num_cycles=100)


def test_men_at_work_keeps_the_interface() -> None:
    api_test(men_at_work_v0.env(), num_cycles=1)
    seed_test(men_at_work_v0.env, num_cycles=1)
    parallel_api_test(men_at_work_v0.parallel_env(players=5), num_cycles=1)


def played(env: Any, seed: int) -> tuple[dict[str, float], int]:
    """A whole game by chance: what each agent got in all, and how many actions it took."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    got = dict.fromkeys(env.agents, 0.0)
    actions = 0
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
        actions += 1
    return got, actions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards_are_shares_of_the_victory_or_margins_and_the_running_ones_sum_up_to_them(players: int) -> None:
    for seed in range(5):
        shares, actions = played(blueprints_v0.env(players=players), seed)
        margins, _ = played(blueprints_v0.env(players=players, reward="margin"), seed)
        running, _ = played(blueprints_v0.env(players=players, reward="running"), seed)
        assert actions == 18 * players
        assert sum(shares.values()) == pytest.approx(1.0)
        assert sum(margins.values()) == pytest.approx(0.0)
        assert running == pytest.approx(margins)
        best = max(margins, key=lambda agent: margins[agent])
        assert shares[best] > 0 or margins[best] == sorted(margins.values())[-2]


def test_an_illegal_action_ends_the_game_at_the_cost_of_its_seat() -> None:
    env = blueprints_v0.env(players=3)
    env.reset(seed=0)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.terminations == dict.fromkeys(env.agents, True)
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0.0, "seat_2": 0.0}
    assert env.infos["seat_0"]["refused"].endswith(".")


def test_a_game_that_never_ends_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chantier.envs.men_at_work.MenAtWorkEncoding.longest", 1)
    env = men_at_work_v0.env()
    env.reset(seed=0)
    env.step(np.zeros(10, np.float32))
    assert env.truncations == dict.fromkeys(env.agents, True)
    assert env.terminations == dict.fromkeys(env.agents, False)


def test_options_are_the_games_own_and_bad_ones_are_told() -> None:
    env = blueprints_v0.env(first=1)
    env.reset(seed=0)
    assert env.agent_selection == "seat_1"
    for wrong, sentence in (
        ({"players": 5}, "This game takes 2 to 4 players, not 5."),
        ({"unplaceable": "never"}, "never"),
        ({"nonsense": 1}, "nonsense"),
        ({"reward": "fame"}, "The option reward takes win, margin, running, not “fame”."),
        ({"render_mode": "human"}, "The option render_mode takes"),
    ):
        with pytest.raises(ValueError, match=sentence.replace("(", r"\(")):
            blueprints_v0.env(**wrong)
