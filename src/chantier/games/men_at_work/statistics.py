"""Statistics of a finished game, seat by seat, for summaries of many games; and how each instruction went."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from chantier.core.events import Event, Seat
from chantier.core.game import Case
from chantier.games.men_at_work.apply import apply, pieces_of
from chantier.games.men_at_work.events import AccidentHappened, PiecePlaced, TurnPassed
from chantier.games.men_at_work.pieces import highest_point_mm
from chantier.games.men_at_work.state import State

CHAPTERS: dict[str, tuple[str, ...]] = {
    "safety": ("accidents", "certificates", "out"),
    "heights": ("height", "titles"),
    "length": ("turns", "acts"),
}
"""What is told together."""
FIGURES: dict[str, dict[str, Literal["sum", "most"]]] = {
    "safety": {"accidents": "sum", "certificates": "sum"},
    "heights": {"height": "most", "titles": "sum"},
    "length": {"acts": "sum"},
}
"""What a profile tells, by chapter."""


def statistics(state: State, events: Sequence[Event] = ()) -> dict[str, tuple[int, ...]]:
    """By name, then by seat. `height` is the highest point, in mm, of anything the seat has placed, at rest."""
    placed = [event for event in events if isinstance(event, PiecePlaced)]
    hurt = [event.seat for event in events if isinstance(event, AccidentHappened)]
    seats = range(state.seats)
    return {
        "certificates": tuple(player.certificates for player in state.players),
        "titles": tuple(player.titles for player in state.players),
        "out": tuple(int(player.is_out) for player in state.players),
        "turns": (state.turn,) * state.seats,
        "acts": tuple(sum(event.seat == seat for event in placed) for seat in seats),
        "accidents": tuple(hurt.count(seat) for seat in seats),
        "height": tuple(round(max(heights_mm(placed, seat), default=0)) for seat in seats),
    }


def heights_mm(placed: Sequence[PiecePlaced], seat: Seat) -> Iterator[float]:
    for event in placed:
        if event.seat == seat:
            at_rest = event.seen.poses
            yield from (highest_point_mm(one, at_rest[one]) for one in pieces_of(event.move) if one in at_rest)


def cases(state: State, events: Sequence[Event]) -> list[Case]:
    """Every turn in which something was placed: its instruction, whether all was safe, how many acts it took. What is
    placed while the site is prepared (M10) follows no card."""
    found: list[Case] = []
    now: Any = None
    turn: list[PiecePlaced] = []
    accidents = 0
    task = ""
    for event in events:
        if isinstance(event, PiecePlaced) and now.phase == "placing":
            turn.append(event)
            task = now.work.order.task
        accidents += isinstance(event, AccidentHappened)
        if turn and (isinstance(event, TurnPassed) or event is events[-1]):
            found.append(Case(task, turn[0].seat, {"safe": not accidents, "acts": len(turn)}))
        if isinstance(event, TurnPassed):
            turn, accidents = [], 0
        now = apply(now, event)  # type: ignore[arg-type]
    return found
