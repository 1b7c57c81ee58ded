"""The server's log: text or JSON lines with request ids, without secrets, and no tracebacks for clients that left."""

from __future__ import annotations

import logging
import re
import sys
import time
from contextvars import ContextVar
from secrets import token_hex
from typing import Any

import msgspec

HIDDEN = "***"
LONGEST = 20_000
"""Characters of one entry: nobody shall fill a disk with one request."""
requests = logging.getLogger("chantier.requests")
request_id: ContextVar[str] = ContextVar("request_id", default="")
"""Id of the request or socket that this task works for."""

_PASSWORD = re.compile(r"(\b[a-z][a-z0-9+.-]*://[^\s:/@]*:)[^\s@/]+@", re.IGNORECASE)
_MAIL = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
_NAMED = re.compile(
    r"((?:set-)?cookie|authorization|password|passwd|token|secret|salt)(['\"]?\s*[:=]\s*)"
    r"(?:bearer |b?['\"](?:bearer )?)?[^\s,;'\")}]+",
    re.IGNORECASE,
)
_TOKEN = re.compile(r"(?=[a-z_-]*[A-Z0-9])[A-Za-z0-9_-]{32,}")
"""Tokens of ours have 32 characters and hashes more; names of functions have neither digits nor capitals."""


def without_secrets(text: str) -> str:
    """Text with passwords in addresses, e-mail addresses, cookies and tokens taken out."""
    text = _PASSWORD.sub(rf"\g<1>{HIDDEN}@", text[:LONGEST])
    text = _NAMED.sub(rf"\g<1>\g<2>{HIDDEN}", text)
    return _TOKEN.sub(HIDDEN, _MAIL.sub(HIDDEN, text))


class Entry(msgspec.Struct, omit_defaults=True):
    """One line of a JSON log."""

    at: str
    level: str
    logger: str
    text: str
    request: str = ""
    method: str = ""
    path: str = ""
    status: int = 0
    ms: float = 0.0
    trace: str = ""


class TextForm(logging.Formatter):
    """A line for people; the traceback, if there is one, below it."""

    def format(self, record: logging.LogRecord) -> str:
        entry = entry_of(record)
        about = f" [{entry.request}]" if entry.request else ""
        asked = f" {entry.method} {entry.path} {entry.status} {entry.ms} ms" if entry.method else ""
        trace = f"\n{entry.trace}" if entry.trace else ""
        return f"{entry.at} {entry.level:<7} {entry.logger}{about}: {entry.text}{asked}{trace}"


class JsonForm(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(entry_of(record)).decode()


def entry_of(record: logging.LogRecord) -> Entry:
    at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
    trace = logging.Formatter().formatException(record.exc_info) if record.exc_info else ""
    asked: dict[str, Any] = getattr(record, "asked", {})
    return Entry(
        at,
        record.levelname.lower(),
        record.name,
        without_secrets(record.getMessage()),
        request=getattr(record, "request", "") or request_id.get(),
        method=asked.get("method", ""),
        path=without_secrets(asked.get("path", "")),
        status=asked.get("status", 0),
        ms=asked.get("ms", 0.0),
        trace=without_secrets(trace),
    )


def is_gone(error: BaseException | None) -> bool:
    """Whether this only says that somebody at the other end has left."""
    names = {kind.__name__ for kind in type(error).__mro__} if error is not None else set()
    return isinstance(error, ConnectionError) or bool(
        names & {"ClientDisconnect", "ClientDisconnected", "ConnectionClosed"}
    )


def _is_worth_a_line(record: logging.LogRecord) -> bool:
    return not (record.exc_info and is_gone(record.exc_info[1]))


def set_up(form: str, level: str) -> None:
    """Sends what is logged anywhere in this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonForm() if form == "json" else TextForm())
    handler.addFilter(_is_worth_a_line)
    root = logging.getLogger()
    for one in list(root.handlers):
        root.removeHandler(one)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("chantier").setLevel(level.upper())


def new_request_id() -> str:
    """A fresh one; what a client calls its request is not believed."""
    fresh = token_hex(6)
    request_id.set(fresh)
    return fresh


def note_request(scope: Any, status: int, began: float) -> None:
    if requests.isEnabledFor(logging.INFO):
        asked = {
            "method": scope.get("method", "SOCKET"),
            "path": scope["path"],
            "status": status,
            "ms": round(1000 * (time.monotonic() - began), 1),
        }
        requests.info("answered", extra={"asked": asked})
