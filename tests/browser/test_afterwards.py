"""After the game: its replay, its record, and the check of its dice."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import said
from tests.browser.support.playing import played
from tests.browser.support.printing import pressed_on_paper
from tests.browser.support.visiting import PHONE

GAME = 18


def percent(cell: str) -> int:
    """A cell of the coach's table: "+12 %", "−3 %", "= 100 %"."""
    [number] = re.findall(r"[+−]?\d+", cell)
    return int(number.replace("−", "-"))


def test_the_dice_of_a_game_are_checked_in_the_browser_and_a_changed_record_is_refused(
    visit: Visit, tmp_path: Path
) -> None:
    ada = visit("de")
    table = played(ada, GAME)
    page = ada.open(f"/check/{table}")
    expect(page.get_by_text(said("de", "check-proved-blueprints")).first).to_be_visible()
    expect(page.get_by_text(said("de", "check-holds-own")).first).to_be_visible()  # this device's own entropy is in it
    record = ada.context.request.get(f"{ada.address}/api/tables/{table}/record").json()
    at, pick = next((at, one) for at, one in enumerate(record["events"]) if one.get("drawn"))
    pick["drawn"] = ["W1" if pick["drawn"] != ["W1"] else "G6"]
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps(record), encoding="utf-8")
    page = ada.open("/check")
    page.locator("input[type=file]").set_input_files(changed)
    expect(page.get_by_text(said("de", "check-wrong")).first).to_be_visible()
    expect(page.get_by_text(said("de", "check-field", event=at + 1, field="drawn")).first).to_be_visible()


def test_a_replay_is_stepped_through_from_every_seats_eyes(visit: Visit) -> None:
    ada = visit("fr", PHONE)
    table = played(ada, GAME)
    page = ada.open(f"/replay/{table}")
    slider = page.get_by_role("slider")
    page.wait_for_function("() => Number(document.querySelector('[type=range]')?.max) > 1")  # the game has been fetched
    page.keyboard.press("End")
    last = slider.get_attribute("max")
    expect(slider).to_have_js_property("value", last)
    page.keyboard.press("Home")
    expect(slider).to_have_js_property("value", "0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_js_property("value", "1")
    moment = visit("en").open(f"/replay/{table}?at=7&eyes=1")  # a link to a moment, for anybody
    expect(moment.get_by_role("slider")).to_have_js_property("value", "7")


def test_the_coach_tells_what_decided_a_game_and_leads_to_the_moment(visit: Visit) -> None:
    ada = visit("fr", PHONE)
    page = ada.open(f"/t/{played(ada, GAME, seats=2)}")
    page.get_by_role("button", name=said("fr", "coach-ask")).click()
    coach = page.get_by_role("region", name=said("fr", "coach-title"))
    moments = coach.get_by_role("listitem")
    expect(moments).to_have_count(3, timeout=240_000)  # the first analysis of a machine compiles before it begins
    expect(coach.get_by_role("heading", name=said("fr", "coach-title"))).to_be_focused()
    expect(coach.get_by_role("columnheader").first).to_have_text(said("fr", "shell-you"))
    expect(coach).not_to_contain_text("Ada")  # whoever reads is never called by a name
    parts = {
        part: [percent(cell) for cell in coach.locator(f"[data-part={part}]").all_inner_texts()]
        for part in ("start", "luck", "own", "others", "outcome")
    }
    for start, luck, own, others, outcome in zip(*parts.values(), strict=True):
        assert start + luck + own + others == outcome  # the account adds up as it is shown
    assert sum(parts["outcome"]) == 100
    assert violations(page) == []
    assert pressed_on_paper(page) == []
    moments.first.get_by_role("link").click()
    page.wait_for_url("**/replay/**at=**")
    page.locator("input[type='range']").first.wait_for()
