"""A server with real sockets in the test's own process: for what a test wants to look at, or to break, inside it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import NamedTuple

import uvicorn
from litestar import Litestar

from chantier import __version__
from chantier.online import voice
from chantier.registry import GAMES
from chantier.server.app import build
from chantier.server.config import House, OfferedGame
from chantier.server.http.addresses import Proxies
from chantier.server.http.listener import address_of, bound, server
from chantier.server.limits import LimitSettings
from chantier.server.tables.hall import Hall
from chantier.store import Store

GENEROUS = 1e6


class Here(NamedTuple):
    app: Litestar
    address: str
    store: Store
    server: uvicorn.Server

    @property
    def hall(self) -> Hall:
        found: Hall = self.app.state.hall
        return found


def offers() -> dict[str, OfferedGame]:
    """All games; the engine, if a game has one, works in this process."""
    return {
        name: OfferedGame(
            registered.game,
            registered.recorder,
            registered.bots,
            registered.usual,
            explain=registered.explain,
            advise=registered.advise,
            advises_all=registered.advises_all,
        )
        for name, registered in GAMES.items()
    }


@asynccontextmanager
async def served_here(
    database: str,
    generosity: float = GENEROUS,
    games: Mapping[str, OfferedGame] | None = None,
    pages: Path | None = None,
    limits: tuple[str, ...] = (),
    trusted: tuple[str, ...] = (),
) -> AsyncIterator[Here]:
    store = Store.open(database)
    settings = LimitSettings(generosity, limits)
    app = build(House(games or offers(), store, voice("en"), __version__, pages), settings, Proxies(trusted))
    listener, ready = bound("127.0.0.1", 0), asyncio.Event()
    running = server(app, ready.set, app.state.guard)
    serving = asyncio.create_task(running.serve(sockets=[listener]))
    await ready.wait()
    try:
        yield Here(app, address_of(listener), store, running)
    finally:
        running.should_exit = True
        await serving


@contextmanager
def served_in_a_thread(
    database: str,
    pages: Path | None = None,
    games: Mapping[str, OfferedGame] | None = None,
    limits: tuple[str, ...] = (),
) -> Iterator[Here]:
    """The same for tests that do not wait themselves."""
    opened: Queue[tuple[Here, asyncio.AbstractEventLoop, asyncio.Event]] = Queue()

    async def serve() -> None:
        async with served_here(database, games=games, pages=pages, limits=limits) as here:
            end = asyncio.Event()
            opened.put((here, asyncio.get_running_loop(), end))
            await end.wait()

    thread = Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    here, loop, end = opened.get(timeout=60)
    try:
        yield here
    finally:
        loop.call_soon_threadsafe(end.set)
        thread.join()
