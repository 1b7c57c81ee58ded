"""Notifications of a server: what people choose to be told by, and the outbox that tells them."""

from __future__ import annotations

import base64
import re
import secrets
from collections.abc import Callable, Mapping
from typing import Annotated

import msgspec

from chantier.core.errors import BadInput, Refusal, Sentence
from chantier.core.notification_rows import (
    CONFIRMATION,
    INVITED,
    Channel,
    ChannelKind,
    Delivery,
    NotificationSettings,
    QuietHours,
    WebhookForm,
)
from chantier.server.config import House
from chantier.server.metrics import Measures
from chantier.server.notifications.channels import SECRET_PREFIX, Gone, MailSender, PushSender, Sender, WebhookSender
from chantier.server.notifications.guarded_client import GuardedClient
from chantier.server.notifications.link_tokens import LinkTokens
from chantier.server.notifications.messages import Composer
from chantier.server.notifications.outbox import Outbox
from chantier.server.notifications.push_encryption import PushKeys, PushSigner, check_keys
from chantier.server.notifications.rules import zone_named
from chantier.server.people import Person
from chantier.server.thread_pools import Threads

CHANNELS_MOST = 10
MUTED_MOST = 200
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
EMAIL_MOST = 200
TROUBLES: Mapping[ChannelKind, str] = {
    "push": "notify_trouble_push",
    "email": "notify_trouble_email",
    "webhook": "notify_trouble_webhook",
}
Minute = Annotated[int, msgspec.Meta(ge=0, le=1439)]
Url = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
KeyText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class QuietWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Minutes after midnight in a time zone."""

    begins: Minute
    ends: Minute
    time_zone: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class SettingsWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    quiet: QuietWanted | None = None
    muted: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=60)], ...], msgspec.Meta(max_length=MUTED_MOST)] = ()


class PushWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription."""

    endpoint: Url
    p256dh: KeyText
    auth: KeyText
    live: bool = False


class EmailWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    address: Annotated[str, msgspec.Meta(min_length=3, max_length=EMAIL_MOST)]


class WebhookWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    url: Url
    form: WebhookForm = "json"
    access_token: Annotated[str, msgspec.Meta(max_length=400, pattern="^[!-~]*$")] = ""


class LiveWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    live: bool


class ChannelInfo(msgspec.Struct, frozen=True):
    """A way to be told, as its person sees it. `trouble` is a sentence: why the last message did not arrive."""

    id: str
    kind: ChannelKind
    address: str
    form: WebhookForm
    live: bool
    confirmed: bool
    trouble: str | None


class NewWebhook(msgspec.Struct, frozen=True):
    """The secret is shown this once."""

    channel: ChannelInfo
    secret: str


class NotificationInfo(msgspec.Struct, frozen=True):
    """All that somebody has chosen. `push_key` is the server's, for subscriptions; `email`: whether it can send any."""

    push_key: str
    email: bool
    channels: tuple[ChannelInfo, ...]
    quiet: QuietHours | None
    muted: tuple[str, ...]


