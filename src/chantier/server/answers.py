"""How the server answers when something cannot be done: a code, a sentence in the reader's language, nothing internal."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Message, Scope

from chantier.core.errors import BadInput, IllegalMove, Refusal

log = logging.getLogger(__name__)
COOKIE = "chantier"
STATUSES = {
    "no_such_table": 404,
    "no_such_page": 404,
    "wrong_method": 405,
    "who_are_you": 401,
    "only_the_host": 403,
    "wrong_origin": 403,
    "no_seat": 403,
    "token_unknown": 403,
    "link_unknown": 403,
    "too_often": 429,
    "frame_too_large": 413,
    "server_trouble": 500,
}
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; script-src 'self'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


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
        if scope["path"].startswith("/api/"):
            headers["cache-control"] = "no-store"


def language(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What the person asked for, else what the browser says, else English."""
    spoken: tuple[str, ...] = connection.app.state.house.languages
    asked = connection.query_params.get("lang") or ""
    for wish in (asked, *connection.headers.get("accept-language", "").split(",")):
        if wish.strip()[:2].lower() in spoken:
            return wish.strip()[:2].lower()
    return spoken[0]


def status_of(refusal: Refusal) -> int:
    return STATUSES.get(refusal.code, 409 if isinstance(refusal, IllegalMove) else 400)


def _refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    text = request.app.state.house.say(refusal, language(request))
    return Response(Problem(refusal.code, text), status_code=status_of(refusal))


def _litestar(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """The framework's own refusals in our words."""
    by_status = {404: "no_such_page", 405: "wrong_method", 413: "frame_too_large"}
    if error.status_code in by_status:
        facts: dict[str, int] = {"most": 64 * 1024} if error.status_code == 413 else {}
        return _refused(request, BadInput(by_status[error.status_code], **facts))
    if isinstance(error, ValidationException) or error.status_code < 500:
        return _refused(request, BadInput("request_malformed"))
    return _trouble(request, error)


def _trouble(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return _refused(request, Refusal("server_trouble"))


EXCEPTION_HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: _refused,
    HTTPException: _litestar,
    Exception: _trouble,
}
