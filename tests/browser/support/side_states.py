"""States of pages; and those of a table where something lies over it: talk, history, the question for a take-back."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.browser.support.hands import said
from tests.browser.support.together import begin, build
from tests.browser.support.visiting import Visitor, new_visitor
from tests.server.support.processes import ServerProcess

Reach = Callable[[Visitor, ServerProcess], None]


class State(NamedTuple):
    """`reach` leaves the page in the state; `server_dies`: nothing else can be done with that server afterwards;
    `met`: a game that tests play comes by there, and axe-core looks at it then."""

    name: str
    reach: Reach
    server_dies: bool = False
    met: bool = False


def with_talk(there: Reach) -> Reach:
    def reach(visitor: Visitor, house: ServerProcess) -> None:
        there(visitor, house)
        visitor.page.get_by_role("button", name=said(visitor.language, "table-talk"), exact=True).click()
        visitor.page.wait_for_load_state("networkidle")

    return reach


def with_history(there: Reach) -> Reach:
    """The list at the side."""

    def reach(visitor: Visitor, house: ServerProcess) -> None:
        there(visitor, house)
        visitor.page.get_by_role("button", name=said(visitor.language, "history-title"), exact=True).click()
        visitor.page.wait_for_selector("[data-moment]")

    return reach


def looking_back(there: Reach) -> Reach:
    """A moment that has passed lies over the table."""

    def reach(visitor: Visitor, house: ServerProcess) -> None:
        with_history(there)(visitor, house)
        visitor.page.locator("[data-moment]").last.press("Enter")
        visitor.page.wait_for_selector("[data-past] canvas")
        visitor.page.wait_for_load_state("networkidle")

    return reach


def _other(visitor: Visitor) -> Visitor:
    assert visitor.context.browser is not None
    return new_visitor(visitor.context.browser, visitor.address)


def asked_to_take_back(visitor: Visitor, house: ServerProcess) -> None:
    """Somebody else wants a move back."""
    other = _other(visitor)
    begin(other, visitor, casual=True)
    build(other)
    other.page.keyboard.press("Control+z")
    visitor.page.wait_for_selector("[data-take-back='asked']")
    visitor.page.wait_for_load_state("networkidle")
    other.context.close()


def asking_to_take_back(visitor: Visitor, house: ServerProcess) -> None:
    """One's own question, not answered yet."""
    other = _other(visitor)
    begin(visitor, other, casual=True)
    build(visitor)
    visitor.page.keyboard.press("Control+z")
    visitor.page.wait_for_selector("[data-take-back='own']")
    visitor.page.wait_for_load_state("networkidle")
    other.context.close()
