"""The other nodes of a house, as one asks them something."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import httpx
import msgspec

from chantier.core.rows import NodeRow
from chantier.server.nodes.signatures import HEADER, NodeSignatures

CONNECT_S, ANSWER_S = 2.0, 60.0
KNOWS_S = 4.0
"""A node is asked for no longer by another on its own account: who says nothing for so long counts as dead."""
CONNECTIONS = 1000
REFRESH = "/node/tables"
METRICS = "/node/metrics"
log = logging.getLogger(__name__)
logging.getLogger("httpx").setLevel(logging.WARNING)  # it would write a line for every request


class Peers:
    def __init__(self, signatures: NodeSignatures) -> None:
        self.signatures = signatures
        most = httpx.Limits(max_connections=CONNECTIONS, max_keepalive_connections=100, keepalive_expiry=3)
        waits = httpx.Timeout(ANSWER_S, connect=CONNECT_S)
        # Between nodes nothing is encrypted, so no certificates are loaded: that would take longer than all else.
        self.http = httpx.AsyncClient(timeout=waits, limits=most, trust_env=False, verify=False)

    async def close(self) -> None:
        await self.http.aclose()

    async def refresh(self, node: NodeRow, tables: Sequence[str]) -> None:
        """Something about people who sit there has changed. A node that cannot be told has died, or will lose them: who
        takes them then looks in the store."""
        await self._ask(node, "POST", REFRESH, msgspec.json.encode(list(tables)))

    async def metrics(self, node: NodeRow) -> bytes | None:
        return await self._ask(node, "GET", METRICS)

    async def _ask(self, node: NodeRow, method: str, path: str, body: bytes = b"") -> bytes | None:
        scope: Any = {"method": method, "path": path, "query_string": b"", "client": ("-", 0)}
        headers = {HEADER.decode(): self.signatures.header(scope)}
        try:
            answer = await self.http.request(
                method, node.address + path, headers=headers, content=body, timeout=KNOWS_S
            )
        except httpx.TransportError as error:
            log.warning("node %s does not answer: %r", node.id, error)
            return None
        return answer.content if answer.is_success else None
