"""Pictures of every page and state, for looking at: `./dev screenshots [PART OF A NAME] [--quick] [--sizes]`, into
screenshots/.

Desktop and phone, light and dark, three languages. `--quick` takes one language and one theme of each, `--sizes` all
sizes of window.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from playwright.sync_api import Browser
from rich.progress import Progress

from tests.browser.support.side_states import State
from tests.browser.support.states import STATES
from tests.browser.support.visiting import (
    DESKTOP,
    LANDSCAPE,
    LAPTOP,
    PHONE,
    ROOT,
    SMALL_TABLET,
    SMALL_WINDOW,
    SMALLEST,
    Device,
    Language,
    chromium,
    new_visitor,
)
from tests.server.support.processes import ServerProcess

INTO = ROOT / "screenshots"
DEVICES = {"desktop": DESKTOP, "phone": PHONE._replace(pixel_ratio=2)}
SIZES = {
    **DEVICES,
    "laptop": LAPTOP,
    "window": SMALL_WINDOW,
    "tablet": SMALL_TABLET,
    "landscape": LANDSCAPE,
    "smallest": SMALLEST,
}
THEMES = ("light", "dark")
LANGUAGES: tuple[Language, ...] = ("en", "fr", "de")
Shot = tuple[State, str, str, Language]


def shots(part: str, quick: bool, sizes: Iterable[str]) -> Iterator[Shot]:
    for number, state in enumerate(STATES):
        for device in sizes:
            for theme in THEMES:
                for language in LANGUAGES:
                    wanted = (THEMES[number % 2], LANGUAGES[number % 3])
                    if part in state.name and (not quick or (theme, language) == wanted):
                        yield state, device, theme, language


def take(browser: Browser, house: ServerProcess, shot: Shot) -> list[str]:
    state, device, theme, language = shot
    size: Device = SIZES[device]
    visitor = new_visitor(browser, house.address, language, size, theme=theme, quality="high")
    try:
        state.reach(visitor, house)
        path = INTO / f"{state.name}-{device}-{theme}-{language}.png"
        visitor.page.wait_for_function("() => window.__chantier?.scene?.resting?.() ?? true")
        visitor.page.screenshot(path=path)
        return visitor.complaints
    finally:
        visitor.context.close()
        if house.process is not None and house.process.poll() is not None:
            house.start()


def main() -> int:
    part = next((one for one in sys.argv[1:] if not one.startswith("-")), "")
    wanted = list(shots(part, "--quick" in sys.argv, SIZES if "--sizes" in sys.argv else DEVICES))
    INTO.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Progress() as progress:
        place = Path(folder)
        bar = progress.add_task("Pictures", total=len(wanted))
        with ServerProcess(f"sqlite:///{place / 'chantier.db'}", place / "log.txt") as house, chromium() as browser:
            for shot in wanted:
                progress.update(bar, description=f"{shot[0].name} {shot[1]} {shot[2]} {shot[3]}")
                for complaint in take(browser, house, shot):
                    progress.console.print(f"{shot[0].name}: {complaint}")
                progress.advance(bar)
    print(f"{len(wanted)} pictures in {INTO.name}/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
