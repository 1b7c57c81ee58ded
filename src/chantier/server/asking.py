"""Who is asking: the cookie, the origin, how often."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.status_codes import HTTP_200_OK

from chantier.core.errors import Refusal
from chantier.server.hall import Hall
from chantier.server.limits import Purpose
from chantier.server.people import Greeted, People, Person
from chantier.server.secrets import hashed

COOKIE = "chantier"
HINT = "chantier-known"
"""Says nothing but that there is a cookie: pages may read it, so that they need not ask who nobody is."""
YEAR_S = 365 * 86_400
Req = Request[Any, Any, Any]


def hall(request: Req) -> Hall:
    found: Hall = request.app.state.hall
    return found


def people(request: Req) -> People:
    found: People = request.app.state.people
    return found


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else "-"


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """A page from elsewhere must not act in somebody's name."""
    origin = connection.headers.get("origin")
    if origin is not None and _host_of(origin) != connection.headers.get("host"):
        raise Refusal("wrong_origin")


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def spend(request: Req, purpose: Purpose, who: str) -> None:
    request.app.state.limits.spend(purpose, who)


async def asker(request: Req, purpose: Purpose | None = None) -> Person:
    """The person behind the cookie; whoever changes something says what for, and not too often."""
    check_origin(request)
    person = await hall(request).threads.keep(people(request).known, request.cookies.get(COOKIE))
    if purpose is not None:
        spend(request, purpose, person.id)
    return person


def device_hash(request: Req) -> str:
    """The hash of the cookie: by it this device is known, and revoked."""
    return hashed(request.cookies.get(COOKIE) or "")


async def stranger(request: Req) -> None:
    check_origin(request)
    spend(request, "identity", address(request))


def with_cookie(request: Req, greeted: Greeted) -> Response[Person]:
    secret, hint = (
        Cookie(
            key=key,
            value=value,
            path="/",
            max_age=YEAR_S,
            httponly=key == COOKIE,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
        for key, value in ((COOKIE, greeted.secret), (HINT, "1"))
    )
    return Response(greeted.person, cookies=[secret, hint], status_code=HTTP_200_OK)
