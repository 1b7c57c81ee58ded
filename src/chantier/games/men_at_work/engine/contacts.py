"""Contacts that begin while a site moves: which two pieces, where, and with what impulse. One of them is what everybody
sees, hears and feels of an impact (docs/wire.md).

The engine tells which parts begin to touch, so that nothing has to be looked for; how hard they press is read off it
then. Nothing there goes otherwise for it. Only what is strong enough is noted, and never more than a few at a time.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Literal, NamedTuple, Protocol

from chantier.games.men_at_work.engine.units import IMPULSE_UNS
from chantier.games.men_at_work.geometry.poses import Vector
from chantier.games.men_at_work.judging.touches import Impact, Pair
from chantier.games.men_at_work.pieces import PIECES, TABLE, Kind, Piece, hat_of

Material = Literal["wood", "concrete", "metal", "clay", "plastic", "cardboard"]
MATERIALS: Mapping[Kind, Material] = {
    Kind.SUPPORT: "concrete",
    Kind.GIRDER: "wood",
    Kind.WORKER: "wood",
    Kind.HAT: "plastic",
    Kind.BRICK: "clay",
    Kind.BEAM: "wood",
    Kind.CRANE: "metal",
    Kind.BOX: "cardboard",
}
TABLE_MATERIAL: Material = "wood"

LEAST_UNS = 15.0
"""A contact begins where a piece presses so hard, in micronewton seconds a tick; the lightest one weighs 29."""
WAIT_TICKS = 60
"""So long pieces that have met may press less than that, and are forgotten then."""
AGAIN_TICKS = 20
"""The same two are not told again so soon, unless it is harder."""
MOST_WAITING = 64
MOST_A_FRAME = 8
MOST_TOLD = 16
TOLD_TICKS = 50
"""A frame repeats what began in the last quarter of a second, so that a reader who misses some hears of it."""

ENTRY = struct.Struct("<BHH3hH")
"""How many ticks ago, the two pieces by their numbers, where in steps, and the impulse."""
ON_TABLE = 0xFFFF


class Contact(NamedTuple):
    """Two pieces have met; the place is in the world, in mm."""

    tick: int
    pieces: Pair
    place: Vector
    impulse_uns: float

    @property
    def materials(self) -> tuple[Material, Material]:
        one, two = self.pieces
        return material_of(one), material_of(two)


def material_of(piece: Piece) -> Material:
    return TABLE_MATERIAL if piece == TABLE else MATERIALS[PIECES[piece]]


def _is_worn(pair: Pair) -> bool:
    """A hat on its worker's head: it rattles with every step of his."""
    hat, worker = pair
    return PIECES.get(worker) is Kind.WORKER and hat == hat_of(worker)


class Listening(Protocol):
    """Tells what begins to touch on a site (meetings.py)."""

    def listen(self) -> None: ...
    def met(self) -> set[Pair]: ...


class ContactWatch:
    """Looks on after every tick and notes what has just met."""

    def __init__(self, meetings: Listening, impact: Callable[[Pair], Impact | None]) -> None:
        self._meetings, self._impact = meetings, impact
        meetings.listen()
        self._waiting: dict[Pair, int] = {}
        """What has met and does not press yet, and since when."""
        self._pressing: dict[Pair, Contact] = {}
        """What began to press in the tick before: it may press harder in this one."""
        self._last: dict[Pair, Contact] = {}
        self._new: list[Contact] = []
        self._told: tuple[Contact, ...] = ()

    def look(self, tick: int, unheard: Collection[Piece] = ()) -> None:
        """`unheard`: what these touch is not noted."""
        met = [
            pair for pair in self._meetings.met() if not (_is_worn(pair) or pair[0] in unheard or pair[1] in unheard)
        ]
        for pair in sorted(met)[: MOST_WAITING - len(self._waiting)]:
            self._waiting.setdefault(pair, tick)
        pressing, self._pressing = self._pressing, {}
        for pair, contact in pressing.items():
            harder = max(contact, self._contact(tick, pair) or contact, key=lambda one: one.impulse_uns)
            self._note(harder._replace(tick=tick))  # not told before: no reader takes it for an old one
        for pair, since in tuple(self._waiting.items()):
            found = self._contact(tick, pair)
            if found is not None and found.impulse_uns >= LEAST_UNS:
                self._pressing[pair] = found
            elif found is not None and tick - since < WAIT_TICKS:
                continue
            del self._waiting[pair]

    def _contact(self, tick: int, pair: Pair) -> Contact | None:
        impact = self._impact(pair)
        return None if impact is None else Contact(tick, pair, impact.place, impact.load_mn * IMPULSE_UNS)

    def _note(self, contact: Contact) -> None:
        last = self._last.get(contact.pieces)
        if last is not None and contact.tick - last.tick < AGAIN_TICKS and contact.impulse_uns <= last.impulse_uns:
            return
        self._last[contact.pieces] = contact
        self._new.append(contact)

    def told(self, tick: int) -> tuple[Contact, ...]:
        """Contacts to report at this tick: the hardest new ones, and again those reported a moment ago."""
        hardest = sorted(self._new, key=lambda one: -one.impulse_uns)[:MOST_A_FRAME]
        recent = [one for one in (*self._told, *sorted(hardest)) if tick - one.tick <= TOLD_TICKS]
        self._told, self._new = tuple(recent[-MOST_TOLD:]), []
        return self._told


def packed(contacts: Iterable[Contact], tick: int, number: Mapping[Piece, int], step_mm: float) -> bytes:
    """As they stand at the end of a frame; its own tick is told before."""
    return b"".join(_entry(one, tick, number, step_mm) for one in contacts)


def _entry(contact: Contact, tick: int, number: Mapping[Piece, int], step_mm: float) -> bytes:
    one, two = (number.get(piece, ON_TABLE) for piece in contact.pieces)
    x, y, z = (max(-32767, min(32767, round(mm / step_mm))) for mm in contact.place)
    return ENTRY.pack(tick - contact.tick, one, two, x, y, z, min(0xFFFF, round(contact.impulse_uns)))
