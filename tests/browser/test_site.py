"""Men at Work at real pages: whole games and turns by mouse, touch and keys, accidents, variants, several browsers."""

from __future__ import annotations

import math
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import said
from tests.browser.support.playing import introduced
from tests.browser.support.site_hands import (
    SiteFinger,
    SiteKeys,
    SiteMouse,
    choose,
    clear_up,
    drag,
    drop_beside,
    go_on,
    goes_on,
    knock_down,
    middle_of,
    seen_at,
    take_turn,
    view_of,
    wait_for_step,
)
from tests.browser.support.site_tables import at_a_site, enter, without_help
from tests.browser.support.visiting import PHONE, Visitor


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    """To the last certificate: an expert has two (M12), and drops pieces where slips are strict (M61)."""
    ada = visit("en")
    at_a_site(ada, experts=[0], slips="strict")
    hand = SiteMouse(ada.page)
    while wait_for_step(ada.page, "take", "clear", "over") != "over":
        go_on(ada)
        clear_up(ada)
        if wait_for_step(ada.page, "take", "wait", "over") == "take":
            drop_beside(ada, hand)
    view = view_of(ada.page)
    assert view["players"][0]["certificates"] == 0  # M62
    assert view["ending"]["winners"] == [1]  # M71
    go_on(ada)
    expect(ada.page.get_by_role("link", name=said("en", "reveal-replay"))).to_be_visible()
    assert violations(ada.page) == []


def test_turns_by_touch(visit: Visit) -> None:
    theo = visit("fr", PHONE, theme="dark")
    at_a_site(theo)
    hand = SiteFinger(theo.page)
    hand.take(str(theo.page.locator("[data-take]").first.get_attribute("data-take")))
    assert violations(theo.page) == []
    theo.page.get_by_role("button", name=said("fr", "turn-turn"), exact=True).tap()
    theo.page.get_by_role("button", name=said("fr", "turn-turn"), exact=True).tap()  # its steps make room again
    theo.page.locator("[data-put-back]").first.tap()
    wait_for_step(theo.page, "take")
    take_turn(theo, hand)
    wait_for_step(theo.page, "take", "clear")  # and the bot has had its turn
    assert view_of(theo.page)["turn"] >= 3


def test_turns_by_keys_alone(visit: Visit) -> None:
    maren = visit("de")
    at_a_site(maren)
    take_turn(maren, SiteKeys(maren.page))
    wait_for_step(maren.page, "take", "clear")  # and the bot has had its turn
    assert view_of(maren.page)["turn"] >= 3


def test_an_accident_and_its_clearing_up(visit: Visit) -> None:
    """M60: a certificate is lost and the turn ends at once. M63: whoever is next clears up first."""
    ada = visit("en")
    table = at_a_site(ada)
    without_help(ada, table)
    watched: list[str] = []
    knock_down(ada, SiteMouse(ada.page), fallen=lambda: watched.append(see_it_again(ada)))
    expect(ada.page.locator("[data-accident]").first).to_be_visible()
    assert watched, "nothing fell while the hand held"
    expect(ada.page.locator("[data-accident] [data-cause]").first).to_contain_text("Cause: ")
    assert violations(ada.page) == []
    place = ada.page.locator("[data-accident]").first.get_attribute("style")  # none where it lies at the foot
    (x, y), seen = middle_of(ada.page, ".site canvas"), seen_at(ada.page, (60, 0, 50))
    drag(SiteMouse(ada.page), (x, y), (x + 300, y), Random(16))
    assert math.dist(seen_at(ada.page, (60, 0, 50)), seen) > 20, "it could not be turned"
    assert ada.page.locator("[data-accident]").first.get_attribute("style") == place, "it went elsewhere"
    assert view_of(ada.page)["players"][0]["certificates"] == 2
    go_on(ada)
    if wait_for_step(ada.page, "take", "clear") == "clear":  # the bots have cleared up, and had their turns
        clear_up(ada)  # after an accident of their own
    assert view_of(ada.page)["clearing"]["lying"] == []
    scrub_to_the_accident(ada, table)


def see_it_again(visitor: Visitor) -> str:
    """The fall once more, from another side, while the hand still holds; returns what fell."""
    page = visitor.page
    fell = str(page.locator("[data-accident-now]").get_attribute("data-accident-now"))
    low = page.evaluate("piece => window.__chantier.scene.describe().poses[piece][0][2]", fell)
    page.emulate_media(reduced_motion="no-preference")
    button = page.locator("[data-again]")
    place = button.bounding_box()
    button.click()
    expect(button).to_have_accessible_name(said("en", "turn-skip"))
    assert button.bounding_box() == place, "a button moved under the pointer"
    is_up = "([piece, than]) => window.__chantier.scene.describe().poses[piece][0][2] > than"
    page.wait_for_function(is_up, arg=[fell, low + 10])  # where it was before
    (x, y), seen = middle_of(page, ".site canvas"), seen_at(page, (60, 0, 50))
    drag(SiteMouse(page), (x, y), (x + 120, y), Random(15))
    assert math.dist(seen_at(page, (60, 0, 50)), seen) > 20, "it could not be turned"
    page.wait_for_function("() => !window.__chantier.play.again.playing")
    page.wait_for_function(f"arg => !({is_up})(arg)", arg=[fell, low + 10])  # and how it is by now
    page.emulate_media(reduced_motion="reduce")
    return fell


