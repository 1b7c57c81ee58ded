"""A game without pages of its own, registered from outside, played at the plain table by keys alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import said
from tests.browser.support.visiting import NARROW_PHONE, Visitor
from tests.server.support.processes import ServerProcess
from tests.support.every_game import EXAMPLES, installed

BUILDS = 12
"""24 steps, two players."""
BUILT = re.compile("baus?t Stufe")
"""By another, or by whoever reads it."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server where the package of Stairs is installed."""
    folder = tmp_path_factory.mktemp("house")
    packages = installed(EXAMPLES / "stairs", tmp_path_factory.mktemp("packages"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(packages))
        with ServerProcess(f"sqlite:///{folder / 'chantier.db'}", folder / "log.txt") as running:
            yield running
            assert "Traceback" not in running.log()


def build_by_keys(visitor: Visitor) -> bool:
    """One move by Tab and Enter, as soon as it is this seat's turn; false: the game is over."""
    page = visitor.page
    page.wait_for_selector(".moves button, .result")
    if page.locator(".result").count():
        return False
    before = page.locator("#main").inner_text()
    if not page.evaluate("() => document.activeElement.closest('.moves') !== null"):
        page.keyboard.press("Tab")  # whoever has moved goes on above the moves
    assert page.evaluate("() => document.activeElement.closest('.moves') !== null")
    page.keyboard.press("Enter")
    page.wait_for_function("before => document.querySelector('#main').innerText !== before", arg=before)
    page.wait_for_selector(".moves button:not([aria-busy=true]), .result")
    return True


def test_a_game_without_pages_is_chosen_planned_played_and_watched_again_by_keys_alone(visit: Visit) -> None:
    ada = visit("de", NARROW_PHONE)
    page = ada.open("/new?game=stairs&bots=1")
    expect(page.get_by_role("radio", name="Treppe")).to_be_checked()
    page.locator("summary").first.press("Enter")
    page.get_by_role("radio", name="2", exact=True).last.press("Space")  # steps in hand
    page.get_by_role("switch", name="Die nächsthöhere Stufe zählt doppelt").press("Space")
    assert violations(page) == []
    page.get_by_role("button", name=said("de", "home-new-play")).press("Enter")
    page.wait_for_url("**/t/*")

    expect(page.locator(".moves button").first).to_contain_text("Stufe")
    assert violations(page) == []
    expect(page.locator("[aria-live=polite]")).to_contain_text(said("de", "plain-table-turn-yours"))
    assert page.evaluate("() => document.activeElement.className").startswith("turn")  # not lost on the way here
    builds = 0
    while build_by_keys(ada):
        builds += 1
        expect(page.locator(".news li").filter(has_text=BUILT).first).to_be_visible()
    assert builds == BUILDS
    assert violations(page) == []
    assert page.evaluate("() => document.activeElement.id") == "main"
    expect(page.locator(".news li").filter(has_text=BUILT).first).to_be_visible()
    assert (
        page.locator("main a[href^='/check/']").count() == 0
    )  # pages cannot check this game; the line says how it is done
    expect(page.get_by_text("chantier verify")).to_be_visible()

    page.get_by_role("link", name=said("de", "reveal-replay")).press("Enter")
    expect(page.get_by_role("heading", name=said("de", "plain-table-moment-start"))).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".bar")).to_contain_text(BUILT)
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name=said("de", "plain-table-moment", number=2 * BUILDS))).to_be_visible()
    assert violations(page) == []


def test_pages_about_a_game_without_pages_say_what_its_words_say(visit: Visit) -> None:
    ada = visit("fr")
    page = ada.open("/rules/stairs")
    expect(page.get_by_text("À votre tour, vous bâtissez une des vôtres")).to_be_visible()
    page = ada.open("/rules/nothing")
    expect(page.get_by_text(said("fr", "rules-none"))).to_be_visible()
    page = ada.open("/")
    expect(page.get_by_text(said("fr", "home-lead", games=3))).to_be_visible()
    page.get_by_role("radio", name="Escalier").check()
    page.get_by_role("button", name=said("fr", "home-play-now")).click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".moves button").first).to_be_visible()
    page = ada.open("/games")
    expect(page.get_by_text("Escalier").first).to_be_visible()
    assert violations(page) == []
