"""Hands at a building site: with a mouse, with fingers, with keys alone. They do what a person does."""

from __future__ import annotations

import math
from typing import Any, Protocol

from playwright.sync_api import CDPSession, Page

from tests.browser.visiting import Visitor

CLOSE_MM = 1.5
TOUCHING_MM = 0.3
Spot = tuple[float, float]


def goes_on(page: Page) -> dict[str, Any]:
    """What the page shows just now: its step, what is led, where the hand wants to be."""
    told: dict[str, Any] = page.evaluate("() => JSON.parse(JSON.stringify(window.__chantier.play.describe()))")
    return told


def view_of(page: Page) -> dict[str, Any]:
    told: dict[str, Any] = page.evaluate("() => JSON.parse(JSON.stringify(window.__chantier.play.sight.view))")
    return told


def aim(page: Page) -> tuple[float, float, float]:
    x, y, z = goes_on(page)["aim"][0]
    return x, y, z


def seen_at(page: Page, place: tuple[float, float, float]) -> Spot:
    spot = page.evaluate("at => window.__chantier.scene.where(at)", list(place))
    return spot["x"], spot["y"]


def wait_for_step(page: Page, *steps: str) -> str:
    page.wait_for_function("steps => steps.includes(window.__chantier?.play?.step)", arg=list(steps), timeout=60_000)
    return str(page.evaluate("() => window.__chantier.play.step"))


def wait_until_there(page: Page) -> None:
    """The real piece has come to where the hand wants it, or as near as it gets: it no longer moves."""
    page.wait_for_function(
        """() => {
          const play = window.__chantier.play, now = JSON.stringify(play.describe().poses[play.act?.piece]);
          const seen = window.__seen ?? (window.__seen = {});
          if (seen.now !== now) { seen.now = now; seen.since = performance.now(); }
          return performance.now() - seen.since > 400;
        }""",
        timeout=60_000,
    )


class SiteHand(Protocol):
    tilts: bool
    """Whether it can lean a piece."""

    def take(self, piece: str) -> None: ...
    def carry(self, x: float, y: float) -> None: ...
    def turn(self, degrees: float) -> None: ...
    def lower(self) -> None: ...
    def let_go(self) -> None: ...


class SiteMouse:
    """Drags on the canvas with the button down, lowers with the wheel, lets go with a click."""

    tilts = True

    def __init__(self, page: Page) -> None:
        self._page = page
        box = page.locator(".site canvas").first.bounding_box()
        assert box is not None
        self._middle = box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.45
        self._at: Spot = self._middle

    def take(self, piece: str) -> None:
        self._page.locator(f"[data-take='{piece}']").first.click()
        wait_for_step(self._page, "hold")
        self._at = self._middle
        self._page.mouse.move(*self._at)  # onto the canvas: a mouse that comes from elsewhere moves nothing

    def carry(self, x: float, y: float) -> None:
        for _ in range(20):
            here = aim(self._page)
            if math.hypot(x - here[0], y - here[1]) < CLOSE_MM:
                break
            (from_x, from_y), (to_x, to_y) = seen_at(self._page, here), seen_at(self._page, (x, y, here[2]))
            self._drag(to_x - from_x, to_y - from_y)
        else:
            raise AssertionError(f"the mouse did not get to {x}, {y}, but to {aim(self._page)}")
        wait_until_there(self._page)

    def _drag(self, dx: float, dy: float) -> None:
        """With the button down, from where the mouse is; the last bit without it: a press that stays there lets go."""
        pressed = math.hypot(dx, dy) > 12
        if pressed:
            self._page.mouse.down()
        self._at = self._at[0] + dx, self._at[1] + dy
        self._page.mouse.move(*self._at, steps=4)
        if pressed:
            self._page.mouse.up()

    def turn(self, degrees: float) -> None:
        turn_by_keys(self._page, degrees)

    def lower(self) -> None:
        for _ in range(150):
            if is_touching(self._page):
                return
            self._page.mouse.wheel(0, 100)
            wait_until_there(self._page)
        raise AssertionError("the mouse found no ground")

    def let_go(self) -> None:
        self._page.mouse.click(*self._at)
        wait_until_decided(self._page)


def is_touching(page: Page) -> bool:
    act = goes_on(page)["act"]
    gap = act["gap"]
    return bool(act["felt"].get("touches")) or (gap is not None and gap <= TOUCHING_MM)


def turn_by_keys(page: Page, degrees: float) -> None:
    """With Shift a key turns by one degree."""
    for _ in range(round(abs(degrees))):
        page.keyboard.press("Shift+Q" if degrees > 0 else "Shift+E")


def wait_until_decided(page: Page) -> None:
    page.wait_for_function("() => window.__chantier.play.act === null", timeout=60_000)


