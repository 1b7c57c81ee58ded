"""Sites in worker processes (core/crew.py): the engine holds Python's lock while it steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from chantier.games.men_at_work.engine.physics import Site

P = ParamSpec("P")
T = TypeVar("T")


def on_site(task: Callable[Concatenate[Site, P], T], snapshot: bytes, *args: P.args, **kwargs: P.kwargs) -> T:
    """A task on a site restored from its snapshot."""
    return task(Site.restore(snapshot), *args, **kwargs)
