"""REST endpoints for games and tables: list, sit down, start, record."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, ParamSpec, TypeVar

import msgspec
from litestar import HttpMethod, Response, delete, get, post, put, route
from litestar.enums import MediaType
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from chantier.core.decoding import JsonObject
from chantier.core.errors import BadInput, Refusal
from chantier.core.names import LONGEST_NAME
from chantier.core.record import Record
from chantier.core.rows import Played, Standing
from chantier.server.analyses import Analysed
from chantier.server.http.admin import check_may_measure
from chantier.server.http.advice import ROUTES as ROUTES_OF_ADVICE
from chantier.server.http.auth import (
    Req,
    account,
    address,
    asker,
    check_origin,
    device_hash,
    hall,
    known_person,
    limits,
    spend,
)
from chantier.server.http.errors import language
from chantier.server.http.me import ROUTES as ROUTES_OF_ME
from chantier.server.http.pictures import ROUTES as ROUTES_OF_PICTURES
from chantier.server.http.previews import head_of
from chantier.server.http.static import Pages, Wish, is_page
from chantier.server.limits import ALL, Limits
from chantier.server.metrics import Measures, by_node
from chantier.server.records import Eyes, record_of, replay_of, tracks_file_of
from chantier.server.tables.clocks import LONGEST_S
from chantier.server.tables.table_requests import Seated, SeatWanted, TableWanted
from chantier.server.telling import teller
from chantier.server.wire import Lobby, TableInfo

P = ParamSpec("P")
T = TypeVar("T")
Text = Annotated[str, PathParameter(max_length=100)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=7)]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=7)]
TurnAsked = Annotated[int, QueryParameter(ge=0, le=2**31)]


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`guest`: the name of somebody who has no device of their own and plays on the host's."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None
    guest: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)] | None = None


class BotWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level, or null to send the bot away."""

    bot: str | None


class NewHost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By the seat."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]


class PlayNow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game against bots, at once."""

    game: str
    seats: Annotated[int, msgspec.Meta(ge=2, le=8)] | None = None
    bot: str | None = None
    options: JsonObject = {}


class GameOffered(msgspec.Struct, frozen=True):
    """A game with what one can choose; the bots from the weakest to the strongest. `usual` stands in for people,
    `first` is whom newcomers meet; `strengths` says how strong they are, as far as it was measured."""

    name: str
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    usual: str
    first: str
    strengths: dict[str, int]
    coach: bool
    """Whether finished games can be analysed."""
    options: JsonObject
    phrases: dict[str, str]
    title: str
    """What it is called, in the reader's language."""
    words: str
    """Sentences about it that the pages do not have, as Fluent text in the reader's language; all keys have its name
    in them. Empty for games with pages of their own."""


class Found(msgspec.Struct, frozen=True):
    """The table that a code means."""

    table: str


# Tables


@get("/api/games")
async def games(request: Req) -> list[GameOffered]:
    read = language(request)
    phrases = dict(hall(request).house.voice.phrases[read])
    return [
        GameOffered(
            name,
            tuple(offer.game.seat_counts),
            tuple(offer.bots),
            offer.usual,
            offer.first or offer.usual,
            dict(offer.strengths),
            offer.analyse is not None,
            msgspec.json.schema(offer.game.options_type),
            phrases,
            offer.titles.get(read, name),
            offer.texts.get(read, ""),
        )
        for name, offer in hall(request).house.offers.items()
    ]


@get("/api/tables")
async def lobby(request: Req) -> Lobby:
    spend(request, "list")
    return await hall(request).lobby.list()


@post("/api/tables")
async def make_table(request: Req, data: JSONBody[TableWanted]) -> TableInfo:
    person = await asker(request, "table")
    return (await hall(request).create(person, data)).info(None)


@get("/api/codes/{code:str}")
async def find(request: Req, code: Text) -> Found:
    """Codes are short, so nobody may try many. What was found costs nothing: forty people may type the same code."""
    spent = _spend_try(limits(request), address(request))
    found = Found(await hall(request).find(code))
    spent()
    return found


def _spend_try(limits: Limits, address: str) -> Callable[[], None]:
    """Tries are limited for all addresses together. Those who have just tried in vain wait for each other, and not
    those who try for the first time for them. To be called if the try was a good one."""
    first = ALL if limits.is_full("code", "address", address) else None
    limits.spend("code", address=address, all=first)
    if first is None:
        limits.spend("code_again", all=ALL)

    def give_back() -> None:
        limits.give_back("code", address=address, all=first)
        limits.give_back("code_again", all=None if first else ALL)

    return give_back


