"""What is worth counting in a finished game, seat by seat, for summaries."""

from __future__ import annotations

from chantier.games.blueprints.pieces import Award, Prize
from chantier.games.blueprints.state import State


def statistics(state: State) -> dict[str, tuple[int, ...]]:
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
