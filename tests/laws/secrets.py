"""For each game: what everybody may know of a move, and which turns open what was hidden."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from chantier.games.blueprints.events import BuildingsRevealed

PUBLIC_PARTS: dict[str, Callable[[Any], object]] = {"blueprints": lambda move: (move.die, move.discard)}
REVEALS: dict[str, Callable[[Sequence[Any]], bool]] = {
    "blueprints": lambda events: any(isinstance(event, BuildingsRevealed) for event in events)
}
