"""The server's doors: REST for what happens now and then, a socket for what happens at a table."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar

from chantier.server import pages
from chantier.server.answers import BODY_MOST_BYTES, EXCEPTION_HANDLERS, StrictRequest, secured
from chantier.server.hall import Hall
from chantier.server.limits import Limits
from chantier.server.measures import Measures
from chantier.server.offers import House
from chantier.server.openapi import described
from chantier.server.rest import ROUTES
from chantier.server.sockets import answer


class Doors(Litestar):
    """The framework's, and beside it one for sockets."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            scope["litestar_app"] = self
            await answer(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def build(house: House, generosity: float = 1.0, now: Callable[[], float] = time.time) -> Litestar:
    measures = Measures()
    hall = Hall(house, now, measures)

    @asynccontextmanager
    async def alive(app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()
            house.store.close()

    app = Doors(
        route_handlers=ROUTES,
        lifespan=[alive],
        exception_handlers=EXCEPTION_HANDLERS,
        before_send=[secured],
        request_class=StrictRequest,
        request_max_body_size=BODY_MOST_BYTES,
        openapi_config=described(house.version, ROUTES),
        debug=False,
    )
    app.state.house, app.state.hall, app.state.people = house, hall, hall.people
    app.state.pages = pages.read(house.pages, house.voice.languages)
    app.state.limits, app.state.measures = Limits(time.monotonic, generosity), measures
    return app
