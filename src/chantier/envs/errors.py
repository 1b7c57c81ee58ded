"""Refusals as one English sentence: whoever writes a program reads tracebacks, not codes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from chantier.core.errors import Refusal
from chantier.words import Words


def sentence(refusal: Refusal) -> str:
    return Words("en").refusal(refusal)


@contextmanager
def in_words() -> Iterator[None]:
    """Turns a refusal into a ValueError that gives the reason."""
    try:
        yield
    except Refusal as refusal:
        raise ValueError(sentence(refusal)) from None
