"""The rules of Blueprints, B01 to B61. `decide` is the only place with choice and dice; `apply` only remembers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from msgspec.structs import replace

from chantier.core.chance import Chance
from chantier.core.errors import BadInput, IllegalMove
from chantier.core.events import Seat
from chantier.core.game import Outcome, check_seat_count
from chantier.games.blueprints.events import (
    AwardsGiven,
    BlueprintsEvent,
    BuildingsRevealed,
    DieDiscarded,
    DiePlaced,
    DieRemoved,
    DieTaken,
    GameEnded,
    GameOpened,
    MaterialsDemanded,
    PlanDealt,
    PoolRefilled,
    PoolRolled,
    PrizesGiven,
    RoundStarted,
)
from chantier.games.blueprints.moves import Choices, TakeDie, put
from chantier.games.blueprints.pieces import (
    DICE,
    FULL_BAG,
    INDEX,
    LETTERS,
    MATERIALS,
    PICKS,
    PLANS,
    POOL_SIZE,
    ROUNDS,
    SEAT_COUNTS,
    Die,
    Plan,
    shelf,
    take_from_bag,
)
from chantier.games.blueprints.scoring import Tally, give_awards, give_prizes, score, tally, tie_breaks, winners
from chantier.games.blueprints.state import RULES, Desk, Options, RoundResult, State

VALUES = (1, 2, 3, 4, 5, 6)
REMOVALS_ARE_PUBLIC = 2
"""Since this version of the rules all see that a die could not be placed (B29)."""


def setup(seats: int, options: Options, chance: Chance, rules: int = RULES) -> list[BlueprintsEvent]:
    check_seat_count(seats, SEAT_COUNTS)  # B01
    if options.first != "chance" and options.first not in range(seats):  # B14
        raise BadInput("no_such_first_seat", last=seats - 1, came=options.first)
    first = chance.choose(range(seats), "first") if options.first == "chance" else options.first  # B14
    opened = GameOpened(seats, options, rules)
    return [opened, *start_round(apply(None, opened), first, chance)]


def start_round(state: State, first: Seat, chance: Chance) -> list[BlueprintsEvent]:
    in_demand = draw_in_demand(chance)
    bag = take_from_bag(take_from_bag(FULL_BAG, in_demand[0]), in_demand[1])  # B10, B11
    plans = deal_plans(state, chance)
    pool = roll(bag, POOL_SIZE[state.seats], chance)  # B13
    return [
        RoundStarted(state.round + 1, first),
        MaterialsDemanded((MATERIALS[in_demand[0]], MATERIALS[in_demand[1]])),
        *(PlanDealt(seat, plan) for seat, plan in enumerate(plans)),
        PoolRolled(shelf(pool)),
    ]


def draw_in_demand(chance: Chance) -> tuple[str, str]:
    """Two colours; a second die of the first one's colour goes back and is drawn again (B11)."""
    first = chance.choose(FULL_BAG, "in-demand")
    bag = take_from_bag(FULL_BAG, first)
    while (second := chance.choose(bag, "in-demand")) == first:
        pass
    return first, second


def deal_plans(state: State, chance: Chance) -> list[Plan]:
    """One card a seat, drawn from those not used yet: a shuffled deck's odds, with no order to peek at (B06, B12)."""
    used = set(state.used)
    deck = [plan for plan in PLANS if plan not in used]
    dealt = []
    for _ in range(state.seats):
        plan = chance.choose(deck, "deck")
        deck.remove(plan)
        dealt.append(plan)
    return dealt


def roll(bag: str, count: int, chance: Chance) -> list[Die]:
    """Dice drawn from the bag and rolled, in the order they came."""
    dice = []
    for _ in range(count):
        letter = chance.choose(bag, "bag")
        bag = take_from_bag(bag, letter)
        dice.append(DICE[f"{letter}{chance.choose(VALUES, 'roll')}"])
    return dice


def to_move(state: State) -> Seat | None:
    """Clockwise, that is by increasing seat, from the first player (B15)."""
    if state.ending is not None:
        return None
    return (state.first + state.picks) % state.seats


def legal_moves(state: State) -> Choices:
    seat = to_move(state)
    if seat is None:
        raise IllegalMove("game_over")
    desk = state.desks[seat]
    assert desk.plan is not None, "the seat to move has a card: it was dealt one when the round began"
    return Choices(
        pool=state.pool,
        plan=desk.plan,
        building=desk.building,
        unplaceable=state.options.unplaceable,
        discards=state.seats == 2,
    )


def decide(state: State, move: TakeDie, chance: Chance) -> list[BlueprintsEvent]:
    refusal = legal_moves(state).why_not(move)
    if refusal is not None:
        raise refusal
    seat = cast(Seat, to_move(state))
    events: list[BlueprintsEvent] = [DieTaken(seat, move.die), where_it_went(seat, move, state.rules)]  # B20
    if move.discard is not None:
        events.append(DieDiscarded(seat, move.discard))  # B27
    if state.picks + 1 < PICKS * state.seats:
        refill = roll(state.bag, 1 if move.discard is None else 2, chance)  # B20, B27
        return [*events, PoolRefilled(tuple(refill))]
    for event in events:  # B26, B28: the round is over, nothing is refilled
        state = apply(state, event)
    return events + finish_round(state, chance)


def where_it_went(seat: Seat, move: TakeDie, rules: int) -> DiePlaced | DieRemoved:
    """Private; that a die could not be placed all see, though not by the first version of the rules (B24, B29)."""
    if move.space is None and rules >= REMOVALS_ARE_PUBLIC:
        return DieRemoved(seat, move.die)
    return DiePlaced(seat, move.die, move.space)


