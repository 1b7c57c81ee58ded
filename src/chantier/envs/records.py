"""Recorded games, played again in an environment: what happened then happens now, dice and engine included."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from chantier import house
from chantier.core.record import Record, Recording, as_recorded, on_line, read
from chantier.envs.aec import SeatsEnv
from chantier.envs.blueprints_v0 import BlueprintsSeats
from chantier.envs.errors import in_words
from chantier.envs.men_at_work_v0 import MenAtWorkSeats
from chantier.envs.table import opened

SEATS: dict[str, Callable[..., SeatsEnv]] = {"blueprints": BlueprintsSeats, "men-at-work": MenAtWorkSeats}


def replaying(path: str | Path, line: int = 1, **kwargs: Any) -> tuple[SeatsEnv, Iterator[Any]]:
    """The environment of the game on a line of a file, at its beginning, and the actions that were taken in it.

    Where a move has no action (a path through the air), the move itself is given; `step` takes both. To go on otherwise
    than recorded, step what `imagine()` gives.
    """
    with in_words():
        return replayed(on_line(Path(path), line), **kwargs)


def replayed(record: Record, **kwargs: Any) -> tuple[SeatsEnv, Iterator[Any]]:
    wing = house.wing(record.game)
    recording = read(wing.game, wing.recorder, record)
    env = SEATS[record.game](players=len(record.seats), **record.options, **kwargs)
    game = wing.recorder.as_it_happened(wing.game, recording.log)
    dice = as_recorded(wing.recorder, recording.log)
    env.take_up(opened(game.by_rules(record.rules), len(record.seats), recording.options, dice))
    return env, _actions(env, recording)


def _actions(env: SeatsEnv, recording: Recording) -> Iterator[Any]:
    for turn in list(recording.log)[1:]:
        yield env.action_of(turn.move)
