"""Pictures of tables for links to them: a moment as an onlooker sees it, and once a game has ended with all screens
open. Each is drawn once and remembered, as long as there is room."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from chantier.core.errors import BadInput
from chantier.core.names import bot_names
from chantier.core.picture import Moment
from chantier.core.rows import SeatRow
from chantier.core.take_back import state_after
from chantier.server.config import Draw, OfferedGame, Voice
from chantier.server.fair_pool import Account
from chantier.server.http.static import Body, body_of
from chantier.server.limits import Ticket
from chantier.server.tables.table import Table
from chantier.server.thread_pools import Threads

MOST_BYTES = 32 << 20
Key = tuple[object, ...]


class PictureWanted(NamedTuple):
    language: str
    n: int | None = None
    """After which decision; None: as it is now."""
    named: bool = False


class Asking(NamedTuple):
    """Whoever asks for a picture, and how they are counted while it is drawn."""

    account: Account
    hold: Callable[[], Ticket]


class TablePictures:
    def __init__(self, threads: Threads, voice: Voice, most_bytes: int = MOST_BYTES) -> None:
        self._threads, self._voice, self._most_bytes = threads, voice, most_bytes
        self._known: OrderedDict[Key, Body] = OrderedDict()
        self._drawing: dict[Key, asyncio.Task[Body]] = {}
        self.bytes = 0

    async def of_game(self, offer: OfferedGame, language: str, asking: Asking) -> Body:
        """Of a game, when nothing may be told about the table."""
        draw = _drawer(offer)

        async def moment() -> Moment:
            return Moment(None, language=language)

        return await self._drawn((offer.game.name, language), draw, moment, asking)

    async def of_table(self, table: Table, wanted: PictureWanted, asking: Asking) -> Body:
        draw, is_over = _drawer(table.offer), table.row.status == "ended"
        begun = table.running.state is not None
        n = table.running.n - 1 if wanted.n is None else wanted.n
        if begun and n not in range(table.running.n):
            raise BadInput("no_such_move", last=table.running.n - 1, came=n)
        names = names_of(table.seats, self._voice, wanted.language) if wanted.named else ()

        async def moment() -> Moment:
            view, own = await _seen(table, n, is_over, asking.account) if begun else (None, ())
            return Moment(view, own, names, wanted.language)

        key = (table.row.id, n if begun else -1, is_over, wanted.language, names)
        return await self._drawn(key, draw, moment, asking)

    async def _drawn(self, key: Key, draw: Draw, moment: Callable[[], Awaitable[Moment]], asking: Asking) -> Body:
        """Those who ask for the same at the same time wait for the same picture."""
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        if key not in self._drawing:
            task = self._drawing[key] = asyncio.create_task(self._draw(draw, moment, asking, asking.hold()))
            task.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(self._drawing[key])

    async def _draw(
        self, draw: Draw, moment: Callable[[], Awaitable[Moment]], asking: Asking, ticket: Ticket
    ) -> Body:  # fmt: skip
        with ticket:
            return body_of(await self._threads.do("drawing", asking.account, draw, await moment()))

    def _keep(self, key: Key, done: asyncio.Task[Body]) -> None:
        del self._drawing[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._known[key] = done.result()
        self.bytes += len(done.result().content)
        while self.bytes > self._most_bytes and len(self._known) > 1:
            self.bytes -= len(self._known.popitem(last=False)[1].content)


def _drawer(offer: OfferedGame) -> Draw:
    if offer.draw is None:
        raise BadInput("no_picture")
    return offer.draw


async def _seen(table: Table, n: int, is_over: bool, account: Account) -> tuple[object, tuple[object, ...]]:
    """The onlooker's view of a moment, and once the game is over each seat's own."""
    game = table.offer.game
    if n == table.running.n - 1:
        state = table.running.state
    else:
        turns, _ = await table.history()
        state = await table.worked_out(
            account, lambda: state_after(game, [table.running.events(turn) for turn in turns[: n + 1]])
        )
    seats = range(table.row.seats) if is_over else ()
    return game.view(state, None), tuple(game.view(state, seat) for seat in seats)


def names_of(seats: Sequence[SeatRow], voice: Voice, language: str) -> tuple[str, ...]:
    """As the pages call them: a bot by its level."""
    bots = bot_names([one.bot if one.kind == "bot" else None for one in seats], voice.levels.get(language, {}))
    return tuple(one.name if bot is None else bot for one, bot in zip(seats, bots, strict=True))
