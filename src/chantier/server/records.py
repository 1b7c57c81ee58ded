"""Records of ended games: the record itself, the motion beside it, and what each step showed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from chantier.core.decoding import decode_json
from chantier.core.errors import BadInput, Refusal
from chantier.core.events import Event, Seat
from chantier.core.fairness import Fairness
from chantier.core.log import Log, Turn
from chantier.core.record import History, Record, enveloped
from chantier.core.record_notes import Remark
from chantier.core.rows import Note, SeatRow, StoredTurn, TableRow
from chantier.core.sight import Sight, encode, sight, visible
from chantier.core.signing import Signer
from chantier.core.take_back import states, take_back_in
from chantier.core.tracks import tracks_of, whole, written
from chantier.server.config import OfferedGame
from chantier.server.fair_pool import ANYBODY, Account
from chantier.server.ratings import is_rated
from chantier.server.tables.dice import evidence_of, is_loss
from chantier.server.tables.game import events_type
from chantier.server.tables.table import Table
from chantier.server.telling import Teller


class StoredGame(NamedTuple):
    """All that is stored of a table's game."""

    row: TableRow
    seats: Sequence[SeatRow]
    turns: Sequence[StoredTurn]
    notes: Sequence[Note]


async def record_of(table: Table, account: Account = ANYBODY) -> Record:
    row = table.row  # before its turns are read: a game that ends meanwhile still keeps its secrets
    turns, notes = await table.history()
    stored = StoredGame(row, tuple(table.seats), turns, notes)
    return await table.worked_out(account, lambda: record_from(stored, table.offer, table.signer))


def record_from(stored: StoredGame, offer: OfferedGame, signer: Signer) -> Record:
    """All of it once the game has ended; before that what an onlooker may see, and no secret of the dice."""
    row, ended = stored.row, stored.row.status == "ended"
    kind = events_type(offer.game)
    events: list[tuple[Event, ...]] = [msgspec.json.decode(turn.events, type=kind) for turn in stored.turns]
    evidence = evidence_of(row, stored.seats, stored.turns, signer)
    fairness = Fairness(row.commitment, row.server_seed if ended else None, row.salts or (), evidence)
    rules = int(getattr(events[0][0], "rules", 1)) if events else offer.game.rules
    options: msgspec.Struct = decode_json(row.options, offer.game.options_type)
    hinted = any(note.kind == "hint" for note in stored.notes)
    history = History(
        options,
        [one.name for one in stored.seats],
        events if ended else [visible(some, None) for some in events],
        [*_remarks(stored.notes), *_lost_chains(row, stored.turns)],
        row.casual or any(map(take_back_in, events)) or not is_rated(offer, options, stored.seats, hinted),
    )
    return enveloped(offer.game.by_rules(rules), offer.recorder, history, fairness)


def _remarks(notes: Sequence[Note]) -> list[Remark]:
    """A record proves the dice and tells the game; that somebody asked for a hint is the table's own affair."""
    return [Remark(note.n, note.kind, note.seat) for note in notes if note.kind != "hint"]


def _lost_chains(row: TableRow, turns: Sequence[StoredTurn]) -> list[Remark]:
    """Remarks on lost chains, each from the first move without it on."""
    first: dict[Seat, int] = {}
    for turn in turns if row.dice_form == 2 else ():
        if turn.seat is not None and is_loss(turn.by, turn.chain_link):
            first.setdefault(turn.seat, turn.n)
    return [Remark(n, "chain_lost", seat) for seat, n in first.items()]


async def tracks_file_of(table: Table, account: Account = ANYBODY) -> bytes:
    turns, _ = await table.history()

    def work() -> bytes:
        log = Log(Turn(turn.seat, None, visible(table.running.events(turn), None)) for turn in turns)
        return whole([written(1, tracks_of(table.offer.recorder, log))])

    return await table.worked_out(account, work)


class Eyes(NamedTuple):
    """Whose eyes look at a game once more, and from which step on."""

    seat: Seat | None = None
    player: str | None = None
    """Whoever asks: as long as the game runs, a seat's eyes are only for the person who sits there."""
    since: int = 0


async def replay_of(
    table: Table, eyes: Eyes, account: Account = ANYBODY, tell: Teller | None = None
) -> list[bytes]:  # fmt: skip
    """Sight of each step as these eyes had it then: of a past moment nobody sees more than at that moment."""
    seat = eyes.seat
    if seat is not None and seat not in range(table.row.seats):
        raise BadInput("no_such_seat", last=table.row.seats - 1, came=seat)
    if seat is not None and table.row.status != "ended" and not _is_own(table, seat, eyes.player):
        raise Refusal("game_not_over")
    turns, _ = await table.history()

    def work() -> list[bytes]:
        seen = _steps(table, [table.running.events(turn) for turn in turns], seat)[eyes.since :]
        return [encode(one) if tell is None else _with_told(encode(one), tell(one.events, seat)) for one in seen]

    return await table.worked_out(account, work)


def _is_own(table: Table, seat: Seat, player: str | None) -> bool:
    return player is not None and table.seats[seat].player == player


def _steps(table: Table, turns: Sequence[tuple[Event, ...]], seat: Seat | None) -> list[Sight]:
    game = table.offer.game
    after_each = zip(turns, states(game, turns), strict=True)
    return [sight(game, state, events, seat) for events, state in after_each]


def _with_told(encoded: bytes, told: Sequence[str]) -> bytes:
    """A sight as it leaves the house, with one field more."""
    return encoded[:-1] + b',"told":' + msgspec.json.encode(told) + b"}"
