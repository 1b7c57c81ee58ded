"""The hand on the building site: it moves what it grips, only while it grips it, and drops nothing by accident."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.cards_by_hand import SAME_SECRETS, seeded_house
from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import said
from tests.browser.support.site_hands import (
    CAMERA_RESTS,
    SiteFinger,
    SiteHand,
    SiteMouse,
    Spot,
    aim,
    goal_of,
    goes_on,
    grip_on,
    human_path,
    offers,
    seen_at,
    tilt_of,
    turn_for,
    view_of,
    wait_for_step,
    wait_until_decided,
    wait_until_there,
    walk_to,
)
from tests.browser.support.site_tables import HURRY, at_a_site
from tests.browser.support.visiting import DESKTOP, PHONE, SMALL_DESKTOP, Device, Visitor, new_visitor

DISTURBED_MM = 0.5
AWAY = (200.0, 200.0)
HOVER = """
([paths, width, height]) => {
  let state = 15;
  const next = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
  for (let path = 0; path < paths; path++) {
    const [ax, ay, bx, by] = [next() * width, next() * height, next() * width, next() * height];
    for (let step = 0; step <= 8; step++) {
      const [clientX, clientY] = [ax + (bx - ax) * step / 8, ay + (by - ay) * step / 8];
      const hover = {clientX, clientY, pointerId: 1, pointerType: "mouse", buttons: 0, bubbles: true,
                     altKey: path % 5 === 0, shiftKey: path % 7 === 0};
      document.elementFromPoint(clientX, clientY)?.dispatchEvent(new PointerEvent("pointermove", hover));
    }
  }
}
"""
"""So many ways of a mouse over the page, none of them with a button down."""


def first_offer(visitor: Visitor) -> dict[str, Any] | None:
    """A place that makes sense, for a girder that lies flat; none if the card wants something else."""
    found = [one["move"] for one in offers(visitor) if one["move"]["kind"] == "Place"]
    girders = [move for move in found if move["piece"].startswith("girder")]
    return next((move for move in girders if abs(tilt_of(goal_of(move)[1])) < 1), None)


def offered_at_a_site(visitor: Visitor, **options: Any) -> dict[str, Any]:
    """At a table whose first card asks for such a piece."""
    for _ in range(40):
        at_a_site(visitor, **options)
        move = first_offer(visitor)
        if move is not None:
            return move
    raise AssertionError("no card asks for a girder")


def state_of_the_hand(page: Page) -> tuple[Any, ...]:
    told = goes_on(page)
    return told["step"], told["aim"], told["act"] and (told["act"]["piece"], told["act"]["letGo"])


def undisturbed(page: Page, before: dict[str, Any], held: str) -> None:
    now = goes_on(page)["poses"]
    for piece, (position, _) in before.items():
        if piece != held:
            assert math.dist(position, now[piece][0]) < DISTURBED_MM, piece


def test_a_pointer_without_a_press_changes_nothing_and_a_press_elsewhere_turns_the_camera(visit: Visit) -> None:
    ada = visit("de")
    at_a_site(ada)
    page = ada.page
    page.locator("[data-take]").first.click()  # taken by a click it hovers, and waits for a grip
    wait_for_step(page, "hold")
    wait_until_there(page)
    before = state_of_the_hand(page)
    random = Random(15)
    for _ in range(60):
        page.mouse.move(random.uniform(0, 1180), random.uniform(0, 760))
    for spot in human_path((10, 10), grip_on(page)[0], random):
        page.mouse.move(*spot)
    page.evaluate(HOVER, [2000, 1180, 760])
    page.mouse.click(*grip_on(page)[0])  # a click on it is no letting go
    assert state_of_the_hand(page) == before

    seen = seen_at(page, (50, 50, 0))
    page.mouse.move(*AWAY)
    page.mouse.down()
    page.mouse.move(AWAY[0] + 90, AWAY[1] + 10, steps=5)
    page.mouse.up()
    assert math.dist(seen, seen_at(page, (50, 50, 0))) > 5, "the camera was turned"
    seen = seen_at(page, (50, 50, 0))
    page.mouse.wheel(0, -300)
    page.wait_for_function(
        """([x, y]) => { const now = window.__chantier.scene.where([50, 50, 0]);
                         return Math.hypot(now.x - x, now.y - y) > 3; }""",
        arg=list(seen),
    )
    page.keyboard.press("5")  # from above
    assert state_of_the_hand(page) == before
    page.wait_for_function(CAMERA_RESTS)

    page.mouse.move(*grip_on(page)[0])
    page.mouse.wheel(0, -100)
    page.wait_for_function("z => window.__chantier.play.hand.hold.place[2] > z + 1", arg=before[1][0][2])


def test_a_long_press_lets_go_and_asks_from_high_up(visit: Visit) -> None:
    ada = visit("fr", PHONE)
    at_a_site(ada)
    page, hand = ada.page, SiteFinger(ada.page)
    hand.take(str(page.locator("[data-take]").first.get_attribute("data-take")))
    hand.press(grip_on(page)[0])
    page.wait_for_selector(".counts")
    page.wait_for_function("() => window.__chantier.play.asking")
    hand.release()
    expect(page.get_by_role("button", name=said("fr", "hold-ask-yes"))).to_be_visible()
    assert goes_on(page)["step"] == "hold"
    hand.press(grip_on(page)[0])
    page.wait_for_function("() => window.__chantier.play.act?.letGo !== false")
    hand.release()
    wait_until_decided(page)


def test_handles_have_keys(visit: Visit) -> None:
    ada = visit("en")
    at_a_site(ada)
    page = ada.page
    page.locator("[data-take]").first.focus()
    page.keyboard.press("Enter")
    wait_for_step(page, "hold")
    wait_until_there(page)
    page.wait_for_selector("[data-handle]")
    assert violations(page) == []
    x, y, z = aim(page)
    walk_to(page, "[data-handle='height']")
    page.keyboard.press("Shift+ArrowUp")
    assert aim(page) == pytest.approx((x, y, z + 0.5))
    walk_to(page, "[data-handle='turn']")
    page.keyboard.press("Shift+ArrowLeft")
    assert goes_on(page)["yaw"] == pytest.approx(1)
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    assert goes_on(page)["step"] == "hold", "on a handle nothing lets go"
    page.locator(".site canvas").first.focus()
    page.keyboard.press("Shift+ArrowRight")
    assert math.dist(aim(page)[:2], (x, y)) == pytest.approx(0.5)


class CountedMouse(SiteMouse):
    """Counts what it does on purpose: each click and each drag is one press."""

    def __init__(self, page: Page, over: str) -> None:
        super().__init__(page, over=over)
        self.acts = 0

    def press(self, at: Spot) -> None:
        self.acts += 1
        super().press(at)


def asks_for_a_girder(page: Page) -> bool:
    """The page's own turn has come, with a card that asks for a girder and nothing before it."""
    page.wait_for_function("() => window.__chantier?.scene && window.__chantier.play?.sight", timeout=60_000)
    page.evaluate("times => window.__chantier.play.hurry(times)", HURRY)  # a bot may be first
    assert wait_for_step(page, "take", "clear") == "take"
    return str(page.locator("[data-take]").first.get_attribute("data-take")).startswith("girder")


