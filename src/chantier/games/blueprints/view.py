"""What one seat, or an onlooker, may see; and states that could be behind such a view."""

from __future__ import annotations

from typing import cast

import msgspec

from chantier.core.chance import Chance
from chantier.core.events import Seat
from chantier.core.game import Outcome
from chantier.games.blueprints.moves import put, spaces_for
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
from chantier.games.blueprints.state import Desk, Options, RoundResult, State


class DeskView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's desk. Behind a screen, plan, building and score are None and only the dice taken are known (B29)."""

    taken: tuple[Die, ...]
    plan: Plan | None = None
    building: Building | None = None
    score: Score | None = None
    """What the building would score now."""


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
            _open(desk) if state.revealed or owner == seat else DeskView(desk.taken)
            for owner, desk in enumerate(state.desks)
        ),
        revealed=state.revealed,
        rounds=state.rounds,
        points=_points(state),
        ending=state.ending,
    )


def _open(desk: Desk) -> DeskView:
    counted = None if desk.plan is None else score(desk.plan, desk.building)
    return DeskView(desk.taken, desk.plan, desk.building, counted)


def _points(state: State) -> tuple[int, ...] | None:
    """Awards and Prizes lie face down until the end, unless the table plays with open points (B55)."""
    if state.ending is None and not state.options.open_points:
        return None
    return tuple(one.points for one in tallies_of(state))


def imagine(view: View, chance: Chance) -> State:
    """A state that shows exactly this view: unseen desks get a card nobody has used and a way to have built on it."""
    used = tuple(plan for result in view.rounds for plan in result.plans)
    seen = {desk.plan for desk in view.desks}
    deck = [plan for plan in PLANS if plan not in used and plan not in seen]
    desks = []
    for desk in view.desks:
        if desk.building is not None:
            desks.append(Desk(desk.plan, desk.building, desk.taken))
            continue
        plan, building = _imagine_desk(deck, desk.taken, chance)
        deck.remove(plan)
        desks.append(Desk(plan, building, desk.taken))
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
        used=used,
        rounds=view.rounds,
        ending=view.ending,
    )


def _imagine_desk(deck: list[Plan], taken: tuple[Die, ...], chance: Chance) -> tuple[Plan, Building]:
    """Draws cards until the dice can all stand on one; if they never can, some were removed (B24)."""
    untried = list(deck)
    while untried:
        plan = chance.choose(untried, "imagine")
        untried.remove(plan)
        building = _build(plan, EMPTY_SITE, taken, chance)
        if building is not None:
            return plan, building
    plan = chance.choose(deck, "imagine")
    return plan, _build_with_losses(plan, taken, chance)


def _build(plan: Plan, building: Building, dice: tuple[Die, ...], chance: Chance) -> Building | None:
    """Places all these dice in this order at random, going back where it leads nowhere; None if there is no way."""
    if not dice:
        return building
    spaces = list(spaces_for(plan, building, VALUE[dice[0]]))
    while spaces:
        space = chance.choose(spaces, "imagine")
        spaces.remove(space)
        built = _build(plan, put(building, INDEX[space], dice[0]), dice[1:], chance)
        if built is not None:
            return built
    return None


def _build_with_losses(plan: Plan, dice: tuple[Die, ...], chance: Chance) -> Building:
    building = EMPTY_SITE
    for die in dice:
        spaces = spaces_for(plan, building, VALUE[die])
        if spaces:
            building = put(building, INDEX[cast(str, chance.choose(spaces, "imagine"))], die)
    return building