class SiteFinger:
    """One finger moves, two pinch to lower; letting go has a button."""

    tilts = False

    def __init__(self, page: Page) -> None:
        self._page = page
        self._touch: CDPSession = page.context.new_cdp_session(page)
        box = page.locator(".site canvas").first.bounding_box()
        assert box is not None
        self._middle = box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.5

    def _send(self, kind: str, *fingers: Spot) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        self._touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def take(self, piece: str) -> None:
        self._page.locator(f"[data-take='{piece}']").first.tap()
        wait_for_step(self._page, "hold")

    def carry(self, x: float, y: float) -> None:
        for _ in range(30):
            here = aim(self._page)
            if math.hypot(x - here[0], y - here[1]) < CLOSE_MM:
                break
            (from_x, from_y), (to_x, to_y) = seen_at(self._page, here), seen_at(self._page, (x, y, here[2]))
            self._drag(to_x - from_x, to_y - from_y)
        else:
            raise AssertionError(f"the finger did not get to {x}, {y}, but to {aim(self._page)}")
        wait_until_there(self._page)

    def _drag(self, dx: float, dy: float) -> None:
        far = max(1.0, math.hypot(dx, dy) / 120)
        x, y = self._middle
        self._send("touchStart", (x, y))
        for part in (0.25, 0.5, 0.75, 1.0):
            self._send("touchMove", (x + dx / far * part, y + dy / far * part))
        self._send("touchEnd")

    def turn(self, degrees: float) -> None:
        """Two fingers twist, as far apart as before."""
        x, y = self._middle
        sign = math.copysign(1.0, degrees)
        self._send("touchStart", (x, y), (x + 60, y))
        # It begins to turn when it is clear that a turn is meant.
        for step in range(round(abs(degrees)) + 9):
            angle = -math.radians(sign * step)
            self._send("touchMove", (x, y), (x + 60 * math.cos(angle), y + 60 * math.sin(angle)))
        self._send("touchEnd")

    def lower(self) -> None:
        x, y = self._middle
        for _ in range(60):
            if is_touching(self._page):
                return
            self._send("touchStart", (x - 60, y), (x + 60, y))
            for part in range(1, 6):
                self._send("touchMove", (x - 60 + 6 * part, y), (x + 60 - 6 * part, y))
            self._send("touchEnd")
            wait_until_there(self._page)
        raise AssertionError("the fingers found no ground")

    def let_go(self) -> None:
        self._page.locator("[data-let-go]").first.tap()
        wait_until_decided(self._page)


