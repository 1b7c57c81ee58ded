"""Told when it is one's turn: settings, the count in the title, games that change while one looks."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import said
from tests.browser.support.visiting import PHONE, SMALL_DESKTOP
from tests.server.notifying import OVER_DAYS, House
from tests.server.support.client import Client, begun
from tests.server.support.processes import ServerProcess
from tests.server.support.receivers import HttpReceiver, MailReceiver, link_in

T = TypeVar("T")


@pytest.fixture(scope="module")
def mail() -> Iterator[MailReceiver]:
    with MailReceiver() as receiver:
        yield receiver


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mail: MailReceiver) -> Iterator[ServerProcess]:
    """With e-mail."""
    with House(tmp_path_factory.mktemp("notified"), HttpReceiver(), mail).server as running:
        yield running
        assert "Traceback" not in running.log()


def apart(scene: Coroutine[Any, Any, T]) -> T:
    """In a thread of its own: in this one Playwright's event loop runs."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, scene).result()


def named(page: Page) -> None:
    """Somebody with a name."""
    page.get_by_role("textbox").first.fill("Ada")
    page.get_by_role("button", name=said("en", "home-me-save")).click()
    expect(page.get_by_role("heading", name=said("en", "notify-title"))).to_be_visible()


def test_somebody_chooses_how_they_are_told(visit: Visit, house: ServerProcess, mail: MailReceiver) -> None:
    ada = visit("en", PHONE)
    page = ada.open("/me")
    named(page)
    section = page.get_by_role("region", name=said("en", "notify-title"))
    section.get_by_label(said("en", "notify-email")).fill("ada@example.org")
    section.get_by_role("button", name=said("en", "notify-add")).first.click()
    expect(section.get_by_text(said("en", "notify-unconfirmed"))).to_be_visible()
    expect(section.get_by_text("ada@example.org")).to_be_visible()
    while not mail.to("ada@example.org"):
        page.wait_for_timeout(100)  # not a condition: how often it is looked
    other = visit("en", SMALL_DESKTOP)
    confirmed = other.open(f"/confirm#{link_in(mail.to('ada@example.org')[0], '/confirm')}")
    expect(confirmed.get_by_role("heading", name=said("en", "notify-confirmed-title"))).to_be_visible()
    page.reload()
    section.get_by_role("button", name=said("en", "notify-test-named", name="ada@example.org")).click()
    while len(mail.to("ada@example.org")) < 2:
        page.wait_for_timeout(100)  # not a condition: how often it is looked
    section.get_by_role("switch", name=re.compile(said("en", "notify-quiet"))).check()
    begins = section.get_by_label(said("en", "notify-quiet-begins"), exact=True)
    expect(begins).to_have_value("22:00")
    begins.fill("21:30")
    begins.blur()
    page.reload()
    expect(section.get_by_label(said("en", "notify-quiet-begins"), exact=True)).to_have_value("21:30")
    section.get_by_text(said("en", "notify-webhook"), exact=True).click()
    section.get_by_label(said("en", "notify-webhook-url"), exact=True).fill("https://127.0.0.1:1/")
    assert violations(page) == []
    off = visit("de", PHONE).open(f"/off#{link_in(mail.to('ada@example.org')[1], '/off')}")
    expect(off.get_by_role("heading", name=said("de", "notify-ended-title"))).to_be_visible()
    assert violations(off) == []
    page.reload()
    expect(section.get_by_text("ada@example.org")).to_have_count(0)


def test_a_turn_shows_in_the_title_and_on_the_first_page_at_once(visit: Visit, house: ServerProcess) -> None:
    """Nothing is loaded again: the game changes under the eyes of whoever looks at something else."""
    ada = visit("en", SMALL_DESKTOP)

    async def play() -> tuple[dict[str, str], tuple[Any, ...]]:
        async with Client(house.address, "Ada") as one, Client(house.address, "Bo") as other:
            mover, waiter, sight = await begun(one, other, clock=OVER_DAYS)
            waits = {cookie.name: str(cookie.value) for cookie in waiter.client.http.cookies.jar}
            return waits, (mover.table, mover.token, mover.device, sight["n"], sight["sight"]["legal"][0])

    cookies, seated = apart(play())
    ada.context.add_cookies([{"name": name, "value": value, "url": house.address} for name, value in cookies.items()])
    page = ada.open("/")
    games = page.get_by_role("region", name=said("en", "home-mine")).or_(page.locator(".mine"))
    expect(games.first).to_contain_text("with")
    expect(page).to_have_title(re.compile(r"^Chantier"))

    async def move_now() -> None:
        table, token, device, n, move = seated
        async with Client(house.address, "Nobody") as client:
            seat = client.seat(table)
            seat.token, seat.device = token, device
            await seat.enter()
            await seat.ask("play", n=n, move=move)

    apart(move_now())
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    expect(games.first).to_contain_text(said("en", "home-mine-your-turn"))
