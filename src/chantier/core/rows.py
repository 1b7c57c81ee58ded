"""Rows about tables and people, written by store/ and read by server/.

Times are unix seconds; bytes hold JSON; a hash is the SHA-256 of a token in hexadecimal digits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

import msgspec

from chantier.core.events import Seat
from chantier.core.record_notes import NoteKind

Status = Literal["open", "starting", "running", "ended", "abandoned"]
SeatKind = Literal["open", "person", "bot"]
By = Literal["table", "seat", "bot", "stand_in", "take_back"]
"""Who made a turn; `take_back`: it is one, which everybody has granted (take_back.py)."""
ADDRESSES = "sqlite:///store.db, postgresql://ada@localhost/chantier"
"""What a database's address looks like."""
Who = str
"""Somebody who is rated: `player:<id>` or `bot:<game>/<name>`."""


class Player(msgspec.Struct, frozen=True):
    """A person, as far as the house knows them."""

    id: str
    name: str
    lang: str
    created_at: float


class Device(msgspec.Struct, frozen=True):
    """A browser that knows somebody by its cookie, of which only the hash is kept."""

    hash: str
    created_at: float
    seen_at: float | None
    """On the last day on which it asked for anything; None before version 0.2 of the house."""


class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    options: bytes
    seats: int
    clock: bytes
    public: bool
    talk: bool
    patience_s: float
    host: str | None
    """None when the host has been forgotten."""
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
    turns: int = 0
    """How long the log is: the number of the next turn."""
    attended_at: float | None = None
    """When, as far as is known, somebody with a seat was last there; kept up to date until the game begins."""
    code: str | None = None
    """By which people find the table as long as it is open."""
    attempt: int = 1
    """How many secrets the table has had: one is thrown away when somebody does not reveal."""
    asked_at: float | None = None
    """While it starts: when it was begun, or somebody promised last; since then the others are waited for."""
    dice_form: int = 2
    """1: begun by an earlier version, and going on with its dice."""
    casual: bool = False
    """It counts for no rating, as whoever made the table wanted it."""


class SeatRow(msgspec.Struct, frozen=True):
    seat: Seat
    kind: SeatKind
    name: str = ""
    player: str | None = None
    bot: str | None = None
    token_hash: str | None = None
    salt_hash: str | None = None
    salt: str | None = None
    chain_end: str | None = None
    stand_in: bool = False
    guest: bool = False
    """Somebody without a device of their own: `player` is who brought them, in whose name they sit."""
    in_words: bool = False
    """Plays by the site in words and chooses among places, whatever help the table has; everybody is told."""
    device: str | None = None
    """The hash of the identity for which the seat's token was made: the token dies with it."""


class SeatedPerson(msgspec.Struct, frozen=True):
    """The fields of a seat's row that a person fills who takes it."""

    player: str
    name: str
    token_hash: str
    guest: bool = False
    device: str | None = None


class NodeLoad(msgspec.Struct, frozen=True):
    """Load of a server that shares its database."""

    tables: int = 0
    """In memory."""
    people: int = 0
    """At tables, whether they sit there or look on."""
    load: float = 0.0
    """Cores that it keeps busy."""


class NodeRow(msgspec.Struct, frozen=True):
    """A server that shares its database with others."""

    id: str
    address: str
    """Where the others reach it."""
    version: str
    started_at: float
    until: float
    """It certainly lives so long."""
    draining: bool
    """It takes no tables any more, and hands over those it has."""
    tables: int
    people: int
    load: float


class StoredTurn(msgspec.Struct, frozen=True):
    """One decision and what followed; `request` is the asker's own name for it, so that asking twice plays once."""

    table: str
    n: int
    seat: Seat | None
    by: By
    events: bytes
    at: float
    move: bytes | None = None
    request: str | None = None
    clocks: bytes | None = None
    to_move: Seat | None = None
    """Whose turn it is then."""
    chain_link: str | None = None
    """Opened with the move; None: its draws rest on the server's secret alone."""


class Note(msgspec.Struct, frozen=True):
    """Additional note on a game: who stood in, and from which decision on; or who was given a hint for it."""

    n: int
    kind: NoteKind
    seat: Seat
    at: float


class Snapshot(msgspec.Struct, frozen=True):
    """State folded from the log up to turn `n`: a cache, never the source of truth."""

    n: int
    content: bytes


class ChatMessage(msgspec.Struct, frozen=True):
    """To be said at a table: a preset phrase or free text."""

    player: str | None
    seat: Seat | None
    """None for an onlooker."""
    name: str
    at: float
    phrase: str | None = None
    text: str | None = None


class TalkRow(msgspec.Struct, frozen=True):
    """Said at a table: a preset phrase or free text. Neither: whoever said it has been forgotten."""

    number: int
    player: str | None
    seat: Seat | None
    """None for an onlooker."""
    name: str
    phrase: str | None
    text: str | None
    at: float


class Result(msgspec.Struct, frozen=True):
    """Result of a game for one seat; `who` is None when the person has been forgotten."""

    seat: Seat
    who: Who | None
    points: int
    place: int
    won: bool


class Played(msgspec.Struct, frozen=True):
    """A result in a list of results."""

    table: str
    game: str
    ended_at: float
    seat: Seat
    who: Who | None
    points: int
    place: int
    won: bool


class Rated(msgspec.Struct, frozen=True):
    who: Who
    mu: float
    sigma: float
    games: int


class Standing(msgspec.Struct, frozen=True):
    """A line of a leaderboard; a person has a name, a bot has None."""

    who: Who
    name: str | None
    mu: float
    sigma: float
    games: int


class Glance(msgspec.Struct, frozen=True):
    """A table as a list shows it, without the game itself."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    to_move: Seat | None
    """As the newest turn left it; None where that is not known, or nobody's."""
    results: tuple[Played, ...]
    """One for each seat, once the game has ended."""
    clocks: bytes | None = None
    moved_by: Seat | None = None
    """Clocks and mover of the newest turn."""


Rate = Callable[[Mapping[Who, Rated]], Sequence[Rated]]
"""From the ratings known before a game to those after it."""


class Ending(msgspec.Struct, frozen=True):
    """End of a table. `rate` is called inside the transaction, so no two games that end at once lose a rating."""

    status: Literal["ended", "abandoned"]
    at: float
    results: tuple[Result, ...] = ()
    rate: Rate | None = None
