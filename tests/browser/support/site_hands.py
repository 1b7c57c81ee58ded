"""Hands at a building site: with a mouse, with fingers, with keys alone. They do what a person does."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any, Protocol

from playwright.sync_api import CDPSession, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.support.visiting import Visitor

BOTS_MS = 240_000
"""A bot may have to clear up after an accident before its turn, and then has one of its own."""
CLOSE_MM = 1.5
TOUCHING_MM = 0.3
SHORT_PX = 9.0
FINE_MM = 4.0
OVER_MM = 4.0
"""So near to a ring the piece hangs over it; the page may have it come down beside a brim."""
HANGS_MM = 25.0
CLOSE_DEGREES = 0.7
FINE_DEGREES = 4.0
LOOKS_FROM_ABOVE_AFTER = 4
"""Drags that did not bring the piece where it was wanted."""
CAMERA_RESTS = """() => {
  const at = window.__chantier.scene.where([50, 50, 0]), seen = (window.__view ??= { x: 0, y: 0, since: 0 });
  if (Math.hypot(at.x - seen.x, at.y - seen.y) > 0.01) window.__view = { ...at, since: performance.now() };
  return performance.now() - window.__view.since > 1000;
}"""
"""It has stood still for longer than it takes from one view to another."""
FINE_TIMES = 10
"""A fine hand goes a tenth of the way."""
TILT_PX = 2
"""For each degree, as the arc is dragged."""
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
    try:
        page.wait_for_function(
            "steps => steps.includes(window.__chantier?.play?.step)", arg=list(steps), timeout=BOTS_MS
        )
    except PlaywrightTimeout:
        told = page.evaluate("() => { const {poses, ...rest} = window.__chantier.play.describe(); return rest; }")
        raise AssertionError(f"waited for {steps}; the page is at {told}") from None
    return str(page.evaluate("() => window.__chantier.play.step"))


def wait_until_there(page: Page) -> None:
    """The real piece has come to where the hand wants it, or as near as it gets: it has not moved for long."""
    page.wait_for_function(
        """() => {
          const play = window.__chantier.play, {poses, aim, act} = play.describe(), now = poses[act?.piece];
          const seen = window.__seen ?? (window.__seen = {}), told = JSON.stringify([now, aim, act?.live]);
          if (seen.told !== told) Object.assign(seen, {told, since: performance.now()});
          const still = performance.now() - seen.since;
          if (!now || !aim) return still > 400;
          const far = Math.hypot(...now[0].map((mm, axis) => mm - aim[0][axis]));
          const turned = 1 - Math.abs(now[1].reduce((sum, one, at) => sum + one * aim[1][at], 0));
          return !play.hand.sinks && still > (far < 0.4 && turned < 1e-4 ? 200 : 2000);
        }""",
    )


class SiteHand(Protocol):
    def take(self, piece: str) -> None: ...
    def bring(self, piece: str, place: tuple[float, float, float]) -> None:
        """Out of the reserve to a ring that is drawn there, in one go; what the page makes of it is the page's."""

    def carry(self, x: float, y: float, close_mm: float = CLOSE_MM) -> None: ...
    def turn(self, degrees: float) -> None:
        """To that angle."""

    def tilt(self, degrees: float) -> None: ...
    def lower(self) -> None: ...
    def let_go(self) -> None: ...


class Pointer(Protocol):
    """What presses and drags: a mouse with its button, or a finger."""

    def press(self, at: Spot) -> None: ...
    def move(self, at: Spot) -> None: ...
    def release(self) -> None: ...
    def refine(self, on: bool) -> None: ...


