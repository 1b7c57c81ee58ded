"""B12, B29, B55: what each seat sees, and what could be behind it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from chantier.core.chance import SeededChance
from chantier.core.game import Outcome
from chantier.core.match import Match
from chantier.games.blueprints.pieces import PLANS, VALUE, Award, Prize
from chantier.games.blueprints.rules import legal_moves
from chantier.games.blueprints.scoring import dice_of, score
from chantier.games.blueprints.state import Desk, RoundResult, State
from chantier.games.blueprints.view import imagine, view
from chantier.registry import GAMES
from tests.games.blueprints.support.scenes import at, desk, dice, opened, played_out
from tests.support.playing import positions

T = TypeVar("T")
PLAN = "2 3 / x 1 / x x"
OTHER = "x x / 3 2 / x 1"


def two_desks() -> State:
    return at(opened(2, 0), "W1 W2", desk(PLAN, "W1 - / x - / x x"), desk(OTHER, "x x / G2 R1 / x -", "G2 R1"))


def losing(taken: str, removed: str) -> State:
    """Seat 1 has taken these dice, of which these were removed; how the others stand does not matter."""
    state = two_desks()
    hidden = replace(desk(OTHER, "x x / - - / x -"), taken=dice(taken), removed=dice(removed))
    return replace(state, desks=(state.desks[0], hidden))


def test_b12_b29_a_seat_sees_its_own_desk_and_only_the_dice_others_took() -> None:
    state = two_desks()
    seen = view(state, 0)
    mine, theirs = seen.desks
    assert (mine.plan, mine.building) == (state.desks[0].plan, state.desks[0].building)
    assert mine.score == score(state.desks[0].plan, state.desks[0].building)  # type: ignore[arg-type]
    assert (theirs.plan, theirs.building, theirs.score) == (None, None, None)
    assert theirs.taken == dice("G2 R1")


def test_a_view_knows_whose_it_is_and_counts_the_bonus_too() -> None:
    whole = desk(PLAN, "R1R1 R1R1R1 / x R1 / x x")
    state = at(opened(2, 0), "W1", whole, replace(desk(OTHER, "x x / - - / x -"), plan=None))
    assert [view(state, seat).seat for seat in (0, 1, None)] == [0, 1, None]
    counted = view(state, 0).desks[0].score
    assert counted is not None
    assert (counted.bonus, counted.total) == (6, 36)
    assert view(state, 1).desks[1].score is None  # before the card is dealt there is nothing to count


def test_b29_everybody_sees_that_a_die_could_not_be_placed_and_nobody_where_others_went() -> None:
    """Seat 1 took G2 G2 G2 R1, and R1 fitted nowhere."""
    lost = desk(OTHER, "x x / G2 G2 / x G2", "G2 G2 G2 R1")
    state = replace(two_desks(), desks=(two_desks().desks[0], lost))
    for seat in (0, 1, None):
        assert [one.removed for one in view(state, seat).desks] == [(), dice("R1")]
    other = replace(state, desks=(state.desks[0], replace(lost, plan=PLANS[0])))
    assert view(state, 0) == view(other, 0)
    assert view(state, None) == view(other, None)
    assert view(replace(state, revealed=True), 0).desks[1].removed == dice("R1")


def test_an_onlooker_sees_no_desk() -> None:
    for one in view(two_desks(), None).desks:
        assert (one.plan, one.building, one.score) == (None, None, None)


def test_at_the_reveal_everybody_sees_everything() -> None:
    state = replace(two_desks(), revealed=True)
    for seat in (0, 1, None):
        assert [one.plan for one in view(state, seat).desks] == [one.plan for one in state.desks]


def test_b55_totals_stay_hidden_until_the_end_unless_the_table_plays_open() -> None:
    given_ = RoundResult((), (), (), {Award.SILVER: 1}, {**dict.fromkeys(Prize), Prize.GEOMETER: 0})
    closed = replace(two_desks(), rounds=(given_,))
    assert view(closed, 0).points is None
    assert view(closed, 0).rounds == (given_,)  # the winners are shown as they are given
    shown = replace(closed, options=replace(closed.options, open_points=True))
    assert view(shown, 0).points == (2, 2)
    assert view(shown, None).points == (2, 2)


def test_b55_at_the_end_the_totals_are_open() -> None:
    state = two_desks()
    ended = replace(state, ending=Outcome((0, 0), (0, 1), "shared"))
    assert view(ended, 0).points == (0, 0)


def test_a_view_tells_whose_turn_it_is() -> None:
    assert view(opened(4, 0, first=2), 0).to_move == 2


@pytest.mark.parametrize("seat", [0, 1, None])
def test_imagined_desks_obey_the_stacking_rule_on_an_unused_card(seat: int | None) -> None:
    state = two_desks()
    for seed in range(50):
        twin = imagine(view(state, seat), SeededChance(seed))
        for number, one in enumerate(twin.desks):
            assert one.plan is not None
            assert all(not stack or height for height, stack in zip(one.plan, one.building, strict=True))  # B23
            for stack in one.building:
                assert [VALUE[die] for die in stack] == sorted(VALUE[die] for die in stack)  # B22
            if number == seat:
                assert one == state.desks[number]
        assert twin.desks[0].plan != twin.desks[1].plan


@given(match=positions(GAMES["blueprints"]), seed=st.integers())
def test_an_imagined_state_is_the_true_one_but_for_what_is_hidden(match: Match, seed: int) -> None:
    state: State = match.state
    for seat in (*range(state.seats), None):
        twin = imagine(view(state, seat), SeededChance(seed))
        assert view(twin, seat) == view(state, seat)
        assert replace(twin, desks=()) == replace(state, desks=())
        for owner, (one, other) in enumerate(zip(twin.desks, state.desks, strict=True)):
            assert one.taken == other.taken
            if owner == seat or state.revealed:
                assert one == other


def test_imagination_deals_no_card_that_was_used_or_is_seen() -> None:
    used = PLANS[:20]
    past = RoundResult(used, (), (), {}, dict.fromkeys(Prize))
    state = replace(at(opened(3, 0), "W1"), rounds=(past,), used=used)
    mine = replace(state.desks[0], plan=PLANS[20])
    state = replace(state, desks=(mine, Desk(), Desk()))
    dealt = [imagine(view(state, 0), SeededChance(seed)).desks for seed in range(40)]
    assert {desks[0].plan for desks in dealt} == {PLANS[20]}
    assert {desk.plan for desks in dealt for desk in desks[1:]} == set(PLANS[21:])
    assert all(desks[1].plan != desks[2].plan for desks in dealt)


class Asked:
    """Notes for which purpose chance was asked."""

    def __init__(self) -> None:
        self._chance = SeededChance(0)
        self.purposes: set[str] = set()

    def choose(self, items: Sequence[T], purpose: str) -> T:
        self.purposes.add(purpose)
        return self._chance.choose(items, purpose)


def test_imagination_and_sampling_use_streams_of_their_own() -> None:
    """Whoever imagines with provable dice must not disturb the game's own draws."""
    state = two_desks()
    falling = replace(state, desks=(state.desks[0], replace(state.desks[1], taken=dice("G6 G5 G4 G3 G2 G1"))))
    imagining, sampling = Asked(), Asked()
    imagine(view(falling, 0), imagining)
    legal_moves(state).sample(sampling)
    assert imagining.purposes == {"imagine"}
    assert sampling.purposes == {"move"}


