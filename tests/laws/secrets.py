"""For each game: what everybody may know of a move, which turns open what was hidden, and where there are secrets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from chantier.games.blueprints.events import BuildingsRevealed
from chantier.games.men_at_work.deck import back_of
from chantier.games.men_at_work.events import CardFlipped
from chantier.games.men_at_work.moves import LayCard, MenAtWorkMove
from chantier.games.men_at_work.rules import legal_moves, to_move
from chantier.games.men_at_work.state import State


def _seen_of(move: MenAtWorkMove) -> object:
    """Of a card that a foreman lays on the draw pile all see the back only (M80)."""
    if isinstance(move, LayCard) and move.on == "draw":
        return ("draw", back_of(move.card))
    return move


def _may_lay(state: State) -> bool:
    return to_move(state) is not None and bool(legal_moves(state).lays)


PUBLIC_PARTS: dict[str, Callable[[Any], object]] = {
    "blueprints": lambda move: (move.die, move.space is None, move.discard),  # B29
    "men-at-work": _seen_of,
}
REVEALS: dict[str, Callable[[Sequence[Any]], bool]] = {
    "blueprints": lambda events: any(isinstance(event, BuildingsRevealed) for event in events),
    # The next card is one of those that nobody could tell from the ones in foremen's hands.
    "men-at-work": lambda events: any(isinstance(event, CardFlipped) for event in events),
}
HAS_SECRETS: dict[str, Callable[[Any], bool]] = {
    "blueprints": lambda state: True,
    "men-at-work": lambda state: state.options.foreman,
}
"""A game in which something is hidden from somebody."""
HAS_SECRET_MOVES: dict[str, Callable[[Any], bool]] = {
    "blueprints": lambda state: True,
    "men-at-work": _may_lay,
}
"""A position in which a move may be hidden in part."""
