"""States of the operator's page, and of any page while the operator has something to say."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from tests.browser.support.hands import said
from tests.browser.support.visiting import Visitor
from tests.server.support.processes import OPERATOR_TOKEN, ServerProcess

MESSAGE = "We close at ten tonight. Games go on tomorrow."


def done(house: ServerProcess, **action: object) -> None:
    headers = {"authorization": f"Bearer {OPERATOR_TOKEN}"}
    httpx.post(f"{house.address}/api/admin/actions", json=action, headers=headers, timeout=30).raise_for_status()


def at_the_console(visitor: Visitor, house: ServerProcess) -> None:
    """The token is typed; there are a table, a ban and a report."""
    with httpx.Client(base_url=house.address, timeout=30) as ada:
        ada.post("/api/me", json={"name": "Ada"}).raise_for_status()
        ada.post("/api/tables", json={"game": "blueprints", "seats": [{}, {"bot": "uniform"}]}).raise_for_status()
        with httpx.Client(base_url=house.address, timeout=30) as bo:
            person = bo.post("/api/me", json={"name": "Bo"}).json()["id"]
        ada.post(f"/api/people/{person}/reports", json={"reason": "insult", "text": "Shouts."}).raise_for_status()
    done(house, do="ban", what="203.0.113.0/24", text="junk")
    page = visitor.open("/admin")
    page.get_by_label(said(visitor.language, "admin-token"), exact=True).fill(OPERATOR_TOKEN)
    page.get_by_role("button", name=said(visitor.language, "admin-enter")).click()
    expect(page.get_by_role("heading", name=said(visitor.language, "admin-audit"))).to_be_visible()
    page.wait_for_load_state("networkidle")


def with_a_notice(visitor: Visitor, house: ServerProcess) -> None:
    done(house, do="broadcast", text=MESSAGE)
    page = visitor.open("/")
    expect(page.get_by_text(MESSAGE)).to_be_visible()
    page.wait_for_load_state("networkidle")
    done(house, do="broadcast")
