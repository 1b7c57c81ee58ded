"""Notes of a record: what happened at the table besides the game."""

from __future__ import annotations

from typing import Literal

import msgspec

from chantier.core.decoding import JsonObject
from chantier.core.events import Seat

RemarkKind = Literal["stand_in", "returned", "left_out", "chain_lost"]
NoteKind = RemarkKind | Literal["hint"]
"""A hint is noted by the house, and not in records."""


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Note on the table besides the game: from decision `n` on a bot stood in for a seat, or its player was
    back, or its chain was lost; a seat's salt was left out because it was not revealed (first form only).
    Or an observation of decision `n` for people to read (`observed`): no rule asks for it, and no check
    compares it."""

    n: int
    kind: RemarkKind | Literal["observed"]
    seat: Seat
    about: JsonObject | None = None
