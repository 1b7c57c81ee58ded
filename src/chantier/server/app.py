"""The application: REST endpoints, and a socket for each table."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from secrets import token_bytes
from typing import Any

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from chantier.core.errors import Refusal
from chantier.core.signing import PRIVATE_KEY_BYTES
from chantier.server.config import House
from chantier.server.friends import Friends
from chantier.server.http import admin, friends, notifications, passkeys, qr, static, tables, version
from chantier.server.http.addresses import NOBODY, Proxies
from chantier.server.http.auth import address
from chantier.server.http.errors import (
    BODY_MOST_BYTES,
    EXCEPTION_HANDLERS,
    StrictRequest,
    problem,
    secured,
    turned_away,
)
from chantier.server.http.openapi import described
from chantier.server.http.protocols import Guard
from chantier.server.http.sockets import answer, refused_frame
from chantier.server.limits import USUAL, Limits, LimitSettings
from chantier.server.logs import new_request_id, note_request
from chantier.server.metrics import Measures
from chantier.server.notifications.notifier import Notifier
from chantier.server.operator import Operator
from chantier.server.passkeys import Passkeys
from chantier.server.profiles import Profiles
from chantier.server.site_address import SiteAddress
from chantier.server.table_pictures import TablePictures
from chantier.server.tables.clocks import steady_time
from chantier.server.tables.hall import Hall
from chantier.server.tables.my_tables import MyTablesRoom

ROUTES = [
    *tables.ROUTES,
    *qr.ROUTES,
    *passkeys.ROUTES,
    *friends.ROUTES,
    *notifications.ROUTES,
    *version.ROUTES,
    *admin.ROUTES,
]


class Doors(Litestar):
    """The framework's, and beside it one for sockets, one for other nodes, and a way to tables that they have."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        """Without those for other libraries' types, which load the libraries: everything here is msgspec's."""
        return [*plugins, MsgspecDIPlugin()]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        scope["litestar_app"] = self
        name, began, status = new_request_id(), time.monotonic(), 101

        async def send_named(message: Any) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (b"x-request-id", name.encode())]
            await send(message)

        try:
            await self.state.entrance(scope, receive, send_named)
        finally:
            note_request(scope, status, began)

    async def enter(self, scope: Any, receive: Any, send: Any) -> None:
        """The entrance of a server without other nodes."""
        try:
            self.check_in(scope)
        except Refusal as refusal:
            await turned_away(self, refusal)(scope, receive, send)
            return
        await self.answer_here(scope, receive, send)

    def check_in(self, scope: Any) -> None:
        """Whoever comes from outside is counted, or refused."""
        if self.state.guard.is_for_nodes(scope.get("server")):
            raise Refusal("for_nodes_only")
        site: SiteAddress = self.state.house.site
        site.strip(scope)
        if not self.state.proxies.unveil(scope):
            site.believe_public_scheme(scope)
        self.state.operator.check_address(scope["client"][0] if scope.get("client") else "")
        self.state.limits.spend("request", address=address(ASGIConnection(scope)))

    async def answer_here(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await answer(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def build(
    house: House,
    settings: LimitSettings = USUAL,
    proxies: Proxies = NOBODY,
    now: Callable[[], float] | None = None,
    node_port: int | None = None,
) -> Litestar:
    """`node_port`: where other nodes knock, and nobody else may."""
    measures = Measures()
    node = house.store.node
    now = now or (steady_time() if node is None else steady_time(node.join))
    hall = Hall(house, now, measures)

    server_key = bytes.fromhex(house.store.server_key(token_bytes(PRIVATE_KEY_BYTES).hex()))
    notifier = Notifier(house, server_key, hall.threads, measures, now)
    my_tables = MyTablesRoom(house.store, hall.threads, hall.seen)

    operator = Operator(hall, now, house.operator_token)

    @asynccontextmanager
    async def alive(app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        await operator.open()
        await notifier.outbox.open(hall.is_there, house.notify.after_s)
        my_tables.open()
        try:
            yield
        finally:
            operator.close()
            await my_tables.close()
            await notifier.close()
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
        logging_config=None,  # logs.py has the only handler
        debug=False,
    )
    app.state.house, app.state.hall, app.state.people = house, hall, hall.people
    app.state.pictures = TablePictures(hall.threads, house.voice)
    app.state.passkeys, app.state.friends = Passkeys(house.store, now), Friends(house.store, now)
    app.state.profiles = Profiles(house)
    app.state.notifier, app.state.my_tables = notifier, my_tables
    app.state.pages = static.read(house.pages, house.voice.languages, house.site.base_path)
    app.state.limits, app.state.measures = Limits(time.monotonic, settings, hall.node_count), measures
    app.state.proxies, app.state.operator = proxies, operator
    app.state.guard = Guard(
        lambda: app.state.limits,
        proxies,
        partial(turned_away, app),
        partial(problem, app),
        partial(refused_frame, app),
        node_port,
    )

    app.state.entrance, app.state.drain = app.enter, hall.drain
    if hall.shared is not None:
        from chantier.server.nodes.forwarding import Forwarding  # for whom nobody else is there, it need not be loaded

        forwarding = Forwarding(hall, hall.shared, app.check_in, app.answer_here, partial(turned_away, app))

        async def drain() -> None:
            await hall.drain()
            await forwarding.drain()

        app.state.entrance, app.state.drain = forwarding.enter, drain
    return app
