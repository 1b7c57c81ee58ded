"""REST endpoints about oneself: name, seats, results, moving to another device, deletion."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from chantier.core.decoding import JsonObject
from chantier.core.names import LONGEST_NAME
from chantier.core.rows import Played
from chantier.server.http.auth import COOKIE, HINT, Req, asker, device_hash, hall, people, site, stranger, with_cookie
from chantier.server.http.errors import language
from chantier.server.people import DeviceInfo, Person
from chantier.server.tables.my_tables import MyTable, my_tables

Text = Annotated[str, PathParameter(max_length=100)]


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]


class Carried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    link: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Link(msgspec.Struct, frozen=True):
    """Shown once: whoever opens it within a quarter of an hour is this person from then on."""

    link: str


@post("/api/me", status_code=HTTP_200_OK)
async def greet(request: Req, data: JSONBody[NewName]) -> Response[Person]:
    await stranger(request)
    greeted = await hall(request).threads.write(people(request).greet, data.name, language(request))
    return with_cookie(request, greeted)


@get("/api/me")
async def who_am_i(request: Req) -> Person:
    return await asker(request)


@patch("/api/me")
async def rename(request: Req, data: JSONBody[NewName]) -> Person:
    person = await asker(request, "identity")
    return await hall(request).threads.write(people(request).rename, person, data.name, language(request))


@get("/api/me/everything")
async def everything(request: Req) -> Response[JsonObject]:
    kept = await hall(request).threads.keep(people(request).everything, await asker(request, "identity"))
    return Response(kept, headers={"content-disposition": 'attachment; filename="chantier.json"'})


@get("/api/me/tables")
async def tables_of_mine(request: Req) -> list[MyTable]:
    person, here = await asker(request, "list"), hall(request)
    return list(await my_tables(here.house.store, here.threads, person.id, here.seen))


@get("/api/me/results")
async def my_results(request: Req) -> list[Played]:
    person = await asker(request, "list")
    store = hall(request).house.store
    return await hall(request).threads.keep(lambda: store.results(who=f"player:{person.id}"))


@post("/api/me/link", status_code=HTTP_200_OK)
async def link(request: Req) -> Link:
    return Link(await hall(request).threads.write(people(request).link, await asker(request, "identity")))


@post("/api/me/carry", status_code=HTTP_200_OK)
async def carry(request: Req, data: JSONBody[Carried]) -> Response[Person]:
    await stranger(request)
    return with_cookie(request, await hall(request).threads.write(people(request).carry, data.link))


@get("/api/me/devices")
async def devices(request: Req) -> list[DeviceInfo]:
    """The devices that know the asker, the newest first."""
    person = await asker(request)
    return await hall(request).threads.keep(people(request).devices, person, device_hash(request))


@delete("/api/me/devices/{device:str}", status_code=HTTP_204_NO_CONTENT)
async def revoke(request: Req, device: Text) -> None:
    """That device knows the asker no longer, and has no seat of theirs any more."""
    await _revoke(request, device)


@delete("/api/me/devices", status_code=HTTP_204_NO_CONTENT)
async def revoke_others(request: Req) -> None:
    """Only the device that asks is left."""
    await _revoke(request, None)


async def _revoke(request: Req, device: str | None) -> None:
    person = await asker(request, "identity")
    concerned = await hall(request).threads.write(people(request).revoke, person, device, device_hash(request))
    await hall(request).people_changed(concerned)


@delete("/api/me", status_code=HTTP_204_NO_CONTENT)
async def forget(request: Req) -> Response[None]:
    concerned = await hall(request).threads.write(people(request).forget, await asker(request, "identity"))
    await hall(request).people_changed(concerned)
    gone: Response[None] = Response(None, status_code=HTTP_204_NO_CONTENT)
    for key in (COOKIE, HINT):
        gone.delete_cookie(key, path=site(request).base_path)
    return gone


ROUTES = [
    greet,
    who_am_i,
    rename,
    everything,
    tables_of_mine,
    my_results,
    link,
    carry,
    devices,
    revoke,
    revoke_others,
    forget,
]