@post("/api/play")
async def play_now(request: Req, data: JSONBody[PlayNow]) -> Seated:
    """Sits the asker down with bots. The game begins as soon as the client has promised and revealed; nobody else
    waits, so the table waits for its player as long as it can."""
    person, offer = await asker(request, "table"), hall(request).offer(data.game)
    seats = data.seats or min(3, offer.game.seat_counts[-1])
    bots = (SeatWanted(data.bot or offer.first or offer.usual),) * (seats - 1)
    wanted = TableWanted(data.game, (SeatWanted(), *bots), data.options, patience_s=LONGEST_S)
    table = await hall(request).create(person, wanted, has_code=False)
    seated = await hall(request).sit(person, table.row.id, 0, device=device_hash(request))
    await hall(request).start(person, table.row.id)
    return seated


@get("/api/tables/{name:str}")
async def look(request: Req, name: Text) -> TableInfo:
    spend(request, "list")
    return (await hall(request).table(name)).info(None)


@post("/api/tables/{name:str}/sit")
async def sit(request: Req, name: Text, data: JSONBody[SitDown]) -> Seated:
    person = await asker(request, "sit")
    return await hall(request).sit(person, name, data.seat, data.guest, device_hash(request))


@post("/api/tables/{name:str}/leave", status_code=HTTP_204_NO_CONTENT)
async def leave(request: Req, name: Text, seat: SeatAsked = None) -> None:
    """With `?seat=` only that one of the asker's seats: a guest goes."""
    await hall(request).leave(await asker(request, "sit"), name, seat)


@post("/api/tables/{name:str}/token")
async def token(request: Req, name: Text, seat: SeatAsked = None) -> Seated:
    """The asker's seat on this device, or with `?seat=` a guest's: a new token, and the old one is worth nothing from
    now on."""
    return await hall(request).new_token(await asker(request, "sit"), name, seat, device_hash(request))


@put("/api/tables/{name:str}/seats/{seat:int}", status_code=HTTP_204_NO_CONTENT)
async def set_bot(request: Req, name: Text, seat: SeatNumber, data: JSONBody[BotWanted]) -> None:
    await hall(request).set_bot(await asker(request, "sit"), name, seat, data.bot)


@delete("/api/tables/{name:str}/seats/{seat:int}", status_code=HTTP_204_NO_CONTENT)
async def remove(request: Req, name: Text, seat: SeatNumber) -> None:
    """Before the game the host asks whoever sits there to leave; they do not get a seat at this table again."""
    await hall(request).remove(await asker(request, "sit"), name, seat)


@put("/api/tables/{name:str}/host", status_code=HTTP_204_NO_CONTENT)
async def hand_on(request: Req, name: Text, data: JSONBody[NewHost]) -> None:
    """Before the game the host hands the table on to somebody who sits there."""
    await hall(request).hand_on(await asker(request, "sit"), name, data.seat)


@post("/api/tables/{name:str}/start", status_code=HTTP_204_NO_CONTENT)
async def start(request: Req, name: Text) -> None:
    await hall(request).start(await asker(request, "sit"), name)


@post("/api/tables/{name:str}/rematch")
async def rematch(request: Req, name: Text) -> TableInfo:
    return (await hall(request).rematch(await asker(request, "table"), name)).info(None)


# After the game


@get("/api/tables/{name:str}/record")
async def record(request: Req, name: Text) -> Response[Record]:
    """The whole record of a finished game; of a running one what everybody may see."""
    spend(request, "history")
    table = await hall(request).table(name)
    return Response(await record_of(table, account(request)), headers=_as_file(f"{name}.json"))


@get("/api/tables/{name:str}/tracks", media_type="application/octet-stream")
async def tracks(request: Req, name: Text) -> Response[bytes]:
    """The motion between the events, kept beside the record; see docs/record.md."""
    spend(request, "history")
    table = await hall(request).table(name)
    return Response(await tracks_file_of(table, account(request)), headers=_as_file(f"{name}.tracks"))


def _as_file(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}


