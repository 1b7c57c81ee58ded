"""Turns of bots at a table, one after the other as long as it is a bot's turn and somebody is there to see it."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from chantier.core.bot import Bot
from chantier.core.errors import IllegalMove, Refusal
from chantier.core.events import Seat
from chantier.core.moves import Move
from chantier.core.rows import By
from chantier.core.sight import Sight
from chantier.server.tables.game import EvaluatedMove
from chantier.server.tables.live_turns import LiveTurns
from chantier.server.tables.table_state import TableState
from chantier.server.tables.turns import Origin, Turns

log = logging.getLogger(__name__)


class BotTurns:
    def __init__(self, state: TableState, turns: Turns, live: LiveTurns) -> None:
        self._state, self._turns, self._live = state, turns, live
        self._minds, self._running = state.minds, state.running
        self.thinking: asyncio.Task[None] | None = None

    def wake(self) -> None:
        is_idle = self.thinking is None and self._live.acting is None
        if is_idle and self._state.is_attended and self._minds.at(self._state.to_move) is not None:
            self.thinking = asyncio.create_task(self._play())

    async def _play(self) -> None:
        """Thinking does not hold the table up: what was thought for another position is thrown away."""
        state, running, minds = self._state, self._running, self._minds
        try:
            while state.is_attended and (seat := state.to_move) is not None and (mind := minds.at(seat)) is not None:
                n, seen = running.n, running.sight(seat, ())
                still_thinks = partial(self._still_thinks, seat, mind, n)
                move = await minds.thought(mind, seen, state.account())
                async with state.lock:
                    weighed = await self._weighed(seat, move, seen) if still_thinks() else None
                if weighed is not None:
                    await self._live.show(weighed, still_thinks)
                async with state.lock:
                    if weighed is not None and still_thinks():
                        await self._turns.make(weighed, Origin(self._by(seat)))
                    state.hand.withdraw()
        except Refusal as refusal:  # the store does not answer, a worker has died: the next tick tries again
            log.warning("a bot at table %s could not move: %s", state.row.id, refusal.code)
        except Exception:
            log.exception("a bot at table %s could not move", state.row.id)
        finally:
            state.hand.withdraw()
            self.thinking = None

    def _still_thinks(self, seat: Seat, mind: Bot, n: int) -> bool:
        return self._running.n == n and self._minds.at(seat) is mind

    def _by(self, seat: Seat) -> By:
        return "bot" if self._state.seats[seat].kind == "bot" else "stand_in"

    async def _weighed(self, seat: Seat, move: Move, seen: Sight) -> EvaluatedMove:
        account = self._state.account()
        try:
            return await self._turns.weigh("engine_bots", account, seat, move)
        except IllegalMove:
            log.warning("a bot at table %s wanted what it may not", self._state.row.id)
            return await self._turns.weigh("engine_bots", account, seat, self._minds.anything(seen))
