"""The batch says the same as the readable environment, game by game, at speed."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from chantier.core.chance import SeededChance
from chantier.core.match import Match
from chantier.envs import blueprints_v0
from chantier.envs.blueprints import BlueprintsEncoding
from chantier.envs.blueprints_batch import BlueprintsBatch, steps_per_second
from chantier.envs.buffers import Shelf
from chantier.envs.table import opened
from chantier.games.blueprints import Blueprints
from chantier.games.blueprints.state import Options
from chantier.lab.blueprints.kernel import observation_layout, packing, stepping
from chantier.lab.blueprints.kernel.layout import SIZE
from chantier.lab.blueprints.kernel.stream import Twin
from chantier.registry import GAMES
from tests.support.playing import OneStream, play_on


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("unplaceable", ["any", "forced"])
def test_rows_and_masks_are_those_made_from_the_readable_view(players: int, unplaceable: Any) -> None:
    encoding = BlueprintsEncoding(players)
    row, mask = (
        np.empty(observation_layout.size(players), np.int8),
        np.empty(observation_layout.actions(players), np.int8),
    )
    looked = 0
    for bot in ("uniform", "builder"):
        options = Options(unplaceable=unplaceable, first="chance")
        match = Match(Blueprints(), players, options, OneStream(f"{players} {bot}"))
        for _ in play_on(match, GAMES["blueprints"], bot):
            game = packing.packed(match.state)
            for seat in range(players):
                seen = match.sight(seat)
                stepping.observe(game, seat, row)
                np.testing.assert_array_equal(row, encoding.observation(seen)["observation"])
                if seen.legal is not None or match.outcome() is not None:
                    stepping.mask(game, mask)
                    np.testing.assert_array_equal(mask, encoding.mask(seen))
                    looked += 1
            legal = [number for number in range(len(mask)) if _is_legal(game, number)] if looked % 9 == 0 else []
            if legal:
                assert legal == np.flatnonzero(mask).tolist()
    assert looked > 18 * players


def _is_legal(game: Any, number: int) -> bool:
    return bool(stepping.is_legal(game, *stepping.move_with(game, number)))


class OneTwin(Twin):
    """Dice that are one stream, as the kernel's are."""

    def __call__(self, decision: int) -> Twin:
        return self


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("reward", ["win", "running"])
def test_a_row_is_the_readable_environment_on_the_same_draws(players: int, reward: Any) -> None:
    """Decision by decision: the same agent, observation, mask and reward."""
    batch = BlueprintsBatch(3, players, None, reward=reward)
    batch.reset(seed=0)
    batch._streams = np.arange(3, dtype=np.uint64) * np.uint64(977)
    observation, *_, seats = batch._advance(np.full(3, stepping.OPEN))
    envs = [blueprints_v0.raw_env(players, reward) for _ in range(3)]
    for row, env in enumerate(envs):
        env.take_up(opened(Blueprints(), players, Options(), OneTwin(row * 977)))
    random = np.random.default_rng(players)
    for decision in range(1, 18 * players + 1):
        agents = [env.agent_selection for env in envs]
        assert agents == [f"seat_{seat}" for seat in seats]
        for row, env in enumerate(envs):
            shown = {name: numbers[row] for name, numbers in observation.items()}
            np.testing.assert_equal(shown, env.observe(agents[row]))
        actions = [int(random.choice(np.flatnonzero(legal))) for legal in observation["action_mask"]]
        observation, rewards, terminated, _, infos = batch.step(actions)
        seats = infos["seat"]
        for row, env in enumerate(envs):
            env.step(actions[row])
            assert env.rewards[agents[row]] == pytest.approx(rewards[row], abs=1e-5)
        assert terminated.tolist() == [decision == 18 * players] * 3
    for row, env in enumerate(envs):
        mover = agents[row]
        np.testing.assert_array_equal(infos["final_obs"][row], env.observe(mover)["observation"])


@pytest.mark.parametrize("opponents", [None, "uniform", "builder"])
@pytest.mark.parametrize("players", [2, 4])
def test_every_row_plays_whole_games(opponents: Any, players: int) -> None:
    batch = BlueprintsBatch(16, players, opponents, reward="win")
    observation, infos = batch.reset(seed=3)
    ended = np.zeros(16, int)
    steps = np.zeros(16, int)
    turns = 18 * (players if opponents is None else 1)
    for _ in range(2 * turns):
        assert batch.observation_space.contains(observation)
        assert (observation["observation"][:, observation_layout.TURN] == 0).all(), "the learner is to move"
        before = infos["seat"]
        assert before.shape == (16,)
        observation, rewards, terminated, truncated, infos = batch.step(batch.uniform_actions())
        steps += 1
        assert not truncated.any()
        assert (rewards[~terminated] == 0).all()
        for row in np.flatnonzero(terminated):
            assert steps[row] == turns
            steps[row] = 0
            _check_end(infos, rewards, int(row), int(before[row]))
        ended += terminated
    assert (ended == 2).all()


