"""Nothing is lost: a server that dies, a line that breaks, a tab that slept."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Mouse, begin, build, said
from tests.browser.visiting import SMALL_DESKTOP
from tests.server.processes import ServerProcess


def test_a_game_goes_on_after_the_server_was_killed_and_started_again(visit: Visit, house: ServerProcess) -> None:
    ada = visit("en", SMALL_DESKTOP)
    hand = Mouse(ada.page)
    begin(ada, hand)
    build(ada, hand)
    ada.page.wait_for_selector("[data-step='die']")
    worth = ada.page.locator(".total").first.text_content()
    ada.server_may_be_away = True
    house.kill()
    expect(ada.page.get_by_role("region", name=said("en", "shell-offline-title"))).to_be_visible()
    house.start()
    expect(ada.page.get_by_role("region", name=said("en", "shell-offline-title"))).to_be_hidden(timeout=40_000)
    ada.page.wait_for_selector("[data-step='die']")
    assert ada.page.locator(".total").first.text_content() == worth
    build(ada, hand)
    ada.page.wait_for_selector("[data-step='die']")
