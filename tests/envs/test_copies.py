"""Whatever a planner copies holds neither the dice to come nor what is hidden from the one who plans."""

from __future__ import annotations

import copy
import gc
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from chantier.envs import blueprints_v0, men_at_work_v0
from chantier.envs.blueprints_batch import BlueprintsBatch
from chantier.envs.table import KeptDice

COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
    "imagine": lambda env: env.imagine(),
}


def reachable(thing: object) -> list[object]:
    """Everything one can get to from here that belongs to it alone: modules and classes are everybody's."""
    found: dict[int, object] = {}
    waiting = [thing]
    while waiting:
        one = waiting.pop()
        if id(one) in found or isinstance(one, type) or type(one).__name__ in ("module", "function", "mappingproxy"):
            continue
        found[id(one)] = one
        waiting += gc.get_referents(one)
    return list(found.values())


def leads_to(thing: object, dice: KeptDice) -> bool:
    """Whether the dice can be got at from here, or the key they are derived from, or its seed."""
    found = reachable(thing)
    assert any(isinstance(one, KeptDice) for one in found), "it has dice of its own, so this looks far enough"
    return any(one is dice or (isinstance(one, str | int) and one in (dice._key, SEED)) for one in found)


SEED = 71_828_182


def aec() -> Any:
    env = blueprints_v0.raw_env(players=3)
    env.reset(seed=SEED)
    for _ in range(4):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    return env


def single() -> Any:
    env = gymnasium.make("chantier/Blueprints-v0", players=3, seat=0).unwrapped
    observation, _ = env.reset(seed=SEED)
    for _ in range(2):
        observation, *_ = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    return env


def seen_in(env: Any) -> Any:
    return env.observe(env.agent_selection) if hasattr(env, "observe") else env._playing.observation(env._seat)


def state_of(env: Any) -> Any:
    return env._playing.table._state


@pytest.mark.parametrize("make", [aec, single])
@pytest.mark.parametrize("way", COPIES)
def test_a_copy_looks_the_same_and_holds_neither_dice_nor_secrets(way: str, make: Callable[[], Any]) -> None:
    env = make()
    [dice] = [one for one in reachable(env) if isinstance(one, KeptDice)]
    assert leads_to(env, dice)
    hidden = [desk.plan for desk in state_of(env).desks]
    twins = [COPIES[way](env) for _ in range(8)]
    mover = state_of(env).picks % 3
    for twin in twins:
        np.testing.assert_equal(seen_in(twin), seen_in(env))
        assert not leads_to(twin, dice)
        assert not any(isinstance(one, np.random.Generator) for one in reachable(twin))
        assert [desk.plan for desk in state_of(twin).desks][mover] == hidden[mover]
    plans = {tuple(desk.plan for desk in state_of(twin).desks) for twin in twins}
    assert len(plans) > 1, "what is hidden was copied"


def futures(env: Any) -> bytes:
    """What is rolled after the same moves."""
    shown = []
    for _ in range(6):
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(legal[0]))
        shown.append(env.observe("seat_0")["observation"].tobytes())
    return b"".join(shown)


def test_copies_roll_other_dice_than_the_game_and_than_each_other() -> None:
    env = blueprints_v0.raw_env(players=2)
    env.reset(seed=1)
    twins = [COPIES[way](env) for way in COPIES]
    rolled = [futures(twin) for twin in twins]
    assert len({futures(env), *rolled}) == 5


def test_an_imagined_game_can_be_repeated() -> None:
    env = aec()
    assert futures(env.imagine(seed=3)) == futures(env.imagine(seed=3)) != futures(env.imagine(seed=4))
    other = env.imagine(seed=3, agent="seat_0")
    assert state_of(other).desks[0].plan == state_of(env).desks[0].plan


def test_a_copy_plays_on_by_itself() -> None:
    env = single()
    twin = copy.deepcopy(env)
    before = seen_in(env)
    observation, ended = seen_in(twin), False
    while not ended:
        observation, _, ended, _, _ = twin.step(int(np.flatnonzero(observation["action_mask"])[0]))
    np.testing.assert_equal(seen_in(env), before)


def test_wrapped_environments_are_copied_the_same_way() -> None:
    env = gymnasium.make("chantier/Blueprints-v0", seat=0)
    env.reset(seed=SEED)
    [dice] = [one for one in reachable(env.unwrapped) if isinstance(one, KeptDice)]
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert not leads_to(twin, dice)
    ordered = blueprints_v0.env()
    ordered.reset(seed=5)
    assert futures(copy.deepcopy(ordered)) != futures(copy.deepcopy(ordered))


def test_a_foremans_cards_are_not_copied() -> None:
    env = men_at_work_v0.raw_env(players=5, foreman=True)
    env.reset(seed=2)
    hands = [[player.hand for player in state_of(copy.deepcopy(env)).players] for _ in range(4)]
    own = [player.hand for player in state_of(env).players]
    assert all(hand[0] == own[0] for hand in hands)
    assert any(hand[1:] != own[1:] for hand in hands)


def test_a_batch_is_not_copied() -> None:
    batch = BlueprintsBatch(2)
    for way in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="not copied"):
            way(batch)
    with pytest.raises(TypeError, match="not copied"):
        pickle.dumps(KeptDice("key"))