def human_path(start: Spot, end: Spot, random: Random) -> Iterator[Spot]:
    """How a hand goes: fast in the middle, not quite straight, a little too far, and back."""
    (ax, ay), (bx, by) = start, end
    far = math.dist(start, end)
    over = min(14.0, far * 0.06)
    beyond = (bx + (bx - ax) / max(far, 1) * over, by + (by - ay) / max(far, 1) * over)
    bend = random.uniform(-0.05, 0.05) * far
    steps = max(6, min(24, round(far / 18)))
    for step in range(1, steps + 1):
        part = (1 - math.cos(math.pi * step / steps)) / 2
        aside = bend * math.sin(math.pi * step / steps)
        yield (
            ax + (beyond[0] - ax) * part - (by - ay) / max(far, 1) * aside + random.uniform(-0.7, 0.7),
            ay + (beyond[1] - ay) * part + (bx - ax) / max(far, 1) * aside + random.uniform(-0.7, 0.7),
        )
    for part in (0.5, 1.0):
        yield beyond[0] + (bx - beyond[0]) * part, beyond[1] + (by - beyond[1]) * part


def grip_on(page: Page) -> tuple[Spot, list[float]]:
    """A spot of the page on which the held piece is seen, and the point of it that is there."""
    page.wait_for_function("() => window.__chantier.play.hand.hold !== null")
    found = page.evaluate(
        """() => {
          const {play, scene} = window.__chantier;
          const box = document.querySelector(".site canvas").getBoundingClientRect();
          const [x, y, z] = play.hand.hold.place;
          for (const [dx, dy, dz] of [[0, 0, 0], [0, 0, 10], [0, 0, 20], [20, 0, 0], [-20, 0, 0], [0, 20, 0],
                                      [0, -20, 0], [50, 0, 0], [-50, 0, 0], [0, 50, 0], [0, -50, 0], [0, 0, -10]]) {
            const at = scene.where([x + dx, y + dy, z + dz]);
            const grip = at && scene.grip(at.x, at.y, 0);
            const on = at && document.elementFromPoint(box.left + at.x, box.top + at.y);
            if (grip?.wanted && on?.matches(".site > canvas"))
              return {at: [box.left + at.x, box.top + at.y], point: grip.point};
          }
          // Something stands before it: there is a handle for that.
          const knob = document.querySelector("[data-handle='across']")?.getBoundingClientRect();
          const at = knob && [knob.left + knob.width / 2, knob.top + knob.height / 2];
          const point = at && scene.plane(at[0] - box.left, at[1] - box.top, z);
          return point && {at, point};
        }"""
    )
    assert found is not None, "what is held cannot be pressed anywhere"
    return (found["at"][0], found["at"][1]), found["point"]


def middle_of(page: Page, what: str) -> Spot:
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def bring_by(page: Page, pointer: Pointer, piece: str, place: tuple[float, float, float], random: Random) -> None:
    """One drag: out of the reserve, over the site, and on until the piece hangs over the ring; then it is let up."""
    x, y, z = place
    start = middle_of(page, f"[data-take='{piece}']")
    pointer.press(start)
    near = seen_at(page, (x, y, z + HANGS_MM))
    for spot in human_path(start, near, random):
        pointer.move(spot)
    wait_for_step(page, "hold")
    page.wait_for_function("() => window.__chantier.play.hand.goals.length > 0")
    for _ in range(8):  # the picture may turn under the pointer, and the piece rises before what is in its way
        over = seen_at(page, (x, y, aim(page)[2]))
        for spot in human_path(near, over, random):
            pointer.move(spot)
        near = over
        if math.dist(aim(page)[:2], (x, y)) < OVER_MM:
            break
    pointer.release()
    wait_until_there(page)


def drag(pointer: Pointer, start: Spot, to: Spot, random: Random) -> None:
    """Pressed, led there as a hand goes, released. A short way begins with a longer one: a finger has to show that it
    means it."""
    pointer.press(start)
    at = start
    if math.dist(start, to) < SHORT_PX:
        at = (start[0] + SHORT_PX, start[1])
        pointer.move(at)
    for spot in human_path(at, to, random):
        pointer.move(spot)
    pointer.move(to)
    pointer.release()


def look_from_above(page: Page) -> None:
    page.locator(".site canvas").first.focus()
    page.keyboard.press("5")
    page.wait_for_function(CAMERA_RESTS)


