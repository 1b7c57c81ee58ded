"""Statistics of a finished game, seat by seat, for summaries; and how each plan was built."""

from __future__ import annotations

from collections.abc import Sequence

from chantier.core.events import Event
from chantier.core.game import Case
from chantier.games.blueprints.notation import plan_text
from chantier.games.blueprints.pieces import Award, Prize
from chantier.games.blueprints.state import State

CHAPTERS: dict[str, tuple[str, ...]] = {
    "buildings": ("building", "bonus"),
    "awards": tuple(award.value for award in Award),
    "prizes": tuple(prize.value for prize in Prize),
}
"""What is told together."""


def statistics(state: State, events: Sequence[Event] = ()) -> dict[str, tuple[int, ...]]:
    """Numbers by seat: building points and bonuses over the rounds, Awards and Prizes of each kind."""
    seats = range(state.seats)
    counted = {
        "building": tuple(sum(result.scores[seat].total for result in state.rounds) for seat in seats),
        "bonus": tuple(sum(result.scores[seat].bonus > 0 for result in state.rounds) for seat in seats),
    }
    for award in Award:
        counted[award.value] = tuple(sum(result.awards.get(award) == seat for result in state.rounds) for seat in seats)
    for prize in Prize:
        counted[prize.value] = tuple(sum(result.prizes[prize] == seat for result in state.rounds) for seat in seats)
    return counted


def cases(state: State, events: Sequence[Event] = ()) -> list[Case]:
    """Every plan that was dealt: what its building scored, and whether it followed the plan (B30)."""
    return [
        Case(plan_text(plan), seat, {"building": score.total, "bonus": score.bonus > 0})
        for result in state.rounds
        for seat, (plan, score) in enumerate(zip(result.plans, result.scores, strict=True))
    ]
