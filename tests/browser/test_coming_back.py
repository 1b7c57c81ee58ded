"""Nothing is lost: a server that dies, a line that breaks, a tab that slept."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.hands import Mouse, begin, build, said
from tests.browser.support.playing import played
from tests.browser.support.visiting import SMALL_DESKTOP
from tests.server.support.processes import ServerProcess


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


def test_a_seat_without_its_key_is_offered_once_and_can_be_taken_here(visit: Visit) -> None:
    ada = visit("en", SMALL_DESKTOP)
    table = played(ada, 2)
    ada.page.evaluate("localStorage.clear()")
    looks_on = ada.open(f"/t/{table}")
    dialog = looks_on.get_by_role("dialog", name=said("en", "table-elsewhere-title"))
    dialog.get_by_role("button", name=said("en", "table-look-on")).click()
    expect(dialog).to_be_hidden()

    ada.page = ada.context.new_page()
    ada.watch(ada.page)
    asked: list[str] = []
    looks_on.on("request", lambda request: asked.append(request.url))
    plays = ada.open(f"/t/{table}")
    plays.get_by_role("button", name=said("en", "table-play-here")).click()
    plays.wait_for_selector("[data-step='die']")
    expect(plays.get_by_role("dialog", name=said("en", "table-elsewhere-title"))).to_be_hidden()
    before = looks_on.locator("main").inner_text()
    build(ada, Mouse(plays))
    looks_on.wait_for_function("before => document.querySelector('main').innerText !== before", arg=before)
    expect(dialog).to_be_hidden()
    assert not [url for url in asked if url.endswith("/api/me/tables")], "nobody is asked again by every move"
