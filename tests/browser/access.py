"""What axe-core finds on a page as it stands."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Each with the elements it is about, so that a failing test says what to mend."""
    page.evaluate(f"() => {{ {axe()} }}")  # the page's own policy would refuse a script tag
    found: dict[str, Any] = page.evaluate(
        "rules => axe.run(document, {runOnly: {type: 'tag', values: rules}, resultTypes: ['violations']})", RULES
    )
    return [
        f"{one['id']} ({one['impact']}): {one['help']} at {'; '.join(str(node['target'][-1]) for node in one['nodes'][:4])}"
        f" {one['nodes'][0].get('failureSummary', '')}"
        for one in found["violations"]
    ]
