"""Many games of Blueprints at once, at the kernel's speed: NumPy arrays in, NumPy arrays out.

The same observations and actions as the other environments, thousands of games in one call, on as many threads as one
likes. A game that ends is followed by the next in the same step.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any, Literal, NoReturn

import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from chantier.core.errors import BadInput
from chantier.envs.blueprints import BlueprintsEncoding
from chantier.envs.buffers import Shelf
from chantier.envs.errors import in_words
from chantier.envs.rewards import Reward
from chantier.envs.shared import settings
from chantier.lab.blueprints.kernel import observation_layout as shown
from chantier.lab.blueprints.kernel import stepping
from chantier.lab.blueprints.kernel.layout import SIZE
from chantier.lab.blueprints.kernel.stream import seeded

POLICIES = {"uniform": stepping.UNIFORM, "builder": stepping.BUILDER}
REWARDS = {"win": stepping.WIN, "margin": stepping.MARGIN, "running": stepping.RUNNING}
NOT_COPIED = "a batch holds what is hidden and what will be rolled, and is not copied: imagine() one game instead"

NO_ACTION = np.iinfo(np.int64).max


class BlueprintsBatch(VectorEnv):
    """`opponents` plays the other seats in the kernel; None: every decision comes from outside, each observation and
    mask are those of the seat to move, and a reward is that of the seat that has just moved.

    `infos`: `seat` says whose observation each is; where games ended, `final_obs`, `points` and `refused` tell how, in
    the rows that `_final_obs` marks, as Gymnasium does it.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # Gymnasium's

    def __init__(
        self,
        num_envs: int = 1024,
        players: int = 2,
        opponents: Literal["uniform", "builder"] | None = "builder",
        seat: int | Literal["random"] = "random",
        reward: Reward = "win",
        threads: int = 1,
        **options: object,
    ) -> None:
        made = settings(BlueprintsEncoding.game, BlueprintsEncoding, players, options, reward, None)
        with in_words():
            _check(num_envs, threads, opponents, seat, players)
        self.num_envs, self.players, self.threads = num_envs, players, threads
        self.single_observation_space = made.encoding.observation_space
        self.single_action_space = made.encoding.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._terms = np.zeros(stepping.TERMS, np.int64)
        self._terms[stepping.PLAYERS] = players
        self._terms[stepping.STARTS] = stepping.CHANCE if made.options.first == "chance" else made.options.first
        self._terms[stepping.STRICT] = made.options.unplaceable == "forced"
        learner = stepping.CHANCE if seat == "random" else seat
        self._terms[stepping.LEARNER] = stepping.EVERYBODY if opponents is None else learner
        self._terms[stepping.POLICY] = stepping.UNIFORM if opponents is None else POLICIES[opponents]
        self._terms[stepping.REWARD] = REWARDS[reward]
        self._games = np.zeros((num_envs, SIZE), np.int8)
        self._learners = np.zeros(num_envs, np.int8)
        self._streams = self._choices = np.zeros(num_envs, np.uint64)
        rows, size = num_envs, shown.size(players)
        self._shelves = (
            Shelf((rows, size), np.int8),  # observations
            Shelf((rows, shown.actions(players)), np.int8),  # masks
            Shelf((rows,), np.float32),  # rewards
            Shelf((rows,), np.int8),  # what became of each game
            Shelf((rows, size), np.int8),  # last observations
            Shelf((rows, players), np.int8),  # points
            Shelf((rows,), np.int8),  # seats
        )
        self._pool = ThreadPoolExecutor(threads)
        self._spans = [(part[0], part[-1] + 1) for part in np.array_split(np.arange(num_envs), threads) if len(part)]

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Any, dict[str, Any]]:
        if seed is not None or self._np_random is None:
            self._np_random, self._np_random_seed = seeding.np_random(seed)
        self._streams, self._choices = (
            seeded(self._np_random.integers(2**64, size=self.num_envs, dtype=np.uint64)) for _ in range(2)
        )
        observation, *_, seats = self._advance(np.full(self.num_envs, stepping.OPEN))
        return observation, {"seat": seats}

    def step(self, actions: Any) -> tuple[Any, NDArray[np.float32], NDArray[Any], NDArray[Any], dict[str, Any]]:
        taken = np.asarray(actions, np.int64).reshape(self.num_envs)
        observation, rewards, ends, finals, points, seats = self._advance(np.where(taken < 0, NO_ACTION, taken))
        ended = ends != stepping.GOES_ON
        infos = {"seat": seats}
        if ended.any():
            refused = ends == stepping.ENDED_REFUSED
            infos |= {"final_obs": finals, "points": points, "refused": refused, "_final_obs": ended}
        return observation, rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _advance(self, actions: NDArray[np.int64]) -> tuple[Any, ...]:
        """Into arrays that nobody holds: whoever keeps the last ones may."""
        arrays: list[NDArray[Any]] = [shelf.free() for shelf in self._shelves]

        def part(a: int, b: int) -> None:
            games = stepping.Batch(self._games[a:b], self._streams[a:b], self._learners[a:b], self._terms)
            stepping.step(games, actions[a:b], stepping.Shown(*(array[a:b] for array in arrays)))

        self._run(part)
        observations, masks, *others = arrays
        return {"observation": observations, "action_mask": masks}, *others

    def uniform_actions(self) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as any other."""
        actions = np.empty(self.num_envs, np.int64)
        self._run(lambda a, b: stepping.choose_uniformly(self._games[a:b], self._choices[a:b], actions[a:b]))
        return actions

    def _run(self, part: Callable[[int, int], None]) -> None:
        if self.threads == 1:
            part(0, self.num_envs)
            return
        for done in [self._pool.submit(part, a, b) for a, b in self._spans]:
            done.result()

    def close_extras(self, **kwargs: object) -> None:
        self._pool.shutdown()

    def __reduce__(self) -> NoReturn:
        raise TypeError(NOT_COPIED)


def _check(num_envs: int, threads: int, opponents: str | None, seat: int | str, players: int) -> None:
    for name, number in (("num_envs", num_envs), ("threads", threads)):
        if number < 1:
            raise BadInput("number_too_small", option=name, came=number)
    if opponents not in (None, *POLICIES):
        raise BadInput("unknown_bot", came=str(opponents), known=", ".join(POLICIES))
    if seat != "random" and seat not in range(players):
        raise BadInput("no_such_seat", last=players - 1, came=seat)


def steps_per_second(num_envs: int = 4096, players: int = 4, seconds: float = 2.0, threads: int = 1) -> float:
    """Uniformly random decisions per second on this machine, observations and masks included."""
    batch = BlueprintsBatch(num_envs, players, opponents=None, threads=threads)
    batch.reset(seed=0)
    batch.step(batch.uniform_actions())  # compiles, if need be
    steps, began = 0, perf_counter()
    while perf_counter() - began < seconds:
        batch.step(batch.uniform_actions())
        steps += num_envs
    return steps / (perf_counter() - began)