@get("/api/tables/{name:str}/replay", media_type="application/x-ndjson")
async def replay(request: Req, name: Text, seat: SeatAsked = None, since: TurnAsked = 0) -> Response[bytes]:
    """Sight of each step, one a line: an onlooker's, that of a seat of the asker's, or once the game has ended that of
    any seat. With `?since=` only from that step on."""
    spend(request, "history")
    table = await hall(request).table(name)
    person = None if seat is None else await known_person(request)
    eyes = Eyes(seat, None if person is None else person.id, since)
    tell = teller(table.offer, hall(request).house.voice, language(request))
    lines = await replay_of(table, eyes, account(request, person), tell)
    return Response(b"".join(line + b"\n" for line in lines))


@post("/api/tables/{name:str}/analysis", status_code=HTTP_200_OK)
async def analysis(request: Req, name: Text) -> Analysed:
    """Analysis of luck and play in a finished game: begun with the first request, then kept."""
    check_origin(request)
    spend(request, "analysis")
    person, here = await known_person(request), address(request)
    who = f"nobody at {here}" if person is None else person.id  # all who have said no name share what one person has
    table = await hall(request).table(name)
    return await hall(request).analyses.of(table, lambda: limits(request).hold("analyses", person=who, address=here))


@get("/api/tables/{name:str}/results")
async def results(request: Req, name: Text) -> list[Played]:
    spend(request, "list")
    store = hall(request).house.store
    await hall(request).table(name)
    return await hall(request).threads.keep(lambda: store.results(table=name))


@get("/api/games/{game:str}/ratings")
async def ratings(request: Req, game: Text) -> list[Standing]:
    spend(request, "list")
    hall(request).offer(game)
    return await hall(request).threads.keep(hall(request).house.store.leaderboard, game)


# The house itself


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: Req) -> Response[Any]:
    """A file of the pages, or the page itself: which one of its views it shows is the browser's business."""
    pages: Pages | None = request.app.state.pages
    path, read = request.scope["path"], language(request)
    if pages is not None:
        header = request.headers.get
        wish = Wish(read, header("accept-encoding", ""), header("if-none-match", ""))
        folder = "/" if request.scope["raw_path"].endswith(b"/") and path != "/" else ""  # the framework takes it away
        return pages.answer(f"{path}{folder}", wish, await head_of(request, read))
    if not is_page(path):
        raise BadInput("no_such_page")
    return Response(hall(request).house.voice.page(read), media_type=MediaType.HTML)


@route("/healthz", http_method=[HttpMethod.GET, HttpMethod.HEAD], media_type=MediaType.TEXT, include_in_schema=False)
async def healthy(request: Req) -> str:
    """Also writes to the store, once a second at most: a house that can keep nothing is not well."""
    await hall(request).health.check()
    return "ok"


@route("/readyz", http_method=[HttpMethod.GET, HttpMethod.HEAD], media_type=MediaType.TEXT, include_in_schema=False)
async def ready(request: Req) -> str:
    """Answers `ok` if new people are welcome here: the server does not close, and the store is well, or has not been
    away for longer than what is asked waits for it."""
    shared = hall(request).shared
    if hall(request).is_draining or (shared is not None and shared.membership.draining):
        raise Refusal("house_closes")
    try:
        await hall(request).health.check()
    except Refusal:
        if hall(request).health.down_s >= hall(request).threads.holds_s:
            raise
    return "ok"


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Req) -> bytes:
    """Of this server; where several share a database, of all of them, each line with its node. For the operator."""
    check_may_measure(request)
    measures: Measures = request.app.state.measures
    limits(request).sweep()
    measures.buckets.set(limits(request).remembered)
    measures.tasks.set(len(asyncio.all_tasks()))
    shared = hall(request).shared
    if shared is None:
        return measures.text()
    others = shared.membership.others
    told = [measures.text(), *await asyncio.gather(*map(shared.peers.metrics, others))]
    names = [shared.membership.id, *(node.id for node in others)]
    return b"".join(by_node(node, text) for node, text in zip(names, told, strict=True) if text)


ROUTES = [
    *ROUTES_OF_ME, *ROUTES_OF_PICTURES, *ROUTES_OF_ADVICE, games, lobby, make_table, find,
    play_now, look, sit, leave, token, set_bot, remove, hand_on, start, rematch, record, tracks, replay, analysis,
    results, ratings, page, healthy, ready, metrics,
]  # fmt: skip
