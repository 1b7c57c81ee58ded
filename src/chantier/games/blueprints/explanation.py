"""Explanation of a view for clients without rules: what a move would bring, why another is not allowed, what
is still within reach, and how the rounds before were counted. It knows what the view says and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec

from chantier.core.errors import BadInput, Refusal
from chantier.core.game import check_seat_count
from chantier.games.blueprints.accounts import RoundAccount, account
from chantier.games.blueprints.moves import Choices, TakeDie, put
from chantier.games.blueprints.notation import plan_text, read_building, read_die, read_plan
from chantier.games.blueprints.pieces import (
    EMPTY_SITE,
    INDEX,
    MATERIALS,
    PICKS,
    POOL_SIZE,
    ROUNDS,
    SEAT_COUNTS,
    SPACES,
    Building,
    Die,
    Plan,
    Prize,
    Space,
)
from chantier.games.blueprints.reach import Reach, reach
from chantier.games.blueprints.scoring import Score, dice_of, prizes_earned, score
from chantier.games.blueprints.state import RoundResult
from chantier.games.blueprints.view import DeskView, View

Say = Callable[[Refusal], str]
"""Turns a refusal into a sentence."""


class Prospect(msgspec.Struct, frozen=True):
    """Own building with this die there: its score, and the Prizes it would qualify for. `space` is None for a
    die that fits nowhere and may be taken all the same (B24)."""

    die: Die
    space: Space | None
    score: Score
    prizes: tuple[Prize, ...]


class NotThere(msgspec.Struct, frozen=True):
    """Why a die may not go there. `space` is None where it may not even be taken (B24)."""

    die: Die
    space: Space | None
    text: str


class Explanation(msgspec.Struct, frozen=True):
    """`prospects` and `refusals` are for the seat to move; `reach` is for a seat with a building of its own."""

    prospects: tuple[Prospect, ...]
    refusals: tuple[NotThere, ...]
    reach: Reach | None
    accounts: tuple[RoundAccount, ...]


def explain(view: View, say: Say) -> Explanation:
    """Refuses a view that cannot be one: strangers send them."""
    check(view)
    desk = None if view.seat is None else view.desks[view.seat]
    accounts = tuple(account(result) for result in view.rounds)
    if desk is None or desk.plan is None:
        return Explanation((), (), None, accounts)
    plan, building = desk.plan, desk.building or EMPTY_SITE
    within = reach(plan, building, PICKS - len(desk.taken), view.bag, view.pool)
    if view.to_move != view.seat:
        return Explanation((), (), within, accounts)
    choices = Choices(view.pool, plan, building, view.options.unplaceable, view.seats == 2)
    return Explanation(_prospects(choices), _refusals(choices, say), within, accounts)


def _prospects(choices: Choices) -> tuple[Prospect, ...]:
    return tuple(_prospect(choices, die, space) for die, spaces in choices.places().items() for space in spaces)


def _prospect(choices: Choices, die: Die, space: Space | None) -> Prospect:
    built = choices.building if space is None else put(choices.building, INDEX[space], die)
    earned = prizes_earned(built)
    return Prospect(die, space, score(choices.plan, built), tuple(prize for prize in Prize if prize in earned))


def _refusals(choices: Choices, say: Say) -> tuple[NotThere, ...]:
    refusals = []
    for die, spaces in choices.places().items():
        for space in (*SPACES, None) if not spaces else SPACES:
            if space not in spaces:
                why = choices.why_not(TakeDie(die, space))
                assert why is not None, "what is not among the places is refused"
                refusals.append(NotThere(die, space, say(why)))
    return tuple(refusals)


# Strangers' views


def check(view: View) -> None:
    """Checks that each part of the view is possible; not that a whole game leads there."""
    check_seat_count(view.seats, SEAT_COUNTS)
    for seat in (view.seat, view.to_move, view.first):
        _check_seat(seat, view.seats)
    _check_count("desks", view.desks, view.seats)
    _check_most("rounds", len(view.rounds), ROUNDS)
    _check_most("pool", len(view.pool), POOL_SIZE[view.seats])
    if not set(view.bag) <= set(MATERIALS):
        raise BadInput("value_unknown", where="bag", came=view.bag)
    for die in view.pool:
        read_die(die)
    for seat, desk in enumerate(view.desks):
        _check_desk(desk, PICKS - 1 if seat == view.to_move else PICKS)
    for result in view.rounds:
        _check_round(result, view.seats)


def _check_desk(desk: DeskView, most: int) -> None:
    _check_most("taken", len(desk.taken), most)
    for die in desk.taken:
        read_die(die)
    if Counter(desk.removed) - Counter(desk.taken):
        raise BadInput("value_unknown", where="removed", came=" ".join(desk.removed))
    if desk.plan is not None:
        building = desk.building or EMPTY_SITE
        _check_building(desk.plan, building)
        _check_most("building", len(dice_of(building)), len(desk.taken) - len(desk.removed))


def _check_round(result: RoundResult, seats: int) -> None:
    _check_count("plans", result.plans, seats)
    _check_count("buildings", result.buildings, seats)
    _check_count("in_demand", result.in_demand, 2)
    _check_seat(result.first, seats)
    for plan, building in zip(result.plans, result.buildings, strict=True):
        _check_building(plan, building)


def _check_building(plan: Plan, building: Building) -> None:
    read_plan(plan_text(plan))
    for die in dice_of(building):
        read_die(die)
    words = ["".join(stack) or ("-" if planned else "x") for planned, stack in zip(plan, building, strict=True)]
    read_building(plan, " / ".join(" ".join(words[row : row + 2]) for row in range(0, len(words), 2)))


def _check_seat(seat: int | None, seats: int) -> None:
    if seat is not None and seat not in range(seats):
        raise BadInput("no_such_seat", last=seats - 1, came=seat)


def _check_count(field: str, entries: tuple[object, ...], expected: int) -> None:
    if len(entries) != expected:
        raise BadInput("wrong_count", field=field, expected=expected, came=len(entries))


def _check_most(field: str, came: int, most: int) -> None:
    if came > most:
        raise BadInput("wrong_count", field=field, expected=most, came=came)
