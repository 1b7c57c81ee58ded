"""The tutorial from start to end, and the rules."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.site_hands import (
    SiteFinger,
    SiteMouse,
    alike_in_the_reserve,
    goal_of,
    knock_down,
    offers,
    wait_for_step,
    wait_until_there,
    walk_to,
)
from tests.browser.support.site_tables import want_no_help
from tests.browser.support.visiting import PHONE, SMALL_DESKTOP, Device, Language

LESSONS = 11
SITE_LESSONS = 13

# What is held is between its handles: the note covers none of them, and its ring is round them, not round letting go.
LEAVES_THE_PIECE_IN_SIGHT = """() => {
  const box = selector => [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect());
  const apart = (one, other) =>
    one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
  const [[note], [ring], [letGo]] = ["[data-lesson]", ".marks .ring", "[data-let-go]"].map(box);
  const handles = box("[data-handle]");
  return note && ring && letGo && handles.length > 0 && apart(ring, letGo)
    && handles.every(one => apart(one, note) && !apart(one, ring));
}"""


def note_about(page: Page, lesson: int) -> Locator:
    return page.locator(f'[role="dialog"][data-lesson="{lesson}"]')


def do_as_told(page: Page, lessons: range, press: str) -> None:
    """What each note asks for: its one button, again if the lesson has two steps."""
    for lesson in lessons:
        note = note_about(page, lesson)
        note.wait_for()
        while note.is_visible():
            title = note.locator("h2").text_content()
            if press == "keys":
                note.focus()
                page.keyboard.press("Enter")
            else:
                note.locator(".act button").click()
            page.wait_for_function(
                "title => document.querySelector('[data-lesson] h2')?.textContent !== title", arg=title
            )


@pytest.mark.parametrize(
    ("language", "device", "press", "won"),
    [("fr", PHONE, "touch", "Or et Géomètre"), ("de", SMALL_DESKTOP, "keys", "Gold und Geometrie")],
)
def test_the_tutorial_from_start_to_end(visit: Visit, language: Language, device: Device, press: str, won: str) -> None:
    page = visit(language, device).open("/learn")
    do_as_told(page, range(1, LESSONS + 1), press)  # the last note leaves the choice to whoever plays
    page.keyboard.press("1")  # the first die on the rule: Wood 1
    page.keyboard.press("Enter")  # on the only space where it may go
    page.locator(".prompt button.primary").press("Enter")  # build
    page.locator("footer button.primary").click()  # the reveal has come to its end
    expect(page.get_by_role("listitem").filter(has_text=won)).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage.getItem('chantier.learn')).done")


def test_a_lesson_says_why_not_and_waits_where_it_was_left(visit: Visit) -> None:
    page = visit("en", SMALL_DESKTOP).open("/learn")
    do_as_told(page, range(1, 5), "mouse")
    note = note_about(page, 5)
    note.wait_for()
    note.locator(".act button").click()
    expect(note.locator("h2")).to_contain_text("A 3 cannot go on a 5")
    page.locator('[data-space="0"]').dispatch_event("click")
    expect(note.get_by_role("status")).to_contain_text("must be equal or lower")
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Skipped")
    page.reload()
    note_about(page, 5).wait_for()


def test_the_lessons_of_men_at_work_by_keys_alone(visit: Visit) -> None:
    """Enter goes from note to note, also after a piece was given back: a new note has the focus where no hand holds."""
    page = visit("en", SMALL_DESKTOP).open("/learn/men-at-work")
    for lesson in (1, 2, 3, 4):
        expect(note_about(page, lesson)).to_be_focused()
        if lesson == 4:
            wait_for_step(page, "take")
        page.keyboard.press("Enter")
    wait_for_step(page, "hold")
    page.keyboard.press("Escape")
    expect(note_about(page, 4)).to_be_focused()
    wait_for_step(page, "take")
    page.keyboard.press("Enter")
    wait_for_step(page, "hold")
    page.keyboard.press("End")
    wait_until_there(page)
    page.keyboard.press("Space")
    wait_for_step(page, "settling", "take", "wait", "clear")
    page.locator("[data-continue], [data-lesson='8']").first.wait_for()
    if page.locator("[data-continue]").is_visible():  # whatever came of it
        walk_to(page, "[data-continue]")
        page.keyboard.press("Enter")
    for lesson in range(8, SITE_LESSONS + 1):
        expect(note_about(page, lesson)).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_the_lessons_of_men_at_work_follow_a_real_site(visit: Visit) -> None:
    """A piece is taken, seen and given back; then an offered place, the mishap and Rita; at the end the table waits."""
    page = visit("de", PHONE).open("/learn/men-at-work")
    for lesson in (1, 2, 3):
        note_about(page, lesson).locator(".act button").press("Enter")
    take_it(page)
    note_about(page, 5).wait_for()
    page.wait_for_function(LEAVES_THE_PIECE_IN_SIGHT)
    page.locator("[data-put-back]").first.tap()
    wait_for_step(page, "take")
    note_about(page, 4).locator("[data-other]").press("Enter")
    page.locator("[data-offer='0']").press("Enter")
    note_about(page, 8).wait_for()
    for lesson in range(8, SITE_LESSONS + 1):
        note_about(page, lesson).wait_for()
        note_about(page, lesson).locator(".act button").first.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    assert page.evaluate("JSON.parse(localStorage.getItem('chantier.learn.men-at-work')).done")
    tables = page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('chantier.seats.'))")
    assert len(tables) == 1, "one table was opened for the lessons"
    page.locator("button.primary").press("Enter")
    page.wait_for_url(f"**/t/{tables[0].rpartition('.')[2]}*")
    page.locator("[data-step]").wait_for()


def go_through(page: Page, lessons: range) -> None:
    for lesson in lessons:
        note_about(page, lesson).locator(".act button").first.click()


def take_it(page: Page) -> None:
    """As the fourth note says, when it is one's turn."""
    note_about(page, 4).wait_for()
    wait_for_step(page, "take")
    note_about(page, 4).locator(".act button").click()
    wait_for_step(page, "hold")


