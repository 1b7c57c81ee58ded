"""Every page in every state, by name: axe-core looks at all of them, and `./dev screenshots` takes their pictures."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.support.admin_states import at_the_console, with_a_notice
from tests.browser.support.hands import said
from tests.browser.support.people_states import PEOPLE_STATES
from tests.browser.support.playing import introduced, open_seat, played
from tests.browser.support.side_states import (
    Reach,
    State,
    asked_to_take_back,
    asking_to_take_back,
    looking_back,
    with_history,
    with_talk,
)
from tests.browser.support.site_hands import (
    SiteFinger,
    SiteMouse,
    clear_up,
    drop_beside,
    go_on,
    wait_for_step,
    wait_until_there,
)
from tests.browser.support.site_tables import at_a_site
from tests.browser.support.table_states import back_after_a_bot, explained, losing, with_hints
from tests.browser.support.visiting import Visitor, new_visitor
from tests.server.support.processes import ServerProcess

PICKS = 6
GAME = 18


def opened(path: str) -> Reach:
    def reach(visitor: Visitor, house: ServerProcess) -> None:
        visitor.open(path)
        settled(visitor.page)

    return reach


def settled(page: Page) -> None:
    """Loaded, with its words and fonts, and nothing on its way."""
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => true)")


def at_the_table(moves: int, seats: int = 3) -> Reach:
    def reach(visitor: Visitor, house: ServerProcess) -> None:
        table = played(visitor, moves, seats)
        visitor.open(f"/t/{table}")
        visitor.page.wait_for_selector("[data-step='die']")
        drawn(visitor.page)

    return reach


def drawn(page: Page) -> None:
    """The scene stands, where there is one."""
    page.wait_for_function("() => window.__chantier?.scene || document.querySelector('.flat')")
    settled(page)


def choosing(seats: int) -> Reach:
    """A die in the hand: its spaces are lit."""

    def reach(visitor: Visitor, house: ServerProcess) -> None:
        at_the_table(3, seats)(visitor, house)
        visitor.page.locator("[data-die]:not(.unplaceable)").nth(1).click()
        visitor.page.wait_for_selector("[data-step='space']")

    return reach


def confirming(seats: int) -> Reach:
    def reach(visitor: Visitor, house: ServerProcess) -> None:
        choosing(seats)(visitor, house)
        visitor.page.locator("[data-space].lit").first.click()
        visitor.page.wait_for_selector("[data-step='remove'], [data-step='confirm']")

    return reach


def at_the_reveal(visitor: Visitor, house: ServerProcess) -> None:
    """The last pick of a round is made at the page, so that the reveal is seen."""
    at_the_table(PICKS - 1)(visitor, house)
    page = visitor.page
    page.locator("[data-die]:not(.unplaceable)").first.click()
    page.locator("[data-space].lit").first.click()
    page.get_by_role("button", name=said(visitor.language, "table-build"), exact=True).click()
    page.get_by_text(said(visitor.language, "reveal-title", round=1)).first.wait_for()
    settled(page)


def at_the_result(visitor: Visitor, house: ServerProcess) -> None:
    visitor.open(f"/t/{played(visitor, GAME)}")
    visitor.page.get_by_text(said(visitor.language, "reveal-over")).first.wait_for()
    settled(visitor.page)


def sharing(visitor: Visitor, house: ServerProcess) -> None:
    at_the_result(visitor, house)
    visitor.page.get_by_role("button", name=said(visitor.language, "share-result"), exact=True).click()
    visitor.page.wait_for_function("() => document.querySelector('dialog img')?.naturalWidth > 0")
    settled(visitor.page)


def rules_over_the_table(visitor: Visitor, house: ServerProcess) -> None:
    at_the_table(2)(visitor, house)
    visitor.page.keyboard.press("?")
    visitor.page.locator("[data-rules-overlay] section").first.wait_for()


def replaying(visitor: Visitor, house: ServerProcess) -> None:
    visitor.open(f"/replay/{played(visitor, GAME)}?at=9")
    settled(visitor.page)


def checking(visitor: Visitor, house: ServerProcess) -> None:
    visitor.open(f"/check/{played(visitor, GAME)}")
    settled(visitor.page)


def with_games(visitor: Visitor, house: ServerProcess) -> None:
    """Somebody who has played: a running game, a finished one, and an open table of somebody else's."""
    introduced(visitor)
    for moves in (4, GAME):
        played(visitor, moves)
    wanted = {"game": "blueprints", "seats": [{}, {}, {"bot": "greedy"}], "public": True}
    assert visitor.context.request.post(f"{visitor.address}/api/tables", data=wanted).ok
    visitor.open("/")
    settled(visitor.page)


