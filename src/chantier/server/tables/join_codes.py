"""Codes for tables that are open, short enough to be said on the phone: two words of the building site and four digits.

There are sixteen million of them, and tries are limited for all addresses together (limits.py): whoever tries all day
finds no table worth the trouble.
"""

from __future__ import annotations

import re
import secrets

WORDS = (
    "ARENA", "BASIS", "BETON", "BLOC", "CABLE", "DEPOT", "DOCK", "ETAGE", "FORUM", "GIPS", "HOTEL", "IGLU", "KIOSK",
    "KRAN", "LASER", "LIFT", "LOFT", "MAST", "METRO", "MOTOR", "NORM", "PARK", "PIER", "PLAN", "PLAZA", "PONT", "POOL",
    "RAMPE", "ROUTE", "SALON", "SAND", "SILO", "TANK", "TOUR", "TRAM", "TUBE", "TURM", "VILLA", "ZINK", "ZONE",
)  # fmt: skip
"""Known, or easily spelled, in all our languages."""
NUMBERS = 10_000
DRAWN = 20
"""So many are drawn for a new table; should all of them be taken, it does without."""
_WORD = "|".join(WORDS)
_CODE = re.compile(rf"({_WORD})({_WORD})([0-9]{{4}})")
_OLD_CODE = re.compile(rf"({_WORD})([0-9]{{2}})")
"""Tables that were open when codes were shorter keep theirs."""


def drawn() -> list[str]:
    return [f"{secrets.choice(WORDS)}-{secrets.choice(WORDS)}-{secrets.randbelow(NUMBERS):04}" for _ in range(DRAWN)]


def meant(typed: str) -> str | None:
    """The code somebody means who types it in their own way; None if it is none."""
    letters = re.sub(r"[\W_]", "", typed).upper()
    found = _CODE.fullmatch(letters) or _OLD_CODE.fullmatch(letters)
    return None if found is None else "-".join(found.groups())
