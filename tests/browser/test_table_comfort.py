"""What makes a table pleasant: it explains itself, goes on where it was, says who played meanwhile, moves as fast as
one likes, is sharp at rest and prints without buttons."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import said
from tests.browser.support.playing import played
from tests.browser.support.printing import pressed_on_paper
from tests.browser.support.visiting import DESKTOP, PHONE, SMALL_DESKTOP

GAME = 18
WIDTHS = """
() => {
  const canvas = document.querySelector("canvas");
  window.widths = [];
  new MutationObserver(() => window.widths.push(canvas.width)).observe(canvas, {attributes: true});
}
"""


def test_every_row_of_the_tally_explains_itself(visit: Visit) -> None:
    ada = visit("en", DESKTOP)
    page = ada.open(f"/t/{played(ada, 2)}")
    page.wait_for_function("() => window.__chantier?.scene")
    tally = page.get_by_role("region", name=said("en", "table-tally"))
    note = page.get_by_role("tooltip")
    wood = said("en", "explain-wood")
    tally.get_by_role("button", name=said("en", "score-wood")).hover()
    expect(note.filter(has_text=wood)).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")  # it goes, and nothing else is taken back
    expect(note.filter(has_text=wood)).to_be_hidden()
    row = tally.get_by_role("button", name=said("en", "score-glass"))
    tally.get_by_role("button", name=said("en", "score-stone")).focus()
    page.keyboard.press("Tab")
    expect(row).to_be_focused()
    expect(row).to_have_accessible_description(said("en", "explain-glass"))
    expect(note.filter(has_text=said("en", "explain-glass"))).to_be_visible()
    tally.get_by_role("button", name=said("en", "prize-skyscraper")).hover()
    expect(note.filter(has_text=said("en", "explain-prize-skyscraper", points=2))).to_be_visible()


def test_a_finger_opens_the_explanation_of_a_material(visit: Visit) -> None:
    bo = visit("de", PHONE)
    page = bo.open(f"/t/{played(bo, 2)}")
    page.wait_for_function("() => window.__chantier?.scene")
    page.locator(".tally li button").nth(2).tap()
    note = page.get_by_role("tooltip").filter(has_text=said("de", "explain-stone"))
    expect(note).to_be_in_viewport(ratio=1)
    page.locator("canvas").tap(position={"x": 8, "y": 300})
    expect(note).to_be_hidden()


def test_a_page_that_is_loaded_again_goes_on_with_the_reveal(visit: Visit) -> None:
    """With motion, paused after some lines: the same line is spoken of, and those before it are counted."""
    cy = visit("fr", SMALL_DESKTOP)
    page = cy.open(f"/t/{played(cy, 5)}")
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_selector("[data-step='die']")
    page.locator("[data-die]:not(.unplaceable)").first.click()
    page.locator("[data-space].lit").first.click()
    page.get_by_role("button", name=said("fr", "table-build"), exact=True).click()
    title = page.get_by_role("heading", name=said("fr", "reveal-title", round=1), exact=True)
    title.wait_for(state="attached")
    page.get_by_role("button", name=said("fr", "reveal-pause")).click()
    onward = page.get_by_role("button", name=said("fr", "reveal-next"))
    while page.locator(".line.current").count() == 0:
        onward.click()
    onward.click()
    counted = page.locator(".line.open").count()
    assert counted >= 2

    page.reload()
    title.wait_for(state="attached")
    page.wait_for_function("count => document.querySelectorAll('.line.open').length >= count", arg=counted)
    page.get_by_role("button", name=said("fr", "reveal-skip"), exact=True).click()
    page.set_viewport_size({"width": 844, "height": 390})  # a phone on its side: the counts stand side by side
    counts = [one.bounding_box() for one in page.locator(".column > section").all()]
    edges = [(box["x"], box["x"] + box["width"]) for box in counts if box is not None]
    assert len(edges) == 3
    assert all(one[1] <= other[0] for one, other in pairwise(edges)), edges
    page.set_viewport_size({"width": SMALL_DESKTOP.width, "height": SMALL_DESKTOP.height})
    awards = page.locator(".medals .explained")
    awards.first.hover()
    expect(page.get_by_role("tooltip").filter(has_text=said("fr", "award-gold")).first).to_be_visible()
    page.get_by_role("button", name=said("fr", "reveal-continue", round=2)).click()
    page.wait_for_selector("[data-step]")
    page.reload()
    page.wait_for_selector("[data-step]")  # it is over: nobody has to see it again
    expect(title).to_have_count(0)


def test_whoever_comes_back_hears_that_a_bot_stood_in(visit: Visit) -> None:
    dora = visit("de", SMALL_DESKTOP)
    table = played(dora, 2)
    assert dora.context.request.post(f"{dora.address}/api/tables/{table}/leave").ok
    page = dora.open(f"/t/{table}")
    note = page.get_by_role("status").filter(has_text=said("de", "stand-in-over"))
    expect(note.get_by_text(said("de", "stand-in-over"))).to_be_visible()
    page.wait_for_selector("[data-step='die']")
    assert violations(page) == []
    note.get_by_role("button").click()
    expect(page.get_by_text(said("de", "stand-in-over"))).to_have_count(0)


def test_things_move_as_fast_as_one_likes(visit: Visit) -> None:
    eve = visit("en", SMALL_DESKTOP)
    page = eve.open("/")
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_role("button", name=said("en", "shell-menu"), exact=True).click()
    speeds = page.get_by_role("group", name=said("en", "shell-speed"))
    speeds.get_by_role("radio", name=said("en", "shell-speed-fast")).check()
    root = page.locator("html")
    expect(root).to_have_attribute("data-motion", "fast")
    page.reload()
    expect(root).to_have_attribute("data-motion", "fast")
    page.emulate_media(reduced_motion="reduce")  # what the system asks for has the last word
    expect(root).to_have_attribute("data-motion", "less")
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_role("button", name=said("en", "shell-menu"), exact=True).click()
    speeds.get_by_role("radio", name=said("en", "shell-speed-none")).check()
    page = eve.open(f"/t/{played(eve, 5)}")
    page.wait_for_selector("[data-step='die']")
    page.locator("[data-die]:not(.unplaceable)").first.click()
    page.locator("[data-space].lit").first.click()
    page.get_by_role("button", name=said("en", "table-build"), exact=True).click()
    onward = page.get_by_role("button", name=said("en", "reveal-continue", round=2))
    expect(onward).to_be_visible()  # counted at once: there was nothing to skip
    expect(page.get_by_role("button", name=said("en", "reveal-skip"), exact=True)).to_have_count(0)


def test_a_spared_scene_is_sharp_at_rest(visit: Visit) -> None:
    """A weak machine draws fewer pixels while something moves, and all of them once nothing does."""
    fay = visit("en", SMALL_DESKTOP, pixels="0")
    page = fay.open(f"/t/{played(fay, 3)}")
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_selector("[data-step='die']")
    sharp = (
        "() => window.__chantier?.scene?.describe().resting && document.querySelector('canvas').width === innerWidth"
    )
    page.wait_for_function(sharp)
    page.evaluate(WIDTHS)
    page.locator("[data-die]:not(.unplaceable)").first.click()
    page.wait_for_function("() => window.widths.includes(innerWidth / 2) && window.widths.at(-1) === innerWidth")
    page.wait_for_function(sharp)


def test_nothing_to_press_is_printed(visit: Visit) -> None:
    gus = visit("fr", DESKTOP, theme="dark")
    table = played(gus, GAME, seats=2)
    for path, there in (
        (f"/t/{table}", said("fr", "reveal-over")),
        (f"/replay/{table}?at=9", said("fr", "replay-title")),
        ("/rules/blueprints", said("fr", "rules-awards")),
    ):
        page = gus.open(path)
        page.get_by_text(there).first.wait_for(state="attached")
        assert pressed_on_paper(page) == []
