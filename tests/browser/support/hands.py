"""Hands that play at a page: with a mouse, with a finger, with keys alone. They see the page and nothing else."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Error, Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from chantier.words import browser_texts
from tests.browser.support.access import violations
from tests.browser.support.visiting import Visitor

TURNS = 18
"""Three rounds of six picks."""


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in browser_texts(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def said(language: str, key: str, **facts: Any) -> str:
    """A sentence as the pages say it."""
    pattern = _bundle(language).get_message(key).value
    assert pattern is not None, key
    return str(_bundle(language).format_pattern(pattern, facts)[0])


class Hand(Protocol):
    """Does what a person does: presses buttons, takes a die, puts it on a space that is lit."""

    def press(self, button: Locator) -> None: ...
    def take(self, die: Locator) -> None: ...
    def put(self, die: Locator, space: Locator) -> None: ...


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Mouse:
    """Clicks, and carries every third die instead."""

    def __init__(self, page: Page) -> None:
        self._page, self._dice = page, 0

    def press(self, button: Locator) -> None:
        button.scroll_into_view_if_needed()
        self._page.mouse.click(*middle(button))

    def take(self, die: Locator) -> None:
        self.press(die)

    def put(self, die: Locator, space: Locator) -> None:
        self._dice += 1
        if self._dice % 3:
            self.press(space)
            return
        self._page.keyboard.press("Escape")  # back on the rule: this one is carried
        self._page.wait_for_selector("[data-step='die']")
        self._page.mouse.move(*middle(die))
        self._page.mouse.down()
        self._page.mouse.move(*middle(space), steps=6)
        self._page.mouse.up()


class Finger:
    """Taps."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, button: Locator) -> None:
        button.scroll_into_view_if_needed()
        self._page.touchscreen.tap(*middle(button))

    def take(self, die: Locator) -> None:
        self.press(die)

    def put(self, die: Locator, space: Locator) -> None:
        self.press(space)


class Keys:
    """Never touches anything but keys: walks with Tab and arrows until the wanted thing has the focus."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, button: Locator) -> None:
        self._walk(button)
        self._page.keyboard.press("Enter")

    def take(self, die: Locator) -> None:
        number = die.evaluate("one => [...one.closest('ul').querySelectorAll('[data-die]')].indexOf(one) + 1")
        self._page.keyboard.press(str(number))  # a digit takes the die with that number

    def put(self, die: Locator, space: Locator) -> None:
        if self._page.locator("[data-space]:focus").count() == 0:
            self._walk(self._page.locator("[data-space][tabindex='0']"))
        number = int(space.get_attribute("data-space") or "0")
        for key in ["ArrowUp", "ArrowUp", "ArrowLeft"] + ["ArrowDown"] * (number // 2) + ["ArrowRight"] * (number % 2):
            self._page.keyboard.press(key)  # to the first space from wherever, then to the wanted one
        assert has_focus(space)
        self._page.keyboard.press("Enter")

    def _walk(self, wanted: Locator, most: int = 80) -> None:
        for _ in range(most):
            if has_focus(wanted):
                return
            self._page.keyboard.press("Tab")
        raise AssertionError(f"{wanted} cannot be reached with Tab")


def has_focus(thing: Locator) -> bool:
    return bool(thing.evaluate("one => one === document.activeElement"))


def build(visitor: Visitor, hand: Hand) -> None:
    """One whole turn: a die, a space, with two players a die to remove, and the confirmation."""
    page = visitor.page
    page.wait_for_selector("[data-step='die']")
    dice = page.locator("[data-die]:not(.unplaceable)")
    if dice.count() == 0:
        hand.take(page.locator("[data-die]").first)
        hand.press(page.get_by_role("button", name=said(visitor.language, "table-lose-it"), exact=True))
    else:
        _take(page, hand, dice.first)
        number = page.locator("[data-space].lit").first.get_attribute("data-space")
        _put(page, hand, dice.first, page.locator(f"[data-space='{number}']"))
    step = page.wait_for_selector("[data-step='remove'], [data-step='confirm']")
    assert step is not None
    if step.get_attribute("data-step") == "remove":
        hand.press(page.locator("[data-die][aria-pressed='false']").last)
        page.wait_for_selector("[data-step='confirm']")
    hand.press(page.get_by_role("button", name=said(visitor.language, "table-build"), exact=True))
    page.wait_for_function("() => !document.querySelector('[data-step=confirm], [data-step=sent]')")


def _take(page: Page, hand: Hand, die: Locator) -> None:
    """Once more if need be, as a person would: while the scene comes in, dice move to where it has them."""
    prompt = page.locator("section[data-step]")
    for _ in range(3):
        hand.take(die)
        try:
            page.wait_for_selector("[data-space].lit", timeout=10_000)
            return
        except PlaywrightTimeout:
            if prompt.get_attribute("data-step") == "die":
                continue
            page.wait_for_selector("[data-space].lit")  # it was taken just now, or it will never be
            return
    raise AssertionError(f"the die could not be taken: {prompt.inner_text()}")


def _put(page: Page, hand: Hand, die: Locator, space: Locator) -> None:
    """Once more if need be: spaces move with the scene, too, and a tap beside them chooses nothing."""
    prompt = page.locator("section[data-step]")
    for _ in range(3):
        hand.put(die, space)
        try:
            page.wait_for_selector("[data-step='remove'], [data-step='confirm']", timeout=10_000)
            return
        except PlaywrightTimeout:
            if prompt.get_attribute("data-step") == "die":  # it was carried and went home
                _take(page, hand, die)
    raise AssertionError(f"the die could not be placed: {prompt.inner_text()}")


def build_all(visitor: Visitor, hand: Hand, turns: int = TURNS) -> None:
    """So many turns, with the reveals between rounds looked at."""
    for turn in range(1, turns + 1):
        build(visitor, hand)
        if turn % 6 == 0:
            pass_reveal(visitor, hand, turn // 6)


def pass_reveal(visitor: Visitor, hand: Hand, round_number: int) -> None:
    """Looks at the count of a round, skips to its end, and goes on."""
    page, language = visitor.page, visitor.language
    heading = page.get_by_text(said(language, "reveal-title", round=round_number))
    heading.first.wait_for()
    onward = (
        said(language, "reveal-finish")
        if round_number == 3
        else said(language, "reveal-continue", round=round_number + 1)
    )
    skip = said(language, "reveal-skip-short" if page.evaluate("innerWidth < 700") else "reveal-skip")
    button = page.get_by_role("button", name=onward)
    page.get_by_role("button", name=skip, exact=True).or_(button).first.wait_for()
    if not button.is_visible():
        with suppress(Error):  # the count may come to its end by itself just now; then the other button is there
            hand.press(page.get_by_role("button", name=skip, exact=True))
    button.wait_for()
    if round_number == 1:
        found = violations(page)
        assert not found, found
    hand.press(button)


def begin(visitor: Visitor, hand: Hand) -> None:
    """Two taps to the first move: this is the first."""
    visitor.open("/")
    hand.press(visitor.page.get_by_role("button", name=said(visitor.language, "home-play-now")))
    visitor.page.wait_for_selector("[data-step='die']")
    assert violations(visitor.page) == []
