"""Any small game as an environment: its view as a row of numbers, its moves as a list of actions.

Both are read off the types. Numbers have bounds (`msgspec.Meta(ge=.., le=..)`), lists a greatest length
(`max_length=..`); whatever of a view or move has none cannot be encoded, and that is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from html import escape
from itertools import product
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from msgspec import inspect
from numpy.typing import NDArray
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from chantier import registry
from chantier.core.errors import BadInput, IllegalMove
from chantier.core.moves import Move
from chantier.core.sight import Sight
from chantier.envs.aec import SeatsEnv
from chantier.envs.encoding import Encoding
from chantier.envs.gym_env import SingleEnv
from chantier.envs.rewards import Reward
from chantier.envs.shared import PAPER, PICTURE_HEIGHT, PICTURE_WIDTH, settings
from chantier.words import Words

MOST_ACTIONS = 10_000
LEFT_OUT = -1
"""Stands for None, and for what a shorter list does not have."""


class Row:
    """Encoding of values of one type as numbers: so many, each with its bounds."""

    def __init__(self, high: Sequence[int], write: Callable[[Any], list[int]]) -> None:
        self.high, self.write = tuple(high), write


def row_of(kind: inspect.Type, where: str) -> Row:
    match kind:
        case inspect.BoolType():
            return Row((1,), lambda value: [int(value)])
        case inspect.IntType(le=int(most)):
            return Row((most,), lambda value: [value])
        case inspect.LiteralType(values=values) | inspect.EnumType(cls=values):
            known = list(values)
            return Row((len(known) - 1,), lambda value: [known.index(value)])
        case inspect.StructType(fields=fields):
            parts = [(field.name, row_of(field.type, f"{where}.{field.name}")) for field in fields]
            high = [most for _, part in parts for most in part.high]
            return Row(high, lambda value: [one for name, part in parts for one in part.write(getattr(value, name))])
        case inspect.VarTupleType(item_type=item, max_length=int(longest)):
            return _row_of_list(row_of(item, where), longest)
        case inspect.UnionType(types=types):
            [one] = [one for one in types if not isinstance(one, inspect.NoneType)] if len(types) == 2 else [None]
            if one is not None:
                part = row_of(one, where)
                nothing = [LEFT_OUT] * len(part.high)
                return Row(part.high, lambda value: nothing if value is None else part.write(value))
    raise BadInput("not_encodable", where=where)


def _row_of_list(part: Row, longest: int) -> Row:
    def write(value: Sequence[object]) -> list[int]:
        there = [one for item in value for one in part.write(item)]
        return there + [LEFT_OUT] * (longest * len(part.high) - len(there))

    return Row(part.high * longest, write)


@cache
def actions_of(game: str) -> tuple[Move, ...]:
    """Every move of a game, legal or not, in the order of its fields."""
    kind = inspect.type_info(registry.game_named(game).game.move_type)
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return tuple(move for one in kinds for move in _moves_of(one, game))


def _moves_of(kind: inspect.Type, where: str) -> Iterator[Any]:
    if not isinstance(kind, inspect.StructType):
        raise BadInput("not_encodable", where=where)
    values = [list(_values_of(field.type, f"{where}.{field.name}")) for field in kind.fields]
    if np.prod([len(one) for one in values], dtype=object) > MOST_ACTIONS:
        raise BadInput("not_encodable", where=where)
    return (kind.cls(*chosen) for chosen in product(*values))


def _values_of(kind: inspect.Type, where: str) -> Iterator[object]:
    match kind:
        case inspect.BoolType():
            yield from (False, True)
        case inspect.IntType(ge=int(least), le=int(most)) if most - least < MOST_ACTIONS:
            yield from range(least, most + 1)
        case inspect.LiteralType(values=values) | inspect.EnumType(cls=values):
            yield from values
        case inspect.NoneType():
            yield None
        case inspect.UnionType(types=types):
            for one in types:
                yield from _values_of(one, where)
        case _:
            raise BadInput("not_encodable", where=where)


class PlainEncoding(Encoding):
    """One small game, for one number of seats."""

    def __init__(self, game: str, seats: int) -> None:
        super().__init__(seats)
        self.game = game  # type: ignore[misc]  # one class for all games
        self._row = row_of(inspect.type_info(registry.game_named(game).game.view_type), "view")
        self._actions = actions_of(game)
        self.action_space = spaces.Discrete(len(self._actions))
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(LEFT_OUT, np.array(self._row.high, np.int32), dtype=np.int32),
                "action_mask": spaces.Box(0, 1, (len(self._actions),), np.int8),
            }
        )

    def __reduce__(self) -> tuple[object, ...]:
        return PlainEncoding, (self.game, self.seats)

    def observation(self, sight: Sight) -> dict[str, NDArray[np.int32] | NDArray[np.int8]]:
        return {"observation": np.array(self._row.write(sight.view), np.int32), "action_mask": self.mask(sight)}

    def mask(self, sight: Sight) -> NDArray[np.int8]:
        legal = set(sight.legal or ())
        return np.array([move in legal for move in self._actions], np.int8)

    def move(self, action: Any, sight: Sight) -> Move:
        number = int(action)
        if not 0 <= number < len(self._actions):
            raise IllegalMove("no_such_action", came=number, last=len(self._actions) - 1)
        return self._actions[number]

    def action(self, move: Move, sight: Sight) -> int:
        return self._actions.index(move)

    def standing(self, view: Any) -> tuple[int, ...]:
        return tuple(view.points)

    def picture(self, view: Any, words: Words) -> str:
        """The view in words, on a sheet."""
        explain = registry.game_named(self.game).explain
        assert explain is not None, "a small game is explained in words"
        told: Any = explain(view, words.sentence)
        lines = "".join(f'<text x="40" y="{60 + 40 * at}">{escape(line)}</text>' for at, line in enumerate(told.lines))
        size = f'width="{PICTURE_WIDTH}" height="{PICTURE_HEIGHT}"'
        text = f'<g font-family="sans-serif" font-size="24" fill="#222222">{lines}</g>'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><rect {size} fill="{PAPER}"/>{text}</svg>'


class PlainSeats(SeatsEnv):
    """A small game for all its seats, PettingZoo's AECEnv; `options` are the game's."""

    metadata: Mapping[str, object] = {**SeatsEnv.metadata, "name": "plain_v0"}

    def __init__(
        self, game: str, players: int = 2, reward: Reward = "win", render_mode: str | None = None, **options: object
    ) -> None:  # fmt: skip
        super().__init__(
            settings(game, lambda seats: PlainEncoding(game, seats), players, options, reward, render_mode)
        )


class PlainEnv(SingleEnv):
    """One learner against bots, Gymnasium's Env."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: str | Sequence[str] = "uniform",
        seat: int | Literal["random"] = "random",
        reward: Reward = "win",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        made = settings(game, lambda seats: PlainEncoding(game, seats), players, options, reward, render_mode)
        super().__init__(made, opponents, seat)


raw_env = PlainSeats


def env(**kwargs: Any) -> OrderEnforcingWrapper:
    return OrderEnforcingWrapper(raw_env(**kwargs))


def parallel_env(**kwargs: Any) -> Any:
    """All seats are asked, and of the answers only the one of the seat to move counts: the game goes in turns."""
    return turn_based_aec_to_parallel(raw_env(**kwargs))
