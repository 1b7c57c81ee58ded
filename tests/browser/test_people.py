"""People and bots: easy company for newcomers, "you" in every sentence, talk at every table, names in every font."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from chantier.registry import GAMES
from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import said
from tests.browser.support.playing import introduced, open_seat, played
from tests.browser.support.visiting import DESKTOP, PHONE, Language, Visitor

GAME = 18
LETTERS = "éèàùçêôîœÉäöüßÄÖÜŠšŁłŐőŰűĞğŞşİıČčŽžĐđĄąĘęŚśŻżŃńŘřŮůĚěÅåØøÆæÑñ"
FAMILY = "Ada 👩\u200d👩\u200d👧"
FAMILIES = ("Bricolage Grotesque", "Instrument Sans", "National Park")
FOREIGN = """
async ([families, letters]) => {
  const pen = document.createElement("canvas").getContext("2d");
  const wide = (font, letter) => ((pen.font = `40px ${font}`), pen.measureText(letter).width);
  const missing = [];
  for (const family of families) {
    await document.fonts.load(`40px "${family}"`, letters);
    for (const letter of letters)  // one that falls back is as wide as the font it falls back to
      if (wide(`"${family}", monospace`, letter) !== wide(`"${family}", serif`, letter)) missing.push(family + letter);
  }
  return missing;
}
"""


def bots_at(visitor: Visitor, page: Page) -> set[str]:
    name = page.url.split("/t/")[1].split("?")[0]
    table = visitor.context.request.get(f"{visitor.address}/api/tables/{name}").json()
    return {seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"}


def test_play_now_is_easy_at_first_and_the_result_offers_a_step(visit: Visit) -> None:
    """Two at the table: whoever has not won is last, so one of the two steps is offered."""
    game = GAMES["blueprints"]
    ada = visit("de", PHONE)
    page = ada.open("/")
    expect(page.get_by_text(said("de", "company-now", bots=2, level=said("de", "shell-level-dabbler")))).to_be_visible()
    page.get_by_role("button", name=said("de", "home-play-now")).click()
    page.wait_for_url("**/t/*")
    assert bots_at(ada, page) == {game.first}
    page = ada.open(f"/t/{played(ada, GAME, seats=2, bot=game.first)}")
    step = page.locator("[data-step]")
    expect(step).to_be_visible()
    won = page.locator("h1").inner_text().startswith(said("de", "shell-you"))
    levels = list(game.bots)
    wanted = levels[levels.index(game.first) + (1 if won else -1)]
    expect(step).to_have_attribute("data-step", "up" if won else "down")
    expect(step).to_contain_text(said("de", "level-strength-blueprints", strength=game.strengths[wanted]))
    expect(page.locator("main")).not_to_contain_text("Ada")
    assert violations(page) == []
    before = page.url
    step.get_by_role("button").click()
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    assert bots_at(ada, page) == {wanted}
    ada.open("/")  # and it is remembered
    level = said("de", f"shell-level-{wanted}")
    expect(page.get_by_text(said("de", "company-now", bots=2, level=level))).to_be_visible()


def two_at_a_table(ada: Visitor, bo: Visitor, **wanted: Any) -> tuple[Page, Page]:
    """A table with two people that has not begun; the second one's page is open, too."""
    for visitor, name in ((ada, "Ada"), (bo, "Bo")):
        introduced(visitor, name)
    asked = {"game": "blueprints", "seats": [{}, {}], "talk": True, **wanted}
    table = ada.context.request.post(f"{ada.address}/api/tables", data=asked).json()["id"]
    pages = []
    for seat, visitor in enumerate((ada, bo)):
        answer = visitor.context.request.post(f"{ada.address}/api/tables/{table}/sit", data={"seat": seat})
        pages.append(open_seat(visitor, answer.json()))
    return pages[0], pages[1]


def lies_over(one: Locator, other: Locator) -> bool:
    first, second = one.bounding_box(), other.bounding_box()
    assert first is not None
    assert second is not None
    apart = (
        first["x"] >= second["x"] + second["width"]
        or second["x"] >= first["x"] + first["width"]
        or first["y"] >= second["y"] + second["height"]
        or second["y"] >= first["y"] + first["height"]
    )
    return not apart


