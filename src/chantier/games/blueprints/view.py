"""Views: what one seat, or an onlooker, may see; and states that could be behind such a view."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from chantier.core.chance import Chance
from chantier.core.events import Seat
from chantier.core.game import Outcome
from chantier.games.blueprints.moves import open_spaces, put, spaces_for
from chantier.games.blueprints.pieces import (
    EMPTY_SITE,
    INDEX,
    PLANS,
    VALUE,
    Building,
    Die,
    Material,
    Plan,
)
from chantier.games.blueprints.rules import tallies_of, to_move
from chantier.games.blueprints.scoring import Score, score
from chantier.games.blueprints.state import RULES, Desk, Options, RoundResult, State, removals


class DeskView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's desk. Behind a screen, plan, building and score are None; which dice were taken is known, and which of
    them were removed because they fitted nowhere (B29)."""

    taken: tuple[Die, ...]
    plan: Plan | None = None
    building: Building | None = None
    score: Score | None = None
    """What the building would score now."""
    removed: tuple[Die, ...] = ()


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`rounds` holds what everybody has seen at the reveals; `points` stays None until the end unless open (B55)."""

    seat: Seat | None
    seats: int
    options: Options
    round: int
    first: Seat
    picks: int
    to_move: Seat | None
    in_demand: tuple[Material, ...]
    bag: str
    pool: tuple[Die, ...]
    discarded: tuple[Die, ...]
    desks: tuple[DeskView, ...]
    revealed: bool
    rounds: tuple[RoundResult, ...]
    points: tuple[int, ...] | None
    ending: Outcome | None
    rules: int = RULES
    """The version this game is played by."""


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        seats=state.seats,
        options=state.options,
        round=state.round,
        first=state.first,
        picks=state.picks,
        to_move=to_move(state),
        in_demand=state.in_demand,
        bag=state.bag,
        pool=state.pool,
        discarded=state.discarded,
        desks=tuple(
            _open(desk) if state.revealed or owner == seat else DeskView(desk.taken, removed=desk.removed)
            for owner, desk in enumerate(state.desks)
        ),
        revealed=state.revealed,
        rounds=state.rounds,
        points=_points(state),
        ending=state.ending,
        rules=state.rules,
    )


@lru_cache(1 << 12)  # three of four desks are as they were a move ago
def _open(desk: Desk) -> DeskView:
    counted = None if desk.plan is None else score(desk.plan, desk.building)
    return DeskView(desk.taken, desk.plan, desk.building, counted, desk.removed)


def _points(state: State) -> tuple[int, ...] | None:
    """Awards and Prizes lie face down until the end, unless the table plays with open points (B55)."""
    if state.ending is None and not state.options.open_points:
        return None
    return tuple(one.points for one in tallies_of(state))


def imagine(view: View, chance: Chance) -> State:
    """A state that shows exactly this view: unseen desks get a card nobody has used and a way to have built on it."""
    seen = {*_used(view), *(desk.plan for desk in view.desks)}
    deck = [plan for plan in PLANS if plan not in seen]
    desks = []
    for desk in view.desks:
        if desk.building is not None:
            desks.append(Desk(desk.plan, desk.building, desk.taken, desk.removed))
            continue
        plan, building = _imagine_desk(deck, desk, chance)
        deck.remove(plan)
        desks.append(Desk(plan, building, desk.taken, desk.removed))
    return with_desks(view, desks)


def _used(view: View) -> tuple[Plan, ...]:
    return tuple(plan for result in view.rounds for plan in result.plans)


def with_desks(view: View, desks: Iterable[Desk]) -> State:
    """A state that shows this view, as far as these desks do."""
    return State(
        seats=view.seats,
        options=view.options,
        round=view.round,
        first=view.first,
        picks=view.picks,
        in_demand=view.in_demand,
        bag=view.bag,
        pool=view.pool,
        discarded=view.discarded,
        desks=tuple(desks),
        revealed=view.revealed,
        used=_used(view),
        rounds=view.rounds,
        ending=view.ending,
        rules=view.rules,
    )


def _imagine_desk(deck: list[Plan], desk: DeskView, chance: Chance) -> tuple[Plan, Building]:
    """A card, and a way to have built on it with what all saw: a die was removed where nothing could take it, and every
    other one stands (B24, B29). For a view that cannot be, strangers make them up, what can stand does."""
    steps = tuple(
        (VALUE[die], gone) for die, gone in zip(desk.taken, removals(desk.taken, desk.removed), strict=True)
    )  # fmt: skip
    fitting = [plan for plan in deck if _leads_on(_tops(plan, EMPTY_SITE), steps)]
    plan = chance.choose(fitting or deck, "imagine")
    building = EMPTY_SITE
    for number, (die, (value, gone)) in enumerate(zip(desk.taken, steps, strict=True), start=1):
        ways = [] if gone else [put(building, INDEX[space], die) for space in spaces_for(plan, building, value)]
        leading_on = [way for way in ways if _leads_on(_tops(plan, way), steps[number:])]
        if ways:
            building = chance.choose(leading_on or ways, "imagine")
    return plan, building


def _tops(plan: Plan, building: Building) -> tuple[int, ...]:
    """Lowest values the open spaces accept, lowest first: only these decide which dice can be placed next."""
    return tuple(sorted(least for _, least in open_spaces(plan, building)))


@lru_cache(1 << 14)
def _leads_on(tops: tuple[int, ...], steps: tuple[tuple[int, bool], ...]) -> bool:
    """True if these dice can follow, each given by its value and a flag for removed dice."""
    if not steps:
        return True
    (value, gone), rest = steps[0], steps[1:]
    if gone:
        return value < tops[0] and _leads_on(tops, rest)
    return any(
        _leads_on(tuple(sorted((*tops[:place], value, *tops[place + 1 :]))), rest)
        for place, top in enumerate(tops)
        if top <= value
    )
