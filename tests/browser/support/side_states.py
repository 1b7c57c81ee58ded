"""States of a table whose side panel is open: talk, and what has happened."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.support.hands import said
from tests.browser.support.visiting import Visitor
from tests.server.support.processes import ServerProcess

Reach = Callable[[Visitor, ServerProcess], None]


def with_talk(there: Reach) -> Reach:
    def reach(visitor: Visitor, house: ServerProcess) -> None:
        there(visitor, house)
        visitor.page.get_by_role("button", name=said(visitor.language, "table-talk"), exact=True).click()
        visitor.page.wait_for_load_state("networkidle")

    return reach


def with_history(there: Reach) -> Reach:
    """The list at the side."""

    def reach(visitor: Visitor, house: ServerProcess) -> None:
        there(visitor, house)
        visitor.page.get_by_role("button", name=said(visitor.language, "history-title"), exact=True).click()
        visitor.page.wait_for_selector("[data-moment]")

    return reach


def looking_back(there: Reach) -> Reach:
    """A moment that has passed lies over the table."""

    def reach(visitor: Visitor, house: ServerProcess) -> None:
        with_history(there)(visitor, house)
        visitor.page.locator("[data-moment]").last.press("Enter")
        visitor.page.wait_for_selector("[data-past] canvas")
        visitor.page.wait_for_load_state("networkidle")

    return reach
