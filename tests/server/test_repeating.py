"""Work that is done again and again goes on whatever happens once."""

from __future__ import annotations

import asyncio

import pytest

from chantier.core.errors import Refusal
from chantier.server.repeating import repeat


def test_neither_a_refusal_nor_a_fault_ends_it(caplog: pytest.LogCaptureFixture) -> None:
    troubles: list[Exception] = [Refusal("store_unavailable"), ZeroDivisionError()]

    async def scene() -> None:
        went_on = asyncio.Event()

        async def work() -> None:
            if troubles:
                raise troubles.pop(0)
            went_on.set()

        repeating = asyncio.create_task(repeat(0.0, work))
        await went_on.wait()
        repeating.cancel()

    asyncio.run(scene())
    assert [record.levelname for record in caplog.records if record.name == "chantier.server.repeating"] == ["ERROR"]