def carry_by(page: Page, pointer: Pointer, x: float, y: float, close_mm: float, random: Random) -> None:
    """Dragged over there; again, if it was not near enough, and finely where it is nearly there. Seen edge on, a piece
    is raised by a drag instead of moved away from the camera: whoever gets nowhere looks from above."""
    went = []
    for tries in range(10):
        here = aim(page)
        went.append(here)
        away = math.hypot(x - here[0], y - here[1])
        if away < close_mm:
            break
        if tries == LOOKS_FROM_ABOVE_AFTER:
            look_from_above(page)
        fine = away < FINE_MM
        start, (px, py, pz) = grip_on(page)
        times = FINE_TIMES if fine else 1
        to = seen_at(page, (px + (x - here[0]) * times, py + (y - here[1]) * times, pz))
        pointer.refine(fine)
        drag(pointer, start, to, random)
        pointer.refine(False)
        wait_until_there(page)
        if goes_on(page)["step"] != "hold":
            return  # it ran into something, and that was that
    else:
        raise AssertionError(f"the hand did not get to {x}, {y}, but to {aim(page)}; it went {went}")
    wait_until_there(page)


def to_turn(page: Page, degrees: float) -> float:
    """How far it is to that angle, the shorter way; turned by half it looks the same, unless something goes with it or
    it leans."""
    held = page.wait_for_function(
        "() => window.__chantier.play.hand.hold"
    ).json_value()  # a slow line may still bring it
    alike = held["joined"] is None and abs(held["tilt"]) < 1 and not held["piece"].startswith("worker")
    round_ = 180 if alike else 360
    return (degrees - float(held["yaw"]) + round_ / 2) % round_ - round_ / 2


def turn_by(page: Page, pointer: Pointer, degrees: float) -> None:
    """The ring beside the piece is dragged round it."""
    for _ in range(8):
        left = to_turn(page, degrees)
        if abs(left) < CLOSE_DEGREES:
            break
        fine = abs(left) < FINE_DEGREES
        part = max(-150.0, min(150.0, left * (FINE_TIMES if fine else 1)))
        start = knob(page, "turn")
        pointer.refine(fine)
        pointer.press(start)
        for spot in arc(page, start, part):
            pointer.move(spot)
        pointer.release()
        pointer.refine(False)
    else:
        raise AssertionError(f"it was not turned to {degrees}, but to {goes_on(page)['yaw']}")
    wait_until_there(page)


def tilt_by(page: Page, pointer: Pointer, degrees: float) -> None:
    """The arc beside the piece is dragged up or down; what stands has none."""
    if page.locator("[data-handle='tilt']").count() == 0:
        return
    for _ in range(8):
        left = degrees - tilted(page)
        if abs(left) < CLOSE_DEGREES:
            break
        fine = abs(left) < FINE_DEGREES
        x, y = start = knob(page, "tilt")
        end = y - left * TILT_PX * (FINE_TIMES if fine else 1)
        pointer.refine(fine)
        pointer.press(start)
        for step in range(1, 9):
            pointer.move((x, y + (end - y) * step / 8))
        pointer.release()
        pointer.refine(False)
    else:
        raise AssertionError(f"it was not tilted by {degrees}, but by {tilted(page)}")
    wait_until_there(page)


def tilted(page: Page) -> float:
    return float(page.evaluate("() => window.__chantier.play.hand.hold.tilt"))


def knob(page: Page, handle: str) -> Spot:
    box = page.locator(f"[data-handle='{handle}']").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def arc(page: Page, start: Spot, degrees: float) -> list[Spot]:
    """Round the held piece, as it is seen."""
    found: list[list[float]] = page.evaluate(
        """([at, degrees]) => {
          const {play, scene} = window.__chantier, [x, y, z] = play.hand.hold.place;
          const box = document.querySelector(".site canvas").getBoundingClientRect();
          const from = scene.plane(at[0] - box.left, at[1] - box.top, z);
          const steps = Math.max(4, Math.ceil(Math.abs(degrees) / 6));
          return Array.from({length: steps}, (_, step) => {
            const turned = degrees * (step + 1) / steps * Math.PI / 180, [dx, dy] = [from[0] - x, from[1] - y];
            const spot = scene.where([x + dx * Math.cos(turned) - dy * Math.sin(turned),
                                      y + dx * Math.sin(turned) + dy * Math.cos(turned), z]);
            return [box.left + spot.x, box.top + spot.y];
          });
        }""",
        [list(start), degrees],
    )
    return [(x, y) for x, y in found]


