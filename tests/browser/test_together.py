"""Several people: two browsers against each other with a third watching, and one device handed round."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import Mouse, build, pass_reveal, said
from tests.browser.support.together import begin, make_table, sit_down
from tests.browser.support.visiting import TABLET

PICKS = 6


def test_two_browsers_play_and_a_third_looks_on(visit: Visit) -> None:
    host, guest, onlooker = visit("de"), visit("fr"), visit("en")
    table = begin(host, guest)
    onlooker.open(f"/t/{table}")
    hands = {host: Mouse(host.page), guest: Mouse(guest.page)}
    for _ in range(PICKS):
        for one, hand in hands.items():
            build(one, hand)
            # Nobody is shown another's plan: not in the page, not in what a screen reader is told.
            assert onlooker.page.locator("[data-space]").count() == 0
    for one, hand in hands.items():
        pass_reveal(one, hand, 1)
        one.page.wait_for_selector("[data-step]")
    expect(onlooker.page.get_by_text(said("en", "reveal-title", round=1)).first).to_be_visible()


def test_a_start_names_the_device_it_waits_for_to_all(visit: Visit) -> None:
    """Over days, so that it waits as long as this takes. The guest has no page open."""
    host, guest, onlooker = visit("de"), visit("fr"), visit("en")
    table = make_table(host, clock={"kind": "days", "days": 1})
    sit_down(host, table)
    for path, asked in (("me", {"name": "Théo"}), (f"tables/{table}/sit", {})):
        assert guest.context.request.post(f"{guest.address}/api/{path}", data=asked).ok
    onlooker.open(f"/t/{table}")
    onlooker.page.get_by_text(said("en", "room-host-starts", name="Maren")).wait_for()
    host.page.get_by_role("button", name=said("de", "room-start")).click()
    for one in (host, onlooker):
        awaits = said(one.language, "room-awaits", count=1, names="Théo")
        expect(one.page.get_by_role("status").filter(has_text=awaits)).to_be_visible()
    assert violations(onlooker.page) == []


def test_one_device_is_handed_round(visit: Visit) -> None:
    family = visit("fr", TABLET)
    page = family.open("/together")
    names = ["Maren", "Théo"]
    for number, name in enumerate(names):
        page.get_by_role("textbox").nth(number).fill(name)
    page.get_by_role("button", name=said("fr", "home-together-start")).click()
    hand = Mouse(page)
    begins = page.get_by_role("button", name=said("fr", "table-curtain-open", name=names[0]))
    other = page.get_by_role("button", name=said("fr", "table-curtain-open", name=names[1]))
    begins.or_(other).wait_for()
    if other.is_visible():  # chance says who begins
        names.reverse()
    for _ in range(2):
        for name in names:
            # The curtain: nothing of anybody's plan is on the page until the next one says who they are.
            curtain = page.get_by_role("button", name=said("fr", "table-curtain-open", name=name))
            curtain.wait_for()
            assert page.locator("[data-space]").count() == 0
            curtain.click()
            build(family, hand)
