"""Recorded games, played again in an environment: what happened then happens now, dice and engine included."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

from msgspec.structs import replace

from chantier import registry
from chantier.core.log import Log
from chantier.core.record import Record, Recording, as_recorded, on_line, read
from chantier.core.take_back import line
from chantier.envs.aec import SeatsEnv
from chantier.envs.errors import in_words
from chantier.envs.table import opened


def replaying(path: str | Path, line: int = 1, **kwargs: Any) -> tuple[SeatsEnv, Iterator[object]]:
    """The environment of the game on a line of a file, at its beginning, and the actions that were taken in it.

    Where a move has no action (a path through the air), the move itself is given; `step` takes both. To go on otherwise
    than recorded, step what `imagine()` gives.
    """
    with in_words():
        return replayed(on_line(Path(path), line), **kwargs)


def replayed(record: Record, **kwargs: Any) -> tuple[SeatsEnv, Iterator[object]]:
    registered = registry.game_named(record.game)
    recording = _line_of(read(registered.game, registered.recorder, record))
    make: Callable[..., SeatsEnv] = resolve_name(registered.environments.seats)
    env = make(**registered.environments.arguments, players=len(record.seats), **record.options, **kwargs)
    game = registered.recorder.as_it_happened(registered.game, recording.log)
    dice = as_recorded(registered.recorder, recording.log)
    env.take_up(opened(game.by_rules(record.rules), len(record.seats), recording.options, dice))
    return env, _actions(env, recording)


def _line_of(recording: Recording) -> Recording:
    """The moves that count: an environment takes nothing back."""
    log = recording.log
    return replace(recording, log=Log(log[number] for number in line([turn.events for turn in log])))


def _actions(env: SeatsEnv, recording: Recording) -> Iterator[object]:
    for turn in list(recording.log)[1:]:
        yield env.action_of(turn.move)
