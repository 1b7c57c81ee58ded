"""Records of ended games: the record itself, the motion beside it, and what each step showed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from chantier.core.errors import BadInput, Refusal
from chantier.core.events import Event, Seat
from chantier.core.fairness import Fairness
from chantier.core.game import fold
from chantier.core.log import Log, Turn
from chantier.core.record import History, Record, enveloped
from chantier.core.record_notes import Remark
from chantier.core.rows import StoredTurn
from chantier.core.sight import Sight, encode, sight, visible
from chantier.core.tracks import tracks_of, whole, written
from chantier.server.fair_pool import ANYBODY, Account
from chantier.server.tables.dice import evidence_of, is_loss
from chantier.server.tables.table import Table
from chantier.server.telling import Teller


async def record_of(table: Table, account: Account = ANYBODY) -> Record:
    """All of it once the game has ended; before that what an onlooker may see, and no secret of the dice."""
    ended = table.row.status == "ended"  # before its turns are read: a game that ends meanwhile still keeps its secrets
    turns, notes = await table.history()
    events = await table.worked_out(account, lambda: [table.running.events(turn) for turn in turns])
    row, evidence = table.row, evidence_of(table.row, table.seats, turns, table.signer)
    fairness = Fairness(row.commitment, row.server_seed if ended else None, row.salts or (), evidence)
    rules = int(getattr(events[0][0], "rules", 1)) if events else table.offer.game.rules
    history = History(
        table.options,
        [one.name for one in table.seats],
        events if ended else [visible(some, None) for some in events],
        [*(Remark(note.n, note.kind, note.seat) for note in notes), *_lost_chains(table, turns)],
    )
    return enveloped(table.offer.game.by_rules(rules), table.offer.recorder, history, fairness)


def _lost_chains(table: Table, turns: Sequence[StoredTurn]) -> list[Remark]:
    """Remarks on lost chains, each from the first move without it on."""
    first: dict[Seat, int] = {}
    for turn in turns if table.row.dice_form == 2 else ():
        if turn.seat is not None and is_loss(turn.by, turn.chain_link):
            first.setdefault(turn.seat, turn.n)
    return [Remark(n, "chain_lost", seat) for seat, n in first.items()]


async def tracks_file_of(table: Table, account: Account = ANYBODY) -> bytes:
    turns, _ = await table.history()

    def work() -> bytes:
        log = Log(Turn(turn.seat, None, visible(table.running.events(turn), None)) for turn in turns)
        return whole([written(1, tracks_of(table.offer.recorder, log))])

    return await table.worked_out(account, work)


async def replay_of(
    table: Table, seat: Seat | None, account: Account = ANYBODY, tell: Teller | None = None
) -> list[bytes]:
    if seat is not None and seat not in range(table.row.seats):
        raise BadInput("no_such_seat", last=table.row.seats - 1, came=seat)
    if seat is not None and table.row.status != "ended":
        raise Refusal("game_not_over")
    turns, _ = await table.history()

    def work() -> list[bytes]:
        seen = _steps(table, [table.running.events(turn) for turn in turns], seat)
        return [encode(one) if tell is None else _with_told(encode(one), tell(one.events)) for one in seen]

    return await table.worked_out(account, work)


def _steps(table: Table, turns: Sequence[tuple[Event, ...]], seat: Seat | None) -> list[Sight]:
    game = table.offer.game
    state, steps = None, []
    for events in turns:
        state = fold(game, events, state)
        steps.append(sight(game, state, events, seat))
    return steps


def _with_told(encoded: bytes, told: Sequence[str]) -> bytes:
    """A sight as it leaves the house, with one field more."""
    return encoded[:-1] + b',"told":' + msgspec.json.encode(told) + b"}"
