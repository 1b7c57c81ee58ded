"""Observations are made from sights alone, masks are the legal moves, and no action is lost."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from chantier.core.chance import SeededChance
from chantier.core.match import Match
from chantier.core.sight import sight
from chantier.envs.blueprints import BlueprintsEncoding
from chantier.envs.encoding import Encoding
from chantier.envs.men_at_work import SIZE, MenAtWorkEncoding, action_for, choices
from chantier.envs.men_at_work_observation import CONDITIONS, PIECES_SHAPE, fields, table_fields
from chantier.games.men_at_work import Options
from chantier.games.men_at_work.geometry.poses import at
from chantier.games.men_at_work.judging import judge
from chantier.games.men_at_work.moves import Decline, GiveUp, LayCard, Place
from chantier.lab.blueprints.kernel import observation_layout as shown
from chantier.registry import GAMES
from tests.games.blueprints.support.scenes import dice, opened
from tests.games.men_at_work.support.asked import asked, seen
from tests.recorded import by_name
from tests.support.playing import positions

ENCODINGS: dict[str, type[Encoding]] = {"blueprints": BlueprintsEncoding, "men-at-work": MenAtWorkEncoding}
EXAMPLES = {"blueprints": 40, "men-at-work": 8}


@pytest.mark.parametrize("name", ENCODINGS)
def test_an_observation_does_not_depend_on_what_is_hidden(name: str) -> None:
    """Whatever could be behind the screens, and in the others' hands: the same view, the same numbers."""

    @settings(max_examples=EXAMPLES[name])
    @given(match=positions(GAMES[name], GAMES[name].law_facts.has_secrets), seed=st.integers())
    def examples(match: Match, seed: int) -> None:
        encoding, game = ENCODINGS[name](match.seats), match.game
        for seat in range(match.seats):
            seen = match.sight(seat)
            true = encoding.observation(seen)
            assert encoding.observation_space.contains(true)
            twin = game.imagine(seen.view, SeededChance(seed))
            imagined = encoding.observation(sight(game, twin, (), seat))
            np.testing.assert_equal(imagined, true)
            assert encoding.standing(game.view(twin, None)) == encoding.standing(game.view(match.state, None))

    examples()


def test_b29_an_observation_shows_which_dice_of_every_seat_were_removed() -> None:
    state = opened(3, 0)
    lost = replace(state.desks[1], taken=dice("W5 G6 S6 W5 R2"), removed=dice("R2"))
    seats = {}
    for seat in range(3):
        told = sight(GAMES["blueprints"].game, replace(state, desks=(state.desks[0], lost, state.desks[2])), (), seat)
        row = BlueprintsEncoding(3).observation(told)["observation"][shown.FIELDS["seats"]].reshape(3, shown.SEAT_SIZE)
        seats[seat] = row[:, shown.GONE : shown.TALLY].tolist()
    nothing, fifth = [0] * 6, [0, 0, 0, 0, 1, 0]
    assert seats == {
        0: [nothing, fifth, nothing],
        1: [fifth, nothing, nothing],
        2: [nothing, nothing, fifth],
    }


@settings(max_examples=40)
@given(match=positions(GAMES["blueprints"]))
def test_the_mask_is_the_legal_moves(match: Match) -> None:
    encoding = BlueprintsEncoding(match.seats)
    for seat in range(match.seats):
        seen = match.sight(seat)
        legal = [] if seen.legal is None else list(seen.legal)
        actions = np.flatnonzero(encoding.mask(seen))
        assert {encoding.move(action, seen) for action in actions} == set(legal)
        assert len(actions) == len(legal)
        assert sorted(encoding.action(move, seen) for move in legal) == actions.tolist()


@settings(max_examples=15)
@given(
    match=positions(GAMES["men-at-work"]),
    action=st.lists(st.floats(-1.5, 1.5, width=32), min_size=SIZE, max_size=SIZE),
)
def test_every_action_of_men_at_work_is_a_legal_move(match: Match, action: list[float]) -> None:
    seat = match.to_move()
    if seat is None:
        return
    seen = match.sight(seat)
    assert MenAtWorkEncoding(match.seats).move(action, seen) in seen.legal


