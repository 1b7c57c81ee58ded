"""What a server tells about itself: /metrics, and the memory that the system says it has."""

from __future__ import annotations

import re
from pathlib import Path

from tests.server.support.client import Client


async def gauge(client: Client, name: str) -> float:
    text = (await client.http.get("/metrics")).raise_for_status().text
    found = re.search(rf'^{name}(?:{{node="\w+"}})? (\S+)$', text, re.MULTILINE)
    assert found is not None, f"{name} is not in {text}"
    return float(found[1])


def memory_mib(process: int) -> float:
    """What of it is in memory just now."""
    found = re.search(r"^VmRSS:\s+(\d+) kB$", Path(f"/proc/{process}/status").read_text(), re.MULTILINE)
    assert found is not None
    return int(found[1]) / 1024
