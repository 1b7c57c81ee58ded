"""What is asked now and then: who am I, which tables are there, sit down, start, give me the record."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import HttpMethod, Response, delete, get, patch, post, put, route
from litestar.enums import MediaType
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from chantier.core.decoding import convert
from chantier.core.errors import BadInput
from chantier.core.events import Seat
from chantier.core.kept import Glance, Played, Standing
from chantier.core.record import LONGEST_NAME, Record
from chantier.server.afterwards import record_of, replay_of, tracks_file_of
from chantier.server.answers import language
from chantier.server.asking import COOKIE, Req, address, asker, check_origin, hall, people, spend, stranger, with_cookie
from chantier.server.clocks import LONGEST_S
from chantier.server.hall import Seated, SeatWanted, TableWanted, own_seat
from chantier.server.limits import Limits
from chantier.server.lobby import LISTED
from chantier.server.measures import Measures
from chantier.server.pages import Pages, Wish, is_page
from chantier.server.people import Person
from chantier.server.wire import Hash, Lobby, TableInfo

Text = Annotated[str, PathParameter(max_length=100)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=7)]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=7)]


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`entropy_hash`: SHA-256 (hex) of bytes that are revealed when the game starts. `guest`: the name of somebody who
    has no device of their own and plays on the host's."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None
    entropy_hash: Hash | None = None
    guest: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)] | None = None


class BotWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level, or null to send the bot away."""

    bot: str | None


class PlayNow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game against bots, at once."""

    game: str
    seats: Annotated[int, msgspec.Meta(ge=2, le=8)] | None = None
    bot: str | None = None
    options: dict[str, Any] = {}
    entropy_hash: Hash | None = None


class Carried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    link: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Link(msgspec.Struct, frozen=True):
    """Shown once: whoever opens it within a quarter of an hour is this person from then on."""

    link: str


class GameOffered(msgspec.Struct, frozen=True):
    """A game with what one can choose; the bots from the weakest to the strongest."""

    name: str
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    usual: str
    options: dict[str, Any]
    phrases: dict[str, str]


class MyTable(msgspec.Struct, frozen=True):
    """One of the asker's own tables. `seats` are names, `bots` the levels of those that are bots; `mover` is the seat
    to move and `to_move` its name; `your_turn` also when it is a guest's of the asker. `place` counts from 1."""

    id: str
    game: str
    status: str
    seats: tuple[str, ...]
    turns: int
    created_at: float
    moved_at: float | None
    bots: tuple[str | None, ...]
    options: Any
    public: bool
    you: Seat | None
    mover: Seat | None
    to_move: str | None
    your_turn: bool
    winners: tuple[Seat, ...]
    place: int | None


class Found(msgspec.Struct, frozen=True):
    """The table that a code means."""

    table: str


# People


@post("/api/me", status_code=HTTP_200_OK)
async def greet(request: Req, data: JSONBody[NewName]) -> Response[Person]:
    await stranger(request)
    greeted = await hall(request).threads.keep(people(request).greet, data.name, language(request))
    return with_cookie(request, greeted)


@get("/api/me")
async def who_am_i(request: Req) -> Person:
    return await asker(request)


@patch("/api/me")
async def rename(request: Req, data: JSONBody[NewName]) -> Person:
    person = await asker(request, "identity")
    return await hall(request).threads.keep(people(request).rename, person, data.name, language(request))


@get("/api/me/everything")
async def everything(request: Req) -> Response[dict[str, Any]]:
    kept = await hall(request).threads.keep(people(request).everything, await asker(request, "identity"))
    return Response(kept, headers={"content-disposition": 'attachment; filename="chantier.json"'})


@get("/api/me/tables")
async def my_tables(request: Req) -> list[MyTable]:
    person, store = await asker(request), hall(request).house.store
    seen = await hall(request).threads.keep(lambda: store.glances(store.tables_of(person.id, limit=LISTED)))
    return [_mine(await _whose_turn(request, one), person) for one in seen]


async def _whose_turn(request: Req, seen: Glance) -> Glance:
    """The store knows it, except of games begun by an older version: those are woken."""
    if seen.row.status != "running" or seen.to_move is not None:
        return seen
    return msgspec.structs.replace(seen, to_move=(await hall(request).table(seen.row.id)).to_move)


