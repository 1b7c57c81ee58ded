"""The rules of Stairs: build upwards. A step higher than the last one scores; a lower one begins new stairs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from chantier.core.chance import Chance
from chantier.core.errors import IllegalMove, Sentence
from chantier.core.events import Seat
from chantier.core.game import Outcome, check_seat_count
from chantier.core.moves import ListedMoves, Move
from chantier.core.plain_game import PlainGame, player
from chantier_stairs.pieces import HIGHEST, STEPS, Build, Built, Drew, Opened, Options, StairsEvent, State, View

T = TypeVar("T")


class Stairs(PlainGame[State, Build, StairsEvent, View, Options]):
    name = "stairs"
    seat_counts = range(2, 5)
    state_type, move_type, view_type, options_type = State, Build, View, Options
    event_type = StairsEvent

    def setup(self, seats: int, options: Options, chance: Chance) -> list[StairsEvent]:
        check_seat_count(seats, self.seat_counts)
        left = list(STEPS)
        events: list[StairsEvent] = [Opened(seats, options, chance.choose(range(seats), "first"))]
        for seat in range(seats):
            for _ in range(options.hand):
                step = chance.choose(left, "step")
                events.append(Drew(seat, step))
                left.remove(step)
        return events

    def to_move(self, state: State) -> Seat | None:
        return mover(state.first, len(state.built), len(state.hands))

    def legal_moves(self, state: State) -> ListedMoves[Build]:
        seat = self.to_move(state)
        return ListedMoves(() if seat is None else tuple(Build(step) for step in state.hands[seat]))

    def decide(self, state: State, move: Build, chance: Chance) -> list[StairsEvent]:
        seat = self.to_move(state)
        if seat is None or move.step not in state.hands[seat]:
            raise IllegalMove("stairs_not_in_hand", step=move.step)
        events: list[StairsEvent] = [Built(seat, move.step, worth(state, move.step))]
        left = [step for step in STEPS if step not in {*state.built, *(one for hand in state.hands for one in hand)}]
        return [*events, Drew(seat, chance.choose(left, "step"))] if left else events

    def apply(self, state: State | None, event: StairsEvent) -> State:
        if isinstance(event, Opened):
            return State(event.options, event.first, ((),) * event.seats, (), (0,) * event.seats, event.rules)
        assert state is not None, "a game is opened first"
        hand = state.hands[event.seat]
        if isinstance(event, Drew):
            return replace(state, hands=put(state.hands, event.seat, tuple(sorted((*hand, event.step)))))
        rest = tuple(step for step in hand if step != event.step)
        points = put(state.points, event.seat, state.points[event.seat] + event.points)
        built = (*state.built, event.step)
        return replace(state, hands=put(state.hands, event.seat, rest), built=built, points=points)

    def view(self, state: State, seat: Seat | None) -> View:
        hand = () if seat is None else state.hands[seat]
        sizes = held(state.options.hand, state.first, len(state.built), len(state.hands))
        return View(seat, state.options, state.first, self.to_move(state), hand, sizes, state.built, state.points)

    def imagine(self, view: View, chance: Chance) -> State:
        left = [step for step in STEPS if step not in {*view.built, *view.hand}]
        hands: list[tuple[int, ...]] = []
        for seat, size in enumerate(view.held):
            steps = list(view.hand) if seat == view.seat else []
            while len(steps) < size and seat != view.seat:
                steps.append(chance.choose(left, "step"))
                left.remove(steps[-1])
            hands.append(tuple(sorted(steps)))
        return State(view.options, view.first, tuple(hands), view.built, view.points)

    def outcome(self, state: State) -> Outcome | None:
        if self.to_move(state) is not None:
            return None
        winners = (seat for seat, points in enumerate(state.points) if points == max(state.points))
        return Outcome(state.points, tuple(winners), "points")

    def describe(self, view: View) -> Sequence[Sentence]:
        top = view.built[-1] if view.built else 0
        lines = [Sentence("stairs_top", step=top, left=HIGHEST - len(view.built))]
        seats = zip(view.points, view.held, strict=True)
        for seat, (points, steps) in enumerate(seats):
            lines.append(Sentence("stairs_player", name=player(seat), points=points, steps=steps))
        if view.hand:
            lines.append(Sentence("stairs_hand", steps=", ".join(map(str, view.hand))))
        if view.to_move is not None:
            lines.append(Sentence("stairs_turn", name=player(view.to_move)))
        return lines

    def label(self, move: Build) -> Sentence:
        return Sentence("stairs_build", step=move.step)

    def tell(self, event: StairsEvent) -> Sentence | None:
        if isinstance(event, Opened):
            return Sentence("stairs_begins", name=player(event.first))
        if isinstance(event, Drew):
            return Sentence("stairs_drew", name=player(event.seat), step=event.step)
        return Sentence("stairs_built", name=player(event.seat), step=event.step, points=event.points)

    def move_of(self, event: StairsEvent) -> tuple[Seat, Move] | None:
        return (event.seat, Build(event.step)) if isinstance(event, Built) else None

    def drawn(self, event: StairsEvent) -> Iterable[tuple[str, object]]:
        if isinstance(event, Opened):
            yield "first", event.first
        if isinstance(event, Drew):
            yield "step", event.step


def mover(first: Seat, built: int, seats: int) -> Seat | None:
    return None if built == HIGHEST else (first + built) % seats


def worth(state: State, step: int) -> int:
    top = state.built[-1] if state.built else 0
    return 0 if step < top else 2 if state.options.double and step == top + 1 else 1


def held(hand: int, first: Seat, built: int, seats: int) -> tuple[int, ...]:
    """How many steps everybody holds: whoever builds draws another one, as long as there are any."""
    played = Counter((first + turn) % seats for turn in range(built))
    drawn = Counter((first + turn) % seats for turn in range(min(built, HIGHEST - seats * hand)))
    return tuple(hand + drawn[seat] - played[seat] for seat in range(seats))


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])


def inventory(state: State) -> tuple[Counter[object], Counter[object]]:
    """24 steps, each built, in one hand, or still to be drawn."""
    seen: Counter[object] = Counter([*state.built, *(step for hand in state.hands for step in hand)])
    return Counter(STEPS), Counter(set(STEPS) - set(seen)) + seen
