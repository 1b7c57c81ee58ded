"""Tells a game move by move: the state, each seat's view side by side, the legal moves, the events."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from chantier.core.match import Match
from chantier.games.blueprints.moves import TakeDie
from chantier.games.blueprints.notation import building_text, plan_text
from chantier.games.blueprints.state import State
from chantier.games.blueprints.view import View
from chantier.house import WINGS
from tests.playing import play_on, provable_match

FOLDER = Path(__file__).parent
COLUMN = 38


def playthroughs() -> Iterator[tuple[Path, str]]:
    """Every golden file with what it must say: each game with each number of seats."""
    for name, wing in WINGS.items():
        for seats in wing.game.seat_counts:
            yield FOLDER / f"{name}-{seats}.txt", "\n".join(tell(name, seats)) + "\n"


def tell(name: str, seats: int) -> Iterator[str]:
    wing = WINGS[name]
    bot = list(wing.bots)[-1]
    match, fairness = provable_match(wing, seats, f"playthrough {name} {seats}")
    yield f"{name}, {seats} seats, all {bot}"
    yield f"options {msgspec.json.encode(match.options).decode()}"
    yield f"commitment {fairness.commitment}"
    yield from events_told(match)
    show = SHOWN[name]
    yield from show(match)
    for _ in play_on(match, wing, bot):
        turn = match.log[-1]
        yield f"\n--- move {len(match.log) - 1}: seat {turn.seat} plays {msgspec.json.encode(turn.move).decode()}"
        yield from events_told(match)
        if match.to_move() is not None:
            yield from show(match)
    yield f"\noutcome {msgspec.json.encode(match.outcome()).decode()}"


def events_told(match: Match) -> Iterator[str]:
    for event in match.log[-1].events:
        eyes = "all" if event.to is None else f"seat {event.to}"
        yield f"event to {eyes:<7} {msgspec.json.encode(event).decode()}"


def show_blueprints(match: Match) -> Iterator[str]:
    state: State = match.state
    yield f"state  round {state.round}  first {state.first}  to move {match.to_move()}  bag {state.bag}"
    yield f"       pool {' '.join(state.pool)}  discarded {' '.join(state.discarded) or '-'}"
    views: list[View] = [match.game.view(state, seat) for seat in (*range(state.seats), None)]
    yield _row([f"view of {'an onlooker' if view.seat is None else f'seat {view.seat}'}" for view in views])
    for owner in range(state.seats):
        yield _row([_desk(view, owner) for view in views])
    legal = list(match.game.legal_moves(state))
    more = " | ..." if len(legal) > 12 else ""
    yield f"legal  {len(legal)}: {' | '.join(_move(move) for move in legal[:12])}{more}"


def _row(cells: list[str]) -> str:
    return "  ".join(cell.ljust(COLUMN) for cell in cells).rstrip()


def _desk(view: View, owner: int) -> str:
    desk = view.desks[owner]
    if desk.plan is None or desk.building is None or desk.score is None:
        return f"{owner}: took {' '.join(desk.taken) or '-'}"
    text = building_text(desk.plan, desk.building) if any(desk.building) else f"plan {plan_text(desk.plan)}"
    return f"{owner}: {text} = {desk.score.total}"


def _move(move: TakeDie) -> str:
    return " ".join(str(part or "-") for part in (move.die, move.space, move.discard) if part or part == move.space)


SHOWN: dict[str, Callable[[Any], Iterator[str]]] = {"blueprints": show_blueprints}
