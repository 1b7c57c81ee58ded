"""Tables, results and moments are passed on: by a camera, the clipboard, the device's own sharing, and as a picture."""

from __future__ import annotations

import io
import re

from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import said
from tests.browser.support.playing import introduced, played
from tests.browser.support.visiting import DESKTOP, PHONE

GAME = 18
SHARED = """() => {
  window.__shared = [];
  navigator.share = async (what) => {
    window.__shared.push({...what, files: (what.files ?? []).map((one) => one.name)});
  };
  navigator.canShare = (what) => Boolean(what?.files);
}"""
"""Headless Chromium has nobody to share with: what a phone's system would be given is noted instead."""


def squares(page: Page) -> int:
    """How many dark strips the QR code on the page has."""
    path = page.get_by_role("img", name=re.compile("QR")).locator("path").last.get_attribute("d") or ""
    return path.count("M")


def test_a_result_is_shared_as_a_link_and_as_a_picture(visit: Visit) -> None:
    ada = visit("fr", DESKTOP)
    ada.page.add_init_script(f"({SHARED})()")
    table = played(ada, GAME)
    page = ada.open(f"/t/{table}")
    button = page.get_by_role("button", name=said("fr", "share-result"), exact=True)
    button.click()
    dialog = page.get_by_role("dialog")
    link = f"{ada.address}/t/{table}?preview=1"
    expect(dialog.get_by_role("textbox")).to_have_value(link)
    expect(dialog.get_by_text(said("fr", "share-private"))).to_be_visible()
    picture = dialog.get_by_role("img", name=said("fr", "share-picture-alt"))
    page.wait_for_function("() => document.querySelector('dialog img')?.naturalWidth === 1200")
    assert picture.evaluate("one => [one.naturalWidth, one.naturalHeight]") == [1200, 630]
    expect(page.get_by_role("img", name=said("fr", "share-qr"))).to_be_visible()
    assert squares(page) > 100
    assert violations(page) == []
    with page.expect_download() as downloading:
        dialog.get_by_role("link", name=said("fr", "share-picture-download")).click()
    assert downloading.value.suggested_filename == "blueprints.png"
    assert Image.open(io.BytesIO(downloading.value.path().read_bytes())).size == (1200, 630)
    dialog.get_by_role("button", name=said("fr", "share-send")).click()
    dialog.get_by_role("button", name=said("fr", "share-picture-send")).click()
    page.wait_for_function("() => window.__shared.length === 2")
    first, second = page.evaluate("() => window.__shared")
    assert (first["url"], second["files"]) == (link, ["blueprints.png"])
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(button).to_be_focused()

    moment = ada.open(f"/replay/{table}?at=7")
    moment.wait_for_function("() => Number(document.querySelector('[type=range]')?.max) > 1")
    moment.get_by_role("button", name=said("fr", "share-moment")).click()
    shown = moment.get_by_role("dialog").get_by_role("textbox")
    expect(shown).to_have_value(re.compile(rf"/replay/{table}\?at=7&.*preview=1$"))
    assert violations(moment) == []


def test_a_waiting_room_shows_its_link_to_a_camera_and_to_the_phones_own_sharing(visit: Visit) -> None:
    bo = visit("de", PHONE)
    bo.page.add_init_script(f"({SHARED})()")
    introduced(bo, "Bo")
    made = bo.context.request.post(f"{bo.address}/api/tables", data={"game": "blueprints", "seats": [{}, {}]}).json()
    page = bo.open(f"/t/{made['id']}")
    code = page.get_by_role("img", name=said("de", "share-qr"))
    expect(code).to_be_visible()
    box = code.bounding_box()
    assert box is not None
    assert box["width"] >= 96
    assert box["x"] + box["width"] <= PHONE.width
    page.get_by_role("button", name=said("de", "room-share"), exact=True).tap()
    page.wait_for_function("() => window.__shared.length === 1")
    assert page.evaluate("() => window.__shared[0].url") == f"{bo.address}/t/{made['id']}"
    assert violations(page) == []
