"""Authentication: the cookie, the origin, rate limits."""

from __future__ import annotations

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
from chantier.server.tables.hall import Hall
from chantier.server.thread_pools import Threads

COOKIE = "chantier"
HINT = "chantier-known"
"""Says nothing but that there is a cookie: pages may read it, so that they need not ask who nobody is."""
YEAR_S = 365 * 86_400
Req = AnyRequest


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
    origin, host = connection.headers.get("origin"), connection.headers.get("host")
    if origin is not None and origin not in (f"http://{host}", f"https://{host}"):  # a proxy may know which, we do not
        raise Refusal("wrong_origin")


def limits(request: Req) -> Limits:
    found: Limits = request.app.state.limits
    return found


def spend(request: Req, purpose: Purpose, person: Person | None = None) -> None:
    """For the address, and for the person if one is known."""
    counted = person if "person" in RATES[purpose] else None
    limits(request).spend(purpose, address=address(request), person=None if counted is None else counted.id)


async def known_person(asking: AnyConnection) -> Person | None:
    """Whoever has the cookie; None: nobody we know."""
    if COOKIE not in asking.cookies:
        return None
    try:
        threads: Threads = asking.app.state.hall.threads
        known: People = asking.app.state.people
        return await threads.keep(known.known, asking.cookies.get(COOKIE))
    except Refusal:
        return None


def account(request: Req, person: Person | None = None) -> Account:
    """Whom an answer is worked out for."""
    return (address(request), "-" if person is None else person.id)


async def asker(request: Req, purpose: Purpose | None = None) -> Person:
    """The person behind the cookie; whoever changes something says what for, and not too often."""
    check_origin(request)
    person = await hall(request).threads.keep(people(request).known, request.cookies.get(COOKIE))
    if purpose is not None:
        spend(request, purpose, person)
    return person


def device_hash(request: AnyConnection) -> str:
    """The hash of the cookie: by it this device is known, and revoked."""
    return hashed(request.cookies.get(COOKIE) or "")


async def stranger(request: Req) -> None:
    check_origin(request)
    spend(request, "identity")


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
