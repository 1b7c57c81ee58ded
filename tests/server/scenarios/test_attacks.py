"""A sample of `python -m tests.server.attacks`: what is counted there, never how long it took."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.attacks.__main__ import ATTACKS, UNLIMITED, attacked
from tests.server.support.processes import PROGRAM


@pytest.mark.parametrize(("program", "thrown_out"), [(UNLIMITED, "1 of 1"), (PROGRAM, "0 of 1")])
def test_gestures_throw_a_slow_reader_out_only_where_there_are_no_limits(
    tmp_path: Path, program: tuple[str, ...], thrown_out: str
) -> None:
    figures = asyncio.run(attacked(ATTACKS["gestures"], tmp_path, program))
    assert figures["slow readers thrown out"] == thrown_out
