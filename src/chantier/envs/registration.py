"""The ids under which `gymnasium.make` knows the environments."""

from __future__ import annotations

import gymnasium

BLUEPRINTS, MEN_AT_WORK = "chantier/Blueprints-v0", "chantier/MenAtWork-v0"


def register() -> None:
    gymnasium.register(
        id=BLUEPRINTS,
        entry_point="chantier.envs.blueprints_v0:BlueprintsEnv",
        vector_entry_point="chantier.envs.batch:BlueprintsBatch",
    )
    gymnasium.register(id=MEN_AT_WORK, entry_point="chantier.envs.men_at_work_v0:MenAtWorkEnv")
