"""Protocol of a bot: it gets a sight, exactly as a person would, and a chance of its own."""

from __future__ import annotations

from typing import Any, Protocol

from chantier.core.chance import Chance
from chantier.core.sight import Sight


class Bot(Protocol):
    """`choose` is called only when the sight's seat is to move; it answers with one of `sight.legal`."""

    name: str

    def choose(self, sight: Sight, chance: Chance) -> Any: ...
