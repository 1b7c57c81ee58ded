"""Opens a game at a full table: promises, then all of them shown, then reveals, then the dice are fixed.

docs/fairness.md is the specification.
"""

from __future__ import annotations

from collections.abc import Callable

from chantier.core.errors import Refusal
from chantier.core.events import Seat
from chantier.core.evidence import hash_hex
from chantier.core.fairness import commit, new_seed
from chantier.server import wire
from chantier.server.tables import join_codes
from chantier.server.tables.clocks import DAY_S, Clock, Days
from chantier.server.tables.dice import have_promised
from chantier.server.tables.game import Decided, Running
from chantier.server.tables.stored_table import Papers
from chantier.server.thread_pools import Threads

REVEAL_WITHIN_S = 30.0
"""For the promises that are missing when a game starts, and then for the reveals."""
REVEAL_ALONE_WITHIN_S = 60.0
"""For somebody who plays with bots alone, whom a slow device keeps from it: nobody else waits."""


class GameOpening:
    def __init__(
        self, papers: Papers, running: Running, clock: Clock, threads: Threads, now: Callable[[], float]
    ) -> None:
        self._papers, self._running, self._clock = papers, running, clock
        self._threads, self._now = threads, now
        self._loaded_at = now()

    @property
    def within_s(self) -> float:
        """Over days nobody is expected to be there when somebody starts: devices answer when their people look in."""
        if isinstance(self._clock, Days):
            return self._clock.days * DAY_S
        people = [one for one in self._papers.seats if one.kind == "person" and not one.guest]
        return REVEAL_WITHIN_S if len(people) > 1 else REVEAL_ALONE_WITHIN_S

    @property
    def due(self) -> float:
        """Then it begins again without those who have not promised or revealed. Every promise gives time anew, so that
        nobody can promise so late that the others lose their seats; and so does a restart, for coming back. If nobody
        is missing and it has not begun, that could not be stored: it is tried again at once."""
        if self.is_complete:
            return self._loaded_at
        asked_at = self._papers.row.asked_at or self._loaded_at
        return max(asked_at + self.within_s, self._loaded_at + REVEAL_WITHIN_S)

    def forgive(self) -> None:
        """For a while nothing could be stored: there is time anew, as after a restart."""
        self._loaded_at = self._now()

    async def begin(self) -> None:
        if self._papers.row.status != "open":
            raise Refusal("table_not_open")
        if any(one.kind == "open" for one in self._papers.seats):
            raise Refusal("seats_open")
        if not await self._papers.close_the_door(self._now()):
            raise Refusal("table_not_open")

    async def promise(self, seat: Seat, asked: wire.Promise) -> bool:
        """False: the same was promised before. Until the game starts it may be changed: somebody comes back without
        the device that promised."""
        row, mine = self._papers.row, self._papers.seats[seat]
        if row.commitment != asked.commitment:
            raise Refusal("commitment_outdated")
        if (mine.salt_hash, mine.chain_end) == (asked.salt_hash, asked.chain_end):
            return False
        if row.status not in ("open", "starting"):
            raise Refusal("nothing_to_promise")
        if not await self._papers.promise(seat, asked, self._now()):
            raise Refusal("nothing_to_promise")
        return True

    @property
    def asks_to_reveal(self) -> bool:
        """All promises are there, and shown to all: only now salts may be."""
        return self._papers.row.status == "starting" and have_promised(self._papers.seats)

    async def reveal(self, seat: Seat, salt: str) -> bool:
        """False: the same was revealed before; anything else is refused."""
        mine = self._papers.seats[seat]
        if mine.salt == salt:
            return False
        if self._papers.row.status != "starting" or mine.salt is not None:
            raise Refusal("nothing_to_reveal")
        if not self.asks_to_reveal:
            raise Refusal("promises_missing")
        if hash_hex(salt) != mine.salt_hash:
            raise Refusal("salt_not_promised")
        if not await self._papers.reveal(seat, salt):
            raise Refusal("nothing_to_reveal")
        return True

    @property
    def is_complete(self) -> bool:
        """Everybody has revealed, and the dice are still to be fixed."""
        people = [one for one in self._papers.seats if one.kind == "person"]
        return self.asks_to_reveal and all(one.salt is not None for one in people)

    async def start(self) -> bool:
        """Bots add nothing: their salts would be the server's own choice, made after it has seen the others'. False: it
        was started before, and the store knows how."""
        salts, now = tuple(one.salt or "" for one in self._papers.seats), self._now()
        self._running.take_dice(self._papers.row, self._papers.seats, salts)
        account = (self._papers.row.host or "nobody", self._papers.row.id)
        done: Decided = await self._threads.do(
            self._running.work, account, self._running.set_up, self._running.options, now
        )
        if await self._papers.start(salts, done.stored):
            self._running.accept(done)
            return True
        self._running.take_dice(self._papers.row, self._papers.seats, self._papers.row.salts or ())
        return False

    @property
    def silent(self) -> list[Seat]:
        """Seats that have not promised, or if all have, not revealed."""
        people = [one for one in self._papers.seats if one.kind == "person"]
        unpromised = [one.seat for one in people if one.chain_end is None]
        return unpromised or [one.seat for one in people if one.salt is None]

    @property
    def awaited(self) -> list[Seat]:
        """For whose devices a game that starts still waits."""
        return self.silent if self._papers.row.status == "starting" else []

    async def start_again(self, without: list[Seat]) -> None:
        """These give up their seats, and the table waits with a new secret. So not revealing what was promised gains
        nothing, and nobody's salt can be left out quietly."""
        seed = new_seed()
        await self._papers.start_again((seed.hex(), commit(seed)), without, join_codes.drawn())
