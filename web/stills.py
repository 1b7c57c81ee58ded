"""Takes the pictures of the home page from its 3D scene, so that the page needs no three.js: `python web/stills.py`.

To be run by hand when demo/hero-scene.ts or what it is made of has changed. Needs Chromium and Node.js.
"""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

WEB = Path(__file__).parent
HOME = WEB / "src" / "home"
SIZES = {"desktop": (860, 560), "phone": (390, 330)}
THEMES = ("light", "dark")
SCALE = 2
FLAGS = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
TO_WEBP = """
async ([source, width, height]) => {
  const picture = await createImageBitmap(await (await fetch(source)).blob());
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  pen.drawImage(picture, 0, 0, width, height);
  // The ground has the page's colour, and squeezing would change it by a shade: it is let through.
  const pixels = pen.getImageData(0, 0, width, height);
  const [red, green, blue] = pixels.data;
  for (let at = 0; at < pixels.data.length; at += 4) {
    const [r, g, b] = pixels.data.subarray(at, at + 3);
    const apart = Math.max(Math.abs(r - red), Math.abs(g - green), Math.abs(b - blue));
    pixels.data[at + 3] = 255 * Math.min(1, Math.max(0, (apart - 2) / 10));
  }
  pen.putImageData(pixels, 0, 0);
  const webp = new Uint8Array(await (await canvas.convertToBlob({type: "image/webp", quality: 0.9})).arrayBuffer());
  return btoa(Array.from(webp, byte => String.fromCharCode(byte)).join(""));
}
"""


def main() -> int:
    server = subprocess.Popen(
        [shutil.which("npx") or "npx", "vite", "--host", "127.0.0.1", "--port", "5190", "--strictPort"],
        cwd=WEB, stdout=subprocess.PIPE, text=True, env={**os.environ, "NO_COLOR": "1"},
    )  # fmt: skip
    try:
        assert server.stdout is not None
        address = next(found[0] for line in server.stdout if (found := re.search(r"http://[\d.:]+", line)))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            taken = {(name, theme): _take(browser, address, name, theme) for name in SIZES for theme in THEMES}
            spots = {name: taken[name, THEMES[0]] for name in SIZES}
            browser.close()
    finally:
        server.terminate()
        server.wait()
    (HOME / "stills.gen.ts").write_text(_spots(spots), encoding="utf-8")
    return 0


def _take(browser: Browser, address: str, name: str, theme: str) -> dict[str, Any]:
    width, height = SIZES[name]
    page = browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=SCALE)
    page.set_default_timeout(300_000)
    page.goto(f"{address}/demo.html?scene=hero&still={name}&theme={theme}")
    page.wait_for_function("() => window.__chantier?.scene.describe().resting")
    taken = base64.b64encode(page.screenshot()).decode()
    webp = page.evaluate(TO_WEBP, [f"data:image/png;base64,{taken}", width * SCALE, height * SCALE])
    (HOME / f"still-{name}-{theme}.webp").write_bytes(base64.b64decode(webp))
    spots: dict[str, Any] = page.evaluate(
        "() => Object.fromEntries(['blueprints', 'men-at-work'].map(name => [name, __chantier.scene.where(name)]))"
    )
    page.close()
    return {"width": width, "height": height, "tops": {one: {"x": at["x"], "y": at["y"]} for one, at in spots.items()}}


def _spots(spots: dict[str, Any]) -> str:
    head = "// Written by web/stills.py, which took the pictures beside this file.\n"
    return f"{head}export const STILLS = {json.dumps(spots, indent=2)} as const;\n"


if __name__ == "__main__":
    sys.exit(main())
