"""QR codes: an address, to be scanned by another device. A page draws what this works out."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from chantier.server.http.auth import Req, account, address, check_origin, hall, limits, spend


class TextForQr(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """It comes as a body, since it may be a secret, and addresses are written to logs."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class QrCode(msgspec.Struct, frozen=True):
    """So many squares wide and high, without the four that must be left empty around it. `path` is SVG's: all that is
    dark."""

    size: int
    path: str


@post("/api/qr", status_code=HTTP_200_OK)
async def qr(request: Req, data: JSONBody[TextForQr]) -> QrCode:
    check_origin(request)
    spend(request, "qr")
    with limits(request).hold("answers", address=address(request)):
        return await hall(request).threads.do("answering", account(request), qr_code, data.text)


def qr_code(text: str) -> QrCode:
    import segno  # half a second that most servers never need

    rows = segno.make_qr(text, error="m").matrix
    return QrCode(len(rows), "".join(_dark(row, y) for y, row in enumerate(rows)))


def _dark(row: bytearray, y: int) -> str:
    path, x = "", 0
    for dark, squares in groupby(row):
        width = len(list(squares))
        path += f"M{x} {y}h{width}v1h-{width}z" if dark else ""
        x += width
    return path


ROUTES = [qr]
