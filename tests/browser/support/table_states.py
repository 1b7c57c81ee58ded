"""States of the table of Blueprints that somebody has to look for."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.support.hands import said
from tests.browser.support.playing import played
from tests.browser.support.visiting import Visitor
from tests.server.support.processes import ServerProcess


def with_a_useless_die(visitor: Visitor) -> Page:
    """A table where a die of the pool fits nowhere: after four high dice nearly always."""
    for _ in range(30):
        page = visitor.open(f"/t/{played(visitor, 4, high=True)}")
        page.wait_for_selector("[data-step='die']")
        if page.locator("[data-die].unplaceable").count():
            return page
    raise AssertionError("everything fits everywhere")


def losing(visitor: Visitor, house: ServerProcess) -> None:
    """Asked whether a die shall be lost."""
    page = with_a_useless_die(visitor)
    page.locator("[data-die].unplaceable").first.click()
    page.get_by_role("button", name=said(visitor.language, "table-lose-it"), exact=True).click()
    page.get_by_role("dialog").wait_for()


def explained(visitor: Visitor, house: ServerProcess) -> None:
    """A row of the tally, with its explanation beside it."""
    page = visitor.open(f"/t/{played(visitor, 2)}")
    page.wait_for_function("() => window.__chantier?.scene || document.querySelector('.flat')")
    page.locator(".tally li button").first.click()
    page.get_by_role("tooltip").filter(has_text=said(visitor.language, "explain-wood")).wait_for()


def back_after_a_bot(visitor: Visitor, house: ServerProcess) -> None:
    """A bot stood in meanwhile."""
    table = played(visitor, 2)
    assert visitor.context.request.post(f"{visitor.address}/api/tables/{table}/leave").ok
    visitor.open(f"/t/{table}").get_by_text(said(visitor.language, "stand-in-over")).wait_for()


SEARCH_MS = 240_000
"""The first search on a machine is compiled."""


def with_hints(visitor: Visitor, house: ServerProcess) -> None:
    """Three good picks, marked on the table."""
    page = visitor.open(f"/t/{played(visitor, 2)}")
    page.wait_for_selector("[data-step='die']")
    page.wait_for_function("() => window.__chantier?.scene || document.querySelector('.flat')")
    page.get_by_role("button", name=said(visitor.language, "hint-ask"), exact=True).click()
    page.get_by_role("button", name=said(visitor.language, "hint-first-yes")).click()
    page.locator("[data-pick]").first.wait_for(timeout=SEARCH_MS)
