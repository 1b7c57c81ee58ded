"""A finished round laid open: what every die earned, and who got which Award and Prize for what reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from chantier.core.events import Seat
from chantier.games.blueprints.pieces import (
    BESIDE,
    LETTERS,
    SPACES,
    VALUE,
    Award,
    Building,
    Die,
    Material,
    Plan,
    Prize,
    Space,
)
from chantier.games.blueprints.scoring import (
    RECYCLED_POINTS,
    WOOD_PER_NEIGHBOUR,
    Score,
    TieBreak,
    give_awards,
    give_prizes,
    prizes_earned,
    score,
    stone_points,
    tie_breaks,
)
from chantier.games.blueprints.state import RoundResult


class Place(msgspec.Struct, frozen=True):
    """Position of a die; levels are counted from 1, as the rules count them."""

    space: Space
    level: int


class Earning(msgspec.Struct, frozen=True):
    """Points that one die earned. `neighbours` are those a wood die counted (B31); recycled dice earn what
    each of them added to those before it (B32)."""

    die: Die
    space: Space
    level: int
    points: int
    neighbours: tuple[Place, ...] = ()


class Line(msgspec.Struct, frozen=True):
    """One line of the count; the points of its dice are all of its points."""

    points: int
    dice: tuple[Earning, ...]


class SeatAccount(msgspec.Struct, frozen=True):
    """A building's score (B30 to B35), line by line."""

    score: Score
    bonus: int
    wood: Line
    recycled: Line
    stone: Line
    glass: Line


Decided = Literal["points", "first_in_demand", "second_in_demand", "acted_last", "alone", "nobody"]
"""`alone`: nobody else qualified for the Prize; `nobody`: it stayed where it was."""
_TIE_BREAKS: tuple[Decided, ...] = ("first_in_demand", "second_in_demand", "acted_last")


class Contender(msgspec.Struct, frozen=True):
    """The winner, or somebody level with the winner: what the tie-break (B41) looks at. `acted`: 1 acted first."""

    seat: Seat
    points: int
    first_in_demand: int
    second_in_demand: int
    acted: int


class AwardAccount(msgspec.Struct, frozen=True):
    """Winner of an Award (B40, B42). `contenders` are all seats with the same points, the winner first."""

    award: Award
    seat: Seat
    decided: Decided
    contenders: tuple[Contender, ...]


class PrizeAccount(msgspec.Struct, frozen=True):
    """Winner of a Prize (B54): `contenders` are all who qualified, the winner first."""

    prize: Prize
    seat: Seat | None
    decided: Decided
    contenders: tuple[Contender, ...]


class RoundAccount(msgspec.Struct, frozen=True):
    in_demand: tuple[Material, ...]
    first: Seat
    seats: tuple[SeatAccount, ...]
    awards: tuple[AwardAccount, ...]
    prizes: tuple[PrizeAccount, ...]


def account(result: RoundResult) -> RoundAccount:
    """Counted again from plans and buildings; what the round says about itself is not asked."""
    seats = tuple(seat_account(plan, built) for plan, built in zip(result.plans, result.buildings, strict=True))
    scores = [one.score for one in seats]
    ties = tie_breaks(result.buildings, result.in_demand, result.first)
    return RoundAccount(
        in_demand=result.in_demand,
        first=result.first,
        seats=seats,
        awards=_awards(scores, ties),
        prizes=_prizes(result.buildings, scores, ties),
    )


def seat_account(plan: Plan, building: Building) -> SeatAccount:
    counted = score(plan, building)
    wood, recycled, stone, glass = (_line(building, LETTERS[material]) for material in Material)
    return SeatAccount(counted, counted.bonus, wood, recycled, stone, glass)


def _line(building: Building, letter: str) -> Line:
    earnings: list[Earning] = []
    for space, stack in enumerate(building):
        for level, die in enumerate(stack):
            if die[0] == letter:
                around = _around(building, space, level) if letter == "W" else ()
                points = _points(die, level, len(around), len(earnings))
                earnings.append(Earning(die, SPACES[space], level + 1, points, around))
    return Line(sum(one.points for one in earnings), tuple(earnings))


def _points(die: Die, level: int, neighbours: int, recycled_before: int) -> int:
    match die[0]:
        case "W":  # B31
            return WOOD_PER_NEIGHBOUR * neighbours
        case "R":  # B32
            return RECYCLED_POINTS[recycled_before + 1] - RECYCLED_POINTS[recycled_before]
        case "S":  # B33
            return stone_points(level)
        case _:  # B34
            return VALUE[die]


def _around(building: Building, space: int, level: int) -> tuple[Place, ...]:
    """The dice that share a face with this one (B31)."""
    beside = [(other, level) for other in BESIDE[space]]
    touching = [*beside, (space, level - 1), (space, level + 1)]
    return tuple(Place(SPACES[other], at + 1) for other, at in touching if 0 <= at < len(building[other]))


def _awards(scores: Sequence[Score], ties: Sequence[TieBreak]) -> tuple[AwardAccount, ...]:
    given: list[AwardAccount] = []
    left = list(range(len(scores)))
    for award, winner in give_awards(scores, ties).items():
        level = [seat for seat in left if scores[seat].total == scores[winner].total]
        decided = "points" if len(level) == 1 else _tie_break(level, ties)
        given.append(AwardAccount(award, winner, decided, _contenders(level, scores, ties)))
        left.remove(winner)  # B42: the others compete for the next
    return tuple(given)


def _prizes(
    buildings: Sequence[Building], scores: Sequence[Score], ties: Sequence[TieBreak]
) -> tuple[PrizeAccount, ...]:
    given = []
    earned = [prizes_earned(building) for building in buildings]
    for prize, winner in give_prizes(buildings, ties).items():
        level = [seat for seat, prizes in enumerate(earned) if prize in prizes]
        decided: Decided = "nobody" if not level else "alone" if len(level) == 1 else _tie_break(level, ties)
        given.append(PrizeAccount(prize, winner, decided, _contenders(level, scores, ties)))
    return tuple(given)


def _tie_break(level: Sequence[Seat], ties: Sequence[TieBreak]) -> Decided:
    """The first of the three after which only one is left (B41)."""
    for at, decided in enumerate(_TIE_BREAKS):
        most = max(ties[seat][at] for seat in level)
        level = [seat for seat in level if ties[seat][at] == most]
        if len(level) == 1:
            return decided
    raise AssertionError("no two seats act at the same time")


def _contenders(level: Sequence[Seat], scores: Sequence[Score], ties: Sequence[TieBreak]) -> tuple[Contender, ...]:
    best_first = sorted(level, key=ties.__getitem__, reverse=True)
    return tuple(
        Contender(seat, scores[seat].total, first, second, late + 1)
        for seat in best_first
        for first, second, late in [ties[seat]]
    )
