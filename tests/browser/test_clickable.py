"""Pictures that can be pressed, and a replay that can be turned: what they look like they do, they do."""

from __future__ import annotations

import math
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.support.site_hands import Spot, goes_on, seen_at, wait_for_step
from tests.browser.support.site_tables import at_a_site
from tests.browser.support.visiting import DESKTOP, PHONE, Device

CORNERS = ((80.0, 0.0, 0.0), (0.0, 80.0, 0.0), (-80.0, -80.0, 60.0))


def corners(page: Page) -> list[Spot]:
    return [seen_at(page, place) for place in CORNERS]


def test_a_replay_of_a_site_is_turned_by_dragging_on_it(visit: Visit) -> None:
    ada = visit("en", DESKTOP)
    table = at_a_site(ada)
    page = ada.open(f"/replay/{table}")
    page.wait_for_function("() => window.__chantier?.scene && window.__chantier.scene.describe().resting")
    before = corners(page)
    x, y = 700.0, 430.0  # the middle of the page: whatever lies over the canvas there would take the press
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 160, y, steps=8)
    page.mouse.up()
    turned = corners(page)
    assert min(math.dist(one, other) for one, other in zip(before, turned, strict=True)) > 10
    page.mouse.move(x + 300, y, steps=4)  # and no longer once the button is up
    assert corners(page) == turned
    page.mouse.dblclick(x, y)
    page.wait_for_function(
        """([at, x, y]) => { const now = window.__chantier.scene.where(at);
                             return Math.hypot(now.x - x, now.y - y) < 1; }""",
        arg=[list(CORNERS[0]), *before[0]],
    )


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["mouse", "touch"])
def test_a_picture_of_the_place_card_takes_that_piece(visit: Visit, device: Device) -> None:
    theo = visit("fr", device)
    picture = theo.page.locator("button[data-place]").first
    for _ in range(40):  # a card that asks for a support has no such picture
        at_a_site(theo)
        if picture.count():
            break
    piece = picture.get_attribute("data-place")
    assert piece in theo.page.evaluate("() => window.__chantier.play.takeable")
    box = picture.bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if device.touch:
        theo.page.touchscreen.tap(*at)
    else:
        theo.page.mouse.click(*at)
    wait_for_step(theo.page, "hold")
    assert goes_on(theo.page)["act"]["piece"] == piece


@pytest.mark.parametrize("game", ["blueprints", "men-at-work"])
def test_a_picture_of_the_entrance_begins_its_game(visit: Visit, game: str) -> None:
    maren = visit("de", DESKTOP)
    page = maren.open("/")
    box = page.locator(f".still [data-game='{game}']").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_url("**/t/*")
    table = urlsplit(page.url).path.rpartition("/")[2]
    told = maren.context.request.get(f"{maren.address}/api/tables/{table}").json()
    assert (told["game"], [seat["kind"] for seat in told["seats"]].count("person")) == (game, 1)
