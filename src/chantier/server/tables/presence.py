"""Presence at a table: sockets, and people who come and go. Presence is a clock of its own: whoever comes back
soon had not really gone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from chantier.core.events import Seat
from chantier.core.people_rows import Known
from chantier.core.rows import SeatRow
from chantier.server.http.connection import Connection, Kind

PRESENT_FOR_S = 5.0
"""A reloaded page, a tunnel."""


NAMES_MOST = 20
"""So many onlookers are named; of the others only the number is told."""


class Onlookers(NamedTuple):
    """People who look on, each counted once however many windows they have open; whoever has no name by window."""

    number: int = 0
    people: tuple[Known, ...] = ()


Presence = tuple[tuple[bool, ...], Onlookers]
"""Which seats have somebody there, and who looks on."""


class TablePresence:
    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self.connections: set[Connection] = set()
        self._gone_since: dict[Seat, float] = {}
        self.was_attended = False
        """Whether anybody who sits here has been in the room."""

    def expect(self, seats: Iterable[SeatRow], gone_since: Mapping[Seat, float]) -> None:
        """The table has just been woken: of whom nothing is known, they have been gone since now at the latest."""
        now = self._now()
        self._gone_since = {one.seat: gone_since.get(one.seat, now) for one in seats if one.kind == "person"}

    def absent(self) -> dict[Seat, float]:
        """Seats that have gone, and since when: to be passed to `expect` when the table is woken again."""
        return dict(self._gone_since)

    def forgive(self, seconds: float) -> None:
        """Shortens the recorded absence of everybody who has gone."""
        self._gone_since = {seat: min(since + seconds, self._now()) for seat, since in self._gone_since.items()}

    def join(self, connection: Connection) -> None:
        self.connections.add(connection)
        if connection.seat is not None:
            self.was_attended = True
            self._gone_since.pop(connection.seat, None)

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            if connection.seat is not None and not self.is_connected(connection.seat):
                self._gone_since[connection.seat] = self._now()

    def is_connected(self, seat: Seat) -> bool:
        return any(one.seat == seat for one in self.connections)

    @property
    def people(self) -> int:
        """Number of seated people who are connected."""
        return len({one.seat for one in self.connections} - {None})

    def gone_since(self, seat: Seat) -> float | None:
        return self._gone_since.get(seat)

    def presence(self, seats: Sequence[SeatRow]) -> Presence:
        return self.here(seats), self.onlookers()

    def onlookers(self) -> Onlookers:
        without_seat = [one for one in self.connections if one.seat is None]
        named = {one.person.id: one.person.name for one in without_seat if one.person is not None}
        nameless = sum(one.person is None for one in without_seat)
        by_name = sorted(named.items(), key=lambda one: (one[1], one[0]))[:NAMES_MOST]
        return Onlookers(len(named) + nameless, tuple(Known(*one) for one in by_name))

    def here(self, seats: Sequence[SeatRow]) -> tuple[bool, ...]:
        return tuple(self._is_here(one) for one in seats)

    def _is_here(self, one: SeatRow) -> bool:
        if one.kind == "bot" or self.is_connected(one.seat):
            return True
        gone = self._gone_since.get(one.seat)
        return gone is not None and self._now() < gone + PRESENT_FOR_S

    def given_up_at(self) -> list[float]:
        """Times at which people who have just gone will count as gone."""
        return [gone + PRESENT_FOR_S for gone in self._gone_since.values() if self._now() < gone + PRESENT_FOR_S]

    def tell_gesture(self, frame: bytes, but: Connection) -> None:
        for connection in self.connections - {but}:
            connection.show_gesture(frame)

    def forget_gestures(self) -> None:
        """They are about a moment that has passed."""
        for connection in self.connections:
            connection.forget_gesture()

    def tell(
        self, frame: Callable[[Seat | None], bytes], but: Connection | None = None, kind: Kind | None = None
    ) -> None:
        """The same seat gets the same bytes, made once."""
        made: dict[Seat | None, bytes] = {}
        for connection in self.connections - {but}:
            if connection.seat not in made:
                made[connection.seat] = frame(connection.seat)
            connection.send(made[connection.seat], kind)
