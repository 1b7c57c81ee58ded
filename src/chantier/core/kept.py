"""What a house keeps about tables and people: the rows that store/ writes and server/ reads. Times are unix seconds."""

from __future__ import annotations

from typing import Literal

import msgspec

from chantier.core.events import Seat

Status = Literal["open", "starting", "running", "ended", "abandoned"]
SeatKind = Literal["open", "person", "bot"]
By = Literal["table", "seat", "bot", "stand_in"]


class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    options: bytes
    seats: int
    clock: bytes
    public: bool
    talk: bool
    patience_s: float
    host: str
    status: Status
    server_seed: str
    """Secret until the game has ended."""
    commitment: str
    created_at: float
    salts: tuple[str, ...] | None = None
    rematch_of: str | None = None
    started_at: float | None = None
    ended_at: float | None = None
    moved_at: float | None = None


class SeatRow(msgspec.Struct, frozen=True):
    seat: Seat
    kind: SeatKind
    name: str = ""
    player: str | None = None
    bot: str | None = None
    token_hash: str | None = None
    entropy_hash: str | None = None
    entropy: str | None = None
    stand_in: bool = False


class StoredTurn(msgspec.Struct, frozen=True):
    table: str
    n: int
    seat: Seat | None
    by: By
    events: bytes
    at: float
    move: bytes | None = None
    request: str | None = None
    clocks: bytes | None = None


class Note(msgspec.Struct, frozen=True):
    """What a record says besides: who stood in from which decision on, whose entropy was left out."""

    n: int
    kind: Literal["stand_in", "returned", "left_out"]
    seat: Seat


class Result(msgspec.Struct, frozen=True):
    seat: Seat
    who: str
    """`player:<id>` or `bot:<game>/<name>`"""
    points: int
    place: int
    won: bool


class Rated(msgspec.Struct, frozen=True):
    who: str
    mu: float
    sigma: float
    games: int