class SiteKeys:
    """Never touches anything but keys."""

    tilts = True

    def __init__(self, page: Page) -> None:
        self._page = page

    def take(self, piece: str) -> None:
        walk_to(self._page, f"[data-take='{piece}']")
        self._page.keyboard.press("Enter")
        wait_for_step(self._page, "hold")

    def carry(self, x: float, y: float) -> None:
        for keys, fine in ((("ArrowRight", "ArrowLeft"), 0), (("ArrowUp", "ArrowDown"), 1)):
            wanted = (x, y)[fine]
            for step, shift in ((5.0, ""), (0.5, "Shift+")):
                away = wanted - aim(self._page)[fine]
                for _ in range(int(abs(away) // step)):
                    self._page.keyboard.press(shift + (keys[0] if away > 0 else keys[1]))
        here = aim(self._page)
        assert math.hypot(x - here[0], y - here[1]) < CLOSE_MM, here
        wait_until_there(self._page)

    def turn(self, degrees: float) -> None:
        turn_by_keys(self._page, degrees)

    def lower(self) -> None:
        self._page.keyboard.press("End")
        wait_until_there(self._page)

    def let_go(self) -> None:
        self._page.keyboard.press("Space")
        wait_until_decided(self._page)


def walk_to(page: Page, wanted: str, most: int = 120) -> None:
    for _ in range(most):
        if page.evaluate("wanted => document.activeElement?.closest(wanted) !== null", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached with Tab")


# What a person might do


def offers(visitor: Visitor) -> list[dict[str, Any]]:
    """What the house would offer somebody who sees what the page shows: places that make sense."""
    answer = visitor.context.request.post(
        f"{visitor.address}/api/games/men-at-work/advice",
        data=view_of(visitor.page),
        headers={"origin": visitor.address},
        timeout=120_000,  # it thinks in a process that lets others go first
    )
    assert answer.ok, answer.text()
    found: list[dict[str, Any]] = answer.json()["offers"]
    return found


def place(visitor: Visitor, hand: SiteHand) -> None:
    """One piece to the first offered place this hand can turn it for; by hand, so it may come to rest elsewhere. What a
    hand cannot do is chosen from what is offered."""
    places = [one["move"] for one in offers(visitor) if one["move"]["kind"] == "Place"]
    move = next((one for one in places if hand.tilts or abs(tilt_of(goal_of(one)[1])) < 1), None)
    if move is None:
        choose(visitor)
        return
    (x, y, _), rotation = goal_of(move)
    hand.take(move["piece"])
    hand.turn(yaw_of(rotation))
    if hand.tilts:
        tilt_by_keys(visitor.page, tilt_of(rotation))
    hand.carry(x, y)
    hand.lower()
    hand.let_go()


def choose(visitor: Visitor, number: int = 0) -> None:
    """A place is chosen from those that are offered in words, counted round; the hand goes there by itself."""
    page, before = visitor.page, goes_on(visitor.page)["n"]
    if page.locator("[data-say='shown']").count() == 0:
        page.keyboard.press("l")
    offered = page.locator("[data-offer]")
    offered.first.wait_for(timeout=120_000)
    offered.nth(number % offered.count()).click()
    page.wait_for_function("n => window.__chantier.play.describe().n > n", arg=before, timeout=60_000)
    wait_until_decided(page)
    page.keyboard.press("l")


def clear_up(visitor: Visitor) -> None:
    """Everything that lies about goes back, one after the other; what is in the way of nothing first (M63)."""
    page = visitor.page
    while wait_for_step(page, "take", "clear", "wait", "over") == "clear":
        before = goes_on(page)["n"]
        keep = page.locator("[data-keep]")
        (keep if keep.count() else page.locator("[data-clear]")).first.click()
        page.wait_for_function(
            "n => window.__chantier.play.describe().n > n || window.__chantier.play.step === 'hold'", arg=before
        )
        if goes_on(page)["step"] == "hold":  # it lies under something: out with the hook
            page.locator("[data-let-go]").first.click()
            wait_until_decided(page)


def take_turn(visitor: Visitor, hand: SiteHand, tries: int = 2) -> str:
    """Until the turn is over, one way or the other; returns what is next. Who fails too often is helped."""
    page = visitor.page
    go_on(visitor)
    turn = view_of(page)["turn"]
    clear_up(visitor)
    for attempt in range(tries + 12):
        step = wait_for_step(page, "take", "wait", "clear", "over")
        if step != "take" or view_of(page)["turn"] != turn:
            return step
        if attempt < tries:
            place(visitor, hand)
        else:
            choose(visitor, attempt - tries)  # where one place would not do, another may
        go_on(visitor)
    raise AssertionError("the turn would not end")


def go_on(visitor: Visitor) -> None:
    """What deserves a moment has been looked at."""
    for _ in range(3):
        button = visitor.page.locator("[data-continue]:visible")
        if button.count() == 0:
            return
        button.first.click()


def drop_beside(visitor: Visitor, hand: SiteHand) -> None:
    """Let go where there is nothing but the table: where slips are strict, that is an accident (M61)."""
    pieces = [str(one.get_attribute("data-take")) for one in visitor.page.locator("[data-take]").all()]
    # A support may stand on the table: it goes aside, so that what is dropped next does not land on it.
    piece = min(pieces, key=lambda one: one.startswith("support"))
    hand.take(piece)
    hand.carry(*((120, -150) if piece.startswith("support") else (-50, -150)))
    hand.let_go()


def knock_down(visitor: Visitor, hand: SiteHand, worker: str = "worker-1") -> None:
    """What is held is driven into a worker: his hat at least comes down (M60). At most three times, should he stand."""
    for _ in range(3):
        if visitor.page.locator("[data-accident]").count() == 0:
            _run_into(visitor, hand, worker)


def _run_into(visitor: Visitor, hand: SiteHand, worker: str) -> None:
    page = visitor.page
    x, y, z = view_of(page)["poses"][worker][0]
    piece = page.locator("[data-take]").first.get_attribute("data-take")
    assert piece is not None
    hand.take(piece)
    hand.carry(x, y - 75)
    for _ in range(60):
        if aim(page)[2] < z + 22:
            break
        page.keyboard.press("PageDown")
    wait_until_there(page)
    hand.carry(x, y + 20)
    if goes_on(page)["step"] == "hold":
        hand.let_go()
    wait_until_decided(page)
    wait_for_step(page, "take", "wait", "clear")


def goal_of(move: dict[str, Any]) -> tuple[list[float], list[float]]:
    _, position, rotation, *_ = move["path"]["targets"][-1]
    return position, rotation


def yaw_of(rotation: list[float]) -> float:
    """Which way its length points, seen from above, in degrees."""
    w, x, y, z = rotation
    return math.degrees(math.atan2(2 * (x * y + w * z), 1 - 2 * (y * y + z * z)))


def tilt_of(rotation: list[float]) -> float:
    """How far the end it points with is up, in degrees."""
    w, x, y, z = rotation
    return math.degrees(math.asin(max(-1.0, min(1.0, 2 * (x * z - w * y)))))


def tilt_by_keys(page: Page, degrees: float) -> None:
    for _ in range(round(abs(degrees))):
        page.keyboard.press("Shift+W" if degrees > 0 else "Shift+S")
