"""Tables and seats as they are asked for, checked and turned into rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from chantier.core.decoding import JsonObject, decode_json
from chantier.core.errors import BadInput, Refusal
from chantier.core.events import Seat
from chantier.core.rows import SeatRow
from chantier.server.config import OfferedGame
from chantier.server.people import Person
from chantier.server.tables.clocks import LONGEST_S, Clock, NoClock
from chantier.server.tables.table import Table

SEATS_MOST = 8


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`bot` names a level; without one the seat is open for people."""

    bot: str | None = None


class TableWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. `patience_s`: how long it waits for somebody who has gone before a bot stands in; by default two
    minutes, or thirty days where moves take days. `casual`: it counts for no rating, and moves may be taken back."""

    game: str
    seats: Annotated[tuple[SeatWanted, ...], msgspec.Meta(min_length=1, max_length=SEATS_MOST)]
    options: JsonObject = {}
    clock: Clock = NoClock()
    public: bool = False
    talk: bool = False
    patience_s: Annotated[float, msgspec.Meta(ge=1, le=LONGEST_S)] | None = None
    casual: bool = False


class Seated(msgspec.Struct, frozen=True):
    """Answer to a person who sits down: the token is shown this once."""

    table: str
    seat: Seat
    token: str


def as_before(table: Table) -> TableWanted:
    row = table.row
    return TableWanted(
        row.game,
        tuple(SeatWanted(one.bot) for one in table.seats),
        decode_json(row.options, JsonObject),
        decode_json(row.clock, Clock),
        row.public,
        row.talk,
        row.patience_s,
        row.casual,
    )


def wanted_seats(table: Table, seat: Seat | None) -> list[Seat]:
    if seat is None:
        return [one.seat for one in table.seats if one.kind == "open"]
    return [check_seat(table, seat)]


def check_seat(table: Table, seat: Seat) -> Seat:
    if seat not in range(table.row.seats):
        raise BadInput("no_such_seat", last=table.row.seats - 1, came=seat)
    return seat


def own_seat(seats: Sequence[SeatRow], player: str | None) -> Seat | None:
    """Seat of the person themselves; not those of their guests."""
    mine = (one.seat for one in seats if one.player == player and not one.guest)
    return None if player is None else next(mine, None)


def seat_of(table: Table, person: Person) -> Seat:
    seat = own_seat(table.seats, person.id)
    if seat is None:
        raise Refusal("no_seat")
    return seat


def seat_row(number: Seat, wanted: SeatWanted, offer: OfferedGame) -> SeatRow:
    if wanted.bot is None:
        return SeatRow(number, "open")
    if wanted.bot not in offer.bots:
        raise BadInput("unknown_bot", came=wanted.bot, known=", ".join(offer.bots))
    return SeatRow(number, "bot", name=f"{wanted.bot} {number + 1}", bot=wanted.bot)
