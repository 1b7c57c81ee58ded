"""The page and the dice of its table: a dishonest server is found out, and a receipt can be taken along.

The dishonest server sits between the page and an honest one: it signs whatever it tells, with a key of its own.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from playwright.sync_api import FilePayload, Page, WebSocketRoute, expect

from chantier.core.evidence import Opening, hashed
from chantier.core.fairness import SeatPromise
from chantier.core.signing import Signer
from chantier.registry import GAMES
from chantier.words import Words
from tests.browser.conftest import Visit
from tests.browser.support.access import violations
from tests.browser.support.hands import Mouse, build, said
from tests.browser.support.playing import introduced, open_seat, played
from tests.browser.support.visiting import Visitor
from tests.support.signed_games import signed_game

GAME = 18
REGISTERED = GAMES["blueprints"]
Frame = dict[str, Any]


class DishonestServer:
    """Tells a page everything changed by `cheat`, and signs it."""

    def __init__(self, page: Page, cheat: Callable[[Frame], None]) -> None:
        self._signer, self._cheat = Signer(bytes(range(32))), cheat
        self._opening: Opening | None = None
        self.heard: list[str] = []
        page.route_web_socket("**/api/tables/*/socket*", self._stand_between)

    def _stand_between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def hear(message: str | bytes) -> None:
            self.heard.append(json.loads(message)["kind"])
            server.send(message)

        page.on_message(hear)
        server.on_message(lambda message: page.send(self._changed(message) if isinstance(message, str) else message))

    def _changed(self, message: str) -> str:
        frame: Frame = json.loads(message)
        self._cheat(frame)
        if frame["kind"] == "table":
            self._sign_steps(frame)
        elif frame["kind"] == "sight":
            dice = frame["dice"]
            assert self._opening is not None, "a table is told first"
            dice["signature"] = self._signer.sign(self._opening.mix_text(dice["n"], dice["mix"]))
        return json.dumps(frame)

    def _sign_steps(self, table: Frame) -> None:
        steps = table["steps"]
        self._opening = Opening(hashed(table["id"]), steps["attempt"], table["game"], table["commitment"])
        seats = [SeatPromise(one["kind"], one.get("salt_hash"), one.get("chain_end")) for one in table["seats"]]
        steps["server"] = self._signer.public_key
        steps["commitment"] = self._signer.sign(self._opening.commitment_text())
        if "promises" in steps:
            steps["promises"] = self._signer.sign(self._opening.promises_text(seats))


def begun(visitor: Visitor) -> Page:
    """A game of Blueprints against a bot, entered by the page."""
    introduced(visitor)
    visitor.page.set_default_timeout(60_000)
    wanted = {"game": "blueprints", "seats": 2, "bot": "greedy", "options": {"first": 0}}
    seated = visitor.context.request.post(f"{visitor.address}/api/play", data=wanted).json()
    return open_seat(visitor, seated)


def test_a_secret_that_is_swapped_after_the_promise_is_found_out_and_gets_no_salt(visit: Visit) -> None:
    ada = visit("de")

    def swap(frame: Frame) -> None:
        if frame["kind"] == "table" and "promises" in frame["steps"]:
            frame["commitment"] = hashed("a secret with better dice")

    server = DishonestServer(ada.page, swap)
    page = begun(ada)
    sheet = page.get_by_role("dialog", name=said("de", "dice-wrong-title"))
    expect(sheet.get_by_text(said("de", "dice-wrong-commitment-changed"))).to_be_visible(timeout=60_000)
    assert "promise" in server.heard
    assert "reveal" not in server.heard


def test_a_salt_for_a_bot_stops_the_game_until_somebody_says_to_go_on(visit: Visit) -> None:
    bo = visit("fr")

    def add_salt(frame: Frame) -> None:
        if frame["kind"] == "table" and "salts" in frame:
            frame["salts"][1] = "00" * 16

    server = DishonestServer(bo.page, add_salt)
    page = begun(bo)
    sheet = page.get_by_role("dialog", name=said("fr", "dice-wrong-title"))
    expect(sheet.get_by_text(said("fr", "salt-of-a-bot", seat=2))).to_be_visible(timeout=60_000)
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert").get_by_text(said("fr", "dice-wrong-title"))).to_be_visible()  # it stays
    page.get_by_role("button", name=said("fr", "dice-show")).click()
    assert "play" not in server.heard
    sheet.get_by_role("button", name=said("fr", "dice-go-on")).click()
    build(bo, Mouse(page))
    assert "play" in server.heard


def test_another_key_than_the_one_this_device_keeps_is_asked_about(visit: Visit) -> None:
    cy = visit("en")
    kept = Signer(bytes(range(32))).public_key
    introduced(cy)
    cy.page.evaluate("key => localStorage.setItem('chantier.server-key', key)", kept)
    page = begun(cy)
    sheet = page.get_by_role("dialog", name=said("en", "dice-wrong-title"))
    expect(sheet.get_by_text(said("en", "dice-wrong-key-changed"))).to_be_visible(timeout=60_000)
    expect(sheet.get_by_text(kept)).to_be_visible()
    assert violations(page) == []
    sheet.get_by_role("button", name=said("en", "dice-trust")).click()
    build(cy, Mouse(page))  # the table begins now: the device has promised and revealed


def test_a_receipt_agrees_with_the_record_in_the_page_and_in_the_terminal(visit: Visit, tmp_path: Path) -> None:
    dora = visit("en")
    table = played(dora, GAME, seats=2)
    page = dora.open(f"/t/{table}")
    kept = "name => (JSON.parse(localStorage.getItem(name)) ?? {statements: []}).statements.length >= 3"
    page.wait_for_function(kept, arg=f"chantier.dice.{table}", timeout=60_000)
    page = dora.open(f"/check/{table}")
    expect(page.get_by_text(said("en", "check-holds-receipt"))).to_be_visible(timeout=60_000)
    expect(page.get_by_role("table", name=said("en", "check-against"))).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name=said("en", "dice-save")).click()
    receipt, record = tmp_path / "receipt.json", tmp_path / "game.record"
    saved.value.save_as(receipt)
    record.write_text(dora.context.request.get(f"{dora.address}/api/tables/{table}/record").text(), encoding="utf-8")
    asked = [sys.executable, "-m", "chantier.cli", "--lang", "en", "verify", str(record), "--receipt", str(receipt)]
    verified = subprocess.run(asked, capture_output=True, encoding="utf-8", check=False)
    assert verified.returncode == 0, verified.stderr
    assert Words("en").say("verify-receipt-agrees") in verified.stdout


def test_a_receipt_that_is_brought_is_compared_with_the_record_and_every_outcome_is_said(visit: Visit) -> None:
    """By somebody who was not there. The receipt comes first, alone, and the record after it; then others' receipts."""
    game = signed_game("compared")
    record, receipt = game.record(REGISTERED.recorder), game.receipt()
    swapped = game.sign(game.opening._replace(commitment="ab" * 32).commitment_text())
    forged = replace(receipt.statements[0], signature="00" * 64)
    page = visit("de").open("/check")

    def bring(value: object, place: str) -> None:
        file = FilePayload(name="a.json", mimeType="application/json", buffer=msgspec.json.encode(value))
        page.get_by_role("group", name=said("de", place)).locator("input[type=file]").set_input_files(file)

    bring(receipt, "check-drop")
    expect(page.get_by_role("status").get_by_text(said("de", "check-receipt-alone"))).to_be_visible()
    bring(record, "check-drop")
    expect(page.get_by_role("heading", name=said("de", "check-proved-blueprints"))).to_be_visible()
    found = page.get_by_role("region", name=said("de", "check-receipt")).get_by_role("status")
    expect(found).to_have_text(said("de", "check-receipt-agrees"))
    assert violations(page) == []
    for brought, sentence in (
        (signed_game("elsewhere").receipt(), "check-receipt-other-table"),
        (record, "receipt-malformed"),
        (replace(receipt, statements=(forged,)), "receipt-not-signed"),
    ):
        bring(brought, "check-receipt-drop")
        expect(found).to_have_text(said("de", sentence))
        expect(page.get_by_role("heading", name=said("de", "check-proved-blueprints"))).to_be_visible()
    bring(replace(receipt, statements=(swapped,)), "check-receipt-drop")
    expect(found).to_have_text(said("de", "receipt-contradicts", step="commitment", n=0))
    expect(page.get_by_role("heading", name=said("de", "check-wrong"))).to_be_visible()
