"""Blueprints for PettingZoo and Gymnasium. See docs/lab.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from chantier.envs.aec import SeatsEnv
from chantier.envs.blueprints import BlueprintsEncoding
from chantier.envs.gym_env import SingleEnv
from chantier.envs.rewards import Reward
from chantier.envs.shared import settings


class BlueprintsSeats(SeatsEnv):
    """2 to 4 seats, PettingZoo's AECEnv. `options` are the game's: `unplaceable`, `first`, `open_points`."""

    metadata: Mapping[str, object] = {**SeatsEnv.metadata, "name": "blueprints_v0"}

    def __init__(
        self, players: int = 2, reward: Reward = "win", render_mode: str | None = None, **options: object
    ) -> None:  # fmt: skip
        super().__init__(settings(BlueprintsEncoding.game, BlueprintsEncoding, players, options, reward, render_mode))


class BlueprintsEnv(SingleEnv):
    """One learner against bots of the house, Gymnasium's Env."""

    def __init__(
        self,
        players: int = 2,
        opponents: str | Sequence[str] = "greedy",
        seat: int | Literal["random"] = "random",
        reward: Reward = "win",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__(
            settings(BlueprintsEncoding.game, BlueprintsEncoding, players, options, reward, render_mode),
            opponents,
            seat,
        )


raw_env = BlueprintsSeats


def env(**kwargs: Any) -> OrderEnforcingWrapper:
    return OrderEnforcingWrapper(raw_env(**kwargs))


def parallel_env(**kwargs: Any) -> Any:
    """All seats are asked, and of the answers only the one of the seat to move counts: the game goes in turns."""
    return turn_based_aec_to_parallel(raw_env(**kwargs))
