"""What can happen in Men at Work. Public unless `to` says otherwise."""

from __future__ import annotations

from typing import Literal

from chantier.core.events import Event, Seat
from chantier.games.men_at_work.deck import Back
from chantier.games.men_at_work.judge import Condition
from chantier.games.men_at_work.pieces import Piece
from chantier.games.men_at_work.poses import Pose
from chantier.games.men_at_work.state import Options


class GameOpened(Event, frozen=True):
    seats: int
    options: Options


class SitePrepared(Event, frozen=True):
    """M10: supports, a girder of each colour, a worker; and who begins (M13)."""

    poses: dict[Piece, Pose]
    first: Seat


class HandDealt(Event, frozen=True):
    """Private: a foreman's two cards (M80)."""

    seat: Seat
    cards: tuple[int, ...]

    @property
    def to(self) -> Seat:
        return self.seat


class CardFlipped(Event, frozen=True):
    card: int


class PileShuffled(Event, frozen=True):
    """M21: all discards but the last are the new draw pile."""


class TopShown(Event, frozen=True):
    back: Back


class RitaArrived(Event, frozen=True):
    """M70: from this turn on the highest piece earns a title."""


class WorkBegun(Event, frozen=True):
    """The card can be done: site and reserve have what it takes."""

    seat: Seat


class CardSkipped(Event, frozen=True):
    """M24: the site or the reserve lacks something, so the next card is flipped."""


class CardLaid(Event, frozen=True):
    """M80: everybody sees the side that counts: the back on the draw pile, the front on the discard pile."""

    seat: Seat
    on: Literal["draw", "discard"]
    back: Back


class CardChosen(Event, frozen=True):
    """Private: which of the cards with that back it was. On the discard pile it is flipped for all to see."""

    seat: Seat
    card: int
    on: Literal["draw", "discard"]

    @property
    def to(self) -> Seat | None:
        return self.seat if self.on == "draw" else None


class SiteSettled(Event, frozen=True):
    """After an act of the hand everything is at rest again; only pieces that have moved are listed."""

    seat: Seat
    pieces: tuple[Piece, ...]
    poses: dict[Piece, Pose]
    settled: bool
    """False: it would not come to rest and was put to sleep."""


class PieceSlipped(Event, frozen=True):
    """M61, friendly: it fell from the hand before it was ever part of the structure, and is taken again."""

    seat: Seat
    pieces: tuple[Piece, ...]


class Judged(Event, frozen=True):
    seat: Seat
    conditions: tuple[Condition, ...]
    held: bool


class AccidentHappened(Event, frozen=True):
    """M60: costs a certificate and ends the turn."""

    seat: Seat
    piece: Piece
    onto: Piece


class TitleGiven(Event, frozen=True):
    seat: Seat
    piece: Piece


class PieceCleared(Event, frozen=True):
    """M63: taken from the table; supports may be kept where they lie."""

    seat: Seat
    piece: Piece
    to_clear: tuple[Piece, ...]
    pushable: tuple[Piece, ...]
    kept: bool


class TurnPassed(Event, frozen=True):
    """The hook goes on (M13); what lies on the table is the next player's to clear (M63)."""

    seat: Seat
    to_clear: tuple[Piece, ...]
    pushable: tuple[Piece, ...]


class GameEnded(Event, frozen=True):
    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


MenAtWorkEvent = (
    GameOpened
    | SitePrepared
    | HandDealt
    | CardFlipped
    | PileShuffled
    | TopShown
    | RitaArrived
    | WorkBegun
    | CardSkipped
    | CardLaid
    | CardChosen
    | SiteSettled
    | PieceSlipped
    | Judged
    | AccidentHappened
    | TitleGiven
    | PieceCleared
    | TurnPassed
    | GameEnded
)
