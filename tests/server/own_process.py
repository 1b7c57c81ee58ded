"""A server with real sockets in the test's own process: for what a test wants to look at, or to break, inside it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import NamedTuple

from litestar import Litestar

from chantier import __version__
from chantier.house import WINGS
from chantier.online import voice
from chantier.server.app import build
from chantier.server.hall import Hall
from chantier.server.listening import address_of, bound, server
from chantier.server.offers import House, Offer
from chantier.store import Store

GENEROUS = 1e6


class Here(NamedTuple):
    app: Litestar
    address: str
    store: Store

    @property
    def hall(self) -> Hall:
        found: Hall = self.app.state.hall
        return found


def offers() -> dict[str, Offer]:
    """All games; the engine, if a game has one, works in this process."""
    return {name: Offer(wing.game, wing.recorder, wing.bots, wing.usual) for name, wing in WINGS.items()}


@asynccontextmanager
async def served_here(
    database: str, generosity: float = GENEROUS, games: Mapping[str, Offer] | None = None
) -> AsyncIterator[Here]:
    store = Store.open(database)
    app = build(House(games or offers(), store, voice("en"), __version__), generosity)
    listener, ready = bound("127.0.0.1", 0), asyncio.Event()
    running = server(app, ready.set)
    serving = asyncio.create_task(running.serve(sockets=[listener]))
    await ready.wait()
    try:
        yield Here(app, address_of(listener), store)
    finally:
        running.should_exit = True
        await serving
