"""Two people at a casual table: one asks to take a move back, the other agrees or refuses, by pointer and by keys."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from chantier.words import Words
from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import middle, said
from tests.browser.support.together import begin, build
from tests.browser.support.visiting import PHONE, SMALL_DESKTOP, Visitor
from tests.browser.test_thinking_ahead import choose

NOTE = "[data-take-back]"


def view(page: Page) -> Any:
    page.wait_for_function("() => window.__chantier?.state?.sight")
    return page.evaluate("() => window.__chantier.state.sight.view")


def click(visitor: Visitor, name: str, **facts: object) -> None:
    """As a pointer does it."""
    button = visitor.page.get_by_role("button", name=said(visitor.language, name, **facts), exact=True)
    visitor.page.mouse.click(*middle(button))


def menu(visitor: Visitor) -> None:
    click(visitor, "shell-menu")
    visitor.page.wait_for_selector("[popover]:popover-open")


def toast(visitor: Visitor, text: str) -> None:
    expect(visitor.page.get_by_text(text, exact=True).first).to_be_visible()


def test_a_move_is_taken_back_when_the_other_agrees(visit: Visit) -> None:
    maren, theo = visit("en", SMALL_DESKTOP), visit("fr", SMALL_DESKTOP)
    begin(maren, theo, casual=True)
    maren.page.wait_for_selector("[data-step='die']")
    theo.page.wait_for_selector("[data-step='wait']")
    before, seen = view(maren.page), view(theo.page)
    build(maren)
    theo.page.wait_for_selector("[data-step='die']")
    assert view(maren.page) != before
    choose(theo, 2, 3)  # in the middle of a move of his own, which nobody takes away from him unasked

    menu(maren)
    click(maren, "take-back-ask")
    expect(maren.page.locator(NOTE)).to_have_attribute("data-take-back", "own")
    expect(theo.page.locator(NOTE)).to_have_attribute("data-take-back", "asked")
    expect(theo.page.locator(NOTE)).to_contain_text(said("fr", "take-back-question", name="Maren", n=1, after=0))
    expect(theo.page.locator("section[data-step]")).to_have_attribute("data-step", "confirm")
    assert violations(maren.page) == []
    assert violations(theo.page) == []
    click(theo, "take-back-grant")

    maren.page.wait_for_selector("[data-step='die']")
    theo.page.wait_for_selector("[data-step='wait']")
    assert view(maren.page) == before
    assert view(theo.page) == seen
    assert maren.page.locator(NOTE).count() == theo.page.locator(NOTE).count() == 0
    toast(maren, said("en", "taken-back", who="you", name="Maren"))
    toast(theo, said("fr", "taken-back", who="other", name="Maren"))

    # It stands in the history, and the game goes on.
    click(theo, "history-title")
    expect(theo.page.locator("[data-moment]").last).to_have_text(said("fr", "taken-back", who="other", name="Maren"))
    click(maren, "history-title")
    theo.page.wait_for_selector("[data-moment]")
    moments = maren.page.locator("[data-moment]")
    expect(moments.last).to_have_text(said("en", "taken-back", who="you", name="Maren"))
    moments.last.click()
    maren.page.wait_for_selector("[data-past]")
    assert violations(maren.page) == []
    click(maren, "history-return")
    click(maren, "history-title")
    build(maren)
    theo.page.wait_for_selector("[data-step='die']")


def test_by_keys_it_is_asked_refused_and_withdrawn(visit: Visit) -> None:
    maren, theo = visit("de", SMALL_DESKTOP), visit("en", PHONE)
    begin(maren, theo, casual=True)
    maren.page.wait_for_selector("[data-step='die']")
    maren.page.keyboard.press("Control+z")
    toast(maren, Words("de").say("nothing-to-take-back"))
    build(maren)
    after = view(maren.page)

    maren.page.keyboard.press("Control+z")
    expect(theo.page.locator(NOTE)).to_be_visible()
    theo.page.get_by_role("button", name=said("en", "take-back-no"), exact=True).focus()
    theo.page.keyboard.press("Enter")
    toast(maren, said("de", "take-back-refused", who="you", name="Maren", by="Théo"))
    expect(maren.page.locator(NOTE)).to_have_count(0)

    maren.page.keyboard.press("Control+z")
    expect(maren.page.locator(NOTE)).to_be_visible()
    maren.page.get_by_role("button", name=said("de", "take-back-withdraw"), exact=True).focus()
    maren.page.keyboard.press("Enter")
    toast(theo, said("en", "take-back-withdrawn", who="other", name="Maren"))
    assert view(maren.page) == after


def test_whoever_plays_on_has_answered(visit: Visit) -> None:
    maren, theo = visit("en", SMALL_DESKTOP), visit("en", SMALL_DESKTOP)
    begin(maren, theo, casual=True)
    maren.page.wait_for_selector("[data-step='die']")
    build(maren)
    theo.page.wait_for_selector("[data-step='die']")
    maren.page.keyboard.press("Control+z")
    expect(theo.page.locator(NOTE)).to_be_visible()
    build(theo)
    toast(maren, said("en", "take-back-lapsed", who="you", name="Maren"))
    expect(theo.page.locator(NOTE)).to_have_count(0)
    maren.page.wait_for_selector("[data-step='die']")


def test_where_it_counts_nothing_is_offered(visit: Visit) -> None:
    maren, theo = visit("en", SMALL_DESKTOP), visit("en", SMALL_DESKTOP)
    begin(maren, theo)
    maren.page.wait_for_selector("[data-step='die']")
    menu(maren)
    assert maren.page.get_by_role("button", name=said("en", "take-back-ask"), exact=True).count() == 0
    maren.page.keyboard.press("Escape")
    build(maren)
    maren.page.keyboard.press("Control+z")
    theo.page.wait_for_selector("[data-step='die']")
    assert theo.page.locator(NOTE).count() == 0
