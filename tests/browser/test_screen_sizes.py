"""The table of Blueprints in windows of all sizes, with the longest names: pool and plan are on the page together,
nothing lies over anything else, and nothing has to be scrolled."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import said
from tests.browser.support.playing import introduced, played
from tests.browser.support.visiting import DESKTOP, LANDSCAPE, LAPTOP, PHONE, SMALL_TABLET, SMALLEST, Device, Visitor

SHORT_PHONE = Device(375, 553, touch=True)
ZOOMED = Device(720, 450)
"""A laptop of 1440 by 900 at 200 %."""
SIZES = (DESKTOP, LAPTOP, ZOOMED, SMALL_TABLET, PHONE, SHORT_PHONE, LANDSCAPE, SMALLEST)
NAMES = (
    "Donaudampfschifffahrtsgesellschaftskapit",
    "Maximiliane Friederike von und zu Hohenb",
    "Grundstücksverkehrsgenehmigungszuständig",
)
"""As long as a name may be, two of them without a space."""
SEEN = """
() => {
  const box = (one) => one.getBoundingClientRect().toJSON();
  const shown = (one) => one && one.checkVisibility({visibilityProperty: true});
  const canvas = document.querySelector("canvas").getBoundingClientRect();
  const {scene} = window.__chantier;
  const spot = (target) => {
    const {x, y, width, height} = scene.where(target);
    const [left, top] = [canvas.left + x, canvas.top + y];
    return {left, top, right: left + width, bottom: top + height};
  };
  const root = document.documentElement;
  return {
    width: innerWidth, height: innerHeight, wide: root.scrollWidth, high: root.scrollHeight,
    dice: [...document.querySelectorAll("[data-die]")].map(box),
    card: spot({on: "building"}),
    spaces: [...document.querySelectorAll("[data-space]")].map(box),
    prompt: box(document.querySelector(".prompt")),
    tally: box(document.querySelector(".tally")),
    total: box(document.querySelector(".tally .total")),
    parts: [...document.querySelectorAll(".tally li")].filter(shown).map(box),
    seats: [...document.querySelectorAll(".seats li")].map((one) => ({
      ...box(one),
      inner: [...one.querySelectorAll(".name, .state > *")].filter(shown).map(box),
    })),
    header: [...document.querySelectorAll("header .name, header .progress, header .end > *")].filter(shown).map(box),
  };
}
"""
Box = dict[str, float]


def overlap(one: Box, other: Box) -> bool:
    across = one["left"] < other["right"] - 1 and other["left"] < one["right"] - 1
    return across and one["top"] < other["bottom"] - 1 and other["top"] < one["bottom"] - 1


def within(box: Box, seen: dict[str, Any]) -> bool:
    inside = box["left"] >= -1 and box["right"] <= seen["width"] + 1
    return inside and box["top"] >= -1 and box["bottom"] <= seen["height"] + 1


def resized(page: Page, size: Device) -> dict[str, Any]:
    """What is where, as soon as it no longer moves."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[size.width, size.height])
    before: dict[str, Any] = {}
    for _ in range(20):
        page.evaluate("() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))")
        seen: dict[str, Any] = page.evaluate(SEEN)
        if seen == before:
            return seen
        before = seen
    raise AssertionError(f"the page does not come to rest at {size}")


def pairs(boxes: list[Box]) -> list[tuple[Box, Box]]:
    return [(one, other) for at, one in enumerate(boxes) for other in boxes[at + 1 :]]


