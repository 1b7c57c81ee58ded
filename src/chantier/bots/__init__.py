"""Bots. Each gets a sight, exactly what a person in that seat would see."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from chantier.bots.uniform import Uniform
from chantier.core.bot import Bot


def bots_in(folder: ModuleType) -> dict[str, Callable[[], Bot]]:
    """The bots of a game from the weakest to the strongest: every class with a `strength` in the modules of its folder,
    after the one that plays any game; of one strength by their names. A new bot is one new module."""
    modules = [import_module(f"{folder.__name__}.{module.name}") for module in iter_modules(folder.__path__)]
    classes = [one for module in modules for one in vars(module).values() if isinstance(one, type)]
    levels = {one for one in classes if "strength" in vars(one)}
    found = sorted(levels, key=lambda one: (vars(one)["strength"], vars(one)["name"]))
    return {Uniform.name: Uniform, **{vars(one)["name"]: one for one in found}}
