"""B01, B02, B03, B04, B05, B06, B13: what is in the box."""

from __future__ import annotations

from collections import Counter

from chantier.games.blueprints.pieces import (
    AWARD_POINTS,
    AWARDS_IN_PLAY,
    BESIDE,
    DICE,
    FULL_BAG,
    INDEX,
    LETTERS,
    PICKS,
    PLANS,
    POOL_SIZE,
    PRIZE_POINTS,
    ROUNDS,
    SEAT_COUNTS,
    SPACES,
    Award,
    Material,
    Plan,
    Prize,
    parse_plan,
    read_plans,
    shelf,
    take_from_bag,
)
from tests.games.blueprints.support.scenes import dice

Cells = dict[tuple[int, int], int]


def cells(plan: Plan) -> Cells:
    return {(at // 2, at % 2): height for at, height in enumerate(plan) if height}


def every_way(shape: Cells) -> set[frozenset[tuple[int, int, int]]]:
    """A building turned by quarters, mirrored, and pushed into the corner."""
    ways = set()
    for mirror in (1, -1):
        for quarter in range(4):
            turned = {}
            for (row, column), height in shape.items():
                r, c = row, column * mirror
                for _ in range(quarter):
                    r, c = c, -r
                turned[r, c] = height
            top, left = min(r for r, _ in turned), min(c for _, c in turned)
            ways.add(frozenset((r - top, c - left, height) for (r, c), height in turned.items()))
    return ways


def is_connected(shape: Cells) -> bool:
    reached, edge = set(), [next(iter(shape))]
    while edge:
        row, column = edge.pop()
        if (row, column) in reached or (row, column) not in shape:
            continue
        reached.add((row, column))
        edge += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return reached == set(shape)


def test_b01_two_to_four_players_three_rounds_of_six_picks() -> None:
    assert list(SEAT_COUNTS) == [2, 3, 4]
    assert ROUNDS == 3
    assert PICKS == 6


def test_b02_there_are_eight_dice_of_each_of_four_materials() -> None:
    assert Counter(FULL_BAG) == dict.fromkeys("WRSG", 8)
    assert LETTERS == {Material.WOOD: "W", Material.RECYCLED: "R", Material.STONE: "S", Material.GLASS: "G"}
    assert len(DICE) == 24


def test_b03_there_are_24_different_plans() -> None:
    assert len(PLANS) == len(set(PLANS)) == 24


def test_b03_the_plans_are_read_from_their_file_in_its_order() -> None:
    assert read_plans() == PLANS
    assert PLANS[0] == parse_plan("2 3 / x 1 / x x") == (2, 3, 0, 1, 0, 0)
    assert PLANS[-1] == parse_plan("1 x / 1 2 / x 2") == (1, 0, 1, 2, 0, 2)


def test_b03_a_plan_has_two_or_three_hatched_spaces_and_heights_adding_up_to_six() -> None:
    for plan in PLANS:
        assert len(plan) == 6
        assert plan.count(0) in (2, 3)
        assert all(0 <= height <= 3 for height in plan)
        assert sum(plan) == 6


def test_b03_every_plan_is_connected_by_edges() -> None:
    assert all(is_connected(cells(plan)) for plan in PLANS)


def test_b03_no_two_plans_are_equal_however_they_are_turned_or_mirrored() -> None:
    """More than asked: not even when shifted on the card."""
    seen: set[frozenset[tuple[int, int, int]]] = set()
    for plan in PLANS:
        ways = every_way(cells(plan))
        assert not ways & seen
        seen |= ways


def test_b03_the_plans_are_spread_over_the_four_height_sets() -> None:
    sets = Counter(tuple(sorted((height for height in plan if height), reverse=True)) for plan in PLANS)
    assert sets == {(3, 2, 1): 6, (2, 2, 2): 2, (3, 1, 1, 1): 7, (2, 2, 1, 1): 9}


def test_b04_awards_and_prizes_are_worth_their_points() -> None:
    assert AWARD_POINTS == {Award.GOLD: 3, Award.SILVER: 2, Award.BRONZE: 1}
    assert PRIZE_POINTS == 2
    assert len(Prize) == 4


def test_b05_the_awards_in_play_depend_on_the_players() -> None:
    assert AWARDS_IN_PLAY == {
        2: (Award.SILVER,),
        3: (Award.GOLD, Award.SILVER),
        4: (Award.GOLD, Award.SILVER, Award.BRONZE),
    }


def test_b06_twelve_cards_suffice() -> None:
    assert ROUNDS * SEAT_COUNTS[-1] == 12 <= len(PLANS)


def test_b13_pool_sizes() -> None:
    assert POOL_SIZE == {2: 8, 3: 9, 4: 7}


def test_b13_the_pool_lies_sorted_by_value_then_material() -> None:
    assert shelf(list(dice("G1 S6 W1 R3 W6 S1 R1"))) == dice("W1 R1 S1 G1 R3 W6 S6")


def test_a_bag_loses_one_die_of_the_material_drawn() -> None:
    assert take_from_bag("WWRSG", "W") == "WRSG"
    assert take_from_bag("WWRSG", "G") == "WWRS"


def test_spaces_run_row_by_row_and_know_what_lies_beside_them() -> None:
    assert SPACES == ("a1", "b1", "a2", "b2", "a3", "b3")
    assert [INDEX[space] for space in SPACES] == list(range(6))
    for one in range(6):
        for other in range(6):
            apart = abs(one // 2 - other // 2) + abs(one % 2 - other % 2)
            assert (other in BESIDE[one]) == (apart == 1)
