"""The stored part of a table besides its game: the table itself, who sits where, and the game after it.

Whatever is changed is changed in the store first. Where only the store's answer got lost, the store is asked again.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from chantier.core.events import Seat
from chantier.core.rows import Ending, Note, SeatRow, StoredTurn, TableRow
from chantier.server.store_protocol import Keeping
from chantier.server.thread_pools import Threads
from chantier.server.wire import Promise


class Papers:
    def __init__(
        self, row: TableRow, seats: list[SeatRow], rematch: str | None, store: Keeping, threads: Threads
    ) -> None:
        self.row, self.seats, self.rematch = row, seats, rematch
        self._store, self._threads = store, threads
        self.hinted: tuple[int, ...] = ()
        """The numbers of the moves that a hint was given for."""

    async def look_again(self) -> None:
        seen = await self._threads.keep(self._store.look, self.row.id)
        assert seen is not None, "tables are never deleted"
        self.row, self.seats, self.rematch = seen

    async def close_the_door(self, now: float) -> bool:
        """From open to starting; false: it was not open any more."""
        if await self._threads.write(self._store.set_status, self.row.id, "open", "starting", now):
            self.row = replace(self.row, status="starting", code=None, asked_at=now)
        else:
            await self.look_again()
        return self.row.status == "starting"

    async def promise(self, seat: Seat, asked: Promise, now: float) -> bool:
        """False: another promise stands, or the secret is another one."""
        given = (asked.salt_hash, asked.chain_end)
        if await self._threads.write(self._store.promise, self.row.id, seat, asked.commitment, *given, now):
            self.seats[seat] = replace(self.seats[seat], salt_hash=asked.salt_hash, chain_end=asked.chain_end)
            self.row = replace(self.row, asked_at=now if self.row.status == "starting" else None)
        else:
            await self.look_again()
        return (self.seats[seat].salt_hash, self.seats[seat].chain_end) == given

    async def reveal(self, seat: Seat, salt: str) -> bool:
        """False: something else was revealed before, or the dice are fixed."""
        if await self._threads.write(self._store.reveal_salt, self.row.id, seat, salt):
            self.seats[seat] = replace(self.seats[seat], salt=salt)
        else:
            self.seats = await self._threads.keep(self._store.seats, self.row.id)
        return self.seats[seat].salt == salt

    async def start_again(self, secret: tuple[str, str], silent: Sequence[Seat], codes: Sequence[str]) -> None:
        """A new secret, and the seats of those who were silent are free; whoever did this first, the store knows."""
        await self._threads.write(self._store.start_again, self.row.id, self.row.attempt, secret, silent, codes)
        await self.look_again()

    async def give_up(self, now: float) -> None:
        """All people have left before the game."""
        await self._threads.write(self._store.end_table, self.row.id, Ending("abandoned", now))
        await self.look_again()

    async def start(self, salts: tuple[str, ...], first: StoredTurn) -> bool:
        """False: it had been started before, with the salts and the turns that the store has."""
        if await self._threads.write(self._store.start_table, self.row.id, salts, first):
            at = first.at
            self.row = replace(self.row, status="running", salts=salts, started_at=at, moved_at=at, turns=1)
            return True
        await self.look_again()
        return False

    def end(self, at: float) -> None:
        """The store knows it already: the last turn ended it."""
        self.row = replace(self.row, status="ended", ended_at=at)

    async def in_words(self, seat: Seat, on: bool) -> bool:
        """False: it is too late for that."""
        done = await self._threads.write(self._store.set_in_words, self.row.id, seat, on)
        if done:
            self.seats[seat] = replace(self.seats[seat], in_words=on)
        return done

    async def load_hints(self) -> None:
        notes = await self._threads.keep(self._store.notes, self.row.id)
        self.hinted = tuple(note.n for note in notes if note.kind == "hint")

    async def hint(self, note: Note) -> None:
        """Also where it had been noted, and only the store's answer got lost."""
        await self._threads.write(self._store.note_hint, self.row.id, note)
        self.hinted = (*self.hinted, note.n)

    async def stand_in(self, seat: Seat, note: Note) -> None:
        """A bot plays for somebody, or no longer, as the note says."""
        stands_in = note.kind == "stand_in"
        await self._threads.write(self._store.set_stand_in, self.row.id, seat, stands_in, note)
        self.seats[seat] = replace(self.seats[seat], stand_in=stands_in)
