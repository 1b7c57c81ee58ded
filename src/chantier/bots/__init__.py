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
    after the one that plays any game. A new bot is one new module."""
    modules = [import_module(f"{folder.__name__}.{module.name}") for module in iter_modules(folder.__path__)]
    classes = [one for module in modules for one in vars(module).values() if isinstance(one, type)]
    found = sorted({one for one in classes if "strength" in vars(one)}, key=lambda one: vars(one)["strength"])
    return {Uniform.name: Uniform, **{vars(one)["name"]: one for one in found}}
