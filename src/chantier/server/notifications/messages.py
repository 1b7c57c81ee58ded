"""Messages: what somebody is told, in their language, with the links that belong to it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from datetime import datetime
from typing import Literal, NamedTuple

from chantier.core.decoding import decode_json
from chantier.core.errors import Sentence
from chantier.core.notification_rows import CONFIRMATION, INVITED, Channel, ClaimedDelivery
from chantier.server.config import OfferedGame, Voice
from chantier.server.notifications.link_tokens import LinkTokens
from chantier.server.notifications.rules import zone_named
from chantier.server.tables.clocks import deadline
from chantier.server.wire import ClockInfo

CONFIRM_WITHIN_S = 2 * 86_400.0
OTHERS_NAMED = 4
MessageKind = Literal["turn", "begins", "invited", "confirm", "test"]
TITLES: Mapping[MessageKind, str] = {
    "turn": "notify_turn_title",
    "begins": "notify_begins_title",
    "invited": "notify_invited_title",
    "confirm": "notify_confirm_title",
    "test": "notify_test_title",
}
TEXTS: Mapping[MessageKind, str] = {
    "turn": "notify_turn_text",
    "begins": "notify_begins_text",
    "invited": "notify_invited_text",
    "confirm": "notify_confirm_text",
    "test": "notify_test_text",
}


ABOUT_TABLES: tuple[MessageKind, ...] = ("turn", "begins", "invited")


class Message(NamedTuple):
    key: str
    """The same whenever it is sent again: whoever gets it twice can tell."""
    kind: MessageKind
    lang: str
    title: str
    text: str
    url: str
    off_url: str
    """Ends messages of this channel, for whoever has the link."""
    off_post: str
    """The same for programs, which only have to post there."""
    off_text: str
    game: str = ""
    table: str = ""
    n: int = 0
    deadline: float | None = None


class Composer:
    def __init__(
        self, voice: Voice, offers: Mapping[str, OfferedGame], tokens: LinkTokens, public_url: str = ""
    ) -> None:
        self._voice, self._offers, self._tokens, self._public_url = voice, offers, tokens, public_url

    def message(self, claimed: ClaimedDelivery, now: float) -> Message:
        delivery, channel = claimed.delivery, claimed.channel
        key = message_key(channel.id, delivery.table, delivery.n)
        if delivery.table == CONFIRMATION:
            token = self._tokens.make("confirm", channel.id, channel.address, str(int(now + CONFIRM_WITHIN_S)))
            return self._made(channel, key, "confirm", f"/confirm#{token}")
        info = None if claimed.clocks is None else decode_json(claimed.clocks, ClockInfo)
        due = deadline(info, claimed.seat)
        kind = _kind(delivery.n)
        facts = {"game": self._title(claimed.game, channel.lang)}
        if kind == "invited":
            facts["name"] = claimed.invited_by
        lines = [self._say(channel.lang, TEXTS[kind], **facts)]
        if claimed.others:
            names = ", ".join(claimed.others[:OTHERS_NAMED])
            lines.append(self._say(channel.lang, "notify_with", names=names))
        if due is not None:
            zone = "UTC" if claimed.settings.quiet is None else claimed.settings.quiet.time_zone
            until = f"{datetime.fromtimestamp(due, zone_named(zone)):%Y-%m-%d %H:%M} ({zone})"
            lines.append(self._say(channel.lang, "notify_until", until=until))
        made = self._made(channel, key, kind, f"/t/{delivery.table}")
        return made._replace(text=" ".join(lines), game=claimed.game, table=delivery.table, n=delivery.n, deadline=due)

    def test_message(self, channel: Channel, key: str) -> Message:
        return self._made(channel, key, "test", "/me")

    def _made(self, channel: Channel, key: str, kind: MessageKind, path: str) -> Message:
        origin, lang = self._public_url or channel.origin, channel.lang
        token = self._tokens.make("off", channel.id)
        return Message(
            key,
            kind,
            lang,
            title=self._say(lang, TITLES[kind]),
            text="" if kind in ABOUT_TABLES else self._say(lang, TEXTS[kind]),
            url=origin + path,
            off_url=f"{origin}/off#{token}",
            off_post=f"{origin}/api/notifications/off/{token}",
            off_text=self._say(lang, "notify_off"),
        )

    def _say(self, lang: str, code: str, **facts: str) -> str:
        known = lang if lang in self._voice.languages else self._voice.languages[0]
        return self._voice.say(Sentence(code, **facts), known)

    def _title(self, game: str, lang: str) -> str:
        offered = self._offers.get(game)
        return game if offered is None else offered.titles.get(lang, game)


def _kind(n: int) -> MessageKind:
    if n == INVITED:
        return "invited"
    return "begins" if n < 0 else "turn"


def message_key(channel: str, table: str, n: int) -> str:
    return hashlib.sha256(f"{channel}/{table}/{n}".encode()).hexdigest()[:32]
