"""Statistics of a finished game, seat by seat, for summaries; and how each plan was built."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from chantier.core.events import Event
from chantier.core.game import Case
from chantier.games.blueprints.notation import plan_text
from chantier.games.blueprints.pieces import LETTERS, Award, Material, Prize
from chantier.games.blueprints.state import State

CHAPTERS: dict[str, tuple[str, ...]] = {
    "buildings": ("building", "bonus"),
    "awards": tuple(award.value for award in Award),
    "prizes": tuple(prize.value for prize in Prize),
}
"""What is told together."""
FIGURES: dict[str, dict[str, Literal["sum", "most"]]] = {
    "materials": {material.value: "sum" for material in Material},
    "prizes": {prize.value: "sum" for prize in Prize},
    "awards": {award.value: "sum" for award in Award},
}
"""What a profile tells, by chapter."""


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


def profile_statistics(state: State, events: Sequence[Event] = ()) -> dict[str, tuple[int, ...]]:
    """The same with the dice of each material that a seat has built with."""
    counts = {
        material.value: tuple(
            sum(
                die.startswith(LETTERS[material])
                for result in state.rounds
                for stack in result.buildings[seat]
                for die in stack
            )
            for seat in range(state.seats)
        )
        for material in Material
    }
    return {**counts, **statistics(state, events)}


def cases(state: State, events: Sequence[Event] = ()) -> list[Case]:
    """Every plan that was dealt: what its building scored, and whether it followed the plan (B30)."""
    return [
        Case(plan_text(plan), seat, {"building": score.total, "bonus": score.bonus > 0})
        for result in state.rounds
        for seat, (plan, score) in enumerate(zip(result.plans, result.scores, strict=True))
    ]
