"""Sights: what one seat, or an onlooker, may know. Sockets, bots, terminals and replays get nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from chantier.core.events import Event, Seat
from chantier.core.game import AnyGame


class Sight(msgspec.Struct, frozen=True):
    """The whole view, the events that led to it (for animation), and, for the seat to move, what it may do."""

    seat: Seat | None
    view: Any
    events: tuple[Any, ...]
    legal: Any = None


def visible(events: Sequence[Event], seat: Seat | None) -> tuple[Event, ...]:
    return tuple(event for event in events if event.to is None or event.to == seat)


def sight(game: AnyGame, state: Any, events: Sequence[Event], seat: Seat | None) -> Sight:
    may_move = seat is not None and game.to_move(state) == seat
    return Sight(
        seat=seat,
        view=game.view(state, seat),
        events=visible(events, seat),
        legal=game.legal_moves(state) if may_move else None,
    )


def encode(seen: Sight) -> bytes:
    """The one encoder for what leaves the house. It takes sights only, so that no state can slip out."""
    if type(seen) is not Sight:
        raise TypeError(f"only a Sight may leave the house, not {type(seen).__name__}")
    legal = None if seen.legal is None else seen.legal.told()
    return msgspec.json.encode(msgspec.structs.replace(seen, legal=legal))
