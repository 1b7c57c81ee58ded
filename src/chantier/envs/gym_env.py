"""A game for one learner, against bots of the house: Gymnasium's Env."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, NoReturn

import gymnasium
import numpy as np
from gymnasium.envs.registration import EnvSpec

from chantier import registry
from chantier.core.bot import Bot
from chantier.core.chance import SeededChance
from chantier.core.errors import BadInput, IllegalMove
from chantier.envs.errors import in_words, sentence
from chantier.envs.rewards import ILLEGAL
from chantier.envs.shared import RENDER_MODES, EnvironmentSettings, Playing, Rendered, new_key
from chantier.envs.table import NOT_COPIED, Glimpse


class OtherSeats:
    """The bots at the other seats. What they do by chance is drawn from a key of their own, kept like the dice."""

    def __init__(self, settings: EnvironmentSettings, opponents: str | Sequence[str]) -> None:
        names = opponents if isinstance(opponents, str) else ",".join(opponents)
        self._makers = registry.bot_makers(settings.registered, names, settings.encoding.seats - 1)
        self._minds: dict[int, tuple[Bot, SeededChance]] = {}

    def gather(self, learner: int, key: str) -> None:
        """For a new game, around this seat."""
        seats = [seat for seat in range(len(self._makers) + 1) if seat != learner]
        self._minds = {
            seat: (make(), SeededChance(f"{key}|{seat}")) for seat, make in zip(seats, self._makers, strict=True)
        }

    def answer(self, playing: Playing, seat: int) -> list[float]:
        bot, chance = self._minds[seat]
        return playing.play(bot.choose(playing.table.sight(seat), chance))

    def __reduce__(self) -> NoReturn:
        raise TypeError(NOT_COPIED)


class SingleEnv(gymnasium.Env[Any, Any]):
    """The learner sits at `seat`, or at another one in every game (`random`); `opponents` names the bots at the others,
    one for all or one for each, in their order.

    A copy, by `copy`, `pickle` or `imagine()`, is the game as the learner could imagine it, with dice of its own.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012  # Gymnasium's

    def __init__(
        self, settings: EnvironmentSettings, opponents: str | Sequence[str], seat: int | Literal["random"] = 0
    ) -> None:
        with in_words():
            if seat != "random" and seat not in range(settings.encoding.seats):
                raise BadInput("no_such_seat", last=settings.encoding.seats - 1, came=seat)
            self._company = OtherSeats(settings, opponents)
        self._opponents, self._wanted_seat = opponents, seat
        self._playing = Playing(settings)
        self._seat = 0 if seat == "random" else seat
        self.render_mode = settings.render_mode
        self.observation_space = settings.encoding.observation_space
        self.action_space = settings.encoding.action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Any, dict[str, object]]:
        super().reset(seed=seed)
        if self._wanted_seat == "random":
            self._seat = int(self.np_random.integers(self._playing.encoding.seats))
        self._company.gather(self._seat, new_key(self.np_random))
        self._playing.open(new_key(self.np_random))
        self._others_play()
        return self._playing.observation(self._seat), self._info()

    def step(self, action: object) -> tuple[Any, float, bool, bool, dict[str, object]]:
        try:
            reward = self._playing.play(self._playing.move(action))[self._seat]
        except IllegalMove as refused:
            told = {**self._info(), "refused": sentence(refused)}
            return self._playing.observation(self._seat), ILLEGAL, True, False, told
        reward += self._others_play()
        ended, cut_off = self._playing.to_move() is None, self._playing.is_cut_off
        return self._playing.observation(self._seat), reward, ended, cut_off, self._info()

    def _others_play(self) -> float:
        """Until the learner is to move, or it is over; what came of it for the learner."""
        reward = 0.0
        while (seat := self._playing.to_move()) not in (None, self._seat) and not self._playing.is_cut_off:
            assert seat is not None
            reward += self._company.answer(self._playing, seat)[self._seat]
        return reward

    def _info(self) -> dict[str, object]:
        return {**self._playing.info(self._seat), "seat": self._seat}

    def render(self) -> Rendered:
        """Renders the view of the learner."""
        return self._playing.render(self._seat)

    # Copies

    def imagine(self, seed: int | None = None) -> SingleEnv:
        """The game as the learner could imagine it: what is hidden from it is drawn anew, and so will be everything
        that is still to be rolled, from this seed or from nowhere. The bots are the same, and think anew."""
        return _woken(self._copied(), seed)

    def _copied(self) -> Along:
        """All that a copy takes along: no seed, no dice, and of the game what the learner may know."""
        return Along(
            type(self),
            self.spec,
            self._playing.settings,
            self._opponents,
            self._wanted_seat,
            self._seat,
            self._playing.glimpse(self._seat),
        )

    def __copy__(self) -> SingleEnv:
        return self.imagine()

    def __deepcopy__(self, memo: dict[int, object]) -> SingleEnv:
        return self.imagine()

    def __reduce__(self) -> tuple[object, ...]:
        return _woken, (self._copied(),)


class Along(NamedTuple):
    kind: type[SingleEnv]
    spec: EnvSpec | None
    settings: EnvironmentSettings
    opponents: str | Sequence[str]
    wanted_seat: int | Literal["random"]
    seat: int
    seen: Glimpse | None


def _woken(along: Along, seed: int | None = None) -> SingleEnv:
    env = along.kind.__new__(along.kind)
    SingleEnv.__init__(env, along.settings, along.opponents, along.wanted_seat)
    env.spec = along.spec
    env._seat = along.seat
    random = np.random.default_rng(seed)
    env._company.gather(env._seat, new_key(random))
    env._playing.imagine(along.seen, new_key(random))
    return env
