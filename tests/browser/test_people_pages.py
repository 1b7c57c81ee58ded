"""Profiles, friends, people shut out, invitations: what one person does, and what the others see of it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import said
from tests.browser.support.people_states import FRIENDS, GAMES_PLAYED, LONG_NAME, friend_id, long_known
from tests.browser.support.playing import introduced, open_seat
from tests.browser.support.visiting import DESKTOP, PHONE, SMALL_DESKTOP, SMALLEST, Visitor
from tests.server.support.processes import ServerProcess


def person(visitor: Visitor, name: str) -> str:
    introduced(visitor, name)
    return str(visitor.context.request.get(f"{visitor.address}/api/me").json()["id"])


def befriended(one: Visitor, other: Visitor) -> None:
    link = one.context.request.post(f"{one.address}/api/me/friends/link").json()["link"]
    assert other.context.request.post(f"{one.address}/api/me/friends", data={"link": link}).ok


def at_one_table(one: Visitor, other: Visitor) -> tuple[Page, Page]:
    """Both sit in the waiting room, where they may write."""
    asked = {"game": "blueprints", "seats": [{}, {}], "talk": True}
    table = one.context.request.post(f"{one.address}/api/tables", data=asked).json()["id"]
    pages = []
    for visitor in (one, other):
        answer = visitor.context.request.post(f"{one.address}/api/tables/{table}/sit", data={})
        pages.append(open_seat(visitor, answer.json()))
    return pages[0], pages[1]


def write(page: Page, language: str, text: str) -> None:
    page.get_by_label(said(language, "table-talk-write")).fill(text)
    page.keyboard.press("Enter")


def test_a_profile_is_private_until_its_person_shows_it(visit: Visit, house: ServerProcess) -> None:
    ada, stranger = visit("en", SMALL_DESKTOP), visit("de", PHONE)
    player = long_known(ada, house)
    page = ada.open("/me")
    page.get_by_role("link", name=said("en", "me-profile-open")).click()
    expect(page.get_by_role("heading", name=LONG_NAME)).to_be_visible()
    expect(page.get_by_text(said("en", "profile-private-own"))).to_be_visible()
    others = stranger.open(f"/people/{player}")
    expect(others.get_by_text(said("de", "profile-private"))).to_be_visible()
    assert others.get_by_role("region").count() == 0
    assert violations(others) == []
    public = page.get_by_role("switch", name=said("en", "profile-show"))
    public.focus()
    page.keyboard.press("Space")
    expect(page.get_by_text(said("en", "profile-public"))).to_be_visible()
    others.reload()
    results = others.get_by_role("region", name=said("de", "profile-results"))
    expect(results.get_by_role("listitem")).to_have_count(10)
    results.get_by_role("button", name=said("de", "profile-all", count=GAMES_PLAYED)).click()
    expect(results.get_by_role("listitem")).to_have_count(GAMES_PLAYED)
    expect(others.get_by_text(said("de", "profile-figure-accidents"))).to_be_visible()
    expect(results.get_by_role("link")).to_have_count(GAMES_PLAYED // 3)  # only of public tables
    expect(others.get_by_role("img", name=re.compile(said("de", "profile-rating")))).to_have_count(2)
    public.click()
    expect(page.get_by_text(said("en", "profile-private-own"))).to_be_visible()
    others.reload()
    expect(others.get_by_text(said("de", "profile-private"))).to_be_visible()
    expect(results).to_have_count(0)


def test_whoever_opens_a_link_becomes_a_friend(visit: Visit) -> None:
    ada, bo = visit("fr", SMALLEST), visit("en", SMALL_DESKTOP)
    person(ada, "Ada")
    page = ada.open("/friends")
    expect(page.get_by_text(said("fr", "friends-none"))).to_be_visible()
    page.get_by_role("button", name=said("fr", "friends-make-link")).click()
    link = page.get_by_role("textbox", name=said("fr", "room-link")).input_value()
    expect(page.get_by_role("img", name=said("fr", "friends-qr"))).to_be_visible()
    offered = bo.open(link.removeprefix(bo.address))
    expect(offered.get_by_text(said("en", "friends-offered", name="Ada"))).to_be_visible()
    offered.get_by_role("button", name=said("en", "friends-accept")).click()
    expect(offered.get_by_role("link", name="Ada")).to_be_visible()
    page.reload()
    remove = page.get_by_role("button", name=re.compile(said("fr", "friends-part-from", name="")[:7]))
    remove.click()
    expect(page.get_by_text(said("fr", "friends-none"))).to_be_visible()
    offered.reload()
    expect(offered.get_by_text(said("en", "friends-none"))).to_be_visible()


def test_somebody_is_reported_and_shut_out_and_let_in_again(visit: Visit, house: ServerProcess) -> None:
    ada = visit("en", PHONE)
    other = friend_id(long_known(ada, house), 3)
    page = ada.open(f"/people/{other}")
    expect(page.get_by_text(said("en", "profile-friend"))).to_be_visible()
    page.get_by_role("button", name=said("en", "profile-report")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=said("en", "profile-reason-stalling")).check()
    dialog.get_by_label(said("en", "profile-report-words")).fill("Hours for every die.")
    dialog.get_by_role("button", name=said("en", "profile-report-send")).click()
    expect(page.get_by_text(said("en", "profile-reported"))).to_be_visible()
    page.get_by_role("button", name=said("en", "profile-block")).click()
    expect(page.get_by_text(said("en", "profile-blocked-note"))).to_be_visible()
    expect(page.get_by_text(said("en", "profile-friend"))).to_have_count(0)
    page = ada.open("/friends")
    shut = page.get_by_role("region", name=said("en", "friends-blocked"))
    row = shut.get_by_role("listitem").filter(has_text=FRIENDS[3])
    row.get_by_role("button", name=said("en", "profile-unblock")).click()
    expect(row).to_have_count(0)
    expect(shut.get_by_role("listitem")).to_have_count(2)
    kept = ada.context.request.get(f"{ada.address}/api/me/everything").json()["reports"]
    assert [(one["reported"], one["reason"], one["text"]) for one in kept] == [
        (other, "stalling", "Hours for every die.")
    ]


def test_what_is_said_by_somebody_shut_out_is_hidden_until_it_is_wanted(visit: Visit) -> None:
    """Nobody else notices, and what is hidden is not counted as new."""
    ada, bo = visit("en", DESKTOP), visit("fr", PHONE)
    person(ada, "Ada")
    rude = person(bo, "Bo")
    at_ada, at_bo = at_one_table(ada, bo)
    assert ada.context.request.put(f"{ada.address}/api/me/blocks/{rude}").ok
    at_ada.reload()
    at_bo.get_by_role("button", name=said("fr", "table-talk"), exact=True).click()
    for text in ("Une insulte", "Une autre"):
        write(at_bo, "fr", text)
        expect(at_bo.get_by_role("dialog").locator("ol")).to_contain_text(text)
    at_ada.get_by_role("button", name=said("en", "table-talk"), exact=True).click()
    panel = at_ada.get_by_role("complementary", name=said("en", "table-talk"))
    hidden = panel.get_by_text(said("en", "table-talk-hidden"))
    expect(hidden).to_have_count(2)
    expect(panel).not_to_contain_text("insulte")
    assert violations(at_ada) == []
    panel.get_by_role("button", name=said("en", "table-talk-show-this", name="Bo")).first.press("Enter")
    expect(panel).to_contain_text("Une insulte")
    expect(hidden).to_have_count(1)
    write(at_ada, "en", "Hello")
    expect(at_bo.get_by_role("dialog").locator("ol")).to_contain_text("Hello")
    expect(at_bo.get_by_role("dialog")).not_to_contain_text(said("fr", "table-talk-hidden"))


def test_a_friend_is_invited_from_the_waiting_room_and_comes(visit: Visit) -> None:
    ada, bo = visit("en", SMALL_DESKTOP), visit("de", PHONE)
    person(ada, "Ada")
    friend = person(bo, "Bo")
    befriended(ada, bo)
    waiting = bo.open("/rules")
    made = ada.context.request.post(f"{ada.address}/api/tables", data={"game": "blueprints", "seats": [{}, {}]}).json()
    page = ada.open(f"/t/{made['id']}")
    page.get_by_role("button", name=said("en", "room-sit")).first.click()
    row = page.locator(f"[data-friend='{friend}']")
    row.get_by_role("button", name=said("en", "friends-invite-named", name="Bo")).click()
    expect(row).to_contain_text(said("en", "friends-invited"))
    told = said("de", "friends-invites", name="Ada", game="Blueprints")
    expect(waiting.get_by_text(told)).to_be_visible()  # whatever page it is
    home = bo.open("/")
    invitations = home.get_by_role("region", name=said("de", "friends-invitations"))
    expect(invitations.get_by_text(told)).to_be_visible()
    invitations.get_by_role("link", name=said("de", "friends-to-table")).click()
    home.get_by_role("button", name=said("de", "room-sit")).first.click()
    expect(row).to_have_count(0)  # who sits here need not be invited
    expect(page.get_by_role("list", name=said("en", "room-seats")).get_by_role("link", name="Bo")).to_be_visible()
    home = bo.open("/")
    expect(home.get_by_role("heading", name=said("de", "home-mine"))).to_be_visible()
    expect(invitations).to_have_count(0)


def test_a_name_leads_to_the_profile_by_mouse_and_by_keys(visit: Visit) -> None:
    """From a seat, from talk and from the list of who plays and looks on; in a tab of its own, so the game goes on."""
    ada, bo, cy = visit("en", DESKTOP), visit("en", PHONE), visit("en", PHONE)
    person(ada, "Ada")
    other, onlooker = person(bo, "Bo"), person(cy, "Cy")
    at_ada, at_bo = at_one_table(ada, bo)
    seats = at_ada.get_by_role("list", name=said("en", "room-seats"))
    with ada.context.expect_page() as opened:
        seats.get_by_role("link", name="Bo").click()
    expect(opened.value.get_by_role("heading", name="Bo")).to_be_visible()
    opened.value.close()
    at_bo.get_by_role("button", name=said("en", "table-talk"), exact=True).click()
    write(at_bo, "en", "Hello")
    at_bo.keyboard.press("Escape")
    at_ada.get_by_role("button", name=re.compile(said("en", "table-talk"))).click()
    panel = at_ada.get_by_role("complementary", name=said("en", "table-talk"))
    panel.get_by_role("link", name="Bo").focus()
    with ada.context.expect_page() as opened:
        at_ada.keyboard.press("Enter")
    expect(opened.value).to_have_url(re.compile(f"/people/{other}"))
    opened.value.close()
    panel.get_by_role("button", name=said("en", "table-close")).click()
    at_ada.get_by_role("button", name=said("en", "room-start")).click()
    expect(at_ada.get_by_role("region", name=said("en", "table-pool"))).to_be_visible()
    table = at_ada.url.partition("?")[0].rpartition("/")[2]
    cy.open(f"/t/{table}")
    at_ada.get_by_role("button", name=said("en", "history-title"), exact=True).click()
    history = at_ada.get_by_role("region", name=said("en", "history-title"))
    for name, who in (("Bo", other), ("Cy", onlooker)):
        link = history.get_by_role("link", name=name)
        expect(link).to_have_attribute("href", f"/people/{who}")
        expect(link).to_have_attribute("target", "_blank")
    assert violations(at_ada) == []
    seat = at_ada.get_by_role("region", name=said("en", "table-seats")).get_by_role("link", name="Bo")
    with ada.context.expect_page() as opened:
        seat.click()
    expect(opened.value).to_have_url(re.compile(f"/people/{other}"))


def test_a_way_to_be_told_is_removed_a_game_is_muted_and_nights_are_quiet(visit: Visit, house: ServerProcess) -> None:
    ada = visit("en", SMALLEST)
    long_known(ada, house)
    page = ada.open("/me")
    section = page.get_by_role("region", name=said("en", "notify-title"))
    broken = section.get_by_role("listitem").filter(has_text="Discord")
    expect(broken).to_contain_text("The last message was not accepted there.")
    broken.get_by_role("button", name=re.compile(said("en", "notify-remove"))).click()
    expect(broken).to_have_count(0)
    muted = section.get_by_role("switch", name=said("en", "notify-about", game="Blueprints"))
    muted.focus()
    page.keyboard.press("Space")
    quiet = section.get_by_role("switch", name=re.compile(said("en", "notify-quiet")))
    quiet.click()
    ends = section.get_by_label(said("en", "notify-quiet-ends"), exact=True)
    expect(ends).to_have_value("08:00")
    ends.fill("09:15")
    page.keyboard.press("Tab")
    kept = f"{ada.address}/api/me/notifications"
    page.wait_for_function(
        "url => fetch(url).then((one) => one.json()).then((one) => one.quiet?.ends === 555)", arg=kept
    )
    page.reload()
    expect(section.get_by_role("listitem")).to_have_count(2)
    expect(muted).not_to_be_checked()
    expect(section.get_by_role("switch", name=said("en", "notify-about", game="Men at Work"))).to_be_checked()
    expect(ends).to_have_value("09:15")
    assert violations(page) == []
