"""Take-backs: a seat's last move is undone because everybody else at the table has granted it.

The log stays as it is. A take-back is one more turn with the next number: its only event says before which turn the
state goes back. So numbers only grow, and no draw is ever used twice. docs/decisions/0013 has the reasons.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from chantier.core.errors import IllegalMove
from chantier.core.events import Event, Seat
from chantier.core.game import AnyGame, fold
from chantier.core.log import Turn

Turns = Sequence[Sequence[Event]]
"""The events of each turn, by its number."""


class TakenBack(Event, frozen=True, tag="taken_back"):
    """The state is again as it was before turn `back_to`, the last move of `seat`."""

    seat: Seat
    back_to: int
    granted: tuple[Seat, ...]
    """All other seats, in rising order."""


def take_back_in(events: Sequence[Event]) -> TakenBack | None:
    """The take-back that a turn is; None: it is a move, or the set-up."""
    first = events[0] if events else None
    return first if isinstance(first, TakenBack) else None


def line(turns: Turns) -> list[int]:
    """Numbers of the turns that count: neither taken back nor a take-back."""
    counting: list[int] = []
    for number, events in enumerate(turns):
        back = take_back_in(events)
        if back is None:
            counting.append(number)
        else:
            counting = [one for one in counting if one < back.back_to]
    return counting


def line_events(turns: Turns) -> list[Event]:
    return [event for number in line(turns) for event in turns[number]]


def states(game: AnyGame, turns: Turns) -> Iterator[Any]:
    """The state after each turn. Never rolls a die."""
    returned_to = {back.back_to for back in map(take_back_in, turns) if back is not None}
    before: dict[int, Any] = {}
    state: Any = None
    for number, events in enumerate(turns):
        if number in returned_to:
            before[number] = state
        back = take_back_in(events)
        state = fold(game, events, state) if back is None else before[back.back_to]
        yield state


def state_after(game: AnyGame, turns: Turns) -> Any:
    """The state after all of these turns."""
    return fold(game, line_events(turns))


def taken_back(game: AnyGame, turns: Sequence[Turn], seat: Seat, seats: int) -> TakenBack:
    """The take-back of a seat's last move, if everybody grants it; or IllegalMove. Nothing has happened yet."""
    events = [turn.events for turn in turns]
    counting = line(events)
    own = [number for number in counting if turns[number].seat == seat]
    if not own:
        raise IllegalMove("nothing_to_take_back")
    state = fold(game, [event for number in counting if number < own[-1] for event in events[number]])
    for event in [event for number in counting if number >= own[-1] for event in events[number]]:
        if event.uncovers(state):
            raise IllegalMove("take_back_uncovered")
        state = game.apply(state, event)
    if game.outcome(state) is not None:
        raise IllegalMove("game_over")
    return TakenBack(seat, own[-1], tuple(one for one in range(seats) if one != seat))
