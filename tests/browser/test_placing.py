"""Placing a die at the table of Blueprints, with hands that tremble and with keys: what was put down stays, what would
be lost is asked about, and the keyboard goes on where the next thing to do is."""

from __future__ import annotations

from math import sin
from typing import Any, Protocol

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import Keys, build, middle, said
from tests.browser.support.playing import played
from tests.browser.support.table_states import with_a_useless_die
from tests.browser.support.visiting import DESKTOP, PHONE, Device, Visitor

Spot = tuple[float, float]
STEPS = 40
SPACE = """(space) => {
  const {scene} = window.__chantier, {x, y, width, height} = scene.where({on: "space", space});
  const box = document.querySelector("canvas").getBoundingClientRect();
  const part = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  for (const down of part) for (const across of part) {
    const at = [x + width * across, y + height * down], found = scene.at(...at);
    if (found?.on === "space" && found.space === space) return [box.left + at[0], box.top + at[1]];
  }
}"""
"""Where a hand would aim at: the middle of what is seen of it."""
AT_REST = "() => window.__chantier?.scene?.describe().resting"
AT_THE_POOL = "() => document.activeElement?.closest('[data-die]') !== null"


class DraggingHand(Protocol):
    def press(self, at: Spot) -> None: ...
    def move(self, at: Spot) -> None: ...
    def release(self) -> None: ...


class DraggingMouse:
    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse

    def press(self, at: Spot) -> None:
        self._mouse.move(*at, steps=5)
        self._mouse.down()

    def move(self, at: Spot) -> None:
        self._mouse.move(*at)

    def release(self) -> None:
        self._mouse.up()


class DraggingFinger:
    def __init__(self, page: Page) -> None:
        self._touch: CDPSession = page.context.new_cdp_session(page)

    def press(self, at: Spot) -> None:
        self._send("touchStart", at)

    def move(self, at: Spot) -> None:
        self._send("touchMove", at)

    def release(self) -> None:
        self._send("touchEnd")

    def _send(self, kind: str, *fingers: Spot) -> None:
        points = [{"x": x, "y": y} for x, y in fingers]
        self._touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def carry(hand: DraggingHand, start: Spot, end: Spot) -> None:
    """In many small steps, slow at both ends, with a bow and a tremble, as a hand does it; it does not let go."""
    for step in range(1, STEPS + 1):
        part = (step / STEPS) ** 2 * (3 - 2 * step / STEPS)
        bow, tremble = 14 * sin(3.14 * part), 0.7 * sin(step * 2.4)
        hand.move(
            (start[0] + (end[0] - start[0]) * part + tremble, start[1] + (end[1] - start[1]) * part - bow + tremble)
        )
    hand.move(end)


def die_of(page: Page, key: str) -> dict[str, Any]:
    """One die as the scene has it, when everything has come to rest."""
    page.wait_for_function(AT_REST)
    scene = page.evaluate("() => window.__chantier.scene.describe()")
    die = dict(next(one for one in scene["dice"] if one["key"] == key))
    return {**die, "at": [round(at, 3) for at in die.get("at", [])]}


def at_a_table(visitor: Visitor, moves: int = 3) -> Page:
    page = visitor.open(f"/t/{played(visitor, moves)}")
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_selector("[data-step='die']")
    page.wait_for_function(AT_REST)
    return page


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["mouse", "touch"])
def test_a_die_dropped_on_a_space_stays_there_until_it_is_built(visit: Visit, device: Device) -> None:
    ada = visit("en", device)
    page = at_a_table(ada)
    hand = DraggingFinger(page) if device.touch else DraggingMouse(page)
    die = page.locator("[data-die]:not(.unplaceable)").first
    key = str(die.get_attribute("data-die"))
    home = die_of(page, key)["at"]

    # Beside everything: it goes home, and nothing marks it there.
    start = middle(die)
    hand.press(start)
    carry(hand, start, (start[0], 20))
    spaces = page.evaluate("() => window.__chantier.scene.describe().lit")
    hand.release()
    page.wait_for_selector("[data-step='die']")
    if not device.touch:
        page.mouse.move(device.width / 2, device.height - 8)
    there = die_of(page, key)
    assert (there["home"], there["look"], there["at"]) == ("pool", "rest", home)
    assert not [part for part in page.evaluate("() => window.__chantier.scene.describe().parts") if "focus" in part]
    assert page.locator(":focus-visible").count() == 0

    # On each space that is lit, one after the other: it lies there, and may be taken up from there.
    for space in spaces:
        start = middle(die)
        hand.press(start)
        carry(hand, start, tuple(page.evaluate(SPACE, space)))
        hand.release()
        page.wait_for_selector("[data-step='confirm']")
        there = die_of(page, key)
        assert (there["home"], there["index"]) == ("plan", space)
        assert there["at"] != home
    page.keyboard.press("Shift")  # whatever else is done, it stays
    page.wait_for_function(AT_REST)
    assert die_of(page, key)["index"] == spaces[-1]
    assert violations(page) == []

    page.get_by_role("button", name=said("en", "table-build"), exact=True).click()
    page.wait_for_selector("[data-step='die']")
    built = die_of(page, key)
    assert (built["home"], built["index"], built["at"]) == ("plan", spaces[-1], there["at"])