def test_from_the_entrance_to_the_first_accepted_girder_in_four_acts(browser: Browser) -> None:
    """A click on the picture of the game, a drag out of the reserve to a ring, lower, let go. What comes is
    seeded; a game that begins with another card than a girder's is left."""
    with seeded_house("four-acts") as house:
        ada = new_visitor(browser, house.address, "en", DESKTOP)
        page = ada.page
        page.add_init_script(SAME_SECRETS)
        for _ in range(8):
            ada.open("/")
            page.locator("[data-game='men-at-work']").wait_for()
            hand = CountedMouse(page, ".still img")
            hand.click("[data-game='men-at-work']")
            page.wait_for_url("**/t/*")
            if asks_for_a_girder(page):
                break
        move = first_offer(ada)
        assert move is not None, "a card for a girder that leans"
        certificates, turn = view_of(page)["players"][0]["certificates"], view_of(page)["turn"]
        x, y, z = goal_of(move)[0]
        hand.bring(move["piece"], (x, y, z))
        hand.lower()
        hand.let_go()
        assert hand.acts <= 4
        wait_for_step(page, "take", "wait", "clear", "over")
        after = view_of(page)
        assert move["piece"] in after["poses"]
        assert after["players"][after["seat"]]["certificates"] == certificates
        assert after["turn"] > turn or all(one["held"] for one in after["work"]["conditions"])
        ada.context.close()
        assert ada.complaints == []


@pytest.mark.parametrize(("device", "kind"), [(SMALL_DESKTOP, SiteMouse), (PHONE, SiteFinger)])
def test_a_card_by_hand_disturbs_nothing(
    visit: Visit, device: Device, kind: type[SiteMouse] | type[SiteFinger]
) -> None:
    """What stands there is within half a millimetre of where it was, until the piece is let go. Twenty cards for each
    kind of hand: `python -m tests.browser.cards_by_hand`."""
    ada = visit("en", device)
    move = offered_at_a_site(ada)
    hand: SiteHand = kind(ada.page)
    before = view_of(ada.page)["poses"]
    (x, y, _), _ = goal_of(move)
    hand.take(move["piece"])
    hand.turn(turn_for(move))
    hand.carry(-80, 60)  # not the shortest way: over everything, and back
    hand.carry(x, y)
    undisturbed(ada.page, before, move["piece"])
    hand.lower()
    undisturbed(ada.page, before, move["piece"])
    hand.let_go()
