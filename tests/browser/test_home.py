"""The entrance."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import said
from tests.browser.visiting import PHONE, SMALL_DESKTOP, Device, Language, Visitor

HEADLINES = {"en": "The site is open", "fr": "Le chantier est ouvert", "de": "Die Baustelle ist offen"}


@pytest.mark.parametrize(("language", "device"), [("en", SMALL_DESKTOP), ("fr", PHONE), ("de", SMALL_DESKTOP)])
def test_the_entrance_speaks_the_visitors_language(visit: Visit, language: Language, device: Device) -> None:
    page = visit(language, device).open("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text(HEADLINES[language])
    expect(page.locator("html")).to_have_attribute("lang", language)


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
    page.locator("summary").click()
    page.get_by_role("radio", name=said("fr", "choice-slips-strict")).check()
    page.get_by_role("checkbox", name=said("fr", "home-seat", seat=3)).check()
    page.get_by_role("switch", name=said("fr", "option-tremor")).check()
    page.get_by_role("button", name=said("fr", "home-new-open")).click()
    page.wait_for_url("**/t/*")
    table = asked(ada, page.url)
    assert table["options"] == {
        "site": "expert",
        "first": 0,
        "slips": "strict",
        "experts": [2],
        "tremor": True,
        "foreman": True,
        "crane": True,
        "skyscraper": True,
        "crane_on": "rim",
    }
    assert len(table["seats"]) == 5
    told = page.locator(".terms")
    for word in ("choice-site-expert", "option-foreman", "choice-crane-on-rim", "choice-slips-strict", "option-tremor"):
        expect(told).to_contain_text(said("fr", word))


def asked(visitor: Visitor, address: str) -> dict[str, Any]:
    """What the server knows about the table at this address."""
    table = address.split("?")[0].rpartition("/")[2]
    answer: dict[str, Any] = visitor.context.request.get(f"{visitor.address}/api/tables/{table}").json()
    return answer
