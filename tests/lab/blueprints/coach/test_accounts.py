"""What was luck and what was play adds up, and says which moments decided."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from chantier.core.chance import Chance
from chantier.core.errors import BadInput
from chantier.core.log import Log
from chantier.core.match import Match
from chantier.games.blueprints.state import Options
from chantier.lab.blueprints.coach.accounts import Analysis, Balance, analyse, seed_of, values_of
from chantier.lab.blueprints.coach.costs import Effort
from chantier.lab.blueprints.coach.moments import walk
from chantier.reports.blueprints.sentences import percents
from tests.lab.blueprints.coach import QUICK, a_game, played
from tests.support.playing import OneStream

T = TypeVar("T")
NAMES = ("Ada", "Bo", "Cleo", "Dan")


@cache
def analysed(match: Match, threads: int = 2) -> Analysis:
    return analyse(NAMES[: match.seats], match.log, 7, threads, QUICK)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_start_luck_and_play_are_the_outcome(seats: int) -> None:
    match = a_game(seats)
    found = analysed(match)
    outcome = match.outcome()
    assert outcome is not None
    for number, seat in enumerate(found.seats):
        assert seat.start + seat.luck + seat.own + seat.others == pytest.approx(seat.outcome, abs=1e-5)
        assert seat.outcome == pytest.approx((number in outcome.winners) / len(outcome.winners), abs=1e-6)
        steps = sum(step.gave[number] for step in found.steps)
        assert seat.start + steps == pytest.approx(seat.outcome, abs=1e-3)
    for step in found.steps:
        assert sum(step.chances) == pytest.approx(1, abs=1e-4)


ROUGH = Effort(moment=6, all=1, better=1, best=2)
"""Too rough to learn from, but it must add up all the same."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_account_adds_up_as_it_is_written_and_as_it_is_shown(seats: int) -> None:
    """A law over many games: to the last digit in JSON, and in whole percent."""
    for seed in range(5):
        match = a_game(seats, seed, "novice")
        found = analyse(NAMES[:seats], match.log, seed, 1, ROUGH)
        written = msgspec.json.decode(msgspec.json.encode(found))
        for seat, balance in zip(found.seats, written["seats"], strict=True):
            parts = [balance[part] for part in ("start", "luck", "own", "others")]
            assert round(sum(parts), 6) == balance["outcome"]
            shown = percents(seat)
            assert shown.start + shown.luck + shown.own + shown.others == shown.outcome
            for whole, exact in zip(shown, (*parts, balance["outcome"]), strict=True):
                assert abs(whole - 100 * exact) < 1


@given(
    st.lists(st.integers(-1_000_000, 1_000_000), min_size=3, max_size=3), st.sampled_from([0, 1 / 3, 1 / 2, 2 / 3, 1])
)
def test_any_account_adds_up_in_whole_percent(parts: list[int], outcome: float) -> None:
    luck, own, others = (part / 1e6 for part in parts)
    start = round(outcome, 6) - luck - own - others
    shown = percents(Balance("Ada", 0, start, luck, 0, own, 0, others, round(outcome, 6), 0))
    assert shown.start + shown.luck + shown.own + shown.others == shown.outcome == round(100 * outcome)


def test_every_pick_and_every_draw_is_a_step() -> None:
    kinds = [step.kind for step in analysed(a_game(3)).steps]
    assert [kinds.count(kind) for kind in ("cards", "pool", "pick", "refill")] == [3, 3, 54, 51]


def test_the_same_whatever_the_number_of_threads() -> None:
    match = a_game(2)
    assert analysed(match, threads=1) == analysed(match, threads=3)


def test_an_analysis_survives_being_written_down() -> None:
    found = analysed(a_game(2))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def test_who_begins_is_luck_where_it_is_left_to_chance() -> None:
    match = played(4, OneStream(3), Options(first="chance"))
    moments = walk(match.log).moments
    start = values_of(moments[0], 4, 7, 4000).mean(axis=0)
    assert start == pytest.approx([0.25] * 4, abs=0.03)  # four standard errors; nobody has anything over the others
    named = walk(played(4, OneStream(3), Options(first=2)).log).moments[0]
    assert named.game.tolist() != moments[0].game.tolist()


def test_a_game_that_has_not_ended_is_refused() -> None:
    log = Log(list(a_game(2).log)[:-1])
    with pytest.raises(BadInput, match="analysis_unfinished"):
        analyse(NAMES[:2], log, 7, 1, QUICK)


def test_records_are_analysed_alike_and_each_by_luck_of_its_own() -> None:
    assert seed_of("ab") == seed_of("ab") != seed_of("ac")


class Planted:
    """Rolls what it is told at one decision."""

    def __init__(self, seed: int, turn: int, die: str) -> None:
        self._chance, self._turn, self._die = OneStream(seed)(0), turn, die

    def __call__(self, move: int) -> Chance:
        return self if move == self._turn else self._chance

    def choose(self, items: Sequence[T], purpose: str) -> T:
        wanted = {"bag": self._die[0], "roll": int(self._die[1])}[purpose]
        return next(item for item in items if item == wanted)


@pytest.mark.parametrize(("die", "decides"), [("S6", True), ("W1", False)])
def test_a_planted_lucky_roll_is_named_as_a_moment(die: str, decides: bool) -> None:
    """Of the dice that may come before the last pick, few give its taker the victory: S6 does, W1 does not."""
    seats, seed = 3, 59
    found = analysed(played(seats, Planted(seed, turn=18 * seats - 1, die=die)))
    last = len(found.steps) - 2
    assert (found.steps[last].kind, found.steps[last].dice) == ("refill", (die,))
    assert (last in found.moments) == decides
    assert (max(found.steps[last].gave) > 0.7) == decides


def test_luck_is_what_changes_hands() -> None:
    gave = np.array([step.gave for step in analysed(a_game(4)).steps])
    assert np.abs(gave.sum(axis=1)).max() < 1e-4
