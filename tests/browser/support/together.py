"""Tables where people meet, each with a browser of their own."""

from __future__ import annotations

from typing import Any

from tests.browser.support.hands import said
from tests.browser.support.playing import introduced
from tests.browser.support.visiting import Visitor


def make_table(host: Visitor, seats: int = 2, **terms: Any) -> str:
    introduced(host, "Maren")
    wanted = {"game": "blueprints", "seats": [{} for _ in range(seats)], "options": {"first": 0}, **terms}
    answer = host.context.request.post(f"{host.address}/api/tables", data=wanted)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def sit_down(visitor: Visitor, table: str) -> None:
    page = visitor.open(f"/t/{table}")
    page.get_by_role("button", name=said(visitor.language, "room-sit")).first.click()
    page.get_by_role("button", name=said(visitor.language, "room-leave")).wait_for()


def begin(host: Visitor, guest: Visitor, **terms: Any) -> str:
    """Maren and Théo sit at a table of two, and Maren begins; returns its id."""
    table = make_table(host, **terms)
    introduced(guest, "Théo")
    for one in (host, guest):
        sit_down(one, table)
    host.page.get_by_role("button", name=said(host.language, "room-start")).click()
    return table


def build(visitor: Visitor) -> None:
    """At a table of two: the first die, where it may go first, and the next die removed."""
    page = visitor.page
    page.wait_for_selector("[data-step='die']")
    page.locator("[data-die]:not(.unplaceable)").first.click()
    page.locator("[data-space].lit").first.click()
    page.wait_for_selector("[data-step='remove']")
    page.locator("[data-die]:not([aria-pressed='true'])").nth(1).click()
    page.wait_for_selector("[data-step='confirm']")
    page.get_by_role("button", name=said(visitor.language, "table-build"), exact=True).click()
    page.wait_for_selector("[data-step='wait']")