def assert_it_fits(seen: dict[str, Any], size: Device) -> None:
    assert (seen["wide"], seen["high"]) == (size.width, size.height), "nothing to scroll"
    for what in ("dice", "spaces", "parts", "header"):
        assert seen[what] or (what == "parts" and size == SMALL_TABLET), what  # folded there
        assert all(within(one, seen) for one in seen[what]), (size, what, seen[what])
    assert within(seen["card"], seen), (size, seen["card"])
    assert min(die["width"] for die in seen["dice"]) >= 24, size  # what a finger can meet
    for one in [*seen["dice"], seen["card"], *seen["spaces"]]:
        for other in (seen["prompt"], seen["total"], *seen["seats"]):
            assert not overlap(one, other), (size, one, other)
    for one in (*seen["parts"], seen["total"]):
        assert not overlap(one, seen["card"]), (size, one)
        assert not overlap(one, seen["prompt"]), (size, one)
    assert not [pair for pair in pairs(seen["header"]) if overlap(*pair)], (size, seen["header"])
    assert not [pair for pair in pairs(seen["seats"]) if overlap(*pair)], (size, seen["seats"])
    for seat in seen["seats"]:
        assert within(seat, seen), (size, seat)
        assert not [pair for pair in pairs(seat["inner"]) if overlap(*pair)], (size, seat)
        for one in seat["inner"]:
            assert one["left"] >= seat["left"] - 1, (size, seat)
            assert one["right"] <= seat["right"] + 1, (size, seat)


def sat_down(visit: Visit) -> tuple[Visitor, str]:
    """Ada at a table with clocks, against three people of long names who share a device."""
    host, ada = visit("de"), visit("de", DESKTOP)
    introduced(host, NAMES[0])
    introduced(ada, "Ada")
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    wanted = {"game": "blueprints", "seats": [{}, {}, {}, {}], "options": {"first": 3}, "clock": clock}
    table = host.context.request.post(f"{host.address}/api/tables", data=wanted).json()["id"]
    keys = []
    for asked in ({}, *({"guest": name} for name in NAMES[1:])):
        answer = host.context.request.post(f"{host.address}/api/tables/{table}/sit", data=asked)
        assert answer.ok, answer.text()
        keys.append({key: answer.json()[key] for key in ("seat", "token")})
    host.page.evaluate("([k, v]) => localStorage.setItem(k, v)", [f"chantier.seats.{table}", json.dumps(keys)])
    ada.open(f"/t/{table}")
    host.open(f"/t/{table}")
    return ada, table


def test_the_table_fits_into_windows_of_all_sizes_with_long_names_and_clocks(visit: Visit) -> None:
    ada, _ = sat_down(visit)
    page = ada.page
    page.get_by_role("button", name=said("de", "room-sit")).first.click()
    page.get_by_role("button", name=said("de", "room-leave")).wait_for()
    for size in SIZES:
        page.set_viewport_size({"width": size.width, "height": size.height})
        wide = page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= size.width, f"the waiting room at {size}"
    host = page.context.browser.contexts[0].pages[0] if page.context.browser else None
    assert host is not None
    host.get_by_role("button", name=said("de", "room-start")).click()
    page.wait_for_selector("[data-step='die']")
    page.wait_for_function("() => window.__chantier?.scene")
    for size in SIZES:
        assert_it_fits(resized(page, size), size)
    assert violations(page) == []
    page.locator("[data-die]:not(.unplaceable)").first.click()
    page.wait_for_selector("[data-step='space']")
    for size in (SMALLEST, SHORT_PHONE, LANDSCAPE, ZOOMED):
        assert_it_fits(resized(page, size), size)


@pytest.mark.parametrize("device", [SHORT_PHONE, LANDSCAPE], ids=["upright", "on its side"])
def test_a_turn_is_played_on_a_small_screen_without_scrolling(visit: Visit, device: Device) -> None:
    bo = visit("fr", device)
    page = bo.open(f"/t/{played(bo, 2, seats=2)}")
    page.wait_for_selector("[data-step='die']")
    page.wait_for_function("() => window.__chantier?.scene?.describe().resting")
    page.locator("[data-die]:not(.unplaceable)").first.tap()
    page.locator("[data-space].lit").first.tap()
    page.wait_for_selector("[data-step='remove']")
    page.locator("[data-die][aria-pressed='false']").last.tap()
    page.get_by_role("button", name=said("fr", "table-build"), exact=True).tap()
    page.wait_for_selector("[data-step='die']")
    expect(page.locator("[data-die]").first).to_be_in_viewport()
    assert page.evaluate("() => scrollY") == 0
