"""Work that goes on for as long as a house is open, such as keeping time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from chantier.core.errors import Refusal

log = logging.getLogger(__name__)


async def repeat(every_s: float, work: Callable[[], Awaitable[None]]) -> None:
    """Again and again. Whatever goes wrong once does not end it: clocks would stand still, and a node would look
    dead."""
    while True:
        try:
            await work()
        except Refusal as refusal:  # the store does not answer
            log.debug("%s: %s", work.__qualname__, refusal.code)
        except Exception:
            log.exception("%s has failed once", work.__qualname__)
        await asyncio.sleep(every_s)