def test_the_first_number_of_an_action_reaches_every_choice() -> None:
    encoding = MenAtWorkEncoding(2)
    for state in by_name("men-at-work", "clearing").states[::7]:
        if state.ending is not None:
            continue
        seen = sight(GAMES["men-at-work"].game, state, (), state.active)
        count = len(list(choices(seen)))
        moves = {repr(encoding.move(action_for(one, count, at(0, 0, 100), 0.0), seen)) for one in range(count)}
        assert len(moves) == count > 0


def test_a_piece_is_let_go_where_the_action_says() -> None:
    seen = Match(GAMES["men-at-work"].game, 2, GAMES["men-at-work"].game.options_type(), SeededChance).sight(0)
    action = action_for(0, len(list(choices(seen))), at(30, -40, 120), 45.0)
    move = MenAtWorkEncoding(2).move(action, seen)
    assert isinstance(move, Place)
    assert move.path.targets[-1].position == pytest.approx((30, -40, 120.5), abs=1e-3)  # a hair above
    assert move.path.targets[-1].rotation == pytest.approx(at(0, 0, 0, 45.0).rotation, abs=1e-6)
    action[7:9] = 0.5, 0.0
    beside = MenAtWorkEncoding(2).move(action, seen)
    assert isinstance(beside, Place)
    assert beside.path.targets[-2].position == pytest.approx((60, -40, 120.5), abs=1e-3)
    assert beside.path.targets[-1].position == pytest.approx((30, -40, 120.5), abs=1e-3)


@pytest.mark.parametrize("tremor", [False, True, "all"])
def test_m90_house_rules_at_their_most_stay_within_one(tremor: bool | Literal["all"]) -> None:
    options = Options(certificates=5, titles=7, rita=1.0, tremor=tremor, help="none", give_up=True)
    seen = Match(GAMES["men-at-work"].game, 2, options, SeededChance).sight(0)
    rich = replace(seen.view, players=tuple(replace(one, certificates=5, titles=7) for one in seen.view.players))
    told = dict(table_fields(rich, seen.legal))
    assert told["seat+0"][:2] == (1.0, 1.0)
    assert all(-1 <= number <= 1 for numbers in told.values() for number in numbers)
    assert told["options"][-3:] == [1.0, 1.0, 1.0]


def test_m90_a_card_may_be_given_up_by_an_action_where_the_table_wants_it() -> None:
    for give_up in (False, True):
        match = Match(GAMES["men-at-work"].game, 2, Options(give_up=give_up), SeededChance)
        open_now = [name for name, _ in choices(match.sight(0))]
        assert ("give up" in open_now) is give_up
    assert open_now[-1] == "give up"
    action = action_for(len(open_now) - 1, len(open_now), at(0, 0, 0), 0.0)
    assert MenAtWorkEncoding(2).move(action, match.sight(0)) == GiveUp()


def test_the_conditions_an_observation_names_are_the_judges() -> None:
    source = Path(judge.__file__).read_text(encoding="utf-8")
    assert set(re.findall(r'Condition\("(\w+)"', source)) == set(CONDITIONS)


@pytest.mark.parametrize("seats", GAMES["men-at-work"].game.seat_counts)
def test_the_fields_of_a_site_lie_where_they_are_said_to(seats: int) -> None:
    seen = Match(GAMES["men-at-work"].game, seats, GAMES["men-at-work"].game.options_type(), SeededChance).sight(0)
    row, where = MenAtWorkEncoding(seats).observation(seen), fields(seats)
    told = list(table_fields(seen.view, seen.legal))
    assert list(where) == ["pieces", *(name for name, _ in told)]
    for name, numbers in told:
        assert row[where[name]] == pytest.approx(np.clip(numbers, -1, 1))
    rows = row[where["pieces"]].reshape(PIECES_SHAPE)
    assert rows[:, 0].sum() == len(seen.view.poses)


@pytest.mark.parametrize("why", ["skipped", "used_up"])
def test_m80_a_foreman_who_is_asked_chooses_among_cards_and_declining(why: Any) -> None:
    then = seen(asked(why))
    encoding, open_now = MenAtWorkEncoding(2), [name for name, _ in choices(then)]
    assert open_now == [*(f"card {lay.card} {lay.on}" for lay in then.legal.lays), "decline"]
    moves = [encoding.move(action_for(one, len(open_now), at(0, 0, 0), 0.0), then) for one in range(len(open_now))]
    assert moves == [*then.legal.lays, Decline()]
    assert all(isinstance(move, LayCard | Decline) for move in moves)
    assert encoding.observation_space.contains(encoding.observation(then))
