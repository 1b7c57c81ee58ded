"""What axe-core finds on a page as it stands."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Each with the elements it is about, so that a failing test says what to mend."""
    page.wait_for_function(
        "() => document.getAnimations().every(one => one.playState !== 'running')"
    )  # colours fade in
    page.evaluate(f"() => {{ {axe()} }}")  # the page's own policy would refuse a script tag
    found: dict[str, Any] = page.evaluate(
        "rules => axe.run(document, {runOnly: {type: 'tag', values: rules}, resultTypes: ['violations']})", RULES
    )
    return [_told(one) for one in found["violations"]]


def _told(violation: dict[str, Any]) -> str:
    places = "; ".join(str(node["target"][-1]) for node in violation["nodes"][:4])
    why = violation["nodes"][0].get("failureSummary", "")
    return f"{violation['id']} ({violation['impact']}): {violation['help']} at {places} {why}"
