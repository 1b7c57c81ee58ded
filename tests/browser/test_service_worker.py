"""The service worker: a message of the server becomes a notification, and a click on it leads to the table.

The handlers run in the worker as a browser has installed it, and get events that are made there: Chromium without
windows takes no real push message (it crashes) and shows no notifications, and a click made by a script is nobody's.
So what the worker asks of the browser (show, focus, open) is noted instead of done.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Worker

from tests.browser.conftest import Visit
from tests.browser.support.visiting import Visitor

TOLD = {"key": "k1", "title": "Your turn", "text": "It is your turn.", "url": "https://public.example/t/abc#x"}
PUSH = """
async (data) => {
  const event = new PushEvent("push", data === null ? {} : { data });
  const shown = [];
  let waited = null;
  event.waitUntil = (work) => (waited = work);
  self.registration.showNotification = async (title, options) => void shown.push({ title, ...options });
  self.dispatchEvent(event);
  await waited;
  return shown;
}
"""
CLICK = """
async (data) => {
  const calls = [];
  const event = new ExtendableEvent("notificationclick");
  let waited = null;
  event.waitUntil = (work) => (waited = work);
  event.notification = { data, close: () => calls.push("close") };
  self.clients.openWindow = async (url) => void calls.push("open " + url);
  WindowClient.prototype.focus = async function () { calls.push("focus " + new URL(this.url).pathname); };
  self.dispatchEvent(event);
  await waited;
  return calls;
}
"""


def worker_of(visitor: Visitor) -> Worker:
    """The page is opened, and its worker is there and has taken it over."""
    page = visitor.open("/rules")
    page.wait_for_function(
        "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
    )
    [worker] = visitor.context.service_workers
    return worker


def pushed(worker: Worker, data: str | None) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = worker.evaluate(PUSH, data)
    return shown


def test_a_message_is_shown_by_the_key_of_its_turn(visit: Visit) -> None:
    """One about the same turn has the same tag, and so takes the place of the one before."""
    worker = worker_of(visit("en"))
    [shown] = pushed(worker, json.dumps(TOLD))
    assert {name: shown[name] for name in ("title", "body", "tag", "data")} == {
        "title": "Your turn", "body": TOLD["text"], "tag": "k1", "data": {"url": TOLD["url"]},
    }  # fmt: skip
    [again] = pushed(worker, json.dumps({**TOLD, "text": "Again."}))
    assert (again["tag"], again["body"]) == ("k1", "Again.")


@pytest.mark.parametrize("data", [None, "{}", '{"text": "without a title"}'])
def test_what_says_nothing_shows_nothing(visit: Visit, data: str | None) -> None:
    assert pushed(worker_of(visit("en")), data) == []


def test_a_click_opens_the_table_at_the_address_that_this_device_knows(visit: Visit) -> None:
    ada = visit("en")
    assert worker_of(ada).evaluate(CLICK, {"url": TOLD["url"]}) == ["close", f"open {ada.address}/t/abc#x"]


def test_a_click_goes_to_the_window_that_shows_the_table_already(visit: Visit) -> None:
    ada = visit("en")
    worker = worker_of(ada)
    assert worker.evaluate(CLICK, {"url": f"{ada.address}/rules"}) == ["close", "focus /rules"]
    assert worker.evaluate(CLICK, None) == ["close", f"open {ada.address}/"]
