"""Whoever waits for their turn tries dice on their own plan, and prepares a move that is sent when the turn comes."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import middle, said
from tests.browser.support.together import begin
from tests.browser.support.visiting import SMALL_DESKTOP, Visitor

PROMPT = "section[data-step]"
RESTING = "() => window.__chantier?.scene?.describe().resting"


def pool(page: Page) -> list[str]:
    return [str(name) for name in page.locator("[data-die]").evaluate_all("all => all.map(one => one.ariaLabel)")]


def choose(visitor: Visitor, die: int, removed: int) -> None:
    """A die by its place on the rule, the first space where it may go, and the die that is removed with it."""
    page = visitor.page
    page.wait_for_function(RESTING)
    dice = page.locator("[data-die]")
    page.mouse.click(*middle(dice.nth(die)))
    page.wait_for_selector("[data-space].lit")
    page.mouse.click(*middle(page.locator("[data-space].lit").first))
    page.wait_for_selector("[data-step='remove']")
    page.mouse.click(*middle(dice.nth(removed)))
    page.wait_for_selector("[data-step='confirm']")


def press(visitor: Visitor, key: str) -> None:
    visitor.page.get_by_role("button", name=said(visitor.language, key), exact=True).click()


def picks(page: Page) -> int:
    return int(page.evaluate("() => window.__chantier.state.sight.view.desks[1].taken.length"))


def test_a_die_is_tried_before_the_turn_and_a_prepared_move_is_sent_when_it_comes(visit: Visit) -> None:
    maren, theo = visit("en", SMALL_DESKTOP), visit("en", SMALL_DESKTOP)
    begin(maren, theo)
    page = theo.page
    page.wait_for_selector("[data-step='wait']")
    maren.page.wait_for_selector("[data-step='die']")

    # A sketch only its owner sees: it can be taken back, step by step.
    choose(theo, 0, 1)
    expect(page.locator(PROMPT)).to_have_attribute("data-ahead", "sketch")
    assert violations(page) == []
    for _ in range(3):
        page.keyboard.press("Escape")
    page.wait_for_selector("[data-step='wait']")
    assert page.locator("[data-ahead]").count() == 0

    # Prepared by keys, and still legal when the turn comes: it is sent by itself.
    choose(theo, 0, 1)
    page.get_by_role("button", name=said("en", "ahead-prepare"), exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.locator(PROMPT)).to_have_attribute("data-ahead", "prepared")
    assert violations(page) == []
    assert picks(page) == 0
    choose(maren, 4, 5)
    press(maren, "table-build")
    page.wait_for_function("() => window.__chantier.state.sight.view.desks[1].taken.length === 1")
    expect(maren.page.locator(PROMPT)).to_have_attribute("data-step", "die")
    assert page.locator("[data-ahead]").count() == 0

    # Prepared and cancelled: the turn comes, and nothing is played.
    choose(theo, 0, 1)
    press(theo, "ahead-prepare")
    press(theo, "ahead-cancel")
    choose(maren, 4, 5)
    press(maren, "table-build")
    page.wait_for_selector("[data-step='die']")
    assert picks(page) == 1

    # Somebody else takes the die: what was prepared is dropped, and that is said.
    choose(theo, 2, 3)
    press(theo, "table-build")
    maren.page.wait_for_selector("[data-step='die']")
    maren.page.wait_for_function("() => window.__chantier.state.sight.view.desks[1].taken.length === 2")
    names = pool(page)
    alone = next(at for at, name in enumerate(names) if names.count(name) == 1)
    choose(theo, alone, (alone + 1) % len(names))
    press(theo, "ahead-prepare")
    choose(maren, alone, (alone + 2) % len(names))
    press(maren, "table-build")
    page.wait_for_function("() => window.__chantier.state.sight.view.desks[0].taken.length === 3")
    if names[alone] in pool(page):  # another one that shows the same was rolled just then: the move is possible
        page.wait_for_function("() => window.__chantier.state.sight.view.desks[1].taken.length === 3")
    else:
        expect(page.get_by_text(said("en", "ahead-prepared-dropped")).first).to_be_visible()
        page.wait_for_selector("[data-step='die']")
        assert picks(page) == 2
