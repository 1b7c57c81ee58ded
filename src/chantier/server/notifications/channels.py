"""Ways by which a message goes out: a push service, a mail server, somebody's own webhook."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from collections.abc import Callable, Mapping
from email.message import EmailMessage
from email.utils import formatdate
from typing import Protocol

import msgspec

from chantier.core.errors import Refusal
from chantier.core.notification_rows import Channel
from chantier.server.notifications.guarded_client import Answer, GuardedClient
from chantier.server.notifications.messages import Message
from chantier.server.notifications.push_encryption import PushKeys, PushSigner, encrypt, topic
from chantier.server.notifications.settings import MailSettings

PUSH_LIVES_S = 86_400
MAIL_WITHIN_S = 20.0
SECRET_PREFIX = "whsec_"


class Gone(Refusal):
    """The other end does not want any more messages, ever."""


class Sender(Protocol):
    async def send(self, channel: Channel, message: Message) -> None:
        """Returns once the other end has taken it; otherwise it is refused, and may be tried again."""


class PushSender:
    def __init__(self, client: GuardedClient, signer: PushSigner, contact: str, now: Callable[[], float]) -> None:
        """`contact`: an address at which a push service reaches the operator, if there is one."""
        self._client, self._signer, self._contact, self._now = client, signer, contact, now

    async def send(self, channel: Channel, message: Message) -> None:
        keys = msgspec.json.decode(channel.secret, type=PushKeys)
        told = {
            "key": message.key,
            "kind": message.kind,
            "title": message.title,
            "text": message.text,
            "url": message.url,
            "table": message.table,
            "n": message.n,
        }
        audience = "/".join(channel.address.split("/")[:3])
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(PUSH_LIVES_S),
            "urgency": "normal",
            "topic": topic(message.key),
            "authorization": self._signer.authorization(audience, self._contact or channel.origin, self._now()),
        }
        check_taken(
            await self._client.send("POST", channel.address, headers, encrypt(msgspec.json.encode(told), keys)),
            gone=(404, 410),
        )


class WebhookSender:
    """Signed as standardwebhooks.com has it: libraries in many languages check that."""

    def __init__(self, client: GuardedClient, now: Callable[[], float]) -> None:
        self._client, self._now = client, now

    async def send(self, channel: Channel, message: Message) -> None:
        method, url, body, headers = FORMS[channel.form](channel, message)
        at = str(int(self._now()))
        signed = {
            **headers,
            "idempotency-key": message.key,
            "webhook-id": message.key,
            "webhook-timestamp": at,
            "webhook-signature": signature(channel.secret, message.key, at, body),
        }
        if channel.access_token:
            signed["authorization"] = f"Bearer {channel.access_token}"
        check_taken(await self._client.send(method, url, signed, body), gone=(410,))


def signature(secret: str, key: str, at: str, body: bytes) -> str:
    made = hmac.digest(
        base64.b64decode(secret.removeprefix(SECRET_PREFIX)), f"{key}.{at}.".encode() + body, hashlib.sha256
    )
    return f"v1,{base64.b64encode(made).decode()}"


def check_taken(answer: Answer, gone: tuple[int, ...]) -> None:
    if answer.status in gone:
        raise Gone("channel_gone")
    if not 200 <= answer.status < 300:
        raise Refusal("webhook_answered", status=answer.status)


# What a webhook is sent

Shaped = tuple[str, str, bytes, dict[str, str]]
"""Method, address, body, headers."""
JSON = {"content-type": "application/json"}


def _as_json(channel: Channel, message: Message) -> Shaped:
    told = {
        "type": f"chantier.{message.kind}",
        "key": message.key,
        "title": message.title,
        "text": message.text,
        "url": message.url,
        "off": message.off_url,
        "game": message.game,
        "table": message.table,
        "n": message.n,
        "deadline": message.deadline,
    }
    return "POST", channel.address, msgspec.json.encode(told), JSON


def _for_discord(channel: Channel, message: Message) -> Shaped:
    """Names come from strangers: none of them calls anybody or looks like a link."""
    text = re.sub(r"([\\*_~`|>\[\]()#@:<-])", r"\\\1", message.text)
    told = {"content": f"**{message.title}** {text}\n{message.url}", "allowed_mentions": {"parse": []}}
    return "POST", channel.address, msgspec.json.encode(told), JSON


def _for_slack(channel: Channel, message: Message) -> Shaped:
    text = message.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return "POST", channel.address, msgspec.json.encode({"text": f"*{message.title}* {text}\n<{message.url}>"}), JSON


def _for_matrix(channel: Channel, message: Message) -> Shaped:
    """`.../_matrix/client/v3/rooms/ROOM/send/m.room.message`; what is sent twice is one message there."""
    told = {"msgtype": "m.text", "body": f"{message.title} {message.text}\n{message.url}"}
    return "PUT", f"{channel.address.rstrip('/')}/{message.key}", msgspec.json.encode(told), JSON


def _for_ntfy(channel: Channel, message: Message) -> Shaped:
    body = f"{message.title}\n{message.text}".encode()
    return "POST", channel.address, body, {"content-type": "text/plain; charset=utf-8", "click": message.url}


FORMS: Mapping[str, Callable[[Channel, Message], Shaped]] = {
    "json": _as_json,
    "discord": _for_discord,
    "slack": _for_slack,
    "matrix": _for_matrix,
    "ntfy": _for_ntfy,
}


class MailSender:
    def __init__(self, settings: MailSettings, public_url: str) -> None:
        self._settings, self._public_url = settings, public_url

    async def send(self, channel: Channel, message: Message) -> None:
        import aiosmtplib

        one = self._settings
        try:
            await aiosmtplib.send(
                self.letter(channel, message),
                hostname=one.host,
                port=one.port,
                username=one.user or None,
                password=one.password or None,
                use_tls=one.security == "tls",
                start_tls=one.security == "starttls",
                timeout=MAIL_WITHIN_S,
            )
        except (aiosmtplib.SMTPException, OSError) as error:
            raise Refusal("mail_not_taken") from error

    def letter(self, channel: Channel, message: Message) -> EmailMessage:
        letter = EmailMessage()
        letter["From"], letter["To"] = self._settings.sender, channel.address
        letter["Subject"] = f"Chantier: {message.title}"
        letter["Date"] = formatdate(localtime=False)
        letter["Message-ID"] = f"<{message.key}@{self._settings.sender.rpartition('@')[2].rstrip('>')}>"
        letter["Auto-Submitted"] = "auto-generated"
        letter["X-Idempotency-Key"] = message.key
        text = f"{message.text}\n\n{message.url}\n"
        if message.kind != "confirm":  # nobody has agreed to anything yet that could be ended
            letter["List-Unsubscribe"] = f"<{message.off_post}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            text += f"\n-- \n{message.off_text}\n{message.off_url}\n"
        letter.set_content(text)
        return letter
