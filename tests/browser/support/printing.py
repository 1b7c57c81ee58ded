"""A page as it would be printed."""

from __future__ import annotations

from playwright.sync_api import Page

PRESSED = """
() => [...document.querySelectorAll("button, a.button, input, select, [role=button], [role=slider]")]
  .filter((one) => one.checkVisibility() && !one.matches(".explained, .line"))
  .map((one) => one.outerHTML.slice(0, 120))
"""
"""Lines of a count can be pressed on the screen, and are read on paper."""


def pressed_on_paper(page: Page) -> list[str]:
    """What could only be pressed and is printed all the same; and paper is white, by night, too."""
    page.emulate_media(media="print")
    found: list[str] = page.evaluate(PRESSED)
    paper = page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    page.emulate_media(media="screen")
    return found if paper == "rgb(255, 255, 255)" else [*found, f"paper: {paper}"]