def _mine(seen: Glance, person: Person) -> MyTable:
    row, you = seen.row, own_seat(seen.seats, person.id)
    mover = seen.seats[seen.to_move] if seen.to_move is not None and row.status == "running" else None
    return MyTable(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=tuple(one.name for one in seen.seats),
        turns=row.turns,
        created_at=row.created_at,
        moved_at=row.moved_at,
        bots=tuple(one.bot for one in seen.seats),
        options=msgspec.Raw(row.options),
        public=row.public,
        you=you,
        mover=None if mover is None else mover.seat,
        to_move=None if mover is None else mover.name,
        your_turn=mover is not None and mover.player == person.id,
        winners=tuple(one.seat for one in seen.results if one.won),
        place=next((one.place + 1 for one in seen.results if one.seat == you), None),
    )


@get("/api/me/results")
async def my_results(request: Req) -> list[Played]:
    person = await asker(request)
    store = hall(request).house.store
    return await hall(request).threads.keep(lambda: store.results(who=f"player:{person.id}"))


@post("/api/me/link", status_code=HTTP_200_OK)
async def link(request: Req) -> Link:
    return Link(await hall(request).threads.keep(people(request).link, await asker(request, "identity")))


@post("/api/me/carry", status_code=HTTP_200_OK)
async def carry(request: Req, data: JSONBody[Carried]) -> Response[Person]:
    await stranger(request)
    return with_cookie(request, await hall(request).threads.keep(people(request).carry, data.link))


@delete("/api/me", status_code=HTTP_204_NO_CONTENT)
async def forget(request: Req) -> Response[None]:
    concerned = await hall(request).threads.keep(people(request).forget, await asker(request, "identity"))
    await hall(request).people_changed(concerned)
    gone: Response[None] = Response(None, status_code=HTTP_204_NO_CONTENT)
    gone.delete_cookie(COOKIE)
    return gone


# Tables


@get("/api/games")
async def games(request: Req) -> list[GameOffered]:
    phrases = dict(hall(request).house.voice.phrases[language(request)])
    return [
        GameOffered(
            name,
            tuple(offer.game.seat_counts),
            tuple(offer.bots),
            offer.usual,
            msgspec.json.schema(offer.game.options_type),
            phrases,
        )
        for name, offer in hall(request).house.offers.items()
    ]


@get("/api/tables")
async def lobby(request: Req) -> Lobby:
    return await hall(request).lobby.list()


@post("/api/tables")
async def make_table(request: Req, data: JSONBody[TableWanted]) -> TableInfo:
    person = await asker(request, "table")
    return (await hall(request).create(person, data)).info(None)


@get("/api/codes/{code:str}")
async def find(request: Req, code: Text) -> Found:
    """Codes are short, so nobody may try many."""
    spend(request, "code", address(request))
    return Found(await hall(request).find(code))


@post("/api/play")
async def play_now(request: Req, data: JSONBody[PlayNow]) -> Seated:
    """Sits the asker down with bots. The game begins as soon as the client has revealed its entropy; nobody else waits,
    so the table waits for its player as long as it can."""
    person, offer = await asker(request, "table"), hall(request).offer(data.game)
    seats = data.seats or min(3, offer.game.seat_counts[-1])
    bots = (SeatWanted(data.bot or offer.usual),) * (seats - 1)
    wanted = TableWanted(data.game, (SeatWanted(), *bots), data.options, patience_s=LONGEST_S)
    table = await hall(request).create(person, wanted, has_code=False)
    seated = await hall(request).sit(person, table.row.id, 0, data.entropy_hash)
    await hall(request).start(person, table.row.id)
    return seated


@get("/api/tables/{name:str}")
async def look(request: Req, name: Text) -> TableInfo:
    return (await hall(request).table(name)).info(None)


@post("/api/tables/{name:str}/sit")
async def sit(request: Req, name: Text, data: JSONBody[SitDown]) -> Seated:
    return await hall(request).sit(await asker(request, "sit"), name, data.seat, data.entropy_hash, data.guest)


