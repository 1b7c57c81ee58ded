"""Codes for tables that are open, short enough to be said on the phone: a word of the building site and two digits."""

from __future__ import annotations

import re
import secrets

WORDS = (
    "ARENA", "BASIS", "BETON", "BLOC", "CABLE", "DEPOT", "DOCK", "ETAGE", "FORUM", "GIPS", "HOTEL", "IGLU", "KIOSK",
    "KRAN", "LASER", "LIFT", "LOFT", "MAST", "METRO", "MOTOR", "NORM", "PARK", "PIER", "PLAN", "PLAZA", "PONT", "POOL",
    "RAMPE", "ROUTE", "SALON", "SAND", "SILO", "TANK", "TOUR", "TRAM", "TUBE", "TURM", "VILLA", "ZINK", "ZONE",
)  # fmt: skip
"""Known, or easily spelled, in all our languages."""
DRAWN = 20
"""So many are drawn for a new table; should all of them be taken, it does without."""


def drawn() -> list[str]:
    return [f"{secrets.choice(WORDS)}-{secrets.randbelow(100):02}" for _ in range(DRAWN)]


def meant(typed: str) -> str | None:
    """The code somebody means who types it in their own way; None if it is none."""
    found = re.fullmatch(r"([A-Z]{4,5})([0-9]{2})", re.sub(r"[\W_]", "", typed).upper())
    return None if found is None else f"{found[1]}-{found[2]}"
