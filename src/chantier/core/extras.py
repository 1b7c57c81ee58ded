"""Extras: parts of the installation that not everybody needs, such as `pip install 'chantier[lab]'`."""

from __future__ import annotations

from importlib.util import find_spec

from chantier.core.errors import BadInput

MODULES = {"lab": ("numba", "matplotlib"), "postgres": ("psycopg",)}
"""The modules that an extra brings, as pyproject.toml has them."""


def has_extra(name: str) -> bool:
    """Whether all of an extra can be imported. Nothing is loaded by asking."""
    return all(find_spec(module) is not None for module in MODULES[name])


def install_command(name: str) -> str:
    return f"pip install 'chantier[{name}]'"


def check_extra(name: str, code: str, **facts: str) -> None:
    """Refuses what needs an extra that is not installed; the sentence tells how to install it."""
    if not has_extra(name):
        raise BadInput(code, command=install_command(name), **facts)
