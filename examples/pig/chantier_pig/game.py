"""Pig: roll a die as often as you like, then keep the sum. A one ends your turn, and what it had is lost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from chantier.core.chance import Chance
from chantier.core.errors import IllegalMove, Sentence
from chantier.core.events import Event, Seat
from chantier.core.game import Outcome, check_seat_count
from chantier.core.moves import ListedMoves, Move
from chantier.core.plain_game import PlainGame, player

DIE = range(1, 7)
Points = Annotated[int, msgspec.Meta(ge=0, le=105)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    goal: Literal[30, 50, 100] = 50


class Roll(Move, frozen=True):
    pass


class Hold(Move, frozen=True):
    pass


PigMove = Roll | Hold


class Opened(Event, frozen=True):
    seats: int
    options: Options
    first: Seat
    rules: int = 1


class Rolled(Event, frozen=True):
    seat: Seat
    die: int


class Held(Event, frozen=True):
    seat: Seat
    points: int


PigEvent = Opened | Rolled | Held


class State(msgspec.Struct, frozen=True):
    options: Options
    current: Seat
    points: tuple[int, ...]
    turn: int = 0
    rules: int = 1


class View(msgspec.Struct, frozen=True):
    seat: SeatNumber | None
    options: Options
    current: SeatNumber
    points: Annotated[tuple[Points, ...], msgspec.Meta(max_length=4)]
    turn: Points
    to_move: SeatNumber | None


class Pig(PlainGame[State, PigMove, PigEvent, View, Options]):
    name = "pig"
    seat_counts = range(2, 5)
    state_type, view_type, options_type = State, View, Options
    move_type, event_type = PigMove, PigEvent

    def setup(self, seats: int, options: Options, chance: Chance) -> list[PigEvent]:
        check_seat_count(seats, self.seat_counts)
        return [Opened(seats, options, chance.choose(range(seats), "first"))]

    def to_move(self, state: State) -> Seat | None:
        return None if max(state.points) >= state.options.goal else state.current

    def legal_moves(self, state: State) -> ListedMoves[PigMove]:
        if self.to_move(state) is None:
            return ListedMoves(())
        has_goal = state.points[state.current] + state.turn >= state.options.goal
        return ListedMoves((Hold(),) if has_goal else (Roll(), Hold()) if state.turn else (Roll(),))

    def decide(self, state: State, move: PigMove, chance: Chance) -> list[PigEvent]:
        if move not in self.legal_moves(state):
            raise IllegalMove("pig_not_now")
        if isinstance(move, Hold):
            return [Held(state.current, state.turn)]
        return [Rolled(state.current, chance.choose(DIE, "die"))]

    def apply(self, state: State | None, event: PigEvent) -> State:
        if isinstance(event, Opened):
            return State(event.options, event.first, (0,) * event.seats, 0, event.rules)
        assert state is not None, "a game is opened first"
        if isinstance(event, Rolled) and event.die > 1:
            return replace(state, turn=state.turn + event.die)
        kept = event.points if isinstance(event, Held) else 0
        points = tuple(one + kept * (seat == event.seat) for seat, one in enumerate(state.points))
        return replace(state, points=points, turn=0, current=(event.seat + 1) % len(points))

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, state.options, state.current, state.points, state.turn, self.to_move(state))

    def imagine(self, view: View, chance: Chance) -> State:
        """Nothing is hidden: the view says it all."""
        return State(view.options, view.current, view.points, view.turn)

    def outcome(self, state: State) -> Outcome | None:
        if self.to_move(state) is not None:
            return None
        return Outcome(state.points, (state.points.index(max(state.points)),), "points")

    def describe(self, view: View) -> Sequence[Sentence]:
        lines = [Sentence("pig_player", name=player(seat), points=points) for seat, points in enumerate(view.points)]
        if view.to_move is not None:
            lines.append(Sentence("pig_turn", name=player(view.to_move), points=view.turn, goal=view.options.goal))
        return lines

    def label(self, move: PigMove) -> Sentence:
        return Sentence("pig_hold" if isinstance(move, Hold) else "pig_roll")

    def tell(self, event: PigEvent) -> Sentence | None:
        if isinstance(event, Opened):
            return Sentence("pig_begins", name=player(event.first))
        if isinstance(event, Held):
            return Sentence("pig_held", name=player(event.seat), points=event.points)
        return Sentence("pig_rolled", name=player(event.seat), die=event.die)

    def move_of(self, event: PigEvent) -> tuple[Seat, Move] | None:
        if isinstance(event, Opened):
            return None
        return event.seat, Hold() if isinstance(event, Held) else Roll()

    def drawn(self, event: PigEvent) -> Iterable[tuple[str, object]]:
        if isinstance(event, Opened):
            yield "first", event.first
        if isinstance(event, Rolled):
            yield "die", event.die
