"""The server as people reach it: its public address and the path below which everything is."""

from __future__ import annotations

import re
from typing import Any, NamedTuple
from urllib.parse import quote, urlsplit

from chantier.core.errors import BadInput

PUBLIC = re.compile(r"(https?://[^/\s?#@]+)(/[^\s?#]*)?")
BASE = re.compile(r"(/[A-Za-z0-9._~-]+)+/")
RESERVED = ("api", "assets", "healthz", "readyz", "metrics", "docs", "admin")
"""A base path that begins like the server's own addresses could not be told from them."""
DEFAULT_PORTS = {"http": ":80", "https": ":443"}


class SiteAddress(NamedTuple):
    public_origin: str = ""
    """Scheme and host, such as https://chantier.example; empty: as each person's browser says."""
    base_path: str = "/"
    """Begins and ends with a slash."""
    hsts_s: int = 0

    def inside(self, path: str) -> str | None:
        """The path without the base path; None: it is elsewhere."""
        if path == self.base_path[:-1]:
            return "/"
        return path[len(self.base_path) - 1 :] if path.startswith(self.base_path) else None

    def strip(self, scope: Any) -> None:
        """Takes the base path away from what is asked for. A proxy may have done it already."""
        if self.base_path == "/" or (inside := self.inside(scope["path"])) is None:
            return
        raw: bytes = scope.get("raw_path") or b""
        is_plain = raw.startswith(self.base_path.encode())
        scope["path"] = inside
        scope["raw_path"] = raw[len(self.base_path) - 1 :] if is_plain else quote(inside).encode()

    def path(self, inside: str) -> str:
        """A path of ours with the base path before it."""
        return self.base_path[:-1] + inside

    def believe_public_scheme(self, scope: Any) -> None:
        """Whoever asks for the public address came by its scheme: nobody who could have said so has said another."""
        if not self.public_origin.startswith("https://"):
            return
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        if without_default_port("https", host.lower()) == urlsplit(self.public_origin).netloc:
            scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"

    def origins(self, host: str | None) -> tuple[str, ...]:
        """Origins of our own pages. A proxy may know the scheme; we do not."""
        known = [f"https://{host}", f"http://{host}"] if host else []
        return tuple(dict.fromkeys([*([self.public_origin] if self.public_origin else []), *known]))


def without_default_port(scheme: str, host: str) -> str:
    """Browsers leave it out of an origin."""
    return host.removesuffix(DEFAULT_PORTS[scheme])


def site_address(public_url: str, base_path: str, hsts_s: int) -> SiteAddress:
    """Refuses what does not fit together."""
    found = PUBLIC.fullmatch(public_url) if public_url else None
    if public_url and found is None:
        raise BadInput("public_url_malformed", came=public_url)
    in_url = "" if found is None else (found[2] or "").strip("/")
    base = _base(base_path.strip("/") or in_url, base_path or public_url)
    if in_url and f"/{in_url}/" != base:
        raise BadInput("base_path_differs", base=base, public=public_url)
    scheme, _, host = ("" if found is None else found[1].lower()).partition("://")
    return SiteAddress(f"{scheme}://{without_default_port(scheme, host)}" if scheme else "", base, hsts_s)


def _base(inner: str, came: str) -> str:
    if not inner:
        return "/"
    base = f"/{inner}/"
    if BASE.fullmatch(base) is None or {".", ".."} & set(base.split("/")):
        raise BadInput("base_path_malformed", came=came)
    first = inner.partition("/")[0]
    if first in RESERVED:
        raise BadInput("base_path_reserved", came=first)
    return base
