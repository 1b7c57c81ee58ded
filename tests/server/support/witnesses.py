"""Seats that remember what they asked and what was acknowledged, to be compared with the log afterwards."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from chantier.core.record import Record, check, read
from chantier.core.rows import StoredTurn
from chantier.registry import GAMES
from tests.server.support.client import Client, Frame, Seat

TWICE = 0.2
"""How many of the moves are sent twice."""


class Witness(Seat):
    def __init__(self, client: Client, table: str, chance: random.Random, acknowledged: Callable[[], None]) -> None:
        super().__init__(client, table)
        self._chance, self._tell = chance, acknowledged
        self.asked: dict[str, Frame] = {}
        self.acknowledged: set[str] = set()
        self.refused: Counter[str] = Counter()
        self.repeated = 0
        self._asked_at: dict[str, float] = {}
        self.pauses: list[float] = []
        """Seconds from asking for a move to the first answer, however often it was asked for."""
        self.silences = 0
        """How often nothing at all was heard for so long that the client knocked again."""
        self.silent_at: list[str] = []

    async def send(self, kind: str, **fields: Any) -> str:
        if kind == "play":
            self.repeated += fields["id"] in self.asked
            self.asked[fields["id"]] = fields
            self._asked_at.setdefault(fields["id"], time.monotonic())
            if self._chance.random() < TWICE:
                self.repeated += 1
                await super().send(kind, **fields)
        return await super().send(kind, **fields)

    async def hear(self) -> Frame:
        try:
            frame = await super().hear()
        except TimeoutError:
            self.silences += 1
            status, last = self.table_info.get("status"), self.heard[-1:]
            self.silent_at.append(f"{self.table} seat {self.number} {status} after {str(last)[:200]}")
            raise
        answers = frame.get("answers")
        if frame["kind"] == "refused":
            self.refused[frame["code"]] += 1
        elif answers in self.asked:
            assert frame["n"] > self.asked[answers]["n"], "acknowledged, but not played"
            if answers not in self.acknowledged:
                self.pauses.append(time.monotonic() - self._asked_at[answers])
            self.acknowledged.add(answers)
            self._tell()
        return frame


class WitnessClient(Client):
    """A person whose seats are witnesses."""

    def __init__(self, address: str, name: str, chance: random.Random, acknowledged: Callable[[], None]) -> None:
        super().__init__(address, name)
        self._chance, self._acknowledged = chance, acknowledged
        self.asked_again: Counter[str] = Counter()

    def seat(self, table: str) -> Witness:
        seat = Witness(self, table, self._chance, self._acknowledged)
        self._seats.append(seat)
        return seat

    async def sit(self, table: str, **wanted: Any) -> Witness:
        seat = await super().sit(table, **wanted)
        assert isinstance(seat, Witness)
        return seat


def agree(witnesses: Sequence[Witness], turns: Sequence[StoredTurn], record: Record) -> None:
    """The log, the record and those who were there tell the same story, and the referee believes it."""
    registered = GAMES[record.game]
    verdict = check(registered.game, registered.recorder, record)
    assert verdict.proved, verdict.wrong
    log = read(registered.game, registered.recorder, record).log
    assert [turn.n for turn in turns] == list(range(len(log)))
    requests = Counter(turn.request for turn in turns if turn.by == "seat")
    assert set(requests.values()) <= {1}, "a move was played twice"
    asked = {f"{one.number}/{name}": (one, frame) for one in witnesses for name, frame in one.asked.items()}
    assert set(requests) <= set(asked), "a move was played that nobody asked for"
    lost = {f"{one.number}/{name}" for one in witnesses for name in one.acknowledged} - set(requests)
    assert not lost, "an acknowledged move is lost"
    for turn in turns:
        if turn.by == "seat":
            assert turn.request is not None
            witness, frame = asked[turn.request]
            move = msgspec.convert(frame["move"], registered.game.move_type)
            assert (turn.n, turn.seat) == (frame["n"], witness.number)
            assert turn.move == msgspec.json.encode(move)
            assert (log[turn.n].seat, log[turn.n].move) == (witness.number, move)
    for one in witnesses:
        assert record.fairness.salts[one.number] == one.device.salt
