"""What goes out: signed webhooks in every form, letters that can be ended with one click, names that do nothing."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json

import msgspec
import pytest

from chantier.core.errors import Refusal
from chantier.core.notification_rows import Channel
from chantier.server.notifications.channels import Gone, MailSender, PushSender, WebhookSender
from chantier.server.notifications.guarded_client import GuardedClient
from chantier.server.notifications.link_tokens import LinkTokens
from chantier.server.notifications.messages import Message
from chantier.server.notifications.push_encryption import PushSigner
from chantier.server.notifications.settings import MailSettings
from tests.server.support.receivers import Browser, Received, receiver

SECRET = "whsec_" + base64.b64encode(b"s" * 24).decode()
CHANNEL = Channel("c1", "p1", "webhook", "", "json", SECRET, "", False, "en", "https://chantier.example", 1.0, 1.0)
NASTY = "It is your turn. You play with @everyone <!channel> [x](http://evil.example) & *Bo*."
MESSAGE = Message(
    "k" * 32,
    "turn",
    "en",
    "Your turn",
    NASTY,
    "https://chantier.example/t/abc",
    "https://chantier.example/off#token",
    "https://chantier.example/api/notifications/off/token",
    "No more of these messages:",
    "blueprints",
    "abc",
    4,
    5000.5,
)


def hooked(form: str = "json", status: str = "200 OK", access_token: str = "") -> Received:
    async def scene() -> Received:
        async with receiver() as there:
            there.answer = lambda _: f"HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n".encode()
            client = GuardedClient(allow_private=True)
            try:
                channel = msgspec.structs.replace(
                    CHANNEL,
                    address=f"{there.url}/hook",
                    form=form,
                    access_token=access_token,
                )
                await WebhookSender(client, lambda: 1_700_000_000.0).send(channel, MESSAGE)
            finally:
                await client.close()
            [request] = there.requests
            return request

    return asyncio.run(scene())


@pytest.mark.parametrize("form", ["json", "discord", "slack", "matrix", "ntfy"])
def test_every_webhook_is_signed_with_its_time_and_says_which_message_it_is(form: str) -> None:
    request = hooked(form)
    assert request.headers["idempotency-key"] == request.headers["webhook-id"] == MESSAGE.key
    assert request.headers["webhook-timestamp"] == "1700000000"
    signed = f"{MESSAGE.key}.1700000000.".encode() + request.body
    expected = base64.b64encode(hmac.new(b"s" * 24, signed, hashlib.sha256).digest()).decode()
    assert request.headers["webhook-signature"] == f"v1,{expected}"
    assert "authorization" not in request.headers


def test_the_plain_form_tells_everything() -> None:
    told = json.loads(hooked().body)
    assert told == {
        "type": "chantier.turn",
        "key": MESSAGE.key,
        "title": "Your turn",
        "text": NASTY,
        "url": MESSAGE.url,
        "off": MESSAGE.off_url,
        "game": "blueprints",
        "table": "abc",
        "n": 4,
        "deadline": 5000.5,
    }


def test_discord_calls_nobody_and_shows_no_link_but_ours() -> None:
    told = json.loads(hooked("discord").body)
    assert told["allowed_mentions"] == {"parse": []}
    assert r"\@everyone" in told["content"]
    assert r"\[x\]\(http\://evil.example\)" in told["content"]
    assert told["content"].endswith(MESSAGE.url)


def test_slack_calls_nobody() -> None:
    text = json.loads(hooked("slack").body)["text"]
    assert "&lt;!channel&gt;" in text
    assert text.endswith(f"<{MESSAGE.url}>")


def test_matrix_gets_a_transaction_that_it_takes_once() -> None:
    request = hooked("matrix", access_token="syt_secret")
    assert (request.method, request.path) == ("PUT", f"/hook/{MESSAGE.key}")
    assert request.headers["authorization"] == "Bearer syt_secret"
    assert json.loads(request.body)["msgtype"] == "m.text"


def test_ntfy_opens_the_table() -> None:
    request = hooked("ntfy")
    assert request.headers["click"] == MESSAGE.url
    assert request.body.decode() == f"Your turn\n{NASTY}"


@pytest.mark.parametrize("status", ["302 Found", "400 Bad", "404 Not Found", "429 Slow", "500 Broken"])
def test_what_is_not_taken_is_refused(status: str) -> None:
    with pytest.raises(Refusal, match="webhook_answered"):
        hooked(status=status)


def test_whoever_has_gone_is_not_asked_again() -> None:
    with pytest.raises(Gone):
        hooked(status="410 Gone")


def test_a_push_message_is_for_one_browser_and_comes_from_this_server() -> None:
    browser = Browser()

    async def scene() -> Received:
        async with receiver() as there:
            client = GuardedClient(allow_private=True)
            channel = msgspec.structs.replace(
                CHANNEL, kind="push", address=f"{there.url}/push/1", secret=json.dumps(browser.keys)
            )
            signer = PushSigner(b"k" * 32)
            await PushSender(client, signer, "mailto:ada@example.org", lambda: 1_700_000_000.0).send(channel, MESSAGE)
            await client.close()
            [request] = there.requests
            assert signer.public_key in request.headers["authorization"]
            return request

    request = asyncio.run(scene())
    assert request.headers["content-encoding"] == "aes128gcm"
    assert int(request.headers["ttl"]) > 0
    assert len(request.headers["topic"]) <= 32
    told = browser.told(request)
    assert (told["key"], told["url"], told["title"]) == (MESSAGE.key, MESSAGE.url, "Your turn")
    assert b"Your turn" not in request.body


def letter_of(message: Message) -> str:
    sender = MailSender(MailSettings("mail.example", 25, "none", "Chantier <post@chantier.example>"), "https://x")
    channel = msgspec.structs.replace(CHANNEL, kind="email", address="ada@example.org")
    return sender.letter(channel, message).as_string()


def test_a_letter_can_be_ended_with_one_click() -> None:
    letter = letter_of(MESSAGE)
    assert "List-Unsubscribe: <https://chantier.example/api/notifications/off/token>" in letter
    assert "List-Unsubscribe-Post: List-Unsubscribe=One-Click" in letter
    assert f"Message-ID: <{MESSAGE.key}@chantier.example>" in letter
    assert "Auto-Submitted: auto-generated" in letter
    assert MESSAGE.off_url in letter


def test_the_letter_that_asks_offers_nothing_to_end() -> None:
    assert "List-Unsubscribe" not in letter_of(MESSAGE._replace(kind="confirm"))


def test_a_link_is_only_for_what_it_was_made() -> None:
    tokens = LinkTokens(b"k" * 32)
    made = tokens.make("off", "c1")
    assert tokens.read("off", made) == ["c1"]
    assert tokens.read("confirm", made) is None
    assert LinkTokens(b"l" * 32).read("off", made) is None
    told, _, signature = made.partition(".")
    for wrong in ("", ".", told, f"{told}.", f"{told[:-1]}A.{signature}", f"{told}.{signature[:-2]}AA", "é.é"):
        assert tokens.read("off", wrong) is None, wrong
