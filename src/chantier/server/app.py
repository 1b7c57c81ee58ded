"""The server's doors: REST for what happens now and then, a socket for what happens at a table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.openapi import OpenAPIConfig
from litestar.types import Receive, Scope, Send

from chantier.core.errors import Refusal
from chantier.server.answers import EXCEPTION_HANDLERS, secured
from chantier.server.hall import Hall, HallKeeping
from chantier.server.limits import Limits
from chantier.server.people import People, PeopleKeeping
from chantier.server.rest import ROUTES
from chantier.server.sockets import lobby_socket, table_socket
from chantier.server.table import Offer

BODY_MOST_BYTES = 64 * 1024


class Store(HallKeeping, PeopleKeeping):
    """Everything the server asks of a store."""


class House(NamedTuple):
    """What the server is given. It does not know which games, words or databases there are."""

    offers: Mapping[str, Offer]
    store: Any
    say: Callable[[Refusal, str], str]
    """A refusal as a sentence in a language."""
    languages: tuple[str, ...]
    phrases: frozenset[str]
    version: str


def build(house: House, now: Callable[[], float] = time.time) -> Litestar:
    hall = Hall(house.offers, house.store, now)
    people = People(house.store, now)
    limits = Limits(time.monotonic)

    @asynccontextmanager
    async def alive(app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    app = Litestar(
        route_handlers=[*ROUTES, table_socket, lobby_socket],
        lifespan=[alive],
        exception_handlers=EXCEPTION_HANDLERS,
        before_send=[secured],
        request_max_body_size=BODY_MOST_BYTES,
        openapi_config=OpenAPIConfig(title="Chantier", version=house.version, path="/api/docs"),
        debug=False,
    )
    app.state.house, app.state.hall, app.state.people, app.state.limits = house, hall, people, limits
    return app
