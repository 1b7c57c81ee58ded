"""REST endpoints for profiles, friends, invitations, blocks and reports."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from chantier.core.errors import Refusal
from chantier.core.people_rows import InvitationRow, Known, Reason
from chantier.server.friends import Friend, Friends
from chantier.server.http.auth import Req, asker, hall, known_person, spend, stranger
from chantier.server.http.me import Carried, Link
from chantier.server.http.notifications import notifier
from chantier.server.profiles import Profile, Profiles
from chantier.server.tables.table_requests import own_seat

PersonId = Annotated[str, PathParameter(max_length=100)]
TableId = Annotated[str, PathParameter(max_length=100)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class ProfileWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    public: bool


class Invited(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A friend, by id."""

    person: Id


class Reported(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For the operator's eyes. `table`: where it happened."""

    reason: Reason
    text: Annotated[str, msgspec.Meta(max_length=500)] = ""
    table: Id | None = None


@get("/api/people/{person:str}")
async def profile(request: Req, person: PersonId) -> Profile:
    spend(request, "profile")
    return await hall(request).threads.keep(profiles(request).of, person, await known_person(request))


@put("/api/me/profile", status_code=HTTP_204_NO_CONTENT)
async def show_profile(request: Req, data: JSONBody[ProfileWanted]) -> None:
    """Whether others may see more of me than my name."""
    me = await asker(request, "identity")
    await hall(request).threads.write(profiles(request).set_public, me, data.public)


# Friends


@get("/api/me/friends")
async def my_friends(request: Req) -> list[Friend]:
    return await hall(request).threads.keep(friends(request).of, await asker(request, "list"))


@post("/api/me/friends/link", status_code=HTTP_200_OK)
async def friend_link(request: Req) -> Link:
    return Link(await hall(request).threads.write(friends(request).link, await asker(request, "identity")))


@post("/api/friends/offered", status_code=HTTP_200_OK)
async def offered(request: Req, data: JSONBody[Carried]) -> Known:
    """Whose friend one becomes by this link."""
    await stranger(request)
    return await hall(request).threads.keep(friends(request).offered_by, data.link)


@post("/api/me/friends", status_code=HTTP_200_OK)
async def befriend(request: Req, data: JSONBody[Carried]) -> Known:
    return await hall(request).threads.write(friends(request).befriend, await asker(request, "identity"), data.link)


@delete("/api/me/friends/{person:str}", status_code=HTTP_204_NO_CONTENT)
async def part(request: Req, person: PersonId) -> None:
    await hall(request).threads.write(friends(request).part, await asker(request, "identity"), person)


# Invitations


@post("/api/tables/{name:str}/invitations", status_code=HTTP_204_NO_CONTENT)
async def invite(request: Req, name: TableId, data: JSONBody[Invited]) -> None:
    """Whoever sits at a table asks a friend there. Whoever is not here is told by the ways they have chosen, once."""
    me = await asker(request, "invite")
    table = await hall(request).seen(name)
    if own_seat(table.seats, me.id) is None and table.row.host != me.id:
        raise Refusal("no_seat")
    if table.row.status != "open":
        raise Refusal("table_not_open")
    if not await hall(request).threads.write(friends(request).invite, me, data.person, name):
        await notifier(request).invited(data.person, name)


@get("/api/me/invitations")
async def my_invitations(request: Req) -> list[InvitationRow]:
    return await hall(request).threads.keep(friends(request).invitations, await asker(request, "list"))


@delete("/api/me/invitations/{name:str}", status_code=HTTP_204_NO_CONTENT)
async def decline(request: Req, name: TableId) -> None:
    await hall(request).threads.write(friends(request).decline, await asker(request, "identity"), name)


# Blocks and reports


@get("/api/me/blocks")
async def my_blocks(request: Req) -> list[Known]:
    return await hall(request).threads.keep(friends(request).blocked, await asker(request, "list"))


@put("/api/me/blocks/{person:str}", status_code=HTTP_204_NO_CONTENT)
async def block(request: Req, person: PersonId) -> None:
    await hall(request).threads.write(friends(request).block, await asker(request, "identity"), person)


@delete("/api/me/blocks/{person:str}", status_code=HTTP_204_NO_CONTENT)
async def unblock(request: Req, person: PersonId) -> None:
    await hall(request).threads.write(friends(request).unblock, await asker(request, "identity"), person)


@post("/api/people/{person:str}/reports", status_code=HTTP_204_NO_CONTENT)
async def report(request: Req, person: PersonId, data: JSONBody[Reported]) -> None:
    me = await asker(request, "report")
    if data.table is not None:
        await hall(request).seen(data.table)
    await hall(request).threads.write(friends(request).report, me, person, data.table, data.reason, data.text)


def friends(request: Req) -> Friends:
    found: Friends = request.app.state.friends
    return found


def profiles(request: Req) -> Profiles:
    found: Profiles = request.app.state.profiles
    return found


ROUTES = [
    profile,
    show_profile,
    my_friends,
    friend_link,
    offered,
    befriend,
    part,
    invite,
    my_invitations,
    decline,
    my_blocks,
    block,
    unblock,
    report,
]