@post("/api/tables/{name:str}/leave", status_code=HTTP_204_NO_CONTENT)
async def leave(request: Req, name: Text, seat: SeatAsked = None) -> None:
    """With `?seat=` only that one of the asker's seats: a guest goes."""
    await hall(request).leave(await asker(request, "sit"), name, seat)


@post("/api/tables/{name:str}/token")
async def token(request: Req, name: Text, seat: SeatAsked = None) -> Seated:
    """The asker's seat on this device, or with `?seat=` a guest's: a new token, and the old one is worth nothing from
    now on."""
    return await hall(request).new_token(await asker(request, "sit"), name, seat)


@put("/api/tables/{name:str}/seats/{seat:int}", status_code=HTTP_204_NO_CONTENT)
async def set_bot(request: Req, name: Text, seat: SeatNumber, data: JSONBody[BotWanted]) -> None:
    await hall(request).set_bot(await asker(request, "sit"), name, seat, data.bot)


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
    return Response(await record_of(await hall(request).table(name)), headers=_as_file(f"{name}.json"))


@get("/api/tables/{name:str}/tracks", media_type="application/octet-stream")
async def tracks(request: Req, name: Text) -> Response[bytes]:
    """The motion between the events, kept beside the record; see docs/record.md."""
    return Response(await tracks_file_of(await hall(request).table(name)), headers=_as_file(f"{name}.tracks"))


def _as_file(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}


@get("/api/tables/{name:str}/replay", media_type="application/x-ndjson")
async def replay(request: Req, name: Text, seat: SeatAsked = None) -> Response[bytes]:
    """What each step showed, one sight a line: to an onlooker, or once the game has ended through a seat's eyes."""
    lines = await replay_of(await hall(request).table(name), seat)
    return Response(b"".join(line + b"\n" for line in lines))


@get("/api/tables/{name:str}/results")
async def results(request: Req, name: Text) -> list[Played]:
    store = hall(request).house.store
    await hall(request).table(name)
    return await hall(request).threads.keep(lambda: store.results(table=name))


@get("/api/games/{game:str}/ratings")
async def ratings(request: Req, game: Text) -> list[Standing]:
    hall(request).offer(game)
    return await hall(request).threads.keep(hall(request).house.store.leaderboard, game)


@post("/api/games/{game:str}/explain", status_code=HTTP_200_OK)
async def explain(request: Req, game: Text, data: JSONBody[dict[str, Any]]) -> Response[dict[str, Any]]:
    """What a view means: it says no more than the view did, so anybody may ask."""
    check_origin(request)
    spend(request, "explain", address(request))
    offer, voice, read = hall(request).offer(game), hall(request).house.voice, language(request)
    if offer.explain is None:
        raise BadInput("nothing_to_explain")
    meant = offer.explain(convert(data, offer.game.view_type), lambda refusal: voice.say(refusal, read))
    return Response(msgspec.to_builtins(meant))


# The house itself


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: Req) -> Response[Any]:
    """A file of the pages, or the page itself: which one of its views it shows is the browser's business."""
    pages: Pages | None = request.app.state.pages
    path, read = request.scope["path"], language(request)
    if pages is not None:
        header = request.headers.get
        return pages.answer(path, Wish(read, header("accept-encoding", ""), header("if-none-match", "")))
    if not is_page(path):
        raise BadInput("no_such_page")
    return Response(hall(request).house.voice.page(read), media_type=MediaType.HTML)


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthy(request: Req) -> str:
    """Also asks the store: a house that can keep nothing is not well."""
    await hall(request).threads.keep(hall(request).house.store.table, "-")
    return "ok"


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Req) -> bytes:
    measures: Measures = request.app.state.measures
    limits: Limits = request.app.state.limits
    limits.sweep()
    measures.buckets.set(limits.remembered)
    measures.tasks.set(len(asyncio.all_tasks()))
    return measures.text()


ROUTES = [
    greet, who_am_i, rename, everything, my_tables, my_results, link, carry, forget, games, lobby, make_table, find,
    play_now, look, sit, leave, token, set_bot, start, rematch, record, tracks, replay, results, ratings, explain, page,
    healthy, metrics,
]  # fmt: skip
