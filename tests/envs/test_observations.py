"""Observations are made from sights alone, masks are the legal moves, and no action is lost."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chantier.core.chance import SeededChance
from chantier.core.match import Match
from chantier.core.sight import sight
from chantier.envs.blueprints import BlueprintsFace
from chantier.envs.face import Face
from chantier.envs.men_at_work import SIZE, MenAtWorkFace, action_for, choices
from chantier.envs.site import CONDITIONS, PIECES_SHAPE, fields, table_fields
from chantier.games.men_at_work import judge
from chantier.games.men_at_work.moves import Place
from chantier.games.men_at_work.poses import at
from chantier.house import WINGS
from tests.laws.secrets import HAS_SECRETS
from tests.playing import positions
from tests.recorded import by_name

FACES: dict[str, type[Face]] = {"blueprints": BlueprintsFace, "men-at-work": MenAtWorkFace}
EXAMPLES = {"blueprints": 40, "men-at-work": 8}


@pytest.mark.parametrize("name", FACES)
def test_an_observation_does_not_depend_on_what_is_hidden(name: str) -> None:
    """Whatever could be behind the screens, and in the others' hands: the same view, the same numbers."""

    @settings(max_examples=EXAMPLES[name])
    @given(match=positions(WINGS[name], HAS_SECRETS[name]), seed=st.integers())
    def examples(match: Match, seed: int) -> None:
        face, game = FACES[name](match.seats), match.game
        for seat in range(match.seats):
            seen = match.sight(seat)
            true = face.observation(seen)
            assert face.observation_space.contains(true)
            twin = game.imagine(seen.view, SeededChance(seed))
            imagined = face.observation(sight(game, twin, (), seat))
            np.testing.assert_equal(imagined, true)
            assert face.standing(game.view(twin, None)) == face.standing(game.view(match.state, None))

    examples()


@settings(max_examples=40)
@given(match=positions(WINGS["blueprints"]))
def test_the_mask_is_the_legal_moves(match: Match) -> None:
    face = BlueprintsFace(match.seats)
    for seat in range(match.seats):
        seen = match.sight(seat)
        legal = [] if seen.legal is None else list(seen.legal)
        actions = np.flatnonzero(face.mask(seen))
        assert {face.move(action, seen) for action in actions} == set(legal)
        assert len(actions) == len(legal)
        assert sorted(face.action(move, seen) for move in legal) == actions.tolist()


@settings(max_examples=15)
@given(
    match=positions(WINGS["men-at-work"]),
    action=st.lists(st.floats(-1.5, 1.5, width=32), min_size=SIZE, max_size=SIZE),
)
def test_every_action_of_men_at_work_is_a_legal_move(match: Match, action: list[float]) -> None:
    seat = match.to_move()
    if seat is None:
        return
    seen = match.sight(seat)
    assert MenAtWorkFace(match.seats).move(action, seen) in seen.legal


def test_the_first_number_of_an_action_reaches_every_choice() -> None:
    face = MenAtWorkFace(2)
    for state in by_name("men-at-work", "clearing").states[::7]:
        if state.ending is not None:
            continue
        seen = sight(WINGS["men-at-work"].game, state, (), state.active)
        count = len(list(choices(seen)))
        moves = {repr(face.move(action_for(one, count, at(0, 0, 100), 0.0), seen)) for one in range(count)}
        assert len(moves) == count > 0


def test_a_piece_is_let_go_where_the_action_says() -> None:
    seen = Match(WINGS["men-at-work"].game, 2, WINGS["men-at-work"].game.options_type(), SeededChance).sight(0)
    action = action_for(0, len(list(choices(seen))), at(30, -40, 120), 45.0)
    move = MenAtWorkFace(2).move(action, seen)
    assert isinstance(move, Place)
    assert move.path.targets[-1].position == pytest.approx((30, -40, 120.5), abs=1e-3)  # a hair above
    assert move.path.targets[-1].rotation == pytest.approx(at(0, 0, 0, 45.0).rotation, abs=1e-6)
    action[7:9] = 0.5, 0.0
    beside = MenAtWorkFace(2).move(action, seen)
    assert isinstance(beside, Place)
    assert beside.path.targets[-2].position == pytest.approx((60, -40, 120.5), abs=1e-3)
    assert beside.path.targets[-1].position == pytest.approx((30, -40, 120.5), abs=1e-3)


def test_the_conditions_an_observation_names_are_the_judges() -> None:
    source = Path(judge.__file__).read_text(encoding="utf-8")
    assert set(re.findall(r'Condition\("(\w+)"', source)) == set(CONDITIONS)


@pytest.mark.parametrize("seats", WINGS["men-at-work"].game.seat_counts)
def test_the_fields_of_a_site_lie_where_they_are_said_to(seats: int) -> None:
    seen = Match(WINGS["men-at-work"].game, seats, WINGS["men-at-work"].game.options_type(), SeededChance).sight(0)
    row, where = MenAtWorkFace(seats).observation(seen), fields(seats)
    told = list(table_fields(seen.view, seen.legal))
    assert list(where) == ["pieces", *(name for name, _ in told)]
    for name, numbers in told:
        assert row[where[name]] == pytest.approx(np.clip(numbers, -1, 1))
    rows = row[where["pieces"]].reshape(PIECES_SHAPE)
    assert rows[:, 0].sum() == len(seen.view.poses)
