"""Tells a game move by move: the state, each seat's view side by side, the legal moves, the events."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from chantier.core.match import Match
from chantier.registry import GAMES
from tests.playthroughs import blueprints, men_at_work
from tests.recorded import by_name, recorded
from tests.support.playing import Course, play_on, provable_match, recorded_course

FOLDER = Path(__file__).parent


class Teller(NamedTuple):
    """How a game is told: a position, a move, an event."""

    show: Callable[[Match], Iterator[str]]
    move: Callable[[Any], str]
    event: Callable[[Any], str]


TELLERS = {
    "blueprints": Teller(blueprints.show, blueprints.plain, blueprints.plain),
    "men-at-work": Teller(men_at_work.show, men_at_work.move, men_at_work.event),
}


def playthroughs() -> Iterator[tuple[Path, str]]:
    """Every golden file with what it must say: each game with each number of seats."""
    for name, registered in GAMES.items():
        for seats in registered.game.seat_counts:
            yield FOLDER / f"{name}-{seats}.txt", "\n".join(tell(name, seats)) + "\n"


def tell(name: str, seats: int) -> Iterator[str]:
    who, commitment, (match, steps) = game_to_tell(name, seats)
    teller = TELLERS[name]
    yield f"{name}, {seats} seats, {who}"
    yield f"options {msgspec.json.encode(match.options).decode()}"
    yield f"commitment {commitment}"
    yield from events_told(teller, match)
    yield from teller.show(match)
    for _ in steps:
        turn = match.log[-1]
        yield f"\n--- move {len(match.log) - 1}: seat {turn.seat} plays {teller.move(turn.move)}"
        yield from events_told(teller, match)
        if match.to_move() is not None:
            yield from teller.show(match)
    yield f"\noutcome {msgspec.json.encode(match.outcome()).decode()}"


def game_to_tell(name: str, seats: int) -> tuple[str, str, Course]:
    """Who plays, the commitment, and the game from its beginning: played now by the usual bot, or as recorded."""
    registered = GAMES[name]
    if recorded(name):
        game = by_name(name, f"told-{seats}")
        return ", ".join(game.record.seats), game.record.fairness.commitment, recorded_course(game, 0, registered.game)
    bot = registered.usual
    match, fairness = provable_match(registered, seats, f"playthrough {name} {seats}")
    return f"all {bot}", fairness.commitment, Course(match, play_on(match, registered, bot))


def events_told(teller: Teller, match: Match) -> Iterator[str]:
    for event in match.log[-1].events:
        eyes = "all" if event.to is None else f"seat {event.to}"
        yield f"event to {eyes:<7} {teller.event(event)}"
