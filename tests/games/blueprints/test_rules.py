"""How a game runs: getting ready (B01 B02 B06 B10 B11 B12 B13 B14), turns (B15 B20 B24 B26 B27 B28 B29), the ends of
rounds and of the game (B40 B41 B60 B61)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from chantier.core.chance import SeededChance
from chantier.core.errors import BadInput, IllegalMove
from chantier.core.game import Outcome
from chantier.games.blueprints import rules
from chantier.games.blueprints.events import (
    AwardsGiven,
    BuildingsRevealed,
    DieDiscarded,
    DiePlaced,
    DieRemoved,
    DieTaken,
    GameEnded,
    GameOpened,
    MaterialsDemanded,
    PlanDealt,
    PoolRefilled,
    PoolRolled,
    PrizesGiven,
    RoundStarted,
)
from chantier.games.blueprints.pieces import FULL_BAG, LETTERS, PLANS, Award, Material, Prize
from chantier.games.blueprints.scoring import Score
from chantier.games.blueprints.state import RULES, Options, RoundResult, State
from tests.games.blueprints.support.scenes import at, desk, dice, opened, play, take

T = TypeVar("T")
E = TypeVar("E")
PLAN = "2 3 / x 1 / x x"
SITE = "- - / x - / x x"


class Scripted:
    """A chance that gives what the test wants, by purpose."""

    def __init__(self, **answers: Sequence[Any]) -> None:
        self._answers = {purpose.replace("_", "-"): list(given) for purpose, given in answers.items()}
        self.asked: list[tuple[str, int]] = []

    def choose(self, items: Sequence[T], purpose: str) -> T:
        self.asked.append((purpose, len(items)))
        answers = self._answers.get(purpose)
        if not answers:
            return items[7 * len(self.asked) % len(items)]  # always another, or B11 would redraw for ever
        answer: T = answers.pop(0)
        assert answer in items
        return answer


def only(events: Sequence[Any], kind: type[E]) -> E:
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1
    return found[0]


def random_game(seats: int, seed: int, **options: Any) -> list[State]:
    """All states of a game played at random."""
    chance = SeededChance(seed)
    state = opened(seats, seed, **options)
    states = [state]
    while rules.to_move(state) is not None:
        for event in rules.decide(state, rules.legal_moves(state).sample(chance), chance):
            state = rules.apply(state, event)
        states.append(state)
    return states


# Setting up


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_b01_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadInput) as refused:
        rules.setup(seats, Options(), SeededChance(0))
    assert refused.value.code == "wrong_player_count"
    assert refused.value.facts == {"fewest": 2, "most": 4, "came": seats}


def test_b14_the_table_names_the_first_player() -> None:
    for seats in (2, 3, 4):
        for first in range(seats):
            assert opened(seats, first=first).first == first


def test_b14_or_leaves_it_to_chance() -> None:
    assert {opened(4, seed, first="chance").first for seed in range(40)} == {0, 1, 2, 3}
    chance = Scripted(first=[2])
    assert only(rules.setup(3, Options(first="chance"), chance), RoundStarted).first == 2
    assert ("first", 3) in chance.asked


@pytest.mark.parametrize("first", [-1, 3])
def test_b14_a_seat_that_is_not_there_cannot_be_first(first: int) -> None:
    with pytest.raises(BadInput) as refused:
        rules.setup(3, Options(first=first), SeededChance(0))
    assert refused.value.code == "no_such_first_seat"
    assert refused.value.facts == {"last": 2, "came": first}


def test_a_game_opens_with_its_options_and_the_first_round() -> None:
    events = rules.setup(3, Options(open_points=True), SeededChance(0))
    assert events[0] == GameOpened(3, Options(open_points=True), RULES)
    kinds = [type(event) for event in events[1:]]
    assert kinds == [RoundStarted, MaterialsDemanded, PlanDealt, PlanDealt, PlanDealt, PoolRolled]
    assert only(events, RoundStarted).round == 1


# Getting a round ready


def test_b11_two_different_materials_are_in_demand_and_their_dice_leave_the_bag() -> None:
    chance = Scripted(in_demand=["S", "W"], bag=["W"])
    state: State | None = None
    for event in rules.setup(2, Options(), chance):
        state = rules.apply(state, event)
    assert state is not None
    assert state.in_demand == (Material.STONE, Material.WOOD)
    out = Counter(FULL_BAG) - Counter(state.bag) - Counter(die[0] for die in state.pool)
    assert out == {"S": 1, "W": 1}


def test_b11_a_second_die_of_the_first_colour_goes_back_and_is_drawn_again() -> None:
    chance = Scripted(in_demand=["G", "G", "G", "R"])
    demanded = only(rules.setup(2, Options(), chance), MaterialsDemanded)
    assert demanded.materials == (Material.GLASS, Material.RECYCLED)
    assert [size for purpose, size in chance.asked if purpose == "in-demand"] == [32, 31, 31, 31]


def test_b06_b12_each_seat_gets_a_card_that_was_not_used() -> None:
    for seats in (2, 3, 4):
        seen: list[Any] = []
        for state in random_game(seats, seats):
            if state.picks == 0:
                seen += [one.plan for one in state.desks]
        assert len(seen) == len(set(seen)) == 3 * seats
        assert set(seen) <= set(PLANS)


def test_b06_cards_are_drawn_from_all_that_are_left() -> None:
    chance = Scripted()
    rules.setup(4, Options(), chance)
    assert [size for purpose, size in chance.asked if purpose == "deck"] == [24, 23, 22, 21]


def test_b12_a_card_is_for_one_pair_of_eyes() -> None:
    dealt = [event for event in rules.setup(3, Options(), SeededChance(0)) if isinstance(event, PlanDealt)]
    assert [event.to for event in dealt] == [0, 1, 2]


@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 9), (4, 7)])
def test_b13_the_pool_is_drawn_rolled_and_sorted(seats: int, size: int) -> None:
    for seed in range(5):
        state = opened(seats, seed)
        assert len(state.pool) == size
        assert [die[1] for die in state.pool] == sorted(die[1] for die in state.pool)
        assert len(state.bag) == 30 - size


def test_b13_every_value_is_rolled_about_as_often() -> None:
    rolled = Counter(die[1] for seed in range(600) for die in opened(3, seed).pool)
    assert set(rolled) == set("123456")
    assert all(750 < count < 1050 for count in rolled.values())


def test_b10_every_round_starts_with_all_dice_those_removed_included() -> None:
    for seats in (2, 3, 4):
        starts = [state for state in random_game(seats, 7) if state.picks == 0]
        assert [state.round for state in starts] == [1, 2, 3]
        for state in starts:
            assert len(state.bag) + len(state.pool) + 2 == 32
            assert state.discarded == ()
            assert all(one.taken == () and one.building == ((),) * 6 for one in state.desks)
            assert not state.revealed


# Turns


def test_b15_turns_go_by_increasing_seat_from_the_first_player() -> None:
    state = opened(4, 3, first=2)
    order = []
    for _ in range(6):
        order.append(rules.to_move(state))
        state, _ = play(state, rules.legal_moves(state).sample(SeededChance(1)))
    assert order == [2, 3, 0, 1, 2, 3]


def test_b20_a_turn_takes_a_die_places_it_and_refills_the_pool() -> None:
    state = at(opened(3, 0), "W1 W1 S5 G6", *[desk(PLAN, SITE)] * 3)
    after, events = play(state, take("W1", "b1"))
    assert events[:2] == [DieTaken(0, dice("W1")[0]), DiePlaced(0, dice("W1")[0], "b1")]
    drawn = only(events, PoolRefilled).dice
    assert len(drawn) == 1
    assert Counter(after.pool) == Counter(dice("W1 S5 G6")) + Counter(drawn)
    assert Counter(state.bag) - Counter(after.bag) == Counter(drawn[0][0])
    assert after.desks[0].building[1] == dice("W1")
    assert after.desks[0].taken == dice("W1")
    assert after.desks[1:] == state.desks[1:]
    assert after.picks == 1


def test_b24_a_die_that_fits_nowhere_counts_as_a_pick_and_is_gone_for_the_round() -> None:
    full = desk(PLAN, "G5 G5 / x G5 / x x")
    state = at(opened(3, 0), "W3 S5", full, full, full)
    after, events = play(state, take("W3", None))
    assert DieRemoved(0, dice("W3")[0]) in events
    assert after.desks[0].building == full.building
    assert after.desks[0].taken == dice("G5 G5 G5 W3")
    assert after.desks[0].removed == dice("W3")
    assert dice("W3")[0] not in after.pool[:1] or len(only(events, PoolRefilled).dice) == 1
    assert after.picks == 1


def test_b24_the_option_reaches_the_legal_moves() -> None:
    full = desk(PLAN, "G5 G5 / x G5 / x x")
    for option, count in (("any", 4), ("forced", 3)):
        state = at(opened(3, 0, unplaceable=option), "W3 S5", full, full, full)
        assert len(rules.legal_moves(state)) == count


def test_an_illegal_move_is_refused_by_the_rules() -> None:
    state = at(opened(3, 0), "W3 S5", *[desk(PLAN, SITE)] * 3)
    with pytest.raises(IllegalMove) as refused:
        rules.decide(state, take("W3", "a2"), SeededChance(0))
    assert refused.value.code == "space_hatched"


def test_b26_the_round_ends_when_every_player_has_taken_six() -> None:
    for seats in (2, 3, 4):
        states = random_game(seats, 1)
        assert len(states) == 1 + 3 * 6 * seats
        ends = [number for number, state in enumerate(states) if state.picks == 0 and number]
        assert ends == [6 * seats, 12 * seats]


def test_b27_with_two_players_another_die_is_removed_and_two_are_drawn() -> None:
    state = at(opened(2, 0), "W1 S5 G6", *[desk(PLAN, SITE)] * 2)
    after, events = play(state, take("W1", "a1", "G6"))
    assert only(events, DieDiscarded) == DieDiscarded(0, dice("G6")[0])
    assert only(events, DieDiscarded).to is None
    drawn = only(events, PoolRefilled).dice
    assert len(drawn) == 2
    assert Counter(after.pool) == Counter(dice("S5")) + Counter(drawn)
    assert after.discarded == dice("G6")
    assert len(after.bag) == len(state.bag) - 2


def test_b27_only_with_two_players() -> None:
    assert rules.legal_moves(opened(2)).discards
    assert not rules.legal_moves(opened(3)).discards
    assert not rules.legal_moves(opened(4)).discards


@pytest.mark.parametrize(("seats", "left"), [(2, 0), (3, 4), (4, 0)])
def test_b28_the_refill_after_the_last_turn_of_a_round_is_skipped(seats: int, left: int) -> None:
    last = next(state for state in random_game(seats, 2) if state.picks == 6 * seats - 1)
    assert len(last.bag) == left
    _, events = play(last, rules.legal_moves(last).sample(SeededChance(0)))
    assert not any(isinstance(event, PoolRefilled) for event in events)
    assert any(isinstance(event, BuildingsRevealed) for event in events)


def test_b29_where_a_die_goes_is_private_that_it_was_taken_is_not() -> None:
    state = opened(4, 1)
    _, events = play(state, rules.legal_moves(state).sample(SeededChance(0)))
    assert only(events, DieTaken).to is None
    assert only(events, DiePlaced).to == 0
    assert only(events, PoolRefilled).to is None


def test_b29_that_a_die_could_not_be_placed_is_public() -> None:
    full = desk(PLAN, "G5 G5 / x G5 / x x")
    _, events = play(at(opened(3, 0), "W3 S5", full, full, full), take("W3", None))
    assert events[:2] == [DieTaken(0, dice("W3")[0]), DieRemoved(0, dice("W3")[0])]
    assert only(events, DieRemoved).to is None
    assert not any(isinstance(event, DiePlaced) for event in events)
    _, events = play(at(opened(3, 0), "W3 S5", full, full, full), take("S5", "a1"))
    assert not any(isinstance(event, DieRemoved) for event in events)


def test_b29_a_game_begun_by_the_first_rules_goes_on_by_them() -> None:
    full = desk(PLAN, "G5 G5 / x G5 / x x")
    after, events = play(at(opened(3, 0), "W3 S5", full, full, full, rules=1), take("W3", None))
    assert events[:2] == [DieTaken(0, dice("W3")[0]), DiePlaced(0, dice("W3")[0], None)]
    assert after.desks[0].removed == dice("W3")
    assert after.desks[0].building == full.building


def test_b29_removed_dice_are_kept_in_their_order_until_the_round_ends() -> None:
    full = desk(PLAN, "G5 G5 / x G5 / x x")
    state = at(opened(3, 0), "W3 S2 S5", full, full, full)
    for die in ("W3", "S2"):
        state, _ = play(replace(state, picks=0, pool=dice("W3 S2 S5")), take(die, None))
    assert state.desks[0].removed == dice("W3 S2")
    assert rules.apply(state, RoundStarted(2, 1)).desks[0].removed == ()


# The end of a round


def finishing(seats: int, *desks: Any, round_: int = 1, **changes: Any) -> tuple[State, Sequence[Any]]:
    """The last pick of a round: everybody but the seat to move has finished."""
    state = opened(seats, 0)
    state = at(state, "W1 R1", *desks, picks=6 * seats - 1, round=round_, **changes)
    discard = "R1" if seats == 2 else None
    return play(state, take("W1", "b1", discard))


def test_b40_b14_the_round_is_counted_awarded_and_the_lowest_building_begins_the_next() -> None:
    tall, flat, last = desk(PLAN, "G6 G6 / x G6 / x x"), desk(PLAN, "G1 - / x - / x x"), desk(PLAN, "G5 - / x - / x x")
    state, events = finishing(3, flat, tall, last, in_demand=(Material.WOOD, Material.STONE))
    revealed = only(events, BuildingsRevealed)
    assert [score.total for score in revealed.scores] == [1, 18, 7]  # the wood die of seat 2 stands beside its glass
    assert only(events, AwardsGiven) == AwardsGiven({Award.GOLD: 1, Award.SILVER: 2})
    assert only(events, PrizesGiven).prizes == dict.fromkeys(Prize)
    assert only(events, RoundStarted) == RoundStarted(2, 0)
    assert state.rounds == (
        RoundResult(
            revealed.plans,
            revealed.buildings,
            revealed.scores,
            {Award.GOLD: 1, Award.SILVER: 2},
            dict.fromkeys(Prize),
            (Material.WOOD, Material.STONE),
            0,
        ),
    )
    assert state.used == revealed.plans


def test_a_reveal_shows_every_desk_as_it_says_and_opens_the_screens() -> None:
    """Also where the desks were not known: a twin imagined them otherwise."""
    state = at(opened(2, 0), "W1", desk(PLAN, "G1 - / x - / x x"), desk(PLAN, "- G2 / x - / x x"), used=(PLANS[5],))
    other = desk("x x / 3 2 / x 1", "x x / S1 - / x -")
    score = Score(0, 0, 0, 2, 0, 2)
    plans, buildings = (PLANS[3], PLANS[1]), (other.building, other.building)
    after = rules.apply(state, BuildingsRevealed(plans, buildings, (score, score)))
    assert after.revealed is True
    assert [(one.plan, one.building) for one in after.desks] == [(PLANS[3], other.building), (PLANS[1], other.building)]
    assert [one.taken for one in after.desks] == [one.taken for one in state.desks]
    assert after.used == (PLANS[5], PLANS[3], PLANS[1])
    assert after.rounds == (
        RoundResult(plans, buildings, (score, score), in_demand=state.in_demand, first=state.first),
    )


def test_b14_of_those_tied_for_least_the_one_who_acted_earliest_begins() -> None:
    for first, expected in ((0, 0), (1, 1), (2, 0)):
        state = replace(opened(3, 0), first=first)
        scores = tuple(Score(0, 0, 0, 0, total, total) for total in (4, 4, 9))
        state = replace(state, rounds=(RoundResult((), (), scores),))
        assert rules.next_first(state) == expected


def test_b14_only_the_round_before_matters() -> None:
    before = RoundResult((), (), tuple(Score(0, 0, 0, 0, total, total) for total in (1, 2, 3)))
    after = RoundResult((), (), tuple(Score(0, 0, 0, 0, total, total) for total in (9, 2, 1)))
    assert rules.next_first(replace(opened(3, 0), rounds=(before, after))) == 2


def test_b41_ties_are_broken_with_this_rounds_materials_and_turn_order() -> None:
    same = desk(PLAN, "G1 G1 / x - / x x")
    state = replace(opened(4, 0), desks=(same,) * 4, first=1, in_demand=(Material.STONE, Material.GLASS))
    awards = only(rules.finish_round(state, SeededChance(0)), AwardsGiven).awards
    assert awards == {Award.GOLD: 0, Award.SILVER: 3, Award.BRONZE: 2}


def test_b60_after_the_third_round_the_game_ends() -> None:
    tall, flat = desk(PLAN, "G6 G6 / x G6 / x x"), desk(PLAN, "G1 - / x - / x x")
    earlier = RoundResult((), (), (), {Award.SILVER: 0}, {**dict.fromkeys(Prize), Prize.GEOMETER: 0})
    state, events = finishing(2, tall, flat, round_=3, rounds=(earlier, earlier))
    ended = only(events, GameEnded)
    assert ended == GameEnded(points=(2 * (2 + 2) + 2, 0), winners=(0,))
    assert not any(isinstance(event, RoundStarted) for event in events)
    assert rules.to_move(state) is None
    assert rules.outcome(state) == Outcome((10, 0), (0,), "points")
    with pytest.raises(IllegalMove) as refused:
        rules.legal_moves(state)
    assert refused.value.code == "game_over"


def test_a_running_game_has_no_outcome() -> None:
    assert rules.outcome(opened(2)) is None


def test_b61_an_outcome_says_what_decided_it() -> None:
    """Level on points, one with a Prize and one with an Award."""
    state = opened(2, 0)
    rounds = (
        RoundResult((), (), (), {Award.SILVER: 0}, dict.fromkeys(Prize)),
        RoundResult((), (), (), {Award.SILVER: 0}, {**dict.fromkeys(Prize), Prize.GEOMETER: 1, Prize.INTEGRITY: 1}),
    )
    state = replace(state, rounds=rounds)
    ended = rules.end(state)
    assert ended == GameEnded((4, 4), (1,))
    assert rules.outcome(rules.apply(state, ended)) == Outcome((4, 4), (1,), "prizes")


def test_b02_the_bag_never_runs_dry_before_a_round_is_over() -> None:
    for seats in (2, 3, 4):
        for state in random_game(seats, 11):
            letters = Counter(state.bag) + Counter(die[0] for die in state.pool)
            letters += Counter(LETTERS[material] for material in state.in_demand)
            assert all(count <= 8 for count in letters.values())
            assert state.pool or rules.to_move(state) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_state_never_holds_the_future(seats: int) -> None:
    """The same position with other dice to come: nothing in the state can tell which will be drawn."""
    state = opened(seats, 5)
    move = rules.legal_moves(state).sample(SeededChance(0))
    outcomes = {str(rules.decide(state, move, SeededChance(seed))) for seed in range(30)}
    assert len(outcomes) > 5