class SiteMouse:
    """Drags out of the reserve and over the site with its button down; lets go with a button of the page. It has no
    keys but Alt, for small steps."""

    def __init__(self, page: Page, seed: int = 15, over: str = ".site canvas") -> None:
        self._page, self._random = page, Random(seed)
        box = page.locator(over).first.bounding_box()
        assert box is not None
        self._middle = box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.45
        self._at: Spot = self._middle

    def press(self, at: Spot) -> None:
        self.wander(at)
        self._page.mouse.down()

    def move(self, at: Spot) -> None:
        self._at = at
        self._page.mouse.move(*at)

    def release(self) -> None:
        self._page.mouse.up()

    def wander(self, to: Spot) -> None:
        """Without a press: it must not matter."""
        for spot in human_path(self._at, to, self._random):
            self.move(spot)
        self.move(to)

    def take(self, piece: str) -> None:
        start = middle_of(self._page, f"[data-take='{piece}']")
        self.press(start)
        if piece not in view_of(self._page)["poses"]:  # what stands on the site is not dragged out of a list
            for spot in human_path(start, self._middle, self._random):
                self.move(spot)
        self.release()
        wait_for_step(self._page, "hold")
        wait_until_there(self._page)

    def bring(self, piece: str, place: tuple[float, float, float]) -> None:
        bring_by(self._page, self, piece, place, self._random)

    def refine(self, on: bool) -> None:
        if on:
            self._page.keyboard.down("Alt")
        else:
            self._page.keyboard.up("Alt")

    def carry(self, x: float, y: float, close_mm: float = CLOSE_MM) -> None:
        carry_by(self._page, self, x, y, close_mm, self._random)

    def turn(self, degrees: float) -> None:
        turn_by(self._page, self, degrees)

    def tilt(self, degrees: float) -> None:
        tilt_by(self._page, self, degrees)

    def lower(self) -> None:
        self.click("[data-lower]")
        wait_until_there(self._page)

    def click(self, what: str) -> None:
        self.press(middle_of(self._page, what))
        self.release()

    def let_go(self) -> None:
        self.click("[data-let-go]")
        if goes_on(self._page)["asking"]:  # from high up it asks once
            self.click("[data-let-go]")
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
    """Everything that fell may have to come to rest first."""
    page.wait_for_function("() => window.__chantier.play.act === null", timeout=BOTS_MS)


