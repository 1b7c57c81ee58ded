"""From a full table to the first turn: everybody reveals their entropy, then the dice are fixed (docs/fairness.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chantier.core.errors import Refusal
from chantier.core.events import Seat
from chantier.core.kept import Note
from chantier.server.papers import Papers
from chantier.server.running import Decided, Running
from chantier.server.secrets import keeps_its_promise
from chantier.server.threads import Threads

REVEAL_WITHIN_S = 5.0
REVEAL_ALONE_WITHIN_S = 60.0
"""For somebody who plays with bots alone, whom a slow device keeps from it: nobody else waits."""


class Opening:
    def __init__(
        self, papers: Papers, running: Running, options: Any, threads: Threads, now: Callable[[], float]
    ) -> None:
        self._papers, self._running, self._options = papers, running, options
        self._threads, self._now = threads, now
        self._began_at = now()

    @property
    def within_s(self) -> float:
        people = [one for one in self._papers.seats if one.kind == "person" and not one.guest]
        return REVEAL_WITHIN_S if len(people) > 1 else REVEAL_ALONE_WITHIN_S

    @property
    def due(self) -> float:
        """Then it goes on without those who have not revealed."""
        return self._began_at + self.within_s

    def forgive(self, seconds: float) -> None:
        self._began_at += seconds

    async def begin(self) -> None:
        if self._papers.row.status != "open":
            raise Refusal("table_not_open")
        if any(one.kind == "open" for one in self._papers.seats):
            raise Refusal("seats_open")
        if not await self._papers.close_the_door():
            raise Refusal("table_not_open")
        self._began_at = self._now()

    async def reveal(self, seat: Seat, entropy: str) -> None:
        """The same again is fine; anything else is not."""
        mine = self._papers.seats[seat]
        if mine.entropy == entropy:
            return
        if self._papers.row.status != "starting" or mine.entropy is not None:
            raise Refusal("nothing_to_reveal")
        if not keeps_its_promise(entropy, mine.entropy_hash):
            raise Refusal("entropy_breaks_promise")
        if not await self._papers.reveal(seat, entropy):
            raise Refusal("nothing_to_reveal")

    @property
    def is_complete(self) -> bool:
        """Everybody who promised something has revealed it, and the dice are still to be fixed."""
        promised = [one for one in self._papers.seats if one.entropy_hash is not None]
        return self._papers.row.status == "starting" and all(one.entropy is not None for one in promised)

    async def start(self) -> bool:
        """Who did not reveal is left out, and the record says so. Bots add nothing: their salts would be the server's
        own choice, made after it has seen the others'. False: it was started before, and the store knows how."""
        seats, now = self._papers.seats, self._now()
        silent = [one.seat for one in seats if one.kind == "person" and one.entropy is None]
        salts = tuple(one.entropy or "" for one in seats)
        self._running.take_dice(salts)
        account = (self._papers.row.host or "nobody", self._papers.row.id)
        done: Decided = await self._threads.do(self._running.work, account, self._running.set_up, self._options, now)
        if await self._papers.start(salts, done.stored, [Note(0, "left_out", seat, now) for seat in silent]):
            self._running.accept(done)
            return True
        self._running.take_dice(self._papers.row.salts or ())
        return False
