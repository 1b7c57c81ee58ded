"""`chantier` on a machine whose clock is wrong: `python -m tests.server.support.wrong_clock SECONDS ...`."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from chantier.cli import main


def wrong(right: Callable[[], float], by_s: float) -> Callable[[], float]:
    return lambda: right() + by_s


if __name__ == "__main__":
    time.time = wrong(time.time, float(sys.argv.pop(1)))
    main()
