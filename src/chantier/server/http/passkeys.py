"""REST endpoints for passkeys: making one, those one has, and signing in."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from chantier.core.decoding import JsonObject
from chantier.core.errors import Refusal
from chantier.server.http.auth import Req, asker, hall, stranger, with_cookie
from chantier.server.http.auth import site as site_address
from chantier.server.passkeys import PasskeyInfo, Passkeys, Site, load, site_of
from chantier.server.people import Person

PasskeyId = Annotated[str, PathParameter(max_length=1400)]
PasskeyName = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class PasskeyNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Only its owner ever reads it."""

    name: PasskeyName


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`credential`: what `navigator.credentials.create` has given, as its `toJSON` says it."""

    name: PasskeyName
    credential: JsonObject


class SignedIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`credential`: what `navigator.credentials.get` has given."""

    credential: JsonObject


@post("/api/me/passkeys/options", status_code=HTTP_200_OK)
async def creation_options(request: Req) -> Response[JsonObject]:
    person = await asker(request, "identity")
    options = await hall(request).threads.write((await passkeys(request)).creation_options, person, site(request))
    return Response(options)


@post("/api/me/passkeys")
async def add_passkey(request: Req, data: JSONBody[NewPasskey]) -> PasskeyInfo:
    person, keys = await asker(request, "identity"), await passkeys(request)
    return await hall(request).threads.write(keys.add, person, site(request), data.credential, data.name)


@get("/api/me/passkeys")
async def my_passkeys(request: Req) -> list[PasskeyInfo]:
    return await hall(request).threads.keep((await passkeys(request)).of, await asker(request))


@patch("/api/me/passkeys/{passkey:str}", status_code=HTTP_204_NO_CONTENT)
async def rename_passkey(request: Req, passkey: PasskeyId, data: JSONBody[PasskeyNamed]) -> None:
    person = await asker(request, "identity")
    await hall(request).threads.write((await passkeys(request)).rename, person, passkey, data.name)


@delete("/api/me/passkeys/{passkey:str}", status_code=HTTP_204_NO_CONTENT)
async def remove_passkey(request: Req, passkey: PasskeyId) -> None:
    person = await asker(request, "identity")
    await hall(request).threads.write((await passkeys(request)).remove, person, passkey)


@post("/api/sign-in/options", status_code=HTTP_200_OK)
async def sign_in_options(request: Req) -> Response[JsonObject]:
    await stranger(request)
    options = await hall(request).threads.write((await passkeys(request)).sign_in_options, site(request))
    return Response(options)


@post("/api/sign-in", status_code=HTTP_200_OK)
async def sign_in(request: Req, data: JSONBody[SignedIn]) -> Response[Person]:
    await stranger(request)
    greeted = await hall(request).threads.write((await passkeys(request)).sign_in, site(request), data.credential)
    return with_cookie(request, greeted)


async def passkeys(request: Req) -> Passkeys:
    """Loads the library with the first request, where nobody who stores a move has to wait for it."""
    await hall(request).threads.keep(load)
    found: Passkeys = request.app.state.passkeys
    return found


def site(request: Req) -> Site:
    """Where the page that asks has come from; whether that is ours, `check_origin` has seen to."""
    host = request.headers.get("host")
    if not host:
        raise Refusal("request_malformed")
    found, public = site_of(host), site_address(request).public_origin
    is_ours = public and site_of(urlsplit(public).netloc).rp_id == found.rp_id
    return found._replace(origins=(*found.origins, public)) if is_ours else found


ROUTES = [
    creation_options,
    add_passkey,
    my_passkeys,
    rename_passkey,
    remove_passkey,
    sign_in_options,
    sign_in,
]
