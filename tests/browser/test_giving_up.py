"""A card is given up at a table that allows it (M90): the page asks first, and says what it costs."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.site_hands import wait_for_step
from tests.browser.support.site_tables import at_a_site
from tests.browser.support.visiting import PHONE


def test_m90_a_card_is_given_up_after_asking(visit: Visit) -> None:
    """On a phone, where there is the least room; saying no changes nothing."""
    visitor = visit("de", PHONE)
    at_a_site(visitor, give_up=True, certificates=1)
    page = visitor.page
    page.locator("[data-give-up]").click()
    expect(page.get_by_role("dialog")).to_contain_text("letztes Zertifikat")
    page.locator("[data-give-up-no]").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    wait_for_step(page, "take")
    page.locator("[data-give-up]").click()
    page.locator("[data-give-up-yes]").click()
    page.wait_for_function("() => window.__chantier.play.sight.view.ending !== null")
    assert page.evaluate("() => window.__chantier.play.sight.view.players[0].certificates") == 0
