"""A game for all its seats, in turns: PettingZoo's AECEnv."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from chantier.core.errors import IllegalMove
from chantier.core.moves import Move
from chantier.envs.errors import sentence
from chantier.envs.rewards import ILLEGAL
from chantier.envs.shared import RENDER_MODES, EnvironmentSettings, Playing, Rendered, new_key
from chantier.envs.table import EnvironmentTable, Glimpse


class SeatsEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo comes without types
    """Agents are `seat_0`, `seat_1`, ... What each observes is its sight and nothing else.

    A copy, by `copy`, `pickle` or `imagine()`, is the game as the agent to move could imagine it, with dice of its own.
    """

    metadata: Mapping[str, object] = {"render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 2}

    def __init__(self, settings: EnvironmentSettings) -> None:
        super().__init__()
        self._playing = Playing(settings)
        self.render_mode = settings.render_mode
        encoding = settings.encoding
        self.possible_agents = list(self._playing.names)
        self.agents: list[str] = []
        self._observation_spaces = dict.fromkeys(self.possible_agents, encoding.observation_space)
        self._action_spaces = dict.fromkeys(self.possible_agents, encoding.action_space)
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self._playing.open(new_key(self._random))
        self._begin()

    def take_up(self, table: EnvironmentTable) -> None:
        """Goes on with a game from here, in place of a reset."""
        self._playing.sit_at(table)
        self._begin()

    def _begin(self) -> None:
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {}
        self._look()

    def _look(self) -> None:
        """Updates the agent to move, and the info of each agent."""
        seat = self._playing.to_move()
        if seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._playing.is_cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[seat]
        self.infos = {agent: self._playing.info(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, action: object) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        try:
            given = self._playing.play(self._playing.move(action))
        except IllegalMove as refused:
            self._refuse(agent, refused)
            return
        self.rewards = dict(zip(self.agents, given, strict=True))
        self._look()
        self._accumulate_rewards()
        self._deads_step_first()

    def _refuse(self, agent: str, refused: IllegalMove) -> None:
        """An illegal action ends the game, as PettingZoo has it, at the cost of whoever took it."""
        self.rewards = {one: ILLEGAL if one == agent else 0.0 for one in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {**self.infos[agent], "refused": sentence(refused)}
        self._accumulate_rewards()
        self._deads_step_first()

    # Looking

    def action_of(self, move: Move) -> Any:
        """The action that means this move now; if none does, the move itself, which `step` takes too."""
        return self._playing.action(move)

    def observe(self, agent: str) -> Any:
        return self._playing.observation(self.possible_agents.index(agent))

    def render(self) -> Rendered:
        """Renders the view of the agent to move."""
        return self._playing.render(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """There is nothing to close."""

    # Copies

    def imagine(self, seed: int | None = None, agent: str | None = None) -> SeatsEnv:
        """The game as an agent (the one to move, unless another is named) could imagine it: what is hidden from it is
        drawn anew, and so will be everything that is still to be rolled, from this seed or from nowhere."""
        return _woken(type(self), *self._copied(agent), seed)

    def _copied(self, agent: str | None = None) -> tuple[dict[str, object], EnvironmentSettings, Glimpse | None]:
        """All that a copy takes along: no seed, no dice, and of the game what one agent may know."""
        seat = self.possible_agents.index(agent or self.agent_selection) if self.agents else None
        along = {name: _fresh(value) for name, value in self.__dict__.items() if name not in ("_playing", "_random")}
        return along, self._playing.settings, self._playing.glimpse(seat)

    def __copy__(self) -> SeatsEnv:
        return self.imagine()

    def __deepcopy__(self, memo: dict[int, object]) -> SeatsEnv:
        return self.imagine()

    def __reduce__(self) -> tuple[object, ...]:
        return _woken, (type(self), *self._copied())


def _fresh(value: object) -> object:
    return value.copy() if isinstance(value, dict | list) else value


def _woken(
    kind: type[SeatsEnv],
    along: dict[str, object],
    settings: EnvironmentSettings,
    seen: Glimpse | None,
    seed: int | None = None,
) -> SeatsEnv:
    env = kind.__new__(kind)
    env.__dict__.update(along)
    env._random = None
    env._playing = Playing(settings)
    env._playing.imagine(seen, new_key(np.random.default_rng(seed)))
    return env