def scrub_to_the_accident(visitor: Visitor, table: str) -> None:
    """The replay's rule is dragged along until the piece that fell is pointed out."""
    page = visitor.open(f"/replay/{table}")
    rule = page.locator("input[type='range']").first
    rule.wait_for()
    page.wait_for_function("() => window.__chantier?.scene")
    box = rule.bounding_box()
    assert box is not None
    height = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 2, height)
    page.mouse.down()
    for step in range(1, 61):
        page.mouse.move(box["x"] + box["width"] * step / 60, height)
        if page.locator("[data-accident]").count():
            break
    page.mouse.up()
    expect(page.locator("[data-accident]").first).to_be_visible()
    expect(page.locator("[data-cause]").first).to_contain_text("Cause: ")
    assert violations(page) == []


def test_every_variant_is_played(visit: Visit) -> None:
    """M80 to M83, all at one table: the game begins and several turns go by."""
    one = visit("fr")
    at_a_site(one, foreman=True, crane=True, skyscraper=True, crane_on="rim")
    for attempt in range(30):
        step = wait_for_step(one.page, "take", "asked", "clear", "over")
        if view_of(one.page)["turn"] >= 3:
            return
        go_on(one)
        if step == "asked":  # M80: no card is laid instead of work that cannot be done
            one.page.locator("[data-decline]").click()
            one.page.wait_for_function("() => window.__chantier.play.step !== 'asked'")
        elif step == "clear":
            clear_up(one)
        else:
            choose(one, attempt)  # where one place would not do, another may
    raise AssertionError("no turn would end")


def test_two_browsers_live_and_a_third_looks_on(visit: Visit) -> None:
    """While one leads a girder, the others see it move; at rest all three show the same site."""
    host, guest, onlooker = visit("de"), visit("fr"), visit("en")
    introduced(host, "Maren")
    wanted = {"game": "men-at-work", "seats": [{}, {}], "options": {"first": 0}}
    table = host.context.request.post(f"{host.address}/api/tables", data=wanted).json()["id"]
    introduced(guest, "Théo")
    for one in (host, guest):
        one.open(f"/t/{table}")
        one.page.get_by_role("button", name=said(one.language, "room-sit")).first.click()
        one.page.get_by_role("button", name=said(one.language, "room-leave")).wait_for()
    host.page.get_by_role("button", name=said("de", "room-start")).click()
    enter(onlooker, table)
    for one in (host, guest):
        one.page.wait_for_function("() => window.__chantier?.scene && window.__chantier?.play?.sight")
    wait_for_step(host.page, "take")
    piece = str(host.page.locator("[data-take]").first.get_attribute("data-take"))
    SiteMouse(host.page).take(piece)
    for other in (guest, onlooker):
        other.page.wait_for_function("piece => window.__chantier.play.act?.piece === piece", arg=piece)
        assert other.page.evaluate("() => window.__chantier.play.act.own") is False
    host.page.keyboard.press("Escape")  # thought better of it
    wait_for_step(host.page, "take")
    while view_of(host.page)["turn"] == 1 and wait_for_step(host.page, "take", "wait", "clear") == "take":
        choose(host)
    wait_for_step(guest.page, "take", "clear")  # now it is the other one's turn
    alike(host, guest, onlooker)


def alike(*visitors: Visitor) -> None:
    """All show the same pieces at the same places."""
    newest = max(goes_on(one.page)["n"] for one in visitors)
    for one in visitors:
        one.page.wait_for_function(
            "n => window.__chantier.play.describe().n >= n && !window.__chantier.play.act", arg=newest
        )
    first, *others = (one.page.evaluate("() => window.__chantier.scene.describe().poses") for one in visitors)
    for other in others:
        assert first.keys() == other.keys()
        for piece, (position, rotation) in first.items():
            assert math.dist(position, other[piece][0]) < 0.05, piece
            assert math.dist(rotation, other[piece][1]) < 0.001, piece


def test_a_tab_that_dies_in_mid_hold_loses_nothing(visit: Visit) -> None:
    """The site returns to its last rest, and the player tries again."""
    ada = visit("en")
    table = at_a_site(ada)
    before = view_of(ada.page)["poses"]
    hand = SiteMouse(ada.page)
    hand.take(str(ada.page.locator("[data-take]").first.get_attribute("data-take")))
    hand.carry(40, -60)
    ada.page.close()
    ada.page = ada.context.new_page()
    ada.watch(ada.page)
    enter(ada, table)
    assert wait_for_step(ada.page, "take") == "take"
    assert view_of(ada.page)["poses"] == before
    SiteMouse(ada.page).take(str(ada.page.locator("[data-take]").first.get_attribute("data-take")))
