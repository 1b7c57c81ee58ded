"""Any record replays in the environment, with the dice and the engine of then."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from chantier.envs import replaying
from chantier.envs.records import replayed
from chantier.lab.simulate import Series, play_one
from chantier.registry import GAMES
from tests.recorded import recorded


def series(players: int) -> Series:
    registered = GAMES["blueprints"]
    bots = (registered.bots["builder"],) * players
    return Series(
        registered.game, registered.recorder, bots, registered.game.options_type(first=1), registered.statistics, "envs"
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_of_blueprints_replays_to_its_end(players: int, tmp_path: Path) -> None:
    played = [play_one(series(players), number) for number in range(2)]
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"\n".join(one.record for one in played))
    env, actions = replaying(path, line=2, reward="margin")
    for action in actions:
        assert env.observe(env.agent_selection)["action_mask"][action] == 1
        env.step(action)
    assert set(env.terminations.values()) == {True}
    points = played[1].outcome.points
    assert list(env.rewards.values()) == pytest.approx([own - (sum(points) - own) / (players - 1) for own in points])


def test_one_can_go_on_otherwise_from_anywhere_in_a_record() -> None:
    record = msgspec.json.decode(play_one(series(3), 0).record, type=type(recorded("men-at-work")[0].record))
    env, actions = replayed(record)
    for _, action in zip(range(10), actions, strict=False):
        env.step(action)
    twin = env.imagine(seed=1)
    np.testing.assert_equal(twin.observe(twin.agent_selection), env.observe(env.agent_selection))
    while not twin.terminations[twin.agent_selection]:
        twin.step(int(np.flatnonzero(twin.observe(twin.agent_selection)["action_mask"])[0]))
    for action in actions:
        env.step(action)
    assert env.terminations[env.agent_selection]


@pytest.mark.parametrize("game", recorded("men-at-work"), ids=lambda one: one.name)
def test_every_recorded_game_with_an_engine_replays_without_it(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: Any) -> None:
        raise AssertionError("the engine ran")

    monkeypatch.setattr("chantier.games.men_at_work.engine.physics.Site.step", never)
    env, actions = replayed(game.record)
    space = env.observation_space("seat_0")
    for number, action in enumerate(actions):
        if number % 25 == 0:
            assert space.contains(env.observe(env.agent_selection))
        env.step(action)
    assert env._playing.table._state == game.states[-1]


def test_a_missing_line_is_told(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(play_one(series(2), 0).record)
    with pytest.raises(ValueError, match="line 2"):
        replaying(path, line=2)
