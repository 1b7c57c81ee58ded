"""Counting a building, ranking buildings, giving Awards and Prizes, and who wins. Pure arithmetic."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain

import msgspec

from chantier.core.events import Seat
from chantier.games.blueprints.pieces import (
    AWARD_POINTS,
    AWARDS_IN_PLAY,
    BESIDE,
    LETTERS,
    PRIZE_POINTS,
    VALUE,
    Award,
    Building,
    Die,
    Material,
    Plan,
    Prize,
)

BONUS = 6  # B30
WOOD_PER_NEIGHBOUR = 2  # B31
RECYCLED_POINTS = (0, 2, 5, 10, 15, 20, 30)  # B32, by number of recycled dice
STONE_POINTS = (2, 3, 5, 8)  # B33, by level; the last for every level above
SKYSCRAPER_HEIGHT = 5  # B50
INTEGRITY_DICE = 4  # B51
GEOMETER_VALUES = 6  # B52
MATERIALS_DICE = 5  # B53


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building's score by what earned it. It decides Awards and who starts next; it is no victory point (B36)."""

    bonus: int
    wood: int
    recycled: int
    stone: int
    glass: int
    total: int


def score(plan: Plan, building: Building) -> Score:
    """B30 to B35. Works at any moment of a round: fewer than six dice score all the same (B35)."""
    wood = stone = glass = recycled_dice = 0
    for space, stack in enumerate(building):
        for level, die in enumerate(stack):
            match die[0]:
                case "W":  # B31
                    wood += WOOD_PER_NEIGHBOUR * neighbours(building, space, level)
                case "R":  # B32
                    recycled_dice += 1
                case "S":  # B33
                    stone += stone_points(level)
                case _:  # B34
                    glass += VALUE[die]
    bonus = BONUS if follows(plan, building) else 0
    recycled = RECYCLED_POINTS[recycled_dice]
    return Score(bonus, wood, recycled, stone, glass, bonus + wood + recycled + stone + glass)


def stone_points(level: int) -> int:
    """Points of a stone die on this level of its stack, counted from 0 (B33)."""
    return STONE_POINTS[min(level, len(STONE_POINTS) - 1)]


def neighbours(building: Building, space: int, level: int) -> int:
    """Number of dice that share a face with the die on this level of this space (B31)."""
    beside = sum(len(building[other]) > level for other in BESIDE[space])
    below = level > 0
    above = len(building[space]) > level + 1
    return beside + below + above


def follows(plan: Plan, building: Building) -> bool:
    """Every space has exactly the planned height (B30)."""
    return plan == tuple(map(len, building))


def dice_of(building: Building) -> list[Die]:
    return list(chain.from_iterable(building))


def prizes_earned(building: Building) -> set[Prize]:
    """The Prizes this building qualifies for (B50 to B53); who gets them is another matter."""
    dice = dice_of(building)
    letters, values = [die[0] for die in dice], [die[1] for die in dice]
    earned = {
        Prize.SKYSCRAPER: max(map(len, building)) >= SKYSCRAPER_HEIGHT,
        Prize.INTEGRITY: max(map(values.count, "123456")) >= INTEGRITY_DICE,
        Prize.GEOMETER: len(set(values)) == GEOMETER_VALUES,
        Prize.MATERIALS: max(map(letters.count, "WRSG")) >= MATERIALS_DICE,
    }
    return {prize for prize, reached in earned.items() if reached}


TieBreak = tuple[int, int, int]


def tie_breaks(buildings: Sequence[Building], in_demand: Sequence[Material], first: Seat) -> list[TieBreak]:
    """Each seat's strength in a tie (B41): dice of the first in-demand material, of the second, how late it acted."""
    seats = len(buildings)
    strengths = []
    for seat, building in enumerate(buildings):
        letters = [die[0] for die in dice_of(building)]
        most, next_most = (letters.count(LETTERS[material]) for material in in_demand)
        strengths.append((most, next_most, (seat - first) % seats))
    return strengths


def give_awards(scores: Sequence[Score], ties: Sequence[TieBreak]) -> dict[Award, Seat]:
    """Ranks are complete, so the loser of a tie for one Award is simply next (B40, B41, B42)."""
    seats = range(len(scores))
    ranking = sorted(seats, key=lambda seat: (scores[seat].total, ties[seat]), reverse=True)
    return dict(zip(AWARDS_IN_PLAY[len(scores)], ranking, strict=False))


def give_prizes(buildings: Sequence[Building], ties: Sequence[TieBreak]) -> dict[Prize, Seat | None]:
    """One of a kind a round; the tie-break alone chooses among those who qualify (B54)."""
    earned = [prizes_earned(building) for building in buildings]
    return {
        prize: max((seat for seat, prizes in enumerate(earned) if prize in prizes), key=ties.__getitem__, default=None)
        for prize in Prize
    }


class Tally(msgspec.Struct, frozen=True, order=True):
    """One seat's cards. Compared field by field, this is the final ranking (B60, B61)."""

    points: int
    prizes: int
    gold: int
    silver: int
    bronze: int


def tally(seat: Seat, awards: Sequence[dict[Award, Seat]], prizes: Sequence[dict[Prize, Seat | None]]) -> Tally:
    won = Counter(award for given in awards for award, winner in given.items() if winner == seat)
    prize_count = sum(winner == seat for given in prizes for winner in given.values())
    points = sum(AWARD_POINTS[award] * count for award, count in won.items()) + PRIZE_POINTS * prize_count
    return Tally(points, prize_count, won[Award.GOLD], won[Award.SILVER], won[Award.BRONZE])


def winners(tallies: Sequence[Tally]) -> tuple[tuple[Seat, ...], str]:
    """Winners and what decided it: the name of the first field in which the best differ, or "shared" (B61)."""
    best = max(tallies)
    won = tuple(seat for seat, one in enumerate(tallies) if one == best)
    if len(won) > 1:
        return won, "shared"
    rivals = [one for one in tallies if one != best]
    runner_up = max(rivals)
    decided = next(field for field in Tally.__struct_fields__ if getattr(best, field) != getattr(runner_up, field))
    return won, decided
