"""The whole truth about one game of Men at Work. Almost all of it lies open: only foremen's cards are private."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Literal

import msgspec

from chantier.core.events import Seat
from chantier.core.game import Outcome
from chantier.games.men_at_work.cards import CARDS
from chantier.games.men_at_work.deck import FIRST_RITA_WINDOW, Piles, Window, rita_window
from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.jobs import Order, Step, fitting, next_step
from chantier.games.men_at_work.judging.judge import Condition
from chantier.games.men_at_work.pieces import PIECES, Piece

CERTIFICATES, EXPERT_CERTIFICATES = 3, 2  # M12
TITLES_TO_WIN: dict[int, int] = {2: 5, 3: 4, 4: 4, 5: 3}  # M71, by number of seats
FOREMAN_CARDS = 2  # M80
MISSES_KEPT = 12
Phase = Literal["preparing", "clearing", "asked", "placing", "over"]
"""Asked: a foreman whose work is impossible may lay a card before it is skipped (M80)."""


RULES = 3
"""1: version 0.1. 2: the corrected catalogue (M11 M24 M33 M36 M40 M60 M62 M63 M72 M80 M81 M82), house rules (M90).
3: a card may be given up, where a table wants it (M90); all else as in 2."""
SAME_REFEREE_SINCE = 2
"""From this version on the engine and the referee come to the same as today's."""
Help = Literal["all", "some", "none"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a table."""

    site: Literal["beginner", "advanced", "expert", "by_hand"] = "beginner"  # M10
    first: int | Literal["chance"] = 0  # M13: the youngest player's seat, or leave it to chance
    slips: Literal["friendly", "strict"] = "friendly"  # M61
    experts: tuple[Seat, ...] = ()  # M12: these seats begin with two certificates
    tremor: bool | Literal["all"] = False
    """The hands of experts tremble; or everybody's (M90)."""
    foreman: bool = False  # M80
    crane: bool = False  # M81
    skyscraper: bool = False  # M82
    crane_on: Literal["floor", "rim"] = "floor"  # M83: in the box, where a table plays with both
    certificates: Annotated[int, msgspec.Meta(ge=1, le=5)] = CERTIFICATES  # M90, M12: an expert takes one less
    titles: Annotated[int, msgspec.Meta(ge=1, le=7)] | None = None  # M90; None: as printed, by number of seats (M71)
    rita: Annotated[float, msgspec.Meta(ge=0.0, le=1.0)] = 0.25  # M90, M11: after this share of the pile
    help: Help = "all"  # M90: how much every hand at this table is helped
    give_up: bool = False  # M90: a card may be given up for a certificate


OPTIONS_SINCE: Mapping[str, int] = {"certificates": 2, "titles": 2, "rita": 2, "help": 2, "give_up": 3}


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


class Miss(msgspec.Struct, frozen=True):
    """An act that came to nothing: the piece slipped, or lay where the card does not want it (M33)."""

    piece: Piece
    at: Pose
    """Where the hand let go."""
    slipped: bool


class Work(msgspec.Struct, frozen=True):
    """Task of the active player, and its progress."""

    order: Order
    placed: tuple[Piece, ...] = ()
    """In the order they came."""
    conditions: tuple[Condition, ...] = ()
    """What the judge said of the last attempt, if it failed (M33)."""
    tries: int = 0
    """Acts of this turn that did not bring it on: slips, and pieces taken once more (M33)."""
    again: tuple[Piece, ...] = ()
    """Pieces that slipped back into the reserve: these very ones are placed, no others (M33)."""
    impossible: Literal["skipped", "used_up"] | None = None
    """Why it cannot be done, while a foreman is asked (M24, M72, M80)."""
    failed: tuple[Miss, ...] = ()
    """The latest acts of this turn that came to nothing, oldest first."""

    @property
    def step(self) -> Step | None:
        """Next step to place; None when all is placed and only a repair is left (M33)."""
        return next_step(self.order, self.placed)

    @property
    def all_placed(self) -> bool:
        return self.step is None

    def takes(self, left: Iterable[Piece]) -> list[Piece]:
        """The pieces of the reserve that may be placed next; of what slipped, the very same (M33)."""
        return [] if self.step is None else self._again_first(fitting(self.step, self.order, left))

    def joins(self, left: Iterable[Piece]) -> list[Piece]:
        """The pieces that may go together with the next one (M50, M58); of what slipped, the very same (M33)."""
        if self.step is None or self.step.joined is None:
            return []
        return self._again_first([piece for piece in left if PIECES[piece] is self.step.joined])

    def _again_first(self, fits: list[Piece]) -> list[Piece]:
        return [piece for piece in fits if piece in self.again] or fits


class Clearing(msgspec.Struct, frozen=True):
    """Pieces that lie about after an accident (M63)."""

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
    crane: Pose | None = None
    """Where the crane stood before it tipped over (M81)."""

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
    rules: int = RULES
    fallen: tuple[Piece, ...] = ()
    """Supports that fell without an accident: offered at the next clearing up (M63)."""


def certificates_of(options: Options, seat: Seat) -> int:
    """Certificates a seat begins with (M12, M90)."""
    fewer = CERTIFICATES - EXPERT_CERTIFICATES if seat in options.experts else 0
    return max(1, options.certificates - fewer)


def rita_comes_at(options: Options, seats: int, rules: int) -> Window:
    """Number of cards flipped before Boss Rita (M11), by the pile that is left when foremen have theirs."""
    if rules < 2:
        return FIRST_RITA_WINDOW
    dealt = FOREMAN_CARDS * seats if options.foreman else 0
    return rita_window(len(CARDS) - dealt, options.rita)


def titles_to_win(options: Options, seats: int) -> int:
    """M71, M90."""
    return TITLES_TO_WIN[seats] if options.titles is None else options.titles
