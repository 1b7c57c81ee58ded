"""Uniform: any legal move, each as likely as any other."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from chantier.bots.uniform import Uniform
from chantier.core.chance import SeededChance
from chantier.core.match import Match
from chantier.core.sight import Sight
from chantier.games.blueprints.moves import Choices
from chantier.games.blueprints.notation import read_plan
from chantier.games.blueprints.pieces import DICE, EMPTY_SITE
from chantier.games.blueprints.state import Options
from chantier.registry import GAMES
from tests.bots.support.watching import TABLES, through_the_wire, turns
from tests.support.playing import OneStream


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_uniform_only_answers_with_legal_moves(seats: int, options: Options) -> None:
    answers = list(turns(Uniform(), seats, options, games=20))
    assert len(answers) == 20 * 18 * seats
    assert all(move in sight.legal for sight, move in answers)


def test_uniform_takes_unplaceable_dice_and_those_that_fit() -> None:
    answers = [move.space for _, move in turns(Uniform(), 2, Options(), games=20)]
    assert None in answers
    assert {"a1", "b1", "a2", "b2", "a3", "b3"} <= set(answers)


def test_uniform_needs_nothing_but_its_sight() -> None:
    for sight, _ in turns(Uniform(), 2, Options(), games=1):
        assert Uniform().choose(through_the_wire(sight), SeededChance(1)) == Uniform().choose(sight, SeededChance(1))


def test_the_same_sight_and_chance_give_the_same_answer() -> None:
    for sight, _ in islice(turns(Uniform(), 3, Options(), games=1), 20):
        assert len({Uniform().choose(sight, SeededChance(seed)) for seed in [5] * 3}) == 1


def test_every_legal_move_is_as_likely_as_any_other() -> None:
    """Three dice on four spaces with two to remove besides: 24 moves, 4800 answers, 200 of each expected."""
    pool = (DICE["W1"], DICE["R2"], DICE["G3"])
    sight = Sight(0, None, (), Choices(pool, read_plan("x 1 / 3 1 / 1 x"), EMPTY_SITE, "any", discards=True))
    chance = SeededChance("even")
    answers = Counter(Uniform().choose(sight, chance) for _ in range(4800))
    assert set(answers) == set(sight.legal)
    assert len(answers) == 24
    # Chi-squared with 23 degrees of freedom exceeds 50 once in a thousand; the seed is fixed, so this never flickers.
    assert sum((count - 200) ** 2 / 200 for count in answers.values()) < 50


@pytest.mark.parametrize("name", GAMES)
def test_uniform_plays_every_game_of_the_house(name: str) -> None:
    """To the end; where an engine makes that slow, a few moves, and tests/recorded holds whole games."""
    game = GAMES[name].game
    match = Match(game, game.seat_counts[0], game.options_type(), OneStream(1))
    chance = SeededChance(1)
    while (seat := match.to_move()) is not None and not (GAMES[name].has_engine and len(match.log) > 8):
        match.play(seat, Uniform().choose(match.sight(seat), chance))
    assert match.outcome() is not None or GAMES[name].has_engine
