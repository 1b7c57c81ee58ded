"""Events of Blueprints. Public unless `to` says otherwise (B29)."""

from __future__ import annotations

from chantier.core.events import Event, Seat
from chantier.games.blueprints.pieces import Award, Building, Die, Material, Plan, Prize, Space
from chantier.games.blueprints.scoring import Score
from chantier.games.blueprints.state import Options


class GameOpened(Event, frozen=True):
    seats: int
    options: Options
    rules: int = 1
    """The version of the rules; version 0.1 did not say."""


class RoundStarted(Event, frozen=True):
    round: int
    first: Seat


class MaterialsDemanded(Event, frozen=True):
    materials: tuple[Material, Material]


class PlanDealt(Event, frozen=True):
    """Private: one card, for one pair of eyes (B12)."""

    seat: Seat
    plan: Plan

    @property
    def to(self) -> Seat:
        return self.seat


class PoolRolled(Event, frozen=True):
    dice: tuple[Die, ...]


class DieTaken(Event, frozen=True):
    seat: Seat
    die: Die


class DiePlaced(Event, frozen=True):
    """Private: where the die went (B29). None, by the first version of the rules: it fitted nowhere; see DieRemoved."""

    seat: Seat
    die: Die
    space: Space | None

    @property
    def to(self) -> Seat:
        return self.seat


class DieRemoved(Event, frozen=True):
    """The die just taken fitted nowhere and left the game for this round, before everybody's eyes (B24, B29)."""

    seat: Seat
    die: Die


class DieDiscarded(Event, frozen=True):
    """Two players: the die removed besides the one built with (B27)."""

    seat: Seat
    die: Die


class PoolRefilled(Event, frozen=True):
    dice: tuple[Die, ...]


class BuildingsRevealed(Event, frozen=True):
    """Plans and buildings, which were hidden until now (B29)."""

    plans: tuple[Plan, ...]
    buildings: tuple[Building, ...]
    scores: tuple[Score, ...]

    def uncovers(self, state: object) -> bool:
        return True


class AwardsGiven(Event, frozen=True):
    awards: dict[Award, Seat]


class PrizesGiven(Event, frozen=True):
    prizes: dict[Prize, Seat | None]


class GameEnded(Event, frozen=True):
    points: tuple[int, ...]
    winners: tuple[Seat, ...]


BlueprintsEvent = (
    GameOpened
    | RoundStarted
    | MaterialsDemanded
    | PlanDealt
    | PoolRolled
    | DieTaken
    | DiePlaced
    | DieRemoved
    | DieDiscarded
    | PoolRefilled
    | BuildingsRevealed
    | AwardsGiven
    | PrizesGiven
    | GameEnded
)
