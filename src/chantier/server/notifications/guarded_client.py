"""The one HTTP client for addresses that people have given us. It resolves names itself and connects to the very
address that it has checked; it follows no redirect, asks no proxy, and reads and waits for a bounded amount."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from chantier.core.errors import BadInput, Refusal
from chantier.server.notifications.forbidden_addresses import Target, is_forbidden, read_target

if TYPE_CHECKING:
    import httpcore

Resolve = Callable[[str, int], Awaitable[list[str]]]
"""From a host and a port to addresses."""
AT_ONCE = 8
CONNECT_S, WHOLE_S = 5.0, 15.0
READ_MOST_BYTES = 16 * 1024
USER_AGENT = "Chantier"


class Answer(NamedTuple):
    status: int
    body: bytes
    """Its beginning."""


async def resolve(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(one[4][0]) for one in found]


class GuardedClient:
    def __init__(self, allow_private: bool = False, resolve: Resolve = resolve) -> None:
        self._allow_private, self._resolve = allow_private, resolve
        self._pool: httpcore.AsyncConnectionPool | None = None

    async def check(self, url: str) -> Target:
        """Refuses an address that nothing would be sent to now. It is checked again whenever something is."""
        target = read_target(url, self._allow_private)
        await self._checked_addresses(target.host, target.port)
        return target

    async def send(self, method: str, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        target = read_target(url, self._allow_private)
        given = {"user-agent": USER_AGENT, "content-length": str(len(body)), **headers}
        try:
            async with asyncio.timeout(WHOLE_S):
                return await self._send(method, target, given, body)
        except TimeoutError:
            raise Refusal("webhook_unreachable") from None

    async def _send(self, method: str, target: Target, headers: Mapping[str, str], body: bytes) -> Answer:
        import httpcore

        place = httpcore.URL(scheme=target.scheme, host=target.host, port=target.port, target=target.path)
        host = f"[{target.host}]" if ":" in target.host else target.host
        usual = (target.scheme, target.port) in (("https", 443), ("http", 80))
        named = {"host": host if usual else f"{host}:{target.port}", **headers}
        waits: Any = {"timeout": dict.fromkeys(("connect", "read", "write", "pool"), WHOLE_S)}
        lines = [(name.encode("ascii"), value.encode("latin-1")) for name, value in named.items()]
        read = b""
        try:
            async with self._opened().stream(method, place, headers=lines, content=body, extensions=waits) as answer:
                async for chunk in answer.aiter_stream():
                    read += chunk
                    if len(read) >= READ_MOST_BYTES:
                        break
                return Answer(answer.status, read[:READ_MOST_BYTES])
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError) as error:
            raise Refusal("webhook_unreachable") from error

    def _opened(self) -> httpcore.AsyncConnectionPool:
        if self._pool is None:
            import httpcore

            self._pool = httpcore.AsyncConnectionPool(
                max_connections=AT_ONCE, max_keepalive_connections=0, network_backend=self._backend()
            )
        return self._pool

    def _backend(self) -> httpcore.AsyncNetworkBackend:
        import httpcore

        checked_addresses = self._checked_addresses

        class GuardedNetwork(httpcore.AnyIOBackend):
            """Asked for a connection to a host, it makes one to an address that it has checked."""

            async def connect_tcp(
                self,
                host: str,
                port: int,
                timeout: float | None = None,
                local_address: str | None = None,
                socket_options: Iterable[Any] | None = None,
            ) -> httpcore.AsyncNetworkStream:
                addresses = await checked_addresses(host, port)
                for number, address in enumerate(addresses, start=1):
                    try:
                        return await super().connect_tcp(address, port, CONNECT_S, local_address, socket_options)
                    except httpcore.ConnectError:
                        if number == len(addresses):
                            raise
                raise AssertionError("a host has an address")

            async def connect_unix_socket(self, *_: object, **__: object) -> httpcore.AsyncNetworkStream:
                raise BadInput("webhook_inside")

        return GuardedNetwork()

    async def _checked_addresses(self, host: str, port: int) -> list[str]:
        """All addresses of a host, if none of them is forbidden: who mixes them has something in mind."""
        try:
            async with asyncio.timeout(CONNECT_S):
                found = list(dict.fromkeys(await self._resolve(host, port)))
        except (OSError, UnicodeError, TimeoutError):
            raise Refusal("webhook_unreachable") from None
        if not found:
            raise Refusal("webhook_unreachable")
        if not self._allow_private and any(is_forbidden(address) for address in found):
            raise BadInput("webhook_inside")
        return found

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.aclose()
            self._pool = None
