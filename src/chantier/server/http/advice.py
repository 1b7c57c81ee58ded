"""REST endpoints for advice: explanation of a view, moves to choose from, hints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ParamSpec, TypeVar

import msgspec
from litestar import Response, post
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from chantier.core.decoding import JsonObject, convert
from chantier.core.errors import BadInput, Sentence
from chantier.server.config import OfferedGame
from chantier.server.http.auth import Req, account, address, asker, check_origin, hall, limits, spend
from chantier.server.http.errors import language
from chantier.server.limits import Ticket
from chantier.server.people import Person
from chantier.server.tables.hints import HintAsked, HintGiven
from chantier.server.tables.table_requests import check_seat
from chantier.server.thread_pools import Work

P = ParamSpec("P")
T = TypeVar("T")
Text = Annotated[str, PathParameter(max_length=100)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=7)]


@post("/api/games/{game:str}/explain", status_code=HTTP_200_OK)
async def explain(request: Req, game: Text, data: JSONBody[JsonObject]) -> Response[JsonObject]:
    """Explanation of a view. It says no more than the view did, so anybody may ask."""
    check_origin(request)
    spend(request, "explain")
    offer, voice, read = hall(request).offer(game), hall(request).house.voice, language(request)
    if offer.explain is None:
        raise BadInput("nothing_to_explain")
    view: msgspec.Struct = convert(data, offer.game.view_type)

    def say(sentence: Sentence) -> str:
        return voice.say(sentence, read)

    return Response(msgspec.to_builtins(await _answered(request, offer, None, offer.explain, view, say)))


@post("/api/games/{game:str}/advice", status_code=HTTP_200_OK)
async def advice(request: Req, game: Text, data: JSONBody[JsonObject]) -> Response[JsonObject]:
    """Moves to choose from: what somebody who sees this view and is to move might do, best first. Not for views of
    tables that are played with less help: these are asked themselves."""
    check_origin(request)
    spend(request, "advice")
    offer = hall(request).offer(game)
    if offer.advise is None:
        raise BadInput("no_advice")
    view: msgspec.Struct = convert(data, offer.game.view_type)
    return Response(msgspec.to_builtins(await _answered(request, offer, None, offer.advise, view, False)))


async def _answered(
    request: Req, offer: OfferedGame, person: Person | None, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs
) -> T:
    """A question that takes a while: not too many at once for anybody."""
    work: Work = "answering" if offer.is_quick else "engine_answers"
    with limits(request).hold("answers", address=address(request), person=None if person is None else person.id):
        return await hall(request).threads.do(work, account(request, person), call, *args, **kwargs)


@post("/api/tables/{name:str}/seats/{seat:int}/advice", status_code=HTTP_200_OK)
async def advice_there(request: Req, name: Text, seat: SeatNumber) -> Response[JsonObject]:
    """The same for one of the asker's seats, by what it sees now; where the table is played with less help, only if the
    seat has told everybody that it plays by words."""
    person = await asker(request, "advice")
    with limits(request).hold("answers", address=address(request), person=person.id):
        found = await hall(request).advice(person, name, seat, account(request, person))
    return Response(msgspec.to_builtins(found))


@post("/api/tables/{name:str}/seats/{seat:int}/hint", status_code=HTTP_200_OK)
async def hint(request: Req, name: Text, seat: SeatNumber, data: JSONBody[HintAsked]) -> HintGiven:
    """A few good picks for one of the asker's seats, by what it sees now: begun with the first request for a turn, and
    told once it is there."""
    spend(request, "hint")
    here, person = address(request), await asker(request)

    def begin() -> Ticket:
        limits(request).spend("search", address=here, person=person.id)
        return limits(request).hold("hints", address=here, person=person.id)

    table = await hall(request).table(name)
    return table.hints.ask(person.id, check_seat(table, seat), data, account(request, person), begin)


ROUTES = [explain, advice, advice_there, hint]