def in_the_waiting_room(visitor: Visitor, house: ServerProcess) -> None:
    wait_for_others(visitor, {"game": "blueprints", "seats": [{}, {}, {"bot": "greedy"}]})


def in_the_waiting_room_of_a_site(visitor: Visitor, house: ServerProcess) -> None:
    options = {"site": "expert", "slips": "strict", "experts": [0], "foreman": True, "crane": True, "skyscraper": True}
    wait_for_others(visitor, {"game": "men-at-work", "seats": [{}, {}, {"bot": "apprentice"}], "options": options})


def waiting_for_a_device(visitor: Visitor, house: ServerProcess) -> None:
    """Somebody has sat down, and the device does not answer."""
    days = {"kind": "days", "days": 1}
    wait_for_others(visitor, {"game": "blueprints", "seats": [{}, {}, {"bot": "greedy"}], "clock": days})
    table = visitor.page.url.partition("?")[0].rpartition("/")[2]
    assert visitor.context.browser is not None
    other = new_visitor(visitor.context.browser, visitor.address)
    introduced(other, "Maximiliane")
    assert other.context.request.post(f"{visitor.address}/api/tables/{table}/sit", data={}).ok
    other.context.close()
    visitor.page.get_by_role("button", name=said(visitor.language, "room-start")).click()
    awaits = said(visitor.language, "room-awaits", count=1, names="Maximiliane")
    visitor.page.get_by_text(awaits).wait_for()
    settled(visitor.page)


def warned_of_the_dice(visitor: Visitor, house: ServerProcess) -> None:
    """The server signs with another key than the one that this device keeps."""
    introduced(visitor)
    visitor.page.evaluate("key => localStorage.setItem('chantier.server-key', key)", "c0" * 32)
    wanted = {"game": "blueprints", "seats": 2, "bot": "greedy"}
    open_seat(visitor, visitor.context.request.post(f"{visitor.address}/api/play", data=wanted).json())
    visitor.page.get_by_role("dialog", name=said(visitor.language, "dice-wrong-title")).wait_for()
    settled(visitor.page)


def wait_for_others(visitor: Visitor, wanted: dict[str, Any]) -> None:
    introduced(visitor)
    made = visitor.context.request.post(f"{visitor.address}/api/tables", data=wanted).json()
    visitor.open(f"/t/{made['id']}")
    visitor.page.get_by_role("button", name=said(visitor.language, "room-sit")).first.click()
    visitor.page.get_by_role("button", name=said(visitor.language, "room-leave")).wait_for()
    settled(visitor.page)


def with_every_variant(visitor: Visitor, house: ServerProcess) -> None:
    """The form with all it may show: both variants with a choice between them, experts, their hands, house rules."""
    opened("/new?game=men-at-work&bots=1")(visitor, house)
    for variant in ("option-foreman", "option-crane", "option-skyscraper"):
        visitor.page.get_by_role("switch", name=said(visitor.language, variant)).check()
    for part in visitor.page.locator("summary").all():
        part.click()
    visitor.page.get_by_role("checkbox", name=said(visitor.language, "home-seat", seat=2)).check()


def looking_on(visitor: Visitor, house: ServerProcess) -> None:
    table = played(visitor, 3)
    visitor.page.evaluate("localStorage.clear()")
    visitor.context.clear_cookies()
    visitor.open(f"/t/{table}")
    visitor.page.wait_for_selector("[data-step]")
    drawn(visitor.page)


def behind_the_curtain(visitor: Visitor, house: ServerProcess) -> None:
    page = visitor.open("/together")
    for number, name in enumerate(("Maren", "Théo")):
        page.get_by_role("textbox").nth(number).fill(name)
    page.get_by_role("button", name=said(visitor.language, "home-together-start")).click()
    page.wait_for_selector("[data-curtain]")
    drawn(page)


def menu(visitor: Visitor, house: ServerProcess) -> None:
    opened("/")(visitor, house)
    visitor.page.get_by_role("button", name=said(visitor.language, "shell-menu"), exact=True).click()


def offline_at_the_table(visitor: Visitor, house: ServerProcess) -> None:
    at_the_table(3)(visitor, house)
    visitor.server_may_be_away = True
    house.kill()
    visitor.page.get_by_role("region", name=said(visitor.language, "shell-offline-title")).wait_for()


