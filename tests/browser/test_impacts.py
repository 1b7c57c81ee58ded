"""One contact is seen, heard and felt: a piece that is let go in a real browser, and one that a bot lets go."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.support.hands import said
from tests.browser.support.playing import introduced
from tests.browser.support.site_hands import SiteFinger
from tests.browser.support.site_tables import PLAY, enter
from tests.browser.support.visiting import PHONE, Visitor
from tests.browser.test_practice import has, on_a_site

LISTEN = """() => {
  const heard = (window.__heard = { contexts: 0, started: 0, panned: [], vibrated: [] });
  const Real = window.AudioContext;
  window.AudioContext = class extends Real { constructor(...all) { super(...all); heard.contexts++; } };
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...all) { heard.started++; return start.apply(this, all); };
  const panner = BaseAudioContext.prototype.createStereoPanner;
  BaseAudioContext.prototype.createStereoPanner = function () {
    const made = panner.call(this);
    heard.panned.push(made);
    return made;
  };
  const vibrate = navigator.vibrate;
  navigator.vibrate = pattern => { heard.vibrated.push(pattern); return vibrate.call(navigator, pattern); };
}"""
"""What the page asks of the browser is counted, and done as it was asked."""


def heard(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        """() => ({ ...window.__heard, panned: window.__heard.panned.map(one => one.pan.value),
                    drawn: window.__chantier.scene.describe().impacts })"""
    )
    return found


def switch_on(visitor: Visitor, *keys: str) -> None:
    """In the page's menu, as anybody would."""
    page, language = visitor.page, visitor.language
    menu = page.get_by_role("button", name=said(language, "shell-menu"), exact=True)
    menu.click()
    for key in keys:
        page.get_by_role("switch", name=said(language, key)).click()
    page.keyboard.press("Escape")


def put_down(page: Page, hand: SiteFinger, piece: str) -> None:
    """Taken, lowered until it touches, and let go there: nothing asks whether it is meant."""
    hand.take(piece)
    hand.lower()
    hand.let_go()
    has(page, piece)


def test_a_contact_is_seen_and_where_it_is_switched_on_also_heard_and_felt(visit: Visit) -> None:
    theo = visit("fr", PHONE)
    theo.context.add_init_script(f"({LISTEN})()")
    page, hand = on_a_site(theo), SiteFinger(theo.page)
    put_down(page, hand, "girder-black-2")
    quiet = heard(page)
    assert quiet["drawn"] > 0
    assert (quiet["contexts"], quiet["started"], quiet["vibrated"]) == (0, 0, []), "off until somebody wants it"

    switch_on(theo, "shell-sound", "shell-vibration")
    put_down(page, hand, "girder-black-3")
    loud = heard(page)
    assert loud["drawn"] > quiet["drawn"]
    assert (loud["contexts"], loud["started"] >= 2) == (1, True), "tones and a click"
    assert loud["panned"], "from where it is seen: other sounds come from nowhere"
    assert all(-0.7 <= side <= 0.7 for side in loud["panned"])
    patterns = [one for one in loud["vibrated"] if one]
    assert patterns, "the own hand felt it"
    assert all(0 < ms <= 45 for pattern in patterns for ms in pattern)


def test_what_a_bot_lets_go_is_heard_and_not_felt(visit: Visit) -> None:
    """Nobody tells how hard it was: the page works it out from what moves."""
    ada = visit("de", PHONE)
    ada.context.add_init_script(f"({LISTEN})()")
    introduced(ada)
    switch_on(ada, "shell-sound", "shell-vibration")
    wanted = {"game": "men-at-work", "seats": 2, "bot": "uniform", "options": {"first": 1}}
    enter(ada, str(ada.page.evaluate(PLAY, wanted)))
    ada.page.touchscreen.tap(195, 300)  # a page makes no sound before somebody has touched it
    ada.page.wait_for_function(
        """() => window.__chantier.scene.describe().impacts > 0 && window.__heard.panned.length > 0
                 && window.__chantier.play.act?.shown""",
    )
    assert [one for one in heard(ada.page)["vibrated"] if one] == []
