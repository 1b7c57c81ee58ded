"""The version of the server, for those who look after it."""

from __future__ import annotations

import msgspec
from litestar import get

from chantier.server.http.auth import Req, hall


class ServerVersion(msgspec.Struct, frozen=True):
    version: str


@get("/api/version")
async def version(request: Req) -> ServerVersion:
    return ServerVersion(hall(request).house.version)


ROUTES = [version]
