"""The bots for Blueprints: lawful, blind to what is hidden, repeatable, each clearly stronger than the one before."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import islice
from typing import TypeVar

import pytest
from msgspec.structs import replace

from benchmarks.company import evening
from chantier import registry
from chantier.bots.blueprints import Architect, Builder, Dabbler, Greedy, Novice, Planner, compile_fallback
from chantier.bots.blueprints.builder import appeal
from chantier.bots.blueprints.greedy import best_placement, expected_points
from chantier.core.bot import Bot
from chantier.core.chance import SeededChance
from chantier.core.errors import Refusal
from chantier.core.match import Match
from chantier.core.sight import Sight
from chantier.games.blueprints.moves import TakeDie
from chantier.games.blueprints.notation import read_building
from chantier.games.blueprints.pieces import DICE, Building, Material, Plan
from chantier.games.blueprints.state import Options, standing
from chantier.games.blueprints.view import DeskView
from chantier.lab.blueprints.kernel import warm_up
from chantier.lab.simulate import Series, play_one
from tests.bots.support.watching import PLAN, REGISTERED, TABLES, choices, dice, sight_by_hand, through_the_wire, turns
from tests.support.playing import OneStream

BOTS = pytest.mark.parametrize("bot", [Dabbler(), Novice(), Greedy(), Builder(), Planner()], ids=lambda bot: bot.name)
T = TypeVar("T")


class Always:
    """A chance that always answers with the item at one place."""

    def __init__(self, place: int) -> None:
        self._place = place

    def choose(self, items: Sequence[T], purpose: str) -> T:
        return items[self._place]


# What every bot owes


@BOTS
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_bot_only_answers_with_legal_moves(bot: Bot, seats: int, options: Options) -> None:
    answers = list(turns(bot, seats, options, games=8))
    assert len(answers) == 8 * 18 * seats
    assert all(move in sight.legal for sight, move in answers)


@BOTS
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_needs_nothing_but_its_sight(bot: Bot, seats: int) -> None:
    """Given only what went over the wire as JSON, it answers the same."""
    for sight, _ in turns(bot, seats, Options(first="chance"), games=1):
        assert bot.choose(through_the_wire(sight), SeededChance(1)) == bot.choose(sight, SeededChance(1))


@BOTS
def test_what_stands_behind_other_screens_changes_no_answer(bot: Bot) -> None:
    """Behind the same view other desks are imagined: the bot cannot tell the difference."""
    match = Match(REGISTERED.game, 3, Options(), OneStream(5))
    twins = 0
    while (seat := match.to_move()) is not None:
        sight = match.sight(seat)
        twin = REGISTERED.game.imagine(sight.view, SeededChance(len(match.log)))
        twins += twin.desks != match.state.desks
        legal = REGISTERED.game.legal_moves(twin)
        imagined = type(sight)(seat, REGISTERED.game.view(twin, seat), (), legal)
        move = bot.choose(sight, SeededChance(9))
        assert bot.choose(imagined, SeededChance(9)) == move
        match.play(seat, move)
    assert twins > 40


@BOTS
def test_the_same_sight_and_chance_give_the_same_answer(bot: Bot) -> None:
    """From another bot of its kind too: nothing is remembered from move to move."""
    for sight, _ in islice(turns(bot, 2, Options(), games=1), 30):
        answers = {one.choose(sight, SeededChance(3)) for one in (bot, bot, type(bot)())}
        assert len(answers) == 1


# Strength


def share_of_wins(stronger: str, weaker: str, seats: int, games: int) -> float:
    """One of the stronger against as many of the weaker as fit, in every seat equally often."""
    won = 0.0
    for number in range(games):
        seat = number % seats
        names = [stronger if one == seat else weaker for one in range(seats)]
        makers = tuple(REGISTERED.bots[name] for name in names)
        series = Series(REGISTERED.game, REGISTERED.recorder, makers, Options(), REGISTERED.statistics, "strength")
        winners = play_one(series, number // seats).outcome.winners
        won += (seat in winners) / len(winners)
    return won / games


@pytest.mark.parametrize(
    ("stronger", "weaker", "seats", "at_least"),
    [
        ("dabbler", "uniform", 2, 0.75),
        ("novice", "dabbler", 2, 0.55),
        ("greedy", "novice", 2, 0.65),
        ("builder", "greedy", 2, 0.75),
        ("dabbler", "uniform", 4, 0.60),
        ("novice", "dabbler", 4, 0.30),
        ("greedy", "novice", 4, 0.45),
        ("builder", "greedy", 4, 0.45),  # four equal players would win a quarter each
        ("planner", "builder", 2, 0.65),
        ("planner", "builder", 4, 0.40),
    ],
)
def test_each_bot_is_clearly_stronger_than_the_one_before(
    stronger: str, weaker: str, seats: int, at_least: float
) -> None:
    assert share_of_wins(stronger, weaker, seats, games=60) >= at_least


def test_equal_bots_win_equally_often() -> None:
    """Guards the measure itself: it must not favour whoever it is asked about."""
    assert 0.35 <= share_of_wins("uniform", "uniform", 2, games=100) <= 0.65


# The bots that search


def test_the_architect_answers_with_a_legal_move_and_twice_with_the_same() -> None:
    sight, _ = next(islice(turns(Builder(), 2, Options(), games=1), 7, None))
    moves = {Architect().choose(sight, SeededChance(1)) for _ in range(2)}
    assert len(moves) == 1
    assert moves.pop() in sight.legal


@pytest.mark.parametrize(("is_ready", "plays"), [(True, Planner()), (False, Builder())])
def test_where_a_person_waits_the_builder_plays_until_the_machine_code_is_there(
    monkeypatch: pytest.MonkeyPatch, is_ready: bool, plays: Bot
) -> None:
    started = []
    monkeypatch.setattr(warm_up, "start", lambda: started.append(True))
    monkeypatch.setattr(warm_up, "ready", lambda within_s: is_ready and within_s < 2)
    bot = registry.bots_for_people(REGISTERED)["planner"]()
    assert (bot.name, started) == ("planner", [True])
    differ = 0
    for sight, _ in islice(turns(Builder(), 2, Options(), games=1), 12):
        move = bot.choose(sight, SeededChance(1))
        assert move == plays.choose(sight, SeededChance(1))
        differ += Planner().choose(sight, SeededChance(1)) != Builder().choose(sight, SeededChance(1))
    assert differ, "or this would show nothing"


class Prepared:
    def start(self) -> None:
        pass

    def ready(self, within_s: float, /) -> bool:
        return True


def test_on_a_server_bots_that_search_think_in_another_process_with_the_same_result(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sight, _ = next(islice(turns(Builder(), 2, Options(), games=1), 7, None))
    seed = SeededChance(1).choose(range(2**32), "bot")
    expected = Planner().choose(sight, SeededChance(seed))  # first, so that the machine code is there
    thinkers = compile_fallback.Thinkers(1)
    monkeypatch.setattr(thinkers, "_preparation", Prepared())
    bot = thinkers.attended(Planner)
    assert bot.choose(sight, SeededChance(1)) == expected
    assert thinkers.crew.ask(os.getpid) != os.getpid()
    assert thinkers.crew.ask(os.getpriority, os.PRIO_PROCESS, 0) > os.getpriority(os.PRIO_PROCESS, 0)

    def refuse(*_: object) -> None:
        raise Refusal("site_worker_died")

    monkeypatch.setattr(thinkers.crew, "ask", refuse)
    assert bot.choose(sight, SeededChance(1)) == Builder().choose(sight, SeededChance(1))
    assert "site_worker_died" in caplog.text
    monkeypatch.undo()
    thinkers.crew.dismiss()


# Greedy


def value_of_die(plan: Plan, building: Building, picks_left: int) -> float:
    return float(sum(int(die[1]) for stack in building for die in stack))


def test_the_best_placement_is_the_one_worth_most() -> None:
    assert best_placement(choices("W1 S4 G2", "x G6 / G6 G6 / G3 x"), value_of_die, 0, Always(0)) == ("S4", "a3")


def test_among_placements_worth_the_same_chance_decides() -> None:
    offered = choices("W1 S4 S4")
    found = [best_placement(offered, value_of_die, 0, Always(place)) for place in range(4)]
    assert found == [("S4", "b1"), ("S4", "a2"), ("S4", "b2"), ("S4", "a3")]
    with pytest.raises(IndexError):
        best_placement(offered, value_of_die, 0, Always(4))


def test_nothing_is_lost_by_rounding_among_placements_worth_the_same() -> None:
    def noisy(plan: Plan, building: Building, picks_left: int) -> float:
        return 0.1 + 0.2 if building[1] else 0.3

    assert best_placement(choices("W1"), noisy, 0, Always(0)) == ("W1", "b1")
    assert best_placement(choices("W1"), noisy, 0, Always(-1)) == ("W1", "a3")


def test_a_die_that_fits_nowhere_leaves_the_building_as_it_is() -> None:
    assert best_placement(choices("W1", "x G6 / G6 G6 / G3 x"), value_of_die, 0, Always(0)) == ("W1", None)


def test_greedy_counts_the_bonus_only_once_it_is_there() -> None:
    almost = read_building(PLAN, "x G1 / G1G1G1 G1 / - x")
    done = read_building(PLAN, "x G1 / G1G1G1 G1 / G1 x")
    assert expected_points(PLAN, almost, 1) == 5
    assert expected_points(PLAN, done, 0) == 6 + 6


@pytest.mark.parametrize(("pool", "seen"), [("W1 G2 R1", {"W1", "G2", "R1"}), ("W1 G3 R1", {"G3"})])
def test_greedy_does_not_see_less_than_a_point(pool: str, seen: set[str]) -> None:
    """The last die: wood beside one other die and a first recycled die score 2, a glass what it shows."""
    sight = sight_by_hand(pool, "x - / S6 - / - x", taken="S6 W1 W1 W1 W1")
    assert {Greedy().choose(sight, SeededChance(seed)).die for seed in range(40)} == seen


def test_greedy_takes_the_last_die_that_earns_most() -> None:
    """The plan is lost; a glass 5 would score 5, a stone on level 4 scores 8."""
    sight = sight_by_hand("S2 G5", "x G1G1 / S1S1S1 - / - x", taken="S1 S1 S1 G1 G1")
    assert Greedy().choose(sight, Always(0)) == TakeDie(DICE["S2"], "a2")


@pytest.mark.parametrize(("taken", "die"), [("", "W1"), ("G1 G2 G3 G4 G5", "G1")])
def test_greedy_hopes_for_neighbours_only_while_picks_are_to_come(taken: str, die: str) -> None:
    """Picks are counted from the dice taken, not from the building: a removed die was a pick too (B24)."""
    sight = sight_by_hand("W1 G1", "x - / - - / - x", taken)
    assert Greedy().choose(sight, Always(0)).die == die


def test_greedy_leaves_to_chance_what_it_removes() -> None:
    sight = next(sight for sight, _ in turns(Greedy(), 2, Options(), games=1))
    removed = {Greedy().choose(sight, SeededChance(seed)).discard for seed in range(50)}
    assert len(removed) > 2


# Builder


@pytest.mark.parametrize(
    ("die", "taken", "worth"),
    [
        ("W1", "", 4.5),
        ("S6", "", 4.0),
        ("G6", "", 6.0),
        ("G1", "", 1.0),
        ("R1", "", 2.0),  # the first recycled die: 0 to 2
        ("R1", "R2", 3.0),  # the second: 2 to 5
        ("R1", "R2 R3", 5.0),  # the third: 5 to 10
        ("R1", "R2 R3 W4 W4 W4", 5.0),
        ("W1", "W2 W3 S4", 4.5 + 1),  # a fourth value of four: Geometer comes nearer
        ("W1", "W2 W3 W4", 4.5 + 2 + 1),  # and a fourth of one material
        ("S5", "W5 G5", 4.0 + 2),  # a third of one value
        ("S5", "W5 G5 R5", 4.0 + 4),  # a fourth of one value
        ("G2", "W1 R1 S3", 2.0),  # a value twice: Geometer is gone
    ],
)
def test_appeal_weighs_what_a_rival_has_taken(die: str, taken: str, worth: float) -> None:
    assert appeal(DICE[die], dice(taken)) == pytest.approx(worth)


def test_b29_what_a_rival_could_not_place_is_no_use_to_it_nor_is_anything_lower() -> None:
    """Nor do removed dice count towards its Prizes."""
    assert [appeal(DICE[die], (), dice("S3 W1")) for die in ("G2", "S3", "G4")] == [0.0, 0.0, 4.0]
    match = Match(REGISTERED.game, 2, Options(), OneStream(1))
    rival = DeskView(dice("G4 W5 S6 R3 R3"), removed=dice("R3 R3"))
    view = match.sight(0).view
    view = replace(view, pool=dice("R3 W1 G6 G6"), desks=(view.desks[0], rival))
    sight = Sight(0, view, (), choices("R3 W1 G6 G6", discards=True))
    assert Builder().choose(sight, Always(0)).discard == "G6", "a third recycled die would be worth more, if it fitted"


def test_builder_removes_the_die_its_only_rival_would_like_best() -> None:
    compared = 0
    for sight, move in turns(Builder(), 2, Options(), games=3):
        assert sight.seat is not None
        assert move.discard is not None
        rival = sight.view.desks[1 - sight.seat]
        built, rest = standing(rival.taken, rival.removed), sight.legal.discards_beside(move.die)
        assert appeal(move.discard, built, rival.removed) == max(appeal(die, built, rival.removed) for die in rest)
        compared += len(rest) > 1
    assert compared > 100


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_rivals_nothing_is_removed(seats: int) -> None:
    assert {move.discard for _, move in turns(Builder(), seats, Options(), games=1)} == {None}


@pytest.mark.parametrize("bot", [Greedy(), Builder()], ids=lambda bot: bot.name)
def test_a_bot_finishes_the_plan_when_it_can(bot: Bot) -> None:
    """A glass 4 scores 4 wherever it stands, and the bonus only on a3."""
    sight = sight_by_hand("G4", "x G1 / G2G2G3 G1 / - x", taken="G1 G2 G2 G3 G1")
    assert bot.choose(sight, Always(0)).space == "a3"


@pytest.mark.parametrize(("bot", "space"), [(Greedy(), "b1"), (Builder(), "a2")], ids=["greedy", "builder"])
def test_builder_keeps_an_unfinished_plan_in_mind_and_greedy_does_not(bot: Bot, space: str) -> None:
    """Stone scores 3 on level 2 of any stack, but with one pick to come only a2 leaves the plan possible."""
    sight = sight_by_hand("S4", "x G3 / G1 G1 / G3 x", taken="G3 G1 G1 G3")
    assert bot.choose(sight, Always(0)).space == space


def test_builder_gives_up_points_for_a_prize() -> None:
    """A fourth 2 qualifies for Structural Integrity: worth more than four points more of glass."""
    sight = sight_by_hand("G6 G2", "x G2 / G2 G2 / S1 x", taken="G2 G2 G2 S1 S1")
    assert Builder().choose(sight, Always(0)).die == "G2"
    assert Greedy().choose(sight, Always(0)).die == "G6"


@pytest.mark.parametrize(
    ("in_demand", "die"),
    [
        ((Material.GLASS, Material.WOOD), "G2"),
        ((Material.STONE, Material.GLASS), "S1"),
        ((Material.GLASS, Material.STONE), "G2"),
        ((Material.WOOD, Material.STONE), "S1"),
    ],
)
def test_among_dice_worth_the_same_builder_takes_the_one_in_demand(
    in_demand: tuple[Material, Material], die: str
) -> None:
    """Two points either way, but ties are broken by materials in demand, the first before the second (B41)."""
    sight = sight_by_hand("S1 G2", "x - / - - / - x", taken="W1 W2 W3 W5 W6", in_demand=in_demand)
    assert Builder().choose(sight, Always(0)).die == die


# Company for a newcomer


@pytest.mark.parametrize(("level", "least", "most"), [(REGISTERED.first, 0.25, 0.75), ("greedy", 0.0, 0.15)])
def test_a_newcomer_has_a_chance_at_the_first_level_and_little_above(level: str, least: float, most: float) -> None:
    """A sample of `benchmarks.company`: 44 % and 3 % of 600 games there, so 90 games leave room for luck."""
    games = range(90)
    assert least <= evening(level, games).won / len(games) <= most
