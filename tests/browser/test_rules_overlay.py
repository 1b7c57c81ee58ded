"""The rules over the table: opened by a key or the menu, searched, left again; the game goes on underneath."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import said
from tests.browser.support.playing import played
from tests.browser.support.visiting import DESKTOP, SMALLEST


def test_the_rules_open_by_a_key_are_searched_and_give_the_focus_back(visit: Visit) -> None:
    ada = visit("en", DESKTOP)
    page = ada.open(f"/t/{played(ada, 1)}")
    page.wait_for_selector("[data-step='die']")
    die = page.locator("[data-die]").first
    die.focus()
    title = page.title()
    page.keyboard.press("?")
    rules = page.get_by_role("dialog", name=said("en", "rules-over", game="Blueprints"))
    expect(rules).to_be_visible()
    expect(rules.get_by_role("status")).to_have_text(said("en", "table-title-turn"))
    sections = rules.locator("section[aria-labelledby]")
    expect(sections.first).to_be_visible()
    assert page.title() == title, "it is the table still"
    assert violations(page) == []
    everything = sections.count()
    search = rules.get_by_role("searchbox")
    search.fill("glass")
    page.wait_for_function(
        "n => [...document.querySelectorAll('[data-rules-overlay] section[aria-labelledby]')]"
        ".filter(one => one.checkVisibility()).length < n",
        arg=everything,
    )
    expect(sections.locator("visible=true").first).to_contain_text("glass", ignore_case=True)
    search.fill("xyzzy")
    expect(rules.get_by_text(said("en", "rules-not-found"))).to_be_visible()
    search.fill("")
    last = rules.get_by_role("combobox").locator("option").last
    rules.get_by_role("combobox").select_option(last.get_attribute("value"))
    expect(sections.last).to_be_in_viewport()
    expect(sections.last.locator("h2 a")).to_be_focused()
    for _ in range(12):  # the focus does not leave
        page.keyboard.press("Tab")
        assert page.evaluate("() => document.activeElement.matches('body, dialog, dialog *')")
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(die).to_be_focused()
    assert "#" not in page.url
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-step='space']")  # the table goes on where it was


def test_on_the_smallest_screen_the_rules_are_a_full_sheet_out_of_the_menu(visit: Visit) -> None:
    bo = visit("de", SMALLEST)
    page = bo.open(f"/t/{played(bo, 0)}")
    page.wait_for_selector("[data-step='die']")
    page.get_by_role("button", name=said("de", "shell-menu")).tap()
    page.get_by_role("button", name=said("de", "rules-open"), exact=True).tap()
    rules = page.get_by_role("dialog")
    expect(rules).to_be_visible()
    box = rules.bounding_box()
    assert box == {"x": 0, "y": 0, "width": SMALLEST.width, "height": SMALLEST.height}
    expect(rules.locator("section[aria-labelledby]").first).to_be_visible()
    assert rules.evaluate("one => one.querySelector('.body').scrollWidth <= one.querySelector('.body').clientWidth")
    assert violations(page) == []
    rules.get_by_role("button", name=said("de", "table-close")).tap()
    expect(rules).to_be_hidden()
