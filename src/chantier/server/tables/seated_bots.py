"""Bots in seats that have no person, or whose person has gone."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from chantier.core.bot import Bot
from chantier.core.chance import SeededChance
from chantier.core.events import Seat
from chantier.core.fairness import new_salt
from chantier.core.moves import Move
from chantier.core.rows import SeatRow
from chantier.core.sight import Sight
from chantier.server.config import OfferedGame
from chantier.server.fair_pool import Account
from chantier.server.thread_pools import Threads, Work

log = logging.getLogger(__name__)


class Minds:
    def __init__(self, offer: OfferedGame, threads: Threads) -> None:
        self._offer, self._threads = offer, threads
        self._bots: dict[Seat, Bot] = {}
        self._chance = SeededChance(new_salt())

    def sit_down(self, seats: Iterable[SeatRow]) -> None:
        """Seats bots where nobody else sits; a bot already there stays."""
        for one in seats:
            if one.seat not in self._bots and (one.kind == "bot" or one.stand_in):
                self._bots[one.seat] = self._made(one.bot or self._offer.usual)

    def _made(self, name: str) -> Bot:
        """The bot of this name, or the strongest that runs here: a table may come from where more was installed."""
        if name not in self._offer.bots:
            strongest = tuple(self._offer.bots)[-1]
            log.warning("the bot %s is not installed here; %s plays for it", name, strongest)
            name = strongest
        return self._offer.bots[name]()

    def stand_up(self, seat: Seat) -> None:
        self._bots.pop(seat, None)

    def at(self, seat: Seat | None) -> Bot | None:
        return None if seat is None else self._bots.get(seat)

    async def thought(self, bot: Bot, seen: Sight, account: Account) -> Move:
        """A bot that fails must not stop a game that people play."""
        try:
            work: Work = "thinking" if self._offer.is_quick else "engine_bots"
            return await self._threads.do(work, account, bot.choose, seen, self._chance)
        except Exception:
            log.exception("the bot %s failed", bot.name)
            return self.anything(seen)

    def anything(self, seen: Sight) -> Move:
        drawn: Move = seen.legal.sample(self._chance)
        return drawn
