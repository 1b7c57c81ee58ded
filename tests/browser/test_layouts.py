"""The building site in windows of all sizes: nothing lies over what is held, and nothing is cut off."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.support.site_hands import goes_on, wait_for_step, wait_until_there
from tests.browser.support.site_tables import at_a_site
from tests.browser.support.visiting import (
    DESKTOP,
    LANDSCAPE,
    LAPTOP,
    PHONE,
    SMALL_TABLET,
    SMALL_WINDOW,
    SMALLEST,
    Device,
)

LOW = Device(844, 330, touch=True)
"""A phone on its side with the bars of its browser: more is said there than there is room for."""
SIZES = (DESKTOP, LAPTOP, SMALL_WINDOW, SMALL_TABLET, PHONE, LANDSCAPE, SMALLEST)
SEEN = """
() => {
  const box = (one) => one.getBoundingClientRect().toJSON();
  const shown = (one) => one && one.checkVisibility({visibilityProperty: true});
  const {play, scene} = window.__chantier;
  const side = document.querySelector("[data-side]"), foot = document.querySelector(".foot");
  const held = play.act && [[-60, 0], [0, 0], [60, 0]].flatMap(([dx]) => {
    const [at] = play.describe().poses[play.act.piece] ?? []; // on a busy machine nothing may have been told of it yet
    return (at && scene.where(at)) ?? [];
  });
  return {
    width: innerWidth, height: innerHeight, wide: document.documentElement.scrollWidth, scrolled: scrollY,
    foot: box(foot), players: box(document.querySelector(".players")),
    side: shown(side) ? box(side) : null,
    knobs: [...document.querySelectorAll("[data-handle]")].filter(shown).map(box),
    held: held ?? [],
    reserve: [...document.querySelectorAll(".foot [aria-label] li .glyph")].filter(shown).map(box),
    lower: shown(document.querySelector("[data-lower]")), letGo: shown(document.querySelector("[data-let-go]")),
  };
}
"""
BUTTONS = """
() => ["[data-let-go]", "[data-lower]", "[data-fine]", "[data-put-back]"].map((one) =>
  [one, document.querySelector(one).getBoundingClientRect().toJSON()])
"""
FELT = """
(more) => {
  const {play} = window.__chantier;
  play.act = {...play.act, felt: {...play.act.felt, ...more}};
}
"""
LAGS = "() => { const {play} = window.__chantier; play.act = {...play.act, lags: true, lagMs: 15_000}; }"
"""As if the server had told so."""
Box = dict[str, float]


def overlap(one: Box, other: Box) -> bool:
    across = one["left"] < other["right"] - 1 and other["left"] < one["right"] - 1
    return across and one["top"] < other["bottom"] - 1 and other["top"] < one["bottom"] - 1


def within(box: Box, seen: dict[str, Any]) -> bool:
    inside = box["left"] >= -1 and box["right"] <= seen["width"] + 1
    return inside and box["top"] >= -1 and box["bottom"] <= seen["height"] + 1


def resized(page: Page, size: Device) -> dict[str, Any]:
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.wait_for_function(
        """async ([width, height]) => {
          const twice = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
          await twice(); await twice();
          return innerWidth === width && innerHeight === height;
        }""",
        arg=[size.width, size.height],
    )
    found: dict[str, Any] = page.evaluate(SEEN)
    return found


def test_a_site_fits_into_windows_of_all_sizes(visit: Visit) -> None:
    visitor = visit("de", DESKTOP)
    at_a_site(visitor)
    assert_the_foot_is_whole_and_the_reserve_has_eight_entries(visitor.page)
    assert_the_side_view_never_lies_over_what_is_held_nor_over_words(visitor.page)
    assert_height_steps_cover_nothing(visitor.page)


def assert_the_foot_is_whole_and_the_reserve_has_eight_entries(page: Page) -> None:
    for size in SIZES:
        seen = resized(page, size)
        assert within(seen["foot"], seen), (size, seen["foot"])
        assert seen["wide"] <= size.width, size
        assert len(seen["reserve"]) == 8, (size, seen["reserve"])
        assert all(within(one, seen) for one in seen["reserve"]), size
        assert not overlap(seen["foot"], seen["players"]), size


def assert_the_side_view_never_lies_over_what_is_held_nor_over_words(page: Page) -> None:
    resized(page, DESKTOP)
    page.locator("[data-take]").first.click()
    wait_for_step(page, "hold")
    wait_until_there(page)
    for size in SIZES:
        seen = resized(page, size)
        assert goes_on(page)["step"] == "hold"
        assert within(seen["foot"], seen), (size, seen["foot"])
        assert seen["letGo"], size
        assert seen["lower"], size
        assert seen["scrolled"] == 0, size
        for other in [*seen["knobs"], seen["foot"], seen["players"]] if seen["side"] else []:
            assert not overlap(seen["side"], other), (size, seen["side"], other)
        for spot in seen["held"] if seen["side"] else []:
            at = {"left": spot["x"], "right": spot["x"] + 2, "top": spot["y"], "bottom": spot["y"] + 2}
            assert not overlap(seen["side"], at), (size, seen["side"], spot)


def assert_height_steps_cover_nothing(page: Page) -> None:
    """On a phone the steps of height stand where the other buttons were: the foot does not grow. What is told of the
    piece meanwhile (rings, whether it will hold) is there without them, too."""
    without = [resized(page, PHONE)["foot"]["top"]]
    page.locator(".lead").first.click()
    with_steps = resized(page, PHONE)["foot"]["top"]
    page.locator(".lead").first.click()
    without.append(resized(page, PHONE)["foot"]["top"])
    assert with_steps >= min(without) - 1


def test_no_button_moves_from_under_the_pointer_while_a_piece_is_held(visit: Visit) -> None:
    """Whatever is said meanwhile: in the air, asked whether to let go all the same, touching, and bound."""
    visitor = visit("de", DESKTOP)
    at_a_site(visitor)
    page = visitor.page
    page.locator("[data-take]").first.click()
    wait_for_step(page, "hold")
    wait_until_there(page)
    in_the_air = buttons(page)
    page.locator("[data-let-go]").dblclick()  # once and a half is no answer
    assert goes_on(page)["asking"]
    assert buttons(page) == in_the_air
    assert goes_on(page)["asking"]
    page.keyboard.press("PageUp")
    page.evaluate(FELT, {"touches": ["support-1"]})
    assert buttons(page) == in_the_air
    page.evaluate(FELT, {"disturbed": True})
    page.evaluate(LAGS)
    assert buttons(page) == in_the_air
    assert "15" in page.locator(".lag").inner_text()


def buttons(page: Page) -> dict[Device, dict[str, Box]]:
    """Where they are in windows of all sizes, to the pixel."""
    return {size: buttons_at(page, size) for size in (*SIZES, LOW)}


def buttons_at(page: Page, size: Device) -> dict[str, Box]:
    """As soon as they no longer move: a busy page takes some pictures to follow a new size of its window."""
    before: dict[str, Box] = {}
    for _ in range(20):
        resized(page, size)
        now = {name: {side: round(at) for side, at in box.items()} for name, box in page.evaluate(BUTTONS)}
        if now == before:
            return now
        before = now
    raise AssertionError(f"the buttons do not come to rest at {size}")
