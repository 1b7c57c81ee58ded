"""Client addresses: who counts as one, and what a trusted proxy says about whom it speaks for.

Forwarded headers are words of a stranger unless the connection comes from a proxy the operator has named.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from chantier.core.errors import BadInput

Address = IPv4Address | IPv6Address
UNIX_PEER = "unix"
"""Stands for the address of whoever comes by our Unix socket."""
SCHEME_TOLD = "chantier.scheme_told"
"""Among the extensions of an ASGI scope: the PROXY protocol has told the scheme."""
IPV6_PREFIX = 64
"""A household, or a single machine, has all addresses of such a network."""


@lru_cache(1 << 12)  # asked for everything that comes
def counted_address(host: str) -> str:
    """Key for limits: an IPv4 address, the /64 of an IPv6 address, or the text itself if it is neither."""
    address = _parsed(host)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, IPV6_PREFIX), strict=False))
    return host if address is None else str(address)


class Proxies:
    """Addresses and networks of proxies that are believed; none unless the operator has named some."""

    def __init__(self, named: Iterable[str] = (), announce: bool = False) -> None:
        """`announce`: they begin every connection with the PROXY protocol."""
        self.announce = announce
        try:
            self._networks = tuple(ip_network(one, strict=False) for one in named)
        except ValueError as error:
            raise BadInput("proxy_malformed", reason=str(error)) from None

    def trust(self, host: str | None) -> bool:
        """Whoever may open our Unix socket is a proxy that the operator lets in."""
        if host == UNIX_PEER:
            return True
        address = None if host is None else _parsed(host)
        return address is not None and any(address in network for network in self._networks)

    def unveil(self, scope: Any) -> bool:
        """Writes into an ASGI scope who is really asking, and by which scheme, if a trusted proxy says so. True: it has
        told the scheme."""
        client = scope.get("client")
        if client is None or not self.trust(client[0]):
            return SCHEME_TOLD in (scope.get("extensions") or {})
        scope["client"] = (self._sender(client[0], _values(scope, b"x-forwarded-for")), 0)
        schemes = _values(scope, b"x-forwarded-proto")
        if not schemes or schemes[-1].lower() not in ("http", "https"):
            return False
        set_scheme(scope, schemes[-1].lower() == "https")
        return True

    def _sender(self, proxy: str, hops: list[str]) -> str:
        """From the right: each trusted proxy has added whom it heard, and what stands left of that anybody can have
        written."""
        sender = proxy
        for hop in reversed(hops):
            address = _parsed(_without_port(hop))
            if address is None:
                break
            sender = str(address)
            if not self.trust(sender):
                break
        return sender


def set_scheme(scope: Any, is_secure: bool) -> None:
    plain = "ws" if scope["type"] == "websocket" else "http"
    scope["scheme"] = f"{plain}s" if is_secure else plain


NOBODY = Proxies()
"""Is believed."""


def _parsed(host: str) -> Address | None:
    try:
        address = ip_address(host)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def _without_port(hop: str) -> str:
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop


def _values(scope: Any, name: bytes) -> list[str]:
    lines = [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name]
    return [one.strip() for one in ",".join(lines).split(",") if one.strip()]
