"""Sends sights to the connections of a table, with their explanations to those that asked for them when they entered.

A sight is explained once for a seat, however many connections look through its eyes; only sentences are made again for
another language. A quick explanation is part of the sight's frame. Where an engine works it out, the sight does not
wait: the explanation follows in a frame of its own, unless the game has gone on by then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import msgspec

from chantier.core.errors import Refusal, Say, Sentence
from chantier.core.events import Event, Seat
from chantier.server.http.connection import Connection
from chantier.server.tables.table_state import TableState
from chantier.server.telling import teller
from chantier.server.wire import NOTHING, Explained, write

log = logging.getLogger(__name__)


class Sights:
    def __init__(self, state: TableState) -> None:
        self._state, self._running, self._company, self._offer = state, state.running, state.company, state.offer
        self._voice = state.services.house.voice
        self._n = -1
        """The sights that the rest is about."""
        self._known: dict[tuple[Seat | None, str | None], msgspec.Raw] = {}
        """By seat and language; the language is None where the explanation has no sentences."""
        self._asked: dict[Seat | None, asyncio.Task[None]] = {}

    def send(
        self, connection: Connection, events: Sequence[Event] | None = None, answers: str | None = None
    ) -> None:  # fmt: skip
        """The sight of its seat. `events`: those that led to it, unless they are the newest turn's."""
        connection.send(self._frame(connection.seat, connection.explains_in, events, answers))
        self._explain_later(connection)

    def send_all(self, events: Sequence[Event] | None = None, but: Connection | None = None) -> None:
        """The same seat gets the same bytes, made once for each language that is read there."""
        made: dict[tuple[Seat | None, str | None], bytes] = {}
        for connection in self._company.connections - {but}:
            reader = (connection.seat, connection.explains_in)
            if reader not in made:
                made[reader] = self._frame(*reader, events)
            connection.send(made[reader])
            self._explain_later(connection)

    def explain_again(self, connection: Connection) -> None:
        """In another language than before; what an engine works out has no sentences."""
        language = connection.explains_in
        if language is not None and self._offer.is_quick and self._offer.explain is not None:
            self._send_explanation(connection, self._explanation(connection.seat, language))

    def close(self) -> None:
        """Nobody waits for explanations any more."""
        self._forget(-1)

    def _frame(
        self, seat: Seat | None, language: str | None, events: Sequence[Event] | None, answers: str | None = None
    ) -> bytes:
        is_explained = language is not None and self._offer.is_quick
        explanation = self._explanation(seat, language or "") if is_explained else NOTHING
        tell = None if language is None else teller(self._offer, self._voice, language)
        return self._running.told(seat, events, answers, explanation, tell)

    def _forget(self, n: int) -> None:
        """Cancels work for an earlier sight, if it has not begun."""
        if n != self._n:
            for task in self._asked.values():
                task.cancel()
            self._n, self._known, self._asked = n, {}, {}

    # At once

    def _explanation(self, seat: Seat | None, language: str) -> msgspec.Raw:
        self._forget(self._running.n)
        for key in ((seat, language), (seat, None)):
            if key in self._known:
                return self._known[key]
        has_sentences = False

        def say(sentence: Sentence) -> str:
            nonlocal has_sentences
            has_sentences = True
            return self._voice.say(sentence, language)

        found = self._explained(seat, say)
        self._known[seat, language if has_sentences else None] = found
        return found

    def _explained(self, seat: Seat | None, say: Say) -> msgspec.Raw:
        """Made from what the seat sees and nothing else. NOTHING: the game explains nothing, or could not."""
        if self._offer.explain is None:
            return NOTHING
        try:
            return msgspec.Raw(msgspec.json.encode(self._offer.explain(self._running.sight(seat, ()).view, say)))
        except Exception:  # the game goes on without
            log.exception("a sight of table %s could not be explained", self._state.row.id)
            return NOTHING

    # By an engine

    def _explain_later(self, connection: Connection) -> None:
        if connection.explains_in is None or self._offer.is_quick or self._offer.explain is None:
            return
        self._forget(self._running.n)
        eyes = self._eyes(connection)
        if (eyes, None) in self._known:
            self._send_explanation(connection, self._known[eyes, None])
        elif eyes not in self._asked:
            self._asked[eyes] = asyncio.create_task(self._work_out(eyes, self._n))

    def _eyes(self, connection: Connection) -> Seat | None:
        """Through whose eyes it is explained: where all see the same, through an onlooker's."""
        return None if self._offer.explains_alike else connection.seat

    async def _work_out(self, eyes: Seat | None, n: int) -> None:
        """Everybody who waits for it is told."""
        explained = await self._by_engine(eyes)
        if n != self._n:
            return
        self._known[eyes, None] = explained
        for connection in self._company.connections:
            if connection.explains_in is not None and self._eyes(connection) == eyes:
                self._send_explanation(connection, explained)

    async def _by_engine(self, eyes: Seat | None) -> msgspec.Raw:
        explain, view = self._offer.explain, self._running.sight(eyes, ()).view
        assert explain is not None, "asked only where there is something to say"
        try:
            found = await self._state.threads.do("engine_answers", self._state.account(), explain, view, str)
        except Refusal as refusal:  # a worker has died or took too long
            log.warning("a sight of table %s could not be explained: %s", self._state.row.id, refusal.code)
        except Exception:
            log.exception("a sight of table %s could not be explained", self._state.row.id)
        else:
            return msgspec.Raw(msgspec.json.encode(found))
        return NOTHING

    def _send_explanation(self, connection: Connection, explanation: msgspec.Raw) -> None:
        connection.send(write(Explained(self._n, explanation)), kind="explained")
