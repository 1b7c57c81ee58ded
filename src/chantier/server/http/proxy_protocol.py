"""The PROXY protocol, versions 1 and 2: a proxy that only passes bytes on names the client before the first of them.

https://www.haproxy.org/download/3.0/doc/proxy-protocol.txt
"""

from __future__ import annotations

import logging
import re
import struct
import time
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple

LINE_MOST_BYTES = 107
"""Of version 1, with its end."""
SIGNATURE = b"\r\n\r\n\x00\r\nQUIT\n"
HEAD_BYTES = 16
BLOCK_MOST_BYTES = 4096
"""Of version 2 after its head: addresses and some notes."""
LINE = re.compile(rb"PROXY (TCP4|TCP6) (\S+) (\S+) (\d{1,5}) (\d{1,5})\r\n")
UNKNOWN = re.compile(rb"PROXY UNKNOWN( [^\r\n]*)?\r\n")
ADDRESSES = {0x11: ("!4s4sHH", IPv4Address), 0x21: ("!16s16sHH", IPv6Address)}
"""By family and transport: TCP over IPv4 and IPv6."""
LOCAL, PROXIED = 0x20, 0x21
SSL_NOTE, BY_SSL = 0x20, 0x01
SAID_EVERY_S = 60.0
_said_at = [-SAID_EVERY_S]
log = logging.getLogger(__name__)


class Malformed(Exception):
    """Not the PROXY protocol."""


class Announced(NamedTuple):
    client: tuple[str, int] | None
    """None: the proxy speaks for itself, such as when it asks whether we are well."""
    size: int
    """So many bytes belong to it; what follows is the client's."""
    is_secure: bool | None = None
    """Whether the client came by TLS; None: it was not said."""


def announced(data: bytes) -> Announced | None:
    """Reads the beginning of a connection; None: it has not all come yet."""
    if SIGNATURE.startswith(data[: len(SIGNATURE)]):
        return None if len(data) < HEAD_BYTES else _version_2(data)
    if b"PROXY ".startswith(data[:6]):
        return _version_1(data)
    raise Malformed


def _version_1(data: bytes) -> Announced | None:
    line, mark, _ = data[:LINE_MOST_BYTES].partition(b"\r\n")
    if not mark:
        if len(data) >= LINE_MOST_BYTES:
            raise Malformed
        return None
    whole = line + mark
    if UNKNOWN.fullmatch(whole):
        return Announced(None, len(whole))
    found = LINE.fullmatch(whole)
    if found is None:
        raise Malformed
    try:
        source = ip_address(found[2].decode("ascii"))
    except (ValueError, UnicodeDecodeError):
        raise Malformed from None
    if source.version != (4 if found[1] == b"TCP4" else 6) or int(found[4]) > 0xFFFF:
        raise Malformed
    return Announced((str(source), int(found[4])), len(whole))


def _version_2(data: bytes) -> Announced | None:
    command, family, length = struct.unpack_from("!BBH", data, len(SIGNATURE))
    if command not in (LOCAL, PROXIED) or length > BLOCK_MOST_BYTES:
        raise Malformed
    size = HEAD_BYTES + length
    if len(data) < size:
        return None
    block = data[HEAD_BYTES:size]
    if command == LOCAL or family not in ADDRESSES:
        return Announced(None, size)
    form, kind = ADDRESSES[family]
    if len(block) < struct.calcsize(form):
        raise Malformed
    source, _, port, _ = struct.unpack_from(form, block)
    return Announced((str(kind(source)), port), size, _by_tls(block[struct.calcsize(form) :]))


def _by_tls(notes: bytes) -> bool | None:
    """The proxy's note about TLS between the client and itself, if it wrote one."""
    while len(notes) >= 3:
        kind, length = struct.unpack_from("!BH", notes)
        if kind == SSL_NOTE and 5 <= length <= len(notes) - 3:
            return bool(notes[3] & BY_SSL)
        notes = notes[3 + length :]
    return None


def warn_of_silent_proxy() -> None:
    """Not for every connection: it may be asked for every second."""
    now = time.monotonic()
    if now >= _said_at[0] + SAID_EVERY_S:
        _said_at[0] = now
        log.warning("a trusted proxy did not begin with the PROXY protocol, as proxy_protocol demands: it is cut off")
