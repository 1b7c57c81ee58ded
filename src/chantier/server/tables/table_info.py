"""Public information about a table: everything that is not the game itself."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from chantier.core.events import Seat
from chantier.core.rows import SeatRow, TableRow
from chantier.server.tables.game import Running
from chantier.server.tables.presence import Presence
from chantier.server.tables.stored_table import Papers
from chantier.server.wire import DiceSteps, SeatInfo, TableInfo


def host_seat(row: TableRow, seats: Sequence[SeatRow]) -> Seat | None:
    """Seat of the host; not those of their guests."""
    return next((one.seat for one in seats if row.host is not None and one.player == row.host and not one.guest), None)


def table_info(
    papers: Papers, running: Running, presence: Presence, rated: bool, steps: DiceSteps | None, awaits: Sequence[Seat]
) -> TableInfo:
    """The same for everybody: nobody is `you` yet, and nobody is asked for a take-back."""
    row, (here, onlookers) = papers.row, presence
    return TableInfo(
        id=row.id,
        game=row.game,
        options=msgspec.Raw(row.options),
        status=row.status,
        seats=tuple(
            _seat_info(one, is_here, one.seat in running.chains_lost)
            for one, is_here in zip(papers.seats, here, strict=True)
        ),
        commitment=row.commitment,
        clock=msgspec.Raw(row.clock),
        patience_s=row.patience_s,
        host=host_seat(row, papers.seats),
        clocks=running.clocks,
        talk=row.talk,
        public=row.public,
        salts=row.salts,
        rematch_of=row.rematch_of,
        rematch=papers.rematch,
        code=row.code,
        onlookers=onlookers.number,
        watching=tuple(one.name for one in onlookers.people),
        watching_ids=tuple(one.id for one in onlookers.people),
        unrated=not rated,
        steps=steps,
        awaits=tuple(awaits),
        casual=row.casual,
        hinted=papers.hinted,
    )


def _seat_info(one: SeatRow, is_here: bool, chain_lost: bool) -> SeatInfo:
    return SeatInfo(
        one.kind,
        one.name,
        one.bot,
        is_here,
        one.stand_in,
        one.salt_hash,
        one.chain_end,
        one.guest,
        one.in_words,
        chain_lost,
        None if one.guest else one.player,
    )