def test_the_lessons_of_men_at_work_with_a_mouse_alone(visit: Visit) -> None:
    """The page is loaded again with a piece in the hand, the next piece is given back: it can be taken again."""
    visitor = visit("en", SMALL_DESKTOP)
    page = visitor.open("/learn/men-at-work")
    go_through(page, range(1, 4))
    take_it(page)
    page.reload()
    take_it(page)
    page.locator("[data-put-back]").click()
    note_about(page, 4).wait_for()
    page.wait_for_function("() => window.__chantier?.scene && window.__chantier?.play?.step === 'take'")
    move = next(one["move"] for one in offers(visitor) if one["move"]["kind"] == "Place")
    hand = SiteMouse(page)
    hand.take(alike_in_the_reserve(page, move["piece"]))
    hand.carry(*goal_of(move)[0][:2])
    hand.lower()
    hand.let_go()
    go_through(page, range(8, SITE_LESSONS + 1))
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_an_accident_in_the_lessons_of_men_at_work(visit: Visit) -> None:
    """With a finger: the table tells it first, and no note lies on it; then the lessons go on."""
    visitor = visit("fr", PHONE)
    visitor.open("/learn/men-at-work")
    want_no_help(visitor)
    page = visitor.open("/learn/men-at-work")
    go_through(page, range(1, 4))
    note_about(page, 4).wait_for()
    page.wait_for_function("() => window.__chantier?.scene && window.__chantier?.play?.step === 'take'")
    knock_down(visitor, SiteFinger(page), fallen=lambda: expect(page.locator("[data-lesson]")).to_have_count(0))
    page.locator("[data-continue]").tap()
    go_through(page, range(8, SITE_LESSONS + 1))
    expect(page.get_by_role("heading", level=1)).to_be_focused()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_rules_can_be_read_by_everybody(visit: Visit, theme: str) -> None:
    page = visit("en", SMALL_DESKTOP, theme=theme).open("/rules/blueprints")
    page.get_by_role("heading", level=1).wait_for()
    page.get_by_role("navigation").get_by_role("link", name="Prizes").click()
    expect(page.locator("#prizes")).to_be_in_viewport()
    page.wait_for_function("() => document.getAnimations().length === 0")  # colours have become those of the theme
    assert violations(page) == []
