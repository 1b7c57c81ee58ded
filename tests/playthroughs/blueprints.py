"""Tells a game of Blueprints: the pool, every desk as each seat sees it, and the legal moves."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from chantier.core.match import Match
from chantier.games.blueprints.moves import TakeDie
from chantier.games.blueprints.notation import building_text, plan_text
from chantier.games.blueprints.state import State
from chantier.games.blueprints.view import View
from tests.playthroughs.columns import named, row


def show(match: Match) -> Iterator[str]:
    state: State = match.state
    yield f"state  round {state.round}  first {state.first}  to move {match.to_move()}  bag {state.bag}"
    yield f"       pool {' '.join(state.pool)}  discarded {' '.join(state.discarded) or '-'}"
    views: list[View] = [match.game.view(state, seat) for seat in (*range(state.seats), None)]
    yield row([f"view of {named(view.seat)}" for view in views])
    for owner in range(state.seats):
        yield row([_desk(view, owner) for view in views])
    legal = list(match.game.legal_moves(state))
    more = " | ..." if len(legal) > 12 else ""
    yield f"legal  {len(legal)}: {' | '.join(_short(move) for move in legal[:12])}{more}"


def _desk(view: View, owner: int) -> str:
    desk = view.desks[owner]
    if desk.plan is None or desk.building is None or desk.score is None:
        lost = f" lost {' '.join(desk.removed)}" if desk.removed else ""
        return f"{owner}: took {' '.join(desk.taken) or '-'}{lost}"
    text = building_text(desk.plan, desk.building) if any(desk.building) else f"plan {plan_text(desk.plan)}"
    return f"{owner}: {text} = {desk.score.total}"


def _short(move: TakeDie) -> str:
    return " ".join(str(part or "-") for part in (move.die, move.space, move.discard) if part or part == move.space)


def plain(told: msgspec.Struct) -> str:
    """A move or an event as it is."""
    return msgspec.json.encode(told).decode()
