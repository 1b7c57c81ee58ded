"""The ids under which `gymnasium.make` knows the environments of all registered games."""

from __future__ import annotations

import gymnasium

from chantier.registry import GAMES


def register() -> None:
    for registered in GAMES.values():
        made = registered.environments
        gymnasium.register(
            id=made.gymnasium_id, entry_point=made.single, vector_entry_point=made.vector, kwargs=dict(made.arguments)
        )
