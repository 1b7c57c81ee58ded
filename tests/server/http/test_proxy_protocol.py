"""The PROXY protocol: what is read, and what is no such thing."""

from __future__ import annotations

import struct

import pytest

from chantier.server.http.proxy_protocol import (
    BLOCK_MOST_BYTES,
    LINE_MOST_BYTES,
    SIGNATURE,
    Announced,
    Malformed,
    announced,
)

IPV6 = bytes.fromhex("20010db8000000000000000000000001")
TLS, PLAIN = b"\x20\x00\x05\x01\x00\x00\x00\x00", b"\x20\x00\x05\x00\x00\x00\x00\x00"
OTHER = b"\x04\x00\x02ab"


def block(command: int, family: int, content: bytes) -> bytes:
    return SIGNATURE + struct.pack("!BBH", command, family, len(content)) + content


V4 = struct.pack("!4s4sHH", bytes([203, 0, 113, 7]), bytes(4), 4000, 80)
V6 = struct.pack("!16s16sHH", IPV6, bytes(16), 4001, 80)
READ = [
    (b"PROXY TCP4 203.0.113.7 10.0.0.1 4000 80\r\n", ("203.0.113.7", 4000), None),
    (b"PROXY TCP6 2001:db8::1 ::1 4001 80\r\n", ("2001:db8::1", 4001), None),
    (b"PROXY UNKNOWN\r\n", None, None),
    (b"PROXY UNKNOWN ffff::1 ffff::2 1 2\r\n", None, None),
    (block(0x21, 0x11, V4), ("203.0.113.7", 4000), None),
    (block(0x21, 0x21, V6), ("2001:db8::1", 4001), None),
    (block(0x21, 0x11, V4 + OTHER + TLS), ("203.0.113.7", 4000), True),
    (block(0x21, 0x11, V4 + PLAIN), ("203.0.113.7", 4000), False),
    (block(0x21, 0x11, V4 + b"\x20\xff\xff"), ("203.0.113.7", 4000), None),
    (block(0x20, 0x00, b""), None, None),
    (block(0x20, 0x11, V4), None, None),
    (block(0x21, 0x31, bytes(216)), None, None),
]


@pytest.mark.parametrize(("sent", "client", "is_secure"), READ)
def test_the_client_is_read_however_the_bytes_come(sent: bytes, client: object, is_secure: bool | None) -> None:
    assert announced(sent + b"GET / HTTP/1.1\r\n") == Announced(client, len(sent), is_secure)  # type: ignore[arg-type]
    assert [announced(sent[:length]) for length in range(len(sent))] == [None] * len(sent)


MALFORMED = [
    b"GET / HTTP/1.1\r\n",
    b"PROXY TCP4 203.0.113.7\r\n",
    b"PROXY TCP4 2001:db8::1 ::1 1 2\r\n",
    b"PROXY TCP6 203.0.113.7 10.0.0.1 1 2\r\n",
    b"PROXY TCP4 203.0.113.999 10.0.0.1 1 2\r\n",
    b"PROXY TCP4 203.0.113.7 10.0.0.1 70000 2\r\n",
    b"PROXY TCP4 \xff 10.0.0.1 1 2\r\n",
    b"PROXY  TCP4 203.0.113.7 10.0.0.1 1 2\r\n",
    b"PROXY " + b"x" * LINE_MOST_BYTES,
    b"PROXY TCP4 203.0.113.7 10.0.0.1 1 2\n" + b" " * LINE_MOST_BYTES,
    block(0x21, 0x11, V4[:-1]),
    block(0x11, 0x11, V4),
    block(0x22, 0x11, V4),
    SIGNATURE + struct.pack("!BBH", 0x21, 0x11, BLOCK_MOST_BYTES + 1),
    b"\r\n\r\nGET",
]


@pytest.mark.parametrize("sent", MALFORMED)
def test_anything_else_is_refused(sent: bytes) -> None:
    with pytest.raises(Malformed):
        announced(sent)