def test_people_talk_before_the_game_and_at_it_and_what_is_new_is_counted(visit: Visit) -> None:
    ada, bo = visit("en", DESKTOP), visit("fr", PHONE)
    at_ada, at_bo = two_at_a_table(ada, bo)
    for page, language in ((at_ada, "en"), (at_bo, "fr")):
        expect(page.get_by_role("button", name=said(language, "table-talk"), exact=True)).to_be_visible()
    at_bo.get_by_role("button", name=said("fr", "table-talk"), exact=True).click()
    for text in ("Bonjour", "Prêts ?"):
        at_bo.get_by_label(said("fr", "table-talk-write")).fill(text)
        at_bo.get_by_role("button", name=said("fr", "table-talk-send")).click()
        expect(at_bo.get_by_role("dialog").locator("ol")).to_contain_text(text)
    expect(at_bo.get_by_role("dialog").locator("ol")).to_contain_text(said("fr", "shell-you"))
    assert violations(at_bo) == []
    at_bo.get_by_role("dialog").get_by_role("button", name=said("fr", "table-close")).click()
    new = at_ada.get_by_role("button", name=said("en", "table-talk-new", count=2))
    expect(new).to_be_visible()
    expect(at_ada.locator("[data-talk-button] b")).to_have_text("2")
    new.click()
    panel = at_ada.get_by_role("complementary", name=said("en", "table-talk"))
    expect(panel).to_contain_text("Bonjour")
    assert violations(at_ada) == []
    at_ada.get_by_role("button", name=said("en", "room-start")).click()
    pool = at_ada.get_by_role("region", name=said("en", "table-pool"))
    expect(pool).to_be_visible()
    expect(panel).to_be_visible()  # what is said stays beside the table
    for part in (pool, at_ada.locator("main").first, at_ada.locator("header").first):
        assert not lies_over(panel, part)
    at_ada.keyboard.press("Escape")


def test_letters_of_names_are_in_every_font(visit: Visit) -> None:
    page = visit("en").open("/rules")
    assert page.evaluate(FOREIGN, [list(FAMILIES), LETTERS]) == []


def test_with_other_people_chance_says_who_begins(visit: Visit) -> None:
    ada = visit("en")
    page = ada.open("/new")
    page.get_by_role("button", name=said("en", "home-new-open")).click()
    page.wait_for_url("**/t/*")
    name = page.url.split("/t/")[1].split("?")[0]
    table = ada.context.request.get(f"{ada.address}/api/tables/{name}").json()
    assert table["options"]["first"] == "chance"


def test_open_points_show_your_own(visit: Visit) -> None:
    """After the first round everybody has points; they lie open, and yours are among them."""
    ada = visit("en", PHONE)
    page = ada.open(f"/t/{played(ada, 7, seats=2, open_points=True)}")
    expect(page.locator(".own-points")).to_be_visible()
    assert page.locator(".own-points").inner_text().startswith("You have ")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_family_of_emoji_is_a_name_and_what_turns_the_line_round_is_refused_as_typed(
    visit: Visit, language: Language
) -> None:
    ada = visit(language)
    page = ada.open("/me")
    field = page.get_by_role("textbox", name=said(language, "home-me-name"))
    save = page.get_by_role("button", name=said(language, "home-me-save"))
    field.fill(FAMILY)
    save.click()
    expect(page.get_by_text(said(language, "home-me-name-saved"), exact=True)).to_be_visible()
    for hidden in ("\u202e", "\u2066", "\u200b", "\u00ad"):
        field.fill(f"Ada{hidden}Bo")
        save.click()
        refused = page.get_by_role("region", name=said(language, "home-me-name")).get_by_role("alert")
        expect(refused).to_contain_text(re.compile("[“«„]\\s?Ada.?Bo"))
        assert not re.search(r"\\|u\+?20|&#", refused.inner_text(), re.IGNORECASE), "no escapes"
    page.reload()
    expect(field).to_have_value(FAMILY)
    ada.complaints = [one for one in ada.complaints if "400" not in one]  # Chromium's own, of what was refused
