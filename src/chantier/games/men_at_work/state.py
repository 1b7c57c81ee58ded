"""The whole truth about one game of Men at Work. Almost all of it lies open: only foremen's cards are private."""

from __future__ import annotations

from typing import Literal

import msgspec

from chantier.core.events import Seat
from chantier.core.game import Outcome
from chantier.games.men_at_work.deck import Piles
from chantier.games.men_at_work.jobs import Order
from chantier.games.men_at_work.judge import Condition
from chantier.games.men_at_work.pieces import Piece
from chantier.games.men_at_work.poses import Pose

CERTIFICATES, EXPERT_CERTIFICATES = 3, 2  # M12
TITLES_TO_WIN: dict[int, int] = {2: 5, 3: 4, 4: 4, 5: 3}  # M71, by number of seats


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose."""

    site: Literal["beginner", "advanced", "expert"] = "beginner"  # M10
    first: int | Literal["chance"] = 0  # M13: the youngest player's seat, or leave it to chance
    slips: Literal["friendly", "strict"] = "friendly"  # M61
    experts: tuple[Seat, ...] = ()  # M12: these seats begin with two certificates
    foreman: bool = False  # M80


class Player(msgspec.Struct, frozen=True):
    certificates: int
    titles: int = 0
    hand: tuple[int, ...] = ()
    """Cards dealt to a foreman (M80); nobody else sees them."""

    @property
    def is_out(self) -> bool:
        return self.certificates == 0  # M62


class Work(msgspec.Struct, frozen=True):
    """What the active player has to do, and how far it has got."""

    order: Order
    placed: tuple[Piece, ...] = ()
    """In the order of the steps; a joined piece right after the one it came with."""
    steps_done: int = 0
    conditions: tuple[Condition, ...] = ()
    """What the judge said of the last attempt, if it failed (M33)."""

    @property
    def all_placed(self) -> bool:
        return self.steps_done == len(self.order.steps)


class State(msgspec.Struct, frozen=True):
    seats: int
    options: Options
    players: tuple[Player, ...] = ()
    piles: Piles = Piles(())
    poses: dict[Piece, Pose] = {}
    """Everything on the site, at rest."""
    active: Seat = 0
    phase: Literal["preparing", "clearing", "placing", "over"] = "preparing"
    to_clear: tuple[Piece, ...] = ()
    """What still lies on the table and has to go, or to be decided about (M63)."""
    pushable: tuple[Piece, ...] = ()
    """Of these the girders that may be pushed back up instead."""
    work: Work | None = None
    turn: int = 0
    ending: Outcome | None = None
