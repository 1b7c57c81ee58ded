"""Stairs for learners: the encoding that follows from its types alone."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import numpy as np
import pytest
from msgspec import inspect
from pettingzoo.test import api_test, seed_test

from chantier import registry
from chantier.core.errors import BadInput
from chantier.core.record import Record
from chantier.envs import plain, records
from chantier.envs.plain import PlainEnv, PlainSeats, actions_of, row_of
from chantier.lab.simulate import Series, play_one
from chantier.words import LANGUAGES, Words
from tests.envs.test_pettingzoo import as_pettingzoo_means_it, played
from tests.support.every_game import STAIRS


@pytest.fixture(autouse=True)
def stairs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "stairs", STAIRS)


@pytest.mark.parametrize("players", STAIRS.game.seat_counts)
def test_it_keeps_the_interface(players: int) -> None:
    with as_pettingzoo_means_it():
        api_test(plain.env(game="stairs", players=players), num_cycles=30)
    seed_test(lambda: plain.env(game="stairs", players=players), num_cycles=30)
    got, actions = played(plain.env(game="stairs", players=players, hand=2), seed=1)
    assert round(sum(got.values()), 6) == 1.0
    assert actions == 24


def test_actions_are_all_moves_and_the_mask_is_what_is_legal() -> None:
    env = PlainSeats("stairs", players=2)
    env.reset(seed=3)
    assert [msgspec.to_builtins(move)["step"] for move in actions_of("stairs")] == list(range(1, 25))
    seen = env.observe(env.agent_selection)
    assert int(seen["action_mask"].sum()) == 3
    assert env.observation_space(env.agent_selection).contains(seen)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()


def test_a_copy_has_other_dice_and_looks_the_same() -> None:
    env = PlainSeats("stairs", players=3)
    env.reset(seed=3)
    agent = env.agent_selection
    twin = copy.deepcopy(env)
    assert np.array_equal(twin.observe(agent)["observation"], env.observe(agent)["observation"])


def test_one_learner_plays_against_bots_and_sees_text_and_pictures() -> None:
    env: Any = PlainEnv("stairs", players=2, render_mode="rgb_array", seat=0)
    _, info = env.reset(seed=1)
    ended = False
    while not ended:
        _, reward, ended, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert reward in (0.0, 0.5, 1.0)
    assert env.render().shape == (640, 960, 3)
    assert len(set(env.render().ravel().tolist())) > 2
    env = PlainEnv("stairs", render_mode="ansi", seat=0)
    env.reset(seed=1)
    assert "seat_0: 0 points, 3 in hand" in env.render()


def test_a_recorded_game_is_played_again() -> None:
    bots, options = (STAIRS.bots["uniform"],) * 2, STAIRS.game.options_type()
    series = Series(STAIRS.game, STAIRS.recorder, bots, options, STAIRS.statistics, "1")
    record = msgspec.json.decode(play_one(series, 0).record, type=Record)
    env, actions = records.replayed(record)
    for action in actions:
        assert env.observe(env.agent_selection)["action_mask"][action]
        env.step(action)
    assert env.terminations == {"seat_0": True, "seat_1": True}


class Unbounded(msgspec.Struct):
    number: int


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_no_bounds_is_refused_by_name(language: str) -> None:
    with pytest.raises(BadInput) as refused:
        row_of(inspect.type_info(Unbounded), "view")
    assert "view.number" in Words(language).refusal(refused.value)


@pytest.mark.parametrize("change", [{"held": [9, 9]}, {"seat": 3}, {"held": []}, {"points": [1]}])
def test_a_view_that_cannot_be_one_is_refused(change: dict[str, Any]) -> None:
    env = PlainSeats("stairs", players=2)
    env.reset(seed=3)
    view = {**msgspec.to_builtins(env._playing.table.sight(0).view), **change}
    assert STAIRS.explain is not None
    with pytest.raises(BadInput) as refused:
        STAIRS.explain(msgspec.convert(view, STAIRS.game.view_type), Words("en").sentence)
    assert refused.value.code == "view_impossible"
