"""How long somebody waits for the first move: `python -m tests.browser.measuring`.

A cold load, with the processor as it is and four times slower, and with the picture that the page chooses by itself:
without a graphics card, as in the tests, that is the spare one.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.support.hands import Mouse, build, said
from tests.browser.support.visiting import PHONE, SMALL_DESKTOP, Device, chromium, new_visitor
from tests.server.support.processes import ServerProcess

SLOWED = 4
ROUNDS = 3


def first_move(browser: Browser, address: str, device: Device, slowed: int) -> tuple[float, float]:
    """Seconds from opening the address until a die can be taken, and until the first move is built."""
    visitor = new_visitor(browser, address, "en", device, quality="auto")
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    began = time.perf_counter()
    page, hand = visitor.open("/"), Mouse(visitor.page)
    hand.press(page.get_by_role("button", name=said("en", "home-play-now")))
    page.wait_for_selector("[data-step='die']")
    ready = time.perf_counter() - began
    build(visitor, hand)
    built = time.perf_counter() - began
    visitor.context.close()
    return ready, built


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        with ServerProcess(f"sqlite:///{place / 'chantier.db'}", place / "log.txt") as house, chromium() as browser:
            for name, device in (("desktop", SMALL_DESKTOP), ("phone", PHONE)):
                for slowed in (1, SLOWED):
                    times = [first_move(browser, house.address, device, slowed) for _ in range(ROUNDS)]
                    ready, built = (statistics.median(one) for one in zip(*times, strict=True))
                    told = f"a die can be taken after {ready:.1f} s, it is built after {built:.1f} s"
                    print(f"{name}, processor slowed {slowed} times: {told}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
