"""REST endpoints for notifications: by what somebody is told, when not, and the links in messages."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, patch, post, put
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from chantier.core.errors import Refusal
from chantier.server.http.auth import Req, address, asker, limits, own_address, spend
from chantier.server.http.errors import language
from chantier.server.limits import ALL
from chantier.server.notifications.notifier import (
    ChannelInfo,
    EmailWanted,
    LiveWanted,
    NewWebhook,
    NotificationInfo,
    Notifier,
    PushWanted,
    SettingsWanted,
    WebhookWanted,
)

Name = Annotated[str, PathParameter(max_length=100)]
Token = Annotated[str, PathParameter(max_length=200)]
ORIGIN_MOST = 300


class Confirmed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(min_length=1, max_length=600)]


def notifier(request: Req) -> Notifier:
    found: Notifier = request.app.state.notifier
    return found


def _origin(request: Req) -> str:
    """This server's address as the asker knows it, for the links in what they are sent."""
    known = own_address(request)
    if known is None or len(known) > ORIGIN_MOST:
        raise Refusal("request_malformed")
    return known


@get("/api/me/notifications")
async def notifications(request: Req) -> NotificationInfo:
    return await notifier(request).info(await asker(request, "list"), language(request))


@put("/api/me/notifications")
async def set_notifications(request: Req, data: JSONBody[SettingsWanted]) -> NotificationInfo:
    person = await asker(request, "notify")
    await notifier(request).set(person, data)
    return await notifier(request).info(person, language(request))


@post("/api/me/notifications/push", status_code=HTTP_201_CREATED)
async def add_push(request: Req, data: JSONBody[PushWanted]) -> ChannelInfo:
    return await notifier(request).add_push(await asker(request, "notify"), data, _origin(request))


@post("/api/me/notifications/email", status_code=HTTP_201_CREATED)
async def add_email(request: Req, data: JSONBody[EmailWanted]) -> ChannelInfo:
    person = await asker(request, "notify")
    limits(request).spend("mail", person=person.id, address=address(request), all=ALL)
    return await notifier(request).add_email(person, data, _origin(request))


@post("/api/me/notifications/webhook", status_code=HTTP_201_CREATED)
async def add_webhook(request: Req, data: JSONBody[WebhookWanted]) -> NewWebhook:
    return await notifier(request).add_webhook(await asker(request, "notify"), data, _origin(request))


@patch("/api/me/notifications/{channel:str}", status_code=HTTP_204_NO_CONTENT)
async def set_live(request: Req, channel: Name, data: JSONBody[LiveWanted]) -> None:
    await notifier(request).set_live(await asker(request, "notify"), channel, data.live)


@post("/api/me/notifications/{channel:str}/test", status_code=HTTP_204_NO_CONTENT)
async def test(request: Req, channel: Name) -> None:
    """Sends a message now."""
    await notifier(request).test(await asker(request, "notify"), channel)


@delete("/api/me/notifications/{channel:str}", status_code=HTTP_204_NO_CONTENT)
async def remove(request: Req, channel: Name) -> None:
    await notifier(request).remove(await asker(request, "notify"), channel)


@post("/api/notifications/confirm", status_code=HTTP_204_NO_CONTENT)
async def confirm(request: Req, data: JSONBody[Confirmed]) -> None:
    """An address is somebody's own: they have got the mail."""
    spend(request, "notify_link")
    await notifier(request).confirm(data.token)


@post("/api/notifications/off/{token:str}", status_code=HTTP_200_OK)
async def turn_off(request: Req, token: Token) -> None:
    """No more messages by this channel. Mail programs ask for it with one click (RFC 8058), without a cookie."""
    spend(request, "notify_link")
    await notifier(request).turn_off(token)


ROUTES = [
    notifications,
    set_notifications,
    add_push,
    add_email,
    add_webhook,
    set_live,
    test,
    remove,
    confirm,
    turn_off,
]