class Notifier:
    def __init__(
        self, house: House, server_key: bytes, threads: Threads, measures: Measures, now: Callable[[], float]
    ) -> None:
        self._store, self._threads, self._now, self._voice = house.store, threads, now, house.voice
        self.settings = chosen = house.notify
        self.tokens = LinkTokens(server_key)
        self.client = GuardedClient(chosen.allow_private)
        self._signer = PushSigner(server_key)
        contact = chosen.public_url if chosen.mail is None else f"mailto:{_bare(chosen.mail.sender)}"
        self._senders: dict[ChannelKind, Sender] = {
            "push": PushSender(self.client, self._signer, contact, now),
            "webhook": WebhookSender(self.client, now),
        }
        if chosen.mail is not None:
            self._senders["email"] = MailSender(chosen.mail, chosen.public_url)
        self._composer = Composer(house.voice, house.offers, self.tokens, chosen.public_url)
        self.outbox = Outbox(house.store, threads, self._composer, self._senders, measures, now)

    async def close(self) -> None:
        await self.outbox.close()
        await self.client.close()

    # What somebody has chosen

    async def info(self, person: Person, lang: str) -> NotificationInfo:
        """`lang`: that of whoever reads it."""
        store = self._store
        found = await self._threads.keep(lambda: (store.channels(person.id), store.notification_settings(person.id)))
        channels, settings = found
        told = tuple(self._told(one, lang) for one in channels)
        return NotificationInfo(self._signer.public_key, "email" in self._senders, told, settings.quiet, settings.muted)

    async def set(self, person: Person, wanted: SettingsWanted) -> None:
        quiet = wanted.quiet
        if quiet is not None:
            zone_named(quiet.time_zone)
        kept = None if quiet is None else QuietHours(quiet.begins, quiet.ends, quiet.time_zone)
        new = NotificationSettings(kept, tuple(dict.fromkeys(wanted.muted)))
        await self._threads.write(self._store.set_notification_settings, person.id, new)

    def _told(self, one: Channel, lang: str) -> ChannelInfo:
        trouble = None if one.trouble is None else self._voice.say(Sentence(TROUBLES[one.kind]), lang)
        return ChannelInfo(one.id, one.kind, one.address, one.form, one.live, one.confirmed_at is not None, trouble)

    # Channels

    async def add_push(self, person: Person, wanted: PushWanted, origin: str) -> ChannelInfo:
        keys = PushKeys(wanted.p256dh, wanted.auth)
        check_keys(keys)
        await self.client.check(wanted.endpoint)
        secret = msgspec.json.encode(keys).decode()
        channel = self._channel(person, "push", wanted.endpoint, origin)
        new = msgspec.structs.replace(channel, secret=secret, live=wanted.live, confirmed_at=self._now())
        return await self._add(new, person)

    async def add_email(self, person: Person, wanted: EmailWanted, origin: str) -> ChannelInfo:
        """Nothing but one mail, that asks whether the address is theirs, until they say so."""
        if "email" not in self._senders:
            raise Refusal("no_email_here")
        if ADDRESS.fullmatch(wanted.address) is None:
            raise BadInput("email_malformed")
        new = self._channel(person, "email", wanted.address, origin)
        added = await self._add(new, person)
        await self._threads.write(self._store.add_deliveries, [Delivery(new.id, CONFIRMATION, 0, "due", self._now())])
        return added

    async def add_webhook(self, person: Person, wanted: WebhookWanted, origin: str) -> NewWebhook:
        await self.client.check(wanted.url)
        secret = SECRET_PREFIX + base64.b64encode(secrets.token_bytes(24)).decode()
        channel = self._channel(person, "webhook", wanted.url, origin)
        new = msgspec.structs.replace(
            channel, form=wanted.form, secret=secret, access_token=wanted.access_token, confirmed_at=self._now()
        )
        return NewWebhook(await self._add(new, person), secret)

    def _channel(self, person: Person, kind: ChannelKind, address: str, origin: str) -> Channel:
        made = secrets.token_urlsafe(12)
        return Channel(made, person.id, kind, address, "json", "", "", False, person.lang, origin, self._now())

    async def _add(self, channel: Channel, person: Person) -> ChannelInfo:
        await self._threads.write(self._store.add_channel, channel, CHANNELS_MOST)
        self.outbox.look_at_all()
        return self._told(channel, person.lang)

    async def set_live(self, person: Person, channel: str, live: bool) -> None:
        if not await self._threads.write(self._store.set_live, person.id, channel, live):
            raise BadInput("channel_unknown")
        self.outbox.look_at_all()

    async def remove(self, person: Person, channel: str) -> None:
        if not await self._threads.write(self._store.remove_channel, channel, person.id):
            raise BadInput("channel_unknown")

    async def test(self, person: Person, name: str) -> None:
        """Sends a message now; whoever asks is told how that went."""
        channel = await self._threads.keep(self._store.channel, name)
        if channel is None or channel.player != person.id:
            raise BadInput("channel_unknown")
        if channel.confirmed_at is None:
            raise Refusal("email_not_confirmed")
        sender = self._senders.get(channel.kind)
        if sender is None:
            raise Refusal("no_email_here")
        try:
            await sender.send(channel, self._composer.test_message(channel, secrets.token_hex(16)))
        except Gone:
            raise Refusal("channel_gone") from None
        if channel.trouble is not None:
            await self._threads.write(self._store.note_channel_trouble, channel.id, None)

    async def invited(self, player: str, table: str) -> None:
        """A friend asks them to a table: by every way, and once for each table."""
        ways = await self._threads.keep(self._store.channels, player)
        due = [Delivery(one.id, table, INVITED, "due", self._now()) for one in ways if one.confirmed_at is not None]
        await self._threads.write(self._store.add_deliveries, due)

    # Links in messages

    async def confirm(self, token: str) -> None:
        facts = self.tokens.read("confirm", token)
        if facts is None or self._now() > float(facts[2]):
            raise Refusal("notify_link_unknown")
        if not await self._threads.write(self._store.confirm_channel, facts[0], facts[1], self._now()):
            raise Refusal("notify_link_unknown")
        self.outbox.look_at_all()

    async def turn_off(self, token: str) -> None:
        """Again does nothing, and is fine."""
        facts = self.tokens.read("off", token)
        if facts is None:
            raise Refusal("notify_link_unknown")
        await self._threads.write(self._store.remove_channel, facts[0])


def _bare(sender: str) -> str:
    """The address in `Chantier <post@example.org>`."""
    return sender.rpartition("<")[2].rstrip("> ")