def offline_at_home(visitor: Visitor, house: ServerProcess) -> None:
    opened("/")(visitor, house)
    visitor.server_may_be_away = True
    house.kill()
    visitor.page.get_by_text(said(visitor.language, "shell-offline-title")).first.wait_for()


def at_the_site(options: dict[str, Any] | None = None, seats: int = 3) -> Reach:
    def reach(visitor: Visitor, house: ServerProcess) -> None:
        at_a_site(visitor, seats=seats, **(options or {}))
        settled(visitor.page)

    return reach


def holding(visitor: Visitor, house: ServerProcess) -> None:
    """A piece in the hand, with its conditions."""
    at_the_site()(visitor, house)
    visitor.page.locator("[data-take]").first.click()
    wait_for_step(visitor.page, "hold")
    visitor.page.wait_for_selector("[data-let-go]")


def offered_places(visitor: Visitor, house: ServerProcess) -> None:
    """The same, with rings where it could go."""
    holding(visitor, house)
    visitor.page.wait_for_function("() => window.__chantier.play.hand.goals.length > 0")
    wait_until_there(visitor.page)


def told_whether_it_holds(visitor: Visitor, house: ServerProcess) -> None:
    """The same, lowered until it touches, when it has been tried out whether it will hold."""
    holding(visitor, house)
    wait_until_there(visitor.page)  # the gap is known
    visitor.page.keyboard.press("End")
    visitor.page.wait_for_selector("[data-chance]")


def settling(visitor: Visitor, house: ServerProcess) -> None:
    """The hand has opened, and the site comes to rest."""
    holding(visitor, house)
    visitor.page.locator("[data-let-go]").first.click()
    if visitor.page.evaluate("() => window.__chantier.play.asking !== null"):
        visitor.page.locator("[data-let-go]").first.click()
    wait_for_step(visitor.page, "settling", "take", "wait", "clear")


def clearing(visitor: Visitor, house: ServerProcess) -> None:
    """A crane that tipped over, and a girder and a support that lie about, as a sight would tell it (M63, M81)."""
    at_the_site({"crane": True}, seats=2)(visitor, house)
    shown_as(
        visitor.page,
        """({legal, view, ...sight}) => {
          const lying = ["crane", "girder-white-1"], optional = ["support-1"];
          const clearing = {...view.clearing, lying, optional, pushable: ["girder-white-1"]};
          const path = {targets: [], release_s: 0};
          const moves = [...lying, ...optional].map((piece) => ({kind: "ClearAway", piece, path}));
          return {...sight, view: {...view, phase: "clearing", clearing},
            legal: {...legal, phase: "clearing", candidates: [], pushable: ["girder-white-1"], pull: [], moves}};
        }""",
    )
    wait_for_step(visitor.page, "clear")


def foreman_asked(visitor: Visitor, house: ServerProcess) -> None:
    """A foreman whose work is impossible may lay a card (M80), as a sight would tell it."""
    at_the_site({"foreman": True, "crane": True}, seats=2)(visitor, house)
    shown_as(
        visitor.page,
        """({legal, view, ...sight}) => ({...sight,
          view: {...view, phase: "asked", work: {...view.work, impossible: "skipped"}},
          legal: {...legal, phase: "asked", candidates: [], moves: [{kind: "Decline"},
            ...view.players[view.seat].hand.map((card) => ({kind: "LayCard", card, on: "discard"}))]}})""",
    )
    wait_for_step(visitor.page, "asked")


def shown_as(page: Page, change: str) -> None:
    """The page is shown another sight than it was sent: states that no short game comes by."""
    page.evaluate(f"() => {{ const {{play}} = window.__chantier; play.sight = ({change})(play.sight); }}")


def learning_a_site(visitor: Visitor, house: ServerProcess) -> None:
    opened("/learn/men-at-work")(visitor, house)
    visitor.page.locator("h1").wait_for(state="attached")  # the table has begun


def told_in_words(visitor: Visitor, house: ServerProcess) -> None:
    at_the_site()(visitor, house)
    visitor.page.keyboard.press("l")
    visitor.page.wait_for_selector("[data-offer]")


def with_less_help(visitor: Visitor, house: ServerProcess) -> None:
    """House rules in force, and a seat that plays by words."""
    at_the_site({"help": "some", "certificates": 5, "titles": 7, "tremor": "all"})(visitor, house)
    visitor.page.keyboard.press("l")
    visitor.page.locator("[data-choose-places]").click()
    visitor.page.wait_for_selector("[data-offer]")


