"""What has happened at a table is listed, and looked back at while the game goes on."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import Mouse, build, said
from tests.browser.support.site_hands import SiteMouse, drop_beside
from tests.browser.support.site_tables import at_a_site
from tests.browser.support.together import begin
from tests.browser.support.visiting import SMALL_DESKTOP


def lines(page: Page) -> list[str]:
    return page.locator("[data-moment]").all_inner_texts()


def test_the_history_is_listed_and_looked_back_at_while_the_game_goes_on(visit: Visit) -> None:
    maren, theo = visit("de"), visit("en", SMALL_DESKTOP)
    begin(maren, theo)
    page = theo.page
    build(maren, Mouse(maren.page))
    page.wait_for_selector("[data-step='die']")
    page.get_by_role("button", name=said("en", "history-title"), exact=True).click()
    expect(page.locator("[data-moment]")).to_have_count(2)
    start, pick = lines(page)
    assert start.startswith("Maren begins.")
    assert pick.startswith("Maren takes")
    assert "places it" not in pick  # where it went is Maren's secret
    expect(page.locator("[data-last-move]")).to_have_count(1)  # at Maren's screen
    assert violations(page) == []
    page.keyboard.press("Escape")
    build(theo, Mouse(page))
    page.get_by_role("button", name=said("en", "history-title"), exact=True).click()
    expect(page.locator("[data-moment]")).to_have_count(3)
    own = lines(page)[2]
    assert own.startswith("You take")
    assert "and place it" in own

    # A click leads back; the game goes on behind it, and whoever is to move is told.
    page.mouse.click(*_middle(page, "[data-moment='1']"))
    past = page.get_by_role("region", name=said("en", "history-looking", moment=said("en", "replay-moment", pick=1)))
    expect(past).to_be_visible()
    expect(past).to_contain_text(said("en", "history-game-at", moment=said("en", "replay-moment", pick=2)))
    expect(past).not_to_contain_text(said("en", "history-your-turn"))
    build(maren, Mouse(maren.page))
    expect(past).to_contain_text(said("en", "history-game-at", moment=said("en", "replay-moment", pick=3)))
    expect(past).to_contain_text(said("en", "history-your-turn"))
    expect(page.locator("[data-moment]")).to_have_count(4)
    assert violations(page) == []

    # Nothing can be played from there: neither by keys nor by touching a die that lies behind.
    page.keyboard.press("1")
    page.mouse.click(*_middle(page, "[data-die]"))
    expect(page.locator("[data-past]")).to_have_attribute("data-past", "1")
    assert page.locator("section[data-step='die']").count() == 1

    # Step by step, by keys and by buttons; Escape returns, and the game goes on.
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-past]")).to_have_attribute("data-past", "2")
    page.get_by_role("button", name=said("en", "replay-back"), exact=True).click()
    expect(page.locator("[data-past]")).to_have_attribute("data-past", "1")
    page.keyboard.press("Escape")
    expect(page.locator("[data-past]")).to_have_count(0)
    page.locator("[data-moment][tabindex='0']").focus()
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(page.locator("[data-past]")).to_have_attribute("data-past", "0")
    page.get_by_role("button", name=said("en", "history-return"), exact=True).click()
    expect(page.locator("[data-past]")).to_have_count(0)
    page.get_by_role("button", name=said("en", "history-title"), exact=True).click()
    build(theo, Mouse(page))


def _middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_acts_cards_and_accidents_of_a_site_are_listed_and_looked_back_at(visit: Visit) -> None:
    ada = visit("en", SMALL_DESKTOP)
    at_a_site(ada, seats=2, slips="strict")
    page = ada.page
    page.get_by_role("button", name=said("en", "history-title"), exact=True).click()
    expect(page.locator("[data-moment]")).to_have_count(1)
    assert lines(page)[0].startswith("The site is ready. You begin with the rescue hook. You are at work.")
    page.get_by_role("button", name=said("en", "history-title"), exact=True).click()
    hand = SiteMouse(page)
    while page.locator("[data-accident]").count() == 0:
        drop_beside(ada, hand)
    page.get_by_role("button", name=said("en", "history-title"), exact=True).click()
    accident = page.locator("[data-moment]").filter(has_text="You lose a certificate.").first
    expect(accident).to_contain_text("You place")
    accident.press("Enter")
    expect(page.locator("[data-past]")).to_be_visible()
    assert page.locator("#main").evaluate("main => main.inert")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("[data-past]")).to_have_count(0)
    assert not page.locator("#main").evaluate("main => main.inert")
