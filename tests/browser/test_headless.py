"""What needs no page is tested beside its code in web/src; here those tests run with all others."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_tests_beside_the_code_pass() -> None:
    npx = shutil.which("npx")
    assert npx is not None, "./dev test finds Node.js; here is none"
    ran = subprocess.run([npx, "vitest", "run", "--reporter=verbose"], cwd=WEB, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
    files = list((WEB / "src").rglob("*.test.ts"))
    told = re.search(r"Test Files\s+(\d+) passed", re.sub(r"\x1b\[\d+m", "", ran.stdout))
    assert told is not None, ran.stdout[-2000:]
    assert int(told[1]) == len(files)  # none was passed over