def after_an_accident(visitor: Visitor, house: ServerProcess) -> None:
    at_a_site(visitor, seats=3, slips="strict")
    hand = SiteFinger(visitor.page) if visitor.page.evaluate("innerWidth < 700") else SiteMouse(visitor.page)
    while visitor.page.locator("[data-accident]").count() == 0:
        drop_beside(visitor, hand)
    settled(visitor.page)


def at_the_end_of_a_site(visitor: Visitor, house: ServerProcess) -> None:
    """Two certificates are soon lost."""
    at_a_site(visitor, slips="strict", experts=[0])
    hand = SiteFinger(visitor.page) if visitor.page.evaluate("innerWidth < 700") else SiteMouse(visitor.page)
    while wait_for_step(visitor.page, "take", "clear", "over") != "over":
        go_on(visitor)
        clear_up(visitor)
        if wait_for_step(visitor.page, "take", "wait", "over") == "take":
            drop_beside(visitor, hand)
    go_on(visitor)
    settled(visitor.page)


def replaying_a_site(visitor: Visitor, house: ServerProcess) -> None:
    table = at_a_site(visitor, slips="strict")
    hand = SiteFinger(visitor.page) if visitor.page.evaluate("innerWidth < 700") else SiteMouse(visitor.page)
    drop_beside(visitor, hand)
    visitor.open(f"/replay/{table}")
    visitor.page.locator("input[type='range']").first.wait_for()
    settled(visitor.page)


STATES = (
    State("home-new", opened("/")),
    State("home-games", with_games),
    State("menu", menu),
    State("new-table", opened("/new")),
    State("new-table-site", opened("/new?game=men-at-work")),
    State("new-table-box", with_every_variant),
    State("together", opened("/together")),
    State("together-site", opened("/together?game=men-at-work")),
    State("join", opened("/join")),
    State("games-empty", opened("/games")),
    State("me", opened("/me")),
    *PEOPLE_STATES,
    State("waiting-room", in_the_waiting_room),
    State("waiting-room-site", in_the_waiting_room_of_a_site),
    State("waiting-for-device", waiting_for_a_device, met=True),
    State("dice-warning", warned_of_the_dice, met=True),
    State("no-such-table", opened("/t/nothing")),
    State("no-such-page", opened("/nothing")),
    State("table-start", at_the_table(0), met=True),
    State("table-middle-4", at_the_table(3, 4)),
    State("table-choose", choosing(3), met=True),
    State("table-confirm", confirming(3)),
    State("table-remove-2", confirming(2)),
    State("table-lose", losing, met=True),
    State("table-explained", explained, met=True),
    State("table-hints", with_hints, met=True),
    State("table-back", back_after_a_bot, met=True),
    State("table-onlooker", looking_on),
    State("table-talk", with_talk(at_the_table(2))),
    State("table-history", with_history(at_the_table(3)), met=True),
    State("table-past", looking_back(at_the_table(3)), met=True),
    State("table-take-back", asked_to_take_back),
    State("table-take-back-own", asking_to_take_back),
    State("site-past", looking_back(at_the_site()), met=True),
    State("curtain", behind_the_curtain),
    State("reveal", at_the_reveal, met=True),
    State("result", at_the_result, met=True),
    State("result-shared", sharing, met=True),
    State("table-rules", rules_over_the_table, met=True),
    State("replay", replaying),
    State("check", opened("/check")),
    State("check-proved", checking),
    State("site-take", at_the_site()),
    State("site-hold", holding, met=True),
    State("site-places", offered_places),
    State("site-chance", told_whether_it_holds),
    State("site-settling", settling),
    State("site-clearing", clearing),
    State("site-asked", foreman_asked),
    State("site-foreman", at_the_site({"foreman": True, "crane": True}, seats=2)),
    State("site-by-hand", at_the_site({"site": "by_hand", "skyscraper": True}, seats=2)),
    State("site-words", told_in_words, met=True),
    State("site-less-help", with_less_help, met=True),
    State("site-accident", after_an_accident, met=True),
    State("site-result", at_the_end_of_a_site, met=True),
    State("site-replay", replaying_a_site, met=True),
    State("site-learn", learning_a_site),
    State("rules", opened("/rules/blueprints")),
    State("rules-site", opened("/rules/men-at-work")),
    State("learn", opened("/learn")),
    State("admin", at_the_console),
    State("admin-token", opened("/admin")),
    State("notice", with_a_notice),
    State("offline-table", offline_at_the_table, server_dies=True),
    State("offline-home", offline_at_home, server_dies=True),
)
