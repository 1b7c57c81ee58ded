"""Hints on demand: three good picks from the server's own search, for who plays alone against bots."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import has_focus, said
from tests.browser.support.playing import played
from tests.browser.support.table_states import SEARCH_MS, with_hints
from tests.browser.support.visiting import DESKTOP, PHONE, SMALLEST, Visitor
from tests.server.support.processes import ServerProcess

INFO = "async table => (await fetch('/api/tables/' + table)).json()"


def at_a_table(visitor: Visitor, moves: int = 2, seats: int = 3) -> tuple[Page, str]:
    table = played(visitor, moves, seats)
    page = visitor.open(f"/t/{table}")
    page.wait_for_selector("[data-step='die']")
    page.wait_for_function("() => window.__chantier?.scene || document.querySelector('.flat')")
    return page, table


def test_three_picks_are_marked_and_one_of_them_is_chosen_and_built(visit: Visit) -> None:
    ada = visit("en", DESKTOP)
    page, table = at_a_table(ada)
    page.get_by_role("button", name=said("en", "hint-ask"), exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(said("en", "hint-first-text"))
    assert violations(page) == []
    dialog.get_by_role("button", name=said("en", "hint-first-no")).click()
    assert not page.evaluate(INFO, table).get("unrated"), "who has only been told has not asked"
    page.get_by_role("button", name=said("en", "hint-ask"), exact=True).click()
    dialog.get_by_role("button", name=said("en", "hint-first-yes")).click()
    picks = page.locator("[data-pick]")
    expect(picks).to_have_count(3, timeout=SEARCH_MS)
    told = page.evaluate(INFO, table)
    assert (told["unrated"], told["hints_left"], len(told["hinted"])) == (True, 8, 1)
    for number in (1, 2, 3):
        expect(page.locator(f"[aria-label='{said('en', 'table-pool')}'] [data-hint='{number}']")).to_have_count(1)
        expect(page.locator(f"[role='grid'] [data-hint='{number}']")).to_have_count(1)
    assert violations(page) == []
    first = page.locator("[data-pick='1']")
    expect(first).to_contain_text("to win")
    first.click()
    page.wait_for_selector("[data-step='confirm']")
    expect(first).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(INFO, table)["hinted"] == told["hinted"]
    expect(page.locator(".plan [data-space] .unseen", has_text=re.compile(r"Hint 1\b"))).to_have_count(1)
    page.get_by_role("button", name=said("en", "table-build"), exact=True).click()
    expect(picks).to_have_count(0)
    page.wait_for_selector("[data-step='die']")
    page.get_by_role("button", name=said("en", "history-title")).click()
    expect(page.locator("[data-moment]", has_text="Picked with a hint.")).to_have_count(1)


def test_by_keys_the_picks_are_asked_for_reached_and_chosen(visit: Visit) -> None:
    bo = visit("de", DESKTOP)
    page, _ = at_a_table(bo)
    page.keyboard.press("h")
    page.get_by_role("dialog").wait_for()
    page.get_by_role("button", name=said("de", "hint-first-yes")).press("Enter")
    page.locator("[data-pick]").first.wait_for(timeout=SEARCH_MS)
    expect(page.locator("[aria-live='polite']", has_text="Gewinnchance").first).to_contain_text("Gute Züge: 1.")
    for _ in range(40):
        if has_focus(page.locator("[data-pick='1']")):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-pick='2']")).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("() => document.activeElement?.closest('[data-step]')")
    page.keyboard.press("Enter")  # the focus has gone to Build
    expect(page.locator("[data-pick]")).to_have_count(0)


def test_the_keys_help_names_the_key(visit: Visit) -> None:
    page, _ = at_a_table(visit("fr", DESKTOP))
    page.get_by_role("button", name=said("fr", "shell-menu")).click()
    page.get_by_text(said("fr", "table-help")).click()
    expect(page.get_by_role("dialog")).to_contain_text(said("fr", "hint-key"))


def test_where_the_server_has_no_strong_search_it_is_said(visit: Visit) -> None:
    ada = visit("en", PHONE)
    page, table = at_a_table(ada)
    ada.server_may_be_away = True  # the browser itself writes that there was a 404
    problem = json.dumps({"code": "no_strong_search", "text": "This server has no strong search."})

    def refuse(route: Route) -> None:
        route.fulfill(status=404, content_type="application/json", body=problem)

    page.route("**/hint?*", refuse)
    page.get_by_role("button", name=said("en", "hint-ask"), exact=True).tap()
    page.get_by_role("button", name=said("en", "hint-first-yes")).tap()
    expect(page.locator("section.hints")).to_contain_text("This server has no strong search.")
    assert violations(page) == []
    assert not page.evaluate(INFO, table).get("unrated")
    ada.complaints = [one for one in ada.complaints if "404" not in one]


def test_on_the_smallest_phone_pool_plan_and_picks_are_seen_together(visit: Visit, house: ServerProcess) -> None:
    cleo = visit("fr", SMALLEST)
    with_hints(cleo, house)
    page = cleo.page
    sheet = page.locator("section.hints").bounding_box()
    assert sheet is not None
    for thing in page.locator("[data-die], [data-space]").all():
        box = thing.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= sheet["y"] + 1, "covered by the picks"
    expect(page.locator("[data-pick='3']")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name=said("fr", "hint-close")).tap()
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_where_others_play_there_is_no_button(visit: Visit) -> None:
    """Two people: whoever has a strong search beside them plays another game than the other."""
    ada = visit("en", DESKTOP)
    page, table = at_a_table(ada)
    expect(page.get_by_role("button", name=said("en", "hint-ask"), exact=True)).to_be_visible()
    onlooker = visit("en", DESKTOP).open(f"/t/{table}")
    onlooker.wait_for_function("() => window.__chantier?.scene || document.querySelector('.flat')")
    expect(onlooker.get_by_role("button", name=said("en", "hint-ask"), exact=True)).to_have_count(0)
    onlooker.keyboard.press("h")
    expect(onlooker.get_by_role("dialog")).to_have_count(0)
