"""The entrance."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import said
from tests.browser.support.visiting import (
    DESKTOP,
    NARROW_PHONE,
    PAGES,
    PHONE,
    ROOT,
    SMALL_DESKTOP,
    Device,
    Language,
    Visitor,
)

HEADLINES = {"en": "The site is open", "fr": "Le chantier est ouvert", "de": "Die Baustelle ist offen"}


@pytest.mark.parametrize(("language", "device"), [("en", SMALL_DESKTOP), ("fr", PHONE), ("de", SMALL_DESKTOP)])
def test_the_entrance_speaks_the_visitors_language(visit: Visit, language: Language, device: Device) -> None:
    page = visit(language, device).open("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text(HEADLINES[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
    licences = page.get_by_role("contentinfo").get_by_role("link", name=said(language, "home-licences"))
    told = page.request.get(urljoin(page.url, licences.get_attribute("href")))
    assert (told.status, told.headers["content-type"].partition(";")[0]) == (200, "text/plain")


def test_the_pages_bring_the_licence_of_everything_they_are_made_of() -> None:
    """The build writes them, and refuses to build from a package that has none."""
    written = (PAGES / "licences.txt").read_text(encoding="utf-8").split("=" * 80)
    named = {one.split()[0]: one for one in written}
    fonts = set(re.findall(r"@fontsource-variable/[\w-]+", (ROOT / "web/src/fonts.css").read_text(encoding="utf-8")))
    assert fonts
    assert {"three", "svelte", "@fluent/bundle", "@dimforge/rapier3d", "vite", "rolldown"} | fonts <= set(named)
    assert "  parry3d " in named["@dimforge/rapier3d"], "what is compiled into the engine"
    said_by_all = ("Permission is hereby granted", "Apache License", "SIL OPEN FONT LICENSE")
    assert [name for name, text in named.items() if not any(words in text for words in said_by_all)] == []


def test_play_now_begins_the_game_that_was_chosen_and_remembers_it(visit: Visit) -> None:
    ada = visit("de", PHONE)
    page = ada.open("/")
    page.get_by_role("radio", name="Men at Work").check()
    page.reload()
    expect(page.get_by_role("radio", name="Men at Work")).to_be_checked()
    page.get_by_role("button", name=said("de", "home-play-now")).click()
    page.wait_for_url("**/t/*")
    table = asked(ada, page.url)
    assert table["game"] == "men-at-work"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]


def test_a_site_is_asked_for_as_the_form_says_and_the_waiting_room_tells_it(visit: Visit) -> None:
    ada = visit("fr", SMALL_DESKTOP)
    page = ada.open("/new")
    page.get_by_role("radio", name="Men at Work").check()
    page.get_by_role("radio", name="5", exact=True).check()
    page.get_by_role("radio", name=said("fr", "choice-site-expert")).check()
    for variant in ("option-foreman", "option-crane", "option-skyscraper"):
        page.get_by_role("switch", name=said("fr", variant)).check()
    page.get_by_role("radio", name=said("fr", "choice-crane-on-rim")).check()
    page.locator("summary").first.click()
    page.get_by_role("radio", name=said("fr", "choice-slips-strict")).check()
    page.get_by_role("checkbox", name=said("fr", "home-seat", seat=3)).check()
    page.get_by_role("radio", name=said("fr", "home-tremor-experts")).check()
    page.get_by_role("button", name=said("fr", "home-new-open")).click()
    page.wait_for_url("**/t/*")
    table = asked(ada, page.url)
    assert table["options"] == {
        "site": "expert",
        "first": "chance",  # among people
        "slips": "strict",
        "experts": [2],
        "tremor": True,
        "foreman": True,
        "crane": True,
        "skyscraper": True,
        "crane_on": "rim",
        "certificates": 3,
        "titles": None,
        "rita": 0.25,
        "help": "all",
        "give_up": False,
    }
    assert len(table["seats"]) == 5
    told = page.locator(".terms")
    for word in ("choice-site-expert", "option-foreman", "choice-crane-on-rim", "choice-slips-strict", "option-tremor"):
        expect(told).to_contain_text(said("fr", word))


@pytest.mark.parametrize(("language", "device"), [("en", DESKTOP), ("de", NARROW_PHONE)])
def test_m90_house_rules_are_chosen_by_keys_and_told_in_the_waiting_room(
    visit: Visit, language: Language, device: Device
) -> None:
    """Every choice has a name, and a sentence that says what it means; what is as printed is not told."""
    ada = visit(language, device)
    page = ada.open("/new")
    page.get_by_role("radio", name="Men at Work").check()
    house = page.locator("[data-fold]")
    house.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(house).to_contain_text(said(language, "home-house-lead"))
    choose(house, said(language, "option-help"), said(language, "home-help-none"))
    expect(house).to_contain_text(said(language, "home-help-note-none"))
    choose(house, said(language, "option-certificates"), "5")
    choose(house, said(language, "option-titles"), "7")
    choose(house, said(language, "option-rita"), said(language, "home-rita-50"))
    expect(house).to_contain_text(said(language, "home-house-changed", count=4))
    assert violations(page) == []
    page.get_by_role("button", name=said(language, "home-new-open")).click()
    page.wait_for_url("**/t/*")
    options = asked(ada, page.url)["options"]
    assert {name: options[name] for name in ("help", "certificates", "titles", "rita", "tremor")} == {
        "help": "none", "certificates": 5, "titles": 7, "rita": 0.5, "tremor": False,
    }  # fmt: skip
    told = page.locator(".terms")
    for option, choice in (("help", said(language, "choice-help-none")), ("certificates", "5"), ("titles", "7")):
        pair = said(language, "option-and-choice", option=said(language, f"option-{option}"), choice=choice)
        expect(told).to_contain_text(pair)
    expect(told).not_to_contain_text(said(language, "choice-tremor-all"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def choose(within: Locator, group: str, name: str) -> None:
    """By keys: to the group, then along it."""
    radio = within.get_by_role("group", name=group).get_by_role("radio", name=name, exact=True)
    within.get_by_role("group", name=group).get_by_role("radio", checked=True).focus()
    for _ in range(8):
        if radio.is_checked():
            return
        within.page.keyboard.press("ArrowRight")
    expect(radio).to_be_checked()


def asked(visitor: Visitor, address: str) -> dict[str, Any]:
    """What the server knows about the table at this address."""
    table = address.split("?")[0].rpartition("/")[2]
    answer: dict[str, Any] = visitor.context.request.get(f"{visitor.address}/api/tables/{table}").json()
    return answer
