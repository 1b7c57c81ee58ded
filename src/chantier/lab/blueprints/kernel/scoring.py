"""Scoring: the points of a building, who gets Awards and Prizes, who starts next and who wins (B14, B30 to B61)."""

from __future__ import annotations

from chantier.lab.blueprints.kernel import layout as at
from chantier.lab.blueprints.kernel.compilation import compiled
from chantier.lab.blueprints.kernel.constants import (
    AWARD_POINTS,
    AWARDS,
    BESIDE,
    BONUS,
    GEOMETER_VALUES,
    GLASS,
    INTEGRITY,
    INTEGRITY_DICE,
    MATERIALS_DICE,
    ONE_MATERIAL,
    PICKS,
    PLANS,
    PRIZE_POINTS,
    PRIZES,
    RECYCLED,
    RECYCLED_POINTS,
    SKYSCRAPER,
    SKYSCRAPER_HEIGHT,
    STONE,
    STONE_POINTS,
    TOP_STONE,
    WOOD,
    WOOD_PER_NEIGHBOUR,
    Game,
)
from chantier.lab.blueprints.kernel.layout import (
    DEMAND,
    DESK,
    DESK_SIZE,
    FIRST,
    HEIGHT,
    MATERIALS,
    OF_MATERIAL,
    OF_VALUE,
    PLAN,
    SCORE,
    SEATS,
    SPACES,
    STACK,
    TALLIES,
    TALLY,
    VALUES,
)


@compiled
def score(game: Game, seat: int) -> int:
    """Score of a building as it stands (B30 to B35)."""
    desk = DESK + DESK_SIZE * seat
    total = RECYCLED_POINTS[game[desk + OF_MATERIAL + RECYCLED]]
    if follows_plan(game, desk):
        total += BONUS
    for space in range(SPACES):
        for level in range(game[desk + HEIGHT + space]):
            die = game[desk + STACK + space * PICKS + level]
            material = die % MATERIALS
            if material == WOOD:
                total += WOOD_PER_NEIGHBOUR * neighbours(game, desk, space, level)
            elif material == STONE:
                total += STONE_POINTS[min(level, TOP_STONE)]
            elif material == GLASS:
                total += die // MATERIALS + 1
    return total


@compiled
def follows_plan(game: Game, desk: int) -> bool:
    """Every space has exactly the planned height (B30)."""
    plan = game[desk + PLAN]
    right = 0
    for space in range(SPACES):
        right += game[desk + HEIGHT + space] == PLANS[plan, space]
    return right == SPACES


@compiled
def neighbours(game: Game, desk: int, space: int, level: int) -> int:
    """Number of dice that share a face with this one (B31)."""
    found = (1 if level > 0 else 0) + (1 if game[desk + HEIGHT + space] > level + 1 else 0)
    for other in BESIDE[space]:
        if other >= 0 and game[desk + HEIGHT + other] > level:
            found += 1
    return found


@compiled
def tie_break(game: Game, seat: int) -> int:
    """A seat's strength in a tie: dice of the first in-demand material, of the second, how late it acted (B41)."""
    built = DESK + DESK_SIZE * seat + OF_MATERIAL
    acted = seat - game[FIRST] if seat >= game[FIRST] else seat - game[FIRST] + game[SEATS]
    return (game[built + game[DEMAND]] * 8 + game[built + game[DEMAND + 1]]) * 8 + acted


@compiled
def most(game: Game, start: int, count: int) -> int:
    """The largest of so many numbers."""
    largest = game[start]
    for place in range(start + 1, start + count):
        largest = max(largest, game[place])
    return largest


@compiled
def earns(game: Game, seat: int, prize: int) -> bool:
    """True if a building qualifies for a Prize as it stands."""
    desk = DESK + DESK_SIZE * seat
    if prize == SKYSCRAPER:
        return most(game, desk + HEIGHT, SPACES) >= SKYSCRAPER_HEIGHT  # B50
    if prize == INTEGRITY:
        return most(game, desk + OF_VALUE, VALUES) >= INTEGRITY_DICE  # B51
    if prize == ONE_MATERIAL:
        return most(game, desk + OF_MATERIAL, MATERIALS) >= MATERIALS_DICE  # B53
    different = 0
    for value in range(VALUES):
        different += game[desk + OF_VALUE + value] > 0
    return different == GEOMETER_VALUES  # B52


@compiled
def finish_round(game: Game) -> None:
    """Buildings are counted, Awards and Prizes given."""
    for seat in range(game[SEATS]):
        game[DESK + DESK_SIZE * seat + SCORE] = score(game, seat)
    _give_awards(game)
    for prize in range(PRIZES):
        _give_prize(game, prize)


@compiled
def _give_awards(game: Game) -> None:
    """Ranks are complete (B40, B41, B42)."""
    for seat in range(game[SEATS]):
        rank = 0
        for other in range(game[SEATS]):
            rank += _standing(game, other) > _standing(game, seat)
        award = AWARDS[game[SEATS], rank]
        if award >= 0:
            tally = TALLY + TALLIES * seat
            game[tally + at.POINTS] += AWARD_POINTS[award]
            game[tally + at.AWARDS + award] += 1


@compiled
def _standing(game: Game, seat: int) -> int:
    return game[DESK + DESK_SIZE * seat + SCORE] * 512 + tie_break(game, seat)


@compiled
def _give_prize(game: Game, prize: int) -> None:
    """One of a kind a round; the tie-break alone chooses among those who qualify (B54)."""
    winner = -1
    for seat in range(game[SEATS]):
        if earns(game, seat, prize) and (winner < 0 or tie_break(game, seat) > tie_break(game, winner)):
            winner = seat
    if winner >= 0:
        tally = TALLY + TALLIES * winner
        game[tally + at.POINTS] += PRIZE_POINTS
        game[tally + at.PRIZES] += 1


@compiled
def next_first(game: Game) -> int:
    """The lowest building score starts; of those tied, the one who acted earliest (B14)."""
    seats, first = game[SEATS], game[FIRST]
    best = first
    for after in range(seats):
        seat = (first + after) % seats
        if game[DESK + DESK_SIZE * seat + SCORE] < game[DESK + DESK_SIZE * best + SCORE]:
            best = seat
    return best


@compiled
def strength(game: Game, seat: int) -> int:
    """The final ranking as one number: points, prizes, gold, silver, bronze (B60, B61)."""
    total = 0
    for field in range(TALLIES):
        total = total * 64 + game[TALLY + TALLIES * seat + field]
    return total
