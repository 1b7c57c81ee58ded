"""The page's own tests of prediction, run on acts that are handed to them."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tests.prediction.recorded_acts import Ends, Recorded, recorded_acts, told_of

WEB = Path(__file__).parents[2] / "web"
FOLDER = WEB / "src" / "games" / "men-at-work" / "prediction"
FIXTURE = FOLDER / "acts.fixture"
_LOOKED_AT = 60
"""Among so many acts are one with a worker and one with two joined pieces."""


def packed(told: Sequence[dict[str, Any]]) -> bytes:
    return gzip.compress(msgspec.json.encode(told), 9, mtime=0)


def fixture_acts() -> list[dict[str, Any]]:
    """A girder, a worker with his hat, two joined pieces, and hands that press and push."""
    acts = recorded_acts(_LOOKED_AT)

    def first(kind: str, joined: bool = False) -> Recorded:
        return next(one for one in acts if one.move.piece.startswith(kind) and _is_joined(one) is joined)

    wanted: list[tuple[Recorded, Ends]] = [
        (first("girder"), "as recorded"),
        (first("worker"), "as recorded"),
        (next(one for one in acts if _is_joined(one)), "as recorded"),
        (first("girder"), "pressed"),
        (first("worker"), "pushed"),
    ]
    return [told_of(act, ends) for act, ends in wanted]


def _is_joined(act: Recorded) -> bool:
    return getattr(act.move, "joined", None) is not None


def measured_by(test: str, told: Sequence[dict[str, Any]], folder: Path = FOLDER) -> Any:
    """What the page's test of that name found out about these acts; it must pass."""
    npx = shutil.which("npx")
    assert npx is not None, "./dev finds Node.js; here is none"
    with tempfile.TemporaryDirectory() as there:
        acts, found = Path(there) / "acts", Path(there) / "measured.json"
        acts.write_bytes(packed(told))
        asked = {**os.environ, "CHANTIER_ACTS": str(acts), "CHANTIER_MEASURED": str(found)}
        path = str((folder / f"{test}.test.ts").relative_to(WEB))
        ran = subprocess.run([npx, "vitest", "run", path], cwd=WEB, env=asked, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
        return msgspec.json.decode(found.read_bytes())