def test_the_keyboard_is_at_the_pool_as_soon_as_a_die_is_built(visit: Visit) -> None:
    """Through a whole round and its reveal: nobody has to walk back with Tab."""
    bo = visit("de", DESKTOP)
    page = bo.open(f"/t/{played(bo, 4)}")
    keys = Keys(page)
    for _ in range(2):
        page.wait_for_selector("[data-step='die']")
        keys.take(page.locator("[data-die]:not(.unplaceable)").first)
        page.wait_for_selector("[data-space].lit")
        page.keyboard.press("Enter")  # on the first lit space, where the focus is
        page.wait_for_selector("[data-step='confirm']")
        page.wait_for_function("() => document.activeElement?.matches('.prompt .primary')")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "() => document.activeElement?.closest('[data-die]') || document.querySelector('.reveal')"
        )
    onward = page.get_by_role("button", name=said("de", "reveal-continue", round=2))
    page.get_by_role("button", name=said("de", "reveal-skip"), exact=True).or_(onward).first.wait_for()
    if not onward.is_visible():
        page.get_by_role("button", name=said("de", "reveal-skip"), exact=True).click()
    onward.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(AT_THE_POOL)


def test_a_die_is_never_lost_by_one_press(visit: Visit) -> None:
    cy = visit("fr", DESKTOP)
    page = with_a_useless_die(cy)
    lose = page.get_by_role("button", name=said("fr", "table-lose-it"), exact=True)
    key = page.locator("[data-die].unplaceable").first.get_attribute("data-die")
    useless = page.locator(f"[data-die='{key}']")
    keys = Keys(page)
    lost = page.get_by_text(said("fr", "table-lost-dice", count=1))
    before = lost.count()  # a bot may have lost one

    keys.take(useless)
    expect(lose).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # pressed twice by mistake: the answer that has the focus keeps the die
    page.wait_for_selector("[data-step='die']")
    page.wait_for_function(AT_THE_POOL)
    expect(lost).to_have_count(before)

    useless.click()
    lose.dblclick()  # the second click lies beside the question: that is no
    page.wait_for_selector("[data-step='lose']")
    expect(lost).to_have_count(before)
    lose.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert violations(page) == []
    expect(lost).to_have_count(before)
    dialog.get_by_role("button", name=said("fr", "table-lose-sure"), exact=True).click()
    expect(useless).to_have_count(0)


def test_the_flat_table_shows_where_the_die_lies(visit: Visit) -> None:
    """The flat table has no scene that shows the die: the plan does."""
    dora = visit("en", PHONE)
    table = played(dora, 2)
    dora.page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")  # no WebGL
    page = dora.open(f"/t/{table}")
    page.wait_for_selector("[data-step='die']")
    die = page.locator("[data-die]:not(.unplaceable)").first
    die.tap()
    space = page.locator("[data-space].lit").first
    before = str(space.locator("[data-heights]").get_attribute("data-heights"))
    number = space.get_attribute("data-space")
    space.tap()
    page.wait_for_selector("[data-step='confirm']")
    chosen = page.locator(f"[data-space='{number}']")
    after = str(chosen.locator("[data-heights]").get_attribute("data-heights"))
    assert int(after.partition("/")[0]) == int(before.partition("/")[0]) + 1
    expect(chosen).to_contain_text(said("en", "table-space-placed", die=die.get_attribute("aria-label") or ""))
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(chosen.locator("[data-heights]")).to_have_attribute("data-heights", before)
    build(dora, Keys(page))
