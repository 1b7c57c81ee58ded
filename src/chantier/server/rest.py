"""What is asked now and then: who am I, which tables are there, sit down, start, give me the record."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.enums import MediaType
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from chantier.core.errors import BadInput, Refusal
from chantier.core.events import Seat
from chantier.server.answers import COOKIE
from chantier.server.hall import Hall, OpenTable, Person, Seated, SeatWanted, TableWanted
from chantier.server.limits import Purpose
from chantier.server.people import Greeted, People
from chantier.server.wire import Hex, TableInfo

T = TypeVar("T")
YEAR_S = 365 * 86_400
Req = Request[Any, Any, Any]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`entropy_hash`: SHA-256 (hex) of bytes that are revealed when the game starts."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None
    entropy_hash: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")] | None = None


class PlayNow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: Annotated[int, msgspec.Meta(ge=2, le=8)] | None = None
    bot: str | None = None
    options: dict[str, Any] = {}
    entropy_hash: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")] | None = None


class Carried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    link: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Link(msgspec.Struct, frozen=True):
    link: str


class GameOffered(msgspec.Struct, frozen=True):
    """A game with what one can choose."""

    name: str
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    options: dict[str, Any]


class RatingLine(msgspec.Struct, frozen=True):
    who: str
    mu: float
    sigma: float
    games: int


# Who is asking


def people(request: Req) -> People:
    found: People = request.app.state.people
    return found


def hall(request: Req) -> Hall:
    found: Hall = request.app.state.hall
    return found


async def off(call: Callable[..., T], *args: Any) -> T:
    return await asyncio.to_thread(call, *args)


def address(request: Req) -> str:
    return request.client.host if request.client else "-"


def check_origin(request: Any) -> None:
    """A page from elsewhere must not act in somebody's name."""
    origin = request.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != request.headers.get("host"):
        raise Refusal("wrong_origin")


def spend(request: Req, purpose: Purpose, who: str) -> None:
    request.app.state.limits.spend(purpose, who)


async def asker(request: Req, purpose: Purpose | None = None) -> Person:
    check_origin(request)
    person = await off(people(request).known, request.cookies.get(COOKIE))
    if purpose is not None:
        spend(request, purpose, person.id)
    return person


def with_cookie(request: Req, greeted: Greeted) -> Response[Person]:
    cookie = Cookie(
        COOKIE,
        greeted.secret,
        path="/",
        max_age=YEAR_S,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(greeted.person, cookies=[cookie], status_code=HTTP_200_OK)


# People


@post("/api/me")
async def greet(request: Req, data: NewName) -> Response[Person]:
    check_origin(request)
    spend(request, "identity", address(request))
    return with_cookie(request, await off(people(request).greet, data.name, request.query_params.get("lang", "en")[:2]))


@get("/api/me")
async def who_am_i(request: Req) -> Person:
    return await asker(request)


@patch("/api/me")
async def rename(request: Req, data: NewName) -> Person:
    return await off(people(request).rename, await asker(request, "identity"), data.name)


@get("/api/me/everything")
async def everything(request: Req) -> Response[dict[str, Any]]:
    kept = await off(people(request).everything, await asker(request))
    return Response(kept, headers={"content-disposition": 'attachment; filename="chantier.json"'})


@post("/api/me/link", status_code=HTTP_200_OK)
async def link(request: Req) -> Link:
    return Link(await off(people(request).link, await asker(request, "identity")))


@post("/api/me/carry")
async def carry(request: Req, data: Carried) -> Response[Person]:
    check_origin(request)
    spend(request, "identity", address(request))
    return with_cookie(request, await off(people(request).carry, data.link))


@delete("/api/me", status_code=HTTP_204_NO_CONTENT)
async def forget(request: Req) -> None:
    await off(people(request).forget, await asker(request))


# Tables


@get("/api/games")
async def games(request: Req) -> list[GameOffered]:
    return [
        GameOffered(
            name,
            tuple(offer.game.seat_counts),
            tuple(offer.bots),
            msgspec.json.schema(offer.game.options_type),
        )
        for name, offer in hall(request).offers.items()
    ]


@get("/api/tables")
async def lobby(request: Req) -> list[OpenTable]:
    return await hall(request).lobby()


@post("/api/tables")
async def make_table(request: Req, data: TableWanted) -> TableInfo:
    person = await asker(request, "table")
    return (await hall(request).create(person, data)).info(None)


@post("/api/play")
async def play_now(request: Req, data: PlayNow) -> Seated:
    """Sits the asker down with bots; the game starts as soon as the client has revealed its entropy."""
    person = await asker(request, "table")
    offer = hall(request).offers.get(data.game)
    if offer is None:
        raise BadInput("unknown_game", came=data.game, known=", ".join(hall(request).offers))
    seats = data.seats or min(3, offer.game.seat_counts[-1])
    bot = data.bot or list(offer.bots)[-1]
    wanted = TableWanted(data.game, (SeatWanted(), *[SeatWanted(bot)] * (seats - 1)), data.options)
    table = await hall(request).create(person, wanted)
    seated = await hall(request).sit(person, table.row.id, 0, data.entropy_hash)
    await hall(request).start(person, table.row.id)
    return seated


@get("/api/tables/{name:str}")
async def look(request: Req, name: str) -> TableInfo:
    return (await hall(request).table(name)).info(None)


@post("/api/tables/{name:str}/sit")
async def sit(request: Req, name: str, data: SitDown) -> Seated:
    return await hall(request).sit(await asker(request, "sit"), name, data.seat, data.entropy_hash)


@post("/api/tables/{name:str}/leave", status_code=HTTP_204_NO_CONTENT)
async def stand_up(request: Req, name: str) -> None:
    await hall(request).stand_up(await asker(request, "sit"), name)


@post("/api/tables/{name:str}/token")
async def token(request: Req, name: str) -> Seated:
    return await hall(request).new_token(await asker(request, "sit"), name)


@post("/api/tables/{name:str}/start", status_code=HTTP_204_NO_CONTENT)
async def start(request: Req, name: str) -> None:
    await hall(request).start(await asker(request, "sit"), name)


# The house itself


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthy() -> str:
    return "ok"


ROUTES = [
    greet, who_am_i, rename, everything, link, carry, forget, games, lobby, make_table, play_now, look, sit, stand_up,
    token, start, healthy,
]  # fmt: skip
