"""The service worker: a message of the server becomes a notification, and a click on it leads to the table.

The handlers run in the worker as a browser has installed it, and get events that are made there: Chromium without
windows takes no real push message (it crashes) and shows no notifications, and a click made by a script is nobody's.
So what the worker asks of the browser (show, focus, open) is noted instead of done.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Error

from tests.browser.conftest import Visit
from tests.browser.support.visiting import Visitor

TOLD = {"key": "k1", "title": "Your turn", "text": "It is your turn.", "url": "https://public.example/t/abc#x"}
RESTARTS_MOST = 5
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


def in_worker(visitor: Visitor, script: str, given: object) -> Any:
    """Runs in the worker that the page has. The browser may stop a worker whenever it likes, and start it again."""
    page = visitor.open("/rules")
    page.wait_for_function(
        "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
    )
    for _ in range(RESTARTS_MOST):
        try:
            return visitor.context.service_workers[-1].evaluate(script, given)
        except Error as trouble:
            if "restarted" not in trouble.message:
                raise
    raise AssertionError("the worker does not stay")


def test_a_message_is_shown_by_the_key_of_its_turn(visit: Visit) -> None:
    """One about the same turn has the same tag, and so takes the place of the one before."""
    ada = visit("en")
    [shown] = in_worker(ada, PUSH, json.dumps(TOLD))
    assert {name: shown[name] for name in ("title", "body", "tag", "data")} == {
        "title": "Your turn", "body": TOLD["text"], "tag": "k1", "data": {"url": TOLD["url"]},
    }  # fmt: skip
    [again] = in_worker(ada, PUSH, json.dumps({**TOLD, "text": "Again."}))
    assert (again["tag"], again["body"]) == ("k1", "Again.")


@pytest.mark.parametrize("data", [None, "{}", '{"text": "without a title"}'])
def test_what_says_nothing_shows_nothing(visit: Visit, data: str | None) -> None:
    assert in_worker(visit("en"), PUSH, data) == []


def test_a_click_opens_the_table_at_the_address_that_this_device_knows(visit: Visit) -> None:
    ada = visit("en")
    assert in_worker(ada, CLICK, {"url": TOLD["url"]}) == ["close", f"open {ada.address}/t/abc#x"]


def test_a_click_goes_to_the_window_that_shows_the_table_already(visit: Visit) -> None:
    ada = visit("en")
    assert in_worker(ada, CLICK, {"url": f"{ada.address}/rules"}) == ["close", "focus /rules"]
    assert in_worker(ada, CLICK, None) == ["close", f"open {ada.address}/"]
