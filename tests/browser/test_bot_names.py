"""A bot has one name on all pages: its level in the reader's language, numbered where several of one level sit."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.hands import said
from tests.browser.support.playing import played
from tests.browser.support.visiting import DESKTOP

GAME = 18
LEVEL = "greedy"
NEUTRAL = re.compile(rf"{LEVEL} \d|{LEVEL}\b")
"""As the wire and records call it: not for people."""


def names_both(page: Page, level: str) -> None:
    for number in (1, 2):
        expect(page.get_by_text(f"{level} {number}").first).to_be_attached()
    expect(page.locator("body")).not_to_contain_text(NEUTRAL)


def test_home_table_and_history_name_bots_alike(visit: Visit) -> None:
    ada = visit("de", DESKTOP)
    level = said("de", f"shell-level-{LEVEL}")
    page = ada.open(f"/t/{played(ada, 2)}")
    page.wait_for_selector("[data-step='die']")
    names_both(page, level)
    page.get_by_role("button", name=said("de", "history-title")).click()
    expect(page.locator("[data-moment]", has_text=f"{level} 1").first).to_be_visible()
    names_both(page, level)
    ada.open("/games")
    names_both(page, level)


def test_result_replay_and_profile_name_bots_alike(visit: Visit) -> None:
    bo = visit("fr", DESKTOP)
    level = said("fr", f"shell-level-{LEVEL}")
    table = played(bo, GAME)
    page = bo.open(f"/replay/{table}?at=4")
    names_both(page, level)
    page = bo.open(f"/t/{table}")
    names_both(page, level)
    me = page.evaluate("async () => (await fetch('/api/me')).json()")
    page = bo.open(f"/people/{me['id']}")
    expect(page.get_by_text(level, exact=True).first).to_be_visible()
    expect(page.locator("body")).not_to_contain_text(NEUTRAL)
