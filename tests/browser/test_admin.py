"""The operator's page, and the message that everybody reads."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.admin_states import MESSAGE, at_the_console, done
from tests.browser.support.hands import said
from tests.browser.support.playing import played
from tests.browser.support.visiting import PHONE
from tests.server.support.processes import ServerProcess


def test_the_operator_closes_a_table_and_finds_it_in_the_audit_log(visit: Visit, house: ServerProcess) -> None:
    operator, guest = visit("en"), visit("en")
    table = played(guest, 1)
    guest.open(f"/t/{table}")
    guest.page.wait_for_selector("[data-step='die']")
    at_the_console(operator, house)
    page = operator.page
    page.get_by_role("button", name=f"Close table {table}").click()
    expect(page.get_by_text(f"close {table}")).to_be_visible()
    assert httpx.get(f"{house.address}/api/tables/{table}").json()["status"] == "abandoned"
    page.get_by_role("button", name=said("en", "admin-report-done")).first.click()
    expect(page.get_by_text("report_done")).to_be_visible()


def test_the_token_is_asked_once_a_window_and_a_wrong_one_opens_nothing(visit: Visit, house: ServerProcess) -> None:
    operator, stranger = visit("en"), visit("en")
    at_the_console(operator, house)
    expect(operator.open("/admin").get_by_role("heading", name=said("en", "admin-audit"))).to_be_visible()
    page = stranger.open("/admin")
    page.get_by_label(said("en", "admin-token"), exact=True).fill("guessed")
    page.get_by_role("button", name=said("en", "admin-enter")).click()
    expect(page.get_by_role("alert")).to_contain_text("This needs the operator’s token.")
    expect(page.get_by_role("heading", name=said("en", "admin-audit"))).to_have_count(0)
    stranger.complaints = [one for one in stranger.complaints if "401" not in one]  # Chromium's own


def test_everybody_reads_a_broadcast_and_can_put_it_away(visit: Visit, house: ServerProcess) -> None:
    operator, somebody = visit("en"), visit("de", PHONE)
    at_the_console(operator, house)
    operator.page.get_by_label(said("en", "admin-message")).fill(MESSAGE)
    operator.page.get_by_role("button", name=said("en", "admin-send")).click()
    page = somebody.open("/rules/blueprints")
    try:
        expect(page.get_by_text(MESSAGE)).to_be_visible()
        page.get_by_role("button", name=said("de", "admin-notice-dismiss")).click()
        expect(page.get_by_text(MESSAGE)).to_have_count(0)
        page.get_by_role("main").click()  # nothing lies over the page
    finally:
        done(house, do="broadcast")
