"""A table with less help (M90): no page offers places, but to a seat that needs them; everybody sees which."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import said
from tests.browser.support.playing import introduced
from tests.browser.support.site_hands import SiteKeys, wait_for_step, wait_until_there
from tests.browser.support.site_tables import at_a_site
from tests.browser.support.visiting import DESKTOP, NARROW_PHONE, Device, Language, Visitor


def opens_the_words(visitor: Visitor) -> None:
    visitor.page.keyboard.press("l")
    visitor.page.wait_for_selector("[data-say=shown] li")


@pytest.mark.parametrize(("language", "device"), [("en", DESKTOP), ("fr", NARROW_PHONE)])
def test_m90_who_needs_places_gets_them_and_everybody_sees_it(visit: Visit, language: Language, device: Device) -> None:
    host, guest = visit(language, device), visit("de")
    for one, name in ((host, "Maren"), (guest, "Théo")):
        introduced(one, name)
    wanted = {"game": "men-at-work", "seats": [{}, {}], "options": {"first": 0, "help": "none"}}
    table = host.context.request.post(f"{host.address}/api/tables", data=wanted).json()["id"]
    for one in (host, guest):
        one.open(f"/t/{table}")
        one.page.get_by_role("button", name=said(one.language, "room-sit")).first.click()
        one.page.get_by_role("button", name=said(one.language, "room-leave")).wait_for()
    switch = host.page.get_by_role("switch", name=said(language, "room-in-words"))
    switch.focus()
    for on in (True, False):  # before the game it may be taken back
        host.page.keyboard.press("Space")
        expect(guest.page.locator("[data-in-words='0']")).to_have_count(int(on))
    host.page.get_by_role("button", name=said(language, "room-start")).click()
    for one in (host, guest):
        one.page.wait_for_function("() => window.__chantier?.scene && window.__chantier?.play?.sight")
    wait_for_step(host.page, "take")

    opens_the_words(host)
    expect(host.page.locator("[data-offers]")).to_have_count(0)
    expect(host.page.get_by_text(said(language, "say-in-words"))).to_be_visible()
    assert violations(host.page) == []
    host.page.locator("[data-choose-places]").click()
    expect(host.page.locator("[data-offer]").first).to_be_visible()

    sign = guest.page.locator("[data-seat='0'] [data-in-words]")
    expect(sign).to_contain_text(said("de", "table-seat-in-words"))
    expect(sign.locator("svg")).to_be_visible()
    guest.page.get_by_role("button", name=said("de", "table-house"), exact=True).click()
    rules = guest.page.get_by_role("dialog", name=said("de", "table-house-title"))
    expect(rules).to_contain_text(said("de", "table-seat-in-words-text", name="Maren"))
    expect(rules).to_contain_text(said("de", "table-unrated"))
    assert violations(guest.page) == []
    guest.page.keyboard.press("Escape")
    opens_the_words(guest)
    expect(guest.page.locator("[data-offer]")).to_have_count(0)

    host.page.locator("[data-offer]").first.click()
    host.page.wait_for_function("() => window.__chantier.play.describe().n > 1")


def test_m90_without_help_the_page_tells_nothing_while_a_piece_is_held(visit: Visit) -> None:
    ada = visit("en", DESKTOP)
    at_a_site(ada, help="none")
    page, hand = ada.page, SiteKeys(ada.page)
    hand.take(str(page.locator("[data-take]").first.get_attribute("data-take")))
    wait_for_step(page, "hold")
    page.keyboard.press("ArrowLeft")
    wait_until_there(page)  # many frames have come by then
    act = page.evaluate("() => window.__chantier.play.act")
    assert (act["gap"], act["felt"]) == (None, {})
    expect(page.locator("[data-condition]")).to_have_count(0)
    expect(page.locator("[data-lower]")).to_have_count(0)
    expect(page.get_by_text(said("en", "turn-hold-alone"))).to_be_visible()
    page.keyboard.press("Escape")
    wait_for_step(page, "take")
    page.get_by_role("button", name=said("en", "shell-menu")).click()
    page.get_by_role("button", name=said("en", "turn-help")).click()
    expect(page.get_by_text(said("en", "hold-assist-table-none"))).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("radio")).to_have_count(0)  # a device has no say here
    assert violations(page) == []
