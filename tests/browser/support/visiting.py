"""Somebody with a browser: a real Chromium, one window, and everything it complains about."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, NamedTuple
from urllib.parse import urlencode

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

ROOT = Path(__file__).parents[3]
PAGES = ROOT / "src" / "chantier" / "pages"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is Chromium without the browser's own windows: the same engine for less. Any of them will do."""
FLAGS = [
    "--no-sandbox",  # the tests may run as root
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-gpu-compositing",  # without a GPU it costs more than the scenes themselves
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
]
ITS_OWN = "GPU stall due to ReadPixels"
"""Chromium says so of its own compositing without a GPU (see FLAGS)."""
PATIENCE_MS = 60_000
"""Nothing is waited for longer without being said: two busy cores draw four pictures a second."""
Language = Literal["en", "fr", "de"]


class Device(NamedTuple):
    """What somebody holds in their hands."""

    width: int
    height: int
    touch: bool = False
    pixel_ratio: float = 1


DESKTOP = Device(1440, 900)
SMALL_DESKTOP = Device(1180, 760)
TABLET = Device(820, 1180, touch=True)
PHONE = Device(390, 844, touch=True)
SMALL_WINDOW = Device(1000, 640)
LAPTOP = Device(1280, 720)
SMALL_TABLET = Device(768, 1024, touch=True)
LANDSCAPE = Device(844, 390, touch=True)
SMALLEST = Device(320, 568, touch=True)
NARROW_PHONE = Device(360, 720, touch=True)


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser for some tests: Playwright's event loop must not outlive them, since others run loops of their own."""
    assert (PAGES / "index.html").is_file(), "the pages are not built: ./dev pages"
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found is not None, "the tests of the pages need Chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """One window with cookies of its own. What the page complains about is remembered, and none is expected."""

    def __init__(self, context: BrowserContext, address: str, language: Language, asked: dict[str, str]) -> None:
        self.context, self.address, self.language = context, address, language
        self.complaints: list[str] = []
        self.server_may_be_away = False
        self._asked = {"lang": language, "quality": "low", "pixels": "0.2", "frames": "8", "hooks": "1", **asked}
        self.page: Page = context.new_page()
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))
        page.on("requestfailed", self._failed)

    def open(self, path: str) -> Page:
        parts = path.partition("#")
        joint = "&" if "?" in parts[0] else "?"
        self.page.goto(f"{self.address}{parts[0]}{joint}{urlencode(self._asked)}{parts[1]}{parts[2]}")
        return self.page

    def _heard(self, message: ConsoleMessage) -> None:
        if ITS_OWN in message.text:
            return
        if message.type in ("error", "warning") and not self._is_about_an_absent_server(message.text):
            self.complaints.append(f"console {message.type}: {message.text} {message.location.get('url', '')}")

    def _failed(self, request: Request) -> None:
        # A page that is left, or a player that looks further, gives its requests up by itself.
        if "ERR_ABORTED" not in (request.failure or "") and not self.server_may_be_away:
            self.complaints.append(f"request failed: {request.url} {request.failure}")

    def _is_about_an_absent_server(self, text: str) -> bool:
        """What Chromium itself writes when nobody answers: no page can keep it from doing so."""
        return self.server_may_be_away and re.search(r"net::ERR_|WebSocket connection to|50[234]", text) is not None


def new_visitor(
    browser: Browser,
    address: str,
    language: Language = "en",
    device: Device = SMALL_DESKTOP,
    **asked: str,
) -> Visitor:
    options: dict[str, Any] = {
        "viewport": {"width": device.width, "height": device.height},
        "device_scale_factor": device.pixel_ratio,
        "has_touch": device.touch,
        "is_mobile": device.touch,
        "locale": {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}[language],
        "reduced_motion": "reduce",  # dice are simply there; motion has tests of its own
    }
    expect.set_options(timeout=PATIENCE_MS)
    context = browser.new_context(**options)
    context.set_default_timeout(PATIENCE_MS)
    return Visitor(context, address, language, asked)
