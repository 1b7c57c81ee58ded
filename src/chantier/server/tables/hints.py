"""Hints for the only person at a table: a few good picks, searched for out of process, from what the seat sees.

Nobody else may be at a disadvantage, so all other seats have bots; and a game with a hint is not rated. What was found
is noted in the store before it is told, once for a turn, however often it is asked for.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from chantier.core.errors import IllegalMove, Refusal
from chantier.core.events import Seat
from chantier.core.rows import Note
from chantier.server.fair_pool import Account
from chantier.server.limits import Ticket
from chantier.server.tables.table_state import TableState
from chantier.server.wire import Number

log = logging.getLogger(__name__)


class HintAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`n` is the number of the move that the hint is for. `unrated`: whoever asks knows that the game does not count
    for ratings any more."""

    n: Number
    unrated: bool = False


class HintGiven(msgspec.Struct, frozen=True):
    """`hint` is null while it is searched for: one asks again a little later. `left`: so many more in this game."""

    hint: msgspec.Raw | None = None
    left: int = 0


class _Search:
    def __init__(self, n: int) -> None:
        self.n = n
        self.found: bytes | None = None
        self.failed: Exception | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        return self.found is None and self.failed is None


class TableHints:
    def __init__(self, state: TableState) -> None:
        self._state = state
        self._search: _Search | None = None

    @property
    def is_searching(self) -> bool:
        return self._search is not None and self._search.is_running

    def close(self) -> None:
        if self._search is not None and self._search.task is not None:
            self._search.task.cancel()

    def ask(
        self, player: str, seat: Seat, asked: HintAsked, account: Account, hold: Callable[[], Ticket]
    ) -> HintGiven:  # fmt: skip
        """The hint for a turn, or that it is being searched for. The first request begins it, if there is a place to
        `hold`; one that was begun for an earlier turn is finished before."""
        self._check(player, seat, asked.n)
        search = self._search
        if search is None or (search.n != asked.n and not search.is_running):
            self._check_allowed(asked)
            search = self._begin(seat, asked.n, account, hold())
        left = self._state.hints_left or 0
        if search.failed is not None:
            self._search = None  # whoever asks again tries again
            raise search.failed
        if search.n != asked.n or search.found is None:
            return HintGiven(None, left)
        return HintGiven(msgspec.Raw(search.found), left)

    def _check(self, player: str, seat: Seat, n: int) -> None:
        state = self._state
        if state.seats[seat].player != player:
            raise Refusal("no_seat")
        if state.offer.hint is None:
            raise Refusal("no_hints")
        if state.row.status != "running":
            raise Refusal("table_not_running")
        if not state.is_hint_fair:
            raise Refusal("hint_not_fair")
        if state.to_move != seat:
            raise IllegalMove("not_your_turn", seat=(state.to_move or 0) + 1)
        if n != state.running.n:
            raise IllegalMove("old_number", expected=state.running.n, came=n)

    def _check_allowed(self, asked: HintAsked) -> None:
        state = self._state
        if asked.n in state.papers.hinted:
            return  # told before the server was restarted: the same again
        if not state.hints_left:
            raise Refusal("hints_used_up")
        if state.is_rated and not asked.unrated:
            raise Refusal("hint_ends_rating")

    def _begin(self, seat: Seat, n: int, account: Account, ticket: Ticket) -> _Search:
        search = self._search = _Search(n)
        search.task = asyncio.create_task(self._run(search, seat, account))
        search.task.add_done_callback(lambda _: ticket.release())
        return search

    async def _run(self, search: _Search, seat: Seat, account: Account) -> None:
        state = self._state
        assert state.offer.hint is not None, "checked before"
        try:
            seen = state.running.sight(seat, ())
            found = await state.threads.do("hinting", account, state.offer.hint, seen.view)
            encoded = msgspec.json.encode(found)
            async with state.lock:
                await self._note(search.n, seat)
            search.found = encoded
        except Exception as error:
            if not isinstance(error, Refusal):
                log.exception("no hint could be found at table %s", state.row.id)
            search.failed = error

    async def _note(self, n: int, seat: Seat) -> None:
        """Only a hint that is still of use is noted; another one is never told."""
        state = self._state
        if state.running.n != n or n in state.papers.hinted:
            return
        await state.papers.hint(Note(n, "hint", seat, state.now()))
        state.tell()
