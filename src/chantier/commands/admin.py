"""`admin`: what an operator sees and does, asked of a running server over HTTP; and the operator's token."""

from __future__ import annotations

import os
from pathlib import Path
from secrets import token_urlsafe
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec
from rich.console import Console
from rich.table import Table

from chantier.core.errors import BadInput
from chantier.core.files import cannot
from chantier.terminal.save import data_folder
from chantier.words import Words

TOKEN_VARIABLE = "CHANTIER_ADMIN_TOKEN"
TOKEN_FILE = "admin-token"
TOKEN_BYTES, TOKEN_LEAST = 24, 16
ANSWER_WITHIN_S = 30.0
ANSWER_MOST_BYTES = 4 << 20
SHOWN = {
    "who": ("overview", "people", ("name", "id", "address", "table", "seat")),
    "tables": ("overview", "tables", ("id", "game", "status", "seats", "connections", "turns", "live")),
    "bans": ("overview", "bans", ("id", "kind", "what", "reason")),
    "reports": ("reports", "", ("id", "reported", "reason", "text", "table", "reporter")),
    "audit": ("audit", "", ("at", "action", "what", "text")),
}
"""Lists: what is asked for, which part of it, and the columns."""
NEEDS_WHAT = ("close", "adjudicate", "rename", "mute", "unmute", "ban", "unban", "done")
NEEDS_TEXT = ("rename",)
DOINGS = (*NEEDS_WHAT, "broadcast", "drain", "undrain")


class AdminOrder(NamedTuple):
    """An action, as it is asked for."""

    do: str
    what: str
    text: str
    seat: int | None
    minutes: float
    server: str
    token: str
    folder: Path | None
    json: bool


def operator_token(given: str, folder: Path | None, make: bool = True) -> str:
    """As it was set, or from a file in the data folder that the server makes for itself."""
    if given:
        return _checked(given)
    if folder is None:
        return ""
    own = folder / TOKEN_FILE
    if make and not own.exists():
        _write_private(own, token_urlsafe(TOKEN_BYTES))
    return _read(own) if own.exists() else ""


def _checked(token: str) -> str:
    if len(token) < TOKEN_LEAST:
        raise BadInput("operator_token_short", least=TOKEN_LEAST)
    return token


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise cannot("cannot_read", file, error if isinstance(error, OSError) else OSError(str(error))) from None


def _write_private(file: Path, text: str) -> None:
    """Readable by its owner only."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as opened:
            opened.write(text + "\n")
    except FileExistsError:
        return  # another server of the same folder was quicker
    except OSError as error:
        raise cannot("cannot_write", file, error) from None


def admin(words: Words, console: Console, order: AdminOrder) -> None:
    token = operator_token(order.token, order.folder or data_folder("server"), make=False)
    if not token:
        raise BadInput("operator_token_missing", variable=TOKEN_VARIABLE)
    if order.do in SHOWN:
        _show(words, console, order, token)
        return
    if order.do not in DOINGS:
        raise BadInput("no_such_admin_action", came=order.do, known=", ".join((*SHOWN, *DOINGS)))
    if (order.do in NEEDS_WHAT and not order.what) or (order.do in NEEDS_TEXT and not order.text):
        raise BadInput("parameter_missing", parameter="WHAT" if not order.what else "TEXT")
    text = " ".join(filter(None, (order.what, order.text))) if order.do == "broadcast" else order.text
    asked: dict[str, Any] = {
        "do": "report_done" if order.do == "done" else order.do,
        "what": "" if order.do == "broadcast" else order.what,
        "text": text,
        "minutes": order.minutes,
        **({} if order.seat is None else {"seat": order.seat}),
    }
    _ask(words, order.server, token, "actions", asked)
    console.print(words.say("admin-done"))


def _show(words: Words, console: Console, order: AdminOrder, token: str) -> None:
    page, part, columns = SHOWN[order.do]
    told = _ask(words, order.server, token, page)
    rows = told[part] if part else told
    if order.json:
        print(msgspec.json.encode(rows).decode())
        return
    if not rows:
        console.print(words.say("admin-nothing"))
        return
    table = Table(box=None, pad_edge=False)
    for column in columns:
        table.add_column(words.say(f"admin-column-{column}"))
    for row in rows:
        table.add_row(*(_cell(row.get(column)) for column in columns))
    console.print(table)


def _cell(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return "" if value is None else str(value)


def _ask(words: Words, server: str, token: str, page: str, asked: dict[str, Any] | None = None) -> Any:
    if not server.startswith(("http://", "https://")):
        raise BadInput("server_address_malformed", came=server)
    body = None if asked is None else msgspec.json.encode(asked)
    headers = {
        "authorization": f"Bearer {token}",
        "content-type": "application/json",
        "accept-language": words.language,
    }
    request = Request(f"{server.rstrip('/')}/api/admin/{page}", data=body, headers=headers)
    try:
        with urlopen(request, timeout=ANSWER_WITHIN_S) as answer:
            content = answer.read(ANSWER_MOST_BYTES)
            return msgspec.json.decode(content) if content else None
    except HTTPError as error:
        raise BadInput("admin_refused", text=_told(error)) from None
    except (URLError, OSError, msgspec.DecodeError) as error:
        raise BadInput("server_unreachable", address=server, reason=str(getattr(error, "reason", error))) from None


def _told(error: HTTPError) -> str:
    """The server's own sentence."""
    try:
        return str(msgspec.json.decode(error.read(ANSWER_MOST_BYTES))["text"])
    except (msgspec.DecodeError, KeyError, TypeError, OSError):
        return f"HTTP {error.code}"
