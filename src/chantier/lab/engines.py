"""Engines: where series and contests are played. Whichever it is, the results are the same, in the same order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Protocol, TypeVar

from chantier.core.errors import BadInput
from chantier.lab.cluster import on_ray
from chantier.lab.workers import shared_out

B = TypeVar("B")
R = TypeVar("R")
NAMES = ("local", "ray")


class Engine(Protocol):
    """Does some work for all batches, with so many workers; gives the results in the order of the batches."""

    def __call__(self, work: Callable[[B], R], batches: Iterable[B], workers: int) -> Iterator[R]: ...


def engine_named(name: str, address: str = "") -> Engine:
    """`address`: of a Ray cluster, like `10.0.0.1:6379`; otherwise Ray starts on this machine, or is found as its own
    tools find it."""
    if name not in NAMES:
        raise BadInput("unknown_engine", came=name, known=", ".join(NAMES))
    if address and name != "ray":
        raise BadInput("address_needs_ray")
    return partial(on_ray, address=address) if name == "ray" else shared_out
