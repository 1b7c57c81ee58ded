"""Events of Men at Work. Public unless `to` says otherwise. The tags are the kinds of the record format."""

from __future__ import annotations

from typing import Literal

from chantier.core.events import Event, Seat
from chantier.games.men_at_work.acting.referee import Seen
from chantier.games.men_at_work.deck import Back
from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.moves import ClearAway, Place, PushBack
from chantier.games.men_at_work.pieces import Piece
from chantier.games.men_at_work.state import Options, State


class GameOpened(Event, frozen=True, tag="opened"):
    seats: int
    options: Options
    rules: int = 1
    """The version of the rules; version 0.1 did not say."""


class HandDealt(Event, frozen=True, tag="hand"):
    """Private: a foreman's two cards (M80)."""

    seat: Seat
    cards: tuple[int, ...]

    @property
    def to(self) -> Seat:
        return self.seat


class SitePrepared(Event, frozen=True, tag="site"):
    """M10: supports, a girder of each colour, a worker; or what is there before the first player builds. And who begins
    (M13), and the engine whose word counts in this game."""

    poses: dict[Piece, Pose]
    first: Seat
    engine: str


class SiteAccepted(Event, frozen=True, tag="ready"):
    """M10: what the first player built by hand is a site."""

    seat: Seat


class RitaArrived(Event, frozen=True, tag="rita"):
    """M70: she is set aside; from this turn on the highest piece earns a title."""


class CardFlipped(Event, frozen=True, tag="card"):
    """M20: HOW is on the card, WHAT on the back that shows afterwards."""

    card: int
    what: Back
    shuffled: bool
    """M21: it was the last one; all other discards are the new draw pile."""
    then: Literal["work", "skipped", "used_up"]
    """Whether it can be done; if not, the next card is flipped (M24), or the game stops (M72)."""

    def uncovers(self, state: State) -> bool:
        """A card that a foreman laid on the draw pile (M80). Any other is drawn when it is flipped."""
        return bool(state.piles.laid)


class ForemanAsked(Event, frozen=True, tag="asked"):
    """M80: what the cards show cannot be done; before it is skipped, whoever has cards may lay one."""

    seat: Seat


class LayDeclined(Event, frozen=True, tag="declined"):
    """M80: no card is laid; the next one is flipped (M24), or the game stops (M72)."""

    seat: Seat


class CardLaid(Event, frozen=True, tag="laid"):
    """M80: on the draw pile all see the back only, on the discard pile the card."""

    seat: Seat
    on: Literal["draw", "discard"]
    back: Back
    card: int | None = None


class CardChosen(Event, frozen=True, tag="chosen"):
    """Private: which of the cards with that back was laid on the draw pile."""

    seat: Seat
    card: int

    @property
    def to(self) -> Seat:
        return self.seat


class PiecePlaced(Event, frozen=True, tag="placed"):
    """An act of the hand, and what the referee saw of it."""

    seat: Seat
    move: Place
    seen: Seen
    tremor: int | None = None


class AccidentHappened(Event, frozen=True, tag="accident"):
    """M60: costs a certificate and ends the turn."""

    seat: Seat
    piece: Piece
    onto: Piece


class CardGivenUp(Event, frozen=True, tag="given_up"):
    """M90: costs a certificate and ends the turn; nothing on the site moves."""

    seat: Seat


class PlayerOut(Event, frozen=True, tag="out"):
    """M62: no certificate is left."""

    seat: Seat


class TitleGiven(Event, frozen=True, tag="title"):
    seat: Seat
    piece: Piece


class PieceCleared(Event, frozen=True, tag="cleared"):
    """M63: an act of clearing up. Where nothing is gone, it was pushed back up or could not be pulled out yet."""

    seat: Seat
    move: ClearAway | PushBack
    seen: Seen


class SupportsKept(Event, frozen=True, tag="kept"):
    seat: Seat


class TurnPassed(Event, frozen=True, tag="turn"):
    """The hook goes on (M13); what lies about is the next player's to clear (M63)."""

    seat: Seat


class GameEnded(Event, frozen=True, tag="end"):
    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: Literal["titles", "last", "reserve"]


MenAtWorkEvent = (
    GameOpened
    | HandDealt
    | SitePrepared
    | SiteAccepted
    | RitaArrived
    | CardFlipped
    | ForemanAsked
    | LayDeclined
    | CardLaid
    | CardChosen
    | PiecePlaced
    | AccidentHappened
    | CardGivenUp
    | PlayerOut
    | TitleGiven
    | PieceCleared
    | SupportsKept
    | TurnPassed
    | GameEnded
)