class SiteFinger:
    """One finger on the piece moves it, two on it turn it; lowering and letting go have buttons."""

    def __init__(self, page: Page, seed: int = 15) -> None:
        self._page, self._random = page, Random(seed)
        self._touch: CDPSession = page.context.new_cdp_session(page)
        box = page.locator(".site canvas").first.bounding_box()
        assert box is not None
        self._middle = box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.4

    def _send(self, kind: str, *fingers: Spot) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        self._touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def press(self, at: Spot) -> None:
        self._send("touchStart", at)

    def move(self, at: Spot) -> None:
        self._send("touchMove", at)

    def release(self) -> None:
        self._send("touchEnd")

    def take(self, piece: str) -> None:
        if piece in view_of(self._page)["poses"]:
            self._page.locator(f"[data-take='{piece}']").first.tap()
        else:
            start = middle_of(self._page, f"[data-take='{piece}']")
            self.press(start)
            for spot in human_path(start, self._middle, self._random):
                self.move(spot)
            self.release()
        wait_for_step(self._page, "hold")
        wait_until_there(self._page)

    def bring(self, piece: str, place: tuple[float, float, float]) -> None:
        bring_by(self._page, self, piece, place, self._random)

    def refine(self, on: bool) -> None:
        button = self._page.locator("[data-fine]")
        if (button.get_attribute("aria-pressed") == "true") != on:
            button.tap()

    def carry(self, x: float, y: float, close_mm: float = CLOSE_MM) -> None:
        carry_by(self._page, self, x, y, close_mm, self._random)

    def tilt(self, degrees: float) -> None:
        tilt_by(self._page, self, degrees)

    def turn(self, degrees: float) -> None:
        """Two fingers twist, the first one on the piece; it never changes its height (issue 15)."""
        before = aim(self._page)[2]
        for _ in range(4):
            left = to_turn(self._page, degrees)
            if abs(left) < FINE_DEGREES:
                break
            self._twist(left)
        turn_by(self._page, self, degrees)  # the rest at the ring, finely
        assert aim(self._page)[2] >= before  # it rises for what is in its way now, and never sinks

    def _twist(self, degrees: float) -> None:
        (x, y), _ = grip_on(self._page)
        sign = math.copysign(1.0, degrees)
        self._send("touchStart", (x, y))
        self._send("touchStart", (x, y), (x + 60, y))
        for step in range(round(abs(degrees)) + 7):  # it begins to turn when it is clear that a turn is meant
            angle = -math.radians(sign * step)
            self._send("touchMove", (x, y), (x + 60 * math.cos(angle), y + 60 * math.sin(angle)))
        self._send("touchEnd")

    def lower(self) -> None:
        self._page.locator("[data-lower]").first.tap()
        wait_until_there(self._page)

    def let_go(self) -> None:
        self._page.locator("[data-let-go]").first.tap()
        if goes_on(self._page)["asking"]:  # a second tap at once would be a double tap, which is no answer
            self._page.locator("[data-let-go]").first.press("Enter")
        wait_until_decided(self._page)


