"""Events: what happened. Past tense (`DieTaken`), frozen, told apart by `kind`."""

from __future__ import annotations

from typing import Any

import msgspec

Seat = int
"""A place at the table, counted from 0."""


class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=True, forbid_unknown_fields=True):
    """The base of all events. An event is seen whole or not at all: a half-secret fact is two events."""

    @property
    def to(self) -> Seat | None:
        """The only seat that may see this event; None: everyone may."""
        return None

    def uncovers(self, state: Any) -> bool:
        """True: it shows what lay hidden in this state, in which it happened, besides the mover's own choice. No
        take-back goes behind it: what was seen cannot be hidden again. What is drawn was not there before."""
        return False
