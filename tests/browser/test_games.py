"""Blueprints at the page: a whole game by mouse, a round by keys alone, a round by touch."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import Finger, Keys, Mouse, begin, build_all, said
from tests.browser.support.visiting import PHONE, SMALL_DESKTOP, Visitor

PICKS = 6
"""Of a round."""


def expect_result(visitor: Visitor) -> None:
    """The end: who won, again, and the replay."""
    page, language = visitor.page, visitor.language
    expect(page.get_by_text(said(language, "reveal-over")).first).to_be_visible()
    expect(page.get_by_role("button", name=said(language, "reveal-again"))).to_be_visible()
    expect(page.get_by_role("link", name=said(language, "reveal-replay"))).to_be_visible()
    assert violations(page) == []


def expect_a_second_round(visitor: Visitor) -> None:
    visitor.page.wait_for_selector("[data-step='die']")
    assert violations(visitor.page) == []


def table_of(page: Page) -> str:
    return page.url.split("/t/")[1].split("?")[0]


def test_a_whole_game_against_bots_by_mouse(visit: Visit) -> None:
    ada = visit("en", SMALL_DESKTOP)
    hand = Mouse(ada.page)
    begin(ada, hand)
    hand.take(ada.page.locator("[data-die]:not(.unplaceable)").first)
    ada.page.wait_for_selector("[data-space].lit")
    assert violations(ada.page) == []
    ada.page.keyboard.press("Escape")
    build_all(ada, hand)
    expect_result(ada)
    record = ada.context.request.get(f"{ada.address}/api/tables/{table_of(ada.page)}/record").json()
    assert record["fairness"]["server_seed"] is not None  # the game has ended, and can be proved
    assert record["fairness"]["salts"][0] != ""  # with entropy of this browser's own


def test_another_language_in_the_middle_of_a_game_says_anew_why_not(visit: Visit) -> None:
    ada = visit("en", SMALL_DESKTOP)
    hand, page = Mouse(ada.page), ada.page
    begin(ada, hand)
    hand.take(page.locator("[data-die]:not(.unplaceable)").first)
    page.wait_for_selector("[data-space].lit")
    hand.press(page.locator("[data-space]:not(.lit)").first)
    prompt = page.locator("section[data-step]")
    expect(prompt).to_contain_text(said("en", "table-refused-closed"))
    page.get_by_role("button", name=said("en", "shell-menu"), exact=True).click()
    page.get_by_role("radio", name="Deutsch").check()
    expect(prompt).to_contain_text(said("de", "table-refused-closed"))
    assert page.locator("[data-space].lit").count()  # the hand still holds the die


def test_a_round_by_keys_alone(visit: Visit) -> None:
    bo = visit("de", SMALL_DESKTOP)
    hand = Keys(bo.page)
    begin(bo, hand)
    build_all(bo, hand, PICKS)
    expect_a_second_round(bo)


def test_a_round_by_touch_on_a_phone(visit: Visit) -> None:
    cleo = visit("fr", PHONE, theme="dark")
    hand = Finger(cleo.page)
    begin(cleo, hand)
    build_all(cleo, hand, PICKS)
    expect_a_second_round(cleo)