def finish_round(state: State, chance: Chance) -> list[BlueprintsEvent]:
    plans = tuple(cast(Plan, desk.plan) for desk in state.desks)
    buildings = tuple(desk.building for desk in state.desks)
    scores = tuple(score(plan, building) for plan, building in zip(plans, buildings, strict=True))
    ties = tie_breaks(buildings, state.in_demand, state.first)
    events: list[BlueprintsEvent] = [
        BuildingsRevealed(plans, buildings, scores),
        AwardsGiven(give_awards(scores, ties)),
        PrizesGiven(give_prizes(buildings, ties)),
    ]
    for event in events:
        state = apply(state, event)
    if state.round == ROUNDS:
        return [*events, end(state)]
    return events + start_round(state, next_first(state), chance)


def next_first(state: State) -> Seat:
    """The lowest building score starts; of those tied, the one who acted earliest (B14)."""
    scores = state.rounds[-1].scores
    return min(range(state.seats), key=lambda seat: (scores[seat].total, (seat - state.first) % state.seats))


def end(state: State) -> GameEnded:
    tallies = tallies_of(state)
    won, _ = winners(tallies)  # B60, B61
    return GameEnded(tuple(one.points for one in tallies), won)


def tallies_of(state: State) -> list[Tally]:
    awards = [result.awards for result in state.rounds]
    prizes = [result.prizes for result in state.rounds]
    return [tally(seat, awards, prizes) for seat in range(state.seats)]


def outcome(state: State) -> Outcome | None:
    return state.ending


def apply(state: State | None, event: BlueprintsEvent) -> State:
    """Remembers one event. Pure and total: no dice, no refusal."""
    return _REMEMBER[type(event)](state, event)


def _open(_: None, event: GameOpened) -> State:
    return State(seats=event.seats, options=event.options, rules=event.rules)


def _start(state: State, event: RoundStarted) -> State:
    return State(  # B10: everything but the past is as new
        seats=state.seats,
        options=state.options,
        round=event.round,
        first=event.first,
        desks=(Desk(),) * state.seats,
        used=state.used,
        rounds=state.rounds,
        rules=state.rules,
    )


def _demand(state: State, event: MaterialsDemanded) -> State:
    bag = state.bag
    for material in event.materials:  # B11: both dice lie outside the bag for this round
        bag = take_from_bag(bag, LETTERS[material])
    return replace(state, in_demand=event.materials, bag=bag)


def _deal(state: State, event: PlanDealt) -> State:
    return _at_desk(state, event.seat, plan=event.plan)


def _roll_pool(state: State, event: PoolRolled | PoolRefilled) -> State:
    bag = state.bag
    for die in event.dice:
        bag = take_from_bag(bag, die[0])
    return replace(state, bag=bag, pool=shelf([*state.pool, *event.dice]))


def _take(state: State, event: DieTaken) -> State:
    desk = state.desks[event.seat]
    taken = replace(desk, taken=(*desk.taken, event.die))
    return replace(
        state,
        picks=state.picks + 1,
        pool=_without(state.pool, event.die),
        desks=_swap(state.desks, event.seat, taken),
    )


def _place(state: State, event: DiePlaced) -> State:
    if event.space is None:
        return _remove(state, event)
    building = put(state.desks[event.seat].building, INDEX[event.space], event.die)
    return _at_desk(state, event.seat, building=building)


def _remove(state: State, event: DieRemoved | DiePlaced) -> State:
    """B24: it stays among the dice this seat has taken."""
    return _at_desk(state, event.seat, removed=(*state.desks[event.seat].removed, event.die))


def _discard(state: State, event: DieDiscarded) -> State:
    return replace(state, pool=_without(state.pool, event.die), discarded=(*state.discarded, event.die))


def _reveal(state: State, event: BuildingsRevealed) -> State:
    desks = tuple(
        replace(desk, plan=plan, building=building)
        for desk, plan, building in zip(state.desks, event.plans, event.buildings, strict=True)
    )
    result = RoundResult(event.plans, event.buildings, event.scores, in_demand=state.in_demand, first=state.first)
    return replace(state, desks=desks, revealed=True, used=(*state.used, *event.plans), rounds=(*state.rounds, result))


def _award(state: State, event: AwardsGiven) -> State:
    return replace(state, rounds=(*state.rounds[:-1], replace(state.rounds[-1], awards=event.awards)))


def _prize(state: State, event: PrizesGiven) -> State:
    return replace(state, rounds=(*state.rounds[:-1], replace(state.rounds[-1], prizes=event.prizes)))


def _end(state: State, event: GameEnded) -> State:
    _, reason = winners(tallies_of(state))
    return replace(state, ending=Outcome(event.points, event.winners, reason))


_REMEMBER: dict[type, Callable[[Any, Any], State]] = {
    GameOpened: _open,
    RoundStarted: _start,
    MaterialsDemanded: _demand,
    PlanDealt: _deal,
    PoolRolled: _roll_pool,
    PoolRefilled: _roll_pool,
    DieTaken: _take,
    DiePlaced: _place,
    DieRemoved: _remove,
    DieDiscarded: _discard,
    BuildingsRevealed: _reveal,
    AwardsGiven: _award,
    PrizesGiven: _prize,
    GameEnded: _end,
}


def _without(pool: tuple[Die, ...], die: Die) -> tuple[Die, ...]:
    place = pool.index(die)
    return pool[:place] + pool[place + 1 :]


def _swap(desks: tuple[Desk, ...], seat: Seat, desk: Desk) -> tuple[Desk, ...]:
    return (*desks[:seat], desk, *desks[seat + 1 :])


def _at_desk(state: State, seat: Seat, **changes: object) -> State:
    return replace(state, desks=_swap(state.desks, seat, replace(state.desks[seat], **changes)))
