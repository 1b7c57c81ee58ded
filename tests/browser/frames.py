"""What a frame of a moving site costs the page: `python -m tests.browser.frames`.

All 92 pieces of a game move at every frame, one of them in a hand, with the side view. Printed are the milliseconds of
our own script per frame: what is told to the scene, and everything up to what is handed to the graphics card. How long
the card then draws is not ours to say: the tests have none.
"""

from __future__ import annotations

import math
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page

from chantier.games.men_at_work.pieces import BUILDING_KINDS, PIECES
from tests.browser.support.visiting import PHONE, SMALL_DESKTOP, Device, chromium, new_visitor
from tests.server.support.processes import ServerProcess

FRAMES = 100
SLOWED = 4
BUDGET_MS = 1000 / 30
NAMES = [piece for piece, kind in PIECES.items() if kind in BUILDING_KINDS]
MOVE = """
async ([names, frames]) => {
  const scene = __chantier.scene;
  const columns = 12;
  const at = (name, n, t) => [
    [(n % columns) * 30 - 165 + 8 * Math.sin(t + n), Math.floor(n / columns) * 40 - 140, 60 + 30 * Math.sin(t + n / 3)],
    [Math.cos(t + n), 0, 0, Math.sin(t + n)],
  ];
  const poses = t => Object.fromEntries(names.map((name, n) => [name, at(name, n, t)]));
  const side = document.createElement("canvas");
  Object.assign(side, {width: 264, height: 178});
  scene.show(poses(0));
  scene.side(side);
  const held = names.find(name => name.startsWith("girder"));
  const next = () => new Promise(requestAnimationFrame);
  await next();
  const told = [];
  for (let frame = 0; frame < frames; frame++) {
    const now = poses(frame / 60);
    const began = performance.now();
    scene.move(now, []);
    scene.hold([held], {gap: 20, points: [[0, 0, 50]], near: null});
    scene.reach({[held]: now[held]});
    told.push(performance.now() - began);
    await next();
  }
  scene.hold(null, {gap: null, points: [], near: null});
  scene.reach(null);
  scene.side(null);
  return told;
}
"""


def open_site(browser: Browser, address: str, device: Device, quality: str) -> Page:
    visitor = new_visitor(browser, address, "en", device, quality=quality)
    visitor.context.set_default_timeout(120_000)
    asked = visitor.context.request
    asked.post(f"{address}/api/me", data={"name": "Ada"})
    seated = asked.post(f"{address}/api/play", data={"game": "men-at-work", "options": {"first": 0}}).json()
    page = visitor.open(f"/t/{seated['table']}")
    page.wait_for_function("() => window.__chantier?.scene")
    return page


def script_s(session: CDPSession) -> float:
    """How long scripts of this page have run so far."""
    found = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in found if one["name"] == "ScriptDuration"))


def measure(page: Page, slowed: int) -> tuple[float, float, float]:
    """Milliseconds per frame: telling the scene (mean, and the slowest of a hundred), and all script."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    page.evaluate(MOVE, [NAMES, 30])  # shapes and paints are made at the first frames
    before = script_s(session)
    told = sorted(page.evaluate(MOVE, [NAMES, FRAMES]))
    whole = (script_s(session) - before) * 1000 / FRAMES
    return sum(told) / FRAMES, told[math.ceil(FRAMES * 0.99) - 1], whole


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        with ServerProcess(f"sqlite:///{place / 'chantier.db'}", place / "log.txt") as house, chromium() as browser:
            for name, device, quality in (
                ("desktop", SMALL_DESKTOP, "low"),
                ("phone", PHONE, "low"),
                ("desktop", SMALL_DESKTOP, "high"),
            ):
                page = open_site(browser, house.address, device, quality)
                for slowed in (1, SLOWED):
                    told, slowest, whole = measure(page, slowed)
                    print(
                        f"{name}, {quality} quality, processor slowed {slowed} times, {len(NAMES)} pieces moving: "
                        f"{told:.2f} ms to tell the scene (99 of 100 under {slowest:.2f}), "
                        f"{whole:.2f} ms of script in all; 30 frames a second leave {BUDGET_MS:.1f}"
                    )
                page.context.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
