"""Authentication: the cookie, the origin, rate limits."""

from __future__ import annotations

import re
from urllib.parse import unquote

from litestar import Response
from litestar.datastructures import Cookie
from litestar.status_codes import HTTP_200_OK

from chantier.core.errors import Refusal
from chantier.server.fair_pool import Account
from chantier.server.http.addresses import counted_address
from chantier.server.http.errors import AnyConnection, AnyRequest
from chantier.server.limits import RATES, Limits, Purpose
from chantier.server.people import Greeted, People, Person
from chantier.server.secrets import hashed
from chantier.server.site_address import SiteAddress
from chantier.server.tables.hall import Hall
from chantier.server.thread_pools import Threads

COOKIE = "chantier"
HINT = "chantier-known"
"""Says nothing but that there is a cookie: pages may read it, so that they need not ask who nobody is."""
HOST = re.compile(r"[A-Za-z0-9.:_\[\]-]{1,255}")
ORIGIN_MOST = 100
"""So many characters of a wrong origin are repeated."""
YEAR_S = 365 * 86_400
Req = AnyRequest


def site(connection: AnyConnection) -> SiteAddress:
    found: SiteAddress = connection.app.state.house.site
    return found


def own_address(connection: AnyConnection) -> str | None:
    """This server's address as the asker knows it, with its base path and without a slash at its end; None: it is not
    known."""
    host = connection.headers.get("host") or ""
    known = site(connection)
    if known.public_origin:
        return f"{known.public_origin}{known.path('')}"
    return f"{connection.url.scheme}://{host}{known.path('')}" if HOST.fullmatch(host) else None


def hall(request: Req) -> Hall:
    found: Hall = request.app.state.hall
    return found


def people(request: Req) -> People:
    found: People = request.app.state.people
    return found


def address(connection: AnyConnection) -> str:
    """Key for limits: the client's address."""
    return counted_address(connection.client.host) if connection.client else "-"


def check_origin(connection: AnyConnection) -> None:
    """A page from elsewhere must not act in somebody's name."""
    origin, known = connection.headers.get("origin"), site(connection).origins(connection.headers.get("host"))
    if origin is not None and origin not in known:
        raise Refusal("wrong_origin", came=origin[:ORIGIN_MOST], expected=known[0] if known else "-")


def limits(request: Req) -> Limits:
    found: Limits = request.app.state.limits
    return found


def spend(request: Req, purpose: Purpose, person: Person | None = None) -> None:
    """For the address, and for the person if one is known."""
    counted = person if "person" in RATES[purpose] else None
    limits(request).spend(purpose, address=address(request), person=None if counted is None else counted.id)


def secret_cookie(connection: AnyConnection) -> str | None:
    """The first of this name: browsers put the one of the longest path first, and a server above ours has its own."""
    for part in connection.headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return unquote(value.strip('"'))
    return None


async def known_person(asking: AnyConnection) -> Person | None:
    """Whoever has the cookie; None: nobody we know."""
    if (secret := secret_cookie(asking)) is None:
        return None
    try:
        threads: Threads = asking.app.state.hall.threads
        known: People = asking.app.state.people
        return await threads.keep(known.known, secret)
    except Refusal:
        return None


def account(request: Req, person: Person | None = None) -> Account:
    """Whom an answer is worked out for."""
    return (address(request), "-" if person is None else person.id)


async def asker(request: Req, purpose: Purpose | None = None) -> Person:
    """The person behind the cookie; whoever changes something says what for, and not too often."""
    check_origin(request)
    person = await hall(request).threads.keep(people(request).known, secret_cookie(request))
    if purpose is not None:
        spend(request, purpose, person)
    return person


def device_hash(request: AnyConnection) -> str:
    """The hash of the cookie: by it this device is known, and revoked."""
    return hashed(secret_cookie(request) or "")


async def stranger(request: Req) -> None:
    check_origin(request)
    spend(request, "identity")


def with_cookie(request: Req, greeted: Greeted) -> Response[Person]:
    secret, hint = (
        Cookie(
            key=key,
            value=value,
            path=site(request).base_path,
            max_age=YEAR_S,
            httponly=key == COOKIE,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
        for key, value in ((COOKIE, greeted.secret), (HINT, "1"))
    )
    return Response(greeted.person, cookies=[secret, hint], status_code=HTTP_200_OK)
