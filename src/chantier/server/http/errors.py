"""Error responses: a code, a sentence in the reader's language, and no more."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException, InternalServerException
from litestar.status_codes import HTTP_405_METHOD_NOT_ALLOWED
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from chantier.core.decoding import refusal as refusal_of
from chantier.core.errors import BadInput, IllegalMove, Refusal
from chantier.server.logs import is_gone

log = logging.getLogger(__name__)
AnyRequest = Request[object, object, State]
AnyConnection = ASGIConnection[Any, object, object, State]
Headers = Iterable[tuple[bytes, bytes]]
BODY_MOST_BYTES = 64 * 1024
MOVED = 421
"""The table is another node's: said from node to node, which then ask there."""
STATUSES = {
    "who_are_you": 401,
    "operator_token_wrong": 401,
    "banned": 403,
    "muted": 403,
    "ban_unknown": 404,
    "report_unknown": 404,
    "only_the_host": 403,
    "wrong_origin": 403,
    "for_nodes_only": 403,
    "no_seat": 403,
    "removed_from_table": 403,
    "no_places_here": 403,
    "token_unknown": 403,
    "link_unknown": 403,
    "challenge_unknown": 403,
    "passkey_refused": 403,
    "passkey_copied": 403,
    "friend_link_unknown": 403,
    "no_friends": 403,
    "not_welcome": 403,
    "passkey_unknown": 404,
    "person_unknown": 404,
    "notify_link_unknown": 403,
    "no_such_table": 404,
    "no_such_page": 404,
    "unknown_game": 404,
    "code_unknown": 404,
    "device_unknown": 404,
    "channel_unknown": 404,
    "no_email_here": 404,
    "nothing_to_explain": 404,
    "no_advice": 404,
    "no_hints": 404,
    "no_strong_search": 404,
    "no_analysis": 404,
    "no_practice": 404,
    "no_picture": 404,
    "wrong_method": 405,
    "already_seated": 409,
    "email_not_confirmed": 409,
    "too_many_channels": 409,
    "game_not_over": 409,
    "hint_not_fair": 409,
    "hint_ends_rating": 409,
    "hints_used_up": 409,
    "in_words_stays": 409,
    "name_taken": 409,
    "nobody_there": 409,
    "own_seat": 409,
    "own_friend_link": 409,
    "not_yourself": 409,
    "passkey_known": 409,
    "passkeys_full": 409,
    "too_many_open_tables": 409,
    "seat_taken": 409,
    "seats_open": 409,
    "table_not_open": 409,
    "table_not_running": 409,
    "take_back_asked_already": 409,
    "take_back_not_asked": 409,
    "take_back_rated": 409,
    "take_backs_used_up": 409,
    "body_too_large": 413,
    "channel_gone": 502,
    "mail_not_taken": 502,
    "webhook_answered": 502,
    "webhook_unreachable": 502,
    "table_moved": MOVED,
    "analyses_crowded": 429,
    "hints_crowded": 429,
    "hands_crowded": 429,
    "practice_crowded": 429,
    "sockets_crowded": 429,
    "too_often": 429,
    "server_trouble": 500,
    "too_slow": 408,
    "connections_crowded": 503,
    "took_too_long": 503,
    "house_closes": 503,
    "store_unavailable": 503,
}
HEADERS = {
    "content-security-policy": (
        # WebAssembly may be made from bytes, and nothing else: the page's own physics shows the hand without delay.
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
        "connect-src 'self'; worker-src 'self'; manifest-src 'self'; font-src 'self'; media-src 'self' blob:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class StrictRequest(AnyRequest):
    """Its body is strangers' JSON: whatever is wrong with that is theirs, not ours."""

    async def body(self) -> bytes:
        """Reads the body. A client gone in the middle of a request gets no answer, and we log no traceback."""
        try:
            return await super().body()
        except InternalServerException:
            raise BadInput("request_malformed") from None

    async def json(self) -> object:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise BadInput("json_malformed") from None


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused: a code for programs, a sentence for people."""

    code: str
    text: str


async def secured(message: Message, scope: Scope) -> None:
    """Every answer, also an error, tells the browser what it may load and who may frame it."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        hsts_s = scope["litestar_app"].state.house.site.hsts_s
        if hsts_s and scope["scheme"] == "https":
            headers["strict-transport-security"] = f"max-age={hsts_s}"
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")


def language(connection: AnyConnection) -> str:
    """Language that the person asked for, else the browser's, else the server's default."""
    spoken: tuple[str, ...] = connection.app.state.house.voice.languages
    asked = connection.query_params.get("lang") or ""
    for wish in (asked, *connection.headers.get("accept-language", "").split(",")):
        if wish.strip()[:2].lower() in spoken:
            return wish.strip()[:2].lower()
    return spoken[0]


def sentence(connection: AnyConnection, refusal: Refusal, read: str | None = None) -> str:
    """`read`: the language, where it is not the one that the connection was opened with."""
    connection.app.state.measures.refusals.labels(refusal.code).inc()
    text: str = connection.app.state.house.voice.say(refusal, read or language(connection))
    return text


def status_of(refusal: Refusal) -> int:
    return STATUSES.get(refusal.code, 409 if isinstance(refusal, IllegalMove) else 400)


def refused(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    return Response(Problem(refusal.code, sentence(request, refusal)), status_code=status_of(refusal))


def _framework_refused(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """The framework's own refusals in our words."""
    if error.status_code >= 500:
        return trouble(request, error)
    by_status: Mapping[int, Refusal] = {
        404: BadInput("no_such_page"),
        405: BadInput("wrong_method"),
        413: BadInput("body_too_large", most=BODY_MOST_BYTES),
    }
    answer = refused(request, by_status.get(error.status_code) or _what_did_not_fit(error))
    if error.status_code == HTTP_405_METHOD_NOT_ALLOWED:
        answer.headers["allow"] = (error.headers or {}).get("allow", "")
    return answer


def _what_did_not_fit(error: BaseException) -> Refusal:
    """Behind the framework's error stands msgspec's, which knows the field."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, msgspec.ValidationError):
            return refusal_of(cause)
        cause = cause.__cause__ or cause.__context__
    return BadInput("request_malformed")


def problem(app: Litestar, refusal: Refusal, headers: Headers | None) -> tuple[int, bytes]:
    """The status and the body of a refusal that is made before there is a request, or by its headers alone."""
    text = sentence(nobodys_connection(app, headers or ()), refusal)
    return status_of(refusal), msgspec.json.encode(Problem(refusal.code, text))


def nobodys_connection(app: Litestar, headers: Headers) -> AnyConnection:
    """For a sentence in the language of these headers, before the application hears of a connection."""
    scope: Any = {"type": "http", "headers": list(headers), "query_string": b"", "litestar_app": app}
    return ASGIConnection(scope)


def turned_away(app: Litestar, refusal: Refusal) -> ASGIApp:
    """Answers whatever is asked with a refusal, and closes; without the framework, so it costs little."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        status, body = problem(app, refusal, scope["headers"])
        kind = "websocket.http.response" if f"{scope['type']}" == "websocket" else "http.response"
        named = {**HEADERS, "content-type": "application/json", "connection": "close", "content-length": f"{len(body)}"}
        written = [(name.encode(), value.encode()) for name, value in named.items()]
        start: Any = {"type": f"{kind}.start", "status": status, "headers": written}
        end: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
        await send(start)
        await send(end)

    return answer


async def plain_answer(send: Send, body: bytes) -> None:
    """To another node."""
    start: Any = {"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]}
    end: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(end)


def trouble(request: AnyRequest, error: Exception) -> Response[Problem]:
    if is_gone(error):
        log.debug("a client has gone: %s", type(error).__name__)
        return refused(request, BadInput("request_malformed"))
    log.error("a request failed", exc_info=error)
    request.app.state.measures.troubles.inc()
    return refused(request, Refusal("server_trouble"))


EXCEPTION_HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: refused,
    HTTPException: _framework_refused,
    Exception: trouble,
}