def test_imagination_is_not_stuck_on_the_truth() -> None:
    state = two_desks()
    twins = [imagine(view(state, 0), SeededChance(seed)) for seed in range(60)]
    assert len({twin.desks[1].plan for twin in twins}) > 10
    assert len({twin.desks[1].building for twin in twins}) > 10
    assert {twin.desks[1].taken for twin in twins} == {dice("G2 R1")}


@pytest.mark.parametrize(
    ("taken", "removed"),
    [
        ("G6 G5 G4 G3 G2 G1", "G2 G1"),  # four spaces
        ("G6 G5 G4 G3 G2 G1", "G3 G2 G1"),  # three
        ("G5 G3 G1 G6 G5 G4", ""),  # on three spaces it matters what goes where
        ("G1 G2 G3 G4 G5 G6", ""),
        ("G1 G4 G5 G6 W3 W4", "W3"),  # three spaces, and G1 must have been covered
        ("S2 S2 S2 S1 S2 S6", "S1"),
        ("S2 S3 S4 W2 W5 W2", "W2"),  # of two that are the same, the later one
    ],
)
def test_b29_imagination_removes_exactly_what_was_removed_each_where_nothing_could_take_it(
    taken: str, removed: str
) -> None:
    seen = view(losing(taken, removed), 0)
    for seed in range(40):
        twin = imagine(seen, SeededChance(seed))
        assert view(twin, 0) == seen
        own = twin.desks[1]
        assert Counter(dice_of(own.building)) + Counter(own.removed) == Counter(own.taken)
        assert played_out(own), "in this order, no die was removed that could be placed"


@given(match=positions(GAMES["blueprints"]), seed=st.integers())
def test_b29_in_every_position_what_is_imagined_could_have_been_played(match: Match, seed: int) -> None:
    state: State = match.state
    for one in (*imagine(view(state, None), SeededChance(seed)).desks, *state.desks):
        assert played_out(one)


@pytest.mark.parametrize(
    ("taken", "removed"),
    [("G6 G5 G4 G3 G2 G1", ""), ("G1 G2", "G2"), ("G1 G1 G1", "G1 G1 G1"), ("G3 G4", "S1")],
)
def test_imagination_answers_also_for_a_view_that_cannot_be(taken: str, removed: str) -> None:
    """Strangers send them: as much as can stand stands."""
    seen = view(losing(taken, removed), 0)
    for seed in range(10):
        twin = imagine(seen, SeededChance(seed))
        assert view(twin, 0) == seen
        assert Counter(dice_of(twin.desks[1].building)) <= Counter(dice(taken))


def test_a_state_imagined_from_a_game_by_the_first_rules_goes_on_by_them() -> None:
    assert imagine(view(replace(two_desks(), rules=1), 0), SeededChance(0)).rules == 1


@given(match=positions(GAMES["blueprints"]))
def test_no_view_holds_another_seats_plan_or_placements(match: Match) -> None:
    """By construction of the JSON: the desks of others are null before the reveal (B12, B29)."""
    state: State = match.state
    for seat in (*range(state.seats), None):
        shown = msgspec.json.decode(msgspec.json.encode(view(state, seat)))
        assert "used" not in shown  # the discard pile is public, but in the rounds' results
        for number, one in enumerate(shown["desks"]):
            hidden = number != seat and not state.revealed
            assert (one["plan"] is None) == hidden
            assert (one["building"] is None) == hidden
