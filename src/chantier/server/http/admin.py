"""REST endpoints for the operator, behind a token; and the notice that everybody reads."""

from __future__ import annotations

from ipaddress import ip_address

from litestar import get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT

from chantier.core.operator_rows import AuditEntry, Notice
from chantier.core.people_rows import ReportRow
from chantier.server.http.auth import Req, address, check_origin, limits
from chantier.server.operator import Action, Operator, Overview

FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
BEARER = "Bearer "


def operator(request: Req) -> Operator:
    found: Operator = request.app.state.operator
    return found


def check_operator(request: Req) -> Operator:
    """Refuses whoever has not the token; guessing is slow."""
    limits(request).spend("operator", address=address(request))
    given = request.headers.get("authorization") or ""
    operator(request).check_token(given[len(BEARER) :] if given.startswith(BEARER) else "")
    return operator(request)


def check_may_measure(request: Req) -> None:
    """Metrics are for the operator: with the token, or from this machine itself and not through a proxy."""
    if not _is_local(request):
        check_operator(request)


def _is_local(request: Req) -> bool:
    if request.client is None or any(one in request.headers for one in FORWARDED):
        return False
    host = (request.headers.get("host") or "").rpartition(":")[0].strip("[]")
    return _is_loopback(request.client.host) and (host == "localhost" or _is_loopback(host))


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


@get("/api/notice", include_in_schema=False)
async def notice(request: Req) -> Notice | None:
    """The operator's message to everybody, if there is one."""
    return operator(request).notice


@get("/api/admin/overview", include_in_schema=False)
async def overview(request: Req) -> Overview:
    return check_operator(request).overview()


@get("/api/admin/reports", include_in_schema=False)
async def reports(request: Req) -> list[ReportRow]:
    return await check_operator(request).reports()


@get("/api/admin/audit", include_in_schema=False)
async def audit(request: Req) -> list[AuditEntry]:
    return await check_operator(request).audit()


@post("/api/admin/actions", status_code=HTTP_204_NO_CONTENT, include_in_schema=False)
async def act(request: Req, data: JSONBody[Action]) -> None:
    check_origin(request)
    await check_operator(request).carry_out(data)


ROUTES = [notice, overview, reports, audit, act]
