"""Public information about a table: everything that is not the game itself."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from chantier.core.events import Seat
from chantier.core.rows import SeatRow, TableRow
from chantier.server.wire import ClockInfo, DiceSteps, SeatInfo, TableInfo


def host_seat(row: TableRow, seats: Sequence[SeatRow]) -> Seat | None:
    """Seat of the host; not those of their guests."""
    return next((one.seat for one in seats if row.host is not None and one.player == row.host and not one.guest), None)


def table_info(
    row: TableRow,
    seats: Sequence[SeatRow],
    here: Sequence[bool],
    clocks: ClockInfo | None,
    rematch: str | None,
    you: Seat | None,
    onlookers: int,
    rated: bool,
    steps: DiceSteps | None,
    chains_lost: Collection[Seat],
    awaits: Sequence[Seat],
) -> TableInfo:
    return TableInfo(
        id=row.id,
        game=row.game,
        options=msgspec.Raw(row.options),
        status=row.status,
        seats=tuple(
            SeatInfo(
                one.kind,
                one.name,
                one.bot,
                is_here,
                one.stand_in,
                one.salt_hash,
                one.chain_end,
                one.guest,
                one.in_words,
                one.seat in chains_lost,
            )
            for one, is_here in zip(seats, here, strict=True)
        ),
        commitment=row.commitment,
        clock=msgspec.Raw(row.clock),
        patience_s=row.patience_s,
        you=you,
        host=host_seat(row, seats),
        clocks=clocks,
        talk=row.talk,
        public=row.public,
        salts=row.salts,
        rematch_of=row.rematch_of,
        rematch=rematch,
        code=row.code,
        onlookers=onlookers,
        unrated=not rated,
        steps=steps,
        awaits=tuple(awaits),
    )
