"""The whole truth about one game of Men at Work. Almost all of it lies open: only foremen's cards are private."""

from __future__ import annotations

from typing import Literal

import msgspec

from chantier.core.events import Seat
from chantier.core.game import Outcome
from chantier.games.men_at_work.deck import Piles
from chantier.games.men_at_work.jobs import Order, Step, next_step
from chantier.games.men_at_work.judge import Condition
from chantier.games.men_at_work.pieces import Piece
from chantier.games.men_at_work.poses import Pose

CERTIFICATES, EXPERT_CERTIFICATES = 3, 2  # M12
TITLES_TO_WIN: dict[int, int] = {2: 5, 3: 4, 4: 4, 5: 3}  # M71, by number of seats
Phase = Literal["preparing", "clearing", "placing", "over"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose."""

    site: Literal["beginner", "advanced", "expert", "by_hand"] = "beginner"  # M10
    first: int | Literal["chance"] = 0  # M13: the youngest player's seat, or leave it to chance
    slips: Literal["friendly", "strict"] = "friendly"  # M61
    experts: tuple[Seat, ...] = ()  # M12: these seats begin with two certificates
    tremor: bool = False
    """The hands of experts tremble."""
    foreman: bool = False  # M80
    crane: bool = False  # M81
    skyscraper: bool = False  # M82
    crane_on: Literal["floor", "rim"] = "floor"  # M83: in the box, where a table plays with both


class Player(msgspec.Struct, frozen=True):
    certificates: int
    titles: int = 0
    cards: int = 0
    """How many cards a foreman still has (M80): everybody can count them."""
    hand: tuple[int, ...] = ()
    """Which ones: nobody else sees them."""

    @property
    def is_out(self) -> bool:
        return self.certificates == 0  # M62


class Work(msgspec.Struct, frozen=True):
    """What the active player has to do, and how far it has got."""

    order: Order
    placed: tuple[Piece, ...] = ()
    """In the order they came."""
    conditions: tuple[Condition, ...] = ()
    """What the judge said of the last attempt, if it failed (M33)."""
    tries: int = 0
    """Acts of this turn that did not bring it on: slips, and pieces taken once more (M33)."""

    @property
    def step(self) -> Step | None:
        """What has to be placed next; None when all is placed and only a repair is left (M33)."""
        return next_step(self.order, self.placed)

    @property
    def all_placed(self) -> bool:
        return self.step is None


class Clearing(msgspec.Struct, frozen=True):
    """What lies about after an accident (M63)."""

    lying: tuple[Piece, ...] = ()
    """Has to go."""
    optional: tuple[Piece, ...] = ()
    """May go: supports that fell, and what rests only on what lies there."""
    pushable: tuple[Piece, ...] = ()
    """Girders that may be pushed back up instead."""
    covered: tuple[Piece, ...] = ()
    """Must be pulled out with the hook before they can be lifted away."""
    pulls: int = 0
    """How often the hook has pulled in vain."""

    @property
    def is_done(self) -> bool:
        return not self.lying and not self.optional


class State(msgspec.Struct, frozen=True):
    seats: int
    options: Options
    players: tuple[Player, ...] = ()
    piles: Piles = Piles(())
    poses: dict[Piece, Pose] = {}
    """Everything on the site, at rest."""
    active: Seat = 0
    phase: Phase = "preparing"
    clearing: Clearing = Clearing()
    work: Work | None = None
    laid_a_card: bool = False
    """This turn's foreman's card has been laid (M80)."""
    turn: int = 0
    ending: Outcome | None = None
