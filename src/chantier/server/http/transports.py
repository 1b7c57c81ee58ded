"""Transports: the other end of a connection, and how much the system keeps for it."""

from __future__ import annotations

import asyncio
import socket

from chantier.server.http.addresses import UNIX_PEER

UNSENT_BYTES = 1 << 16


def unix_peer(transport: asyncio.Transport) -> tuple[str, int] | None:
    line = transport.get_extra_info("socket")
    is_tcp = line is None or line.family in (socket.AF_INET, socket.AF_INET6)
    return None if is_tcp else (UNIX_PEER, 0)


def keep_little_unsent(transport: asyncio.Transport) -> None:
    """Otherwise the system keeps megabytes for whoever does not read, and what moves gets old in there."""
    line = transport.get_extra_info("socket")
    option = getattr(socket, "TCP_NOTSENT_LOWAT", None)
    if option is not None and line is not None and line.family in (socket.AF_INET, socket.AF_INET6):
        line.setsockopt(socket.IPPROTO_TCP, option, UNSENT_BYTES)
