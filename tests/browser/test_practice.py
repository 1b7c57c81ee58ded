"""A site of one's own in a real browser: by mouse, by keys and by touch, undone, saved, shared; axe finds nothing."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import said
from tests.browser.support.site_hands import (
    SiteFinger,
    SiteKeys,
    SiteMouse,
    aim,
    goes_on,
    seen_at,
    view_of,
    wait_for_step,
    wait_until_decided,
    wait_until_there,
    walk_to,
)
from tests.browser.support.site_tables import at_a_site
from tests.browser.support.visiting import PHONE, Visitor
from tests.server.support.processes import ServerProcess

GIRDER = "girder-black-2"
BESIDE = (0.0, -110.0)
SAME_MM = 0.01


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all: nothing is kept there."""
    folder = tmp_path_factory.mktemp("practice")
    with ServerProcess(f"sqlite:///{folder / 'chantier.db'}", folder / "log.txt") as running:
        yield running
        assert "Traceback" not in running.log()


def on_a_site(visitor: Visitor, path: str = "/site") -> Page:
    page = visitor.open(path)
    page.wait_for_function("() => window.__chantier?.scene && window.__chantier?.play?.sight")
    wait_for_step(page, "take")
    return page


def poses(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = view_of(page)["poses"]
    return found


def has(page: Page, piece: str, there: bool = True) -> None:
    page.wait_for_function(
        """([piece, there]) => window.__chantier.play.step === "take"
             && piece in window.__chantier.play.sight.view.poses === there""",
        arg=[piece, there],
    )


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return one.keys() == other.keys() and all(math.dist(one[it][0], other[it][0]) < SAME_MM for it in one)


def test_built_by_mouse_undone_saved_and_shared(visit: Visit) -> None:
    ada = visit("en")
    ada.open("/")
    ada.page.evaluate("""() => localStorage.setItem("chantier.settings", JSON.stringify({game: "men-at-work"}))""")
    page = ada.open("/")
    page.get_by_role("link", name=said("en", "practice-way")).first.click()
    page.wait_for_function("() => window.__chantier?.scene && window.__chantier?.play?.sight")
    wait_for_step(page, "take")
    assert violations(page) == []
    before = poses(page)
    hand = SiteMouse(page)

    hand.click(f"[data-take='{GIRDER}']")  # it hovers above the site, and waits for a grip
    wait_for_step(page, "hold")
    wait_until_there(page)
    hand.carry(*BESIDE)
    hand.lower()
    assert violations(page) == []
    hand.let_go()
    has(page, GIRDER)
    built = poses(page)
    assert math.dist(built[GIRDER][0][:2], BESIDE) < 3, "a girder on the table stays there: nothing is judged"
    assert all(math.dist(built[piece][0], before[piece][0]) < 0.5 for piece in before)

    hand.click("[data-undo]")
    has(page, GIRDER, there=False)
    assert same(poses(page), before)
    hand.click("[data-redo]")
    has(page, GIRDER)
    assert same(poses(page), built)

    box = page.locator(".site canvas").first.bounding_box()
    assert box is not None
    at = seen_at(page, (built[GIRDER][0][0], built[GIRDER][0][1], 9.0))
    hand.press((box["x"] + at[0], box["y"] + at[1]))  # a click on a piece of the site takes it up
    hand.release()
    wait_for_step(page, "hold")
    assert goes_on(page)["act"]["piece"] == GIRDER
    hand.click("[data-put-back]")
    has(page, GIRDER)
    assert same(poses(page), built)

    hand.click("[data-sites]")
    page.locator("[data-name]").fill("Bridge")
    hand.click("[data-save]")
    page.wait_for_selector("[data-open='Bridge']")
    assert violations(page) == []
    page.keyboard.press("Escape")

    hand.click("[data-share]")
    link = page.locator("[data-link]").input_value()
    page.keyboard.press("Escape")
    bo = visit("fr")
    theirs = on_a_site(bo, link.removeprefix(ada.address))
    has(theirs, GIRDER)
    assert same(poses(theirs), built), "whoever opens the link has the very same site"
    walk_to(theirs, "[data-undo]")
    theirs.keyboard.press("Enter")
    has(theirs, GIRDER, there=False)  # and may go on from there, also back to what they had before

    broken = link.removeprefix(ada.address)[:-7]
    on_a_site(bo, broken.replace("/site#", "/site?again=1#"))
    expect(theirs.get_by_text(said("fr", "practice-link-broken"))).to_be_visible()
    assert violations(theirs) == []

    page.reload()  # what was built is still there, and what was saved
    page.wait_for_function("() => window.__chantier?.play?.sight")
    has(page, GIRDER)
    hand.click("[data-new]")
    page.get_by_role("radio", name=said("en", "practice-empty-site")).check(force=True)
    assert violations(page) == []
    hand.click("[data-begin]")
    has(page, GIRDER, there=False)
    assert poses(page) == {}
    expect(page.locator("#main").get_by_text(said("en", "practice-empty"))).to_be_visible()
    hand.click("[data-sites]")
    hand.click("[data-open='Bridge']")
    has(page, GIRDER)
    assert same(poses(page), built)


def test_built_and_taken_away_by_keys_alone(visit: Visit) -> None:
    page = on_a_site(visit("de"))
    before = poses(page)
    hand = SiteKeys(page)
    hand.take("support-4")
    hand.carry(150.0, -60.0)
    page.keyboard.press("End")
    wait_until_there(page)
    page.keyboard.press("Space")
    wait_until_decided(page)
    has(page, "support-4")
    page.keyboard.press("Control+z")
    has(page, "support-4", there=False)
    page.keyboard.press("Control+y")
    has(page, "support-4")

    worker = next(piece for piece in before if piece.startswith("worker"))
    for wanted in (f"[data-up='{worker}']", f"[data-away='{worker}']"):
        walk_to(page, "[data-pieces]")
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog[open]")
        walk_to(page, wanted)
        page.keyboard.press("Enter")
        if "up" in wanted:
            wait_for_step(page, "hold")
            wait_until_there(page)
            page.keyboard.press("Escape")
            has(page, worker)
    has(page, worker, there=False)
    assert worker.replace("worker", "hat") not in poses(page), "his hat goes with him"


def test_m31_m65_at_a_table_a_touch_can_be_taken_back_and_a_push_cannot(visit: Visit) -> None:
    ada = visit("en")
    at_a_site(ada)
    page = ada.page
    before = poses(page)
    for by in ("mouse", "keys"):
        page.locator("[data-take]").first.click()
        wait_for_step(page, "hold")
        wait_until_there(page)
        page.keyboard.press("End")  # down until it touches: felt, and nothing has moved
        page.wait_for_function("() => window.__chantier.play.act?.felt.touches?.length")
        wait_until_there(page)
        assert page.locator("[data-rehearsal]").get_attribute("data-rehearsal") == "free"
        expect(page.get_by_text(said("en", "hold-free")).first).to_be_visible()
        if by == "mouse":
            page.locator("[data-put-back]").click()
        else:
            page.keyboard.press("Escape")
        wait_for_step(page, "take")
        assert poses(page) == before, "the site is as it was"

    x, y, z = before["worker-1"][0]
    keys = SiteKeys(page)
    page.locator("[data-take]").first.click()
    wait_for_step(page, "hold")
    page.locator("[data-push]").click()  # nothing keeps the hand clear of things from now on
    keys.carry(x, y - 75)
    while aim(page)[2] > z + 22:
        page.keyboard.press("PageDown")
    wait_until_there(page)
    keys.carry(x, y + 20)  # into him
    page.wait_for_selector("[data-rehearsal='bound']")
    expect(page.get_by_text(said("en", "hold-bound")).first).to_be_visible()
    button = page.locator("[data-put-back]")
    assert button.get_attribute("aria-disabled") == "true"
    assert button.get_attribute("title") == said("en", "hold-bound")
    assert violations(page) == []


def test_built_by_touch_in_the_dark(visit: Visit) -> None:
    page = on_a_site(visit("fr", PHONE, theme="dark"))
    assert violations(page) == []
    hand = SiteFinger(page)
    hand.take("brick-1")
    hand.carry(-40.0, -120.0)
    hand.lower()
    assert violations(page) == []
    hand.let_go()
    has(page, "brick-1")
    page.locator("[data-undo]").tap()
    has(page, "brick-1", there=False)