def _check_end(infos: dict[str, Any], rewards: Any, row: int, seat: int) -> None:
    points = infos["points"][row]
    assert infos["_final_obs"][row]
    assert not infos["refused"][row]
    assert infos["final_obs"][row, observation_layout.TURN] == len(points)
    assert infos["final_obs"][row, observation_layout.OTHERS + observation_layout.TALLY] == points[seat]
    assert rewards[row] == 0.0 or points[seat] == points.max()


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_threads() -> None:
    batches = [BlueprintsBatch(33, 3, "builder", threads=threads) for threads in (1, 1, 2)]
    shown = [batch.reset(seed=9)[0] for batch in batches]
    for _ in range(25):
        actions = [batch.uniform_actions() for batch in batches]
        shown = [batch.step(taken)[0] for batch, taken in zip(batches, actions, strict=True)]
        for other in shown[1:]:
            np.testing.assert_equal(other, shown[0])
    for batch in batches:
        batch.close()
    assert not np.array_equal(BlueprintsBatch(33, 3).reset(seed=10)[0]["observation"], shown[0]["observation"])


def test_rewards_are_those_of_the_other_environments() -> None:
    """Margins, given at the end or as they change, and shares of the victory: of the same games."""
    batches = {kind: BlueprintsBatch(64, 3, "builder", reward=kind) for kind in ("win", "margin", "running")}
    for batch in batches.values():
        batch.reset(seed=4)
    got = {kind: np.zeros(64) for kind in batches}
    for _ in range(18):
        for kind, batch in batches.items():
            _, rewards, terminated, _, infos = batch.step(batch.uniform_actions())
            got[kind] += rewards
    assert terminated.all()
    points, seats = infos["points"].astype(float), batches["win"]._learners
    assert got["running"] == pytest.approx(got["margin"])
    assert not np.array_equal(got["win"], got["margin"])
    assert seats.shape == (64,)
    margins = points - (points.sum(1, keepdims=True) - points) / 2
    assert all(any(abs(one - margin) < 1e-5 for one in row) for row, margin in zip(margins, got["margin"], strict=True))
    assert set(np.round(got["win"], 4)) <= {0.0, 1.0, 0.5, 0.3333}


def test_what_one_keeps_is_not_written_over() -> None:
    batch = BlueprintsBatch(4, 3, None)
    kept = [batch.reset(seed=2)[0]["observation"][1]]  # a view is enough
    copies = [kept[0].copy()]
    for _ in range(8):
        observation, *_ = batch.step(batch.uniform_actions())
        kept.append(observation["observation"][1])
        copies.append(kept[-1].copy())
    assert len({row.tobytes() for row in copies}) == 9
    np.testing.assert_array_equal(np.stack(kept), np.stack(copies))


def test_what_nobody_keeps_is_used_again() -> None:
    shelf = Shelf((3,), np.int8)
    first, second = shelf.free(), shelf.free()
    assert first is not second
    where = id(first)
    del first
    assert id(shelf.free()) == where


def test_an_illegal_action_ends_its_game_and_no_other() -> None:
    batch = BlueprintsBatch(4, 3, "uniform")
    observation, _ = batch.reset(seed=0)
    actions = batch.uniform_actions()
    actions[0], actions[1], actions[2] = np.flatnonzero(observation["action_mask"][0] == 0)[0], -1, 10**9
    _, rewards, terminated, _, infos = batch.step(actions)
    assert rewards.tolist() == [-1.0, -1.0, -1.0, 0.0]
    assert terminated.tolist() == infos["refused"].tolist() == [True, True, True, False]


def test_gymnasium_makes_it_too() -> None:
    batch = gymnasium.make_vec("chantier/Blueprints-v0", num_envs=8, vectorization_mode="vector_entry_point", players=4)
    assert batch.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observation, _ = batch.reset(seed=1)
    assert observation["observation"].shape == (8, observation_layout.size(4))


def test_bad_settings_are_told() -> None:
    for wrong, sentence in (
        ({"num_envs": 0}, "num_envs"),
        ({"opponents": "greedy"}, "There is no bot “greedy”"),
        ({"seat": 9}, "there is no seat 9"),
        ({"players": 6}, "2 to 4 players"),
    ):
        with pytest.raises(ValueError, match=sentence):
            BlueprintsBatch(**wrong)


def test_its_speed_can_be_measured() -> None:
    assert steps_per_second(num_envs=64, seconds=0.05) > 0


def test_what_is_hidden_is_not_in_a_row() -> None:
    """Two games that look the same to a seat give the same row, whatever the others have built on."""
    match = Match(Blueprints(), 4, Options(), OneStream("hidden"))
    rows = np.empty((2, observation_layout.size(4)), np.int8)
    for _ in play_on(match, GAMES["blueprints"], "builder"):
        if match.outcome() is not None:
            break
        for seat in range(4):
            twin = match.game.imagine(match.game.view(match.state, seat), SeededChance(seat))
            for state, row in zip((match.state, twin), rows, strict=True):
                game = packing.packed(state)
                assert game.shape == (SIZE,)
                stepping.observe(game, seat, row)
            np.testing.assert_array_equal(rows[0], rows[1])