class SiteKeys:
    """Never touches anything but keys."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def take(self, piece: str) -> None:
        walk_to(self._page, f"[data-take='{piece}']")
        self._page.keyboard.press("Enter")
        wait_for_step(self._page, "hold")

    def bring(self, piece: str, place: tuple[float, float, float]) -> None:
        """N goes from ring to ring."""
        self.take(piece)
        self._page.wait_for_function("() => window.__chantier.play.hand.goals.length > 0")
        for _ in range(self._page.evaluate("() => window.__chantier.play.hand.goals.length")):
            self._page.keyboard.press("n")
            if math.dist(aim(self._page)[:2], place[:2]) < OVER_MM:
                break
        wait_until_there(self._page)

    def carry(self, x: float, y: float, close_mm: float = CLOSE_MM) -> None:
        for keys, fine in ((("ArrowRight", "ArrowLeft"), 0), (("ArrowUp", "ArrowDown"), 1)):
            wanted = (x, y)[fine]
            for step, shift in ((5.0, ""), (0.5, "Shift+")):
                away = wanted - aim(self._page)[fine]
                for _ in range(int(abs(away) // step) if step > 1 else round(abs(away) / step)):
                    self._page.keyboard.press(shift + (keys[0] if away > 0 else keys[1]))
        here = aim(self._page)
        assert math.hypot(x - here[0], y - here[1]) < max(close_mm, 0.71), here  # half a step each way
        wait_until_there(self._page)

    def turn(self, degrees: float) -> None:
        turn_by_keys(self._page, to_turn(self._page, degrees))

    def tilt(self, degrees: float) -> None:
        tilt_by_keys(self._page, degrees - tilted(self._page))

    def lower(self) -> None:
        self._page.keyboard.press("End")
        wait_until_there(self._page)

    def let_go(self) -> None:
        self._page.keyboard.press("Space")
        if goes_on(self._page)["asking"]:
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


def alike_in_the_reserve(page: Page, piece: str) -> str:
    """A ring is for any piece that looks like the one that was thought of; the page shows one of them. A piece that
    stands already may be shown as well, to be taken again."""
    shown = page.locator(f"[data-take^='{piece.rpartition('-')[0]}-']").evaluate_all(
        "all => all.map((one) => one.dataset.take)"
    )
    standing = view_of(page)["poses"]
    return next(str(one) for one in shown if one not in standing)


def place(visitor: Visitor, hand: SiteHand) -> None:
    """One piece to the first offered place, by hand, so it may come to rest elsewhere. Where there is none, whatever is
    offered in words."""
    places = [one["move"] for one in offers(visitor) if one["move"]["kind"] == "Place"]
    move = next(iter(places), None)
    if move is None:
        choose(visitor)
        return
    (x, y, _), rotation = goal_of(move)
    stands = move["piece"] in view_of(visitor.page)["poses"]
    hand.take(move["piece"] if stands else alike_in_the_reserve(visitor.page, move["piece"]))
    hand.turn(turn_for(move))
    hand.tilt(tilt_of(rotation))
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
    page.wait_for_function("n => window.__chantier.play.describe().n > n", arg=before)
    wait_until_decided(page)
    page.keyboard.press("l")


def clear_up(visitor: Visitor) -> None:
    """Everything that lies about goes back, one after the other; what is in the way of nothing first (M63)."""
    page = visitor.page
    while wait_for_step(page, "take", "clear", "wait", "over") == "clear":
        page.locator("[data-continue]:visible, [data-clear], [data-keep]").first.wait_for()
        go_on(visitor)  # what fell is told first
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
        with suppress(PlaywrightTimeout):  # it goes by itself when the game goes on
            button.first.click(timeout=5_000)


def drop_beside(visitor: Visitor, hand: SiteHand) -> None:
    """Let go where there is nothing but the table: where slips are strict, that is an accident (M61)."""
    pieces = [str(one.get_attribute("data-take")) for one in visitor.page.locator("[data-take]").all()]
    # A support may stand on the table: it goes aside, so that what is dropped next does not land on it.
    piece = min(pieces, key=lambda one: one.startswith("support"))
    hand.take(piece)
    hand.carry(*((120, -150) if piece.startswith("support") else (-50, -150)))
    hand.let_go()


def knock_down(
    visitor: Visitor, hand: SiteHand, worker: str = "worker-1", fallen: Callable[[], object] | None = None
) -> None:
    """What is held is driven into a worker: his hat at least comes down (M60). At most three times, should he stand.
    `fallen` is called when that has happened and the hand still holds."""
    for _ in range(3):
        if visitor.page.locator("[data-accident]").count() == 0:
            _run_into(visitor, hand, worker, fallen)


def _run_into(visitor: Visitor, hand: SiteHand, worker: str, fallen: Callable[[], object] | None) -> None:
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
        if fallen and page.locator("[data-accident-now]").count():
            fallen()
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


def turn_for(move: dict[str, Any]) -> float:
    """How far to turn what comes straight out of the reserve; turned by half it looks the same, unless something goes
    with it or it leans."""
    degrees = yaw_of(goal_of(move)[1])
    if move["joined"] is None and lean_of(goal_of(move)[1]) < 1:
        degrees = (degrees + 90) % 180 - 90
    return degrees


def lean_of(rotation: list[float]) -> float:
    """How far it is from upright, whichever way it leans, in degrees."""
    _, x, y, _ = rotation
    return math.degrees(math.acos(max(-1.0, 1 - 2 * (x * x + y * y))))


def tilt_of(rotation: list[float]) -> float:
    """How far the end it points with is up, in degrees."""
    w, x, y, z = rotation
    return math.degrees(math.asin(max(-1.0, min(1.0, 2 * (x * z - w * y)))))


def tilt_by_keys(page: Page, degrees: float) -> None:
    for _ in range(round(abs(degrees))):
        page.keyboard.press("Shift+W" if degrees > 0 else "Shift+S")
