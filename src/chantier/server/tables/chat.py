"""Chat at a table: preset phrases, which everybody reads in their own language, and free text where allowed."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from chantier.core.errors import Refusal
from chantier.core.events import Seat
from chantier.core.rows import ChatMessage, SeatRow, TalkRow
from chantier.server import wire
from chantier.server.config import Voice
from chantier.server.http.connection import Connection
from chantier.server.store_protocol import Keeping
from chantier.server.tables.presence import TablePresence
from chantier.server.thread_pools import Threads

TALK_SHOWN = 50
REMEMBERED = 256
"""Requests of a table by which it knows what has been said already."""


class Conversation:
    """Chat of one table: stored, then told to all, each in their language."""

    def __init__(
        self,
        table: str,
        store: Keeping,
        threads: Threads,
        voice: Voice,
        company: TablePresence,
        now: Callable[[], float],
    ) -> None:
        self._table, self._store, self._threads, self._voice = table, store, threads, voice
        self._company, self._now = company, now
        self._lock = asyncio.Lock()
        self._said: deque[tuple[Seat, str]] = deque(maxlen=REMEMBERED)

    async def tell_newest(self, connection: Connection) -> None:
        for row in await self._threads.keep(self._store.talk, self._table, 0, TALK_SHOWN):
            connection.send(said(row, self._voice, connection.language))

    async def say(self, connection: Connection, one: SeatRow, asked: wire.Say, free_text: bool) -> None:
        """The same request again is answered again, and says nothing."""
        check_say(asked, self._voice, free_text)
        async with self._lock:
            if (one.seat, asked.id) not in self._said:
                message = ChatMessage(one.player, one.seat, one.name, self._now(), asked.phrase, asked.text)
                row = await self._threads.write(self._store.add_talk, self._table, message)
                self._said.append((one.seat, asked.id))
                for other in tuple(self._company.connections):
                    other.send(said(row, self._voice, other.language))
            connection.send(wire.write(wire.Done(asked.id)))


def check_say(asked: wire.Say, voice: Voice, free_text: bool) -> None:
    if (asked.phrase is None) == (asked.text is None):
        raise Refusal("say_one_thing")
    if asked.phrase is not None and asked.phrase not in voice.phrases[voice.languages[0]]:
        raise Refusal("phrase_unknown")
    if asked.text is not None and not free_text:
        raise Refusal("no_free_talk")
    if asked.text is not None and not asked.text.isprintable():
        raise Refusal("text_not_printable")


def said(row: TalkRow, voice: Voice, language: str) -> bytes:
    """Empty where whoever said it has been forgotten."""
    text = row.text if row.phrase is None else voice.phrases[language].get(row.phrase)
    return wire.write(wire.Said(row.number, row.name, text or "", row.at, row.seat, row.phrase, row.player))
