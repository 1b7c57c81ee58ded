"""Hands that play at a page: with a mouse, with a finger, with keys alone. They see the page and nothing else."""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page

from chantier.words import browser_texts
from tests.browser.visiting import Visitor

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
    """Does what a person does; `press` is for buttons, `move` for a die and the space it goes to."""

    def press(self, button: Locator) -> None: ...
    def move(self, die: Locator, space: int) -> None: ...


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Mouse:
    """Clicks, and carries every third die."""

    def __init__(self, page: Page) -> None:
        self._page, self._moves = page, 0

    def press(self, button: Locator) -> None:
        button.scroll_into_view_if_needed()
        self._page.mouse.click(*middle(button))

    def move(self, die: Locator, space: int) -> None:
        self._moves += 1
        target = self._page.locator(f"[data-space='{space}']")
        if self._moves % 3:
            self.press(die)
            self.press(target)
        else:
            self._page.mouse.move(*middle(die))
            self._page.mouse.down()
            self._page.mouse.move(*middle(target), steps=6)
            self._page.mouse.up()


class Finger:
    """Taps."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, button: Locator) -> None:
        button.scroll_into_view_if_needed()
        self._page.touchscreen.tap(*middle(button))

    def move(self, die: Locator, space: int) -> None:
        self.press(die)
        self.press(self._page.locator(f"[data-space='{space}']"))


class Keys:
    """Never touches anything but keys: walks with Tab and arrows until the wanted thing has the focus."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, button: Locator) -> None:
        self._walk(button, "Tab", 80)
        self._page.keyboard.press("Enter")

    def move(self, die: Locator, space: int) -> None:
        number = die.evaluate("one => [...one.closest('ul').querySelectorAll('[data-die]')].indexOf(one) + 1")
        self._page.keyboard.press(str(number))  # a digit takes the die with that number
        self._page.wait_for_selector("[data-step='space']")
        target = self._page.locator(f"[data-space='{space}']")
        if self._page.locator("[data-space]:focus").count() == 0:
            self._walk(self._page.locator("[data-space][tabindex='0']"), "Tab", 80)
        for key in ("ArrowUp", "ArrowUp", "ArrowLeft"):  # to the first space, from wherever
            self._page.keyboard.press(key)
        for key in ["ArrowDown"] * (space // 2) + ["ArrowRight"] * (space % 2):
            self._page.keyboard.press(key)
        assert has_focus(target)
        self._page.keyboard.press("Enter")

    def _walk(self, wanted: Locator, key: str, most: int) -> None:
        for _ in range(most):
            if has_focus(wanted):
                return
            self._page.keyboard.press(key)
        raise AssertionError(f"{wanted} cannot be reached with {key}")


def has_focus(thing: Locator) -> bool:
    return bool(thing.evaluate("one => one === document.activeElement"))


def build(visitor: Visitor, hand: Hand) -> None:
    """One whole turn: a die, a space, with two players a die to remove, and the confirmation."""
    page = visitor.page
    page.wait_for_selector("[data-step='die']")
    dice = page.locator("[data-die]:not(.unplaceable)")
    if dice.count() == 0:
        _lose(visitor, hand)
    else:
        _place(visitor, hand, dice.first)
    step = page.wait_for_selector("[data-step='remove'], [data-step='confirm']")
    assert step is not None
    if step.get_attribute("data-step") == "remove":
        hand.press(page.locator("[data-die][aria-pressed='false']").last)
        page.wait_for_selector("[data-step='confirm']")
    hand.press(page.get_by_role("button", name=said(visitor.language, "table-build"), exact=True))
    page.wait_for_function("() => !document.querySelector('[data-step=confirm], [data-step=sent]')")


def _place(visitor: Visitor, hand: Hand, die: Locator) -> None:
    """Where it may go is only known once it is in the hand: it is looked at first, then put back."""
    page = visitor.page
    hand.press(die)
    page.wait_for_selector("[data-space].lit")
    space = int(page.locator("[data-space].lit").first.get_attribute("data-space") or "0")
    hand.press(page.get_by_role("button", name=said(visitor.language, _put_back(page)), exact=True))
    page.wait_for_selector("[data-step='die']")
    hand.move(die, space)


def _put_back(page: Page) -> str:
    narrow = bool(page.evaluate("innerWidth < 700"))
    return "table-put-back-short" if narrow else "table-put-back"


def _lose(visitor: Visitor, hand: Hand) -> None:
    hand.press(visitor.page.locator("[data-die]").first)
    hand.press(visitor.page.get_by_role("button", name=said(visitor.language, "table-lose-it"), exact=True))


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
        hand.press(page.get_by_role("button", name=skip, exact=True))
    button.wait_for()
    hand.press(button)


def begin(visitor: Visitor, hand: Hand) -> None:
    """Two taps to the first move: this is the first."""
    visitor.open("/")
    hand.press(visitor.page.get_by_role("button", name=said(visitor.language, "home-play-now")))
    visitor.page.wait_for_selector("[data-step='die']")
