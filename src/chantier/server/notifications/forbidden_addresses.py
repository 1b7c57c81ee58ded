"""Addresses that people's webhooks and push services must not be at: whatever is not out on the internet.

A server often stands inside a network that trusts it. Nobody shall be able to let it knock at doors there.
"""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

from chantier.core.errors import BadInput

URL_MOST = 1000
LEAST_PORT = 1024
"""Below it only the usual one."""
_PORTS = {"https": 443, "http": 80}
_HOST = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)(\.(?!-)[a-z0-9_-]{1,63}(?<!-))*\.?")
_LIKE_A_NUMBER = re.compile(r"(0x[0-9a-f]*|[0-9]+)\.?")
"""The last part of a name is never one: it would be another way to write an IPv4 address."""
_CARRIES_IPV4 = (
    ip_network("::/96"),  # IPv4-compatible, and ::1
    ip_network("::ffff:0:0/96"),  # IPv4-mapped
    ip_network("::ffff:0:0:0/96"),  # IPv4-translated
    ip_network("64:ff9b::/96"),  # NAT64
    ip_network("64:ff9b:1::/48"),
    ip_network("2001::/32"),  # Teredo
    ip_network("2002::/16"),  # 6to4
)
"""Whoever has an IPv4 address can be asked by it: these would only hide it."""
_NEVER = (
    ip_network("192.0.0.0/24"),
    ip_network("192.88.99.0/24"),
    ip_network("fec0::/10"),
    ip_network("100::/64"),
    ip_network("2001::/23"),
    ip_network("2001:db8::/32"),
    ip_network("3fff::/20"),
    ip_network("5f00::/16"),
)
"""Beside what Python knows not to be global."""

_INSIDE = (".localhost", ".local", ".internal", ".lan", ".home.arpa")
"""Names of machines that are nowhere else, as are those without a dot."""


class Target(NamedTuple):
    """Parts of an address on the web."""

    scheme: str
    host: str
    port: int
    path: str
    """With its query."""


def is_forbidden(address: str) -> bool:
    """True unless it is the address of a machine on the internet."""
    try:
        ip = ip_address(address)
    except ValueError:  # with a zone, for example: that is a link of this machine
        return True
    if not ip.is_global or ip.is_multicast or ip.is_reserved or ip.is_unspecified or ip.is_loopback or ip.is_link_local:
        return True
    return any(_is_in(ip, one) for one in (*_CARRIES_IPV4, *_NEVER))


def _is_in(ip: IPv4Address | IPv6Address, network: object) -> bool:
    assert hasattr(network, "version")
    return ip.version == network.version and ip in network  # type: ignore[operator]


def read_target(url: str, allow_private: bool) -> Target:
    """Refuses what is not a plain address on the web, before anybody is asked where it is."""
    if len(url) > URL_MOST or not url.isascii() or re.search(r"[\x00-\x20\x7f\\]", url):
        raise BadInput("webhook_malformed")
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname or ""
    except ValueError:
        raise BadInput("webhook_malformed") from None
    if parts.scheme not in (_PORTS if allow_private else ("https",)):
        raise BadInput("webhook_not_encrypted")
    if not host or "@" in parts.netloc or parts.netloc.endswith(":"):
        raise BadInput("webhook_malformed")
    port = _PORTS[parts.scheme] if port is None else port
    if not allow_private and port != _PORTS["https"] and port < LEAST_PORT:
        raise BadInput("webhook_port", port=port)
    _check_host(host, allow_private)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, host, port, path)


def _check_host(host: str, allow_private: bool) -> None:
    try:
        ip_address(host)
    except ValueError:
        if (
            len(host) > 253
            or _HOST.fullmatch(host) is None
            or _LIKE_A_NUMBER.fullmatch(host.rpartition(".")[2] or host)
        ):
            raise BadInput("webhook_malformed") from None
        name = host.rstrip(".")
        if not allow_private and ("." not in name or name.endswith(_INSIDE)):
            raise BadInput("webhook_inside") from None
        return
    if not allow_private and is_forbidden(host):
        raise BadInput("webhook_inside")


assert all(isinstance(one, IPv6Network) for one in _CARRIES_IPV4)
